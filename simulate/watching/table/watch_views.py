"""Looking on at a shared table: what all seats see, and nothing else."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import get_object_or_404, render
from django.utils.cache import patch_cache_control
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from scenarios.checking import game_title
from simulate.models import SeatedGame
from simulate.results.table_words import seat_names, who_plays
from simulate.watching.boards import board_of
from simulate.watching.seat.access import too_many
from simulate.watching.seat.seated import RulesChanged
from simulate.watching.seat.views import PEOPLE_LOOKS_MS
from simulate.watching.table.ending import ending_of
from simulate.watching.table.letters import digest_of
from simulate.watching.table.screen import screen_of
from simulate.watching.table.standing import look_on
from simulate.watching.table.tags import tag_of
from web.api.conditional import has_version
from web.api.throttling import SeatLooks

TRY_AGAIN_S = 5
"""Seconds after which a page without scripts asks again."""


@require_safe
def watch(request: HttpRequest, letters: str) -> HttpResponse:
    """The table as somebody sees it who has no seat."""
    if refused := too_many(request, SeatLooks()):
        return refused
    game = _watched(letters)
    board = board_of(game.game)
    context = {
        **_context(game, is_step=False),
        "letters": letters,
        "game_title": game_title(game.game),
        "players": list(zip(seat_names(game), who_plays(game), strict=True)),
        "stylesheets": board.stylesheets if board else (),
        "scripts": board.scripts if board else (),
        "looks_ms": " ".join(map(str, PEOPLE_LOOKS_MS)),
        "etag": tag_of(game),
    }
    return _private(render(request, "simulate/watching/table/watch.html", context))


@require_safe
def watch_table(request: HttpRequest, letters: str) -> HttpResponse:
    """The table as a piece of the page: 304 while nothing that everybody may see has changed."""
    if refused := too_many(request, SeatLooks()):
        return refused
    game = _watched(letters)
    etag = tag_of(game)
    if has_version(request, etag):
        response: HttpResponse = HttpResponseNotModified()
    else:
        response = render(request, "simulate/watching/seat/_frame.html", _context(game, is_step=True))
    response["ETag"] = etag
    return _private(response)


def _watched(letters: str) -> SeatedGame:
    games = SeatedGame.objects.filter(shared__watching=digest_of(letters), owner__is_active=True)
    return look_on(get_object_or_404(games))


def _context(game: SeatedGame, is_step: bool) -> dict[str, Any]:
    found: dict[str, Any] = {"game": game, "is_onlooker": True, "try_again_s": TRY_AGAIN_S}
    try:
        screen = screen_of(game, is_step)
        return found | screen.context() | ({"ending": ending_of(screen)} if screen.is_over else {})
    except RulesChanged:
        return found | {"problem": _("The rules have changed since this game began.")}


def _private(response: HttpResponse) -> HttpResponse:
    patch_cache_control(response, private=True, no_cache=True)
    return response
