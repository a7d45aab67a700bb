# interpreted: shows games to people
"""The players as a viewer sees them: all but planned cards and prepared tokens of others."""

from __future__ import annotations

from typing import Any

from sandtable.engine.views import EVERYTHING, Things
from sandtable.games.space_bastards.names import player
from sandtable.games.space_bastards.scoring import creatures_in_game
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import (
    NOTHING,
    OFF_BOARD,
    RACE_NAMES,
    RACES,
    RELATIONSHIP_NAMES,
    RELATIONSHIPS,
)
from sandtable.games.space_bastards.view.galaxy import ship
from sandtable.games.space_bastards.view.names import action_at, seat_at, settler_at


def seats(table: Table, viewer: int) -> list[Things]:
    """Every player."""
    return [_seat(table, viewer, seat) for seat in range(table.setup.seats)]


def _seat(table: Table, viewer: int, seat: int) -> Things:
    is_seen = viewer in (seat, EVERYTHING)
    return {
        "at": seat_at(seat),
        "seat": seat,
        "name": player(table, seat),
        "points": table.points[seat],
        "money": table.money[seat],
        "creatures": creatures_in_game(table, seat),
        "is_starter": seat == table.starter,
        "supply": {RACE_NAMES[race]: table.supply[seat * RACES + race] for race in range(RACES)},
        "settlers": _settlers(table, seat),
        "has_prepared": table.prepared[seat] != NOTHING,
        "prepared": RACE_NAMES[table.prepared[seat]] if is_seen and table.prepared[seat] != NOTHING else None,
        "actions": [_action(table, seat, card) for card in range(RELATIONSHIPS) if table.hand[seat] >> card & 1],
        "planned_count": table.planned[seat].bit_count(),
        "planned": _planned(table, seat, is_seen or table.is_revealed),
        "ship": ship(table, seat) if table.ships[seat] == OFF_BOARD else None,
    }


def _settlers(table: Table, seat: int) -> list[Things]:
    """The settlement hand; empty after the settlement."""
    return [
        {
            "at": settler_at(seat, race),
            "label": f"{player(table, seat)}'s {RACE_NAMES[race]} to settle",
            "race": RACE_NAMES[race],
            "count": table.settlers[seat * RACES + race],
        }
        for race in range(RACES)
        if table.settlers[seat * RACES + race]
    ]


def _action(table: Table, seat: int, card: int) -> Things:
    return {
        "at": action_at(seat, card),
        "label": f"{player(table, seat)}'s {RELATIONSHIP_NAMES[card]} card",
        "name": RELATIONSHIP_NAMES[card],
    }


def _planned(table: Table, seat: int, is_seen: bool) -> list[Any] | None:
    """The planned cards; None where they lie face down for the viewer."""
    mask = table.planned[seat]
    return [RELATIONSHIP_NAMES[card] for card in range(RELATIONSHIPS) if mask >> card & 1] if is_seen else None
