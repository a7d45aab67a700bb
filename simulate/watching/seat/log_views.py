"""The log of a game with people, so far as the person at the screen may read it, also while the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe

from sandtable.engine.log import EVERYONE, Event
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.access import for_visitors, game_at_table, too_many
from simulate.watching.seat.names import names_for
from simulate.watching.seat.seated import RulesChanged, whole_log
from simulate.watching.table.screen import PASS, screen_of
from web.api.throttling import SeatLooks


@for_visitors
@require_safe
def seat_log(request: HttpRequest, public_id: str) -> HttpResponse:
    """Every line that this seat may read, by rounds."""
    if refused := too_many(request, SeatLooks()):
        return refused
    game = game_at_table(request, public_id)
    try:
        events, is_passed_on = _readable(game)
    except RulesChanged:
        events, is_passed_on = [], False
    context = {
        "game": game,
        "is_passed_on": is_passed_on,
        "rounds": [] if is_passed_on else list(_rounds(game, events)),
    }
    response = render(request, "simulate/watching/seat/log.html", context)
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _readable(game: SeatedGame) -> tuple[list[Event], bool]:
    """The events that this screen may tell of, and whether it has to be passed on first. Raises RulesChanged."""
    events, decides = whole_log(game)
    if game.own_seats is None:
        return events, game.state == SeatedState.PERSON and decides != game.holder
    screen = screen_of(game)
    return events[: len(events) - screen.hidden_lines], screen.kind == PASS


def _rounds(game: SeatedGame, events: list[Event]) -> Iterator[tuple[int, list[str]]]:
    """The lines that the holder of the screen may read, with the round in which they fell."""
    names = names_for(game, game.holder)
    reader = game.holder if game.holder >= 0 else EVERYONE
    for number, found in groupby(events, key=lambda each: each.round):
        lines = [names.text(text) for each in found if (text := each.text_for(reader))]
        if lines:
            yield number, lines
