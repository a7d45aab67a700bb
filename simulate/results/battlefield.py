"""The scenario of a playtest, read again for its result: the map it is played on, and how it is won."""

from __future__ import annotations

from collections.abc import Sequence

from drawing.hex_map import MapHex
from scenarios.games import sheet_of
from scenarios.games.contract import Sheet
from simulate.models import Batch


def scenario_of(batch: Batch) -> Sheet | None:
    """The batch's frozen scenario, as its game shows it; None without one."""
    frozen = batch.snapshot.get("scenario")
    return sheet_of(batch.game, frozen) if frozen is not None else None


def hexes(scenario: Sheet | None) -> Sequence[MapHex]:
    """The map; empty where there is none."""
    return scenario.hexes if scenario is not None else ()


def ways_to_win(scenario: Sheet | None) -> Sequence[str]:
    """In sentences."""
    return scenario.ways_to_win if scenario is not None else ()


def rules_for_people(scenario: Sheet | None) -> Sequence[str]:
    """The special rules in words, without which its games were played."""
    return scenario.rules_for_people if scenario is not None else ()
