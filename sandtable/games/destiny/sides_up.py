"""The sides of double-sided cards that are up (DST-DBL-01)."""

from __future__ import annotations

from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import NOTHING


def side_up(table: Table, card: int) -> int:
    """The side of a card that is up, or was when the card left play; the card itself without another side."""
    other = table.setup.other_side[card]
    return other if other != NOTHING and holds(table.flipped, other) else card


def characters_of(table: Table, seat: int) -> list[int]:
    """The characters of a seat, defeated or not, as they are now: flipped ones by their other side (DST-DBL-10).

    Those that the deck has brought set aside are among them once they have been added to the team (DST-ASD-08).
    """
    found: list[int] = []
    for card in table.setup.characters[seat] + table.setup.plots[seat]:
        up = side_up(table, card)
        if table.is_character(up):
            found.append(up)
    for recruit in table.setup.recruits[seat]:
        if not holds(table.aside, recruit):
            found.append(recruit)
    return found


def battlefield_of(table: Table, seat: int) -> int:
    """The battlefield that a seat has brought, as it is now."""
    return side_up(table, table.setup.battlefields[seat])
