"""The hexes that a unit comes to in some actions, by the costs of the engine (section 9).

One action is an Advance, with all movement points anew; a unit has one in each round. The map is empty but for markers:
razor wire, tank traps and mines stop units, but nobody is hurt by mines and nobody is in the way.
"""

# interpreted: runs once a question

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import Final

from sandtable.games.tide_of_iron.eye.stage import Stage
from sandtable.games.tide_of_iron.markers import MINES_BIT, TRAP_BIT
from sandtable.games.tide_of_iron.movement import IMPASSABLE, is_stopped_by, points_of, step_cost
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ADVANCE

MOST_ACTIONS: Final = 20
"""Actions of one unit in the longest game."""


@dataclass(frozen=True)
class Reached:
    """A hex that the unit can come to."""

    hex: int
    actions: int
    """The fewest actions that lead there; 0 in the hex where it begins."""
    left: int
    """The most movement points left then, in thirds of a point."""


def reach(stage: Stage, number: int, hex_: int, actions: int) -> list[Reached]:
    """Every hex that the number-th piece of a stage comes to from a hex, by hex number."""
    unit = stage.put(number, hex_)
    table = stage.table
    points = points_of(table, unit, ADVANCE)
    found = {hex_: Reached(hex_, 0, 0)}
    starts = [hex_]
    for action in range(1, actions + 1):
        left = _flooded(table, unit, starts, points)
        starts = sorted(there for there in left if there not in found)
        found |= {there: Reached(there, action, left[there]) for there in starts}
        if not starts:
            break
    return [found[there] for there in sorted(found)]


def _flooded(table: Table, unit: int, starts: Iterable[int], points: int) -> dict[int, int]:
    """The hexes that a unit comes to in one action from any of these hexes, with the most points left there.

    A trap is entered only by a unit that began next to it (TOI-OBS-14), so that depends on the start: the starts
    next to traps are looked at one by one.
    """
    left = _spread(table, unit, starts, points, None)
    traps = [hex_ for hex_, marks in enumerate(table.markers) if marks & TRAP_BIT and not table.is_squad(unit)]
    for start in starts:
        if any(table.setup.ground.distance(start, trap) == 1 for trap in traps):
            for hex_, rest in _spread(table, unit, [start], points, start).items():
                left[hex_] = max(rest, left.get(hex_, -1))
    return left


def _spread(table: Table, unit: int, starts: Iterable[int], points: int, origin: int | None) -> dict[int, int]:
    """The hexes of one action with the points left; without an origin no trap is entered."""
    left = dict.fromkeys(starts, points)
    ends: dict[int, int] = {}
    heap = [(-points, hex_, True) for hex_ in left]
    heapify(heap)
    while heap:
        rest, here, is_start = heappop(heap)
        if -rest < left[here] or (not is_start and is_stopped_by(table, unit, here)):
            continue
        is_only_step = is_start and table.markers[here] & MINES_BIT != 0  # out of a minefield (TOI-OBS-17)
        for there in table.setup.ground.neighbours[here]:
            cost = (
                step_cost(table, unit, here, there, there if origin is None else origin) if there >= 0 else IMPASSABLE
            )
            after = -rest - cost
            if cost < 0 or after < 0:
                continue
            if is_only_step:
                ends[there] = max(after, ends.get(there, after))
            elif after > left.get(there, -1):
                left[there] = after
                heappush(heap, (-after, there, False))
    return {hex_: max(left.get(hex_, -1), ends.get(hex_, -1)) for hex_ in {*left, *ends}}
