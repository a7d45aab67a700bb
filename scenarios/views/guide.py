"""Reading how scenario documents are written."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scenarios import guides as every


@require_safe
def guides(request: HttpRequest) -> HttpResponse:
    """The guide about scenarios of all games, with links to those of the games."""
    return render(request, "scenarios/guide.html", {"guide": every.general(), "guides": every.guides()})


@require_safe
def guide(request: HttpRequest, game: str) -> HttpResponse:
    """The guide of one game's documents."""
    found = every.guide_of(game)
    if found is None:
        raise Http404
    context = {"guide": found, "guides": every.guides(), "game": game, "game_title": every.guides()[game]}
    return render(request, "scenarios/guide.html", context)
