"""Dice of characters that an upgrade has gained: they lie on it and are rolled with it (DST-GLT-06, D-353).

A gained die keeps its title, its sides and its colors. Between two rolls it lies where dice are kept on the upgrade.
"""

from __future__ import annotations

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import KEPT, NOTHING


def gainer_of(table: Table, die: int) -> int:
    """The upgrade that has gained a die; NOTHING for most dice."""
    for gained, upgrade in table.dice_gained:
        if gained == die:
            return upgrade
    return NOTHING


def gained_by(table: Table, upgrade: int) -> tuple[int, ...]:
    """The dice that an upgrade has gained."""
    return tuple([die for die, gainer in table.dice_gained if gainer == upgrade])


def gained_on(table: Table, upgrade: int) -> tuple[int, ...]:
    """Those of them that lie on it."""
    return tuple([die for die, gainer in table.dice_gained if gainer == upgrade and table.face[die] == KEPT - upgrade])
