"""The map of a draft in layers, and the fixed values that the map's tools need."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from django.urls import reverse
from django.utils.translation import gettext_lazy

from catalog.tide_of_iron.boards import all_boards
from drawing.map_signs import symbols
from sandtable.games.tide_of_iron.scenario import read
from sandtable.games.tide_of_iron.terms import NATION_NAMES
from scenarios.games.tide_of_iron.map_sheet import MapSheet
from scenarios.games.tide_of_iron.workshop_form.words import vehicle_words
from scenarios.games.workshop import Scene, Words

TITLES: Final[Mapping[str, Words]] = {
    "names": gettext_lazy("Coordinates"),
    "zones": gettext_lazy("Zones"),
    "markers": gettext_lazy("Markers"),
    "objectives": gettext_lazy("Objectives"),
    "placed": gettext_lazy("Units at the start"),
    "labels": gettext_lazy("Labels"),
}


def scene(document: Any) -> Scene | None:
    """The map of a document that follows the schema; None while its boards make no map."""
    sheet = MapSheet(read(document))
    if not sheet.hexes:
        return None
    drawn = sheet.pieces
    return Scene(
        drawn.width, drawn.height, drawn.layers, left=drawn.left, top=drawn.top, hexes=sheet.hexes, titles=TITLES
    )


def data() -> Mapping[str, Any]:
    """The signs of the map, all board sides with the addresses of their pictures, and the vehicles of each nation."""
    vehicles = {nation: vehicle_words(nation) for nation in NATION_NAMES}
    return {"signs": symbols(), "boards": _boards(), "vehicles": vehicles}


@cache
def _boards() -> list[dict[str, str]]:
    return [
        {
            "side": each.side.id,
            "title": each.side.title,
            "summary": each.summary,
            "picture": reverse("catalog:toi-board-picture", args=[each.side.id]),
        }
        for each in all_boards()
    ]
