"""A unit enters a minefield (TOI-OBS-15, 16, 18, 19)."""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.combat import casualties, vehicles, worth
from simulate.games.tide_of_iron.lines import TOLD_MINES
from simulate.games.tide_of_iron.pieces import tire
from simulate.games.tide_of_iron.state import Table
from simulate.games.tide_of_iron.terms import CLOSE_RANGE, ENGINEER, NORMAL

DICE: Final = facts.marker("minefield").attack_dice
SUCCESS: Final = facts.marker("minefield").success
DIE: Final = 6


def explode(table: Table, unit: int) -> None:
    """Attack dice without defence, normal hits; then the unit is fatigued. Engineers skip the dice.

    The activation ends after Op Fire has had its chance, which waits below (TOI-OBS-18).
    """
    activation = table.activation
    if activation is not None and activation.unit == unit:
        activation.is_over = True
    tire(table, unit)
    if table.special[unit] == ENGINEER:
        return
    if table.is_trial:
        table.hopes[1 - table.seat_of(unit)] += mean_loss(table, unit)
        return
    dice = [table.dice.below(DIE) + 1 for _ in range(DICE)]
    hits = sum([1 for die in dice if die >= SUCCESS])
    if table.telling:
        table.tell(TOLD_MINES, table.seat_of(unit), (unit, *dice))
    if hits and table.is_squad(unit):
        casualties.hit_squad(table, unit, hits)
    elif hits:
        vehicles.hit(table, unit, hits)


def mean_loss(table: Table, unit: int) -> int:
    """Points that mines may be expected to take of a unit; their dice succeed like those at close range."""
    return worth.expected_loss(table, unit, DICE, CLOSE_RANGE, 0, NORMAL)
