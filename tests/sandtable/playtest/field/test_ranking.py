"""Ranks of a field. Values by hand."""

from __future__ import annotations

from sandtable.playtest.field.matrix import Matrix
from sandtable.playtest.field.ranking import Rank, ranking
from sandtable.playtest.field.rating import points, ratings


def test_a_clear_first_and_two_that_share_the_places_behind() -> None:
    field = Matrix.of(3, {(0, 1): (5, 5, 10, 20, 60), (0, 2): (5, 5, 10, 20, 60), (1, 2): (30, 5, 30, 5, 31)})
    found = ranking(ratings(field))
    assert found.order == (0, 1, 2)
    assert found.ranks == (Rank(1, 1), Rank(2, 3), Rank(2, 3))
    assert found.top == (0,)
    assert found.ahead == ((False, True, True), (False, False, False), (False, False, False))


def test_without_games_every_rank_is_open() -> None:
    assert ranking(points(Matrix.of(4, {}))).ranks == (Rank(1, 4),) * 4


def test_a_smaller_risk_says_less() -> None:
    field = Matrix.of(2, {(0, 1): (20, 5, 20, 5, 40)})
    assert ranking(points(field)).top == (0,)
    assert ranking(points(field), risk=0.001).top == (0, 1)
