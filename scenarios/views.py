"""Pages of scenarios."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scenarios.models import Scenario
from scenarios.schemas import schemas
from simulate.engine.registry import all_games

PER_PAGE = 25


@require_safe
def scenario_list(request: HttpRequest) -> HttpResponse:
    """Public scenarios and the reader's own."""
    listed = Scenario.objects.listed_for(request.user).select_related("owner")
    page = Paginator(listed, PER_PAGE).get_page(request.GET.get("page"))
    games = [all_games()[name].title for name in schemas()]
    return render(request, "scenarios/scenario_list.html", {"page_obj": page, "games": games})
