"""Advice about scenarios: each fault is named, and nothing in the scenarios that come with the game."""

from __future__ import annotations

from importlib.resources import files

import pytest

from simulate.games.tide_of_iron.scenario import SCENARIOS
from tests.simulate.games.tide_of_iron.scenario_documents import a_document, shipped

FOLDER = files("simulate.games.tide_of_iron") / "data" / "scenarios"
NAMES = sorted(path.name.removesuffix(".json") for path in FOLDER.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_no_advice_about_a_scenario_of_the_game(name: str) -> None:
    assert [f"{each} [{each.code}]" for each in SCENARIOS.advice(shipped(name))] == []


def test_a_gift_of_the_last_round() -> None:
    late = a_document(events=[{"round": 8, "side": "german", "cards": 1}, {"round": 8, "side": "german", "points": 1}])
    assert [(each.code, each.where) for each in SCENARIOS.advice(late)] == [("gift_too_late", "events[0].round")]
