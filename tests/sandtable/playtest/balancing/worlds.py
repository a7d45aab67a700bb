"""Made-up scenarios for tests of the search: the true shares of every candidate are known."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy

from sandtable.engine.game import POINTS
from sandtable.playtest.balancing.asked import Asked
from sandtable.playtest.balancing.counting import Count, Goal
from sandtable.playtest.balancing.knobs import Board, Candidate, Knob, Level
from sandtable.playtest.balancing.search import Outcome, search
from sandtable.playtest.balancing.trials import Ledger, Trial, replay

Truth = Callable[[tuple[int, ...]], tuple[float, ...]]
"""The true shares of all parties, by the level of every knob counted from its present one."""


def a_knob(name: str, below: int, above: int, *, is_ordered: bool = True) -> Knob:
    """A knob with levels to both sides of the present one, which is called 0."""
    numbers = range(-below, above + 1)
    levels = tuple(Level(str(each), (((name,), each),) if each else ()) for each in numbers)
    return Knob(name, name, "all", levels, below, is_ordered)


def logistic(value: float) -> float:
    return 1 / (1 + math.exp(-value))


def two_sides(value: float) -> tuple[float, float]:
    """The shares of two sides, the first on the logit scale."""
    return logistic(value), 1 - logistic(value)


@dataclass
class World:
    """A made-up scenario that plays the games of a search by lot."""

    knobs: tuple[Knob, ...]
    truth: Truth
    goal: Goal = field(default_factory=lambda: Goal.for_side(0.5, 0.05))
    games: int = 8000
    proof_games: int = 1000
    forbidden: frozenset[tuple[int, ...]] = frozenset()

    def shares(self, candidate: Candidate) -> tuple[float, ...]:
        return self.truth(self.moved(candidate))

    def moved(self, candidate: Candidate) -> tuple[int, ...]:
        return tuple(level - knob.at for level, knob in zip(candidate.levels, self.knobs, strict=True))

    def asked(self) -> Asked:
        allowed = lambda candidate: self.moved(candidate) not in self.forbidden  # noqa: E731
        return Asked(Board(self.knobs), self.goal, self.games, self.proof_games, allowed)

    def play(self, trial: Trial, seed: int) -> Count:
        """The games of a trial depend on the seed and the trial's key alone."""
        lot = numpy.random.default_rng([seed, trial.stage, *trial.candidate.levels])
        won = lot.multinomial(trial.games, self.shares(trial.candidate))
        return Count(trial.games, tuple(int(each) * POINTS for each in won))


@dataclass
class Run:
    """A search that was played to its end."""

    world: World
    outcome: Outcome
    ledger: Ledger
    trials: list[Trial]

    @property
    def true_distance(self) -> float:
        assert self.outcome.candidate is not None
        return self.world.goal.distance(self.world.shares(self.outcome.candidate))

    @property
    def moved(self) -> tuple[int, ...]:
        assert self.outcome.candidate is not None
        return self.world.moved(self.outcome.candidate)

    @property
    def games(self) -> int:
        return sum(trial.games for trial in self.trials)


def run(world: World, seed: int) -> Run:
    """Search to the end in one go."""
    asked = world.asked()
    ledger = Ledger(len(world.goal.targets), asked.games)
    searching, trials = search(asked, ledger), []
    try:
        stage = next(searching)
        while True:
            trials += stage
            stage = searching.send({trial.key: world.play(trial, seed) for trial in stage})
    except StopIteration as over:
        return Run(world, over.value, ledger, trials)


def run_in_pieces(world: World, seed: int, order: Callable[[list[Trial]], list[Trial]]) -> tuple[Outcome, list[Trial]]:
    """Search with a replay after each single trial; trials of a stage end in the given order."""
    asked = world.asked()
    counts: dict[str, Count] = {}
    trials: list[Trial] = []
    while True:
        step = replay(search(asked, Ledger(len(world.goal.targets), asked.games)), counts)
        if step.result is not None:
            return step.result, trials
        open_ = [trial for trial in step.ask if trial.key not in counts]
        first = order(open_)[0]
        counts[first.key] = world.play(first, seed)
        trials.append(first)
