"""A test that cites a rule proves its sentence, as far as a machine can see: it does not show the contrary."""

from __future__ import annotations

from tests.suite.test_collecting import SOURCES, TESTS
from tests.support.refusals import proved_by_refusals_alone, sentences

BOOKS = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
PERMITS = {"TOI-SET-01": "2 to 4 players; each team member commands one division."}
REFUSED = """
@rule("TOI-SET-01")
def test_a_game_is_for_two_sides():
    with pytest.raises(BadSetup):
        setup(3)
"""
PLAYED = """
@rule("TOI-SET-01")
def test_four_play():
    assert seats(setup(4)) == 4
"""


def test_what_a_rule_permits_is_shown_by_a_test() -> None:
    rules = {id_: words for book in BOOKS for id_, words in sentences(book.read_text(encoding="utf-8")).items()}
    assert len(rules) > 900
    assert proved_by_refusals_alone(SOURCES.values(), rules) == []


def test_a_rule_that_permits_and_is_shown_by_a_refusal_is_found() -> None:
    assert proved_by_refusals_alone([REFUSED], PERMITS) == ["TOI-SET-01"]
    assert proved_by_refusals_alone([REFUSED, PLAYED], PERMITS) == []
    assert proved_by_refusals_alone([REFUSED], {"TOI-SET-01": "A game is for 2 players only."}) == []


def test_absent_options_are_refusals_as_well() -> None:
    absent = '@rule("A-B-1")\ndef test_it():\n    assert "claim" not in options\n    assert not can("pass")\n'
    assert proved_by_refusals_alone([absent], {"A-B-1": "A player may claim."}) == ["A-B-1"]
