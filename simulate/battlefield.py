"""The scenario of a playtest, read again for its result: the map it is played on, and how it is won."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _

from scenarios.ground_map import map_hexes
from scenarios.map_svg import MapHex
from simulate.engine.problem import BadScenario
from simulate.games.tide_of_iron.boards import BadBoards, ground_of
from simulate.games.tide_of_iron.scenario import Scenario, read
from simulate.models import Batch

MAPPED: Final = "tide_of_iron"
"""The game that is played on a map."""


def scenario_of(batch: Batch) -> Scenario | None:
    """What the batch froze; None for other games, or where today's rules can't read it any more."""
    if batch.game != MAPPED:
        return None
    try:
        return read(batch.snapshot["scenario"])
    except BadScenario:
        return None


def hexes(scenario: Scenario | None) -> list[MapHex]:
    """The map; empty where there is none."""
    try:
        return map_hexes(ground_of(scenario)) if scenario is not None else []
    except BadBoards:
        return []


def ways_to_win(scenario: Scenario | None) -> list[str]:
    """The conditions by the numbers under which games count them, then what holds otherwise."""
    if scenario is None:
        return []
    *conditions, otherwise = scenario.victory.says()
    numbered = [
        _("Condition %(n)s: %(words)s") % {"n": number, "words": words} for number, words in enumerate(conditions, 1)
    ]
    return [*numbered, otherwise]
