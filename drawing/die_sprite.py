"""Die faces that a page draws once and shows often: a sprite of symbols, and strips that refer to them.

A strip of six faces is then 300 bytes instead of 3,000. The sprite has to stand in the page that shows the strips.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from drawing.die_face import FACE, GAP, face
from drawing.svg import Markup, element, number, render
from sandtable.games.destiny.facts import Side


def die_sprite(sides: Iterable[Side]) -> Markup:
    """A symbol for each different side, in a picture that shows nothing itself."""
    different = {symbol_id(side): side for side in sides}
    view = f"0 0 {FACE} {FACE}"
    symbols = (element("symbol", face(side), id=id, viewBox=view) for id, side in sorted(different.items()))
    return render(element("svg", *symbols, class_="sprite", aria_hidden="true", focusable="false"))


def strip_of_symbols(sides: Sequence[Side], *, titles: Sequence[str]) -> Markup:
    """All sides of a die side by side, as `die_strip` draws them, from the symbols of the page."""
    width = number(max(len(sides), 1) * (FACE + GAP) - GAP)
    faces = "".join(
        f'<use href="#{symbol_id(side)}" x="{number(index * (FACE + GAP))}" width="{FACE}" height="{FACE}"/>'
        for index, side in enumerate(sides)
    )
    label = escape(", ".join(titles))
    return Markup(f'<svg viewBox="0 0 {width} {FACE}" class="die-strip" role="img" aria-label="{label}">{faces}</svg>')


def symbol_id(side: Side) -> str:
    """The id of a side's symbol: "die-p2MD1" for "+2MD1"."""
    return f"die-{str(side).replace('+', 'p')}"
