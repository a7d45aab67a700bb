"""A game's log as its page has it: what belongs to set-up, to a round, to a section."""

from __future__ import annotations

import pytest

from sandtable.engine.log import HEADING, Event
from sandtable.engine.views import DEFEAT, EVERYTHING, ONLOOKER
from simulate.watching.replay.log_html import log_rows
from simulate.watching.replay.selectors import Line, log_lines, viewer_of
from simulate.watching.replay.timeline import lines_near, timeline


def event(kind: str, round_: int, *, seen_by: int = -1, secret: str = "", decision: int = 0) -> Event:
    return Event(kind=kind, seat=0, text=kind, data={}, round=round_, decision=decision, seen_by=seen_by, secret=secret)


def test_what_comes_before_the_first_round_is_set_up() -> None:
    """Also where the table counts the round a little before it says so."""
    told = [event("dealt", 0), event("laid", 1), event("round", 1), event(HEADING, 1), event("round", 2)]
    assert [(line.step, line.round, line.is_heading) for line in log_lines(told, EVERYTHING)] == [
        (1, 0, False),
        (2, 0, False),
        (3, 1, False),
        (4, 1, True),
        (5, 2, False),
    ]


def test_a_log_that_names_no_rounds_keeps_those_of_the_table() -> None:
    assert [line.round for line in log_lines([event("dealt", 0), event("hit", 1)], EVERYTHING)] == [0, 1]


def test_hidden_lines_are_told_as_the_reader_may_know_them() -> None:
    told = [event("round", 1), event("two aces", 1, seen_by=1, secret="two cards"), event("three", 1, seen_by=1)]
    shown: list[tuple[int, list[str]]] = [
        (EVERYTHING, ["two aces", "three"]),
        (1, ["two aces", "three"]),
        (0, ["two cards"]),
        (ONLOOKER, ["two cards"]),
    ]
    for viewer, texts in shown:
        assert [line.text for line in log_lines(told, viewer)][1:] == texts


@pytest.mark.parametrize(
    ("view", "viewer"),
    [("all", EVERYTHING), ("none", ONLOOKER), ("0", 0), ("1", 1), ("2", EVERYTHING), ("x", EVERYTHING)],
)
def test_an_address_names_a_viewer(view: str, viewer: int) -> None:
    """Of a game for two."""
    assert viewer_of(view, 2) == viewer


def line(decision: int, kind: str = "hit", round_: int = 1) -> Line:
    return Line(decision, decision, round_, 0, f"{kind} {decision}", kind == HEADING, kind)


def test_a_line_is_text_and_no_markup() -> None:
    rows = log_rows([Line(1, 0, 1, 0, "<script>Rey</script>")], "all", 0)
    assert "&lt;script&gt;Rey" in rows and "<script" not in rows


COURSE = timeline(9, [line(0, "round"), line(2), line(4, HEADING), line(7, "round", 2)], {"hit": DEFEAT})


def test_the_moments_that_matter_are_those_the_game_names() -> None:
    assert [(mark.at, mark.kind, mark.text, mark.round) for mark in COURSE.marks] == [(2, DEFEAT, "hit 2", 1)]


def test_turns_begin_with_rounds_and_headings() -> None:
    assert COURSE.turns == (0, 4, 7, 9)
    assert COURSE.rounds == ((1, 0), (2, 7))


@pytest.mark.parametrize(("at", "before", "after"), [(0, 0, 4), (3, 0, 4), (4, 0, 7), (8, 7, 9), (9, 7, 9)])
def test_a_turn_back_and_a_turn_on(at: int, before: int, after: int) -> None:
    assert (COURSE.turn_before(at), COURSE.turn_after(at)) == (before, after)


def test_buttons_stay_within_the_game() -> None:
    assert [button.at for button in (*COURSE.buttons_back(0), *COURSE.buttons_on(0))] == [0, 0, 0, 1, 4, 9]
    assert [button.at for button in (*COURSE.buttons_back(9), *COURSE.buttons_on(9))] == [0, 7, 8, 9, 9, 9]


def test_the_lines_near_a_moment_are_those_before_of_and_after_it() -> None:
    lines = [line(each) for each in range(40)]
    assert [each.decision for each in lines_near(lines, 20)] == list(range(10, 26))
    assert [each.decision for each in lines_near(lines, 0)] == list(range(6))
    assert [each.decision for each in lines_near(lines, 99)] == list(range(30, 40))
    assert [each.decision for each in lines_near([line(1), line(5)], 3)] == [1, 5]
