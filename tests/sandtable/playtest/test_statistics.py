"""Statistics against published and hand-computed values, and their properties."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.playtest import shares, statistics
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.shares import Rotations
from sandtable.playtest.statistics import Interval
from tests.support import slow_points


def a_record(number: int, outcome: str = "wins", first: int = 0, reason: str = "points", rounds: int = 3) -> GameRecord:
    winners = {"wins": (0,), "losses": (1,)}.get(outcome, ())
    return GameRecord(number, outcome, winners, reason, rounds, 10, first, number)


def of_pairs(*counts: int) -> Rotations:
    """Pairs by the points they brought subject 0: 0, 1/2, 1, 1 1/2 and 2."""
    return Rotations(2, {(30 * halves, 120 - 30 * halves): count for halves, count in enumerate(counts) if count})


def rate(*counts: int) -> Interval:
    found = shares.share(of_pairs(*counts), 0)
    assert found is not None
    return found


def test_pairs_are_counted_by_their_points() -> None:
    outcomes = ["losses", "losses", "losses", "draws", "wins", "losses", "wins", "draws", "wins", "wins"]
    records = [a_record(number, outcome) for number, outcome in enumerate(outcomes)]
    assert shares.pair_counts(slow_points.rotations(records, 2)) == (1, 1, 1, 1, 1)


def test_a_pair_with_a_failed_game_is_left_out_and_told() -> None:
    records = [a_record(0), a_record(1, "crashed"), a_record(2), a_record(3, "capped"), a_record(4)]
    found = slow_points.rotations(records, 2)
    assert (shares.pair_counts(found), found.left_out) == ((0, 0, 0, 1, 0), 1)


def test_the_share_of_pairs_by_hand() -> None:
    """Points a game 0, 1/2, 1/2, 1: mean 1/2, variance 1/8. Worth 4 (1 + 0.4) / (5/8 + 0.4 * 0.85) = 5.80311 games.

    Student's t for 7 degrees of freedom is 2.36462, so that the bound b solves
    8/3 (sqrt(1/8) (1/sqrt(b) + 1/sqrt(1 - b)) - 1) = 2.36462^2 / 5.80311 = 0.96352.
    """
    found = rate(1, 0, 2, 0, 1)
    assert (found.value, found.games) == (0.5, 8)
    reached = [8 / 3 * (0.353553 * (b**-0.5 + (1 - b) ** -0.5) - 1) for b in (found.low, found.high)]
    assert reached == pytest.approx([0.96352, 0.96352], rel=1e-4)


def test_the_share_of_the_published_pair_counts() -> None:
    """A fishtest-style example: pairs [121, 1, 481, 1, 170] are 774 pairs, mean (1+962+3+680)/3096 = 0.531654."""
    found = rate(121, 1, 481, 1, 170)
    assert found.value == pytest.approx(1646 / 3096)
    assert found.margin == pytest.approx(0.0215, abs=2e-4)
    elo = statistics.elo_difference(found)
    assert elo.value == pytest.approx(22.03, abs=0.02)
    assert elo.margin == pytest.approx(15.0, abs=0.2)


def test_elo_of_known_rates() -> None:
    assert statistics.elo(0.5) == 0
    assert statistics.elo(10 / 11) == pytest.approx(400)
    assert statistics.elo(0.76) == pytest.approx(200.2, abs=0.1)
    assert (statistics.elo(0), statistics.elo(1)) == (-math.inf, math.inf)


def test_the_smallest_number_that_answers() -> None:
    asked: list[int] = []

    def answers(number: int) -> bool:
        asked.append(number)
        return number >= 700

    assert statistics.smallest(answers, 500, 10_000) == 700
    assert min(asked) > 500 and len(asked) < 20
    assert statistics.smallest(answers, 699, 700) == statistics.smallest(answers, 1, 700) == 700
    assert statistics.smallest(answers, 0, 699) is None


def test_the_bounds_of_a_difference_add_up_as_squares() -> None:
    """Distances to the bounds of 3 and 4 points make 5."""
    found = statistics.difference(statistics.Interval(0.6, 0.57, 0.7, 100), statistics.Interval(0.5, 0.4, 0.54, 50))
    assert found.games == 150
    assert (found.value, found.low) == pytest.approx((0.1, 0.05))
    assert found.high == pytest.approx(0.1 + math.hypot(0.1, 0.1))


def test_histogram_has_no_gaps() -> None:
    assert statistics.histogram({}) == statistics.histogram({4: 0}) == []
    assert statistics.histogram({3: 2, 5: 1}) == [(3, 3, 2), (4, 4, 0), (5, 5, 1)]
    assert statistics.histogram({0: 1, 99: 1}, most_bars=10)[0] == (0, 9, 1)


COUNTS = st.tuples(*[st.integers(0, 500)] * 5)


@given(COUNTS.filter(any))
def test_intervals_hold_their_estimate(counts: Any) -> None:
    found = rate(*counts)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high


@given(COUNTS.filter(any))
def test_the_other_side_sees_the_mirror_image(counts: Any) -> None:
    mine, theirs = rate(*counts), rate(*counts[::-1])
    assert mine.value == pytest.approx(1 - theirs.value)
    assert mine.low == pytest.approx(1 - theirs.high)


@given(st.dictionaries(st.integers(0, 10_000), st.integers(1, 50), min_size=1), st.integers(1, 40))
def test_histograms_count_everything(values: Any, most_bars: Any) -> None:
    bars = statistics.histogram(values, most_bars)
    assert sum(count for _, _, count in bars) == sum(values.values())
    assert len(bars) <= most_bars
    assert all(before[1] + 1 == after[0] for before, after in zip(bars, bars[1:], strict=False))
