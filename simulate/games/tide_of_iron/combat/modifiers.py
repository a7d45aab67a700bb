"""What is in force beyond the printed values: effects of cards, operations cards, officers in the hex."""

from __future__ import annotations

from simulate.games.tide_of_iron import squads
from simulate.games.tide_of_iron.state import Table
from simulate.games.tide_of_iron.words.modifiers import ASSAULT_DEFENSE as ASSAULT_DEFENSE
from simulate.games.tide_of_iron.words.modifiers import ASSAULT_FIREPOWER as ASSAULT_FIREPOWER
from simulate.games.tide_of_iron.words.modifiers import COVER as COVER
from simulate.games.tide_of_iron.words.modifiers import FIREPOWER as FIREPOWER
from simulate.games.tide_of_iron.words.modifiers import RANGE as RANGE
from simulate.games.tide_of_iron.words.modifiers import SUPPRESSIVE_COVER as SUPPRESSIVE_COVER
from simulate.games.tide_of_iron.words.modifiers import amount as amount


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
