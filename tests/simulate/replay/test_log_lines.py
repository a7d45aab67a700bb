"""A game's log as its page has it: what belongs to set-up, to a round, to a section."""

from __future__ import annotations

from simulate.engine.log import HEADING, Event
from simulate.replay.selectors import log_lines


def event(kind: str, round_: int, *, seen_by: int = -1, secret: str = "") -> Event:
    return Event(kind=kind, seat=0, text=kind, data={}, round=round_, decision=0, seen_by=seen_by, secret=secret)


def test_what_comes_before_the_first_round_is_set_up() -> None:
    """Also where the table counts the round a little before it says so."""
    told = [event("dealt", 0), event("laid", 1), event("round", 1), event(HEADING, 1), event("round", 2)]
    assert [(line.step, line.round, line.is_heading) for line in log_lines(told, "all")] == [
        (1, 0, False),
        (2, 0, False),
        (3, 1, False),
        (4, 1, True),
        (5, 2, False),
    ]


def test_a_log_that_names_no_rounds_keeps_those_of_the_table() -> None:
    assert [line.round for line in log_lines([event("dealt", 0), event("hit", 1)], "all")] == [0, 1]


def test_hidden_lines_are_told_as_the_reader_may_know_them() -> None:
    told = [event("round", 1), event("two aces", 1, seen_by=1, secret="two cards"), event("three", 1, seen_by=1)]
    for view, texts in (("all", ["two aces", "three"]), ("1", ["two aces", "three"]), ("0", ["two cards"])):
        assert [line.text for line in log_lines(told, view)][1:] == texts
