"""A map of hexes as SVG: the ground, and any layers over it. Pure Python, no Django.

Texts come in translated. Colours come from CSS classes (static/css/map.css), so a map follows light and dark; every
fact also has a shape or a letter, so it is there in grey. A layer is anything with `draw(grid)`: the map of a
scenario, a board of the catalogue and what happened in a batch differ in their layers alone.

A hex is 80 units wide and 70 high, flat at the top. Everything of one kind is one path: a map of 264 hexes stays small.

`draw` makes one picture of it all, `pieces` the same in groups that a page can exchange one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from types import MappingProxyType
from typing import Final, Protocol

from drawing.map_symbols import GROUND_SYMBOLS, PEAK
from drawing.svg import BadDrawing, Element, Markup, element, number, picture, render

WIDE: Final = 40
"""From the middle of a hex to its left and right corner, in drawing units."""
HIGH: Final = 35
"""From the middle of a hex to its upper and lower side."""
PITCH: Final = 60
"""From one column to the next."""
MARGIN: Final = 8
DIRECTIONS: Final = range(6)
"""Clockwise from north, as the engine counts them."""
CORNERS: Final = ((-20, -35), (20, -35), (40, 0), (20, 35), (-20, 35), (-40, 0))
"""Side d of a hex lies between corner d and corner d + 1."""
MIDDLES: Final = ((0, -35), (30, -17.5), (30, 17.5), (0, 35), (-30, 17.5), (-30, -17.5))
"""The middle of each side."""
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Changes of q and r for one step in each direction."""
CLIFF: Final = 2
"""The smallest difference of levels that makes a side a cliff."""
GROUND: Final = "ground"
NAMES: Final = "names"
NO_LAYERS: Final[Mapping[str, Layer]] = MappingProxyType({})

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class MapHex:
    """One hex as it is drawn."""

    name: str
    q: int
    r: int
    base: str = "clear"
    level: int = 0
    roads: int = 0
    """Bit d: a road leaves the middle in direction d."""
    streams: int = 0
    words: str = ""
    """The description of the hex for readers; the drawing puts the hex's name first."""


class Grid:
    """The positions of a map's hexes in its drawing."""

    def __init__(self, hexes: Sequence[MapHex]) -> None:
        self.hexes = {each.name: each for each in hexes}
        self._at = {(each.q, each.r): each for each in hexes}
        places = [(PITCH * each.q, HIGH * (2 * each.r + each.q)) for each in hexes] or [(0, 0)]
        self.left = min(x for x, _ in places) - WIDE - MARGIN
        self.top = min(y for _, y in places) - HIGH - MARGIN
        self.width = max(x for x, _ in places) - self.left + WIDE + MARGIN
        self.height = max(y for _, y in places) - self.top + HIGH + MARGIN

    def middle(self, name: str) -> Point:
        """The middle of a hex. Raises KeyError for one that is not on the map."""
        each = self.hexes[name]
        return PITCH * each.q - self.left, HIGH * (2 * each.r + each.q) - self.top

    def neighbour(self, name: str, direction: int) -> MapHex | None:
        """The hex next to another one; None where the map ends."""
        each = self.hexes[name]
        return self._at.get((each.q + STEPS[direction][0], each.r + STEPS[direction][1]))


class Layer(Protocol):
    """Something drawn over the ground."""

    def draw(self, grid: Grid) -> Iterable[Element]:
        """Elements in the drawing's coordinates; hexes that are not on the map are left out."""
        ...


@dataclass(frozen=True, slots=True)
class Pieces:
    """A map in groups that lie one over the other, for pages that exchange some of them.

    The middle of the hex at (q, r) is at (60 q - left, 35 (2 r + q) - top).
    """

    width: float
    height: float
    left: float
    top: float
    layers: dict[str, Markup]
    """`<g data-layer="...">` by name, lowest first: the ground, the given layers, the names of the hexes."""


def draw(
    hexes: Sequence[MapHex],
    *,
    title: str,
    layers: Mapping[str, Layer] = NO_LAYERS,
    desc: str = "",
    names: bool = True,
    quiet: bool = False,
) -> Markup:
    """The map as one picture; `title` is its name for readers, `desc` says where its text twin is.

    A quiet ground steps back behind the layers: for heat maps. Raises BadDrawing for a layer called "ground" or
    "names".
    """
    grid = Grid(hexes)
    parts = _groups(grid, layers)
    if not names:
        del parts[NAMES]
    class_ = "map map--quiet" if quiet else "map"
    root = picture(grid.width, grid.height, *parts.values(), title=title, desc=desc, class_=class_)
    return render(replace(root, attributes=(*root.attributes, *_size(grid))))


def pieces(hexes: Sequence[MapHex], layers: Mapping[str, Layer] = NO_LAYERS) -> Pieces:
    """The parts of the same map. Raises BadDrawing for a layer called "ground" or "names"."""
    grid = Grid(hexes)
    groups = {name: render(group) for name, group in _groups(grid, layers).items()}
    return Pieces(grid.width, grid.height, grid.left, grid.top, groups)


def _groups(grid: Grid, layers: Mapping[str, Layer]) -> dict[str, Element]:
    """Every layer as a group; one without anything to show is an empty group."""
    if taken := {GROUND, NAMES} & layers.keys():
        raise BadDrawing(f"a layer cannot be called {' or '.join(map(repr, sorted(taken)))}: every map has its own")
    over = {
        name: element("g", *layer.draw(grid), class_="map__layer", data_layer=name) for name, layer in layers.items()
    }
    return {
        GROUND: element("g", *_ground(grid), class_="map__ground", data_layer=GROUND),
        **over,
        NAMES: element("g", *_names(grid), class_="map__names", data_layer=NAMES),
    }


def _size(grid: Grid) -> tuple[tuple[str, str], ...]:
    """The default size of the map: one pixel for each unit."""
    return ("width", number(grid.width)), ("height", number(grid.height))


def standalone(drawing: Markup, css: str) -> str:
    """A drawing as a complete SVG file with its style sheet."""
    head, _, rest = drawing.partition(">")
    style = css.replace("]]>", "") + ".map { background: var(--map-paper); }"
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style><![CDATA[{style}]]></style>{rest}'


def outline(middle: Point) -> str:
    """Path of a whole hex around a middle."""
    x, y = middle
    return f"M{number(x - WIDE)} {number(y)}l20-35h40l20 35-20 35h-40z"


def patch(middle: Point) -> str:
    """Path of a patch of terrain, which leaves a rim of its hex free."""
    x, y = middle
    return f"M{number(x - 34)} {number(y)}l17-30h34l17 30-17 30h-34z"


def placed(symbol: str, middle: Point, dx: float = 0, dy: float = 0) -> str:
    """Path of a symbol (relative commands around its middle) at a place."""
    return f"M{number(middle[0] + dx)} {number(middle[1] + dy)}{symbol}"


def path(d: Iterable[str], class_: str) -> Iterator[Element]:
    """One path of many pieces; nothing when there are none."""
    if drawn := "".join(d):
        yield element("path", d=drawn, class_=class_)


def _ground(grid: Grid) -> Iterator[Element]:
    yield element("g", *(_hex(grid, each) for each in grid.hexes.values()), class_="map__hexes")
    for base in sorted({each.base for each in grid.hexes.values()} - {"clear"}):
        yield from _terrain(grid, base)
    streams = list(_ways(grid, lambda each: each.streams))
    yield from path(streams, "map__stream")
    yield from path(streams, "map__ripple")
    roads = list(_ways(grid, lambda each: each.roads))
    yield from path(_bridges(grid), "map__bridge")
    yield from path(roads, "map__road-bed")
    yield from path(roads, "map__road")
    yield from path((outline(grid.middle(name)) for name in grid.hexes), "map__grid")
    yield from path(_slopes(grid, cliffs=False), "map__slope")
    yield from path(_slopes(grid, cliffs=True), "map__cliff")
    yield from _peaks(grid)


def _hex(grid: Grid, each: MapHex) -> Element:
    """The ground of one hex in the tint of its level, with its description as a tooltip."""
    told = element("title", f"{each.name}: {each.words}" if each.words else each.name)
    shape = outline(grid.middle(each.name))
    return element("path", told, d=shape, class_=f"map__level-{each.level}", data_hex=each.name)


def _terrain(grid: Grid, base: str) -> Iterator[Element]:
    """A patch that leaves the tint of the level around it, and the symbol of the terrain."""
    middles = [grid.middle(each.name) for each in grid.hexes.values() if each.base == base]
    yield from path(map(patch, middles), f"map__patch map__patch--{base}")
    if symbol := GROUND_SYMBOLS.get(base):
        yield from path((placed(symbol, middle) for middle in middles), f"map__symbol map__symbol--{base}")


def _ways(grid: Grid, mask: Callable[[MapHex], int]) -> Iterator[str]:
    """Roads or streams: two ends make a bend, others meet in the middle."""
    for each in grid.hexes.values():
        ends = [direction for direction in DIRECTIONS if mask(each) >> direction & 1]
        x, y = grid.middle(each.name)
        points = [f"{number(x + MIDDLES[way][0])} {number(y + MIDDLES[way][1])}" for way in ends]
        here = f"{number(x)} {number(y)}"
        if len(points) == 2:
            yield f"M{points[0]}Q{here} {points[1]}"
        else:
            yield from (f"M{here}L{point}" for point in points)


def _bridges(grid: Grid) -> Iterator[str]:
    """Draw a bridge where a road crosses a stream: a rail on each side of the road."""
    for each in grid.hexes.values():
        if each.roads and each.base == "stream":
            x, y = grid.middle(each.name)
            (dx, dy), (ux, uy) = _course(each.roads)
            for side in (-9, 9):
                start = number(x + dx - uy * side - ux * 16), number(y + dy + ux * side - uy * 16)
                yield f"M{' '.join(start)}l{number(ux * 32)} {number(uy * 32)}"


def _course(mask: int) -> tuple[Point, Point]:
    """The point of a road nearest to the middle of its hex, relative to the middle, and its unit direction."""
    ends = [MIDDLES[way] for way in DIRECTIONS if mask >> way & 1]
    start, end = ends if len(ends) == 2 else ((0.0, 0.0), ends[0])
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)
    passes = ((start[0] + end[0]) / 4, (start[1] + end[1]) / 4) if len(ends) == 2 else (0.0, 0.0)
    return passes, (across / length, down / length)


def _slopes(grid: Grid, *, cliffs: bool) -> Iterator[str]:
    """Sides with a lower hex beyond them: a line with strokes that point downhill, longer and denser for a cliff."""
    for each in grid.hexes.values():
        for direction in DIRECTIONS:
            beyond = grid.neighbour(each.name, direction)
            if beyond and beyond.level < each.level and (each.level - beyond.level >= CLIFF) == cliffs:
                yield _slope(grid.middle(each.name), direction, strokes=5 if cliffs else 3, length=9 if cliffs else 6)


def _slope(middle: Point, direction: int, *, strokes: int, length: float) -> str:
    x, y = middle
    (x1, y1), (x2, y2) = CORNERS[direction], CORNERS[(direction + 1) % 6]
    downhill = MIDDLES[direction][0] / HIGH * length, MIDDLES[direction][1] / HIGH * length
    drawn = [f"M{number(x + x1)} {number(y + y1)}L{number(x + x2)} {number(y + y2)}"]
    for step in range(1, strokes + 1):
        share = step / (strokes + 1)
        at = x + x1 + (x2 - x1) * share, y + y1 + (y2 - y1) * share
        drawn.append(f"M{number(at[0])} {number(at[1])}l{number(downhill[0])} {number(downhill[1])}")
    return "".join(drawn)


def _peaks(grid: Grid) -> Iterator[Element]:
    """A small triangle with the level of each hex that is not at level 0."""
    high = [each for each in grid.hexes.values() if each.level]
    yield from path((placed(PEAK, grid.middle(each.name)) for each in high), "map__peak")
    for each in high:
        x, y = grid.middle(each.name)
        yield element("text", str(each.level), x=x - 27, y=y + 6, class_="map__level")


def _names(grid: Grid) -> Iterator[Element]:
    places = ((name, grid.middle(name)) for name in grid.hexes)
    yield from (element("text", name, x=x, y=y - 20) for name, (x, y) in places)
