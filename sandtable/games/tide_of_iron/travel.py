"""The number of rounds that a way takes: units move in each round, and points left at its end are lost (section 9)."""

from __future__ import annotations

import heapq
from typing import Final

from sandtable.games.tide_of_iron.entry import IMPASSABLE
from sandtable.games.tide_of_iron.ground import NO_HEX, Ground
from sandtable.games.tide_of_iron.hexes import DIRECTIONS

NEVER: Final = 1_000
"""A round later than the end of any game."""


def rounds_to(ground: Ground, costs: list[list[int]], points: int, is_split: bool, starts: list[int]) -> list[int]:
    """By hex, the fewest rounds in which a unit comes there from one of these hexes; NEVER where it can't.

    `costs` holds the cost of a step by hex and direction, `points` those of one round. `is_split`: points that are left
    in one round count in the next one, as no real unit can do.
    """
    never = NEVER * max(points, 1)
    spent = [never] * ground.count
    heap: list[tuple[int, int]] = []
    for start in starts:
        spent[start] = 0
        heap.append((0, start))
    heapq.heapify(heap)
    while heap and points > 0:
        before, here = heapq.heappop(heap)
        if before > spent[here]:
            continue
        left = (points - before % points) % points
        around = ground.neighbours[here]
        ways = costs[here]
        for way in range(DIRECTIONS):
            there = around[way]
            cost = ways[way]
            if there == NO_HEX or cost == IMPASSABLE or cost > points:
                continue
            after = before + cost if is_split or cost <= left else before + left + cost
            if after < spent[there]:
                spent[there] = after
                heapq.heappush(heap, (after, there))
    unit = max(points, 1)
    return [(each + unit - 1) // unit for each in spent]
