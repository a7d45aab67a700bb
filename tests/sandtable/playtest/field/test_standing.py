"""The standing of a field. Values by hand, and simulations of verdicts."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.field import Case, chances
from sandtable.playtest.field.matrix import Counts, Matrix, pairings
from sandtable.playtest.field.standing import Says, Side, Standing, as_rotations, mean_of, risk_at, sides

EVEN: Counts = (10, 10, 40, 10, 10)
WON: Counts = (2, 4, 20, 24, 50)


def test_looks_spend_no_more_than_the_risk() -> None:
    """1/2 + 1/6 + 1/12 + ... + 1/(n (n + 1)) = 1 - 1/(n + 1)."""
    assert risk_at(1) == pytest.approx(0.025)
    assert sum(map(risk_at, range(1, 1000))) == pytest.approx(0.05 * (1 - 1 / 1000))


def test_a_member_that_beats_all_others_leads() -> None:
    verdict = Standing(
        Matrix.of(4, {(0, 1): EVEN, (0, 2): EVEN, (1, 2): EVEN} | {(n, 3): WON[::-1] for n in range(3)}), 1
    )
    found = verdict.verdict
    assert (found.says, found.top, found.more_pairs) == (Says.LEADS, (3,), 0)
    assert found.bounds[0] > 0


def test_few_pairs_leave_it_unknown_and_tell_the_pairs_that_would_settle_it() -> None:
    """Four times the pairs halve the error: a lead of half the needed size needs about three times as many more."""
    counts = (20, 10, 20, 10, 30)
    few = Standing(Matrix.of(2, {(0, 1): counts}), 1).verdict
    assert (few.says, few.top) == (Says.UNKNOWN, (0, 1))
    more = few.more_pairs / 90
    many = Standing(Matrix.of(2, {(0, 1): tuple(round(count * 1.15 * (1 + more)) for count in counts)}), 1).verdict
    assert many.says is Says.LEADS
    fewer = Standing(Matrix.of(2, {(0, 1): tuple(round(count * 0.85 * (1 + more)) for count in counts)}), 1).verdict
    assert fewer.says is Says.UNKNOWN


def test_level_members_are_equal_only_after_many_pairs() -> None:
    level = {pairing: EVEN for pairing in pairings(3)}
    assert Standing(Matrix.of(3, level), 1).verdict.says is Says.UNKNOWN
    many = {pairing: tuple(100 * count for count in EVEN) for pairing in pairings(3)}
    assert Standing(Matrix.of(3, many), 1).verdict.says is Says.EQUAL


def test_nobody_plays_yet() -> None:
    standing = Standing(Matrix.of(3, {}), 1)
    assert not standing.is_whole
    assert standing.verdict.says is Says.UNKNOWN


def test_a_smaller_risk_keeps_silent_for_longer() -> None:
    matrix = Matrix.of(2, {(0, 1): (20, 5, 20, 5, 40)})
    assert Standing(matrix, 1).verdict.says is Says.LEADS
    assert Standing(matrix, 1, risk_at(8)).verdict.says is Says.UNKNOWN


def test_one_row_of_a_field() -> None:
    """Of twelve equal opponents one is easily ahead at 5 %; corrected, it stays open."""
    narrowly: Counts = (20, 5, 20, 5, 40)
    assert sides([narrowly]) == [Side.AHEAD]
    assert sides([narrowly, *[EVEN] * 11]) == [Side.OPEN] * 12
    assert sides([WON, WON[::-1], EVEN]) == [Side.AHEAD, Side.BEHIND, Side.OPEN]


def test_the_mean_of_a_row_counts_every_opponent_the_same() -> None:
    """Shares of 0.8 and 0.5 (4/5 and 1/2 with half of two pseudo-pairs each: 8.5/11 and 50.5/101)."""
    found = mean_of([(2, 0, 0, 0, 8), (50, 0, 0, 0, 50)])
    assert found.value == pytest.approx((8.5 / 11 + 50.5 / 101) / 2)


def test_the_share_of_a_pairing_is_that_of_its_result_page() -> None:
    """Two won pairs, one shared with three quarters, one lost: 2.75 of 4, and the variance of these shares."""
    pairs = as_rotations((1, 0, 0, 1, 2))
    assert pairs.mean(0) == pytest.approx(2.75 / 4)
    assert pairs.variance(0) == pytest.approx((2 + 0.5625) / 4 - (2.75 / 4) ** 2)
    assert (pairs.total, pairs.size) == (4, 2)


def test_equal_fields_seldom_have_a_leader() -> None:
    """Twelve equal members, 200 fields: at most 5 % may name a leader or any member that is surely behind."""
    dice, odds, wrong = np.random.default_rng(5), chances(0.5, Case("equal", 0, 0, 20)), 0
    for _ in range(200):
        counts = dice.multinomial(20, odds, size=66).tolist()
        ahead = Standing(Matrix(12, tuple(tuple(row) for row in counts)), 1).ranking.ahead
        wrong += any(map(any, ahead))
    assert wrong <= 14, "5 % of 200 are 10; more than 14 happen in 8 % of honest runs"
