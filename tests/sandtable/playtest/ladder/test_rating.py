"""Ratings: examples computed by hand, and what must hold for any results."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sandtable.engine.dice import seeded
from sandtable.playtest.ladder.rating import ELO, Encounter, Rating, expected, ratings

NAMES = "abcdef"
STRENGTHS = st.lists(st.floats(-400, 400), min_size=2, max_size=6)
"""Elo points."""
SHARES = st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), max_size=12).map(tuple)


@st.composite
def encounters(draw: st.DrawFn) -> list[Encounter]:
    """Every pair of two to five agents, with any results."""
    names = NAMES[: draw(st.integers(2, 5))]
    return [Encounter(first, second, draw(SHARES)) for first, second in combinations(names, 2)]


def by_name(found: list[Rating]) -> dict[str, Rating]:
    return {each.agent: each for each in found}


def close(one: float, other: float) -> bool:
    return math.isclose(one, other, rel_tol=1e-6, abs_tol=1e-6)


# -- two agents, by hand ---------------------------------------------------------------------------------------------


def test_three_of_four_sets() -> None:
    """With the drawn set 3.5 of 5 points: odds of 7 to 3, so 400 log10(7/3) = 147.19 Elo.

    The information is 5 * 0.7 * 0.3 = 1.05. The sets scatter by 3 * 0.3**2 + 0.7**2 = 0.76, that of the prior by 0.25,
    so the variance is 1.01 / 1.05**2 = 0.91610 and the half width 1.95996 * 0.95713 * 173.7178 = 325.885.
    """
    strong, weak = ratings([Encounter("a", "b", (1.0, 1.0, 1.0, 0.0))], anchor="b")
    assert (strong.agent, weak) == ("a", Rating("b", 0.0, 0.0, 0.0))
    assert strong.elo == pytest.approx(147.19, abs=0.01)
    assert strong.high - strong.elo == pytest.approx(strong.elo - strong.low)
    assert strong.high - strong.elo == pytest.approx(325.885, abs=0.01)


def test_a_clean_sweep_of_ninety_nine_sets() -> None:
    """99.5 of 100 points: odds of 199 to 1, 400 log10(199) = 919.54 Elo.

    The information is 100 * 0.995 * 0.005 = 0.4975, the scatter 99 * 0.005**2 + 0.25 = 0.252475, so the half width is
    1.95996 * sqrt(0.252475) / 0.4975 * 173.7178 = 343.88.
    """
    strong, _weak = ratings([Encounter("a", "b", (1.0,) * 99)], anchor="b")
    assert strong.elo == pytest.approx(919.54, abs=0.01)
    assert strong.high - strong.elo == pytest.approx(343.88, abs=0.01)


def test_all_sets_drawn_are_equal_strengths_with_some_doubt_left() -> None:
    """The scatter is the prior's alone: 1.95996 * sqrt(0.25) / (100 * 0.25) * 173.7178 = 6.81."""
    found = by_name(ratings([Encounter("a", "b", (0.5,) * 99)], anchor="b"))["a"]
    assert found.elo == pytest.approx(0, abs=1e-9)
    assert found.high == pytest.approx(6.81, abs=0.01)


def test_split_sets_tell_more_than_sets_won_as_a_whole() -> None:
    """The same share of points, once of sets that agree and once of sets that do not."""
    calm = ratings([Encounter("a", "b", (0.75,) * 40)], anchor="b")[0]
    wild = ratings([Encounter("a", "b", (1.0,) * 30 + (0.0,) * 10)], anchor="b")[0]
    assert calm.elo == pytest.approx(wild.elo)
    assert calm.high - calm.low < (wild.high - wild.low) / 3


def test_agents_without_games_are_drawn() -> None:
    assert ratings([Encounter("a", "b", ())], anchor="a")[0].elo == pytest.approx(0)


def test_the_anchor_must_have_met_somebody() -> None:
    with pytest.raises(ValueError, match="'z' met nobody; these did: a, b"):
        ratings([Encounter("a", "b", (0.5,))], anchor="z")


# -- any number of agents ----------------------------------------------------------------------------------------------


@given(st.lists(st.floats(-200, 200), min_size=2, max_size=6))
def test_known_strengths_are_recovered(strengths: list[float]) -> None:
    """Every set brings exactly the share that the model expects; only the prior is left to pull.

    At the greatest distance a set tells 0.09 * 0.91 of information, so the prior pulls by 0.41 / (2000 * 0.083) units
    of 174 Elo points: 0.43.
    """
    named = dict(zip(NAMES, strengths, strict=False))
    met = [
        Encounter(first, second, (expected((named[first] - named[second]) / ELO),) * 2_000)
        for first, second in combinations(named, 2)
    ]
    found = by_name(ratings(met, anchor="a"))
    for name, strength in named.items():
        assert found[name].elo == pytest.approx(strength - named["a"], abs=2)


@given(STRENGTHS, st.floats(-1000, 1000))
def test_a_constant_added_to_all_strengths_makes_no_difference(strengths: list[float], constant: float) -> None:
    def fitted(more: float) -> list[float]:
        named = {name: strength + more for name, strength in zip(NAMES, strengths, strict=False)}
        met = [
            Encounter(first, second, (expected((named[first] - named[second]) / ELO),) * 50)
            for first, second in combinations(named, 2)
        ]
        return [each.elo for each in sorted(ratings(met, anchor="b"), key=lambda each: each.agent)]

    assert all(map(close, fitted(0), fitted(constant)))


@given(encounters(), st.randoms(use_true_random=False))
def test_the_order_of_agents_and_encounters_makes_no_difference(met: list[Encounter], luck: object) -> None:
    turned = [
        Encounter(each.second, each.first, tuple(1 - share for share in each.shares)) if number % 2 else each
        for number, each in enumerate(met)
    ]
    luck.shuffle(turned)  # type: ignore[attr-defined]
    one, other = by_name(ratings(met, anchor="a")), by_name(ratings(turned, anchor="a"))
    for name in one:
        assert close(one[name].elo, other[name].elo) and close(one[name].low, other[name].low)


@given(encounters())
def test_differences_do_not_depend_on_the_anchor(met: list[Encounter]) -> None:
    one, other = by_name(ratings(met, anchor="a")), by_name(ratings(met, anchor="b"))
    for name in one:
        assert close(one[name].elo - one["b"].elo, other[name].elo)


@given(encounters())
def test_swapped_results_turn_the_ladder_round(met: list[Encounter]) -> None:
    lost = [Encounter(each.first, each.second, tuple(1 - share for share in each.shares)) for each in met]
    one, other = by_name(ratings(met, anchor="a")), by_name(ratings(lost, anchor="a"))
    assert all(close(one[name].elo, -other[name].elo) and close(one[name].low, -other[name].high) for name in one)


@given(st.integers(2, 6), st.integers(0, 1000))
def test_a_clean_sweep_by_every_stronger_agent_stays_finite_and_in_order(agents: int, sets: int) -> None:
    assume(sets > 0)
    met = [Encounter(first, second, (1.0,) * sets) for first, second in combinations(NAMES[:agents], 2)]
    found = ratings(met, anchor="a")
    assert [each.agent for each in found] == list(NAMES[:agents])
    assert all(math.isfinite(bound) for each in found for bound in (each.low, each.elo, each.high))


@given(encounters())
def test_an_interval_holds_its_rating(met: list[Encounter]) -> None:
    for each in ratings(met, anchor="a"):
        assert each.low < each.elo < each.high or each == Rating("a", 0.0, 0.0, 0.0)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Sets of two games with luck in common: in a quarter of them one seat wins both games."""
    truth, trials, sets = 150.0, 400, 60
    share = (expected(truth / ELO) - 0.125) / 0.75  # so that the points of a set are those of the model
    held = 0
    for trial in range(trials):
        dice = seeded(11, trial)
        drawn = [_a_set(dice.below(1000) < 250, (dice.below(10_000), dice.below(10_000)), share) for _ in range(sets)]
        found = ratings([Encounter("a", "b", tuple(drawn))], anchor="b")
        strong = by_name(found)["a"]
        held += strong.low <= truth <= strong.high
    assert 0.92 * trials <= held <= 0.98 * trials, held


def _a_set(is_of_the_seat: bool, draws: tuple[int, int], share: float) -> float:
    return 0.5 if is_of_the_seat else sum(draw < 10_000 * share for draw in draws) / 2
