"""The pages of a game with people: the table, and the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, Final

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import redirect, render
from django.utils.cache import patch_cache_control
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.guests import guest_of, visitor_of
from scenarios.checking import game_title
from simulate.models import SeatedGame, SeatedState
from simulate.results.played_by import played_now
from simulate.results.table_words import seat_names, who_plays
from simulate.watching.boards import board_of
from simulate.watching.seat import services
from simulate.watching.seat.access import for_visitors, game_at_table, looked_at_table, own_game, too_many
from simulate.watching.seat.seated import RulesChanged, table_of
from simulate.watching.seat.services import Forged, Stale, Unsure
from simulate.watching.seat.sources import sources_of
from simulate.watching.table.ending import ending_of
from simulate.watching.table.screen import screen_of
from simulate.watching.table.shown import at_one_screen
from simulate.watching.table.standing import note_look
from simulate.watching.table.tags import tag_of
from simulate.words import versions
from web.api.conditional import has_version
from web.api.throttling import GuestsAnswer, SeatAnswers, SeatLooks

LOOKS_MS = (350, 200, 300, 500, 1000)
"""Milliseconds before each look of the page for an agent's answer, also for a quick one; the last one repeats."""
ASKING: Final = {"no more": services.silence, "again": services.speak_again}
"""The wishes of a person about being asked."""

MOST_TICKS = 200
"""Ticks of one answer that are read; no choice has as many things."""

PEOPLE_LOOKS_MS = (1000, 1500, 2000, 3000)
"""The same for the answer of a person at another screen."""


@for_visitors
@require_safe
def seat(request: HttpRequest, public_id: str) -> HttpResponse:
    """The table as the person at the screen sees it."""
    if refused := too_many(request, SeatLooks()):
        return refused
    return _page(request, game_at_table(request, public_id))


@for_visitors
@require_safe
def piece(request: HttpRequest, public_id: str) -> HttpResponse:
    """The table as a piece of the page: 304 while nothing that the person may notice has changed."""
    if refused := too_many(request, SeatLooks()):
        return refused
    game = looked_at_table(request, public_id)
    note_look(game, visitor_of(request))
    etag = tag_of(game)
    response: HttpResponse = HttpResponseNotModified()
    if not has_version(request, etag):
        game = game_at_table(request, public_id)
        etag, response = tag_of(game), _piece(request, game)
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    return response


@for_visitors
@require_POST
def answer(request: HttpRequest, public_id: str) -> HttpResponse:
    """Take an option of the open question: `question` names it, `option` is the number of the option.

    In a choice of several things there is `several`, and `tick` for each of them. Where the option ends something while
    something useful is left the page asks back, and the second form has `sure`. Where a piece moves, `walk` may name
    its destination instead. `asking` is "no more" to decline and not to be asked about this reaction in this round, and
    "again" to be asked about all of them.
    """
    if "several" in request.POST:
        ticked = _ticked(request)
        return _change(
            request, public_id, lambda game, asked: services.answer_several(game=game, question=asked, ticked=ticked)
        )
    if at := request.POST.get("walk", "")[:80]:
        return _change(request, public_id, lambda game, asked: services.walk(game=game, question=asked, at=at))
    if deed := ASKING.get(request.POST.get("asking", "")):
        return _change(request, public_id, lambda game, asked: deed(game=game, question=asked))
    given = request.POST.get("option", "")
    option = int(given) if given.isascii() and given.isdecimal() and len(given) < 7 else -1
    is_sure = "sure" in request.POST
    return _change(
        request,
        public_id,
        lambda game, asked: services.answer(game=game, question=asked, option=option, is_sure=is_sure),
    )


@for_visitors
@require_POST
def take_back(request: HttpRequest, public_id: str) -> HttpResponse:
    """Take the last answer back."""
    return _change(request, public_id, lambda game, asked: services.take_back(game=game, question=asked))


@for_visitors
@require_POST
def take_screen(request: HttpRequest, public_id: str) -> HttpResponse:
    """The next person has the screen."""
    return _change(request, public_id, lambda game, asked: services.take_screen(game=game, question=asked))


@for_visitors
@require_POST
def go_on(request: HttpRequest, public_id: str) -> HttpResponse:
    """Let something pass to which others may react."""
    return _change(request, public_id, lambda game, asked: services.go_on(game=game, question=asked))


@for_visitors
@require_POST
def give_up(request: HttpRequest, public_id: str) -> HttpResponse:
    """End the game in the middle."""
    game = own_game(request, public_id)
    try:
        services.give_up(game=game)
    except Stale as stale:
        messages.error(request, str(stale))
    return redirect(game)


def _change(request: HttpRequest, public_id: str, deed: Callable[[SeatedGame, str], SeatedGame]) -> HttpResponse:
    """Do it, and show how the table stands then. A page with scripts asks for the piece alone."""
    if refused := too_many(request, SeatAnswers(), GuestsAnswer()):
        return refused
    game = game_at_table(request, public_id)
    try:
        game = deed(game, request.POST.get("question", "")[:40])
    except Unsure as unsure:
        return _shown(request, public_id, unsure=unsure)
    except Stale as stale:
        return _shown(request, public_id, str(stale), HTTPStatus.CONFLICT)
    except Forged as forged:
        return _shown(request, public_id, str(forged), HTTPStatus.UNPROCESSABLE_ENTITY)
    except RulesChanged:
        return _shown(request, public_id, _rules_changed(), HTTPStatus.CONFLICT)
    if "piece" in request.POST:
        return _piece_of(request, game if _stands_as_written(game) else game_at_table(request, public_id))
    return redirect(f"{game.get_absolute_url()}#seat")


def _stands_as_written(game: SeatedGame) -> bool:
    """Whether a game that was just answered needs no reading: it waits for a person, and who sees it has one seat.

    Otherwise an agent may have answered meanwhile, or another seat has the screen.
    """
    return game.state == SeatedState.PERSON and game.own_seats is not None and len(game.own_seats) == 1


def _ticked(request: HttpRequest) -> list[str]:
    """The things that a form has ticked."""
    return [name[:80] for name in request.POST.getlist("tick")[:MOST_TICKS]]


def _shown(
    request: HttpRequest, public_id: str, problem: str = "", status: int = 200, unsure: Unsure | None = None
) -> HttpResponse:
    game = game_at_table(request, public_id)
    if "piece" in request.POST:
        return _piece_of(request, game, problem, status, unsure)
    return _page(request, game, problem, status, unsure)


def _piece_of(
    request: HttpRequest, game: SeatedGame, problem: str = "", status: int = 200, unsure: Unsure | None = None
) -> HttpResponse:
    response = _piece(request, game, problem, status, unsure)
    response["ETag"] = tag_of(game)
    return response


def _rules_changed() -> str:
    return _("The rules have changed since this game began, and today's rules do not take its choices.")


def _page(
    request: HttpRequest, game: SeatedGame, problem: str = "", status: int = 200, unsure: Unsure | None = None
) -> HttpResponse:
    board = board_of(game.game)
    context = {
        **_context(game, problem, is_step=False, ticked=_ticked(request) if problem else ()),
        "unsure": unsure,
        "game_title": game_title(game.game),
        "stylesheets": board.stylesheets if board else (),
        "scripts": board.scripts if board else (),
        "looks_ms": " ".join(map(str, LOOKS_MS if game.own_seats is None else PEOPLE_LOOKS_MS)),
        "etag": tag_of(game),
        "guest": guest_of(request),
        "rules": versions(played_now(game.game, game.snapshot)),
    }
    return render(request, "simulate/watching/seat/seat.html", context, status=status)


def _piece(
    request: HttpRequest, game: SeatedGame, problem: str = "", status: int = 200, unsure: Unsure | None = None
) -> HttpResponse:
    context = _context(game, problem, is_step=True, ticked=_ticked(request) if problem else ())
    return render(request, "simulate/watching/seat/_frame.html", {**context, "unsure": unsure}, status=status)


def _context(game: SeatedGame, problem: str, is_step: bool, ticked: Sequence[str] = ()) -> dict[str, Any]:
    players = list(zip(seat_names(game), who_plays(game), strict=True))
    found: dict[str, Any] = {
        "game": game,
        "problem": problem,
        "players": players,
        "try_again_s": 2,
        "title": game.title,
        "ticked": ticked,
    }
    try:
        table = table_of(game)
        if game.own_seats is not None:
            screen = screen_of(game, is_step)
            return found | screen.context() | ({"ending": ending_of(screen)} if screen.is_over else {})
    except RulesChanged:
        return found | {"problem": problem or _rules_changed()}
    seen, is_passed = at_one_screen(game, table, is_step)
    if is_passed:
        name = str(seen.view.seats[table.seat]["name"])
        title = f"{_('Pass the screen to %(name)s') % {'name': name}} · {game.title}"
        return found | {"seen": seen, "board": seen.board(), "pass_to": name, "title": title}
    sources = sources_of(game, game.owner, game.holder)
    return found | {"seen": seen, "board": seen.board(), "title": seen.title, "sources": sources}
