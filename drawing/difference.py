"""Marks of the differences between two maps, as a layer over both. Pure Python, no Django.

Every mark is a ring of its own kind around the hex, a badge with a sign, and a word: none needs its colour. Texts come
in translated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from drawing.hex_map import CORNERS, Grid, Point
from drawing.svg import Element, element, number

SIGNS: Final = {
    "added": "m-4 0h8m-4-4v8",
    "removed": "m-4-4l8 8m0-8l-8 8",
    "moved": "m-5 0h10m-4-4l4 4-4 4",
    "changed": "m-4-2h8m-8 4h8m-6 4l4-12",
}
"""A plus, a cross, an arrow and an unequal sign, around their middle."""
BADGES: Final = {
    "added": "m-8-8h16v16h-16z",
    "removed": "m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "moved": "m-9 8l9-17 9 17z",
    "changed": "m0-11l11 11-11 11-11-11z",
}
"""A square, a ring, a triangle and a diamond behind the signs."""
_RING: Final = 0.9
"""The size of a ring in parts of its hex."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One hex that differs."""

    hex: str
    kind: str
    """One of SIGNS."""
    word: str
    """One short word on the map: "new"."""
    words: str
    """The whole difference for readers; empty in a legend, whose words stand beside it."""
    origin: str = ""
    """The hex from which something has moved here; empty for none."""


@dataclass(frozen=True, slots=True)
class Differences:
    """The marks, with arrows from old places to new ones."""

    marks: Sequence[Mark]

    def draw(self, grid: Grid) -> Iterator[Element]:
        for each in self.marks:
            if each.origin in grid.hexes and each.hex in grid.hexes:
                yield _arrow(grid.middle(each.origin), grid.middle(each.hex))
        for each in self.marks:
            if each.hex in grid.hexes:
                yield _mark(each, grid.middle(each.hex))


def _mark(each: Mark, middle: Point) -> Element:
    x, y = middle
    at = f"M{number(x + 20)} {number(y - 15)}"
    return element(
        "g",
        *([element("title", f"{each.hex}: {each.words}")] if each.words else []),
        element("path", d=_ring(middle), class_="difference__ring"),
        element("path", d=at + BADGES[each.kind], class_="difference__badge"),
        element("path", d=at + SIGNS[each.kind], class_="difference__sign"),
        element("text", each.word, x=x, y=y + 30, class_="difference__word"),
        class_=f"difference difference--{each.kind}",
    )


def _ring(middle: Point) -> str:
    x, y = middle
    corners = [f"{number(x + dx * _RING)} {number(y + dy * _RING)}" for dx, dy in CORNERS]
    return f"M{'L'.join(corners)}z"


def _arrow(start: Point, end: Point) -> Element:
    """A line from hex to hex with a head where it ends."""
    (x1, y1), (x2, y2) = start, end
    length = max(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 1.0)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    tip = x2 - 16 * ux, y2 - 16 * uy
    wings = [(tip[0] - 9 * ux + turn * 6 * uy, tip[1] - 9 * uy - turn * 6 * ux) for turn in (1, -1)]
    first, last = (f"{number(x)} {number(y)}" for x, y in wings)
    point = f"{number(tip[0])} {number(tip[1])}"
    return element("path", d=f"M{number(x1)} {number(y1)}L{point}M{first}L{point}L{last}", class_="difference__arrow")
