"""The games that would settle a question: the smallest number whose own interval answers it."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sandtable.engine.game import POINTS
from sandtable.playtest.report.contest import Contender, Contest, Settling
from sandtable.playtest.report.verdict import DIFFERENCE
from sandtable.playtest.shares import Rotations
from sandtable.playtest.statistics import ANY_TIME, ONCE, Interval, Look, over_sets, rate
from tests.support.intervals import of_sets


def pairs(*counts: int) -> Rotations:
    """Pairs that brought the first party 0, 1/2, 1, 1 1/2 and 2 points."""
    given = {(halves * POINTS // 2, (4 - halves) * POINTS // 2): count for halves, count in enumerate(counts)}
    return Rotations(2, {points: count for points, count in given.items() if count})


def single(won: int, lost: int, drawn: int = 0) -> Rotations:
    """Games of a scenario with two sides."""
    given = {(POINTS, 0): won, (0, POINTS): lost, (POINTS // 2, POINTS // 2): drawn}
    return Rotations(2, {points: count for points, count in given.items() if count}, games=1)


def contest(rotations: Rotations, look: Look = ONCE) -> Contest:
    return Contest([Contender(name, rotations, index, look) for index, name in enumerate("AB")], 1 / 2)


@pytest.mark.parametrize(
    ("rotations", "games"),
    [
        (pairs(7, 0, 27, 0, 16), 12),  # of 56 pairs with these shares the interval leaves out 50 %
        (single(0, 1), 5),  # 0 of 5: 0 to 50.00014 %, of 6 less
        (single(1, 3, 16), 63),  # of 80 games 50.4 %; the table goes in steps of 4 and says 84
        (single(12, 8), 90),  # 66 of 110
    ],
)
def test_known_cases(rotations: Rotations, games: int) -> None:
    assert contest(rotations).settling(DIFFERENCE) == Settling(games, is_equality=False)


def tail(won: int, played: int) -> float:
    """The chance that one of two equal sides wins this number of games or more."""
    ways = sum(math.comb(played, each) for each in range(won, played + 1))
    return ways / float(2**played)


def test_the_known_cases_by_hand() -> None:
    """Of equal sides both tails are alike, so Blaker's interval leaves out 50 % where both together are under 5 %."""
    assert 2 * tail(6, 6) < 0.05 < 2 * tail(5, 5)
    assert 2 * tail(66, 110) < 0.05 < 2 * tail(63, 105)
    drawn = [1.0] * 4 + [0.0] * 12 + [0.5] * 64
    assert of_sets(drawn, 1)[1] > 0.5 > of_sets([1.0] * 5 + [0.0] * 15 + [0.5] * 80, 1)[1]
    even = [1.0] * 300 + [0.5] * 600 + [0.0] * 300
    assert of_sets(even, 2)[1] > 0.52 - 1e-4 and of_sets([*even, *[1.0, 0.5, 0.5, 0.0] * 2], 2)[1] < 0.52


def test_equal_rotations_of_three_lead_to_equality() -> None:
    """One rotation of three that all won once: of 64 such ones every share lies within 2 points of a third."""
    rotation = Rotations(3, {(POINTS,) * 3: 1})
    three = Contest([Contender(name, rotation, index, ONCE) for index, name in enumerate("ABC")], 1 / 3)
    assert three.settling(DIFFERENCE) == Settling(3 * 63, is_equality=True)
    (low, high), (wide_low, wide_high) = (of_sets([1 / 3] * number, 3, 1e-5) for number in (64, 63))
    assert low >= 1 / 3 - DIFFERENCE and high <= 1 / 3 + DIFFERENCE
    assert wide_low < 1 / 3 - DIFFERENCE or wide_high > 1 / 3 + DIFFERENCE


def test_equality_is_what_even_shares_lead_to() -> None:
    found = contest(pairs(25, 0, 50, 0, 25)).settling(DIFFERENCE)
    assert found == Settling(2 * 1103, is_equality=True)


def interval(rotations: Rotations, number: int, look: Look) -> Interval:
    """The interval of this many rotations with the shares seen, by the way that results take theirs."""
    if rotations.is_won_or_lost(0) and not look.is_anytime:
        found = rate(rotations.won(0) * number / rotations.total, number)
        assert found is not None
        return found
    return over_sets(rotations.mean(0), rotations.variance(0), number, rotations.size, look=look)


def is_settled(found: Interval) -> bool:
    return not found.holds(0.5) or (found.low >= 0.5 - DIFFERENCE and found.high <= 0.5 + DIFFERENCE)


COUNTS = st.one_of(
    st.tuples(*[st.integers(0, 30)] * 5).filter(any).map(lambda counts: pairs(*counts)),
    st.tuples(*[st.integers(0, 60)] * 3).filter(any).map(lambda counts: single(*counts)),
    st.tuples(st.integers(0, 60), st.integers(0, 60)).filter(any).map(lambda counts: single(*counts)),
)


@given(COUNTS, st.sampled_from([ONCE, ANY_TIME]))
def test_the_number_is_the_smallest_that_settles(rotations: Any, look: Look) -> None:
    """An exact interval of whole games narrows in uneven steps; there equality may come some games earlier."""
    found = contest(rotations, look).settling(DIFFERENCE)
    assume(found is not None and not is_settled(interval(rotations, rotations.total, look)))
    assert found is not None
    number = rotations.total + found.games // rotations.size
    assert found.games % rotations.size == 0
    if rotations.is_won_or_lost(0) and found.is_equality and not look.is_anytime:
        return
    assert is_settled(interval(rotations, number, look))
    before = range(max(rotations.total + 1, number - 3), number)
    assert not any(is_settled(interval(rotations, each, look)) for each in before)
