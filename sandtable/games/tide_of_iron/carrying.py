"""Objectives that units carry: where each is, who bears it, how it is picked up, put down, left and taken away.

An effect of no card keeps the place of each that has been moved (D-TOI-180 to 183).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.deed import ANY_SQUAD, ANY_UNIT, ANY_VEHICLE, WITH_OFFICER
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.lines import TOLD_CARRIED, TOLD_CONTROL
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import NOBODY, NOTHING, OFFICER, REMOVED
from sandtable.games.tide_of_iron.words.modifiers import ALWAYS, BORNE

PLACES: Final = 4096
"""The base for packing: larger than the number of hexes of any map."""
OFF_MAP: Final = PLACES - 1
"""The place of an objective that a unit has taken off the map."""

PICKED_UP: Final = 0
PUT_DOWN: Final = 1
LEFT: Final = 2
TAKEN_AWAY: Final = 3
"""The kinds of news about a carried objective."""


def found(table: Table, number: int) -> Effect | None:
    """The effect that keeps where an objective is; None where nobody has moved it."""
    for effect in table.effects:
        if effect.kind == BORNE and effect.amount // PLACES == number:
            return effect
    return None


def place_of(table: Table, number: int) -> int:
    """The hex of an objective, or of its bearer; NOT_HERE for one that was taken off the map."""
    effect = found(table, number) if table.setup.objectives[number].is_carried else None
    if effect is None:
        return table.setup.objectives[number].hex
    if effect.unit != NOTHING:
        return table.place_of(effect.unit)
    place = effect.amount % PLACES
    return NOT_HERE if place == OFF_MAP else place


def bearer(table: Table, number: int) -> int:
    """The unit that carries an objective; NOTHING where it lies."""
    effect = found(table, number)
    return NOTHING if effect is None else effect.unit


def load_of(table: Table, unit: int) -> int:
    """The objective that a unit carries; NOTHING: none."""
    for effect in table.effects:
        if effect.kind == BORNE and effect.unit == unit and table.control[effect.amount // PLACES] != REMOVED:
            return effect.amount // PLACES
    return NOTHING


def holder(table: Table, number: int) -> int:
    """The seat with units where an objective lies; NOBODY where it is carried or off the map (TOI-OBJ-01)."""
    objective = table.setup.objectives[number]
    if not objective.is_carried:
        return table.holder(objective.hex)
    if bearer(table, number) != NOTHING:
        return NOBODY
    place = place_of(table, number)
    return NOBODY if place == NOT_HERE else table.holder(place)


def lying_in(table: Table, hex_: int, by: int) -> int:
    """The first objective that lies in a hex and that a unit may carry; NOTHING: none."""
    for number in table.setup.cargo:
        if table.control[number] == REMOVED or bearer(table, number) != NOTHING:
            continue
        if place_of(table, number) == hex_ and is_by(table, table.setup.objectives[number].by, by):
            return number
    return NOTHING


def is_by(table: Table, by: int, unit: int) -> bool:
    """True for a unit of the kind that may carry out an action, or carry an objective."""
    if by == ANY_UNIT:
        return True
    if not table.is_squad(unit):
        return by == ANY_VEHICLE
    if by == WITH_OFFICER:
        return squads.number(table.figures[unit], OFFICER) > 0
    return by == ANY_SQUAD or (by >= 0 and table.special[unit] == by)


def may_pick_up(table: Table, unit: int) -> bool:
    """True for a unit beside an objective that it may carry; it carries one at most."""
    return load_of(table, unit) == NOTHING and lying_in(table, table.where[unit], unit) != NOTHING


def pick_up(table: Table, unit: int) -> None:
    """Let a unit take the objective of its hex; its side controls it from then on (D-TOI-181)."""
    number = lying_in(table, table.where[unit], unit)
    seat = table.seat_of(unit)
    put(table, number, 0, unit)
    tell(table, unit, number, PICKED_UP)
    if table.control[number] != seat:
        table.control = (*table.control[:number], seat, *table.control[number + 1 :])
        if table.telling:
            table.tell(TOLD_CONTROL, seat, (number, seat))


def put_down(table: Table, unit: int) -> None:
    """Let a unit put its objective down in its hex."""
    release(table, unit, PUT_DOWN, table.where[unit])


def leave_behind(table: Table, unit: int) -> None:
    """Leave the objective of a unit that is removed where it stood (D-TOI-182)."""
    release(table, unit, LEFT, table.place_of(unit))


def take_away(table: Table, unit: int) -> None:
    """Take the objective of a unit that leaves off the map; its side controls it for good (D-TOI-183)."""
    release(table, unit, TAKEN_AWAY, OFF_MAP)


def release(table: Table, unit: int, what: int, place: int) -> None:
    """Take the objective of a unit from it, if it carries one."""
    number = load_of(table, unit)
    if number != NOTHING and place >= 0:
        tell(table, unit, number, what)
        put(table, number, place, NOTHING)


def put(table: Table, number: int, place: int, unit: int) -> None:
    """Keep where an objective is from now on."""
    others = [each for each in table.effects if each.kind != BORNE or each.amount // PLACES != number]
    table.effects = (*others, Effect(BORNE, NOBODY, number * PLACES + place, unit, ALWAYS, NOTHING))


def tell(table: Table, unit: int, number: int, what: int) -> None:
    if table.telling:
        table.tell(TOLD_CARRIED, table.seat_of(unit), (number, unit, table.place_of(unit), what))
