"""The layout of a map's drawing. Pure Python, no Django: numbers in, numbers out.

A scenario may say where each field is. If it leaves any out, all are laid out here so that their distance on paper
follows the steps between them. A planet stands beside its docks, where it covers least.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import cos, hypot, pi, sin
from typing import Final

from sandtable.games.space_bastards.scenario import Field, Planet, Scenario

Point = tuple[float, float]
Edges = tuple[tuple[int, int], ...]

FIELD: Final = 23.0
"""Radius of a field, in drawing units."""
SQUARE: Final = 15.0
"""Side of a square of a planet on the map."""
RIM: Final = 7.0
"""Of a planet around its squares."""
NAME: Final = 22.0
"""Height of the line above a planet that has its name."""
SCALE: Final = 0.7
"""Drawing units for each unit of a place in a document."""
_STEP: Final = 95.0
"""Between neighbours where the fields are laid out here."""
_ROUNDS: Final = 80
"""Of moving every field towards its distances; later ones change nothing that could be seen."""
_TURNS: Final = 24
"""Directions in which a planet is tried around its docks."""
_REACHES: Final = (0.0, 14.0, 30.0, 50.0)
"""Gaps between a dock and its planet that are tried."""
_NEAR: Final = 150.0
"""Docks this close share a planet that stands between them."""


@dataclass(frozen=True)
class Box:
    """A rectangle on the drawing."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True)
class Layout:
    """The places of everything on a map."""

    fields: tuple[Point, ...]
    """The middle of each."""
    planets: tuple[Box, ...]
    """Each with its rim and its name."""
    frame: Box
    """Around all of it."""


def layout_of(scenario: Scenario) -> Layout:
    """The layout of a scenario's map."""
    return lay_out(scenario.fields, scenario.edges, scenario.planets)


@lru_cache(maxsize=64)
def lay_out(fields: tuple[Field, ...], edges: Edges, planets: tuple[Planet, ...]) -> Layout:
    """The layout of a map by its parts."""
    middles = tuple(_given(fields) or _laid_out(len(fields), edges))
    links = [(middles[here], middles[there]) for here, there in edges]
    placed: dict[int, Box] = {}
    # The largest first: the small ones find a gap between them.
    for number in sorted(range(len(planets)), key=lambda each: -_area(planets[each])):
        docks = [middle for field, middle in zip(fields, middles, strict=True) if field.planet == number]
        free = _Crowd(middles, links, list(placed.values()))
        placed[number] = free.best(*size_of(planets[number]), docks)
    boxes = tuple(placed[number] for number in range(len(planets)))
    return Layout(middles, boxes, _frame(middles, boxes))


def size_of(planet: Planet) -> tuple[float, float]:
    """Width and height of a planet with its rim and its name."""
    columns, rows = max(len(row) for row in planet.grid), len(planet.grid)
    return max(columns * SQUARE + 2 * RIM, 64.0), rows * SQUARE + 2 * RIM + NAME


def _area(planet: Planet) -> float:
    width, height = size_of(planet)
    return width * height


def _given(fields: Sequence[Field]) -> list[Point]:
    """The places the scenario names; nothing unless it names all."""
    found = [(each.at[0] * SCALE, each.at[1] * SCALE) for each in fields if each.at]
    return found if len(found) == len(fields) else []


def _frame(middles: Sequence[Point], boxes: Sequence[Box]) -> Box:
    margin = FIELD + 8
    left = min([x - margin for x, _y in middles] + [each.x - 8 for each in boxes])
    top = min([y - margin for _x, y in middles] + [each.y - 8 for each in boxes])
    right = max([x + margin for x, _y in middles] + [each.x + each.width + 8 for each in boxes])
    bottom = max([y + margin for _x, y in middles] + [each.y + each.height + 8 for each in boxes])
    return Box(left, top, right - left, bottom - top)


# Fields without places


def _laid_out(count: int, edges: Edges) -> list[Point]:
    """Fields on a circle in their order, then moved until their distances are those of the steps between them."""
    wanted = [[_STEP * steps for steps in row] for row in _steps(count, edges)]
    radius = _STEP * max(count, 3) / 6
    places = [(radius * cos(2 * pi * each / count), radius * sin(2 * pi * each / count)) for each in range(count)]
    for _round in range(_ROUNDS):
        places = [_moved(places, wanted[number], number) for number in range(count)]
    return places


def _moved(places: Sequence[Point], wanted: Sequence[float], number: int) -> Point:
    """The best place of a field for its distances to all others; near fields weigh most."""
    x, y = places[number]
    across = down = weights = 0.0
    for other, (there_x, there_y) in enumerate(places):
        if other != number:
            apart = hypot(x - there_x, y - there_y) or 1.0
            weight = wanted[other] ** -2
            across += weight * (there_x + wanted[other] * (x - there_x) / apart)
            down += weight * (there_y + wanted[other] * (y - there_y) / apart)
            weights += weight
    return (across / weights, down / weights) if weights else (x, y)


def _steps(count: int, edges: Edges) -> list[list[int]]:
    """Steps between all fields; where no way leads, one more than any way could be long."""
    beside: list[set[int]] = [set() for _ in range(count)]
    for here, there in edges:
        beside[here].add(there)
        beside[there].add(here)
    return [_steps_from(start, beside) for start in range(count)]


def _steps_from(start: int, beside: Sequence[set[int]]) -> list[int]:
    found = {start: 0}
    waiting = [start]
    for here in waiting:
        for there in sorted(beside[here] - found.keys()):
            found[there] = found[here] + 1
            waiting.append(there)
    lost = 1 + max(found.values()) + len(beside) // 4
    return [found.get(field, lost) for field in range(len(beside))]


# Planets beside their docks


class _Crowd:
    """The things already on the drawing, and the cost of covering them."""

    def __init__(self, middles: Sequence[Point], links: Sequence[tuple[Point, Point]], boxes: Sequence[Box]) -> None:
        self.middles = middles
        self.links = links
        self.boxes = boxes
        self.heart = (
            sum(x for x, _y in middles) / len(middles),
            sum(y for _x, y in middles) / len(middles),
        )

    def best(self, width: float, height: float, docks: Sequence[Point]) -> Box:
        """The place for a planet of this size; without docks below everything else."""
        if not docks:
            lowest = max([y for _x, y in self.middles] + [each.y + each.height for each in self.boxes])
            return Box(self.heart[0] - width / 2, lowest + FIELD + 16, width, height)
        tried = [Box(x - width / 2, y - height / 2, width, height) for x, y in _around(width, height, docks)]
        tried.sort(key=lambda box: self._distance(box, docks))
        return self._cheapest(tried, docks)

    def _cheapest(self, tried: Sequence[Box], docks: Sequence[Point]) -> Box:
        """The box that costs least; they come by their distance, so the rest can't win once that alone costs more."""
        best, least = tried[0], float("inf")
        for box in tried:
            distance = self._distance(box, docks)
            if distance >= least:
                break
            cost = distance + self._covered(box)
            if cost < least:
                best, least = box, cost
        return best

    def _distance(self, box: Box, docks: Sequence[Point]) -> float:
        """The distance of a place from the nearest docks, plus a little for lying between fields."""
        nearest = min(docks, key=lambda dock: _gap(box, dock))
        far = sum(_gap(box, each) for each in docks if hypot(each[0] - nearest[0], each[1] - nearest[1]) < _NEAR)
        x, y = box.middle
        return far - 0.2 * hypot(x - self.heart[0], y - self.heart[1])

    def _covered(self, box: Box) -> int:
        """The number of fields, planets and ways that a place covers."""
        covered = sum(2000 for each in self.boxes if _overlap(box, each, 8))
        covered += sum(1000 for each in self.middles if _gap(box, each) < FIELD + 5)
        return covered + sum(120 for link in self.links if _crosses(box, link))


def _around(width: float, height: float, docks: Sequence[Point]) -> Iterator[Point]:
    """Middles to try: all around each dock, and around the middle of two that are close."""
    shared = [
        ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        for one, other in combinations(docks, 2)
        if hypot(one[0] - other[0], one[1] - other[1]) < _NEAR
    ]
    for x, y in (*shared, *docks):
        for turn in range(_TURNS):
            across, down = cos(2 * pi * turn / _TURNS), sin(2 * pi * turn / _TURNS)
            half = abs(across) * width / 2 + abs(down) * height / 2
            for reach in _REACHES:
                yield x + across * (half + FIELD + reach), y + down * (half + FIELD + reach)


def _overlap(one: Box, other: Box, gap: float) -> bool:
    """Whether less than a gap is between two boxes."""
    return (
        one.x < other.x + other.width + gap
        and other.x < one.x + one.width + gap
        and one.y < other.y + other.height + gap
        and other.y < one.y + one.height + gap
    )


def _gap(box: Box, point: Point) -> float:
    """From a point to the nearest point of a box."""
    across = max(box.x - point[0], 0.0, point[0] - box.x - box.width)
    down = max(box.y - point[1], 0.0, point[1] - box.y - box.height)
    return hypot(across, down)


def _crosses(box: Box, link: tuple[Point, Point]) -> bool:
    """Whether a line runs through a box: looked at every few units, which is close enough for a drawing."""
    (x1, y1), (x2, y2) = link
    parts = max(int(hypot(x2 - x1, y2 - y1) / 12), 1)
    return any(_gap(box, (x1 + (x2 - x1) * part / parts, y1 + (y2 - y1) * part / parts)) < 4 for part in range(parts))
