"""Hatching of hexes: lines of one family, cut at the sides of each hex. Pure Python, no Django.

The lines lie at the same places everywhere in a drawing, so that those of neighbouring hexes join.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil, floor, hypot
from typing import Final

from drawing.hex_map import CORNERS, Point
from drawing.svg import number

SPACING: Final = 14.0
"""The distance between neighbouring lines, in drawing units."""
FAMILIES: Final[tuple[tuple[Point, ...], ...]] = (
    ((1, 1),),
    ((1, -1),),
    ((0, 1),),
    ((1, 0),),
    ((1, 1), (1, -1)),
    ((0, 1), (1, 0)),
)
"""Rising, falling, level, upright, and two kinds of crossed lines, each by the directions across its lines."""


def hatching(middles: Iterable[Point], style: int) -> Iterator[str]:
    """Path pieces for hexes with these middles; styles count from 0, later ones begin again."""
    for middle in middles:
        for across in FAMILIES[style % len(FAMILIES)]:
            yield from _lines(middle, across)


def _lines(middle: Point, across: Point) -> Iterator[str]:
    length = hypot(*across)
    nx, ny = across[0] / length, across[1] / length
    corners = [(middle[0] + dx, middle[1] + dy) for dx, dy in CORNERS]
    places = [x * nx + y * ny for x, y in corners]
    for step in range(ceil(min(places) / SPACING), floor(max(places) / SPACING) + 1):
        ends = sorted(set(_crossings(corners, places, step * SPACING)))
        if len(ends) > 1:
            (x1, y1), (x2, y2) = ends[0], ends[-1]
            yield f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"


def _crossings(corners: list[Point], places: list[float], at: float) -> Iterator[Point]:
    """The points at which a line crosses the sides of a hex; a line through a corner meets two sides there."""
    for side, start in enumerate(corners):
        end = corners[(side + 1) % 6]
        first, last = places[side], places[(side + 1) % 6]
        if first != last and min(first, last) <= at <= max(first, last):
            share = (at - first) / (last - first)
            yield round(start[0] + (end[0] - start[0]) * share, 2), round(start[1] + (end[1] - start[1]) * share, 2)
