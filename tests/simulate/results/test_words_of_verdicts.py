"""Verdicts as people read them: each names who is meant, how sure it is and what is next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import Kind
from sandtable.playtest.report.verdict import Says
from sandtable.playtest.statistics import ANY_TIME, ONCE
from simulate.results import verdicts
from tests.simulate.results.test_verdicts import SAID
from tests.support.reports import games, in_turn_order, of_decks, of_scenario

ONE_OF_MANY = re.compile(r"(?<![\d.\u202f])1 (more )?(games|pairs|rotations|intervals)\b")
"""A plural after a one."""
CLAIMS = re.compile(r"is better by|more than an even|less than an even|better off by|worse off by")


def told(report: Report) -> str:
    """The sentence, checked for everything that each of them has to say."""
    said, found = verdicts.verdict(report), report.verdict
    assert not ONE_OF_MANY.search(said), said
    assert "%(" not in said and "  " not in said, said
    assert re.search(r"Next: [^.]+\.$", said), said
    if found.says not in (Says.NOTHING, Says.WITHHELD):
        assert "95 % sure" in said
    if report.kind != Kind.TURN_ORDER or found.says == Says.OPEN:
        assert all(name in said for name in verdicts.parties(report)), said
    return said


def agrees(report: Report) -> None:
    """The sentence says what the intervals beside it say."""
    said, found = told(report), report.verdict
    shares = [share for share in report.points.shares if share is not None]
    even = report.points.even
    assert bool(CLAIMS.search(said)) == (found.says in (Says.AHEAD, Says.BEHIND))
    if found.says in (Says.AHEAD, Says.BEHIND):
        share = shares[found.index]
        assert (share.low > even) if found.says == Says.AHEAD else (share.high < even)
        assert found.ahead is not None and found.ahead.low > 0
        assert re.search(r"by 0\.\d|by [1-9]\d*\.\d", said)
    elif found.says == Says.EVEN:
        assert all(abs(end - even) <= found.margin for share in shares for end in (share.low, share.high))
    elif found.says == Says.OPEN:
        alone = [share for share in shares if not share.holds(even)]
        assert bool(alone) == ("when it is read alone" in said or "when they are read alone" in said)
    unended = report.games.counters["capped"] + report.games.failed
    assert bool(unended) == ("stopped at the step limit" in said or "failed and" in said)


@pytest.mark.parametrize("report", [report for report, _said in SAID], ids=[said[:40] for _report, said in SAID])
def test_twenty_verdicts_name_who_how_sure_and_what_is_next(report: Report) -> None:
    agrees(report)


ENDS = ("capped", "crashed")


@st.composite
def reports(draw: Any) -> Report:
    """A result of any kind from drawn numbers of games by winner."""
    kind, players = draw(st.sampled_from(["decks", "sides", "turns"])), draw(st.integers(2, 4))
    counts = draw(st.lists(st.integers(0, 40), min_size=players, max_size=players))
    unended = draw(st.lists(st.integers(0, 12), min_size=2, max_size=2))
    won = [winner for winner, count in enumerate(counts) for _ in range(count)]
    ends = [end for end, count in zip(ENDS, unended, strict=True) for _ in range(count)]
    order = draw(st.randoms(use_true_random=False))
    all_games: list[Any] = [*won, *ends]
    order.shuffle(all_games)
    if kind == "decks":
        return of_decks(games(*all_games), "ABCD"[:players])
    look = draw(st.sampled_from([ONCE, ANY_TIME]))
    names = ("Blue", "Red", "Green", "Gray")[:players]
    if kind == "sides":
        return of_scenario(games(*all_games), names, look=look)
    return in_turn_order(games(*all_games), players)


@settings(max_examples=60)
@given(reports())
def test_no_sentence_goes_against_the_interval_beside_it(report: Report) -> None:
    agrees(report)


def mixed(won: Sequence[int], capped: int = 0, crashed: int = 0) -> Report:
    played = [winner for winner, count in enumerate(won) for _ in range(count)]
    return of_scenario(games(*played, *["capped"] * capped, *["crashed"] * crashed))


def test_nearly_half_of_the_games_capped_are_told_and_could_turn_it_over() -> None:
    """40 and 11 won, 49 capped: 64.5 %; had Blue lost the 49 it would take 40 %."""
    report = mixed((40, 11), capped=49)
    said = told(report)
    assert report.verdict.says == Says.AHEAD
    assert "49 of 100 games (49.0 %) stopped at the step limit and count as draws." in said
    assert "Had Blue lost all of these, it would take 40.0 %: they could turn the verdict over." in said
    assert "Next: look at a game that did not end" in said
    assert verdicts.badge(report.verdict)[0] == "warn"


def test_nearly_half_of_the_games_failed_are_told_and_could_turn_it_over() -> None:
    """45 and 10 won, 45 failed: 81.8 % of 55; had Blue lost the 45 it would take 45 %."""
    said = told(mixed((45, 10), crashed=45))
    assert "45 of 100 games (45.0 %) failed and are left out." in said
    assert "Had Blue lost all of these, it would take 45.0 %: they could turn the verdict over." in said


def test_one_game_that_did_not_end_turns_nothing_over() -> None:
    said = told(mixed((80, 19), capped=1))
    assert "1 of 100 games (1.0 %) stopped at the step limit and counts as a draw." in said
    assert "Even if Blue had lost all of these, it would be ahead." in said


def test_capped_games_hide_differences() -> None:
    """Of 2,400 games 1,100 capped: the shares are even within 3 points, and draws may be the reason."""
    said = told(mixed((650, 650), capped=1100))
    assert "are even within 3 points" in said and "They could hide a difference" in said


def test_two_decks_with_one_name_are_told_apart() -> None:
    report = of_decks(games(*[0, 0] * 40, *[0, 1] * 10), "AA")
    assert told(report).startswith("A: A is better by 32.9 to 44.7 points than B: A (95 % sure)")


def test_one_interval_alone_is_no_proof_among_several() -> None:
    """Of four sides one took 36 of 100: 26.8 to 46.1 % alone, and p = 0.014 four times is more than 5 %."""
    report = of_scenario(games(*[0] * 36, *[1] * 22, *[2] * 21, *[3] * 21), ("Blue", "Red", "Green", "Gray"))
    assert report.verdict.says == Says.OPEN
    assert "The interval of Blue leaves out an even share when it is read alone; among 4 parties" in told(report)
