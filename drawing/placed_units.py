"""The layer of units that stand on a map from the start. Pure Python, no Django. Texts come in translated."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from drawing.hex_map import Grid
from drawing.svg import Element, element, number
from drawing.unit_symbol import HEIGHT, WIDTH, symbol

SCALE: Final = 0.24
GAP: Final = 23
"""From one symbol of a hex to the next, in drawing units."""
MIDDLE: Final = 2
"""Below the middle of the hex, in drawing units."""
BELOW: Final = 24
ABOVE: Final = -13
"""The symbols lie below a badge in the middle, or on its upper part where markers lie below."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit of a hex."""

    hex: str
    kind: str
    """One of the SIGNS of unit_symbol.py."""
    side: str
    """ "american" or "german"."""
    words: str
    """The full description for readers."""
    is_concealed: bool = False
    """Its frame is drawn in strokes."""


@dataclass(frozen=True, slots=True)
class PlacedUnits:
    """Symbols of units side by side in their hexes."""

    units: Sequence[Unit]
    badges: Collection[str] = ()
    """Hexes with a badge in the middle."""
    markers: Collection[str] = ()
    """Hexes with markers in the lower part."""

    def draw(self, grid: Grid) -> Iterator[Element]:
        by_hex: dict[str, list[Unit]] = {}
        for each in self.units:
            if each.hex in grid.hexes:
                by_hex.setdefault(each.hex, []).append(each)
        for name, units in by_hex.items():
            x, y = grid.middle(name)
            for place, unit in enumerate(units):
                yield _unit(unit, x + (place - (len(units) - 1) / 2) * GAP, y + self._height(name))

    def _height(self, name: str) -> int:
        if name not in self.badges:
            return MIDDLE
        return ABOVE if name in self.markers else BELOW


def _unit(unit: Unit, x: float, y: float) -> Element:
    """The symbol around a point."""
    left, top = number(x - WIDTH * SCALE / 2), number(y - HEIGHT * SCALE / 2)
    concealed = " is-concealed" if unit.is_concealed else ""
    return element(
        "g",
        element("title", unit.words),
        symbol(unit.kind, unit.side),
        transform=f"translate({left} {top}) scale({SCALE})",
        class_=f"map__unit is-{unit.side}{concealed}",
    )
