"""Space Bastards in the workshop: its choices are those of the data, its counts are right."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios import checking
from scenarios.games import pages_of
from scenarios.workshop.report import report

WORKSHOP = pages_of("space_bastards").workshop
RING = next(dict(each.document) for each in WORKSHOP.templates() if each.name == "ring")


def said(document: Any, pointer: str) -> list[tuple[str, bool | None]]:
    return [(str(each.words), each.is_good) for each in WORKSHOP.notes(document).get(pointer, [])]


@pytest.mark.parametrize("template", WORKSHOP.templates(), ids=lambda each: each.name)
def test_a_template_is_playable_but_for_the_empty_one(template: Any) -> None:
    problems = [each.rule for each in checking.lint(dict(template.document))]
    assert problems == (["SPB-SET-02", "SPB-SHIP-12"] if template.name == "empty" else [])
    assert checking.advice(dict(template.document)) == []


def test_the_scripts_know_the_box() -> None:
    """Nine planets (SPB-COMP-07), five money (SPB-SET-16), planets in use as in SPB-SET-02."""
    data = WORKSHOP.data()
    assert len(data["box"]["planets"]) == 9 and data["box"]["starting_money"] == 5
    assert data["planets_needed"] == {"2": 5, "3": 7, "4": 8, "5": 8}
    assert all(len(each["at"]) == 2 for each in data["box"]["fields"])


def test_facts_count_squares_docks_fields_ways_and_rounds() -> None:
    """A is 3 rows of 4; D is 5 + 4 + 5; of the six spaces of the track one is for ships."""
    found = WORKSHOP.facts(RING)
    assert found["squares"] == {"A": 12, "B": 12, "C": 14, "D": 14, "E": 15}
    assert found["docks"] == dict.fromkeys("ABCDE", 1)
    assert (found["fields"], found["edges"], found["rounds"]) == (11, 13, 5)


def test_notes_count_squares_and_docks_of_a_planet() -> None:
    document = {**RING, "fields": [{**each, "planet": "A"} if each["id"] == "F3" else each for each in RING["fields"]]}
    assert said(document, "/planets/0") == [("12 squares", None), ("2 docks", True)]
    assert said(document, "/planets/1") == [("12 squares", None), ("0 docks", False)]


def test_notes_count_the_planets_in_use() -> None:
    document = {**RING, "planets_in_play": {"2": ["A", "B", "C"]}}
    assert said(document, "/planets_in_play") == [("with 2 players 3 of 5", False)]


def test_notes_say_which_fields_are_joined() -> None:
    """Without the three ways to the middle the ring of ten is left, and the middle stands alone."""
    document = {**RING, "edges": [each for each in RING["edges"] if "M" not in each]}
    assert said(document, "/edges") == [("10 ways", None), ("10 of 11 fields are joined", False)]
    lonely = {**RING, "fields": [*RING["fields"], {"id": "T", "teleport": True}]}
    assert said(lonely, "/fields")[-1] == ("1 teleport", False)


def test_a_name_that_leads_nowhere_keeps_the_rest() -> None:
    """A way to a field that is gone: there is no picture and no fact of it, and the problem says why."""
    document = {**RING, "edges": [["F1", "Z9"]]}
    found = report("space_bastards", document)
    assert found["scene"] is None and found["facts"] == {}
    assert any(each["path"].startswith("/edges") for each in found["problems"])
    assert "/planets/0" in found["notes"] and len(found["notes"]["/edges"]) == 1
