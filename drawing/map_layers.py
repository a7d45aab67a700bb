"""Layers over the ground of a map: zones, objectives, markers, labels, a value for each hex. Pure Python, no Django.

Texts come in translated. Hexes that are not on the map are left out: a scenario with problems is drawn too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from drawing.hatching import hatching
from drawing.hex_map import CORNERS, DIRECTIONS, HIGH, WIDE, Grid, MapHex, path, placed
from drawing.map_symbols import DIAMOND, MARKER_SYMBOLS, RING
from drawing.svg import Element, element, number

ZONE_STYLES: Final = 6
"""Lines that differ in their strokes; later zones begin again."""
LINE: Final = 12
"""From one line of a label to the next."""
LONG_LINE: Final = 13
"""Characters of a label that stand on one line."""
SIGN: Final = 8.5
"""The width of a character of a label, at most."""
LAST_LINE: Final = HIGH - 1
"""From the middle of a hex to the last line of its label: above the name of the hex below."""
_SLANT: Final = 0.866
"""The distance from a side for each unit along the next side (sine of 60 degrees)."""


@dataclass(frozen=True, slots=True)
class Zone:
    """Some hexes, hatched and with a line around them; `tag` is the letter of the zone."""

    tag: str
    hexes: tuple[str, ...]
    side: str = "neutral"
    """ "american", "german" or "neutral"."""


@dataclass(frozen=True, slots=True)
class Zones:
    """Zones that differ by their hatching and their lines, each line inside the one before where borders meet.

    Every zone has its letter once. The letters in all its hexes are drawn too, but only shown where a page asks for
    them (`shows-zone-letters` in static/css/map.css).
    """

    zones: Sequence[Zone]
    taken: frozenset[str] = frozenset()
    """Hexes with something else in their middle: the letter of a zone rather stands in another one."""

    def draw(self, grid: Grid) -> Iterator[Element]:
        tags: dict[str, str] = {}
        labels: dict[str, str] = {}
        for place, zone in enumerate(self.zones):
            hexes = [name for name in dict.fromkeys(zone.hexes) if name in grid.hexes]
            tags |= {name: tags.get(name, "") + zone.tag for name in hexes}
            yield from path(hatching(map(grid.middle, hexes), place), f"map__hatch is-{zone.side}")
            drawn = _border(grid, hexes, inset=3.0 + 3 * (place % 4))
            yield from path(drawn, f"map__zone map__zone--{place % ZONE_STYLES + 1} is-{zone.side}")
            if hexes:
                chosen = _label_place(grid, hexes, self.taken | labels.keys())
                labels[chosen] = labels.get(chosen, "") + zone.tag
        yield element("g", *_texts(grid, tags, 27, 4, "map__tag"), class_="map__tags")
        yield from _texts(grid, labels, 0, 9, "map__zone-label")


def _label_place(grid: Grid, hexes: Sequence[str], taken: Set[str]) -> str:
    """The hex for the letter of a zone: free, open ground, inside the zone and near its middle, in this order."""
    middles = {name: grid.middle(name) for name in hexes}
    x, y = (sum(each) / len(hexes) for each in zip(*middles.values(), strict=True))

    def fitness(name: str) -> tuple[bool, bool, int, float]:
        each = grid.hexes[name]
        inside = sum(beyond is not None and beyond.name in middles for beyond in _around(grid, name))
        return (
            name not in taken,
            each.base == "clear" and not each.roads,
            inside // 3,
            -hypot(middles[name][0] - x, middles[name][1] - y),
        )

    return max(hexes, key=fitness)


def _around(grid: Grid, name: str) -> Iterator[MapHex | None]:
    return (grid.neighbour(name, direction) for direction in DIRECTIONS)


def _texts(grid: Grid, texts: Mapping[str, str], dx: float, dy: float, class_: str) -> Iterator[Element]:
    for name, text in texts.items():
        x, y = grid.middle(name)
        yield element("text", text, x=x + dx, y=y + dy, class_=class_)


@dataclass(frozen=True, slots=True)
class Objective:
    """A badge in the middle of a hex: a ring gives command, a diamond gives points."""

    hex: str
    kind: str
    """ "command" or "victory"."""
    side: str
    text: str
    """Two or three characters: its owner and its value."""
    words: str
    """The full description for readers."""


@dataclass(frozen=True, slots=True)
class Objectives:
    """Badges of the objectives."""

    objectives: Sequence[Objective]

    def draw(self, grid: Grid) -> Iterator[Element]:
        for each in self.objectives:
            if each.hex not in grid.hexes:
                continue
            x, y = grid.middle(each.hex)
            shape = RING if each.kind == "command" else DIAMOND
            yield element(
                "g",
                element("title", f"{each.hex}: {each.words}"),
                element("path", d=placed(shape, (x, y), 0, 2), class_="map__badge"),
                element("text", each.text, x=x, y=y + 6, class_="map__badge-text"),
                class_=f"map__objective is-{each.side}",
            )


@dataclass(frozen=True, slots=True)
class Marker:
    """A fortification, an obstacle or smoke; `kind` is one of MARKER_SYMBOLS."""

    hex: str
    kind: str


@dataclass(frozen=True, slots=True)
class Markers:
    """Symbols of markers in the lower part of their hexes, side by side."""

    markers: Sequence[Marker]

    def draw(self, grid: Grid) -> Iterator[Element]:
        by_hex: dict[str, list[str]] = {}
        for each in self.markers:
            if each.hex in grid.hexes and each.kind in MARKER_SYMBOLS:
                by_hex.setdefault(each.hex, []).append(each.kind)
        for kind in MARKER_SYMBOLS:
            yield from path(_icons(grid, by_hex, kind), f"map__marker map__marker--{kind}")


@dataclass(frozen=True, slots=True)
class Label:
    """Words on a hex; `words` is all there is to say of it, for readers."""

    hex: str
    text: str
    words: str


@dataclass(frozen=True, slots=True)
class Labels:
    """Words above the lower border of their hexes, clear of all names; long ones stand on two lines.

    Near a side of the map they stand farther inside, so that all of them is seen.
    """

    labels: Sequence[Label]

    def draw(self, grid: Grid) -> Iterator[Element]:
        for each in self.labels:
            if each.hex in grid.hexes:
                told = element("title", f"{each.hex}: {each.words}")
                yield element("g", told, *_label_lines(grid, each), class_="map__label")


def _label_lines(grid: Grid, label: Label) -> Iterator[Element]:
    x, y = grid.middle(label.hex)
    lines = _lines(label.text)
    half = SIGN * max(map(len, lines)) / 2
    inside = max(min(x, grid.width - half), half)
    for place, line in enumerate(lines):
        down = LAST_LINE + LINE * (place - len(lines) + 1)
        yield element("text", line, x=inside, y=y + down, class_="map__label-text")


def _lines(text: str) -> list[str]:
    """A text on one line, or on two where it is long and has a space near its middle."""
    spaces = [at for at, sign in enumerate(text) if sign == " "]
    if len(text) <= LONG_LINE or not spaces:
        return [text]
    middle = min(spaces, key=lambda at: abs(at - len(text) / 2))
    return [text[:middle], text[middle + 1 :]]


@dataclass(frozen=True, slots=True)
class Value:
    """The value of one hex: `share` (0 to 1) is the area of its disc, `text` its label."""

    share: float
    text: str
    side: str = "neutral"
    """German values are drawn as diamonds, so that sides differ without colour."""


@dataclass(frozen=True, slots=True)
class Values:
    """A heat map: a disc for each hex whose area is its value; hexes without a value stay empty."""

    values: Mapping[str, Value]

    def draw(self, grid: Grid) -> Iterator[Element]:
        for name, value in self.values.items():
            if name in grid.hexes:
                x, y = grid.middle(name)
                told = element("title", f"{name}: {value.text}")
                size = sqrt(min(max(value.share, 0.0), 1.0))
                yield element("g", told, _disc(x, y, size, value.side), class_=f"map__value is-{value.side}")
                yield element("text", value.text, x=x, y=y + 6, class_="map__value-text")


def _disc(x: float, y: float, size: float, side: str) -> Element:
    if side == "german":
        half = number(29 * size)
        shape = f"M{number(x)} {number(y + 2 - 29 * size)}l{half} {half}-{half} {half}-{half}-{half}z"
        return element("path", d=shape)
    return element("circle", cx=x, cy=y + 2, r=24 * size)


def _icons(grid: Grid, by_hex: Mapping[str, Sequence[str]], kind: str) -> Iterator[str]:
    """The symbols of one kind, each in its place of the row of its hex."""
    for name, kinds in by_hex.items():
        gap = min(18.0, 46 / len(kinds))
        for place, other in enumerate(kinds):
            if other == kind:
                yield placed(MARKER_SYMBOLS[kind], grid.middle(name), (place - (len(kinds) - 1) / 2) * gap, 25)


def _border(grid: Grid, hexes: Sequence[str], inset: float) -> Iterable[str]:
    """The outer sides of these hexes, drawn a little inside; pieces of neighbours join."""
    inside = set(hexes)

    def is_edge(name: str, direction: int) -> bool:
        beyond = grid.neighbour(name, direction % 6)
        return beyond is None or beyond.name not in inside

    for name in hexes:
        x, y = grid.middle(name)
        for direction in DIRECTIONS:
            if is_edge(name, direction):
                start = _corner(direction, -1, inset, is_turn=is_edge(name, direction - 1))
                end = _corner(direction + 1, 1, inset, is_turn=is_edge(name, direction + 1))
                yield f"M{number(x + start[0])} {number(y + start[1])}L{number(x + end[0])} {number(y + end[1])}"


def _corner(corner: int, way: int, inset: float, *, is_turn: bool) -> tuple[float, float]:
    """The point at which the line around a zone passes a corner of a hex.

    It turns there on the way to the middle of the hex, or goes on into the next hex across the side between them,
    which both reach at the same point; `way` is the direction around the hex in which that side lies.
    """
    x, y = CORNERS[corner % 6]
    if is_turn:
        share = 1 - inset / HIGH
        return x * share, y * share
    far = CORNERS[(corner + way) % 6]
    share = inset / _SLANT / WIDE
    return x + (far[0] - x) * share, y + (far[1] - y) * share
