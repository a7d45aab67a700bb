"""Stay on Target in the workshop: its choices are those of the data, its counts are right."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios import checking
from scenarios.games import pages_of

WORKSHOP = pages_of("stay_on_target").workshop


def a_document(**fields: Any) -> dict[str, Any]:
    return {"game": "stay_on_target", "title": "A trench", "summary": "For a test.", **fields}


def said(document: Any, pointer: str) -> list[tuple[str, bool | None]]:
    return [(str(each.words), each.is_good) for each in WORKSHOP.notes(document).get(pointer, [])]


@pytest.mark.parametrize("template", WORKSHOP.templates(), ids=lambda each: each.name)
def test_a_template_is_playable_but_for_the_empty_one(template: Any) -> None:
    problems = [each.rule for each in checking.lint(dict(template.document))]
    assert problems == (["SOT-RUN-04", "SOT-SET-03", "SOT-COMP-03"] if template.name == "empty" else [])
    assert checking.advice(dict(template.document)) == []


def test_the_scripts_know_the_box() -> None:
    """36 Imperial cards, twelve of each type; five squadrons."""
    box = WORKSHOP.data()["box"]
    assert {name: len(values) for name, values in box["imperial_deck"].items()} == {
        "blast": 12,
        "starship": 12,
        "lasers": 12,
    }
    assert [each["colour"] for each in box["squadrons"]] == ["blue", "red", "gold", "green", "grey"]


def test_facts_count_cards_by_type_and_value() -> None:
    deck = {"blast": [10, 3, 10], "starship": [], "lasers": [1]}
    found = WORKSHOP.facts(a_document(imperial_deck=deck))
    assert found["cards"] == 4 and found["types"] == {"blast": 3, "starship": 0, "lasers": 1}
    assert found["values"] == {"blast": {"3": 1, "10": 2}, "starship": {}, "lasers": {"1": 1}}


def test_notes_say_what_the_deck_has_and_needs() -> None:
    """Two players lay a row of six and may use two shields (SOT-RUN-04): eight cards."""
    deck = {"blast": [10, 3, 10], "starship": [], "lasers": [1]}
    assert said(a_document(players=[2], imperial_deck=deck), "/imperial_deck") == [
        ("4 cards", None),
        ("a run of 2 players needs up to 8", False),
        ("Blasts: 3, on average 7.7", None),
        ("Lasers: 1, on average 1.0", None),
    ]


def test_notes_count_squadrons_and_their_cards() -> None:
    box = WORKSHOP.data()["box"]["squadrons"]
    document = a_document(players=[2], squadrons=[{**box[0], "cards": box[0]["cards"][:3]}])
    assert said(document, "/squadrons") == [("1 squadron for 2 players", False)]
    assert said(document, "/squadrons/0/cards") == [("3 of 5 cards", False)]
