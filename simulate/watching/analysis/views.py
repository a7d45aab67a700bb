"""The analysis of a game as a part of its page: the curve, the swings, the options of one decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlencode

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from sandtable.agents import USUAL, versioned
from simulate.models import Batch, Thoughts, WatchState
from simulate.results.access import visible_batch
from simulate.watching.analysis import services
from simulate.watching.analysis.curve import drawn
from simulate.watching.analysis.foreseeing import times
from simulate.watching.analysis.selectors import Course, course_of
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.selectors import ALL, NONE, SEATS, seats_of

PIECE: Final = "simulate/watching/analysis/_analysis.html"
PAGE: Final = "simulate/watching/analysis/page.html"


@require_safe
def thoughts(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """The thoughts about a game as far as they go: a piece of its page, or a page of its own without scripts."""
    batch, opened = _opened(request, public_id, number)
    at = _number(request.GET.get("at", ""), opened.last)
    context = _context(request, batch, number, opened, at)
    is_piece = request.headers.get("HX-Request") == "true"
    return render(request, PIECE if is_piece else PAGE, context)


@require_safe
def options(request: HttpRequest, public_id: str, number: int, at: int) -> HttpResponse:
    """The options of one decision with their worth."""
    batch, opened = _opened(request, public_id, number)
    kept = _chosen(services.thoughts_of(batch, number), request.GET.get("judge", ""))
    if kept is None or kept.state != WatchState.DONE or at > opened.last:
        raise Http404("nothing is known about this decision")
    shown = _options(course_of(kept), opened, at, _view(request))
    return render(request, "simulate/watching/analysis/_options.html", {**shown, "at": at})


@login_required
@require_POST
def ask(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """Ask what an agent thinks of this game."""
    batch, opened = _opened(request, public_id, number)
    assert isinstance(request.user, AbstractBaseUser)
    judge = request.POST.get("judge", USUAL)
    try:
        services.ask(batch=batch, number=number, game=opened, user=request.user, judge=judge)
    except services.CannotThink as reason:
        messages.error(request, str(reason))
    at = _number(request.POST.get("at", ""), opened.last)
    return redirect(f"{reverse('simulate:game', args=[public_id, number])}?at={at}#replay")


def _opened(request: HttpRequest, public_id: str, number: int) -> tuple[Batch, OpenGame]:
    batch = visible_batch(request, public_id)
    if batch.record(number) is None:
        raise Http404("no such game")
    opened = LIBRARY.open(batch, number)
    if not isinstance(opened, OpenGame):
        raise Http404("the page of the game has to be opened first")
    return batch, opened


def _context(request: HttpRequest, batch: Batch, number: int, opened: OpenGame, at: int) -> dict[str, Any]:
    found, view = services.thoughts_of(batch, number), _view(request)
    kept = _chosen(found, request.GET.get("judge", ""))
    context = {
        "batch": batch, "number": number, "thoughts": kept, "at": at, "view_name": view, "last": opened.last,
        "judges": list(found), "others": [name for name in services.JUDGES if name not in found],
        "query": urlencode({"view": view, "at": at, "judge": kept.agent if kept is not None else ""}),
    }  # fmt: skip
    if kept is None or kept.state != WatchState.DONE:
        is_failed = kept is not None and kept.state == WatchState.FAILED
        may_ask = request.user.is_authenticated and (kept is None or is_failed)
        return context | {"times": times(batch, opened.last, services.JUDGES) if may_ask else {}}
    course = course_of(kept)
    context |= _options(course, opened, at, view) | {"is_learned": course.model is not None}
    return context | (_curve(course, kept, at) if view == ALL else {})


def _chosen(found: Mapping[str, Thoughts], judge: str) -> Thoughts | None:
    """The thoughts of this judge; without one, or where it did not judge, the newest ones."""
    return found.get(versioned(judge)) or next(iter(found.values()), None)


def _curve(course: Course, kept: Thoughts, at: int) -> dict[str, Any]:
    """The curve and the swings: they follow from everything, so that they are for those who see everything."""
    return {
        "curve": drawn(course, at) if course.points else None,
        "swings": [(each, course.names[each.party], round(100 * each.lost)) for each in course.swings],
    }


def _options(course: Course, opened: OpenGame, at: int, view: str) -> dict[str, Any]:
    """The options for those who may see the open question: its seat, and those who see everything."""
    found = course.at(at)
    question = opened.state(at).ask() if found is not None else None
    if found is None or question is None or view not in (ALL, str(found.position.seat)):
        return {"options": []}
    shown = list(course.options(found, question.options, opened.recording.decisions[at]))
    names = [name for name, _taken_by in seats_of(course.thoughts.batch, course.thoughts.number)]
    return {
        "options": shown,
        "untold": found.count - len(shown),
        "decides": names[found.position.seat],
        "looks_ahead": not course.thoughts.agent.startswith("greedy"),
    }


def _view(request: HttpRequest) -> str:
    name = request.GET.get("view", ALL)
    return name if name in (NONE, *SEATS) else ALL


def _number(text: str, last: int) -> int:
    return min(int(text), last) if text.isascii() and text.isdigit() and len(text) < 10 else 0
