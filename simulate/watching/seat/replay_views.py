"""The replay of an ended game with people, for its owner and, once it is shared, for other readers.

The player is the same as for counted games. It shows the game that follows from the stored choices.
"""

from __future__ import annotations

from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.guests import visitor_of
from sandtable.engine.viewing import has_view, viewing_of
from simulate.models import SeatedGame
from simulate.queue.relay import QueueDown
from simulate.results import panel as sharing_panel
from simulate.results.played_by import played_now
from simulate.results.sharing.views import choose_readers
from simulate.results.table_words import seat_names, who_plays
from simulate.watching.boards import board_of
from simulate.watching.replay import preparing
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.log_html import log_rows
from simulate.watching.replay.moment import Moment
from simulate.watching.replay.preparing import Failed, TooManyAsked
from simulate.watching.replay.selectors import ALL, NONE, SEATS, log_lines, refusal_words, viewer_of
from simulate.watching.replay.store import Refusal
from simulate.watching.replay.timeline import timeline
from simulate.watching.replay.views import TRY_AGAIN_S, moment_number, token_of, view_name
from simulate.watching.seat.access import own_game
from simulate.watching.seat.tasks import send_replay
from simulate.watching.table.standing import readable_by, seat_person
from simulate.words import versions
from web.api.throttling import Replays


def _ended(request: HttpRequest, public_id: str) -> SeatedGame:
    """A game that has ended and that this reader may see; until its end nobody may see everything."""
    reader = visitor_of(request)
    game = get_object_or_404(readable_by(reader).select_related("owner"), public_id=public_id)
    seated = seat_person(game, reader)
    if not seated.own_seats:
        seated.names = {}  # others don't learn who has played
    return seated


@require_safe
def seat_replay(request: HttpRequest, public_id: str) -> HttpResponse:
    """The whole game, step by step."""
    game = _ended(request, public_id)
    context = _facts(request, game)
    opened = LIBRARY.open(game, game.number)
    if opened is None:
        waits = _let_prepare(request, game)
        opened = LIBRARY.open(game, game.number)
        if opened is None:
            waiting = {**context, **waits, "try_again_s": TRY_AGAIN_S}
            return render(request, "simulate/watching/seat/replay_waits.html", waiting, status=202)
    if isinstance(opened, Refusal):
        return render(request, "simulate/watching/seat/replay.html", {**context, "refused": refusal_words(opened)})
    return render(request, "simulate/watching/seat/replay.html", {**context, **_replay(request, game, opened)})


@require_safe
def seat_moment(request: HttpRequest, public_id: str, at: int) -> HttpResponse:
    """One moment of an ended game as a piece of the page."""
    game = _ended(request, public_id)
    opened = LIBRARY.open(game, game.number)
    if not isinstance(opened, OpenGame) or at > opened.last:
        raise Http404("no such moment")
    shown = _moment(request, game, opened, at, is_step=True)
    return render(request, "simulate/watching/replay/_moment.html", shown)


@login_required
@require_POST
def seat_visibility(request: HttpRequest, public_id: str) -> HttpResponse:
    """The owner chooses who may see the replay of an ended game."""
    game = own_game(request, public_id)
    if not game.has_ended:
        raise Http404("the game goes on")
    return choose_readers(request, game)


def _let_prepare(request: HttpRequest, game: SeatedGame) -> dict[str, Any]:
    try:
        stands = preparing.ask_for(
            game,
            game.number,
            lambda: send_replay(game.pk),
            lambda: Replays().allow_request(request, None),  # type: ignore[arg-type]  # it asks for user and address
        )
    except QueueDown:
        return {"problem": _("No worker can be asked right now. This page asks again in a few seconds.")}
    except TooManyAsked:
        return {"problem": _("You have opened many games that were not played again yet. Come back in a while.")}
    if isinstance(stands, Failed):
        return {"problem": _("No worker has brought this game to its end.")}
    return {}


def _facts(request: HttpRequest, game: SeatedGame) -> dict[str, Any]:
    """The players, the preview of the page for other sites, and the owner's choice of readers."""
    is_owner = game.is_owned_by(visitor_of(request))
    players = list(zip(seat_names(game), who_plays(game, is_owner=is_owner), strict=True))
    line = ", ".join(f"{name}: {who}" for name, who in players)
    return {
        "game": game,
        "players": players,
        "rules": versions(played_now(game.game, game.snapshot)),
        "is_owner": is_owner,
        "sharing": sharing_panel.panel(request, game),
        "preview": sharing_panel.preview(request, game, game.title, line),
    }


def _replay(request: HttpRequest, game: SeatedGame, opened: OpenGame) -> dict[str, Any]:
    view, at = view_name(request), moment_number(request.GET.get("at", ""), opened.last)
    shown = _moment(request, game, opened, at)
    board = board_of(game.game)
    course = timeline(opened.last, shown["moment"].lines, viewing_of(game.game).moments if has_view(game.game) else {})
    return {
        **shown,
        "address": game.shared_url,
        "is_verified": f"{opened.recording.digest:016x}" == game.digest,
        "log_rows": log_rows(shown["moment"].lines, view, shown["moment"].current),
        "timeline": course,
        "buttons_back": course.buttons_back(at),
        "buttons_on": course.buttons_on(at),
        "stylesheets": board.stylesheets if board else (),
        "scripts": board.scripts if board else (),
        "views": [(ALL, _("All")), *zip(SEATS, seat_names(game), strict=False), (NONE, _("Onlooker"))],
    }


def _moment(request: HttpRequest, game: SeatedGame, opened: OpenGame, at: int, is_step: bool = False) -> dict[str, Any]:
    view = view_name(request)
    viewer = viewer_of(view, len(game.players))
    found = Moment(opened, at, viewer, tuple(log_lines(opened.recording.events, viewer)), is_step)
    board = found.board(who_plays(game, is_owner=game.is_owned_by(visitor_of(request))))
    return {"view_name": view, "moment": found, "board": board, "token": token_of(game.game)}
