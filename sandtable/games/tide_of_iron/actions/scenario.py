"""Special actions that a scenario gives to units (D-TOI-172), and those of carrying objectives (D-TOI-180)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import box, carrying, happening
from sandtable.games.tide_of_iron.combat.odds import FACES
from sandtable.games.tide_of_iron.deed import Deed
from sandtable.games.tide_of_iron.lines import TOLD_DEED
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING


def possible(table: Table, unit: int) -> list[int]:
    """The places in `Setup.special_actions` of the actions that a unit may carry out now.

    Behind them are two more where objectives are carried: to pick one up, and to put it down.
    """
    found: list[int] = []
    numbers = table.setup.special_actions
    for place in range(len(numbers)):
        deed = table.setup.deeds[numbers[place]]
        if (
            deed.seat == table.seat_of(unit)
            and carrying.is_by(table, deed.by, unit)
            and (not deed.hexes or table.where[unit] in deed.hexes)
            and has_something_to_do(table, deed, table.where[unit])
            and happening.is_open(table, numbers[place])
        ):
            found.append(place)
    if table.setup.cargo:
        if carrying.may_pick_up(table, unit):
            found.append(len(numbers))
        if carrying.load_of(table, unit) != NOTHING:
            found.append(len(numbers) + 1)
    return found


def has_something_to_do(table: Table, deed: Deed, hex_: int) -> bool:
    """False where the marker or objective of an action is missing, or can't lie in the hex."""
    if deed.lays_here != NOTHING and not box.may_place(table, deed.lays_here, hex_):
        return False
    if deed.clears_here != NOTHING and not box.lies(table, deed.clears_here, hex_):
        return False
    return not deed.removes_here or len(happening.objectives_in(table, hex_)) > 0


def begin(table: Table, unit: int, place: int) -> None:
    """Roll the die, if the action wants one, and carry it out; a judged copy hopes for its share."""
    numbers = table.setup.special_actions
    if place == len(numbers):
        carrying.pick_up(table, unit)
        return
    if place > len(numbers):
        carrying.put_down(table, unit)
        return
    number = numbers[place]
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
    """The name that the scenario gives the action, "Pick up Papers"."""
    numbers = table.setup.special_actions
    if place < len(numbers):
        return table.setup.deeds[numbers[place]].name
    cargo = table.setup.cargo
    what = table.setup.objectives[cargo[0]].name if len(cargo) == 1 else "an objective"
    return f"Pick up {what}" if place == len(numbers) else f"Put down {what}"
