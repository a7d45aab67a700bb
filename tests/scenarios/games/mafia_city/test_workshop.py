"""Mafia City in the workshop: its choices are those of the data, its counts are right."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.terms import CARD_IDS, LOCATION_IDS, SYMBOL_IDS
from scenarios import checking
from scenarios.games import pages_of

WORKSHOP = pages_of("mafia_city").workshop


def a_document(**fields: Any) -> dict[str, Any]:
    return {"game": "mafia_city", "title": "A city", "summary": "For a test.", **fields}


def said(document: Any, pointer: str) -> list[tuple[str, bool | None]]:
    return [(str(each.words), each.is_good) for each in WORKSHOP.notes(document).get(pointer, [])]


@pytest.mark.parametrize("template", WORKSHOP.templates(), ids=lambda each: each.name)
def test_a_template_is_playable_but_for_the_empty_one(template: Any) -> None:
    problems = [each.rule for each in checking.lint(dict(template.document))]
    assert problems == (["MAF-SET-11"] if template.name == "empty" else [])
    assert checking.advice(dict(template.document)) == []


def test_the_scripts_know_every_card_symbol_and_location() -> None:
    data = WORKSHOP.data()
    assert [each["id"] for each in data["cards"]] == [*CARD_IDS] and all(each["text"] for each in data["cards"])
    assert (*data["symbols"],) == SYMBOL_IDS and (*data["locations"],) == LOCATION_IDS[1:]
    assert len(data["places"]) == 7


def test_the_box_they_know_is_the_one_that_is_played() -> None:
    """49 cards (MAF-COMP-06), the targets and Mafiosi of MAF-SET-02 and MAF-SET-07."""
    box = WORKSHOP.data()["box"]
    assert sum(sum(copies.values()) for copies in box["deck"].values()) == 49
    assert box["targets"]["advanced"] == {"3": 15, "4": 13, "5": 11}
    assert box["targets"]["beginners"] == {"3": 10, "4": 8, "5": 7}
    assert box["mafiosi"]["3"] == {"hand": 8, "reserve": 4}
    assert {name: box["figures"][name] for name in ("hitman", "mayor")} == {"hitman": "harbour", "mayor": "city_hall"}


def test_facts_count_the_deck() -> None:
    found = WORKSHOP.facts(a_document(deck={"thief": {"fist": 2, "hat": 1}, "fbi": {"hat": 4}}))
    assert found["cards"] == 7
    assert (found["kinds"]["thief"], found["kinds"]["fbi"], found["kinds"]["snitch"]) == (3, 4, 0)
    assert found["symbols"] == {"fist": 2, "hat": 5, "bullet": 0, "dollar": 0}


def test_notes_say_what_the_deck_has_and_needs() -> None:
    """Five players draw two cards each; two boxes have 98."""
    deck = {"thief": {"fist": 4, "hat": 5}}
    assert said(a_document(deck=deck), "/deck") == [
        ("9 cards, at most 98", True),
        ("5 players draw 10 at the start", False),
    ]


def test_notes_count_the_mafiosi_of_a_colour() -> None:
    """A colour has twelve (MAF-COMP-02), and somebody without one in hand can't begin."""
    document = a_document(players=[3, 4], mafiosi={"3": {"hand": 9, "reserve": 4}, "4": {"hand": 0}})
    assert said(document, "/mafiosi") == [("with 3 players 13 of 12", False), ("with 4 players 4 of 12", False)]


def test_notes_say_the_target_that_is_played() -> None:
    document = a_document(players=[4, 5], target={"4": 9})
    assert said(document, "/target") == [("9 points with 4 players", None), ("11 points with 5 players", None)]


def test_a_part_that_cannot_be_read_takes_only_its_own_notes() -> None:
    notes = WORKSHOP.notes(a_document(deck="all of them"))
    assert "/deck" not in notes and "/mafiosi" in notes
    assert facts.number("mafiosi_per_colour") == 12
