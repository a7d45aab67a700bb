"""The page of one game."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from simulate.models import Batch
from simulate.replay.selectors import SEATS, game_told
from simulate.replay.store import Busy
from simulate.results import words as result_words
from simulate.results.access import visible_batch
from simulate.results.reading import read

TRY_AGAIN_S = 3


@login_required
@require_safe
def game(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """One counted game, played again: its log as a seat (`?view=0`) or nobody (`?view=none`) saw it."""
    batch = visible_batch(request, public_id)
    try:
        told = game_told(batch, number, request.GET.get("view", "all"))
    except Busy:
        return _ask_again(request, batch, number)
    if told is None:
        raise Http404("no such game")
    context = {
        "batch": batch,
        "told": told,
        "outcome": result_words.outcome(told.record.outcome, read(batch).winners(told.record)),
        "digest": f"{told.record.digest:016x}",
        "command": f"manage.py replay {batch.public_id} {number}",
        "views": [
            ("all", _("All")),
            *zip(SEATS, told.viewers, strict=False),
            ("none", _("Onlooker")),
        ],
    }
    return render(request, "simulate/game.html", context)


def _ask_again(request: HttpRequest, batch: Batch, number: int) -> HttpResponse:
    """A page that reloads itself."""
    response = render(request, "simulate/game_waits.html", {"batch": batch, "number": number}, status=503)
    response["Retry-After"] = response["Refresh"] = str(TRY_AGAIN_S)
    return response
