"""How good a position looks for a seat: whole points."""

from __future__ import annotations

from typing import Final

from simulate.games.mafia_city.control import controller
from simulate.games.mafia_city.state import Table
from simulate.games.mafia_city.terms import LOCATIONS, NOT_OVER

WIN: Final = 1_000_000
POINT: Final = 100


def evaluate(table: Table, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    total = table.points[seat] * POINT
    for location in LOCATIONS:
        if not table.has_cube(location) and controller(table, location) == seat:
            total += POINT
    return total
