"""The test of two hypotheses: its errors are as promised, its answer depends on the order of scores alone."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from sandtable.playtest.sequential.design import PRESETS, Design, Quantity, Unit, read_design
from sandtable.playtest.sequential.running import MOST_TRACED, Answer, Running, read_running
from sandtable.playtest.sequential.theory import expected, longest
from tests.support.depth import games

WIDE = Design(0, 10, most=3000)
"""Decided after some seventy pairs."""
RUNS = games(300, deep=500)


def drawn(dice: random.Random, share: float) -> int:
    """The score of a pair of two games, in quarters of its points: each game is won with this chance."""
    return 2 * (dice.random() < share) + 2 * (dice.random() < share)


def run(design: Design, share: float, seed: int) -> Running:
    dice, state = random.Random(seed), Running(4)
    while state.is_open:
        state.feed(design, [drawn(dice, share)])
    return state


def errors(design: Design, share: float, right: Answer) -> tuple[float, float]:
    """The share of wrong answers and the mean length, over seeded runs."""
    over = [run(design, share, seed) for seed in range(RUNS)]
    return sum(each.answer != right for each in over) / RUNS, sum(each.observed for each in over) / RUNS


@pytest.mark.deep
@pytest.mark.parametrize(("truth", "right"), [(0, Answer.LOW), (10, Answer.HIGH)])
def test_wrong_answers_are_as_rare_as_promised_and_the_length_is_as_foreseen(truth: float, right: Answer) -> None:
    wrong, length = errors(WIDE, 0.5 + truth / 100, right)
    assert wrong <= 0.055 + 2 * math.sqrt(0.05 * 0.95 / RUNS)
    share = 0.5 + truth / 100
    assert length == pytest.approx(expected(WIDE, truth, share * (1 - share) / 2).pairs, rel=0.1)


def test_bounds_half_as_far_away_would_be_seen() -> None:
    careless = replace(WIDE, alpha=0.18, beta=0.18)
    wrong, length = errors(careless, 0.5, Answer.LOW)
    assert wrong > 0.055 + 2 * math.sqrt(0.05 * 0.95 / RUNS)
    assert length < 0.9 * expected(WIDE, 0).pairs


def test_the_first_crossing_is_the_answer_and_nothing_after_it_counts() -> None:
    dice = random.Random(3)
    scores = [drawn(dice, 0.75) for _ in range(400)]
    state = Running(4)
    taken = state.feed(WIDE, scores)
    assert state.answer == Answer.HIGH and taken == state.observed < 400
    assert state.feed(WIDE, [0] * 100) == 0
    before = Running(4)
    before.feed(WIDE, scores[: taken - 1])
    assert before.is_open


@pytest.mark.parametrize("cuts", [1, 7, 50])
def test_it_is_the_same_in_any_portions_and_after_storing(cuts: int) -> None:
    dice = random.Random(5)
    scores = [drawn(dice, 0.55) for _ in range(900)]
    whole, cut = Running(4), Running(4)
    whole.feed(WIDE, scores)
    for first in range(0, len(scores), cuts):
        cut = read_running(cut.as_json())
        cut.feed(WIDE, scores[first : first + cuts])
    assert cut == whole


def test_failed_rotations_are_counted_and_say_nothing() -> None:
    state = Running(4)
    assert state.feed(WIDE, [None, 2, None]) == 3
    assert (state.left_out, state.observed) == (2, 1)


def test_it_ends_undecided_after_the_most_pairs() -> None:
    state = Running(4)
    state.feed(replace(WIDE, most=10), [2, 4, 0] * 10)
    assert (state.answer, state.observed) == (Answer.UNDECIDED, 10)


def test_the_curve_has_a_bounded_number_of_points_and_ends_with_the_last_one() -> None:
    state, lasting = Running(4), Design(0, 0.5, most=20_000)
    state.feed(lasting, [0, 4, 2] * 700)
    assert state.observed == 2100 == state.trace[-1][0]
    assert len(state.trace) <= MOST_TRACED + 1
    assert all(each[0] % state.stride == 0 for each in state.trace[:-1])


@pytest.mark.deep
def test_two_sided_finds_either_direction_or_none() -> None:
    design = Design(0, 30, quantity=Quantity.DIFFERENCE, is_two_sided=True)
    for share, right in ((0.65, Answer.HIGH), (0.35, Answer.BELOW), (0.5, Answer.LOW)):
        over = [run(design, share, seed).answer for seed in range(games(40, deep=100))]
        assert sum(each == right for each in over) >= 0.9 * len(over)


def test_a_score_out_of_bounds_is_refused() -> None:
    with pytest.raises(ValueError, match="5 units is not between 0 and 4"):
        Running(4).feed(WIDE, [5])


def test_a_design_survives_storing() -> None:
    design = Design(-5, 5, Unit.NORMALIZED_ELO, alpha=0.01, most=77)
    assert read_design(design.as_json()) == design


@pytest.mark.parametrize(
    ("design", "wrong"),
    [
        (Design(0, 0), ["high"]),
        (Design(3, 1), ["high"]),
        (Design(0, math.nan), ["high"]),
        (Design(0, 46), ["high"]),
        (Design(0, 5, alpha=0.5), ["alpha"]),
        (Design(0, 5, beta=0), ["beta"]),
        (Design(0, 5, most=0), ["most"]),
        (Design(1, 5, is_two_sided=True), ["low"]),
        (Design(0, 401, Unit.ELO), ["high"]),
    ],
)
def test_numbers_out_of_bounds_are_named(design: Design, wrong: list[str]) -> None:
    assert design.problems() == wrong


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_sound_and_have_room_for_their_longest_course(name: str) -> None:
    assert PRESETS[name].problems() == []
    assert PRESETS[name].most > 2 * longest(PRESETS[name]).pairs


def test_units_by_hand() -> None:
    """100 Elo are 64.0 %; 10 normalised Elo are 10 / 347.4 deviations of a game, times root 2 for a pair."""
    assert Design(0, 100, Unit.ELO).at(100) == pytest.approx(0.640, abs=0.0005)
    assert Design(0, 10, Unit.NORMALIZED_ELO).at(10) == pytest.approx(10 / 347.44 * math.sqrt(2), rel=1e-4)
    assert Design(0, 5).at(5) == 0.55
    assert Design(0, 5, quantity=Quantity.DIFFERENCE).at(5) == 0.525


def test_theory_by_hand() -> None:
    """With bounds at +-2.944 and a drift of nothing, the mean length is their product over the variance of a step."""
    middle = longest(Design(0, 5))
    step = 0.05 / math.sqrt(0.125)
    bound = math.log(19) + 0.5826 * step
    assert middle.pairs == pytest.approx(bound**2 / step**2) and middle.power == pytest.approx(0.5)
    assert expected(Design(0, 5), 0).power == pytest.approx(1 - expected(Design(0, 5), 5).power)
