"""A plan that goes on from a moment of a game: the position is that game's, the luck from there on its own."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from sandtable.engine.game import NO_OPTION, Setup
from sandtable.engine.registry import all_games
from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.opening import Opening, continued, packed, unpacked
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import begin, play_game
from sandtable.playtest.recording import Recording, recorded, state_at
from sandtable.playtest.replay import replay
from tests.conformance.examples import example_of

GAMES = sorted(all_games())
NUMBER = 1
"""The second game of a plan, in which the seats are turned."""


def a_plan(name: str) -> Plan:
    example = example_of(name)
    return Plan(name, tuple(example.subjects), ("random",) * len(example.subjects), 5, example.scenario)


@cache
def original(name: str) -> Recording:
    return recorded(a_plan(name), NUMBER)


def setup_of(plan: Plan, number: int) -> Setup:
    return plan.setup(plan.seating(number))


def forked(plan: Plan, number: int, at: int, choice: int = NO_OPTION, seed: int = 77) -> Plan:
    """The plan of a fork: subjects in the order of their seats, who keep them."""
    seating = plan.seating(number)
    decisions = replay(plan, number).decisions[:at]
    opening = continued(plan.opening, plan.seed, plan.rotation(number), decisions, fingerprint(plan.game), choice)
    return replace(
        plan,
        subjects=tuple(plan.subjects[each] for each in seating),
        agents=tuple(plan.agents[each] for each in seating),
        seed=seed,
        turns_seats=False,
        opening=opening,
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_opening_leads_to_the_position_of_the_game(name: str) -> None:
    plan, kept = a_plan(name), original(name)
    for at in sorted({0, 1, kept.last // 2, kept.last - 1}):
        fork = forked(plan, NUMBER, at)
        assert fork.given == kept.decisions[:at]
        assert fork.position.digest() == state_at(name, setup_of(plan, NUMBER), kept, at).digest()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_fork_has_the_same_games_however_it_is_cut(name: str) -> None:
    fork = forked(a_plan(name), NUMBER, original(name).last // 2)
    whole = play_chunk(fork, 0, 4)
    cut = [*play_chunk(replace(fork), 0, 1), *play_chunk(replace(fork), 1, 3)]
    assert whole == cut and digest(each.digest for each in whole) == digest(each.digest for each in cut)
    assert {each.outcome for each in whole} <= {"wins", "losses", "draws"}
    assert len({each.digest for each in whole}) > 1, "games part after the opening"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_a_fork_is_shown_from_the_first_question_on(name: str) -> None:
    """Its digest is the counted one, and every moment is reached, also those around the turn of the luck."""
    at = original(name).last // 2
    fork = forked(a_plan(name), NUMBER, at)
    kept, counted = recorded(fork, 2), play_game(fork, 2)
    assert kept.digest == counted.digest and kept.last == counted.decisions
    assert kept.decisions[:at] == original(name).decisions[:at]
    state = state_at(name, setup_of(fork, 2), kept, at)
    assert state.digest() == begin(fork, 2).digest()
    for moment in range(at, kept.last):
        assert state_at(name, setup_of(fork, 2), kept, moment).digest() == state.digest()
        state.apply(kept.decisions[moment])
    assert state.seat() < 0


@pytest.mark.parametrize("name", GAMES)
def test_another_choice_is_taken_by_every_game(name: str) -> None:
    plan, kept = a_plan(name), original(name)
    setup = setup_of(plan, NUMBER)
    at = next(each for each in range(kept.last // 3, kept.last) if state_at(name, setup, kept, each).count() > 1)
    other = (kept.decisions[at] + 1) % state_at(name, setup, kept, at).count()
    fork = forked(plan, NUMBER, at, other)
    assert {recorded(fork, number).decisions[at] for number in range(3)} == {other}
    assert play_game(fork, 0).digest == recorded(fork, 0).digest


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_of_a_fork_keeps_the_luck_of_both(name: str) -> None:
    first = forked(a_plan(name), NUMBER, original(name).last // 3)
    kept = recorded(first, 1)
    late = (len(first.given) + kept.last) // 2
    second = forked(first, 1, late, seed=78)
    assert second.opening is not None and len(second.opening.stretches) == 2
    assert second.position.digest() == state_at(name, setup_of(first, 1), kept, late).digest()
    assert recorded(second, 0).digest == play_game(second, 0).digest
    early = forked(first, 1, len(first.given) // 2, seed=78)
    assert early.opening is not None and len(early.opening.stretches) == 1
    assert early.given == first.given[: len(first.given) // 2]


def test_a_choice_out_of_range_is_a_game_that_breaks_a_rule() -> None:
    assert play_game(forked(a_plan(GAMES[0]), NUMBER, 3, 10_000), 0).outcome == "illegal"


def test_an_opening_is_kept_as_short_text() -> None:
    decisions = [number % 7 for number in range(5000)]
    assert unpacked(packed(decisions)) == tuple(decisions)
    assert len(packed(decisions)) < 500
    assert unpacked(packed([])) == () and unpacked(packed([70_000])) == (70_000,)
    opening = continued(None, 3, 1, decisions, "engine", 2)
    assert Opening.read(opening.as_json()) == opening and Opening.read(None) is None
    assert opening.decisions == (*decisions, 2)
