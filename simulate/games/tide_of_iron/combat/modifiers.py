"""What is in force beyond the printed values: effects of cards, operations cards, officers in the hex."""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron import squads
from simulate.games.tide_of_iron.state import Table
from simulate.games.tide_of_iron.terms import ADVANCE, NOTHING

# What an effect changes (`Effect.kind`).
FIREPOWER: Final = 0
"""Attack dice of a unit, before halving."""
RANGE: Final = 1
COVER: Final = 2
SUPPRESSIVE_COVER: Final = 3
"""Cover against suppressive attacks only."""
MOVEMENT: Final = 4
ADVANCE_MOVEMENT: Final = 5
"""Movement points in an Advance only."""
ASSAULT_FIREPOWER: Final = 6
TOKENS: Final = 7
"""Command counted on the initiative card beyond what lies there."""


def amount(table: Table, seat: int, unit: int, which: int) -> int:
    """What cards add to a value of a unit of that seat, all together."""
    total = 0
    for effect in table.effects:
        if effect.kind == which and effect.seat == seat and (effect.unit == NOTHING or effect.unit == unit):
            total += effect.amount
    return total


def movement(table: Table, unit: int, action: int) -> int:
    """Movement points that cards add to a unit in an action."""
    seat = table.seat_of(unit)
    more = amount(table, seat, unit, ADVANCE_MOVEMENT) if action == ADVANCE else 0
    return more + amount(table, seat, unit, MOVEMENT)


def tokens(table: Table, seat: int) -> int:
    """Command that counts for the initiative beyond what lies on the card."""
    return amount(table, seat, NOTHING, TOKENS)


def has_officer(table: Table, unit: int) -> bool:
    """A friendly officer is in the hex of a unit, on whatever squad and in whatever state (TOI-SUP-13, TOI-OFF-05)."""
    seat = table.seat_of(unit)
    for other in table.stacks[table.where[unit]]:
        if table.seat_of(other) == seat and squads.has_officer(table.figures[other]):
            return True
    return False


def has_special(table: Table, unit: int, special: int) -> bool:
    """A friendly squad with this token is in the hex of a unit (TOI-SPC-10, TOI-SPC-12)."""
    seat = table.seat_of(unit)
    for other in table.stacks[table.where[unit]]:
        if table.special[other] == special and table.seat_of(other) == seat:
            return True
    return False
