"""The decisions of one game as an agent judges them: positions, and the values of the options."""

# interpreted: one game at a time, for people

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from sandtable.agents.comparing import Comparison
from sandtable.agents.contract import Agent
from sandtable.agents.greedy import WEIGHTS, GreedyAgent, values_of
from sandtable.agents.planner import PlannerAgent, best_few
from sandtable.engine.dice import Dice
from sandtable.engine.game import ACTION, TOGETHER, Observation, State
from sandtable.playtest.qualities.watching import Position, round_of

MOST_OPTIONS: Final = 12
"""Options kept of one decision: the best ones, and the one that was taken."""
LEAST_SWING: Final = 0.08
"""The share that a swing takes from somebody at least."""
MOST_SWINGS: Final = 8


@dataclass(frozen=True)
class Judged:
    """A decision with more than one option, before it is taken."""

    position: Position
    begins: bool
    """It begins something new: positions are compared there, not in the middle of an effect."""
    count: int
    """The number of options."""
    options: tuple[tuple[int, int], ...]
    """Options with their values for the seat that decides, the best first; others seemed worth less."""


def judge(state: State, decision: int, taken: int, seats: int, agent: Agent, dice: Dice) -> Judged | None:
    """The open question as an agent judges it; None for one without a choice. The state stays as it is."""
    count, seat = state.count(), state.seat()
    begins = state.question() in (ACTION, TOGETHER)
    if count < 2 and not begins:
        return None
    values = valued(state.observe(seat), taken, agent, dice) if count > 1 else {}
    return Judged(position_of(state, decision, seats), begins, count, tuple(best(values, taken)))


def valued(observation: Observation, taken: int, agent: Agent, dice: Dice) -> dict[int, int]:
    """The options of the open question with their values for the seat that is asked.

    A planner plays on after those options that seem best at once, and after the taken one, where it does so in its own
    games; everything else is judged one step ahead.
    """
    world = observation.imagine(dice)
    world.judge(agent.weights if isinstance(agent, PlannerAgent | GreedyAgent) else WEIGHTS)
    values = values_of(world.clone(), observation.seat)
    if not isinstance(agent, PlannerAgent) or not (positions := agent.positions_for(world.question())):
        return dict(enumerate(values))
    codes = world.codes()
    close = list(dict.fromkeys([*best_few(values, agent.kept), taken]))
    found = looked_into([codes[option] for option in close], observation, agent, positions, dice)
    return dict(zip(close, found, strict=True))


def looked_into(
    options: list[int], observation: Observation, planner: PlannerAgent, positions: int, dice: Dice
) -> list[int]:
    """The mean value of each option, named by its code, where the planner's look ends.

    All options meet the same worlds and luck. Nothing is dropped on the way, unlike in the planner's own choice, so
    that the means can be compared.
    """
    lookahead, comparison = planner.lookahead(observation.seat), Comparison(options)
    while lookahead.spent() < positions:
        planner.look(lookahead, comparison, observation, dice)
    return [round(fmean(comparison.values[option])) for option in options]


def position_of(state: State, decision: int, seats: int) -> Position:
    """The value of the position for each seat."""
    judged = state.clone()
    judged.judge(WEIGHTS)
    values = tuple([judged.evaluate(seat) for seat in range(seats)])
    return Position(decision, round_of(state), state.seat(), values)


def best(values: Mapping[int, int], taken: int) -> Iterator[tuple[int, int]]:
    """The best options with their values, and the taken one in its place among them."""
    order = sorted(values, key=lambda option: (-values[option], option != taken, option))
    for place, option in enumerate(order):
        if place < MOST_OPTIONS or option == taken:
            yield option, values[option]


@dataclass(frozen=True)
class Swing:
    """A step that took much of the expected share from somebody."""

    decision: int
    """The moment before it."""
    party: int
    lost: float


def swings(decisions: Sequence[int], shares: Sequence[Sequence[float]]) -> list[Swing]:
    """The largest swings of a curve, in the order of the game; `shares` has a row for each decision."""
    found = []
    for place in range(len(decisions) - 1):
        falls = [before - after for before, after in zip(shares[place], shares[place + 1], strict=True)]
        most = max(falls)
        if most >= LEAST_SWING:
            found.append(Swing(decisions[place], falls.index(most), most))
    largest = sorted(found, key=lambda swing: -swing.lost)[:MOST_SWINGS]
    return sorted(largest, key=lambda swing: swing.decision)
