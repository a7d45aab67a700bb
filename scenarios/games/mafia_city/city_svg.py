"""A city of seven hexes as SVG: names, numbers, figures, columns and the Cell. Pure Python, no Django.

Texts come in translated. Colours come from CSS classes (static/css/games/mafia_city.css), so a city follows light and
dark; every fact shown by colour is also a number, a letter or a shape. A hex is 240 units wide and 208 high, flat at
the top; in it, from left to right, the Cell of the Prison, the figures and the column.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from drawing.hex_map import Point, placed
from drawing.svg import Element, Markup, element, number, picture, render
from scenarios.games.mafia_city.city_symbols import CELL, FIGURE_SYMBOLS, LOCATION_SYMBOLS, NO_TIES

WIDE: Final = 120
"""From the middle of a hex to its left and right corner, in drawing units."""
HIGH: Final = 104
"""From the middle of a hex to its upper and lower side."""
MARGIN: Final = 8
WIDTH: Final = 5 * WIDE + 2 * MARGIN
HEIGHT: Final = 6 * HIGH + 2 * MARGIN
_PLACES: Final = ((0, 0), (0, -2), (1.5, -1), (1.5, 1), (0, 2), (-1.5, 1), (-1.5, -1))
"""The centre, then the ring clockwise from the top, in WIDE and HIGH from the middle of the city."""
_LINE: Final = 13
"""Letters of a name that fit on one line."""
_FOOT: Final = 70
"""The foot of figures and columns, below the middle of a hex."""
_TALL: Final = (100, 78)
"""The height of a column from which its tokens move together, below a name of one line and of two."""
_TOKEN: Final = 17
"""Height of a Mafioso."""
_NUMBERED: Final = 12
"""The visible height of a Mafioso that leaves room for its owner's number."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The Hitman, the Policeman or the Mayor."""

    kind: str
    """A key of FIGURE_SYMBOLS."""
    letter: str
    at: str = ""
    """Its name on a board; empty on a map."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One location as it is drawn."""

    id: str
    """A key of LOCATION_SYMBOLS."""
    number: int
    name: str
    has_no_ties: bool = False
    """Nobody controls it in a tie (MAF-CTL-03)."""
    figures: tuple[Figure, ...] = ()
    column: tuple[int, ...] = ()
    """The owners of its Mafiosi, from the bottom to the top: seats."""
    cell: tuple[int, ...] | None = None
    """The owners of Mafiosi in the Cell; None for a location without one."""
    words: str = ""
    """The description for readers; the drawing puts number and name first."""
    at: str = ""
    """The name of the location on a board; empty on a map."""
    mafiosi: tuple[str, ...] = ()
    """The names of the Mafiosi of the column on a board, from the bottom to the top."""
    has_cube: bool = False
    """A marker cube lies on it."""


def draw(tiles: Sequence[Tile], *, title: str, desc: str = "", is_random: bool = False) -> Markup:
    """A city as one picture: the centre, then the ring clockwise from the top. A random one has broken outlines."""
    parts = [each for tile, place in zip(tiles, _PLACES, strict=True) for each in _tile(tile, _middle(place))]
    class_ = "map city city--random" if is_random else "map city"
    return _rendered(WIDTH, HEIGHT, parts, title, desc, class_)


def figure_sign(figure: Figure) -> Markup:
    """The sign of a figure for the legend. Screen readers skip the signs of the legend: its words say the same."""
    return _sign(*_figure(figure, (32, 66)))


def no_ties_sign() -> Markup:
    return _sign(_no_ties((32, 35)))


def cell_sign() -> Markup:
    return _sign(_cell_bars((32, 35)))


def column_sign() -> Markup:
    """The sign for the place of a column."""
    return _sign(_foot((32, 44)))


def _sign(*parts: Element) -> Markup:
    return _rendered(64, 70, parts, "", "", "map city")


def _rendered(width: float, height: float, parts: Sequence[Element], title: str, desc: str, class_: str) -> Markup:
    """The picture, a pixel for each unit when nothing around it says otherwise."""
    root = picture(width, height, *parts, title=title, desc=desc, class_=class_)
    size = (("width", number(width)), ("height", number(height)))
    return render(replace(root, attributes=(*root.attributes, *size)))


def _middle(place: Point) -> Point:
    return WIDTH / 2 + place[0] * WIDE, HEIGHT / 2 + place[1] * HIGH


def _tile(tile: Tile, middle: Point) -> Iterator[Element]:
    """A location with everything on it."""
    told = f"{tile.number} {tile.name}"
    title = element("title", f"{told}: {tile.words}" if tile.words else told)
    outline = _outline(middle, inset=3)
    class_ = f"city__tile city__tile--{tile.id}"
    yield element("path", title, d=outline, class_=class_, data_location=tile.id, **_named(tile.at))
    yield element("path", d=placed(LOCATION_SYMBOLS[tile.id], middle, 0, 24), class_="city__symbol")
    yield from _heading(tile, middle)
    x, y = middle
    if tile.cell is not None:
        yield _cell_bars((x - 52, y + _FOOT - 26))
        yield from _tokens(tile.cell, (x - 52, y + _FOOT - 3), 46)
    left = -36 if tile.cell is None else -8
    for figure, aside in zip(tile.figures, _spread(len(tile.figures)), strict=True):
        yield from _figure(figure, (x + left + aside, y + _FOOT))
    if tile.has_cube:
        yield element("rect", x=x - 58, y=y - 92, width=22, height=22, class_="city__cube")
    if not tile.column:
        yield _foot((x + 44, y + _FOOT))
    most = _TALL[len(_lines(tile.name)) - 1]
    yield from _tokens(tile.column, (x + 44, y + _FOOT), most, tile.mafiosi)


def _outline(middle: Point, inset: float) -> str:
    """Path of a hex, a little smaller than its place so that tiles lie side by side."""
    wide, high = WIDE - inset * 2 / 3**0.5, HIGH - inset
    corners = ((-wide, 0), (-wide / 2, -high), (wide / 2, -high), (wide, 0), (wide / 2, high), (-wide / 2, high))
    points = [f"{number(middle[0] + dx)} {number(middle[1] + dy)}" for dx, dy in corners]
    return f"M{'L'.join(points)}z"


def _heading(tile: Tile, middle: Point) -> Iterator[Element]:
    """Number and name at the top; a struck-out equals sign beside the number where nobody wins a tie."""
    x, y = middle
    yield element("circle", cx=x, cy=y - 80, r=15, class_="city__disc")
    yield element("text", str(tile.number), x=x, y=y - 73, class_="city__number")
    if tile.has_no_ties:
        yield _no_ties((x + 36, y - 80))
    for index, line in enumerate(_lines(tile.name)):
        yield element("text", line, x=x, y=y - 41 + 24 * index, class_="city__name")


def _lines(name: str) -> tuple[str, ...]:
    """The name on one line, or cut at the space that leaves the halves most alike."""
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    if len(name) <= _LINE or not spaces:
        return (name,)
    cut = min(spaces, key=lambda at: abs(2 * at - len(name)))
    return name[:cut], name[cut + 1 :]


def _no_ties(middle: Point) -> Element:
    return element("path", d=placed(NO_TIES, middle), class_="city__no-ties")


def _cell_bars(middle: Point) -> Element:
    return element("path", d=placed(CELL, middle), class_="city__cell")


def _spread(count: int) -> list[float]:
    """The horizontal offsets of figures that share a location."""
    step = min(32.0, 52 / max(count - 1, 1))
    return [step * (index - (count - 1) / 2) for index in range(count)]


def _figure(figure: Figure, foot: Point) -> Iterator[Element]:
    class_ = f"city__figure city__figure--{figure.kind}"
    yield element("path", d=placed(FIGURE_SYMBOLS[figure.kind], foot), class_=class_, **_named(figure.at))
    yield element("text", figure.letter, x=foot[0], y=foot[1] - 5, class_="city__letter")


def _foot(foot: Point) -> Element:
    """The place of the lowest Mafioso of a column."""
    return element("rect", **_place(foot), width=48, height=_TOKEN, rx=6, class_="city__foot")


def _tokens(owners: Sequence[int], foot: Point, most: float, names: Sequence[str] = ()) -> Iterator[Element]:
    """A column, the first at the bottom; in a tall one the tokens move together until they have no numbers."""
    step = min(_TOKEN + 1, (most - _TOKEN) / max(len(owners) - 1, 1))
    for index, seat in enumerate(owners):
        x, y = foot[0], foot[1] - step * index
        class_ = f"city__mafioso city__mafioso--{seat}"
        named = _named(names[index] if names else "")
        yield element("rect", **_place((x, y)), width=48, height=_TOKEN, rx=6, class_=class_, **named)
        if step >= _NUMBERED or index == len(owners) - 1:
            yield element("text", str(seat + 1), x=x, y=y - 4, class_="city__seat")
        elif names:
            yield element("text", str(seat + 1), x=x + 14, y=y - 1, class_="city__seat city__seat--small")


def _named(at: str) -> dict[str, str]:
    """The attribute with the name of a thing on a board; none on a map."""
    return {"data_at": at} if at else {}


def _place(foot: Point) -> dict[str, float]:
    """The upper left corner of a Mafioso that stands somewhere."""
    return {"x": foot[0] - 24, "y": foot[1] - _TOKEN}
