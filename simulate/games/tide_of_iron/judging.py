"""The second evaluation of a position, with weights as data (weights.py): one seat's points less the opponent's.

It asks what a player asks: how far is it, is there time, who can fire at me there, and who may still come?
"""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron import squads
from simulate.games.tide_of_iron.combat import worth
from simulate.games.tide_of_iron.evaluate import WIN, has_next_initiative
from simulate.games.tide_of_iron.outlook import STRONGEST, Outlook
from simulate.games.tide_of_iron.setup import SQUAD, Aim
from simulate.games.tide_of_iron.state import CARRIED, NOT_HERE, NOT_OVER, OUTSIDE, Table
from simulate.games.tide_of_iron.terms import (
    ACTION_PHASE,
    FRESH,
    HEAVY_DAMAGE,
    INFANTRY,
    MG,
    NOBODY,
    NOTHING,
    OP_FIRE,
    VEHICLE,
)
from simulate.games.tide_of_iron.weights import Weights

MOVE: Final = 4
"""Movement points that a squad has in a round."""
MOST_GUARDED: Final = 3
FACES: Final = 6
BLOCKS: Final = 2
"""Faces of a defence die that block."""
FIGURE: Final = 11
"""The value of a figure that is hit, on average."""
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
    ours = standing(table, weights, outlook, seat) + guards(table, weights, seat)
    return ours - standing(table, weights, outlook, 1 - seat)


def guards(table: Table, weights: Weights, seat: int) -> int:
    """The points of a side's units in Op Fire. Only its own count for a player: nobody gains by not coming."""
    total = 0
    owners = table.setup.unit_seat
    for unit in range(table.setup.units):
        if table.state[unit] == OP_FIRE and owners[unit] == seat and table.where[unit] >= 0:
            total += READY + guard_points(table, weights, seat, unit)
    return total


def standing(table: Table, weights: Weights, outlook: Outlook, seat: int) -> int:
    """The points of one side: its units in their hexes, command, cards, victory points and control."""
    total = table.hopes[seat] + table.command[seat] * weights.command + table.tokens[seat] * weights.token
    total += table.points[seat] * weights.victory_point + len(table.available[seat]) * weights.card
    if has_next_initiative(table, seat):
        total += weights.initiative
    setup = table.setup
    share = prize_share(table, weights)
    for aim in setup.goals[seat]:
        total += held(table, weights, seat, aim) * share // 100
    owners = setup.unit_seat
    for unit in range(setup.units):
        if owners[unit] == seat and table.where[unit] != NOT_HERE:
            total += unit_points(table, weights, outlook, seat, unit)
    return total


def prize_share(table: Table, weights: Weights) -> int:
    """Percent of the prizes that count now."""
    return weights.last_prize if table.round >= table.setup.rounds else weights.prize


# -- objectives --------------------------------------------------------------------------------------------------


def held(table: Table, weights: Weights, seat: int, aim: Aim) -> int:
    """The points for control of an objective, or for the counted units; reaching the wanted number doubles them."""
    if aim.objective != NOTHING:
        holder = table.holder(aim.hexes[0])
        if holder == seat:
            return aim.prize
        if holder != NOBODY or table.control[aim.objective] != seat:
            return 0
        return aim.prize * (100 - weights.open) // 100 if is_open(table, seat, aim) else aim.prize
    count = 0
    for hex_ in aim.hexes:
        if table.stacks[hex_] and table.holder(hex_) == seat:
            count += len(table.stacks[hex_])
    if count >= aim.wanted:
        return 2 * aim.wanted * aim.prize + (count - aim.wanted) * weights.way
    return count * aim.prize


def is_open(table: Table, seat: int, aim: Aim) -> bool:
    """True where an enemy can walk onto an objective that nobody stands on."""
    setup = table.setup
    owners = setup.unit_seat
    for unit in range(setup.units):
        where = table.where[unit]
        if where >= 0 and owners[unit] != seat and away(table, unit, aim, where) <= CLOSE:
            return True
    return False


# -- units -------------------------------------------------------------------------------------------------------


def unit_points(table: Table, weights: Weights, outlook: Outlook, seat: int, unit: int) -> int:
    """The points of a unit in its condition and its hex."""
    hex_ = table.where[unit]
    kind = table.setup.unit_kind[unit]
    if kind == SQUAD:
        value = worth.squad_points(table, unit)
        total = value - value * table.conditions[unit] * weights.squeezed // 100
    else:
        value = worth.VEHICLE_POINTS[kind]
        total = value - value * table.damage[unit] // 3
    if hex_ == CARRIED:
        return total + ride_points(table, weights, seat, unit)
    total += place_points(table, weights, outlook, seat, unit, hex_)
    return total + readiness(table, weights, seat, unit)


def away(table: Table, unit: int, aim: Aim, hex_: int) -> int:
    """Movement points from a hex to an aim."""
    return aim.squad_away[hex_] if table.setup.unit_kind[unit] == SQUAD else aim.vehicle_away[hex_]


def ride_points(table: Table, weights: Weights, seat: int, unit: int) -> int:
    """The points of a passenger: it comes nearer to its aim, but can't act."""
    is_over = table.phase == ACTION_PHASE and table.finished[seat]
    total = weights.unused if table.state[unit] == FRESH and not is_over else 0
    if table.plan[unit] == NOTHING:
        return total - weights.ride
    vehicle = table.carrier[unit]
    left = table.setup.goals[seat][table.plan[unit]].squad_away[table.where[vehicle]]
    total += weights.ride if left >= weights.far_ride else -weights.ride
    if table.state[vehicle] == FRESH and table.damage[vehicle] < HEAVY_DAMAGE and not is_over:
        total += weights.way * min(left, weights.lift)
    return total - way_points(table, weights, unit, left)


def place_points(table: Table, weights: Weights, outlook: Outlook, seat: int, unit: int, hex_: int) -> int:
    """The points of a unit's hex: nearness to its aim, cover, and the fire that bears on it."""
    setup = table.setup
    total = 0
    aim = table.plan[unit]
    if aim != NOTHING:
        total -= way_points(table, weights, unit, away(table, unit, setup.goals[seat][aim], hex_))
    fire = outlook.fire(seat, hex_, setup.unit_kind[unit] == SQUAD)
    red = setup.rules.cover[setup.ground.base[hex_]]
    if setup.unit_kind[unit] == SQUAD:
        if table.inside[unit] != OUTSIDE and table.where[unit] == hex_:
            red += setup.rules.marker_cover[table.inside[unit]]
        total += red * weights.cover
        if fire:
            loss = min(hits(fire, red) * FIGURE // FACES, worth.squad_points(table, unit))
            total -= loss * weights.danger // 100
    elif fire:
        kind = setup.vehicles[setup.unit_kind[unit]]
        value = worth.VEHICLE_POINTS[setup.unit_kind[unit]]
        loss = min(hits(fire, red + kind.armor) * value // (3 * FACES), value)
        total -= loss * weights.danger // 100
    return total


def hits(fire: int, red: int) -> int:
    """Expected hits of two attacks, the weaker one counted half, in sixths."""
    blocked = BLOCKS * red
    return max(0, fire // STRONGEST - blocked) + max(0, fire % STRONGEST - blocked) // 2


def way_points(table: Table, weights: Weights, unit: int, left: int) -> int:
    """The cost of the way that is left, against the moves that are left."""
    total = weights.way * left
    moves = table.setup.rounds - table.round
    if table.state[unit] == FRESH or table.phase != ACTION_PHASE:
        moves += 1
    short = left + weights.margin - MOVE * moves
    return total + weights.late * min(short, left) if short > 0 and left > 0 else total


def readiness(table: Table, weights: Weights, seat: int, unit: int) -> int:
    """The points of a fresh unit on the map for its action."""
    state = table.state[unit]
    if state != FRESH:
        return 0
    if table.phase == ACTION_PHASE:
        return 0 if table.finished[seat] else weights.unused
    total = weights.unused
    if table.plan[unit] != NOTHING:
        goal = table.setup.goals[seat][table.plan[unit]]
        if not is_kept(table, seat, goal):  # a garrison stands where it is needed, it does not come when it is needed
            total += weights.way * min(away(table, unit, goal, table.where[unit]), weights.longing)
    return total


def is_kept(table: Table, seat: int, goal: Aim) -> bool:
    """True for a goal that needs no conquest: an own objective, or a hex to be barred, without enemies on it."""
    if table.holder(goal.hexes[0]) == 1 - seat:
        return False
    return goal.wanted == 1 if goal.objective == NOTHING else table.control[goal.objective] == seat


def guard_points(table: Table, weights: Weights, seat: int, unit: int) -> int:
    """The points of Op Fire, by the number of enemies that may come into range."""
    setup = table.setup
    is_acting = table.phase == ACTION_PHASE
    if is_acting and table.finished[1 - seat]:
        return 0
    hex_ = table.where[unit]
    owners = setup.unit_seat
    reach = MOVE + reach_of(table, seat, unit)
    count = 0
    for enemy in range(setup.units):
        where = table.where[enemy]
        if owners[enemy] == seat or where < 0 or (is_acting and table.state[enemy] != FRESH):
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


def place_value(table: Table, weights: Weights, outlook: Outlook, seat: int, unit: int, hex_: int) -> int:
    """The value of ending a move in a hex: the place, and an objective that is won by it."""
    total = place_points(table, weights, outlook, seat, unit, hex_)
    number = table.plan[unit]
    if number != NOTHING:
        aim = table.setup.goals[seat][number]
        if hex_ in aim.hexes and (aim.objective == NOTHING or table.control[aim.objective] != seat):
            total += aim.prize * prize_share(table, weights) // 100
    return total
