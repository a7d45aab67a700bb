"""The page of the qualities of a playtest, and the button that asks for them."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from simulate.models import Batch, WatchedPlay
from simulate.results import words as result_words
from simulate.results.access import own_batch, visible_batch
from simulate.results.qualities import charts, foreseeing, selectors, services, words
from simulate.results.reading import read

POLL_S = 2


@require_safe
def qualities(request: HttpRequest, public_id: str) -> HttpResponse:
    """The qualities of play of a playtest; `?with=ID` compares them with those of another one."""
    batch = visible_batch(request, public_id)
    play = selectors.play_of(batch)
    others = list(selectors.comparable(batch, request.user)) if play is not None and play.result else []
    other = next((each for each in others if each.public_id == request.GET.get("with")), None)
    context = {
        "batch": batch,
        "play": play,
        "is_owner": batch.is_owned_by(request.user),
        "refusal": services.refusal(batch),
        "problem": words.PROBLEMS.get(play.problem, "") if play is not None else "",
        "line_up": result_words.line_up(read(batch)),
        "others": others,
        "other": other,
        "poll_s": POLL_S,
        **_how_far(batch, play, request.user.pk or 0),
        **_found(play, other),
    }
    return render(request, "simulate/qualities.html", context)


def _how_far(batch: Batch, play: WatchedPlay | None, reader_id: int) -> dict[str, object]:
    """The progress of games that are being watched, or the time that it would take."""
    if play is not None and play.is_open:
        done = {"done": play.done, "games": play.wanted}
        return {"progress": done, "progress_line": foreseeing.progress_line(play)}
    if play is None and not services.refusal(batch):
        return {"time": foreseeing.time_before(batch, reader_id)}
    return {}


def _found(play: WatchedPlay | None, other: Batch | None) -> dict[str, object]:
    if play is None or not selectors.qualities_of(play):
        return {}
    assert play.result is not None
    compared = selectors.play_of(other) if other is not None else None
    return {
        "rows": list(selectors.rows(play, compared)),
        "charts": [chart for chart in (charts.course(play.result), charts.reliability(play.result)) if chart],
        "kinds": [(kind, f"{times:.1f}") for kind, times in play.result["kinds"]],
    }


@login_required
@require_POST
def measure(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask for the qualities of one's own playtest."""
    batch = own_batch(request, public_id)
    assert isinstance(request.user, AbstractBaseUser)
    try:
        services.ask(batch=batch, user=request.user)
    except services.CannotMeasure as refused:
        messages.error(request, str(refused))
    return redirect("simulate:qualities", batch.public_id)
