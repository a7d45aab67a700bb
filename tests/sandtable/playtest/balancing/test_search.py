"""The search on made-up scenarios whose true shares are known: straight, bent and jumping curves, one knob and many."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from sandtable.playtest.balancing.counting import Goal
from sandtable.playtest.balancing.search import FOUND, SPENT, UNREACHABLE, confidence
from sandtable.playtest.balancing.trials import ILLEGAL, OUT, PROVED
from tests.sandtable.playtest.balancing.worlds import Run, World, a_knob, run, run_in_pieces, two_sides
from tests.support.depth import games

RUNS = games(15, deep=40)
"""Searches of one world; each has a seed of its own."""


def but_for(of_forty: int) -> int:
    """All searches but a few, given as the few of forty."""
    return RUNS - max(1, of_forty * RUNS // 40)


RISING = World((a_knob("rounds", 4, 4),), lambda moved: two_sides(1.0 + 0.33 * moved[0]))
"""73 % as it is; three steps less are 50 %."""
FLAT = World((a_knob("rounds", 4, 4),), lambda moved: two_sides(1.5 + 0.15 * moved[0]))
"""Between 71 and 89 % at every level."""
JUMP = World((a_knob("rounds", 4, 4),), lambda moved: two_sides(0.8 if moved[0] > -2 else -0.8))
"""69 % on one side of a step, 31 % on the other: nothing between them."""
DIP = World((a_knob("rounds", 5, 5),), lambda moved: two_sides(1.0 - (abs(moved[0]) == 2)))
"""73 % everywhere but two steps away to either side: 50 % there. Both ends are on the same side of the target."""
TWO_NEEDED = World(
    (a_knob("rounds", 2, 2), a_knob("actions", 1, 1), a_knob("squads", 2, 2)),
    lambda moved: two_sides(1.6 + 0.2 * moved[0] + 0.6 * moved[1] - 0.3 * moved[2]),
)
"""83 % as it is; only -2, -1 and +2 together are 50 %."""
EITHER = World(
    (a_knob("rounds", 3, 3), a_knob("actions", 2, 2), a_knob("squads", 3, 3)),
    lambda moved: two_sides(1.2 + 0.15 * moved[0] + 0.6 * moved[1] - 0.2 * moved[2]),
)
"""77 % as it is; two actions less are 50 %, and so are several mixtures of smaller steps."""


def searches(world: World, number: int = RUNS) -> list[Run]:
    return [run(world, seed) for seed in range(number)]


@pytest.mark.deep
def test_one_knob_is_turned_until_the_scenario_is_even() -> None:
    found = searches(RISING)
    assert all(each.outcome.says == FOUND for each in found)
    assert sum(each.moved == (-3,) for each in found) >= but_for(3)
    assert sum(each.outcome.is_proved for each in found) >= but_for(3)


@pytest.mark.deep
def test_what_is_even_stays_as_it_is() -> None:
    world = World((a_knob("rounds", 4, 4),), lambda moved: two_sides(0.02 + 0.33 * moved[0]))
    found = searches(world)
    assert sum(each.moved == (0,) for each in found) >= but_for(2)


@pytest.mark.deep
@pytest.mark.parametrize("world", [FLAT, JUMP])
def test_what_no_level_reaches_is_said_to_be_out_of_reach(world: World) -> None:
    found = searches(world)
    assert all(each.outcome.says == UNREACHABLE and not each.outcome.is_proved for each in found)
    assert all(each.outcome.candidate is not None for each in found)


@pytest.mark.deep
def test_the_nearest_is_named_where_nothing_is_reached() -> None:
    """FLAT is nearest at its lowest level: 71 %, then 74 and 77; no search names one of the upper half."""
    nearest = Counter(each.moved[0] for each in searches(FLAT))
    assert nearest.most_common(1)[0][0] == -4
    assert max(nearest) < 0


@pytest.mark.deep
def test_a_curve_that_turns_is_searched_where_bisection_sees_nothing() -> None:
    found = searches(DIP)
    assert sum(each.outcome.is_proved and abs(each.moved[0]) == 2 for each in found) >= but_for(2)


@pytest.mark.deep
def test_knobs_are_turned_together_where_one_is_not_enough() -> None:
    found = searches(TWO_NEEDED)
    assert sum(each.moved == (-2, -1, 2) for each in found) >= but_for(4)


def test_few_changes_are_preferred() -> None:
    """Most searches, not all of them: a majority shows in forty."""
    found = [each for each in searches(EITHER, 40) if each.outcome.says == FOUND]
    assert len(found) >= 38
    changed = Counter(sum(level != 0 for level in each.moved) for each in found)
    assert changed[1] > changed[2] + changed[3]


@pytest.mark.deep
def test_more_than_two_parties_are_judged_by_the_one_furthest_off() -> None:
    """Shares of 43, 32 and 25 % as it is; +2 on the first knob and -1 on the second make all three even."""

    def truth(moved: tuple[int, ...]) -> tuple[float, ...]:
        weights = [math.exp(0.3 - 0.15 * moved[0]), 1.0, math.exp(-0.25 + 0.1 * moved[0] - 0.05 * moved[1])]
        return tuple(each / sum(weights) for each in weights)

    world = World((a_knob("rounds", 3, 3), a_knob("cards", 2, 2)), truth, Goal.even(3, 0.05))
    found = searches(world)
    assert sum(each.outcome.says == FOUND for each in found) >= but_for(3)
    assert all(each.true_distance <= 0.05 for each in found if each.outcome.is_proved)


@pytest.mark.deep
def test_a_proof_is_hardly_ever_wrong_just_beyond_the_margin() -> None:
    """Every level takes 55.5 %, half a point more than is allowed: each proof is wrong.

    At most 4.6 % of searches may be; of 60 that is 2.8, and 8 would be three standard deviations more. Of the 300 of
    `make deep` it is 13.8, and 24 are as far away.
    """
    world = World((a_knob("rounds", 2, 2),), lambda moved: (0.555, 0.445))
    searched, most = games(60, deep=300), games(8, deep=24)
    assert sum(run(world, seed).outcome.is_proved for seed in range(searched)) <= most


def test_proofs_share_their_risk() -> None:
    assert [confidence(proof) for proof in (1, 2)] == [0.95, 0.975]


def test_proofs_use_games_that_the_search_has_not_seen() -> None:
    found = run(RISING, 1)
    proofs = [trial for trial in found.trials if trial.is_proof]
    others = {trial.key for trial in found.trials if not trial.is_proof}
    assert proofs and not {trial.key for trial in proofs} & others
    chosen = found.ledger.tried[found.outcome.candidate]  # type: ignore[index]
    assert chosen.state == PROVED and chosen.proof is not None
    assert chosen.proof.games == sum(trial.games for trial in proofs if trial.candidate == chosen.candidate)
    assert chosen.count.games == sum(
        trial.games for trial in found.trials if trial.candidate == chosen.candidate and not trial.is_proof
    )


def test_the_order_in_which_trials_end_changes_nothing() -> None:
    whole = run(TWO_NEEDED, 3)
    lots = random.Random(5)
    orders = (list, lambda trials: list(reversed(trials)), lambda trials: lots.sample(trials, len(trials)))
    for order in orders:
        outcome, trials = run_in_pieces(TWO_NEEDED, 3, order)
        assert outcome == whole.outcome
        assert {trial.key: trial for trial in trials} == {trial.key: trial for trial in whole.trials}


def test_other_games_lead_elsewhere() -> None:
    """The test above could not fail if a search ignored its games."""
    assert len({tuple(trial.key for trial in run(TWO_NEEDED, seed).trials) for seed in range(5)}) > 1


def test_the_games_of_a_search_are_limited() -> None:
    world = World(EITHER.knobs, EITHER.truth, games=1500)
    for seed in range(10):
        found = run(world, seed)
        assert sum(trial.games for trial in found.trials if not trial.is_proof) <= 1500
    nothing = run(World(EITHER.knobs, EITHER.truth, games=50), 1)
    assert (nothing.outcome.says, nothing.outcome.candidate, nothing.trials) == (SPENT, None, [])


def test_candidates_that_break_a_rule_are_never_played() -> None:
    world = World(RISING.knobs, RISING.truth, forbidden=frozenset({(-3,), (-4,)}))
    found = run(world, 2)
    assert found.outcome.says != FOUND
    assert {world.moved(each.candidate) for each in found.ledger.tried.values() if each.state == ILLEGAL} == {
        (-3,),
        (-4,),
    }
    assert not {(-3,), (-4,)} & {world.moved(trial.candidate) for trial in found.trials}


def test_what_surely_misses_is_thrown_out() -> None:
    found = run(RISING, 4)
    states = {found.world.moved(each.candidate): each.state for each in found.ledger.tried.values()}
    assert states[(4,)] == OUT  # 91 %
    assert states[(-3,)] == PROVED
