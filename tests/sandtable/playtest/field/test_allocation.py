"""The next pairs of a field. Values by hand."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.playtest.field.allocation import STAGES, lead_weights, next_pairs, next_stage, shared_out, worth
from sandtable.playtest.field.estimates import Estimate
from sandtable.playtest.field.matrix import Matrix, pairings
from sandtable.playtest.field.rating import ratings


def played_to_the_end(members: int, each: int, start: dict[tuple[int, int], int] | None = None) -> list[list[int]]:
    """The pairs of every stage, when all pairs are drawn games."""
    given = [(start or {}).get(pairing, 0) for pairing in pairings(members)]
    found: list[list[int]] = []
    while True:
        added = next_stage(Matrix(members, tuple((0, 0, pairs, 0, 0) for pairs in given)), given, each)
        if not any(added):
            return found
        found.append(list(added))
        given = [pairs + more for pairs, more in zip(given, added, strict=True)]


def test_the_stages_of_a_field_of_twelve() -> None:
    """40 pairs for each of 66 pairings are 2640: a quarter first, the rest of 1980 in twelve parts of 165."""
    found = played_to_the_end(12, 40)
    assert found[0] == [10] * 66
    assert [sum(stage) for stage in found[1:]] == [165] * 12


def test_a_small_field_is_played_at_once() -> None:
    assert played_to_the_end(4, 5) == [[5] * 6]
    assert played_to_the_end(4, 3) == [[3] * 6]


def test_a_member_that_joins_plays_its_floor_first() -> None:
    """Three members have their 20 pairs each; the fourth brings three pairings with 5 pairs each, then 45 more."""
    start = dict.fromkeys([(0, 1), (0, 2), (1, 2)], 20)
    found = played_to_the_end(4, 20, start)
    assert found[0] == [5 if 3 in pairing else 0 for pairing in pairings(4)]
    assert sum(map(sum, found)) == 60


@settings(max_examples=30)
@given(st.integers(2, 12), st.integers(1, 300))
def test_stages_use_up_all_pairs(members: int, each: int) -> None:
    found = played_to_the_end(members, each)
    assert sum(map(sum, found)) == each * members * (members - 1) // 2
    assert len(found) <= 1 + STAGES


def test_whole_pairs_in_proportion() -> None:
    """10 pairs as 1 : 2 : 3 are 1.67, 3.33 and 5: the first has the largest remainder."""
    assert shared_out(np.array([1.0, 2.0, 3.0]), 10) == (2, 3, 5)
    assert shared_out(np.ones(4), 6) == (2, 2, 1, 1)
    assert shared_out(np.array([0.0, 1.0]), 5) == (0, 5)


def test_worth_of_the_pairings_of_three_equal_members() -> None:
    """The first is compared with both others. Its own pairings count twice for one lead and once for the other.

    2 x 2 + 1 x 1 = 5; the pairing of the two others counts once for each lead, so 2.
    """
    found = worth(ratings(Matrix.of(3, {})))
    assert found / found[2] == pytest.approx([2.5, 2.5, 1])


def test_a_lead_counts_by_the_chance_that_it_is_none() -> None:
    """Leads of 0, 1 and 40 errors: the chances to be below 0 are 0.5, 0.15866 and none; (0.15866 / 0.5)^3 = 0.03195."""
    leads = [Estimate(value, 2.0, 50.0) for value in (0.0, 2.0, 80.0)]
    assert lead_weights(leads) == pytest.approx([1, 0.03195, 0], abs=1e-5)
    far = [Estimate(80.0, 1.0, 50.0), Estimate(80.0, 1.0, 50.0)]
    assert lead_weights(far) == pytest.approx([1, 1]), "also where the chances are too small for a number"


def test_next_pairs_go_to_the_two_that_may_be_first() -> None:
    """Members 0 and 1 are equal and beat the other four: a pairing of two of these tells next to nothing."""
    level, ahead = (20, 0, 20, 0, 20), (4, 0, 12, 0, 44)
    played = {pairing: ahead if pairing[0] < 2 <= pairing[1] else level for pairing in pairings(6)}
    added = dict(zip(pairings(6), next_pairs(Matrix.of(6, played), 300), strict=True))
    assert sum(added.values()) == 300
    assert added[0, 1] == max(added.values())
    assert all(added[pairing] > 0 for pairing in pairings(6) if pairing[0] < 2)
    assert sum(pairs for pairing, pairs in added.items() if pairing[0] >= 2) == 0


def test_a_pairing_that_has_more_than_its_part_gets_nothing() -> None:
    level = (10, 0, 20, 0, 10)
    played = dict.fromkeys(pairings(3), level) | {(0, 1): (1000, 0, 2000, 0, 1000)}
    added = next_pairs(Matrix.of(3, played), 50)
    assert added[0] == 0
    assert sum(added) == 50


def test_the_numbers_of_members_do_not_matter() -> None:
    """Turned round, the same field gets the same pairs."""
    dice = np.random.default_rng(3)
    field = Matrix(5, tuple(tuple(int(count) for count in dice.integers(5, 30, 5)) for _ in pairings(5)))  # type: ignore[misc]
    turned = Matrix.of(5, {(a, b): field.counts_of(4 - a, 4 - b) for a, b in pairings(5)})
    added = dict(zip(pairings(5), next_pairs(field, 1000), strict=True))
    mirrored = dict(zip(pairings(5), next_pairs(turned, 1000), strict=True))
    for a, b in pairings(5):
        assert abs(added[a, b] - mirrored[4 - b, 4 - a]) <= 1
