"""Dice of characters that another card has gained: they lie on it and are rolled with it (DST-GLT-06, D-353, D-403).

A gained die keeps its title, its sides and its colors. Between two rolls it lies where dice are kept on that card.
"""

from __future__ import annotations

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import KEPT, NOTHING


def gainer_of(table: Table, die: int) -> int:
    """The card that has gained a die; NOTHING for most dice."""
    for gained, card in table.dice_gained:
        if gained == die:
            return card
    return NOTHING


def gained_by(table: Table, card: int) -> tuple[int, ...]:
    """The dice that a card has gained."""
    return tuple([die for die, gainer in table.dice_gained if gainer == card])


def dice_that_count(table: Table, card: int) -> list[int]:
    """The dice that count as those of a card: its own that no other card has gained, and those that it has (D-403)."""
    own = table.setup.dice_of[card]
    if not table.dice_gained:
        return list(own)
    return [die for die in own if gainer_of(table, die) == NOTHING] + list(gained_by(table, card))


def gained_on(table: Table, card: int) -> tuple[int, ...]:
    """Those of them that lie on it."""
    return tuple([die for die, gainer in table.dice_gained if gainer == card and table.face[die] == KEPT - card])
