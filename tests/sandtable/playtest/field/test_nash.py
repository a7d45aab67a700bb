"""Nash shares: examples by hand, and scipy's linear programme as an independent solver."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import linprog  # type: ignore[import-untyped]

from sandtable.playtest.field.matrix import Matrix, Numbers
from sandtable.playtest.field.nash import equilibrium, nash_shares, payoffs


def antisymmetric(upper: Numbers) -> Numbers:
    above = np.triu(upper, 1)
    return np.asarray(above - above.T)


def test_rock_paper_scissors_with_unequal_stakes() -> None:
    """Rock wins 1 of scissors, scissors 2 of paper, paper 3 of rock: each row of the payoffs must come to 0.

    Rock: s = 3 p. Scissors: r = 2 p. So r : p : s = 2 : 1 : 3.
    """
    rock, paper, scissors = 0, 1, 2
    table = np.zeros((3, 3))
    for winner, loser, stake in [(rock, scissors, 0.1), (scissors, paper, 0.2), (paper, rock, 0.3)]:
        table[winner, loser], table[loser, winner] = stake, -stake
    assert equilibrium(table) == pytest.approx([2 / 6, 1 / 6, 3 / 6], abs=1e-6)


def test_who_beats_all_others_is_always_brought() -> None:
    assert equilibrium(payoffs(3, np.array([0.51, 0.6, 0.2]))) == pytest.approx([1, 0, 0], abs=1e-6)


def test_equal_members_share_evenly() -> None:
    assert equilibrium(np.zeros((5, 5))) == pytest.approx([0.2] * 5)


def test_two_copies_of_the_best_share_its_part() -> None:
    """Members 0 and 1 draw with each other and beat the third: any mixture of them is one, the even one is given."""
    assert equilibrium(payoffs(3, np.array([0.5, 0.7, 0.7]))) == pytest.approx([0.5, 0.5, 0], abs=1e-6)


@pytest.mark.parametrize("members", [2, 3, 8, 24])
def test_no_member_beats_the_mixture_and_a_linear_programme_agrees(members: int) -> None:
    dice = np.random.default_rng(members)
    for _ in range(20):
        table = antisymmetric(dice.normal(0, 0.1, (members, members)))
        mixture = equilibrium(table)
        assert (table @ mixture).max() < 1e-8
        other = linprog(np.zeros(members), A_ub=table, b_ub=np.zeros(members), A_eq=np.ones((1, members)), b_eq=[1])
        assert mixture == pytest.approx(other.x, abs=1e-3)


def test_bounds_hold_the_shares_and_close_in_with_more_pairs() -> None:
    won, lost = (20, 10, 20, 10, 40), (40, 10, 20, 10, 20)
    few = Matrix.of(3, {(0, 1): won, (1, 2): won, (0, 2): lost})
    many = Matrix(3, tuple(tuple(100 * count for count in row) for row in few.counts))  # type: ignore[misc]
    for wide, close in zip(nash_shares(few, 7), nash_shares(many, 7), strict=True):
        assert wide.low <= wide.value <= wide.high
        assert close.low < 1 / 3 < close.high
        assert close.high - close.low < (wide.high - wide.low) / 3
    assert nash_shares(few, 7) == nash_shares(few, 7)
