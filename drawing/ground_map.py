"""The ground of Tide of Iron as a map to draw, with a description of every hex."""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from drawing.hex_map import DIRECTIONS, MapHex
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.terms import BASE_NAMES, CLEAR

Name = str | Promise

BASES: Final[dict[str, Name]] = {
    "clear": gettext_lazy("clear"),
    "woods": gettext_lazy("woods"),
    "building": gettext_lazy("building"),
    "rough": gettext_lazy("rough"),
    "stream": gettext_lazy("stream"),
    "pond": gettext_lazy("pond"),
}
WAYS: Final[tuple[Name, ...]] = (
    gettext_lazy("north"),
    gettext_lazy("north-east"),
    gettext_lazy("south-east"),
    gettext_lazy("south"),
    gettext_lazy("south-west"),
    gettext_lazy("north-west"),
)
"""Directions clockwise from north, as the engine counts them."""


def map_hexes(ground: Ground) -> list[MapHex]:
    """Every playable hex, in the ground's own order, each with its words."""
    return [_hex(ground, number) for number in range(ground.count)]


def is_plain(each: MapHex) -> bool:
    """Clear, level and without roads and streams: the text twin of a map leaves such hexes out."""
    return each.base == BASE_NAMES[CLEAR] and not (each.level or each.roads or each.streams)


def ways(mask: int) -> str:
    """The directions of a road or stream: "north, south"."""
    return ", ".join(str(WAYS[way]) for way in DIRECTIONS if mask >> way & 1)


def _hex(ground: Ground, number: int) -> MapHex:
    base = BASE_NAMES[ground.base[number]]
    parts = [str(BASES[base])]
    if level := ground.level[number]:
        parts.append(_("level %(level)d") % {"level": level})
    if roads := ground.roads[number]:
        parts.append(_("road %(ways)s") % {"ways": ways(roads)})
    return MapHex(
        name=ground.names[number],
        q=ground.q[number],
        r=ground.r[number],
        base=base,
        level=level,
        roads=roads,
        streams=ground.streams[number],
        words=", ".join(parts),
    )
