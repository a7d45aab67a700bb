"""A playtest in one picture: a mark for each game, sorted by who won, above the share that it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from drawing.svg import Element, Markup, element, picture, render

MOST_MARKS: Final = 400
"""Of more games a mark stands for several."""
COLUMNS: Final = 25
STEP: Final = 15.0
RADIUS: Final = 5.0
_BAR: Final = 46.0
"""The height of the part below the marks."""


def games_as_dots(won: Sequence[int], drawn: int, interval: tuple[float, float, float] | None, *, title: str) -> Markup:
    """Games between two: filled marks where the first won, rings where the second did, short lines where nobody did.

    `interval` is the first one's share with its lower and upper end, from 0 to 1.
    """
    each = per_mark(sum(won) + drawn)
    kinds = [kind for kind, games in zip("abn", (*won, drawn), strict=True) for _ in range(round(games / each))]
    rows = max(1, -(-len(kinds) // COLUMNS))
    width, height = COLUMNS * STEP, rows * STEP + _BAR
    marks = (_mark(kind, place) for place, kind in enumerate(kinds))
    bar = _bar(interval, rows * STEP + _BAR / 2, width) if interval else ()
    return render(picture(width, height, *marks, *bar, title=title, class_="dots"))


def per_mark(games: int) -> int:
    """The number of games that a mark stands for."""
    return max(1, -(-games // MOST_MARKS))


def _mark(kind: str, place: int) -> Element:
    x, y = (place % COLUMNS + 0.5) * STEP, (place // COLUMNS + 0.5) * STEP
    if kind == "n":
        return element("line", x1=x - RADIUS, y1=y, x2=x + RADIUS, y2=y, class_="dots__nobody")
    return element("circle", cx=x, cy=y, r=RADIUS if kind == "a" else RADIUS - 1, class_=f"dots__{kind}")


def _bar(interval: tuple[float, float, float], y: float, width: float) -> Iterator[Element]:
    """The scale from none to all of the points, its middle, and the interval of the first one on it."""
    share, low, high = (max(0.0, min(1.0, each)) * width for each in interval)
    yield element("line", x1=0, y1=y, x2=width, y2=y, class_="dots__scale")
    yield element("line", x1=width / 2, y1=y - 14, x2=width / 2, y2=y + 14, class_="dots__even")
    yield element("rect", x=low, y=y - 6, width=max(2.0, high - low), height=12, rx=6, class_="dots__interval")
    yield element("circle", cx=share, cy=y, r=4, class_="dots__share")
