"""Effects beyond the printed values: cards, operations cards, officers in the hex."""

from __future__ import annotations

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING
from sandtable.games.tide_of_iron.words.modifiers import ASSAULT_DEFENSE as ASSAULT_DEFENSE
from sandtable.games.tide_of_iron.words.modifiers import ASSAULT_FIREPOWER as ASSAULT_FIREPOWER
from sandtable.games.tide_of_iron.words.modifiers import COVER as COVER
from sandtable.games.tide_of_iron.words.modifiers import DIVISIONS_APART as DIVISIONS_APART
from sandtable.games.tide_of_iron.words.modifiers import FIREPOWER as FIREPOWER
from sandtable.games.tide_of_iron.words.modifiers import LIGHT_GUN as LIGHT_GUN
from sandtable.games.tide_of_iron.words.modifiers import NO_ROUT as NO_ROUT
from sandtable.games.tide_of_iron.words.modifiers import OFFICER_REACH
from sandtable.games.tide_of_iron.words.modifiers import RANGE as RANGE
from sandtable.games.tide_of_iron.words.modifiers import REROLL as REROLL
from sandtable.games.tide_of_iron.words.modifiers import SUPPRESSIVE_COVER as SUPPRESSIVE_COVER
from sandtable.games.tide_of_iron.words.modifiers import amount as amount


def has_officer(table: Table, unit: int) -> bool:
    """True where a friendly officer is in the hex, in any squad and condition (TOI-SUP-13, TOI-OFF-05).

    A card may extend this to an adjacent hex.
    """
    seat = table.seat_of(unit)
    here = table.where[unit]
    if here < 0:  # officers don't help passengers (TOI-TRN-15)
        return False
    if is_officer_in(table, seat, here):
        return True
    if not amount(table, seat, NOTHING, OFFICER_REACH):
        return False
    for next_ in table.setup.ground.neighbours[here]:  # noqa: SIM110 - as below
        if next_ != NOTHING and is_officer_in(table, seat, next_):
            return True
    return False


def is_officer_in(table: Table, seat: int, hex_: int) -> bool:
    for unit in table.stacks[hex_]:  # noqa: SIM110 - a generator would cost more than the loop
        if table.seat_of(unit) == seat and squads.has_officer(table.figures[unit]):
            return True
    return False


def are_apart(table: Table, unit: int, other: int) -> bool:
    """True where a card forbids units of these two divisions to combine fire (TOI-CMB-09)."""
    divisions = table.setup.unit_division
    if divisions[unit] == divisions[other]:
        return False
    return amount(table, table.seat_of(unit), NOTHING, DIVISIONS_APART) > 0


def has_special(table: Table, unit: int, special: int) -> bool:
    """True where a friendly squad with this token is in the unit's hex (TOI-SPC-10, TOI-SPC-12)."""
    seat = table.seat_of(unit)
    for other in table.stacks[table.where[unit]]:
        if table.special[other] == special and table.seat_of(other) == seat:
            return True
    return False
