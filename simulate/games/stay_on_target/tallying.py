# interpreted: asked once a game
"""The counters that a batch adds up over its games: colours of seats and the points won with them."""

from __future__ import annotations

from simulate.engine.asking import NOT_OVER
from simulate.engine.game import POINTS
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import CARDS, STEP_BUDGET


def tally(table: Table) -> dict[str, int]:
    """Whole numbers by name; empty while the game goes on or when it was cut short."""
    if table.ending in (NOT_OVER, STEP_BUDGET):
        return {}
    found: dict[str, int] = {}
    for seat in range(table.setup.seats):
        colour = table.squadron(seat).colour
        found[f"had/colour/{colour}"] = 1
        if seat in table.winners:
            found[f"points/colour/{colour}"] = POINTS // len(table.winners)
    return found


def usage(table: Table) -> dict[str, set[str]]:
    """Codes of the squadron cards that flew in any run."""
    flown: set[str] = set()
    for seat, bits in enumerate(table.flown):
        flown |= {table.squadron(seat).code(number) for number in range(CARDS) if bits >> number & 1}
    return {"flown": flown}
