"""The look at a table before its options are tried: which units may fire where (outlook.py)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.outlook import Outlook, Seen, Shooter
from sandtable.games.tide_of_iron.posture import behind
from sandtable.games.tide_of_iron.setup import SQUAD
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    FATIGUED,
    INFANTRY,
    NO_CONDITION,
    NORMAL,
    OP_FIRE,
    VEHICLE,
)


def look(table: Table) -> Outlook:
    """The outlook of both sides."""
    return Outlook(table.setup, table.smoke, (shooters(table, 0), shooters(table, 1)), behind(table), seen(table))


def seen(table: Table) -> Seen:
    """The units as they stand."""
    setup = table.setup
    found = Seen(setup.units, max(len(setup.goals[0]), len(setup.goals[1])))
    found.phase = table.phase
    found.round = table.round
    found.finished = table.finished
    found.where = table.where.copy()
    found.state = table.state.copy()
    found.figures = table.figures
    found.conditions = table.conditions
    found.damage = table.damage
    found.inside = table.inside
    found.carrier = table.carrier
    found.control = table.control
    found.stacks = table.stacks
    table.shares_stacks = True
    return found


def shooters(table: Table, seat: int) -> list[Shooter]:
    """The armed units of a seat on the map; those in Op Fire are left out, which fire at moving units only."""
    found: list[Shooter] = []
    is_acting = table.phase == ACTION_PHASE
    setup = table.setup
    for unit in setup.members[seat]:
        where = table.where[unit]
        if where < 0 or table.conditions[unit] != NO_CONDITION:
            continue
        state = table.state[unit]
        if is_acting and state == OP_FIRE:
            continue
        shooter = Shooter(unit, where, is_acting and (state == FATIGUED or table.is_done(unit)))
        for kind in (INFANTRY, VEHICLE):
            arm(table, shooter, kind)
        if shooter.dice[INFANTRY] or shooter.dice[VEHICLE]:
            found.append(shooter)
    return found


def arm(table: Table, shooter: Shooter, kind: int) -> None:
    """Set the dice and the range of a shooter against one type of target."""
    unit = shooter.unit
    setup = table.setup
    if setup.unit_kind[unit] != SQUAD:
        vehicle = setup.vehicles[setup.unit_kind[unit]]
        shooter.dice[kind] = vehicle.powers[kind]
        shooter.reach[kind] = vehicle.ranges[kind]
        return
    figures = setup.figures[setup.unit_seat[unit]]
    parts = squads.direct_parts(table.figures[unit], kind, figures)
    if parts:
        shooter.dice[kind] = squads.firepower(parts[0], kind, NORMAL, figures)
        shooter.reach[kind] = squads.range_of(parts[0], kind, figures)
