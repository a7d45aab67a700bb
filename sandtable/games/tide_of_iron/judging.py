"""The second evaluation of a position, with weights as data (weights.py): one seat's points less the opponent's.

It asks what a player asks: how far is it, is there time, who can fire at me there, and who may still come?
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import chasing, squads
from sandtable.games.tide_of_iron.aims import cargo_held
from sandtable.games.tide_of_iron.evaluate import WIN, has_next_initiative
from sandtable.games.tide_of_iron.outlook import UNKNOWN, Outlook, Seen
from sandtable.games.tide_of_iron.pieces import MOVE, are_unhurt, away, place_points, units_points
from sandtable.games.tide_of_iron.prizes import prize_now
from sandtable.games.tide_of_iron.setup import SQUAD, Aim
from sandtable.games.tide_of_iron.state import NOT_OVER, Table
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    FRESH,
    INFANTRY,
    MG,
    NOTHING,
    OP_FIRE,
    REMOVED,
    VEHICLE,
)
from sandtable.games.tide_of_iron.weights import Weights

MOST_GUARDED: Final = 3
READY: Final = 1
"""Op Fire against nobody: better than to be tired."""
THERE: Final = 1
"""Movement points from its aim at which a unit has arrived."""
CLOSE: Final = 5
"""Movement points from which an enemy takes an open objective in a move."""


def evaluate(table: Table, weights: Weights, outlook: Outlook, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    seen = outlook.seen
    is_same_time = table.phase == seen.phase and table.round == seen.round
    is_unhurt = is_same_time and are_unhurt(table, seen)
    ours = standing(table, weights, outlook, seat, is_same_time, is_unhurt) + guards(table, weights, outlook, seat)
    return ours - standing(table, weights, outlook, 1 - seat, is_same_time, is_unhurt)


def guards(table: Table, weights: Weights, outlook: Outlook, seat: int) -> int:
    """The points of a side's units in Op Fire. Only its own count for a player: nobody gains by not coming."""
    total = 0
    seen = outlook.seen
    share = 100 - weights.rest if outlook.behind[seat] else 100
    is_still = UNKNOWN
    for unit in table.setup.members[seat]:
        if table.state[unit] != OP_FIRE or table.where[unit] < 0:
            continue
        if is_still == UNKNOWN:
            is_still = 1 if is_calm(table, seen, 1 - seat) else 0
        if is_still and table.where[unit] == seen.where[unit] and table.figures[unit] == seen.figures[unit]:
            found = seen.guards[unit]
            if found == UNKNOWN:
                found = guard_points(table, weights, seat, unit)
                seen.guards[unit] = found
        else:
            found = guard_points(table, weights, seat, unit)
        total += READY + found * share // 100
    return total


def is_calm(table: Table, seen: Seen, seat: int) -> bool:
    """True where no unit of a side has moved or acted in the phase in which the question was put."""
    return seen.phase == table.phase and seen.finished == table.finished and are_still(table, seen, seat)


def are_still(table: Table, seen: Seen, seat: int) -> bool:
    """True where no unit of a side has moved or acted since the question was put."""
    for unit in table.setup.members[seat]:
        if table.where[unit] != seen.where[unit] or table.state[unit] != seen.state[unit]:
            return False
    return True


def standing(table: Table, weights: Weights, outlook: Outlook, seat: int, is_same_time: bool, is_unhurt: bool) -> int:
    """The points of one side: its units in their hexes, command, cards, victory points and control.

    `is_same_time`: the phase and the round of the question; `is_unhurt`: and nobody has lost anything since.
    """
    total = table.hopes[seat] * weights.fire // 100
    total += table.command[seat] * weights.command
    total += table.tokens[seat] * weights.token + len(table.available[seat]) * weights.card
    if has_next_initiative(table, seat):
        total += weights.initiative
    total += units_points(table, weights, outlook, seat, is_same_time, is_unhurt)
    total += table.points[seat] * weights.victory_point
    if table.setup.cargo:
        total += chasing.points(table, seat)
    return total + goals_points(table, weights, outlook.seen, seat, is_same_time)


def prize_share(table: Table, weights: Weights) -> int:
    """Percent of the prizes that count now."""
    return weights.last_prize if table.round >= table.setup.rounds else weights.prize


# -- objectives --------------------------------------------------------------------------------------------------


def goals_points(table: Table, weights: Weights, seen: Seen, seat: int, is_same_time: bool) -> int:
    """The points for all goals of a side; while no unit has changed its hex they are worked out once a question."""
    setup = table.setup
    is_same = is_same_time and table.stacks is seen.stacks and table.control is seen.control
    is_same = is_same and not setup.cargo and not setup.deeds
    if is_same and seen.held[seat] != UNKNOWN:
        return seen.held[seat]
    share = prize_share(table, weights)
    goals = setup.goals[seat]
    total = 0
    for number in range(len(goals)):
        total += held(table, weights, seen, seat, number) * share // 100
    if is_same:
        seen.held[seat] = total
    return total


def held(table: Table, weights: Weights, seen: Seen, seat: int, number: int) -> int:
    """The points for control of an objective, or for the counted units; reaching the wanted number doubles them."""
    aim = table.setup.goals[seat][number]
    prize = prize_now(table, weights, aim)
    if aim.is_carried:
        return cargo_held(table, seat, aim, prize)
    if aim.objective != NOTHING:
        control = table.control[aim.objective]
        if control == REMOVED:
            return 0
        stack = table.stacks[aim.hexes[0]]
        if stack:
            return prize if table.setup.unit_seat[stack[0]] == seat else 0
        if control != seat:
            return 0
        return prize * (100 - weights.open) // 100 if may_fall(table, seen, seat, number) else prize
    count = 0
    for hex_ in aim.hexes:
        if table.stacks[hex_] and table.holder(hex_) == seat:
            count += len(table.stacks[hex_])
    if count >= aim.wanted:
        return 2 * aim.wanted * prize + (count - aim.wanted) * weights.way
    return count * prize


def may_fall(table: Table, seen: Seen, seat: int, number: int) -> bool:
    """True where an enemy can walk onto an objective that nobody stands on."""
    if not are_still(table, seen, 1 - seat):
        return is_open(table, seat, table.setup.goals[seat][number])
    at = 2 * number + seat
    if seen.opens[at] == UNKNOWN:
        seen.opens[at] = 1 if is_open(table, seat, table.setup.goals[seat][number]) else 0
    return seen.opens[at] == 1


def is_open(table: Table, seat: int, aim: Aim) -> bool:
    """True where an enemy can walk onto an objective that nobody stands on."""
    for unit in table.setup.members[1 - seat]:
        where = table.where[unit]
        if where >= 0 and away(table, unit, aim, where) <= CLOSE:
            return True
    return False


# -- Op Fire --------------------------------------------------------------------------------------------------------


def guard_points(table: Table, weights: Weights, seat: int, unit: int) -> int:
    """The points of Op Fire, by the number of enemies that may come into range."""
    setup = table.setup
    is_acting = table.phase == ACTION_PHASE
    if is_acting and table.has_finished(1 - seat):
        return 0
    hex_ = table.where[unit]
    reach = MOVE + reach_of(table, seat, unit)
    count = 0
    for enemy in setup.members[1 - seat]:
        where = table.where[enemy]
        if where < 0 or (is_acting and table.state[enemy] != FRESH):
            continue
        if setup.ground.distance(where, hex_) <= reach:
            count += 1
            if count == MOST_GUARDED:
                break
    if count == 0:
        return 0
    number = table.plan[unit]
    is_there = number == NOTHING or away(table, unit, setup.goals[seat][number], hex_) <= THERE
    rapid = weights.rapid if squads.number(table.figures[unit], MG) else 0
    return (weights.guard if is_there else weights.outpost) * count + rapid


def reach_of(table: Table, seat: int, unit: int) -> int:
    """The range of a unit against infantry, in hexes."""
    kind = table.setup.unit_kind[unit]
    if kind != SQUAD:
        vehicle = table.setup.vehicles[kind]
        return max(vehicle.ranges[INFANTRY], vehicle.ranges[VEHICLE])
    return squads.range_of(table.figures[unit], INFANTRY, table.setup.figures[seat])


def is_as_seen(table: Table, unit: int) -> bool:
    """True where the value of a place for a unit is as it was when the question was put."""
    outlook = table.outlook
    if table.weights is None or outlook is None:
        return False
    seen = outlook.seen
    return (
        table.where[unit] == seen.where[unit]
        and table.state[unit] == seen.state[unit]
        and table.figures[unit] == seen.figures[unit]
        and table.damage[unit] == seen.damage[unit]
        and table.inside[unit] == seen.inside[unit]
        and table.carrier is seen.carrier
        and table.control is seen.control
        and table.phase == seen.phase
        and table.round == seen.round
        and table.finished == seen.finished
    )


def place_value(table: Table, weights: Weights, outlook: Outlook, seat: int, unit: int, hex_: int) -> int:
    """The value of ending a move in a hex: the place, and an objective that is won by it."""
    total = place_points(table, weights, outlook, seat, unit, hex_)
    number = table.plan[unit]
    if number != NOTHING:
        aim = table.setup.goals[seat][number]
        if hex_ in aim.hexes and (aim.objective == NOTHING or table.control[aim.objective] != seat):
            total += prize_now(table, weights, aim) * prize_share(table, weights) // 100
    return total
