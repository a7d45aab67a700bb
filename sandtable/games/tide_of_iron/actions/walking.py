"""The end of a movement in a judged copy: the unit walks to the most promising hex, and fires or assaults there.

No question is asked; attacks are credited with their mean, like all attacks of judged copies.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import aims, judging, moves, squads
from sandtable.games.tide_of_iron.actions import assault
from sandtable.games.tide_of_iron.combat import guessing, mines, op_fire, storming, targets
from sandtable.games.tide_of_iron.evaluate import place_points
from sandtable.games.tide_of_iron.frames import Activation, Attack
from sandtable.games.tide_of_iron.hexes import DIRECTIONS
from sandtable.games.tide_of_iron.markers import MINES_BIT, TRAP_BIT, WIRE_BIT
from sandtable.games.tide_of_iron.movement import THIRDS, is_barred
from sandtable.games.tide_of_iron.outlook import UNKNOWN
from sandtable.games.tide_of_iron.setup import FAR
from sandtable.games.tide_of_iron.stacking import has_room
from sandtable.games.tide_of_iron.state import CARRIED, OUTSIDE, Table, with_entry
from sandtable.games.tide_of_iron.terms import (
    ASSAULT,
    ENGINEER,
    FATIGUED,
    FIRE_AND_MOVEMENT,
    NORMAL_RANGE,
    NOTHING,
)
from sandtable.games.tide_of_iron.ways import NEVER, Reach, Ways

UNLOAD_COST: Final = 2 * THIRDS
LOOKED_AT: Final = 3
"""The number of best end hexes for which attacks from there and Op Fire on the way are computed."""
IDLE: Final = 1
"""The cost of a movement that leads nowhere, so that it never looks as good as doing nothing."""


def walk(table: Table, activation: Activation) -> None:
    """Move along the best way; add the expected gains and losses of fire to `hopes`."""
    unit = activation.unit
    if not table.plan:
        table.plan = aims.plan(table)
    guards = op_fire.guards(table, 1 - table.seat_of(unit))
    ways = known_ways(table, activation, guards)
    reach = reach_of(table, activation, ways)
    if reach is None:
        return
    known = known_places(table, unit)
    ends = best_ends(table, activation, reach, known)
    here = table.where[unit]
    inside = table.inside[unit]
    best_end = NOTHING
    best = NEVER
    gained = 0
    lost = 0
    for end in ends:
        risk = fire_on_way(table, ways, reach, end) + mined(table, unit, reach, end)
        gain = fire_from(table, activation, reach, end)
        place = known[end] if known and end != here else place_value(table, unit, end)
        value = place + gain - risk
        if value > best:
            best = value
            best_end = end
            gained = gain
            lost = risk
    seat = table.seat_of(unit)
    table.hopes[seat] += gained
    table.hopes[1 - seat] += lost
    if best_end != here and best_end != NOTHING:
        moves.put_on(table, unit, best_end)
    elif here >= 0:
        if table.inside[unit] != inside:
            table.inside = with_entry(table.inside, unit, inside)
        if gained == 0 and table.weights is not None:
            table.hopes[seat] -= IDLE


def known_ways(table: Table, activation: Activation, guards: list[int]) -> Ways:
    """The ways of the active unit that are known from a table like this one; new ones where something has changed."""
    unit = activation.unit
    if table.outlook is None:
        return new_ways(table, activation, guards)
    seen = table.outlook.seen
    ways = seen.ways[unit]
    if ways is None or not are_true(table, activation, guards, ways):
        ways = new_ways(table, activation, guards)
        seen.ways[unit] = ways
    return ways


def are_true(table: Table, activation: Activation, guards: list[int], ways: Ways) -> bool:
    """True where nothing on the table that these ways depend on has changed but the place of the unit."""
    unit = ways.unit
    ways.where[unit] = table.where[unit]
    return (
        ways.where == table.where
        and ways.guards == guards
        and ways.state == table.state[unit]
        and ways.attacked_by == activation.attacked_by
        and (ways.figures is table.figures or ways.figures == table.figures)
        and (ways.conditions is table.conditions or ways.conditions == table.conditions)
        and (ways.damage is table.damage or ways.damage == table.damage)
        and ways.special is table.special
        and ways.markers is table.markers
        and ways.smoke is table.smoke
        and ways.effects is table.effects
    )


def new_ways(table: Table, activation: Activation, guards: list[int]) -> Ways:
    """Ways of which nothing is known yet, on the table as it is."""
    ways = Ways(activation.unit)
    ways.where = table.where.copy()
    ways.figures = table.figures
    ways.conditions = table.conditions
    ways.damage = table.damage
    ways.special = table.special
    ways.markers = table.markers
    ways.smoke = table.smoke
    ways.effects = table.effects
    ways.guards = guards
    ways.attacked_by = activation.attacked_by
    ways.state = table.state[activation.unit]
    return ways


def reach_of(table: Table, activation: Activation, ways: Ways) -> Reach | None:
    """All hexes that the unit can reach; None when it stays a passenger."""
    unit, points = activation.unit, activation.points
    hex_ = table.where[unit]
    if hex_ == CARRIED:
        place = table.place_of(unit)
        if points < UNLOAD_COST or not has_room(table, unit, place) or not is_worth_unloading(table, unit, place):
            return None
        moves.put_on(table, unit, place)
        return known_reach(table, place, points - UNLOAD_COST, activation, ways)
    if table.inside[unit] != OUTSIDE:
        points -= THIRDS
    return known_reach(table, hex_, 0 if activation.is_stopped else points, activation, ways)


def is_worth_unloading(table: Table, unit: int, place: int) -> bool:
    """True near the unit's aim, and in a vehicle that won't move any more in this round or can't reach the aim."""
    number = table.plan[unit]
    if number == NOTHING:
        return True
    wanted = table.setup.aims if table.weights is None else table.setup.goals
    aim = wanted[table.seat_of(unit)][number]
    if aim.squad_away[place] <= aims.IN_REACH or table.state[table.carrier[unit]] == FATIGUED:
        return True
    return table.weights is not None and aim.vehicle_away[place] >= FAR


def known_reach(table: Table, start: int, points: int, activation: Activation, ways: Ways) -> Reach:
    """The free hexes within `points`; another action may have asked for them before."""
    key = (start, points, activation.origin, activation.only_one_hex)
    reach = ways.reaches.get(key)
    if reach is None:
        reach = flooded(table, ways.unit, start, points, activation)
        ways.reaches[key] = reach
    reach.fire_at_start = NEVER
    return reach


def flooded(table: Table, unit: int, start: int, points: int, activation: Activation) -> Reach:
    """Free hexes within `points`; wire, traps and mines end the way."""
    reach = Reach(table.setup.ground.count, start, points)
    if points <= 0:
        return reach
    setup = table.setup
    seat = setup.unit_seat[unit]
    costs = setup.entry[unit]
    least = setup.least_cost[unit]
    neighbours = setup.ground.neighbours
    stacks, markers = table.stacks, table.markers
    best, before = reach.left, reach.before
    queue = [start]
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        left = best[here] - least
        if left < 0:
            continue
        if here != start and (activation.only_one_hex or (markers[here] and is_obstacle(table, unit, here))):
            continue
        left += least
        around = neighbours[here]
        ways = costs[here]
        for way in range(DIRECTIONS):
            cost = ways[way]
            if cost < 0:
                continue
            there = around[way]
            rest = left - cost
            known = best[there]
            if rest <= known:
                continue
            stack = stacks[there]
            if stack and setup.unit_seat[stack[0]] != seat:
                continue
            if markers[there] and is_barred(table, unit, there, activation.origin):
                continue
            if known < 0:
                reach.hexes.append(there)
            best[there] = rest
            before[there] = here
            queue.append(there)
    return reach


def is_obstacle(table: Table, unit: int, hex_: int) -> bool:
    """True where a marker in the hex stops the unit (TOI-OBS-10, 14, 15)."""
    marks = table.markers[hex_]
    if marks == 0:
        return False
    return marks & (MINES_BIT | WIRE_BIT) != 0 or (marks & TRAP_BIT != 0 and not table.is_squad(unit))


def place_value(table: Table, unit: int, hex_: int) -> int:
    """The value of ending a move in a hex, in points of evaluate.py."""
    seat = table.seat_of(unit)
    weights = table.weights
    outlook = table.outlook
    if weights is not None and outlook is not None:
        return judging.place_value(table, weights, outlook, seat, unit, hex_)
    total = place_points(table, seat, unit, hex_, table.plan)
    number = table.plan[unit]
    if number != NOTHING:
        aim = table.setup.aims[seat][number]
        if hex_ in aim.hexes and (aim.objective == NOTHING or table.control[aim.objective] != seat):
            total += aim.prize
    return total


def known_places(table: Table, unit: int) -> list[int]:
    """The values of hexes that are known since the question was put, UNKNOWN in the others; empty for a unit that is
    not as it was then.
    """
    outlook = table.outlook
    return outlook.seen.places_of(table.setup.ground.count, unit) if outlook and judging.is_as_seen(table, unit) else []


def mined(table: Table, unit: int, reach: Reach, end: int) -> int:
    """The expected loss by mines in the end hex, in points."""
    is_mined = table.markers[end] & MINES_BIT != 0 and end != reach.hexes[0] and table.special[unit] != ENGINEER
    return mines.mean_loss(table, unit) if is_mined else 0


def best_ends(table: Table, activation: Activation, reach: Reach, known: list[int]) -> list[int]:
    """The best end hexes, the best one first; the unit's present hex is always among them.

    `known` has the values of hexes that are known, and grows; it is empty for a unit whose values are not kept.
    Otherwise the ends are kept for the unit's other actions with the same reach.
    """
    if known and reach.ends:
        return reach.ends
    unit = activation.unit
    here = reach.hexes[0]
    found: list[int] = []
    values: list[int] = []
    for hex_ in reach.hexes:
        if not has_room(table, unit, hex_) or (hex_ == here and table.inside_enemies(unit)):
            continue
        value = known[hex_] if known else UNKNOWN
        if value == UNKNOWN:
            value = place_value(table, unit, hex_)
            if known:
                known[hex_] = value
        if table.markers[hex_] & MINES_BIT:
            value -= mined(table, unit, reach, hex_)
        at = len(values)
        while at > 0 and values[at - 1] < value:
            at -= 1
        if at < LOOKED_AT:
            values.insert(at, value)
            found.insert(at, hex_)
            if len(found) > LOOKED_AT:
                values.pop()
                found.pop()
    if here not in found and has_room(table, unit, here) and not table.inside_enemies(unit):
        found.append(here)
    if known:
        reach.ends = found
    return found


def fire_on_way(table: Table, ways: Ways, reach: Reach, end: int) -> int:
    """The expected loss by units in Op Fire on the way, in points: the worst hex counts once."""
    start = reach.hexes[0]
    if end == start or not ways.guards:
        return 0
    unit = ways.unit
    worst = 0
    hex_ = end
    while hex_ != start and hex_ != NOTHING:
        if hex_ not in ways.risks:  # the ways to several ends have hexes in common
            moves.put_on(table, unit, hex_)
            ways.risks[hex_] = fire_on(table, unit, ways.guards)
        risk = ways.risks[hex_]
        if risk > worst:
            worst = risk
        hex_ = reach.before[hex_]
    moves.put_on(table, unit, start)
    return worst


def fire_on(table: Table, unit: int, guards: list[int]) -> int:
    """The expected loss by Op Fire on a unit in its hex, in points."""
    ready = op_fire.leads_among(table, guards, unit)
    return guessing.op_fire(table, 1 - table.seat_of(unit), ready, unit) if ready else 0


def fire_from(table: Table, activation: Activation, reach: Reach, end: int) -> int:
    """The expected gain of the action's attack from the end hex, in points."""
    if activation.has_attacked:
        return 0
    unit = activation.unit
    if activation.action == FIRE_AND_MOVEMENT:
        start = reach.hexes[0]
        moves.put_on(table, unit, end)
        gain = halved_fire(table, unit)
        moves.put_on(table, unit, start)
        if end == start or activation.has_moved:
            return gain
        if reach.fire_at_start == NEVER:
            reach.fire_at_start = halved_fire(table, unit)
        return max(gain, reach.fire_at_start)
    if activation.action == ASSAULT and not activation.entered_obstacle:
        return storm_from(table, activation, reach, end)
    return 0


def halved_fire(table: Table, unit: int) -> int:
    """The value of the best attack at half firepower from the unit's hex, in points."""
    found = targets.targets(table, unit, True)
    if not found:
        return 0
    attack = Attack(table.seat_of(unit), unit)
    attack.firing = (unit,)
    attack.is_halved = True
    return guessing.best_target(table, attack, NORMAL_RANGE, found)


def storm_from(table: Table, activation: Activation, reach: Reach, end: int) -> int:
    """The value of the best assault from the end hex less the expected own losses, in points."""
    unit = activation.unit
    start = reach.hexes[0]
    if squads.has_heavy_weapon(table.figures[unit]) or (end != start and is_obstacle(table, unit, end)):
        return 0
    best = 0
    moves.put_on(table, unit, end)
    for hex_ in table.setup.ground.neighbours[end]:
        if hex_ >= 0 and assault.may_storm(table, unit, end, hex_):
            best = max(best, storm_value(table, unit, hex_))
    moves.put_on(table, unit, start)
    return best


def storm_value(table: Table, unit: int, hex_: int) -> int:
    """The mean result of an assault with the support of squads that are fatigued already, in points."""
    attack = Attack(table.seat_of(unit), unit)
    attack.hex = hex_
    attack.firing = (unit,)
    assault.add_tired_supporters(table, attack)
    black = storming.attack_dice(table, attack)
    back = storming.defence_dice(table, hex_, ())
    red = storming.cover_dice(table, attack, ())
    gain, loss = storming.expected(table, attack, (), black, back, red)
    return gain - loss
