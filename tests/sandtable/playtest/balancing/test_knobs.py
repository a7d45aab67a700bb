"""Knobs: how they are read, named, limited and written into a document."""

from __future__ import annotations

import pytest

from sandtable.playtest.balancing.asked import Asked
from sandtable.playtest.balancing.counting import Goal
from sandtable.playtest.balancing.knobs import Board, Candidate, Knob, Limits, choice, number, read, write

DOCUMENT = {"rounds": 6, "first": "red", "sides": {"red": {"squads": 4}}, "objectives": [{"value": 2}]}


def words(knob: Knob | None) -> list[str]:
    assert knob is not None
    return [level.words for level in knob.levels]


def rounds(reach: int = 2) -> Knob:
    found = number(DOCUMENT, ("rounds",), "rounds", "Length", Limits(1, 20, reach))
    assert found is not None
    return found


def first() -> Knob:
    found = choice(DOCUMENT, ("first",), "first", "Length", {"red": "Red", "blue": "Blue"})
    assert found is not None
    return found


def test_a_number_has_levels_to_both_sides() -> None:
    assert words(rounds()) == ["4", "5", "6", "7", "8"]
    assert rounds().now.words == "6"


def test_a_number_keeps_to_its_limits() -> None:
    assert words(number(DOCUMENT, ("rounds",), "", "", Limits(5, 7, 4))) == ["5", "6", "7"]


def test_a_missing_number_has_its_default() -> None:
    assert words(number(DOCUMENT, ("cards",), "", "", Limits(0, 9, 1, default=3))) == ["2", "3", "4"]


def test_a_number_without_a_choice_is_no_knob() -> None:
    assert number(DOCUMENT, ("rounds",), "", "", Limits(6, 6, 4)) is None
    assert number(DOCUMENT, ("first",), "", "", Limits(1, 9, 4)) is None


def test_the_present_level_changes_nothing() -> None:
    assert rounds().now.changes == () and first().now.changes == ()
    assert Board((rounds(), first())).document(DOCUMENT, Board((rounds(), first())).unchanged) == DOCUMENT


def test_a_candidate_is_written_into_a_copy() -> None:
    board = Board((rounds(), first()))
    changed = board.document(DOCUMENT, Candidate((0, 1)))
    assert changed == {**DOCUMENT, "rounds": 4, "first": "blue"}
    assert DOCUMENT["rounds"] == 6
    assert board.words(Candidate((0, 1))) == ["rounds: 6 → 4", "first: Red → Blue"]


def test_places_below_lists_and_new_places_are_written() -> None:
    document = {"objectives": [{"value": 2}]}
    write(document, ("objectives", 0, "value"), 3)
    write(document, ("prices", "love"), 1)
    assert document == {"objectives": [{"value": 3}], "prices": {"love": 1}}
    assert read(document, ("objectives", 1, "value"), "nothing") == "nothing"


def test_a_range_keeps_the_present_level() -> None:
    knob = rounds().between("7", "8")
    assert (words(knob), knob.now.words) == (["6", "7", "8"], "6")
    with pytest.raises(ValueError, match=r"rounds: there is no setting '9'; known: 4, 5, 6, 7, 8"):
        rounds().between("4", "9")


def test_a_knob_survives_json() -> None:
    for knob in (rounds(), first()):
        assert Knob.from_json(knob.as_json()) == knob


def test_steps_count_along_ordered_knobs_and_once_for_the_others() -> None:
    board = Board((rounds(), first()))
    assert board.steps(Candidate((0, 1))) == 3
    assert board.steps(board.unchanged) == 0


def test_knobs_that_write_to_the_same_place_are_never_turned_together() -> None:
    squads = number(DOCUMENT, ("sides", "red", "squads"), "squads", "", Limits(0, 9, 1))
    sides = choice({"sides": "a"}, ("sides",), "sides", "", {"a": "A", "b": "B"})
    assert squads is not None and sides is not None
    asked = Asked(Board((squads, sides, rounds(1))), Goal.even(2, 0.05), 100, 100)
    changed = {tuple(asked.board.changed(each)) for each in asked.candidates()}
    assert changed == {(), (0,), (1,), (2,), (0, 2), (1, 2)}


def test_small_changes_come_first() -> None:
    asked = Asked(Board((rounds(), first())), Goal.even(2, 0.05), 100, 100)
    assert [asked.board.steps(each) for each in asked.candidates()] == [0, 1, 1, 1, 2, 2, 2, 2, 3, 3]
