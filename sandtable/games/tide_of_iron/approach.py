# interpreted: worked out once a scenario
"""The aims of each side and the distance of every hex from them, which guide the greedy agent."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence

from sandtable.games.tide_of_iron.conditions import Condition, Controls, ControlsMore, Has, UnitsOn
from sandtable.games.tide_of_iron.deed import ACTION
from sandtable.games.tide_of_iron.setup import FAR, Aim, Setup
from sandtable.games.tide_of_iron.terms import NATION_NAMES, NOBODY, NOTHING, STREAM

CLIFF = 2

COMMAND_PRIZE = 12
"""Points for each command that an objective gives in a round."""
POINTS_PRIZE = 30
"""Points for each victory point that an objective gives in a round."""
DECIDES = 60
"""Points for an objective, or for a unit on a hex, that a victory condition counts."""
DENIES = 15
"""Points for a unit on a hex that the enemy needs to win."""
FEW = 8
"""The most hexes that a side bars one by one."""


def aims(setup: Setup, seat: int) -> list[Aim]:
    """The hexes and objectives that a side wants to hold or occupy."""
    prizes = [0] * setup.ground.count
    found: list[Aim] = []
    for each in setup.objectives:
        if each.seat in (seat, NOBODY) or not each.is_command:
            prizes[each.hex] += (COMMAND_PRIZE if each.is_command else POINTS_PRIZE) * each.value
    for condition in setup.victory.every_condition():
        if isinstance(condition, Controls | ControlsMore):
            for hex_ in set(_controlled(setup, condition)):
                prizes[hex_] = max(prizes[hex_], DECIDES)
        elif isinstance(condition, UnitsOn):
            found.append(_counted(setup, condition, NATION_NAMES[seat] == condition.side))
        elif isinstance(condition, Has):
            _add_wanted(setup, seat, condition, prizes, found)
    for deed in setup.deeds:
        if deed.kind == ACTION and deed.seat == seat and 0 < len(deed.hexes) <= FEW:
            found.append(Aim(tuple(sorted(deed.hexes)), NOTHING, 1, DENIES + max(0, deed.promise) // 2))
    for number, each in enumerate(setup.objectives):
        if prizes[each.hex]:
            aim = Aim((each.hex,), number, 1, prizes[each.hex])
            aim.points = _points_each_round(setup, each.hex)
            found.append(aim)
            prizes[each.hex] = 0
    return found


def _add_wanted(setup: Setup, seat: int, condition: Has, prizes: list[int], found: list[Aim]) -> None:
    """Prize a carried objective where it lies, and add an aim where the side has to bring it, if that is some place."""
    number = next(at for at in setup.cargo if setup.objectives[at].name == condition.what)
    hex_ = setup.objectives[number].hex
    prizes[hex_] = max(prizes[hex_], DECIDES)
    if NATION_NAMES[seat] != condition.side:
        return
    leaving = [deed.hexes for deed in setup.deeds if deed.kind == ACTION and deed.leaves and deed.seat == seat]
    hexes = [hex_ for each in leaving for hex_ in each] if condition.off_map else _hexes(setup, condition)
    if hexes:
        aim = Aim(tuple(sorted(set(hexes))), NOTHING, 1, DECIDES)
        aim.cargo = number
        found.append(aim)


def _points_each_round(setup: Setup, hex_: int) -> int:
    """The victory points that control of a hex gives in every round, or denies the enemy."""
    return sum(
        each.value for each in setup.objectives if each.hex == hex_ and not each.is_command and not each.last_round_only
    )


def goals(setup: Setup, seat: int) -> list[Aim]:
    """The aims, except that a few hexes on which enemies are counted are barred one by one: each wants a unit."""
    found: list[Aim] = []
    for aim in aims(setup, seat):
        if aim.objective == NOTHING and aim.prize == DENIES and len(aim.hexes) <= FEW:
            found.extend(Aim((hex_,), NOTHING, 1, DENIES) for hex_ in aim.hexes)
        else:
            found.append(aim)
    return found


def _counted(setup: Setup, condition: UnitsOn, is_own: bool) -> Aim:
    """The aim of a condition that counts units: the attacker brings enough units, the defender blocks with as many."""
    hexes = _hexes(setup, condition)
    return Aim(tuple(sorted(hexes)), NOTHING, condition.at_least, DECIDES if is_own else DENIES)


def _hexes(setup: Setup, condition: UnitsOn | Has) -> Sequence[int]:
    return setup.zones[condition.zone] if condition.zone else _named(setup, condition.hexes)


def _controlled(setup: Setup, condition: Controls | ControlsMore) -> list[int]:
    if isinstance(condition.objectives, str):
        is_command = condition.objectives == "command"
        return [each.hex for each in setup.objectives if each.is_command == is_command]
    return _named(setup, condition.objectives)


def _named(setup: Setup, names: Iterable[str]) -> list[int]:
    return [setup.ground.by_name[name] for name in names]


def prizes(setup: Setup) -> list[int]:
    """For each hex, the value of a unit standing there, in points of evaluate.py."""
    worth = [0] * setup.ground.count
    for each in setup.objectives:
        worth[each.hex] += (COMMAND_PRIZE if each.is_command else POINTS_PRIZE) * each.value
    for condition in setup.victory.every_condition():
        for hex_ in _decisive(setup, condition):
            worth[hex_] = max(worth[hex_], DECIDES)
    return worth


def _decisive(setup: Setup, condition: Condition) -> Sequence[int]:
    if isinstance(condition, UnitsOn):
        return _hexes(setup, condition)
    return _controlled(setup, condition) if isinstance(condition, Controls | ControlsMore) else ()


def distances(setup: Setup, wanted: Iterable[int], is_squad: bool) -> list[int]:
    """Movement points from every hex to the nearest of these, at most FAR."""
    away = [FAR] * setup.ground.count
    heap = [(0, hex_) for hex_ in wanted]
    for _, hex_ in heap:
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


def vehicle_distances(setup: Setup, wanted: Iterable[int]) -> list[int]:
    """The distances for vehicles, which stop next to hexes that they can't enter."""
    ends: set[int] = set()
    for hex_ in wanted:
        if setup.rules.vehicle_cost[setup.ground.base[hex_]] >= 0 or setup.ground.has_road(hex_):
            ends.add(hex_)
        else:
            ends.update(there for there in setup.ground.neighbours[hex_] if there >= 0)
    return distances(setup, sorted(ends), False)


def _cost(setup: Setup, here: int, there: int, is_squad: bool) -> int:
    """Movement points to enter `there` from `here`, without units and markers."""
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


def _named_by_conditions(setup: Setup) -> set[int]:
    """The hexes whose control a victory condition asks for."""
    found: set[int] = set()
    for condition in setup.victory.every_condition():
        if isinstance(condition, Controls | ControlsMore):
            found.update(_controlled(setup, condition))
    return found


def add_approach(setup: Setup) -> None:
    """Add the tables that the evaluation of positions looks up."""
    setup.prizes = prizes(setup)
    setup.aims = (aims(setup, 0), aims(setup, 1))
    setup.goals = (goals(setup, 0), goals(setup, 1))
    named = _named_by_conditions(setup)
    for side in (*setup.aims, *setup.goals):
        for aim in side:
            aim.decides = aim.objective != NOTHING and aim.hexes[0] in named
            aim.is_carried = aim.cargo != NOTHING or (
                aim.objective != NOTHING and setup.objectives[aim.objective].is_carried
            )
            aim.squad_away = distances(setup, aim.hexes, True)
            aim.vehicle_away = vehicle_distances(setup, aim.hexes)
