"""Scenario documents of every game that has some: one closed schema, sound scenarios in the box, and no document that
could do harm.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sandtable.engine.game import BadSetup
from sandtable.engine.problem import SHAPE, SIZE
from sandtable.engine.registry import all_games, game
from sandtable.engine.scenarios import Scenarios
from tests.support.depth import games
from tests.support.effort import at_most

GAMES = {name: scenarios for name, each in all_games().items() if (scenarios := each.scenarios()) is not None}
SHIPPED = [(name, slug) for name, scenarios in GAMES.items() for slug in scenarios.slugs]
SPOILT, UNREADABLE = games(25, deep=60), games(15, deep=40)
"""Documents that are made of each scenario by changes at random."""
KNOWN = {
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "anyOf", "required", "properties",
    "additionalProperties", "propertyNames", "minProperties", "maxProperties", "dependentSchemas",
    "dependentRequired", "items", "minItems", "maxItems", "uniqueItems", "minLength", "maxLength", "pattern",
    "minimum", "maximum",
}  # fmt: skip
"""Words of JSON Schema that the reader of shapes knows."""
each_game = pytest.mark.parametrize("scenarios", GAMES.values(), ids=GAMES.keys())
each_scenario = pytest.mark.parametrize(("owner", "slug"), SHIPPED, ids=[f"{name}/{slug}" for name, slug in SHIPPED])


@each_game
def test_the_schema_is_a_schema(scenarios: Scenarios[Any]) -> None:
    Draft202012Validator.check_schema(scenarios.schema())


@each_game
def test_every_object_of_the_schema_is_closed(scenarios: Scenarios[Any]) -> None:
    found = [each for each in parts(scenarios.schema()) if each.get("type") == "object"]
    assert found
    for each in found:
        assert each["additionalProperties"] is False or "maxProperties" in each and "propertyNames" in each


@each_game
def test_everything_in_the_schema_is_bounded(scenarios: Scenarios[Any]) -> None:
    bounds = {"array": ["maxItems"], "string": ["maxLength", "pattern"], "integer": ["minimum", "maximum"]}
    for each in parts(scenarios.schema()):
        for bound in bounds.get(str(each.get("type")), ()):
            assert bound in each, each


@each_game
def test_the_schema_uses_no_word_that_the_reader_would_pass_over(scenarios: Scenarios[Any]) -> None:
    for each in parts(scenarios.schema()):
        if "type" in each or "$ref" in each or "anyOf" in each or "enum" in each:
            assert set(each) <= KNOWN, set(each) - KNOWN


@each_scenario
def test_what_comes_with_a_game_has_no_problems(owner: str, slug: str) -> None:
    document = GAMES[owner].document(slug)
    assert GAMES[owner].refusals(document) == [] and GAMES[owner].problems(document) == []
    assert list(Draft202012Validator(GAMES[owner].schema()).iter_errors(document)) == []


@each_scenario
def test_what_comes_with_a_game_says_what_it_is(owner: str, slug: str) -> None:
    document = GAMES[owner].document(slug)
    assert document["title"] and document["summary"] and document.get("game", owner) == owner


@each_scenario
def test_it_is_played_by_as_many_as_it_says(owner: str, slug: str) -> None:
    played, document = game(owner), GAMES[owner].document(slug)
    counts = played.seat_counts(document)
    assert counts and list(counts) == sorted(set(counts))
    for seats in range(played.min_seats, played.max_seats + 2):
        subjects = [{"name": f"Player {seat + 1}"} for seat in range(seats)]
        if seats in counts:
            played.setup(subjects, document)
        else:
            with pytest.raises(BadSetup):
                played.setup(subjects, document)


BAD: dict[str, Any] = {
    "nothing": None,
    "a number": 5,
    "not a number": float("nan"),
    "a text": "scenario",
    "a list": [],
    "no field": {},
    "a set": {1, 2},
    "keys that are no text": {1: 2},
}


@pytest.mark.parametrize("document", BAD.values(), ids=BAD.keys())
@each_game
def test_what_is_no_scenario_at_all_is_refused(scenarios: Scenarios[Any], document: Any) -> None:
    problems = scenarios.refusals(document)
    assert problems and all(each.rule == SHAPE and len(str(each)) < 500 for each in problems)
    assert scenarios.problems(document) == problems


CHANGED: dict[str, Any] = {
    "an unknown key": {"extra": 1},
    "markup as a key": {"<script>alert(1)</script>": 1},
    "markup in the title": {"title": "<b>Ridge</b>"},
    "a line break in the title": {"title": "Ridge\nLine"},
    "text that runs backwards": {"title": "Ridge\u202eline"},
    "half a character": {"title": "Ridge\ud800"},
    "an empty title": {"title": ""},
    "a long title": {"title": "R" * 101},
    "a list for a title": {"title": ["R"]},
    "another game": {"game": "chess"},
}


@pytest.mark.parametrize("changes", CHANGED.values(), ids=CHANGED.keys())
@each_game
def test_a_bad_shape_is_refused_everywhere(scenarios: Scenarios[Any], changes: dict[str, Any]) -> None:
    document = scenarios.document(scenarios.slugs[0]) | changes
    problems = scenarios.refusals(document)
    assert problems and scenarios.problems(document) == problems
    assert list(Draft202012Validator(scenarios.schema()).iter_errors(document))


HUGE: dict[str, Any] = {
    "five megabytes of text": lambda: {"summary": "x" * 5 * 10**6},
    "five megabytes of keys": lambda: {"k" * 5 * 10**6: 1},
    "a hundred thousand keys": lambda: {f"key{index}": 0 for index in range(10**5)},
    "very deep": lambda: {"summary": deep(900)},
    "a document inside itself": lambda: {"summary": cyclic()},
}


@pytest.mark.parametrize("build", HUGE.values(), ids=HUGE.keys())
@each_game
def test_what_is_too_large_is_refused_at_once(scenarios: Scenarios[Any], build: Any) -> None:
    document = scenarios.document(scenarios.slugs[0]) | build()
    with at_most(seconds=1):
        [problem] = scenarios.problems(document)
    assert problem.rule == SIZE


@pytest.mark.deep
@each_scenario
def test_spoilt_scenarios_are_never_errors(owner: str, slug: str) -> None:
    """Every error of a document is reported, briefly."""
    dice = Random(slug)
    whole = GAMES[owner].document(slug)
    for _ in range(SPOILT):
        document = json.loads(json.dumps(whole))
        for _ in range(dice.randint(1, 4)):
            document = spoilt(document, dice)
        assert all(each.rule and len(str(each)) < 1000 for each in GAMES[owner].problems(document))


@pytest.mark.deep
@each_scenario
def test_no_problem_is_made_up_about_a_part_that_cannot_be_read(owner: str, slug: str) -> None:
    """Every document here can be played, so with one part unreadable there is nothing to say but its shape."""
    dice = Random(f"unreadable {slug}")
    scenarios, whole = GAMES[owner], GAMES[owner].document(slug)
    for _ in range(UNREADABLE):
        document = unreadable(whole, dice)
        refusals = scenarios.refusals(document)
        assert refusals and scenarios.problems(document) == refusals, document


def unreadable(value: Any, dice: Random) -> Any:
    """The same with one part that no schema takes: a wrong value, a missing key or a misspelt one."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        key = dice.choice(sorted(value))
        others = {each: value[each] for each in value if each != key}
        return others | ({f"{key} ": value[key]} if dice.random() < 0.2 else {key: unreadable(value[key], dice)})
    if isinstance(value, list) and value and dice.random() < 0.9:
        index = dice.randrange(len(value))
        return [*value[:index], unreadable(value[index], dice), *value[index + 1 :]]
    return dice.choice([None, 0.5])


def spoilt(value: Any, dice: Random) -> Any:
    """The same with one part changed, taken away or doubled."""
    if isinstance(value, dict) and value:
        key = dice.choice(sorted(value))
        changed = {each: value[each] for each in value if each != key}
        return changed if dice.random() < 0.05 else changed | {key: spoilt(value[key], dice)}
    if isinstance(value, list) and value:
        index = dice.randrange(len(value))
        middle = dice.choice(([], [value[index]] * 2, [spoilt(value[index], dice)]))
        return [*value[:index], *middle, *value[index + 1 :]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice((value + 1, value - 1, 0, -1, 99, str(value)))
    return dice.choice((None, "", "x", 7, [], {}, True))


def parts(part: Any) -> Iterator[dict[str, Any]]:
    """Every object inside the schema, however deep."""
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    if isinstance(part, dict):
        yield part
    for each in inside:
        yield from parts(each)


def deep(levels: int) -> dict[str, Any]:
    inside: dict[str, Any] = {}
    for _ in range(levels):
        inside = {"not": inside}
    return inside


def cyclic() -> dict[str, Any]:
    inside: dict[str, Any] = {}
    inside["not"] = inside
    return inside
