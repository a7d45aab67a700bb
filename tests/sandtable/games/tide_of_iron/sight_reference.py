"""Line of sight once more, slow and obvious: real hexagons and segments, exact, the procedure as the book tells it.

It shares no geometry with the game: points instead of corner values, clipping instead of signs, lines shifted by hand.
`python -m tests.sandtable.games.tide_of_iron.sight_reference 100000` compares 100,000 random looks.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final

from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.sight import Sight, SightRules
from sandtable.games.tide_of_iron.terms import BASE_NAMES
from tests.support.tide_of_iron import a_ground, sight_rules

Point = tuple[int, int]
"""x to the right, y down, in thousandths of half a side; heights are divided by the root of 3, so all is whole."""
Places = list[tuple[int, int]]
"""Hexes by (q, r)."""

UNIT: Final = 1000
AROUND: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The corners of a flat-top hexagon, clockwise from the right one, in halves of a side."""


def centre(q: int, r: int) -> Point:
    return 3 * q * UNIT, (2 * r + q) * UNIT


@cache
def corners(q: int, r: int) -> list[Point]:
    x, y = centre(q, r)
    return [(x + dx * UNIT, y + dy * UNIT) for dx, dy in AROUND]


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive, zero or negative as c lies on one side of the line from a to b, on it, or on the other side."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def goes_through(start: Point, end: Point, hexagon: list[Point], touching: bool = False) -> bool:
    """The segment has points inside the hexagon; with `touching` one point of its rim is enough.

    The part of the segment on the inner side of every side of the hexagon is kept; it is clipped from both ends.
    """
    if not touching and is_beside(start, end, hexagon):
        return False
    first, last = Fraction(0), Fraction(1)
    for here, there in zip(hexagon, hexagon[1:] + hexagon[:1], strict=True):
        at_start, at_end = turn(here, there, start), turn(here, there, end)
        if at_start == at_end:
            if at_start < 0 or (at_start == 0 and not touching):
                return False
            continue
        crossing = Fraction(at_start, at_start - at_end)
        if at_end > at_start:
            first = max(first, crossing)
        else:
            last = min(last, crossing)
    return first <= last if touching else first < last


def is_beside(start: Point, end: Point, hexagon: list[Point]) -> bool:
    """The whole hexagon lies on one side of the line."""
    turns = [turn(start, end, corner) for corner in hexagon]
    return min(turns) >= 0 or max(turns) <= 0


def runs_along_a_side(start: Point, end: Point, hexagon: list[Point]) -> bool:
    """Two corners next to each other lie on the segment."""
    on_it = [_is_on(start, end, corner) for corner in hexagon]
    return any(on_it[i] and on_it[i - 1] for i in range(len(hexagon)))


def _is_on(start: Point, end: Point, point: Point) -> bool:
    between = min(start[0], end[0]) <= point[0] <= max(start[0], end[0])
    return between and min(start[1], end[1]) <= point[1] <= max(start[1], end[1]) and turn(start, end, point) == 0


def shifted(start: Point, end: Point, way: int) -> tuple[Point, Point]:
    """Both ends moved a thousandth of the length of the line, to the one side or (-1) to the other.

    No corner that isn't on the line lies so near to it on maps of this size.
    """
    dx, dy = -(end[1] - start[1]) // UNIT * way, (end[0] - start[0]) // UNIT * way
    return (start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)


@cache
def lines_between(a: tuple[int, int], b: tuple[int, int], touching: bool) -> tuple[Places, ...]:
    """The places passed by the line, on the map or not, or by each of the two shifted lines if it runs along sides."""
    start, end = centre(*a), centre(*b)
    near = [place for place in places_around(a, b) if place not in (a, b)]
    if any(runs_along_a_side(start, end, corners(*place)) for place in near):
        both = (shifted(start, end, 1), shifted(start, end, -1))
        return tuple([place for place in near if goes_through(*line, corners(*place))] for line in both)
    return ([place for place in near if goes_through(start, end, corners(*place), touching)],)


def places_around(a: tuple[int, int], b: tuple[int, int]) -> Iterator[tuple[int, int]]:
    for q in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2):
        for r in range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2):
            yield q, r


@dataclass
class Look:
    """One look from a hex to another: TOI-LOS-21 with nothing worked out before."""

    ground: Ground
    rules: SightRules
    smoke: tuple[int, ...]
    a: int
    b: int

    def is_clear(self) -> bool:
        if self.steps(self.a, self.b) <= 1:
            return True
        return any(not self.is_blocked(line) for line in self.lines())

    def steps(self, a: int, b: int) -> int:
        """Distance by the three cube coordinates."""
        g = self.ground
        dq, dr = g.q[a] - g.q[b], g.r[a] - g.r[b]
        return (abs(dq) + abs(dr) + abs(-dq - dr)) // 2

    def lines(self) -> tuple[Places, ...]:
        g = self.ground
        ends = (g.q[self.a], g.r[self.a]), (g.q[self.b], g.r[self.b])
        return lines_between(*ends, self.rules.corner_touch_blocks)

    def is_blocked(self, line: Places) -> bool:
        g = self.ground
        on_map = [g.at(*place) for place in line if g.at(*place) >= 0]
        if self.rules.offmap_blocks and len(on_map) < len(line):
            return True
        low, high = sorted((g.level[self.a], g.level[self.b]))
        if any(g.level[hex_] > high for hex_ in on_map):
            return True
        obstacles = [hex_ for hex_ in on_map if self.is_obstacle(hex_, low)]
        if low == high:
            return bool(obstacles)
        hills = [hex_ for hex_ in on_map if g.level[hex_] > low]
        if self.rules.plateau_blocks_all and any(g.level[hex_] == high for hex_ in hills):
            return True
        lower = self.a if g.level[self.a] == low else self.b
        behind = [self.steps(hex_, lower) for hex_ in obstacles + hills]
        return bool(behind) and min(behind) <= {1: 2, 2: 1}[high - low]

    def is_obstacle(self, hex_: int, low: int) -> bool:
        names = ("woods", "building")
        if BASE_NAMES[self.ground.base[hex_]] not in names and hex_ not in self.smoke:
            return False
        return self.rules.low_obstacle_blocks_same_level or self.ground.level[hex_] >= low


def a_random_map(draw: random.Random) -> tuple[Ground, tuple[int, ...]]:
    """Hills, obstacles, holes and some smoke, from nearly bare to crowded."""
    reach, crowd = draw.randint(2, 7), draw.choice((0.05, 0.15, 0.3))
    span = range(-reach, reach + 1)
    places = [(q, r) for q in span for r in span if abs(q + r) <= reach and draw.random() < 0.97]
    words = {place: _word(draw, crowd) for place in places}
    ground = a_ground(words, places=places)
    return ground, tuple(draw.sample(range(ground.count), draw.choice((0, 0, 1, 3))))


def _word(draw: random.Random, crowd: float) -> str:
    base = draw.choice(("woods", "building", "woods", "rough", "pond")) if draw.random() < crowd else ""
    return f"{base} {draw.choice((1, 1, 2))}" if draw.random() < crowd else base


def random_rules(draw: random.Random) -> SightRules:
    """The defaults in half of the cases, else any mix of parameters."""
    if draw.random() < 0.5:
        return sight_rules()
    flags = [draw.random() < 0.5 for _ in range(4)]
    return sight_rules(
        corner_touch_blocks=flags[0],
        low_obstacle_blocks_same_level=flags[1],
        plateau_blocks_all=flags[2],
        offmap_blocks=flags[3],
    )


@dataclass
class Comparison:
    """The result of a run of random looks."""

    looks: int = 0
    clear: int = 0
    split: int = 0
    different_levels: int = 0
    disagreements: int = 0
    example: str = ""


def compare(count: int, seed: int = 1, looks_a_map: int = 50) -> Comparison:
    """Compare the game's answer with the slow one for random looks on random maps."""
    draw = random.Random(f"sight {seed}")
    found = Comparison()
    while found.looks < count:
        ground, smoke = a_random_map(draw)
        sight = Sight(ground, random_rules(draw))
        for _ in range(min(looks_a_map, count - found.looks)):
            a, b = draw.randrange(ground.count), draw.randrange(ground.count)
            _compare_one(found, sight, Look(ground, sight.rules, smoke, a, b))
    return found


def _compare_one(found: Comparison, sight: Sight, look: Look) -> None:
    expected = look.is_clear()
    found.looks += 1
    found.clear += expected
    found.split += len(sight.lines(look.a, look.b)) == 2
    found.different_levels += look.ground.level[look.a] != look.ground.level[look.b]
    if sight.sees(look.a, look.b, look.smoke) != expected:
        found.disagreements += 1
        found.example = f"{look.ground.names[look.a]} to {look.ground.names[look.b]}, expected {expected}: {look}"


if __name__ == "__main__":
    result = compare(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    print(
        f"{result.looks} random looks, {result.clear} clear, {result.different_levels} between different levels, "
        f"{result.split} along hex sides: {result.disagreements} disagreements with the exact reference"
    )
    if result.example:
        print(result.example)
    sys.exit(1 if result.disagreements else 0)
