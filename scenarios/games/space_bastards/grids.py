"""Grids of squares and the tokens on them, as parts of a drawing. Pure Python, no Django."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from drawing.svg import Element, Markup, element, number, picture, render
from sandtable.games.space_bastards.facts import Grid
from sandtable.games.space_bastards.scenario import Planet
from sandtable.games.space_bastards.shapes import squares

BIG: Final = 22.0
"""Side of a square where a grid stands alone, in drawing units."""
EDGE: Final = 8.0
"""Around a grid that stands alone."""


@dataclass(frozen=True)
class Token:
    """A creature on a grid."""

    squares: tuple[tuple[int, int], ...]
    """That it lies on, as (row, column)."""
    letters: str
    """One or two on its first square; none where it is empty."""


def planet_picture(planet: Planet, title: str, tokens: Iterable[Token] = ()) -> Markup:
    """One planet, large, with what lives on it."""
    return _alone(planet.grid, title, f"sb-{planet.colour}", tokens)


def token_picture(shape: Grid, letters: str) -> Markup:
    """One token, as decoration beside its name."""
    return _alone(shape, "", "sb-token-ground", [Token(tuple(squares(shape)), letters)])


def ship_picture(interior: Grid, title: str) -> Markup:
    """The inside of a ship."""
    return _alone(interior, title, "sb-ship", ())


def _alone(grid: Grid, title: str, class_: str, tokens: Iterable[Token]) -> Markup:
    columns, rows = max(len(row) for row in grid), len(grid)
    width, height = columns * BIG + 2 * EDGE, rows * BIG + 2 * EDGE
    ground = element("rect", x=1, y=1, width=width - 2, height=height - 2, rx=7, class_="sb-ground")
    parts = [ground, *grid_parts(grid, EDGE, EDGE, BIG), *token_parts(tokens, EDGE, EDGE, BIG)]
    drawn = element("g", *parts, class_=class_)
    return render(sized(picture(width, height, drawn, title=title, class_="sb-grid"), width, height))


def sized(drawing: Element, width: float, height: float) -> Element:
    """A drawing that is a pixel for each unit large when nothing around it says otherwise."""
    size = (("width", number(width)), ("height", number(height)))
    return replace(drawing, attributes=(*drawing.attributes, *size))


def grid_parts(grid: Grid, x: float, y: float, side: float) -> Iterator[Element]:
    """All squares of a grid whose upper left corner is at a place, as one path."""
    drawn = (_rectangle(x + column * side, y + row * side, side, side) for row, column in squares(grid))
    if path := "".join(drawn):
        yield element("path", d=path, class_="sb-square")


def token_parts(tokens: Iterable[Token], x: float, y: float, side: float) -> Iterator[Element]:
    """Tokens: every one a single piece without lines inside, its letters on its first square."""
    for token in tokens:
        yield element("path", d=outline(token.squares, x, y, side), class_="sb-token")
        if token.letters:
            row, column = token.squares[0]
            middle = x + (column + 0.5) * side, y + (row + 0.68) * side
            yield element("text", token.letters, x=middle[0], y=middle[1], class_="sb-token-text")


def outline(places: tuple[tuple[int, int], ...], x: float, y: float, side: float) -> str:
    """The squares of a token, and bridges over the lines between them; a little smaller than the squares are."""
    inset = side * 0.1
    drawn = []
    for row, column in places:
        left, top = x + column * side + inset, y + row * side + inset
        wide = 2 * side if (row, column + 1) in places else side
        high = 2 * side if (row + 1, column) in places else side
        drawn.append(_rectangle(left, top, wide - 2 * inset, side - 2 * inset))
        drawn.append(_rectangle(left, top, side - 2 * inset, high - 2 * inset))
        if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= set(places):
            drawn.append(_rectangle(left, top, 2 * (side - inset), 2 * (side - inset)))
    return "".join(drawn)


def _rectangle(x: float, y: float, width: float, height: float) -> str:
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"
