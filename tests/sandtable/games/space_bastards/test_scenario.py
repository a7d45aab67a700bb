"""The reader of scenario documents: what is left out is as in the box, names become numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.problem import BadScenario
from sandtable.games.space_bastards import terms
from sandtable.games.space_bastards.scenario import SCENARIOS, Planet, Prices, Space, read
from tests.support import rule

SMALLEST: dict[str, Any] = {"game": "space_bastards", "title": "Small", "summary": "As in the box."}


def refused(**changes: Any) -> list[str]:
    """The problems of the smallest document with these changes, as "rule place: message"."""
    with pytest.raises(BadScenario) as caught:
        read(SMALLEST | changes)
    return [f"{each.rule} {each.where}: {each.message}" for each in caught.value.problems]


@rule("SPB-SET-01", "SPB-SHIP-01", "SPB-SHIP-04", "SPB-MIG-05")
def test_a_small_document_is_the_game_of_the_box() -> None:
    scenario = read(SMALLEST)
    assert (scenario.title, scenario.summary) == ("Small", "As in the box.")
    assert scenario.players == (2, 3, 4, 5)
    assert scenario.priorities == tuple(range(8))
    assert (len(scenario.planets), len(scenario.fields), len(scenario.edges)) == (9, 26, 34)
    assert scenario.tokens == (8, 6, 6, 6, 6) and scenario.race_cards == 4
    assert scenario.shapes == (("#",), ("##",), ("###",), ("#.", "##"), ("##", "##"))
    assert scenario.starting_money == 5 and scenario.interior == ("####", "####")
    assert (scenario.ship_steps, scenario.empty_ship_steps, scenario.migration_max) == (2, 3, 5)
    assert scenario.prices == Prices(
        second_action=2,
        love=2,
        shooting=2,
        eating=2,
        mutation_of_others=2,
        mutation_of_corpses=1,
        swap=1,
        lock=1,
        point=5,
    )


def test_the_standard_scenario_is_the_game_of_the_box() -> None:
    standard, smallest = read(SCENARIOS.document("standard")), read(SMALLEST)
    assert (standard.planets, standard.in_play, standard.track) == (smallest.planets, smallest.in_play, smallest.track)
    assert (standard.priorities, standard.edges) == (smallest.priorities, smallest.edges)


@rule("SPB-SET-02", "SPB-D06")
def test_planets_in_play_are_numbers_of_planets() -> None:
    scenario = read(SMALLEST)
    assert scenario.in_play == {
        2: (0, 1, 2, 3, 4),
        3: (0, 1, 2, 3, 4, 5, 6),
        4: (1, 2, 3, 4, 5, 6, 7, 8),
        5: (1, 2, 3, 4, 5, 6, 7, 8),
    }


@rule("SPB-SHIP-07")
def test_a_dock_has_the_number_of_its_planet() -> None:
    fields = {each.id: each for each in read(SMALLEST).fields}
    assert (fields["I1"].planet, fields["O17"].planet, fields["O3"].planet) == (0, 8, -1)
    assert (fields["T1"].is_teleport, fields["O1"].is_teleport) == (True, False)


@rule("SPB-RND-17")
def test_priorities_are_the_relationships_in_another_order() -> None:
    order = ["mutation", "love", "shooting", "eating", "trade", "diplomacy", "migration", "change"]
    priorities = read(SMALLEST | {"priorities": order}).priorities
    assert priorities == (terms.MUTATION, 0, 1, 2, 3, 4, terms.MIGRATION, terms.CHANGE)


def test_what_a_document_says_is_taken_and_the_rest_stays() -> None:
    changes = {"players": [3, 2], "planets_in_play": {"2": ["P9", "P8"]}, "prices": {"point": 4}, "ships": {"steps": 1}}
    scenario = read(SMALLEST | changes)
    assert scenario.players == (2, 3)
    assert scenario.in_play == {2: (8, 7), 3: (0, 1, 2, 3, 4, 5, 6)}
    assert (scenario.prices.point, scenario.prices.swap) == (4, 1)
    assert (scenario.ship_steps, scenario.empty_ship_steps) == (1, 3)


def test_an_own_map() -> None:
    scenario = read(
        SMALLEST
        | {
            "players": [2],
            "planets": [{"id": "A", "colour": "pink", "grid": ["##", "#."]}],
            "planets_in_play": {"2": ["A"]},
            "fields": [{"id": "X"}, {"id": "Y", "planet": "A", "teleport": True, "at": [10, 90]}],
            "edges": [["Y", "X"]],
            "track": [{"kind": "ships"}, {"kind": "classic", "scores": 2, "returns_cards": True}],
        }
    )
    assert scenario.planets == (Planet("A", "pink", ("##", "#.")),)
    assert (scenario.fields[1].planet, scenario.fields[1].is_teleport, scenario.fields[1].at) == (0, True, (10, 90))
    assert scenario.fields[0].at is None and scenario.edges == ((1, 0),)
    assert scenario.track == (Space(True, 0, False), Space(False, 2, True))


@rule("SPB-COMP-07")
def test_every_unknown_name_is_told() -> None:
    problems = refused(
        planets_in_play={"3": ["P1", "Q1"]},
        fields=[{"id": "X", "planet": "Q2"}, {"id": "X"}],
        edges=[["X", "Z"], ["Y", "Y"]],
    )
    assert problems == [
        "SPB-COMP-07 fields: 2 fields are called X",
        "SPB-COMP-07 fields[0].planet: no planet is called Q2",
        "SPB-COMP-07 edges[0]: no field is called Z",
        "SPB-COMP-07 edges[1]: no field is called Y",
        "SPB-COMP-07 planets_in_play.3: no planet is called Q1",
    ]


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"players": []}, "players"),
        ({"players": [6]}, "players[0]"),
        ({"priorities": ["love"]}, "priorities"),
        ({"priorities": ["hate"] + ["love"] * 7}, "priorities[0]"),
        ({"planets": [{"id": "A", "colour": "red", "grid": ["########"]}]}, "planets[0].grid[0]"),
        ({"planets": [{"id": "A", "colour": "mauve", "grid": ["#"]}]}, "planets[0].colour"),
        ({"fields": [{"id": "A", "at": [0, 1001]}]}, "fields[0].at[1]"),
        ({"edges": [["O1"]]}, "edges[0]"),
        ({"track": [{"kind": "party"}]}, "track[0].kind"),
        ({"prices": {"love": 0}}, "prices.love"),
        ({"prices": {"hate": 1}}, "prices"),
        ({"interior": ["#####"]}, "interior[0]"),
    ],
)
def test_a_bad_shape_is_told_with_its_place(changes: dict[str, Any], place: str) -> None:
    [problem] = refused(**changes)
    assert problem.startswith(f"SCENARIO-SHAPE {place}: ")


def test_the_examples_of_the_documentation_can_be_played() -> None:
    page = Path("docs/games/space-bastards.md").read_text(encoding="utf-8")
    examples = [json.loads(each) for each in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    assert len(examples) == 2
    assert [SCENARIOS.problems(each) for each in examples] == [[], []]
    named = set(re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE))
    assert set(SCENARIOS.slugs) <= named, "every scenario is described"
    assert all(f"`{field}`" in page for field in SCENARIOS.schema()["properties"])
