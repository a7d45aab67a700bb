"""Special actions that a scenario gives to units (D-TOI-172)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import box, happening, squads
from sandtable.games.tide_of_iron.combat.odds import FACES
from sandtable.games.tide_of_iron.deed import ANY_SQUAD, ANY_UNIT, ANY_VEHICLE, WITH_OFFICER, Deed
from sandtable.games.tide_of_iron.lines import TOLD_DEED
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING, OFFICER


def possible(table: Table, unit: int) -> list[int]:
    """The places in `Setup.special_actions` of the actions that a unit may carry out now."""
    found: list[int] = []
    numbers = table.setup.special_actions
    for place in range(len(numbers)):
        deed = table.setup.deeds[numbers[place]]
        if (
            deed.seat == table.seat_of(unit)
            and is_by(table, deed, unit)
            and (not deed.hexes or table.where[unit] in deed.hexes)
            and has_something_to_do(table, deed, table.where[unit])
            and happening.is_open(table, numbers[place])
        ):
            found.append(place)
    return found


def is_by(table: Table, deed: Deed, unit: int) -> bool:
    """True for a unit of the kind that may carry out an action."""
    if deed.by == ANY_UNIT:
        return True
    if not table.is_squad(unit):
        return deed.by == ANY_VEHICLE
    if deed.by == WITH_OFFICER:
        return squads.number(table.figures[unit], OFFICER) > 0
    return deed.by == ANY_SQUAD or (deed.by >= 0 and table.special[unit] == deed.by)


def has_something_to_do(table: Table, deed: Deed, hex_: int) -> bool:
    """False where the marker or objective of an action is missing, or can't lie in the hex."""
    if deed.lays_here != NOTHING and not box.may_place(table, deed.lays_here, hex_):
        return False
    if deed.clears_here != NOTHING and not box.lies(table, deed.clears_here, hex_):
        return False
    return not deed.removes_here or len(happening.objectives_in(table, hex_)) > 0


def begin(table: Table, unit: int, place: int) -> None:
    """Roll the die, if the action wants one, and carry it out; a judged copy hopes for its share."""
    number = table.setup.special_actions[place]
    deed = table.setup.deeds[number]
    if not deed.succeeds_on:
        happening.happen(table, number, unit)
    elif table.is_trial:
        table.hopes[deed.seat] += deed.promise * happening.chances(deed) // FACES
    else:
        die = table.luck().below(FACES) + 1
        if die >= deed.succeeds_on:
            happening.happen(table, number, unit, die)
        elif table.telling:
            table.tell(TOLD_DEED, deed.seat, (number, die, 0))


def name_of(table: Table, place: int) -> str:
    """The name that the scenario gives the action."""
    return table.setup.deeds[table.setup.special_actions[place]].name
