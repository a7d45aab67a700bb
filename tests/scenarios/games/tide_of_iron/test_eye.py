"""Questions about a scenario: JSON in, JSON out, and every problem of a bad one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from django.test import Client

from sandtable.engine.problem import BadDocument, BadScenario
from scenarios.games.tide_of_iron.eye import QUESTIONS, SHAPES
from tests.sandtable.games.tide_of_iron.advice.faults import good
from tests.sandtable.games.tide_of_iron.legality.test_documents import JUNK
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_garrison, shipped

RIFLES = {"figures": {"regular": 4}}
GOOD: dict[str, dict[str, Any]] = {
    "sight": {"from": "A1", "to": "G5"},
    "seen": {"hex": "D3"},
    "reach": {"hex": "D3", "side": "american", "unit": RIFLES, "actions": 2},
    "ranges": {"hex": "D3", "side": "german", "unit": {"vehicle": "tiger1"}, "against": "vehicle"},
    "fire": {"side": "german"},
}
"""Arguments that each question answers."""
BETWEEN: dict[str, Any] = {"from": "D3", "to": "D6"}
OUTSIDE: dict[str, Any] = {"from": "Z9", "to": "AA1", "smoke": ["D1", "Y9"]}
SHAPELESS: dict[str, Any] = {"from": 1, "hat": 2}


def asked(question: str, document: dict[str, Any] | None = None, /, **arguments: Any) -> dict[str, Any]:
    answer = QUESTIONS[question](document or a_document(), arguments)
    assert json.loads(json.dumps(answer)) == answer
    return answer


def refused(question: str, document: dict[str, Any] | None = None, /, **arguments: Any) -> set[str]:
    """The places of all problems of a refused question."""
    with pytest.raises(BadDocument) as bad:
        QUESTIONS[question](document or a_document(), arguments)
    assert not isinstance(bad.value, BadScenario)
    return {each.where for each in bad.value.problems}


def test_every_question_has_a_shape_and_an_example() -> None:
    assert set(QUESTIONS) == set(SHAPES) == set(GOOD)
    for name, arguments in GOOD.items():
        assert asked(name, **arguments)


def test_a_line_of_sight_is_told_with_the_hex_that_blocks() -> None:
    woods = a_document(overlays=[{"hex": "D4", "base": "woods"}])
    answer = asked("sight", woods, **BETWEEN)
    assert answer["visible"] is False and answer["distance"] == 3
    assert (answer["reason"], answer["rule"]) == ("Blocked by the woods in D4.", "TOI-LOS-02")
    assert answer["blocking"] == ["D4"] and answer["lines"] == [["D4", "D5"]]
    assert asked("sight", **BETWEEN)["visible"] is True
    assert asked("sight", **BETWEEN, smoke=["D5"])["blocking"] == ["D5"]


def test_the_hexes_seen_come_with_their_distance() -> None:
    answer = asked("seen", hex="D3")
    assert answer["of"] == 37 and {"hex": "D2", "distance": 1} in answer["hexes"]


def test_reach_counts_actions_and_points() -> None:
    """The road of column D costs 1 a hex: from D1 a squad is in D5 after one action, in D6 after two."""
    found = {each["hex"]: each for each in asked("reach", hex="D1", side="american", unit=RIFLES, actions=2)["hexes"]}
    assert found["D1"] == {"hex": "D1", "actions": 0, "left": "0"}
    assert found["D5"] == {"hex": "D5", "actions": 1, "left": "0"}
    assert found["D6"] == {"hex": "D6", "actions": 2, "left": "3"}
    truck = {each["hex"]: each for each in asked("reach", hex="D1", side="american", unit={"vehicle": "gmc"})["hexes"]}
    assert truck["D3"]["left"] == "3 1/3" and truck["D6"]["left"] == "2 1/3"


def test_ranges_name_class_dice_and_sight() -> None:
    found = {each["hex"]: each for each in asked("ranges", hex="D1", side="american", unit=RIFLES)["hexes"]}
    assert found["D2"] == {"hex": "D2", "range": "close", "dice": 4, "seen": True}
    assert (found["D5"]["range"], found["D6"]["range"]) == ("normal", "long")


def test_the_fire_of_placed_units_comes_from_their_hexes() -> None:
    document = a_garrison()
    answer = asked("fire", document, side="german")
    assert answer["most"] > 0 and {"hex", "dice", "long_dice", "positions", "nearest"} == set(answer["hexes"][0])


def test_the_fire_of_a_hex_is_of_those_who_have_room_in_it() -> None:
    """Of four squads of four regulars and a Sherman three can stand in AB3: 6 + 4 + 4 dice on AC3."""
    zones = {"west": {"hexes": ["AB3"]}, "east": {"columns": ["AC", "AE"]}}
    found = {each["hex"]: each for each in asked("fire", good(zones=zones), side="american")["hexes"]}
    assert found["AC3"] == {"hex": "AC3", "dice": 14, "long_dice": 0, "positions": 1, "nearest": "AB3"}


def test_every_problem_of_the_arguments_is_named() -> None:
    assert refused("sight", **OUTSIDE) == {"from", "to", "smoke[1]"}
    assert refused("sight", **SHAPELESS) == {"from", ""}
    assert refused("reach", hex="Z9", side="german", unit={"vehicle": "sherman"}) == {"hex", "unit.vehicle"}
    assert refused("reach", hex="D1", side="german", unit={"figures": {"regular": 4, "mg": 1}}) == {"unit.figures"}
    assert refused("ranges", hex="D1", side="german", unit={"figures": {}}) == {"unit.figures"}
    heavy = {"figures": {"mg": 1, "regular": 2}, "specialization": "medic"}
    assert refused("reach", hex="D1", side="german", unit=heavy) == {"unit.specialization"}
    assert refused("reach", hex="D1", side="german", unit={"vehicle": "opel", "figures": {"mg": 1}}) == {"unit"}
    assert refused("reach", hex="D1", side="german", unit=RIFLES, actions=21) == {"actions"}
    assert refused("fire", side="british") == {"side"}


def test_a_unit_needs_a_hex_where_it_can_stand() -> None:
    """E2 on board 1A is a building without a road: no vehicle enters it."""
    assert refused("reach", hex="E2", side="american", unit={"vehicle": "gmc"}) == {"hex"}
    assert asked("reach", hex="E2", side="american", unit=RIFLES)["hexes"]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_definition_without_a_map_or_with_a_bad_shape_is_refused(question: str) -> None:
    for wrong in (a_document(rules={"parameters": {"luck": 1}}), a_document(rounds=-1), {}, 7):
        with pytest.raises(BadScenario):
            QUESTIONS[question](wrong, GOOD[question])


@pytest.mark.parametrize("question", QUESTIONS)
def test_scenarios_with_problems_are_answered(question: str) -> None:
    wild = a_document(
        boards=[{"side": "1A", "column": 0, "row": 0}, {"side": "1B", "column": 3, "row": 3}],
        markers=[{"hex": "Z9", "kind": "razor_wire"}, *[{"hex": "D2", "kind": "razor_wire"}] * 3],
        objectives=[{"hex": "Z8", "kind": "victory", "side": "neutral"}],
        overlays=[{"hex": "Y1", "base": "woods"}],
    )
    wild["sides"]["german"] |= {"operations": ["no_such_card"], "decks": [{"name": "Nothing"}]}
    wild["sides"]["german"]["divisions"]["1"] |= {"zones": ["nowhere"], "figures": {"regular": 9}}
    assert QUESTIONS[question](wild, GOOD[question])


@pytest.mark.parametrize("question", QUESTIONS)
def test_junk_is_refused_with_sentences(question: str) -> None:
    dice = Random(question)
    for _ in range(60):
        arguments = dict(GOOD[question])
        key = dice.choice([*arguments, "hat"])
        arguments[key] = dice.choice(JUNK)
        try:
            QUESTIONS[question](a_document(), arguments)
        except BadDocument as bad:
            assert all(each.message for each in bad.problems)
    for junk in JUNK:
        if not isinstance(junk, dict):
            with pytest.raises(BadDocument):
                QUESTIONS[question](a_document(), junk)


# The API --------------------------------------------------------------------------------------------------------------

LOOK = "/api/v1/scenarios/look"


def post(client: Client, question: str, body: Any) -> Any:
    return client.post(f"{LOOK}/{question}", body, content_type="application/json")


def test_the_api_answers_questions(as_ada: Client) -> None:
    for name, arguments in GOOD.items():
        answer = post(as_ada, name, {"scenario": a_document(), "arguments": arguments})
        assert answer.status_code == 200 and answer.json() == QUESTIONS[name](a_document(), arguments)


def test_the_api_names_every_problem_at_its_place(as_ada: Client) -> None:
    answer = post(as_ada, "sight", {"scenario": a_document(), "arguments": {"from": "Z9", "to": "Z8"}})
    assert answer.status_code == 400
    assert {each["path"] for each in answer.json()["errors"]} == {"/arguments/from", "/arguments/to"}
    wrong = post(as_ada, "sight", {"scenario": a_document(rounds=-1), "hat": 1})
    assert {each["path"] for each in wrong.json()["errors"]} == {"/scenario/rounds", "/hat"}
    no_map = a_document(rules={"parameters": {"luck": 1}})
    refused = post(as_ada, "sight", {"scenario": no_map, "arguments": GOOD["sight"]})
    assert [(each["path"], each["code"]) for each in refused.json()["errors"]] == [("/scenario/boards", "no_map")]


def test_the_api_knows_no_other_question(as_ada: Client, client: Client) -> None:
    assert post(as_ada, "weather", {"scenario": a_document()}).status_code == 404
    assert post(as_ada, "sight", {"scenario": {"game": "chess"}}).status_code == 400
    assert post(client, "sight", {"scenario": a_document()}).status_code in (401, 403)


def test_a_shipped_map_is_answered(as_ada: Client) -> None:
    answer = post(as_ada, "fire", {"scenario": shipped("liberation"), "arguments": {"side": "german"}})
    assert answer.status_code == 200 and answer.json()["most"] > 0
