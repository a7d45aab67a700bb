"""Labels, help and choices for every field of a Tide of Iron scenario, by pointer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.games.tide_of_iron.terms import NATION_NAMES
from scenarios.games.tide_of_iron.workshop_form.army_hints import ARMIES
from scenarios.games.tide_of_iron.workshop_form.deed_hints import DEEDS
from scenarios.games.tide_of_iron.workshop_form.ground_hints import GROUND
from scenarios.games.tide_of_iron.workshop_form.side_hints import side_hints
from scenarios.games.tide_of_iron.workshop_form.winning_hints import WINNING
from scenarios.games.workshop import Hint

HINTS: Final[Mapping[str, Hint]] = {
    **GROUND,
    **WINNING,
    **DEEDS,
    **ARMIES,
    **{pointer: hint for nation in NATION_NAMES for pointer, hint in side_hints(nation).items()},
}
