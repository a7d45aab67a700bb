"""One game of a plan as text: who played what from which seed, every question with its answer, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sandtable.engine.game import State
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import begin, players, record
from tests.conformance.examples import EXAMPLES

FOLDER = Path(__file__).resolve().parent
SEED = 20161
TOLD = [name for name, example in EXAMPLES.items() if example.is_told]
"""Examples with a playthrough."""
TELLERS = {"random": "random", "greedy": "greedy-0"}
"""The agents whose games are written down, by the names of the files. Others play differently whenever their weights
are tuned again."""


def path(name: str, agent: str) -> Path:
    """The file of a game's golden playthrough."""
    return FOLDER / name / f"{agent}.txt"


def all_paths() -> dict[Path, tuple[str, str]]:
    """Every playthrough there has to be, with its game and agent."""
    return {path(name, agent): (name, agent) for name in TOLD for agent in TELLERS}


def told(name: str, agent: str) -> str:
    """Game 0 of the plan, told from beginning to end."""
    subjects = EXAMPLES[name].subjects
    plan = Plan(EXAMPLES[name].game, subjects, (TELLERS[agent],) * len(subjects), SEED, EXAMPLES[name].scenario)
    return "\n".join(_lines(plan)) + "\n"


def _lines(plan: Plan) -> Iterator[str]:
    yield f"{plan.game}, seed {plan.seed}, game 0"
    for seat, subject in enumerate(plan.subjects):
        yield f"seat {seat}: {subject['name']}, played by {plan.agents[seat]}"
    state = begin(plan, 0)
    state.record()
    decisions: list[int] = []
    yield from _play(plan, state, decisions)
    outcome = state.outcome()
    assert outcome is not None
    winners = ", ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
    yield ""
    yield f"{winners} won by {outcome.reason} in round {outcome.rounds}; seat {outcome.first} went first"
    yield f"{len(decisions)} decisions: {' '.join(map(str, decisions))}"
    yield f"digest {record(plan, 0, state, decisions).digest:016x}"


def _play(plan: Plan, state: State, decisions: list[int]) -> Iterator[str]:
    """The game, question by question, with the events between them."""
    agents, streams = players(plan, 0)
    heard = 0
    while (ask := state.ask()) is not None:
        yield from _news(state, heard)
        heard = len(state.events())
        choice = agents[ask.seat].choose(state.observe(ask.seat), streams[ask.seat])
        yield f"  ? seat {ask.seat}, {ask.prompt}: {ask.options[choice]} [{choice + 1} of {len(ask.options)}]"
        state.apply(choice)
        decisions.append(choice)
    yield from _news(state, heard)


def _news(state: State, heard: int) -> Iterator[str]:
    for event in state.events()[heard:]:
        if event.kind == "round":
            yield ""
        yield event.text
