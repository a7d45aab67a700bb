"""Ratings of a field: examples by hand, and what must hold for any matrix."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.playtest.field.matrix import Matrix, pairings
from sandtable.playtest.field.rating import ELO, points, ratings

COUNTS = st.tuples(*[st.integers(0, 40)] * 5)


@st.composite
def matrices(draw: st.DrawFn) -> Matrix:
    members = draw(st.integers(2, 7))
    return Matrix.of(members, {pairing: draw(COUNTS) for pairing in pairings(members)})


def test_two_members() -> None:
    """A share of 0.8 is a lead of 400 log10(4) = 240.8 Elo; its error is 0.2 / (0.8 x 0.2) in logistic units."""
    matrix = Matrix.of(2, {(0, 1): (0, 0, 0, 0, 3)})
    lead = ratings(matrix).difference(0, 1)
    assert lead.value == pytest.approx(400 * math.log10(4))
    assert lead.error == pytest.approx(ELO * 0.2 / 0.16)
    assert lead.freedom == pytest.approx(4)
    assert ratings(matrix).values == pytest.approx([200 * math.log10(4), -200 * math.log10(4)])


def test_the_interval_is_students() -> None:
    """With 4 degrees of freedom 95 % lie within 2.776 standard errors (any table of Student's t)."""
    share = points(Matrix.of(2, {(0, 1): (0, 0, 0, 0, 3)})).of(0)
    low, high = share.bounds()
    assert (low, high) == pytest.approx((0.8 - 2.776 * 0.2, 0.8 + 2.776 * 0.2), abs=1e-3)


def test_a_cycle_makes_no_ranking() -> None:
    """Each beats one and loses to one by the same share: nobody is stronger, and points say so too."""
    won, lost = (0, 1, 2, 1, 6), (6, 1, 2, 1, 0)
    cycle = Matrix.of(3, {(0, 1): won, (1, 2): won, (0, 2): lost})
    assert ratings(cycle).values == pytest.approx([0, 0, 0], abs=1e-9)
    assert points(cycle).values == pytest.approx([0.5] * 3)


def test_more_pairs_of_one_pairing_do_not_move_what_is_estimated() -> None:
    """Each pairing counts the same: the second field has a hundred times the pairs in one of them."""
    few = Matrix.of(3, {(0, 1): (100, 0, 0, 0, 300), (1, 2): (100, 0, 0, 0, 300), (0, 2): (300, 0, 0, 0, 100)})
    many = Matrix.of(3, {(0, 1): (10000, 0, 0, 0, 30000), (1, 2): (100, 0, 0, 0, 300), (0, 2): (300, 0, 0, 0, 100)})
    assert ratings(many).values == pytest.approx(ratings(few).values, abs=1)
    assert ratings(many).of(0).error < ratings(few).of(0).error


@given(matrices())
def test_ratings_predict_the_points_of_everybody(matrix: Matrix) -> None:
    rated = ratings(matrix).values
    assert sum(rated) == pytest.approx(0, abs=1e-6)
    for member in range(matrix.members):
        others = [other for other in range(matrix.members) if other != member]
        expected = [1 / (1 + 10 ** ((rated[other] - rated[member]) / 400)) for other in others]
        assert np.mean(expected) == pytest.approx(points(matrix).values[member], abs=1e-7)


@given(matrices())
def test_ratings_do_not_depend_on_the_order_of_members(matrix: Matrix) -> None:
    backwards = list(reversed(range(matrix.members)))
    turned = {(a, b): matrix.counts_of(backwards[a], backwards[b]) for a, b in pairings(matrix.members)}
    other = ratings(Matrix.of(matrix.members, turned))
    for member in range(matrix.members):
        mine, theirs = ratings(matrix).of(member), other.of(backwards[member])
        assert mine.value == pytest.approx(theirs.value, abs=1e-6)
        assert mine.error == pytest.approx(theirs.error, rel=1e-6)
