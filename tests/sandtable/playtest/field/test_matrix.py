"""The matrix of a field. Values by hand."""

from __future__ import annotations

import pytest

from sandtable.playtest.field.matrix import Matrix, pairings


def test_three_won_pairs_with_the_pseudo_pairs() -> None:
    """Of 5 pairs 4 at 1 and one at 0: mean 0.8, variance 0.16, which is divided by 5 - 1 for the mean's."""
    matrix = Matrix.of(2, {(0, 1): (0, 0, 0, 0, 3)})
    assert matrix.means == pytest.approx([0.8])
    assert matrix.variances == pytest.approx([0.16])
    assert matrix.noise == pytest.approx([0.04])


def test_pseudo_pairs_are_spread_over_the_pairings_of_a_member() -> None:
    """With 5 members each pairing has half a pseudo-pair: (1.5 + 0.25) of 2.5 pairs."""
    matrix = Matrix.of(5, {(1, 3): (0, 0, 1, 0, 1)})
    assert matrix.weight[pairings(5).index((1, 3))] == pytest.approx(2.5)
    assert matrix.means[pairings(5).index((1, 3))] == pytest.approx(1.75 / 2.5)


def test_a_pairing_is_read_from_both_sides() -> None:
    matrix = Matrix.of(3, {(0, 2): (1, 0, 2, 0, 5)})
    assert matrix.counts_of(2, 0) == (5, 0, 2, 0, 1)
    assert matrix.share(0, 2) == pytest.approx(6 / 8)
    assert matrix.share(2, 0) == pytest.approx(2 / 8)
    assert matrix.share(0, 1) is None


def test_an_unplayed_pairing_is_as_uncertain_as_a_coin() -> None:
    matrix = Matrix.of(12, {})
    assert matrix.noise == pytest.approx([0.25] * 66)
    assert matrix.means == pytest.approx([0.5] * 66)


@pytest.mark.parametrize(
    "members, played",
    [(1, {}), (3, {(1, 0): (0, 0, 0, 0, 0)}), (3, {(0, 1): (1, 2, 3)}), (3, {(0, 1): (0, 0, -1, 0, 0)})],
)
def test_an_impossible_matrix_is_refused(members: int, played: dict[tuple[int, int], tuple[int, ...]]) -> None:
    with pytest.raises(ValueError):
        Matrix.of(members, played)
