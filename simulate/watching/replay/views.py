"""The pages of one game: its course and its moments."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from sandtable.engine.viewing import has_view, viewing_of
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.plan import GameRecord
from simulate.models import Batch
from simulate.queue.relay import QueueDown
from simulate.results import words as result_words
from simulate.results.access import visible_batch
from simulate.results.panel import preview
from simulate.results.played_by import played_by
from simulate.results.reading import read
from simulate.watching.boards import board_of
from simulate.watching.replay import preparing
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.log_html import log_rows
from simulate.watching.replay.look import look_of
from simulate.watching.replay.moment import Moment
from simulate.watching.replay.preparing import Failed, TooManyAsked
from simulate.watching.replay.selectors import (
    ALL,
    NONE,
    SEATS,
    Line,
    end_of,
    game_told,
    log_lines,
    refusal_words,
    refused_before,
    viewer_of,
)
from simulate.watching.replay.store import Refusal
from simulate.watching.replay.tasks import send
from simulate.watching.replay.timeline import timeline
from simulate.words import versions
from web.api.conditional import has_version, strong_etag
from web.api.throttling import Replays

_INDENT: Final = re.compile(r"\s*\n\s*")
"""A line break with the indentation of a template: a third of a board."""
TRY_AGAIN_S = 3
YEAR_S = 365 * 24 * 3600


class Asked(NamedTuple):
    """The counted game that an address names."""

    batch: Batch
    counted: GameRecord


def _asked(request: HttpRequest, public_id: str, number: int) -> Asked:
    batch = visible_batch(request, public_id)
    counted = batch.record(number)
    if counted is None:
        raise Http404("no such game")
    return Asked(batch, counted)


@require_safe
def game(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """One counted game: the board at a moment (`?at=57`) beside the log, as everybody or one seat saw it (`?view=`)."""
    batch, counted = _asked(request, public_id, number)
    context = _facts(request, batch, counted)
    if refused := refused_before(batch, counted):
        return render(request, "simulate/game.html", {**context, "refused": refused})
    opened = LIBRARY.open(batch, number)
    if opened is None:
        waits = _let_prepare(request, batch, counted)
        opened = LIBRARY.open(batch, number)
        if opened is None:
            return _waits(request, context, waits)
    if isinstance(opened, Refusal):
        return render(request, "simulate/game.html", {**context, "refused": refusal_words(opened)})
    return render(request, "simulate/game.html", {**context, **_replay(request, batch, counted, opened)})


@require_safe
def moment(request: HttpRequest, public_id: str, number: int, at: int) -> HttpResponse:
    """One moment as a piece of the page. It never changes while the rules, the board and the language are the same."""
    batch, counted = _asked(request, public_id, number)
    view, token = view_name(request), token_of(batch.game)
    etag = strong_etag("moment", batch.public_id, number, at, view, token)
    opened = LIBRARY.open(batch, number)
    if not isinstance(opened, OpenGame) or at > opened.last:
        raise Http404("no such moment")
    if has_version(request, etag):
        response: HttpResponse = HttpResponseNotModified()
    else:
        shown = _moment(batch, counted, opened, view, at, is_step=True)
        text = render_to_string("simulate/watching/replay/_moment.html", shown, request)
        response = HttpResponse(_INDENT.sub("\n", text))
    response["ETag"] = etag
    if request.GET.get("v") == token:
        patch_cache_control(response, private=True, max_age=YEAR_S, immutable=True)
    else:
        patch_cache_control(response, private=True, no_cache=True)
    return response


@require_safe
def preparing_progress(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """The state of a game that is being prepared; the page is loaded anew when it is there."""
    batch, counted = _asked(request, public_id, number)
    if LIBRARY.open(batch, number) is not None:
        response = HttpResponse(status=204)
        response["HX-Refresh"] = "true"
        return response
    waits = _let_prepare(request, batch, counted)
    return render(request, "simulate/watching/replay/_waits.html", {"batch": batch, "counted": counted, **waits})


def _let_prepare(request: HttpRequest, batch: Batch, counted: GameRecord) -> dict[str, Any]:
    """Ask for the game if need be; how things stand, for the template."""
    try:
        stands = preparing.ask_for(
            batch,
            counted.number,
            lambda: send(batch.pk, counted.number),
            lambda: Replays().allow_request(request, None),  # type: ignore[arg-type]  # it asks for user and address
        )
    except QueueDown:
        return {"problem": _("No worker can be asked right now. This page asks again in a few seconds.")}
    except TooManyAsked:
        return {"problem": _("You have opened many games that were not played again yet. Come back in a while.")}
    if isinstance(stands, Failed):
        return {"problem": _("No worker has brought this game to its end."), "has_failed": True}
    return {"played": stands.played}


def _waits(request: HttpRequest, context: dict[str, Any], waits: dict[str, Any]) -> HttpResponse:
    """A page that asks again until the game is there."""
    return render(request, "simulate/game_waits.html", {**context, **waits, "try_again_s": TRY_AGAIN_S}, status=202)


# -- contexts ----------------------------------------------------------------------------------------------------


def _facts(request: HttpRequest, batch: Batch, counted: GameRecord) -> dict[str, Any]:
    line = result_words.of_game(read(batch), counted)
    return {
        "batch": batch,
        "is_owner": batch.is_owned_by(request.user),
        "preview": preview(request, batch, batch.title, line),
        "counted": counted,
        "told": game_told(batch, counted),
        "outcome": line,
        "rules": versions(played_by(batch.game, batch.snapshot)),
        "digest": f"{counted.digest:016x}",
        "command": f"manage.py replay {batch.public_id} {counted.number}",
    }


def _replay(request: HttpRequest, batch: Batch, counted: GameRecord, opened: OpenGame) -> dict[str, Any]:
    """The board at the asked moment, the course of the game, and its log."""
    view = view_name(request)
    shown = _moment(batch, counted, opened, view, moment_number(request.GET.get("at", ""), opened.last))
    lines = shown["moment"].lines
    board = board_of(batch.game)
    course = timeline(opened.last, lines, viewing_of(batch.game).moments if has_view(batch.game) else {})
    return {
        **shown,
        "address": reverse("simulate:game", args=[batch.public_id, counted.number]),
        "is_verified": opened.recording.digest == counted.digest,
        "end": end_of(batch, counted, opened.recording, lines),
        "log_rows": log_rows(lines, view, shown["moment"].current),
        "timeline": course,
        "buttons_back": course.buttons_back(shown["moment"].at),
        "buttons_on": course.buttons_on(shown["moment"].at),
        "stylesheets": board.stylesheets if board else (),
        "scripts": board.scripts if board else (),
        "views": _views(batch, counted, shown["moment"]),
    }


def _moment(
    batch: Batch, counted: GameRecord, opened: OpenGame, view: str, at: int, is_step: bool = False
) -> dict[str, Any]:
    seats = read(batch).seating(counted.number)
    lines = _lines(opened, viewer_of(view, len(seats)))
    found = Moment(opened, at, viewer_of(view, len(seats)), lines, is_step)
    return {
        "batch": batch,
        "counted": counted,
        "view_name": view,
        "moment": found,
        "board": found.board([taken_by for _name, taken_by in seats]),
        "is_counted": True,
        "token": token_of(batch.game),
    }


def _lines(opened: OpenGame, viewer: int) -> tuple[Line, ...]:
    return tuple(log_lines(opened.recording.events, viewer))


def _views(batch: Batch, counted: GameRecord, shown: Moment) -> list[tuple[str, str]]:
    """The eyes to look through; a seat has its name of the game as well ("Player 1: Blue")."""
    names = [name or taken_by for name, taken_by in read(batch).seating(counted.number)]
    if shown.seen is not None:
        own = [str(seat["name"]) for seat in shown.seen.seats]
        names = [name if each == name else f"{name}: {each}" for name, each in zip(names, own, strict=True)]
    return [(ALL, _("All")), *zip(SEATS, names, strict=False), (NONE, _("Onlooker"))]


def view_name(request: HttpRequest) -> str:
    """The eyes that an address asks for; all for anything unknown."""
    name = request.GET.get("view", ALL)
    return name if name in (NONE, *SEATS) else ALL


def moment_number(text: str, last: int) -> int:
    """The moment that an address asks for; the first one for anything else."""
    return min(int(text), last) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def token_of(name: str) -> str:
    """A few letters that change when the same moment may look different."""
    return strong_etag(fingerprint(name), look_of(name), get_language())[1:13]
