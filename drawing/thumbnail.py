"""A small, light picture of a map of hexes for lists: flat tints, roads, zones and objectives. Pure Python, no Django.

It is a decoration: a list says in words what it is. Columns of ground and zones are strips, and everything of one kind
is one path, so that the largest map takes a few kilobytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from drawing.hex_map import DIRECTIONS, MapHex, path
from drawing.svg import Element, Markup, element, picture, render

PITCH: Final = 12
"""From one column to the next, in units of this drawing."""
HIGH: Final = 7
"""From the middle of a hex to its upper and lower side."""
MARGIN: Final = 3
ENDS: Final = ((0, -7), (6, -4), (6, 3), (0, 7), (-6, 3), (-6, -4))
"""The end of a road in each direction, rounded to whole units."""
HEX: Final = "l4-7h8l4 7-4 7h-8z"
DIAMOND: Final = "m0-9l9 9-9 9-9-9z"
RING: Final = "m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"
TINTS: Final[dict[str, Callable[[MapHex], bool]]] = {
    "high": lambda each: each.level == 1,
    "higher": lambda each: each.level > 1,
    "woods": lambda each: each.base == "woods",
    "building": lambda each: each.base == "building",
    "rough": lambda each: each.base == "rough",
    "water": lambda each: each.base in ("stream", "pond"),
}
"""The tints in the order in which they lie over each other, by the hexes that have them."""


@dataclass(frozen=True, slots=True)
class Spot:
    """An objective: a ring for command, a diamond for points."""

    hex: str
    kind: str
    side: str


def thumbnail(
    hexes: Sequence[MapHex], zones: Iterable[tuple[str, Iterable[str]]] = (), spots: Iterable[Spot] = ()
) -> Markup:
    """The small picture; `zones` are pairs of a side and its hexes. Hexes that are not on the map are left out."""
    plan = _Plan(hexes)
    parts = [*plan.ground(), *plan.zones(zones), *plan.spots(spots)] or [element("g")]
    return render(picture(plan.width, plan.height, *parts, title="", class_="thumbnail"))


class _Plan:
    """The places of the hexes in the small picture."""

    def __init__(self, hexes: Sequence[MapHex]) -> None:
        self.hexes = {each.name: each for each in hexes}
        columns = [each.q for each in hexes] or [0]
        heights = [self._height(each) for each in hexes] or [0]
        self._left, self._top = PITCH * min(columns) - 8 - MARGIN, min(heights) - HIGH - MARGIN
        self.width = PITCH * max(columns) + 8 + MARGIN - self._left
        self.height = max(heights) + HIGH + MARGIN - self._top

    def _height(self, each: MapHex) -> int:
        return HIGH * (2 * each.r + each.q)

    def middle(self, each: MapHex) -> tuple[int, int]:
        return PITCH * each.q - self._left, self._height(each) - self._top

    def ground(self) -> Iterator[Element]:
        yield from path(self._strips(self.hexes.values()), "thumbnail__ground")
        for tint, has in TINTS.items():
            yield from path(self._whole(filter(has, self.hexes.values())), f"thumbnail__{tint}")
        yield from path(self._roads(), "thumbnail__road")

    def zones(self, zones: Iterable[tuple[str, Iterable[str]]]) -> Iterator[Element]:
        for side, names in zones:
            found = [self.hexes[name] for name in names if name in self.hexes]
            yield from path(self._strips(found), f"thumbnail__zone is-{side}")

    def spots(self, spots: Iterable[Spot]) -> Iterator[Element]:
        by_look: dict[tuple[str, str], list[str]] = {}
        for each in spots:
            if each.hex in self.hexes:
                x, y = self.middle(self.hexes[each.hex])
                by_look.setdefault((each.kind, each.side), []).append(f"M{x} {y}")
        for (kind, side), places in by_look.items():
            shape = RING if kind == "command" else DIAMOND
            yield from path((place + shape for place in places), f"thumbnail__spot is-{side}")

    def _whole(self, hexes: Iterable[MapHex]) -> Iterator[str]:
        for x, y in map(self.middle, hexes):
            yield f"M{x - 8} {y}{HEX}"

    def _strips(self, hexes: Iterable[MapHex]) -> Iterator[str]:
        """A rectangle for each run of hexes in a column."""
        columns: dict[int, list[int]] = {}
        for x, y in map(self.middle, hexes):
            columns.setdefault(x, []).append(y)
        for x, heights in columns.items():
            for top, bottom in _runs(sorted(set(heights))):
                yield f"M{x - 6} {top - HIGH}h12v{bottom - top + 2 * HIGH}h-12z"

    def _roads(self) -> Iterator[str]:
        for each in self.hexes.values():
            x, y = self.middle(each)
            for way in DIRECTIONS:
                if each.roads >> way & 1:
                    dx, dy = ENDS[way]
                    yield f"M{x} {y}l{dx} {dy}"


def _runs(heights: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of the heights that follow each other without a gap."""
    start = 0
    for place, height in enumerate(heights):
        if place + 1 == len(heights) or heights[place + 1] - height > 2 * HIGH:
            yield heights[start], height
            start = place + 1
