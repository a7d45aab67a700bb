"""The evaluation of a position in whole points: one seat's less the opponent's.

The weights are judgement, not rules: a regular figure is worth 10, and all other weights are relative to it.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import aims, chasing, squads
from sandtable.games.tide_of_iron.aims import STEP, away
from sandtable.games.tide_of_iron.combat import worth
from sandtable.games.tide_of_iron.setup import SQUAD, Aim
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, NOT_OVER, OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import ACTION_PHASE, FATIGUED, FRESH, MG, NOBODY, NOTHING, OP_FIRE, REMOVED

WIN: Final = 1_000_000
COVER: Final = 2
"""Points for each die of cover of a squad's hex."""
COMMAND_HELD: Final = 3
TOKEN: Final = 3
INITIATIVE: Final = 8
"""Points for the seat that would have the initiative in the next round."""
VICTORY_POINT: Final = 40
CARD_READY: Final = 4
UNUSED: Final = 4
"""Points for a fresh unit that can still act in this round."""
LONGING: Final = 4
"""The movement points by which a fresh unit may come nearer to its aim in the next round."""
GUARD: Final = 3
"""Points for a unit in Op Fire, for each of up to MOST_GUARDED enemies that may come near."""
MOST_GUARDED: Final = 3
GUARDED: Final = 8
"""The distance, in hexes, from which an enemy may come near."""
RAPID: Final = 3
"""Additional points for a machine gun in Op Fire."""
SQUEEZED: Final = 30
"""The loss of a squad's value by a pin, in percent; disruption costs twice as much."""
RIDE: Final = 6
"""Points for a passenger that is still far from its aim; near its aim it should unload."""
FAR_RIDE: Final = 6
"""The distance to an aim, in movement points, from which a ride pays."""


def evaluate(table: Table, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    plan = table.plan or aims.plan(table)
    return standing(table, seat, plan) - standing(table, 1 - seat, plan)


def standing(table: Table, seat: int, plan: list[int]) -> int:
    """The points of one side: its units in their hexes, command, cards, victory points and control."""
    total = table.hopes[seat] + table.command[seat] * COMMAND_HELD + table.tokens[seat] * TOKEN
    total += table.points[seat] * VICTORY_POINT + len(table.available[seat]) * CARD_READY
    if has_next_initiative(table, seat):
        total += INITIATIVE
    setup = table.setup
    for aim in setup.aims[seat]:
        total += held(table, seat, aim)
    if setup.cargo:
        total += chasing.points(table, seat)
    for unit in setup.members[seat]:
        if table.where[unit] != NOT_HERE:
            total += unit_points(table, seat, unit, plan)
    return total


def has_next_initiative(table: Table, seat: int) -> bool:
    """True for the seat with more tokens; on a tie for the seat without the initiative (TOI-OBJ-09)."""
    ours = table.tokens[seat]
    theirs = table.tokens[1 - seat]
    return ours > theirs or (ours == theirs and table.initiative != seat)


def held(table: Table, seat: int, aim: Aim) -> int:
    """The points for control of an objective, or for the counted units; reaching the wanted number doubles them."""
    if aim.is_carried:
        return aims.cargo_held(table, seat, aim, aim.prize)
    if aim.objective != NOTHING:
        if table.control[aim.objective] == REMOVED:
            return 0
        holder = table.holder(aim.hexes[0])
        if holder == NOBODY:
            holder = table.control[aim.objective]
        return aim.prize if holder == seat else 0
    count = 0
    for hex_ in aim.hexes:
        if table.stacks[hex_] and table.holder(hex_) == seat:
            count += len(table.stacks[hex_])
    if count >= aim.wanted:
        return 2 * aim.wanted * aim.prize + (count - aim.wanted) * STEP
    return count * aim.prize


def unit_points(table: Table, seat: int, unit: int, plan: list[int]) -> int:
    """The points of a unit in its condition and its hex."""
    hex_ = table.where[unit]
    kind = table.setup.unit_kind[unit]
    if kind == SQUAD:
        value = worth.squad_points(table, unit)
        total = value - value * table.conditions[unit] * SQUEEZED // 100
    else:
        value = worth.VEHICLE_POINTS[kind]
        total = value - value * table.damage[unit] // 3
    if hex_ == CARRIED:
        return total + ride_points(table, seat, unit, plan)
    return total + place_points(table, seat, unit, hex_, plan) + readiness(table, seat, unit, plan)


def ride_points(table: Table, seat: int, unit: int, plan: list[int]) -> int:
    """The points of a passenger: it comes nearer to its aim, but can't act."""
    total = UNUSED if table.state[unit] == FRESH and not table.is_done(unit) else 0
    if plan[unit] == NOTHING:
        return total - RIDE
    left = table.setup.aims[seat][plan[unit]].squad_away[table.where[table.carrier[unit]]]
    return total - STEP * left + (RIDE if left >= FAR_RIDE else -RIDE)


def place_points(table: Table, seat: int, unit: int, hex_: int, plan: list[int]) -> int:
    """The points of a unit's hex: nearness to its aim, and cover."""
    setup = table.setup
    total = 0
    if plan[unit] != NOTHING:
        total -= STEP * away(table, unit, setup.aims[seat][plan[unit]], hex_)
    if setup.unit_kind[unit] == SQUAD:
        total += setup.rules.cover[setup.ground.base[hex_]] * COVER
        if table.inside[unit] != OUTSIDE and table.where[unit] == hex_:
            total += COVER * setup.rules.marker_cover[table.inside[unit]]
    return total


def readiness(table: Table, seat: int, unit: int, plan: list[int]) -> int:
    """The points of a unit on the map for actions still open: to act, or to use Op Fire."""
    state = table.state[unit]
    if state == FATIGUED:
        return 0
    if state == OP_FIRE:
        return guard_points(table, seat, unit)
    if table.phase == ACTION_PHASE:
        return 0 if table.is_done(unit) else UNUSED
    if plan[unit] == NOTHING:
        return UNUSED
    left = away(table, unit, table.setup.aims[seat][plan[unit]], table.where[unit])
    return UNUSED + STEP * min(left, LONGING)


def guard_points(table: Table, seat: int, unit: int) -> int:
    """The points of Op Fire, by the number of enemies that may come near."""
    setup = table.setup
    hex_ = table.where[unit]
    is_acting = table.phase == ACTION_PHASE
    if is_acting and table.has_finished(1 - seat):
        return 0
    count = 0
    for enemy in setup.members[1 - seat]:
        where = table.where[enemy]
        if where < 0 or (is_acting and table.state[enemy] != FRESH):
            continue
        if setup.ground.distance(where, hex_) <= GUARDED:
            count += 1
            if count == MOST_GUARDED:
                break
    if count == 0:
        return 1
    rapid = RAPID if squads.number(table.figures[unit], MG) else 0
    return GUARD * count + rapid
