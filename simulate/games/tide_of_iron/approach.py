# interpreted: worked out once a scenario
"""How far every hex is from what a side fights for, for squads and for vehicles: where the greedy agent wants to go."""

from __future__ import annotations

import heapq
from collections.abc import Iterable

from simulate.games.tide_of_iron.prepared import Setup
from simulate.games.tide_of_iron.terms import NATION_NAMES, NOBODY, STREAM
from simulate.games.tide_of_iron.victory import Controls, UnitsOn

FAR = 60
"""Movement points to a goal that can't be reached; no map is larger."""
CLIFF = 2


def goals(setup: Setup, seat: int) -> list[int]:
    """Hexes that a side has to take or keep: victory hexes of both, and command objectives that give it something."""
    found = {each.hex for each in setup.objectives if not each.is_command or each.seat in (seat, NOBODY)}
    for condition in setup.victory.every_condition():
        if isinstance(condition, UnitsOn):
            found.update(setup.zones[condition.zone] if condition.zone else _named(setup, condition.hexes))
        elif isinstance(condition, Controls) and not isinstance(condition.objectives, str):
            found.update(_named(setup, condition.objectives))
    return sorted(found)


def prizes(setup: Setup) -> list[int]:
    """By hex: what standing there is worth to whoever does, in points of evaluate.py."""
    worth = [0] * setup.ground.count
    for each in setup.objectives:
        worth[each.hex] += 12 * each.value if each.is_command else 30 * each.value
    for condition in setup.victory.every_condition():
        if isinstance(condition, UnitsOn):
            for hex_ in setup.zones[condition.zone] if condition.zone else _named(setup, condition.hexes):
                worth[hex_] += 40
        elif isinstance(condition, Controls) and not isinstance(condition.objectives, str):
            for hex_ in _named(setup, condition.objectives):
                worth[hex_] += 40
    return worth


def _named(setup: Setup, names: Iterable[str]) -> list[int]:
    return [setup.ground.by_name[name] for name in names]


def distances(setup: Setup, wanted: list[int], is_squad: bool) -> list[int]:
    """Movement points from every hex to the nearest of these, at most FAR."""
    away = [FAR] * setup.ground.count
    heap = [(0, hex_) for hex_ in wanted]
    for hex_ in wanted:
        away[hex_] = 0
    while heap:
        cost, hex_ = heapq.heappop(heap)
        if cost > away[hex_]:
            continue
        for there in setup.ground.neighbours[hex_]:
            if there < 0:
                continue
            more = cost + _cost(setup, there, hex_, is_squad)
            if more < away[there]:
                away[there] = more
                heapq.heappush(heap, (more, there))
    return away


def _cost(setup: Setup, here: int, there: int, is_squad: bool) -> int:
    """Points to enter `there` from `here`, on the bare map."""
    ground = setup.ground
    climb = ground.level[there] - ground.level[here]
    if abs(climb) >= CLIFF:
        return FAR
    if ground.is_road(here, there):
        return 1
    base = ground.base[there]
    cost = (setup.rules.infantry_cost if is_squad else setup.rules.vehicle_cost)[base]
    if cost < 0 or (base == STREAM and setup.flooded):
        return FAR
    return cost + (setup.rules.uphill_extra if climb > 0 else 0)


def add_approach(setup: Setup) -> None:
    """Fill in what the evaluation of positions looks up."""
    setup.prizes = prizes(setup)
    setup.approach = []
    for seat in range(len(NATION_NAMES)):
        wanted = goals(setup, seat)
        setup.approach.append(distances(setup, wanted, True))
        setup.approach.append(distances(setup, wanted, False))
