"""The points of one unit for judging.py: its value, the way to its aim, cover, danger, and what it may still do."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import transports
from sandtable.games.tide_of_iron.combat import worth
from sandtable.games.tide_of_iron.outlook import FACES, UNKNOWN, Outlook, Seen, hits
from sandtable.games.tide_of_iron.setup import FAR, SQUAD, Aim
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import ACTION_PHASE, FRESH, HEAVY_DAMAGE, NOTHING
from sandtable.games.tide_of_iron.weights import Weights

MOVE: Final = 4
"""Movement points that a squad has in a round."""
FIGURE: Final = 11
"""The value of a figure that is hit, on average."""


def units_points(
    table: Table, weights: Weights, outlook: Outlook, seat: int, is_same_time: bool, is_unhurt: bool
) -> int:
    """The points of the units of a side; those of an unchanged unit are worked out once a question.

    `is_same_time`: the phase and the round of the question; `is_unhurt`: and nobody has lost anything since.
    """
    seen = outlook.seen
    is_same_time = is_same_time and are_as_far(table, seen, seat)
    nobody_boarded = table.carrier is seen.carrier
    places, states, points = table.where, table.state, seen.points
    seen_places, seen_states = seen.where, seen.state
    ready = ready_points(table, weights, seat)
    total = 0
    for unit in table.setup.members[seat]:
        where = places[unit]
        if where == NOT_HERE:
            continue
        state = states[unit]
        if (
            is_same_time
            and where >= 0
            and where == seen_places[unit]
            and state == seen_states[unit]
            and (nobody_boarded or table.is_squad(unit))  # a transport with passengers has another way than without
            and (is_unhurt or is_unhurt_unit(table, seen, unit))
        ):
            found = points[unit]
            if found == UNKNOWN:
                found = value_of(table, weights, unit) + place_points(table, weights, outlook, seat, unit, where)
                points[unit] = found
            total += found
            if state == FRESH:
                total += readiness(table, weights, outlook, seat, unit) if ready == UNKNOWN else ready
        else:
            total += unit_points(table, weights, outlook, seat, unit)
    return total


def ready_points(table: Table, weights: Weights, seat: int) -> int:
    """The points of each fresh unit of a side on the map for its action; UNKNOWN where they differ (readiness)."""
    if table.phase != ACTION_PHASE or table.setup.has_partners:
        return UNKNOWN
    return 0 if table.finished[seat] else weights.unused


def are_unhurt(table: Table, seen: Seen) -> bool:
    """True where no unit of either side has lost anything since the question was put, or has come into cover."""
    return (
        (table.figures is seen.figures or table.figures == seen.figures)
        and (table.conditions is seen.conditions or table.conditions == seen.conditions)
        and (table.damage is seen.damage or table.damage == seen.damage)
        and (table.inside is seen.inside or table.inside == seen.inside)
    )


def are_as_far(table: Table, seen: Seen, seat: int) -> bool:
    """True where the Action Phase is over for the same players of a side as when the question was put."""
    if not table.setup.has_partners:
        return table.finished[seat] == seen.finished[seat]
    for player in table.setup.teams.players[seat]:  # noqa: SIM110 - a generator would cost more than the loop
        if table.finished[player] != seen.finished[player]:
            return False
    return True


def is_unhurt_unit(table: Table, seen: Seen, unit: int) -> bool:
    """The same of one unit."""
    return (
        table.figures[unit] == seen.figures[unit]
        and table.conditions[unit] == seen.conditions[unit]
        and table.damage[unit] == seen.damage[unit]
        and table.inside[unit] == seen.inside[unit]
    )


def unit_points(table: Table, weights: Weights, outlook: Outlook, seat: int, unit: int) -> int:
    """The points of a unit in its condition and its hex."""
    where = table.where[unit]
    total = value_of(table, weights, unit)
    if where == CARRIED:
        return total + ride_points(table, weights, outlook, seat, unit)
    total += place_points(table, weights, outlook, seat, unit, where)
    return total + readiness(table, weights, outlook, seat, unit)


def value_of(table: Table, weights: Weights, unit: int) -> int:
    """The value of a unit in its condition."""
    kind = table.setup.unit_kind[unit]
    if kind == SQUAD:
        value = worth.squad_points(table, unit)
        return value - value * table.conditions[unit] * weights.squeezed // 100
    value = worth.VEHICLE_POINTS[kind]
    return value - value * table.damage[unit] // 3


def away(table: Table, unit: int, aim: Aim, hex_: int) -> int:
    """Movement points from a hex to an aim."""
    return aim.squad_away[hex_] if table.setup.unit_kind[unit] == SQUAD else aim.vehicle_away[hex_]


def ride_points(table: Table, weights: Weights, outlook: Outlook, seat: int, unit: int) -> int:
    """The points of a passenger: it comes nearer to its aim, but can't act."""
    is_over = table.phase == ACTION_PHASE and table.is_done(unit)
    total = weights.unused if table.state[unit] == FRESH and not is_over else 0
    if table.plan[unit] == NOTHING:
        return total - weights.ride
    vehicle = table.carrier[unit]
    goal = table.setup.goals[seat][table.plan[unit]]
    left = goal.squad_away[table.where[vehicle]]
    comes_near = goal.vehicle_away[table.where[vehicle]] < FAR
    total += weights.ride if comes_near and left >= weights.far_ride else -weights.ride
    if comes_near and table.state[vehicle] == FRESH and table.damage[vehicle] < HEAVY_DAMAGE and not is_over:
        total += pace(weights, outlook, seat) * min(left, weights.lift)
    return (
        total - way_points(table, weights, outlook, unit, left) - transports.danger(table, weights, outlook, seat, unit)
    )


def place_points(table: Table, weights: Weights, outlook: Outlook, seat: int, unit: int, hex_: int) -> int:
    """The points of a unit's hex: nearness to its aim, cover, and the fire that bears on it."""
    if table.setup.unit_kind[unit] == SQUAD:
        return squad_place_points(table, weights, outlook, seat, unit, hex_)
    setup = table.setup
    total = 0
    aim = table.plan[unit]
    if weights.fetch and transports.is_idle(table, outlook, seat, unit):
        total -= transports.fetch_points(table, weights, outlook, seat, hex_)
    elif aim != NOTHING:
        total -= way_points(table, weights, outlook, unit, setup.goals[seat][aim].vehicle_away[hex_])
    fire = outlook.fire(seat, hex_, False)
    if fire:
        red = setup.rules.cover[setup.ground.base[hex_]] + setup.vehicles[setup.unit_kind[unit]].armor
        value = worth.VEHICLE_POINTS[setup.unit_kind[unit]]
        loss = min(hits(fire, red) * value // (3 * FACES), value)
        total -= loss * weights.danger // 100
    return total


def squad_place_points(table: Table, weights: Weights, outlook: Outlook, seat: int, squad: int, hex_: int) -> int:
    """The same for a squad."""
    setup = table.setup
    total = 0
    aim = table.plan[squad]
    if aim != NOTHING:
        total -= way_points(table, weights, outlook, squad, setup.goals[seat][aim].squad_away[hex_])
    red = setup.rules.cover[setup.ground.base[hex_]]
    inside = table.inside[squad]
    if inside != OUTSIDE and table.where[squad] == hex_:
        red += setup.rules.marker_cover[inside]
    if red:
        total += red * weights.cover
    fire = outlook.fire(seat, hex_, True)
    if fire:
        found = hits(fire, red)
        if found:
            loss = min(found * FIGURE // FACES, worth.squad_points(table, squad))
            total -= loss * weights.danger // 100
    return total


def pace(weights: Weights, outlook: Outlook, seat: int) -> int:
    """The points of a movement point of the way: more for a side that would lose if it stayed where it is."""
    if outlook.behind[seat] and weights.press:
        return weights.way * (100 + weights.press) // 100
    return weights.way


def way_points(table: Table, weights: Weights, outlook: Outlook, unit: int, left: int) -> int:
    """The cost of the way that is left, against the moves that are left."""
    if left <= 0:
        return 0
    total = pace(weights, outlook, table.setup.unit_seat[unit]) * left
    moves = table.setup.rounds - table.round + (1 if can_move(table, unit) else 0)
    short = left + weights.margin - MOVE * moves
    return total + weights.late * min(short, left) if short > 0 else total


def can_move(table: Table, unit: int) -> bool:
    """True for a unit that can still move in this round: before the Action Phase, or fresh and its side goes on."""
    if table.phase != ACTION_PHASE:
        return True
    return table.state[unit] == FRESH and not table.is_done(unit)


def readiness(table: Table, weights: Weights, outlook: Outlook, seat: int, unit: int) -> int:
    """The points of a fresh unit on the map for its action."""
    state = table.state[unit]
    if state != FRESH:
        return 0
    if table.phase == ACTION_PHASE:
        return 0 if table.is_done(unit) else weights.unused
    total = weights.unused
    if table.plan[unit] != NOTHING:
        goal = table.setup.goals[seat][table.plan[unit]]
        if not is_kept(table, seat, goal):  # a garrison stands where it is needed, it does not come when it is needed
            nearer = min(away(table, unit, goal, table.where[unit]), weights.longing)
            total += pace(weights, outlook, seat) * nearer
    return total


def is_kept(table: Table, seat: int, goal: Aim) -> bool:
    """True for a goal that needs no conquest: an own objective, or a hex to be barred, without enemies on it."""
    if table.holder(goal.hexes[0]) == 1 - seat:
        return False
    if goal.cargo != NOTHING:
        return False
    return goal.wanted == 1 if goal.objective == NOTHING else table.control[goal.objective] == seat
