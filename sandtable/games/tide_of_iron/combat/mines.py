"""A unit enters a minefield (TOI-OBS-15, 16, 18, 19)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.combat import casualties, vehicles, worth
from sandtable.games.tide_of_iron.lines import TOLD_MINES
from sandtable.games.tide_of_iron.moves import tire
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import CLOSE_RANGE, ENGINEER, NORMAL

DICE: Final = facts.marker("minefield").attack_dice
SUCCESS: Final = facts.marker("minefield").success
DIE: Final = 6


def explode(table: Table, unit: int) -> None:
    """Roll attack dice without defence for normal hits, then fatigue the unit. Engineers skip the roll.

    The activation ends after the Op Fire window, whose frame waits below (TOI-OBS-18).
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
    dice = [table.luck().below(DIE) + 1 for _ in range(DICE)]
    hits = sum([1 for die in dice if die >= SUCCESS])
    if table.telling:
        table.tell(TOLD_MINES, table.seat_of(unit), (unit, *dice))
    if hits and table.is_squad(unit):
        casualties.hit_squad(table, unit, hits)
    elif hits:
        vehicles.hit(table, unit, hits)


def mean_loss(table: Table, unit: int) -> int:
    """The expected loss of a unit by mines, in points; mine dice succeed like dice at close range."""
    return worth.expected_loss(table, unit, DICE, CLOSE_RANGE, 0, NORMAL)
