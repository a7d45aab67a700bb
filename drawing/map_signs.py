"""Every sign of a map as an SVG symbol, for pages that put one on a hex before the server has drawn the map anew.

`<use href="#sign-woods" x=".." y=".." width="80" height="70">` shows one; x and y are the middle of the hex less 40
and 35. A class `is-american`, `is-german` or `is-neutral` on the `<use>` gives the side of an objective.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from drawing.hex_map import CLIFF, HIGH, WIDE, outline, patch, placed
from drawing.map_symbols import DIAMOND, GROUND_SYMBOLS, MARKER_SYMBOLS, RING
from drawing.svg import Element, Markup, element, picture, render

TERRAIN: Final = (*GROUND_SYMBOLS, "stream")
BADGES: Final = {"objective-command": RING, "objective-victory": DIAMOND}
_MIDDLE: Final = (0.0, 0.0)


def symbols() -> Markup:
    """An invisible picture that defines them all; a page has it once."""
    return render(picture(0, 0, *map(_symbol, _signs()), title="", class_="map-signs"))


def _signs() -> Iterator[tuple[str, list[Element]]]:
    for level in range(CLIFF + 1):
        yield f"level-{level}", [element("path", d=outline(_MIDDLE), class_=f"map__level-{level}")]
    for base in TERRAIN:
        yield base, list(_terrain(base))
    for kind, shape in MARKER_SYMBOLS.items():
        place = placed(shape, _MIDDLE, 0, 25)
        yield kind, [element("path", d=place, class_=f"map__marker map__marker--{kind}")]
    for kind, shape in BADGES.items():
        yield kind, [element("path", d=placed(shape, _MIDDLE, 0, 2), class_="map__badge")]


def _terrain(base: str) -> Iterator[Element]:
    yield element("path", d=patch(_MIDDLE), class_=f"map__patch map__patch--{base}")
    if base in GROUND_SYMBOLS:
        shape = placed(GROUND_SYMBOLS[base], _MIDDLE)
        yield element("path", d=shape, class_=f"map__symbol map__symbol--{base}")


def _symbol(sign: tuple[str, list[Element]]) -> Element:
    """The class is inside the symbol, because style sheets match each copy without what is around it."""
    name, parts = sign
    view = f"{-WIDE} {-HIGH} {2 * WIDE} {2 * HIGH}"
    return element("symbol", element("g", *parts, class_="map"), id=f"sign-{name}", viewBox=view)
