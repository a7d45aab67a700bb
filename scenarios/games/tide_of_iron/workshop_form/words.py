"""Words for the values that documents name by keys: nations, figures, vehicles, tokens, terrain, directions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _

from catalog.tide_of_iron.words import MARKERS, NATIONS
from sandtable.games.tide_of_iron import card_facts, facts
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, MARKER_NAMES, NATION_NAMES, SPECIALIZATION_NAMES
from scenarios.games.tide_of_iron.units import units
from scenarios.games.workshop import Words

NATION_WORDS: Final[Mapping[str, Words]] = dict(zip(NATION_NAMES, NATIONS, strict=True))
SIDE_WORDS: Final[Mapping[str, Words]] = {"american": _("Americans"), "german": _("Germans")}
BASE_WORDS: Final[Mapping[str, Words]] = {
    "clear": _("Clear"),
    "woods": _("Woods"),
    "building": _("Building"),
    "rough": _("Rough"),
    "stream": _("Stream"),
    "pond": _("Pond"),
}
MARKER_WORDS: Final[Mapping[str, Words]] = {name: MARKERS[name][0] for name in MARKER_NAMES if name != "smoke"}
FORTIFICATION_WORDS: Final[Mapping[str, Words]] = {
    name: words for name, words in MARKER_WORDS.items() if name in ("entrenchment", "pillbox")
}
LEVEL_WORDS: Final[Mapping[str, Words]] = {"0": _("Level ground"), "1": _("Hill, level 1"), "2": _("Hill, level 2")}
EDGE_WORDS: Final[Mapping[str, Words]] = {
    "0": _("north"),
    "1": _("north-east"),
    "2": _("south-east"),
    "3": _("south"),
    "4": _("south-west"),
    "5": _("north-west"),
}
"""Edges of a hex, clockwise from the top."""
TOKEN_WORDS: Final[Mapping[str, Words]] = {
    name: facts.specializations()[name].name for name in SPECIALIZATION_NAMES if name
}

DOER_WORDS: Final[Mapping[str, Words]] = {
    "unit": _("Any unit"),
    "squad": _("Any squad"),
    "officer": _("A squad with an officer"),
    "engineer": _("An engineer squad"),
    "medic": _("A medic squad"),
    "anti_tank": _("An anti-tank squad"),
    "flamethrower": _("A flamethrower squad"),
    "vehicle": _("A vehicle"),
}
"""The units that may carry out a special action, or carry an objective."""
OPERATION_WORDS: Final[Mapping[str, Words]] = {each.id: each.name for each in card_facts.operations_cards().values()}


def figure_words(nation: str) -> Mapping[str, Words]:
    """Names of the figures of a nation, by kind."""
    return {kind: units()[NATION_NAMES.index(nation), kind].name for kind in FIGURE_NAMES}


def vehicle_words(nation: str) -> Mapping[str, Words]:
    """Names of the vehicles of a nation, by kind."""
    known = {kind: units().get((NATION_NAMES.index(nation), kind)) for kind in VEHICLE_NAMES}
    return {kind: found.name for kind, found in known.items() if found}
