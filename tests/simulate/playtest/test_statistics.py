"""Statistics against published and hand-computed values, and their properties."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulate.playtest import shares, statistics
from simulate.playtest.plan import GameRecord
from simulate.playtest.shares import Rotations
from simulate.playtest.statistics import Interval


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
    assert shares.pair_counts(shares.rotations(records, 2)) == (1, 1, 1, 1, 1)


def test_a_pair_with_a_failed_game_is_left_out_and_told() -> None:
    records = [a_record(0), a_record(1, "crashed"), a_record(2), a_record(3, "capped"), a_record(4)]
    found = shares.rotations(records, 2)
    assert (shares.pair_counts(found), found.left_out) == ((0, 0, 0, 1, 0), 1)


def test_the_share_of_pairs_by_hand() -> None:
    """Pair points a game 0, 1/2, 1/2, 1: mean 1/2, variance 1/8, so the margin is 1.96 sqrt(1/32)."""
    found = rate(1, 0, 2, 0, 1)
    assert found.value == 0.5
    assert found.margin == pytest.approx(1.959964 * math.sqrt(1 / 32), rel=1e-6)
    assert found.games == 8


def test_the_share_of_the_published_pair_counts() -> None:
    """A fishtest-style example: pairs [121, 1, 481, 1, 170] are 774 pairs, mean (1+962+3+680)/3096 = 0.531654."""
    found = rate(121, 1, 481, 1, 170)
    assert found.value == pytest.approx(1646 / 3096)
    assert found.margin == pytest.approx(0.0215, abs=2e-4)
    elo = statistics.elo_difference(found)
    assert elo.value == pytest.approx(22.03, abs=0.02)
    assert elo.margin == pytest.approx(15.0, abs=0.2)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_the_values_newcombe_published(successes: Any, trials: Any, low: Any, high: Any) -> None:
    """R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    interval = statistics.wilson(successes, trials)
    assert interval is not None
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def test_wilson_refuses_what_cannot_be() -> None:
    assert statistics.wilson(0, 0) is None
    with pytest.raises(ValueError, match="3 successes of 2 trials"):
        statistics.wilson(3, 2)


def test_elo_of_known_rates() -> None:
    assert statistics.elo(0.5) == 0
    assert statistics.elo(10 / 11) == pytest.approx(400)
    assert statistics.elo(0.76) == pytest.approx(200.2, abs=0.1)
    assert (statistics.elo(0), statistics.elo(1)) == (-math.inf, math.inf)


def test_first_player_counts_decided_games_only() -> None:
    records = [
        a_record(0, "wins", first=0),
        a_record(1, "losses", first=0),
        a_record(2, "losses", first=1),
        a_record(3, "draws", first=1),
        a_record(4, "crashed", first=-1),
    ]
    split = statistics.first_player(records)
    assert split is not None
    assert split.value == pytest.approx(2 / 3)
    assert split.games == 3


def test_games_needed_before_and_after() -> None:
    assert shares.games_needed(of_pairs(), 0.02) == 2 * math.ceil(0.25 * (1.959964 / 0.02) ** 2)
    known = of_pairs(100, 0, 300, 0, 100)
    needed = shares.games_needed(known, 0.02)
    assert needed == 2 * (math.ceil(0.1 * (1.959964 / 0.02) ** 2) - 500)
    assert shares.games_needed(known, 0.2) == 0
    with pytest.raises(ValueError, match="margin"):
        shares.games_needed(known, 0)


def test_histogram_has_no_gaps() -> None:
    assert statistics.histogram([]) == []
    assert statistics.histogram([3, 3, 5]) == [(3, 3, 2), (4, 4, 0), (5, 5, 1)]
    assert statistics.histogram([0, 99], most_bars=10)[0] == (0, 9, 1)


def test_endings_are_sorted() -> None:
    records = [a_record(0, reason="b"), a_record(1, reason="a"), a_record(2, reason="c"), a_record(3, reason="c")]
    assert list(statistics.endings(records).items()) == [("c", 2), ("a", 1), ("b", 1)]


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


@given(st.integers(0, 300), st.integers(1, 300), st.floats(0.5, 0.99))
def test_more_confidence_is_wider(successes: Any, trials: Any, confidence: Any) -> None:
    successes = min(successes, trials)
    narrow, wide = statistics.wilson(successes, trials, confidence), statistics.wilson(successes, trials, 0.995)
    assert narrow is not None and wide is not None
    assert wide.low <= narrow.low <= narrow.value <= narrow.high <= wide.high


@given(st.lists(st.integers(0, 10_000), min_size=1), st.integers(1, 40))
def test_histograms_count_everything(values: Any, most_bars: Any) -> None:
    bars = statistics.histogram(values, most_bars)
    assert sum(count for _, _, count in bars) == len(values)
    assert len(bars) <= most_bars
    assert all(before[1] + 1 == after[0] for before, after in zip(bars, bars[1:], strict=False))


def test_the_interval_covers_as_often_as_it_says() -> None:
    """1,000 batches of 200 pairs with a known mean: a 95 % interval misses in 5 % of them, give or take 2."""
    from simulate.engine.dice import seeded

    dice, missed = seeded("coverage"), 0
    for _ in range(1000):
        counts = [0, 0, 0, 0, 0]
        for _ in range(200):
            counts[2 * (dice.below(10) < 6) + 2 * (dice.below(10) < 6)] += 1
        found = rate(*counts)
        missed += not found.low <= 0.6 <= found.high
    assert 30 <= missed <= 70
