"""Dice on the table."""

from __future__ import annotations

from sandtable.games.tide_of_iron.combat.odds import FACES
from sandtable.games.tide_of_iron.state import Table


def roll(table: Table, many: int) -> tuple[int, ...]:
    """Roll `many` dice; pools have no limit (TOI-CMP-06)."""
    return tuple([table.luck().below(FACES) + 1 for _ in range(many)])


def again(table: Table, dice: tuple[int, ...], success: int, many: int) -> tuple[int, ...]:
    """Reroll the first `many` failed dice, and return all dice."""
    found: list[int] = []
    for die in dice:
        if die < success and many > 0:
            many -= 1
            found.append(table.luck().below(FACES) + 1)
        else:
            found.append(die)
    return tuple(found)
