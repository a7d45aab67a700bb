"""The measures of a game on curves that are written by hand; expected values follow from Browne's definitions."""

from __future__ import annotations

import math

import pytest

from sandtable.playtest.qualities import measures
from sandtable.playtest.qualities.expecting import Curve


def a_curve(*shares_of_first: float, winner: int | None = 0, length: int = 0) -> Curve:
    """A game of two with a decision before each of these shares of the first party."""
    shares = tuple((share, 1 - share) for share in shares_of_first)
    winners = () if winner is None else (winner,)
    return Curve(tuple(range(len(shares))), shares, length or len(shares), winners)


@pytest.mark.parametrize(
    ("shares", "openness"),
    [
        ((0.5, 0.6, 0.79, 0.5), 1.0),
        ((0.5, 0.85, 0.9, 0.95), 0.25),
        ((0.5, 0.85, 0.7, 0.9), 0.75),
        ((0.9, 0.9, 0.9, 0.9), 0.0),
    ],
)
def test_a_game_is_open_until_somebody_stays_above_80_percent(shares: tuple[float, ...], openness: float) -> None:
    assert measures.openness(a_curve(*shares)) == openness


def test_a_lead_changes_when_another_party_is_clearly_ahead() -> None:
    assert measures.lead_changes(a_curve(0.6, 0.4, 0.6, 0.4)) == 3
    assert measures.lead_changes(a_curve(0.6, 0.51, 0.49, 0.6)) == 0
    assert measures.lead_changes(a_curve(0.5, 0.5)) == 0


def test_drama_is_the_mean_root_of_the_winners_arrears_while_it_is_behind() -> None:
    """Behind by .36 and by .04 in two of three positions: (0.6 + 0.2) / 2."""
    assert measures.drama(a_curve(0.32, 0.48, 0.9)) == pytest.approx(0.4)
    assert measures.drama(a_curve(0.6, 0.9)) == 0
    assert measures.drama(a_curve(0.3, 0.6, winner=None)) is None


def test_a_comeback_is_won_after_less_than_half_of_an_even_share() -> None:
    assert measures.comeback(a_curve(0.5, 0.24, 0.9)) == 1
    assert measures.comeback(a_curve(0.5, 0.26, 0.9)) == 0
    assert measures.comeback(a_curve(0.5, 0.24, 0.1, winner=1)) == 0
    assert measures.comeback(a_curve(0.5, winner=None)) is None


def test_decisiveness_is_the_part_that_is_over_when_somebody_has_90_percent() -> None:
    assert measures.decisiveness(a_curve(0.5, 0.5, 0.5, 0.95, length=12)) == pytest.approx(0.25)
    assert measures.decisiveness(a_curve(0.05, length=12)) == 0
    assert measures.decisiveness(a_curve(0.5, 0.6)) is None


def test_a_decision_matters_when_its_best_option_is_worth_two_points_more_than_the_mean() -> None:
    """(.50, .54) has .02 over its mean, (.50, .53) .015."""
    assert measures.mattering([(0.25, 0.5), (0.5, 0.53), (0.5, 0.5)]) == pytest.approx(1 / 3)
    assert measures.mattering([]) is None


def test_several_winners_count_as_the_best_of_them() -> None:
    curve = Curve((0, 1), ((0.2, 0.3, 0.5), (0.1, 0.5, 0.4)), 2, (0, 1))
    assert measures.drama(curve) == pytest.approx(math.sqrt(0.2))
