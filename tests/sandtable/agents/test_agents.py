"""Agents use only the dice and observations they are given."""

from __future__ import annotations

import pytest

from sandtable.agents import AGENTS, NEWEST, RETIRED, UnknownAgent, agent, versioned
from sandtable.agents.contract import Agent
from sandtable.agents.planner import PlannerAgent
from sandtable.engine.dice import seeded
from sandtable.engine.game import INSIDE, TOGETHER, State
from tests.conformance.walks import decisions

SEARCHING = {"planner-2": 0, "deep-2": 60}
"""By agent: the positions for a question inside an effect; for an action it has 60 here."""


def short_of_time(name: str) -> Agent:
    """The agent; one that searches has a small budget here."""
    return PlannerAgent(positions=60, kept=3, inside=SEARCHING[name]) if name in SEARCHING else agent(name)


def answers(name: str, state: State, draws: int) -> list[int]:
    """The agent's answers to one question with different dice."""
    seen = state.observe(state.seat())
    return [short_of_time(name).choose(seen, seeded("draw", number)) for number in range(draws)]


@pytest.mark.parametrize("name", AGENTS)
def test_answers_are_options_and_the_table_stays_as_it_is(name: str) -> None:
    for state in decisions("destiny", 21, every=8):
        before = state.store()
        assert all(0 <= answer < state.count() for answer in answers(name, state, 3))
        assert state.store() == before


@pytest.mark.parametrize("name", AGENTS)
def test_equal_dice_give_equal_answers(name: str) -> None:
    for state in decisions("destiny", 22, every=15):
        assert answers(name, state, 2) == answers(name, state, 2)


def test_random_takes_every_option_about_equally_often() -> None:
    state = next(state for state in decisions("destiny", 23) if state.count() >= 4)
    taken = answers("random", state, 400 * state.count())
    for option in range(state.count()):
        assert 300 < taken.count(option) < 500


def test_greedy_wins_when_one_option_wins() -> None:
    """Greedy takes an option that wins the game for every possible hidden card."""
    chances = 0
    for seed in range(40):
        for state in decisions("destiny", seed):
            seat = state.seat()
            if state.count() > 1 and any(surely_wins(state, index) for index in range(state.count())):
                chances += 1
                after = effect_of(state, answers("greedy-2", state, 1)[0])
                outcome = after.outcome()
                assert outcome is not None and outcome.winners == (seat,)
    assert chances > 3


def surely_wins(state: State, index: int) -> bool:
    """Whether this option wins at once on the real table and on imagined ones."""
    seen = state.observe(state.seat())
    return all(wins_at_once(world, index) for world in (state, *(seen.imagine(seeded(n)) for n in range(3))))


def wins_at_once(state: State, index: int) -> bool:
    after = state.clone()
    after.apply(index)
    outcome = after.outcome()
    return outcome is not None and outcome.winners == (state.seat(),)


def effect_of(state: State, index: int) -> State:
    """The table after an option and greedy-2's answers to the questions within its effect or choice."""
    after = state.clone()
    after.apply(index)
    while after.question() in (INSIDE, TOGETHER):
        after.apply(answers("greedy-2", after, 1)[0])
    return after


def test_a_name_without_a_version_means_the_newest_and_plans_never_keep_it() -> None:
    assert tuple(map(versioned, ["greedy", "greedy-0", "planner", "random", "oracle"])) == (
        "greedy-3", "greedy-0", "planner-3", "random", "oracle",
    )  # fmt: skip
    assert set(NEWEST.values()) <= set(AGENTS) and not set(NEWEST) & set(AGENTS)
    for name, newest in NEWEST.items():
        assert newest == max(each for each in AGENTS if each.startswith(f"{name}-"))
    with pytest.raises(UnknownAgent):
        agent("greedy")


def test_an_unknown_agent_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownAgent, match="oracle.*random"):
        agent("oracle")


@pytest.mark.parametrize("name", RETIRED)
def test_an_agent_that_is_not_kept_any_more_is_refused_with_its_successor(name: str) -> None:
    assert name not in AGENTS and RETIRED[name] in AGENTS
    with pytest.raises(UnknownAgent, match=f"{name} is not kept any more; {RETIRED[name]} took its place"):
        agent(name)
