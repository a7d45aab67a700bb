"""Pages of shared results: the choice of readers, running one again, and the list of public ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from simulate.asking.refusals import KeyReused, Refused
from simulate.models import Batch, SeatedGame, Series, Study
from simulate.results.access import own_batch, own_series, visible_batch
from simulate.results.sharing import selectors, services
from simulate.results.table_words import who_plays
from simulate.results.views import list_row

PER_PAGE = 25
MOST_KEY = 64
"""Characters of the hidden key of a form."""


@login_required
@require_POST
def visibility(request: HttpRequest, public_id: str) -> HttpResponse:
    """The owner chooses who may see a playtest."""
    return choose_readers(request, own_batch(request, public_id))


@login_required
@require_POST
def series_visibility(request: HttpRequest, public_id: str) -> HttpResponse:
    """The owner chooses who may see a series with its playtests."""
    return choose_readers(request, own_series(request, public_id))


def choose_readers(request: HttpRequest, result: Batch | Series | Study | SeatedGame) -> HttpResponse:
    """The answer to the owner's form about the readers of a result."""
    try:
        services.set_visibility(result=result, visibility=request.POST.get("visibility", ""))
    except services.UnknownVisibility as error:
        messages.error(request, str(error))
    else:
        said = _("The result is now %(visibility)s.") % {"visibility": result.get_visibility_display().lower()}
        messages.success(request, said)
    return redirect(f"{result.shared_url}#sharing")


@login_required
@require_POST
def again(request: HttpRequest, public_id: str) -> HttpResponse:
    """Run a playtest again, as a playtest of the reader's own."""
    assert isinstance(request.user, AbstractBaseUser)
    batch = visible_batch(request, public_id)
    key = f"again:{request.POST.get('key', '')[:MOST_KEY]}"
    try:
        return redirect(services.run_again(batch=batch, owner=request.user, idempotency_key=key))
    except Refused as refusal:
        for problem in refusal.problems:
            messages.error(request, problem)
    except KeyReused:
        messages.error(request, _("This form was sent already with other values. Load the page again."))
    return redirect(batch)


@require_safe
def public_results(request: HttpRequest) -> HttpResponse:
    """Results that everybody may see, newest first; `?show=` names series, studies or games instead of playtests."""
    show = request.GET.get("show", "")
    found: Any
    line: Callable[[Any], dict[str, Any]]
    if show == "series":
        found, line = selectors.public_series(), _series_row
    elif show == "studies":
        found, line = selectors.public_studies(), _study_row
    elif show == "games":
        found, line = selectors.public_games(), _game_row
    else:
        show, found, line = "matches", selectors.public_batches(), list_row
    page = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    context = {"show": show, "page_obj": page, "rows": [line(each) for each in page]}
    return render(request, "simulate/public_results.html", context)


def _series_row(series: Series) -> dict[str, Any]:
    return {"series": series}


def _game_row(game: SeatedGame) -> dict[str, Any]:
    return {"game": game, "who": ", ".join(who_plays(game, is_owner=False))}


def _study_row(study: Study) -> dict[str, Any]:
    return {"study": study}
