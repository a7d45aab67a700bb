"""Names of seats and cards for prompts and log lines."""

from __future__ import annotations

from simulate.games.stay_on_target.scenario import Squadron
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import PLACES, TRIOS, TYPE_NAMES


def seat_name(table: Table, seat: int) -> str:
    """The name of a seat: its colour."""
    return table.squadron(seat).colour.capitalize()


def card_name(table: Table, card: int) -> str:
    """An Imperial Fleet card, e.g. "lasers 4"."""
    return f"{TYPE_NAMES[table.setup.card_type[card]]} {table.setup.card_value[card]}"


def place_next(table: Table) -> int:
    """The place of the card that is revealed next, from 6 to 1 (SOT-PLAY-01)."""
    return PLACES - table.shown


def trio_name(squadron: Squadron, trio: int) -> str:
    return ", ".join([str(squadron.cards[number]) for number in TRIOS[trio]])


def deflector_name(table: Table, seat: int) -> str:
    """The card that would deflect an attack now."""
    number = table.wing(seat).deflectors[table.deflected[seat]]
    return table.squadron(seat).cards[number].name
