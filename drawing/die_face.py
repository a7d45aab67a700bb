"""Die faces in our own shapes: modifier and value on top, the symbol in the middle, the cost in the corner.

A face is 64 by 64 units; shapes are drawn around (0, 0) and moved into place. Colour is the CSS `currentColor`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from drawing.svg import Element, Markup, element, picture, render
from sandtable.games.destiny.facts import Side

FACE: Final = 64
"""Width and height of one face, in drawing units."""
GAP: Final = 6
"""Space between two faces of a strip, in drawing units."""


def die_face(side: Side, *, title: str) -> Markup:
    """One side of a die as a picture; `title` is its text twin ("2 ranged damage")."""
    return render(picture(FACE, FACE, face(side), title=title, class_="die-face"))


def die_strip(sides: Sequence[Side], *, titles: Sequence[str]) -> Markup:
    """All sides of a die side by side, each with its own text twin; `titles` has one entry per side."""
    faces = [
        element("g", element("title", title), face(side), transform=f"translate({index * (FACE + GAP)} 0)")
        for index, (side, title) in enumerate(zip(sides, titles, strict=True))
    ]
    width = max(len(faces), 1) * (FACE + GAP) - GAP
    return render(picture(width, FACE, *faces, title=", ".join(titles), class_="die-strip"))


def face(side: Side) -> Element:
    """The shapes of one side, without the surrounding picture; used alone in larger drawings."""
    parts = [element("rect", x=2, y=2, width=60, height=60, rx=11, class_="die-face__body")]
    parts.append(element("rect", x=6, y=6, width=52, height=52, rx=8, class_="die-face__rim"))
    parts.extend(_value(side))
    parts.append(_symbol(side))
    parts.extend(_costs(side))
    return element("g", *parts)


def _has_value(side: Side) -> bool:
    return side.is_x or side.value > 0 or side.is_modifier


def _value(side: Side) -> list[Element]:
    if not _has_value(side):
        return []
    number = "X" if side.is_x else str(side.value)
    return [element("text", f"{'+' if side.is_modifier else ''}{number}", x=32, y=28, class_="die-face__value")]


def _symbol(side: Side) -> Element:
    shapes = SHAPES[side.symbol]()
    if _has_value(side):
        return element("g", *shapes, transform="translate(32 44.5) scale(0.72)")
    return element("g", *shapes, transform="translate(32 32) scale(1.05)")


def _costs(side: Side) -> list[Element]:
    """The price in the lower right corner: a coin for resources, a drop for indirect damage (DST-DIE-05)."""
    parts: list[Element] = []
    if side.cost:
        parts.append(element("rect", x=43, y=43, width=17, height=17, rx=5, class_="die-face__cost"))
        parts.append(element("text", str(side.cost), x=51.5, y=56, class_="die-face__cost-value"))
    if side.indirect_cost:
        parts.append(element("path", d="M12.5 41 21 51a8.5 8.5 0 1 1-17 0Z", class_="die-face__cost"))
        parts.append(element("text", str(side.indirect_cost), x=12.5, y=57.5, class_="die-face__cost-value"))
    return parts


def _line(d: str) -> Element:
    return element("path", d=d, class_="die-face__line")


def _mark(d: str) -> Element:
    return element("path", d=d, class_="die-face__mark")


def _melee() -> list[Element]:
    """Two crossed blades."""
    return [_line("M-14-16 13 15M14-16-13 15"), _line("M2 12 12 2M-2 12-12 2")]


def _ranged() -> list[Element]:
    """A sight with its four hairs."""
    ring = element("circle", cx=0, cy=0, r=11, class_="die-face__line")
    dot = element("circle", cx=0, cy=0, r=3, class_="die-face__mark")
    return [ring, dot, _line("M0-17V-8M0 17V8M-17 0H-8M17 0H8")]


def _indirect() -> list[Element]:
    """A shot over a hill, bursting on the ground."""
    return [_line("M-16 12C-12-14 6-16 10 4"), _mark("M4 1 16 2 9 12Z"), _line("M-4 15H17M1 11-2 8")]


def _shield() -> list[Element]:
    """A shield with one half filled."""
    return [_line("M0-16 14-11V1C14 9 7 14 0 17C-7 14-14 9-14 1V-11Z"), _mark("M0-16V17C-7 14-14 9-14 1V-11Z")]


def _resource() -> list[Element]:
    """A stack of three coins."""
    coins = (element("rect", x=-13, y=y, width=26, height=8, rx=4, class_="die-face__line") for y in (-14, -4, 6))
    return list(coins)


def _disrupt() -> list[Element]:
    """A coin broken in two."""
    return [_line("M-3-15A15 15 0 0 0-3 15L1 6-5 0 1-6Z"), _mark("M4-15A15 15 0 0 1 4 15L8 6 2 0 8-6Z")]


def _discard() -> list[Element]:
    """A card falling out of a hand."""
    return [_line("M-14-15H2V3H-14Z"), _mark("M-2-5 11-1 6 16-7 12Z"), _line("M9-13 14-8M14-13 9-8")]


def _focus() -> list[Element]:
    """An eye with rays."""
    pupil = element("circle", cx=0, cy=3, r=5, class_="die-face__mark")
    return [_line("M-17 3C-9-8 9-8 17 3C9 13-9 13-17 3Z"), pupil, _line("M0-16V-11M-10-13-7-9M10-13 7-9")]


def _feral() -> list[Element]:
    """Three claw marks."""
    return [_mark("M-12-16C-9-4-10 6-15 15C-5 7-4-6-12-16Z"), _mark("M0-17C4-5 3 6-3 17C8 8 9-6 0-17Z"), _claw()]


def _claw() -> Element:
    return _mark("M11-16C15-5 14 5 9 14C19 6 20-6 11-16Z")


def _reroll() -> list[Element]:
    """Two arrows around a die."""
    arrows = _line("M-14-4A14 14 0 0 1 11-9M14 4A14 14 0 0 1-11 9")
    return [arrows, _mark("M15-16V-5H4Z"), _mark("M-15 16V5H-4Z"), _mark("M-5-5H5V5H-5Z")]


def _wildcard() -> list[Element]:
    """Six rays that leave the middle open: any symbol may stand there."""
    return [_line("M0-16V-6M0 6V16M-14-8-5-3M5 3 14 8M14-8 5-3M-5 3-14 8")]


def _special() -> list[Element]:
    """A four-pointed star."""
    return [_mark("M0-18C2-6 6-2 18 0C6 2 2 6 0 18C-2 6-6 2-18 0C-6-2-2-6 0-18Z")]


def _blank() -> list[Element]:
    """A dashed hollow: nothing here, on purpose."""
    return [element("circle", cx=0, cy=0, r=13, class_="die-face__blank")]


SHAPES: Final[dict[str, Callable[[], list[Element]]]] = {
    "-": _blank,
    "MD": _melee,
    "RD": _ranged,
    "ID": _indirect,
    "Sh": _shield,
    "R": _resource,
    "Dr": _disrupt,
    "Dc": _discard,
    "F": _focus,
    "Fr": _feral,
    "Sp": _special,
    "Re": _reroll,
    "*": _wildcard,
}
"""Symbol code of `facts.SYMBOLS` to its shapes around (0, 0), about 36 units large."""
