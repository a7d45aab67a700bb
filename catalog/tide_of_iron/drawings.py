"""Terrain and markers as single hexes, drawn with the shapes of the maps."""

from __future__ import annotations

from typing import Final

from drawing.hex_map import HIGH, MARGIN, STEPS, WIDE, MapHex, draw, outline
from drawing.map_layers import Objective, Objectives
from drawing.map_symbols import MARKER_SYMBOLS
from drawing.svg import Element, Markup, element, picture, render

_WIDTH: Final = 2 * (WIDE + MARGIN)
_HEIGHT: Final = 2 * (HIGH + MARGIN)
_MIDDLE: Final = (WIDE + MARGIN, HIGH + MARGIN)
_ACROSS: Final = 0b010010
"""The bits of a road from north-east to south-west."""
_UPRIGHT: Final = 0b001001
"""The bits of a road from north to south."""

_SAMPLES: Final[dict[str, MapHex]] = {
    "clear": MapHex("", 0, 0),
    "road": MapHex("", 0, 0, roads=_ACROSS),
    "woods": MapHex("", 0, 0, base="woods"),
    "building": MapHex("", 0, 0, base="building"),
    "rough": MapHex("", 0, 0, base="rough"),
    "stream": MapHex("", 0, 0, base="stream", streams=_UPRIGHT),
    "stream_flooded": MapHex("", 0, 0, base="pond", streams=_UPRIGHT),
    "pond": MapHex("", 0, 0, base="pond"),
    "bridge": MapHex("", 0, 0, base="stream", streams=_UPRIGHT, roads=_ACROSS),
}
"""A sample hex for each kind of terrain that fills one hex."""
_HEIGHTS: Final = {"hill_1": (1, 0), "hill_2": (2, 1), "cliff": (2, 0)}
"""Terrain that is drawn with neighbours: the level of the middle hex and of the hexes around it."""


def terrain(id_: str, *, title: str) -> Markup:
    """One kind of terrain as a picture. Raises KeyError for an unknown one."""
    if id_ == "half_hex":
        return _half_hex(title)
    if id_ in _HEIGHTS:
        middle, around = _HEIGHTS[id_]
        ring = [MapHex(str(place), q, r, level=around) for place, (q, r) in enumerate(STEPS)]
        return draw([MapHex("", 0, 0, level=middle), *ring], title=title, names=False)
    return draw([_SAMPLES[id_]], title=title, names=False)


def _half_hex(title: str) -> Markup:
    """The whole hex dashed, the half that is printed filled."""
    x, y = _MIDDLE
    half = element("path", d=f"M{x} {y - HIGH}h-20l-20 35 20 35h20z", class_="map__level-0")
    return _single(half, element("path", d=outline(_MIDDLE), class_="map__zone map__zone--3"), title=title)


def marker(id_: str, *, title: str) -> Markup | None:
    """A piece as maps show it, but larger; None for a piece that never lies on the map."""
    hex_ = MapHex("A1", 0, 0)
    if id_ in MARKER_SYMBOLS:
        x, y = _MIDDLE
        symbol = element(
            "path",
            d=f"M0 0{MARKER_SYMBOLS[id_]}",
            transform=f"translate({x} {y}) scale(2.6)",
            class_=f"map__marker map__marker--{id_}",
        )
        return _single(_ground(), symbol, title=title)
    if id_ in ("command_objective", "victory_objective"):
        badge = Objective("A1", id_.partition("_")[0], "neutral", "2", title)
        return draw([hex_], title=title, layers={"objectives": Objectives([badge])}, names=False)
    return None


def _ground() -> Element:
    shape = outline(_MIDDLE)
    parts = (element("path", d=shape, class_="map__level-0"), element("path", d=shape, class_="map__grid"))
    return element("g", *parts)


def _single(*parts: Element, title: str) -> Markup:
    return render(picture(_WIDTH, _HEIGHT, *parts, title=title, class_="map"))
