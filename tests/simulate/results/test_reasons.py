"""The reasons of a result in lines: ways of winning, who held the objectives, and the round of the decision."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sandtable.playtest.report.lists import Hex
from scenarios.games import sheet_of
from simulate.results.reasons import reasons
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document

SENTENCE = "The Germans win if the Germans control D3 at the end of round 5."


def a_report(**changes: Any) -> Any:
    """50 games of two sides: 31 won by the Germans with condition 1, 19 by the Americans, who held out."""
    bridge = Hex("D3")
    bridge.control.update({0: 19, 1: 31})
    found = {
        "games": SimpleNamespace(total=50),
        "parties": ("American", "German"),
        "ways": {"condition 1": [0, 31], "held to the end": [19, 0]},
        "rounds": {5: [0, 31], 6: [0, 0], 8: [19, 0]},
        "hexes": {"D3": bridge},
    }
    return SimpleNamespace(**found | changes)


def a_sheet(**objective: Any) -> Any:
    condition = {"controls": {"side": "german", "objectives": ["D3"]}}
    ways = [{"side": "german", "when": 5, "if": condition}]
    target = {"hex": "D3", "kind": "victory", "side": "neutral", "name": "Bridge"} | objective
    victory = {"conditions": ways, "otherwise": "american"}
    return sheet_of("tide_of_iron", a_document(objectives=[target], victory=victory))


def test_the_reasons_say_how_who_held_what_and_when() -> None:
    assert reasons(a_report(), a_sheet()) == [
        f"German won 31 of 50 games: Condition 1: {SENTENCE}",
        "American won 19 of 50 games: held to the end",
        "Bridge (D3) at the end: American 19 of 50 games, German 31 of 50 games.",
        "Most of them were decided in round 5: 31 of 50 games.",
    ]


def test_a_place_that_its_first_holder_always_held_never_fell() -> None:
    bridge = Hex("D3")
    bridge.control.update({0: 50})
    found = reasons(a_report(hexes={"D3": bridge}), a_sheet(control="american"))
    assert "Bridge (D3) never fell: American held it at the end of all games." in found
    assert "Bridge (D3): nobody held it at the end of any game." in reasons(a_report(hexes={}), a_sheet())


@pytest.mark.parametrize("total", [0, 50])
def test_without_games_or_a_scenario_there_is_nothing_to_say(total: int) -> None:
    scenario = None if total else a_sheet()
    assert reasons(a_report(games=SimpleNamespace(total=total)), scenario) == []
