"""Errors and length of the sequential test, simulated: `python -m benchmarks.sequential [--runs 10000] [--seed 1]`.

For every design that pages offer and every truth the test is run again and again on drawn pairs. Printed are the share
of runs that answer "high" and the mean length, with the theory beside it; at the lower hypothesis that answer is wrong,
at the upper one every other answer is. Runs are simulated side by side with numpy; some of them
are played again by the service's own code, and must end after the same pair with the same answer. Designs in normalised
Elo and tests that look both ways are played by that code alone, which takes longer: give them fewer runs.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from sandtable.playtest.sequential.design import BALANCE_PRESETS, PRESETS, Design, Unit
from sandtable.playtest.sequential.likelihood import UNSEEN
from sandtable.playtest.sequential.running import Answer, Running
from sandtable.playtest.sequential.theory import expected

RUNS: Final = 10_000
SEED: Final = 1
CHECKED: Final = 20
"""Runs of each cell that the service's own code plays again."""
NO_LIMIT: Final = 200_000
"""Pairs. No run plays as many: the theory that runs are compared with assumes no limit."""
BLOCK: Final = 64
"""Pairs that are drawn at a time."""
Numbers = np.ndarray[Any, np.dtype[np.float64]]
SCORES: Final[Numbers] = np.arange(5) / 4


@dataclass(frozen=True)
class Drawn:
    """The distribution of the score of a pair."""

    chances: Numbers

    @property
    def mean(self) -> float:
        return float(SCORES @ self.chances)

    @property
    def variance(self) -> float:
        return float((SCORES - self.mean) ** 2 @ self.chances)


def pairs(share: float, draws: float = 0.0) -> Drawn:
    """Pairs of two games that do not correlate, each won with this share of points, and drawn so often."""
    game = np.array([1 - share - draws / 2, draws, share - draws / 2])
    return Drawn(np.convolve(game, game))


@dataclass
class Ended:
    """The runs of one cell."""

    answers: list[Answer]
    lengths: list[int]

    def rate(self, answer: Answer) -> float:
        return sum(each == answer for each in self.answers) / len(self.answers)

    @property
    def length(self) -> float:
        return sum(self.lengths) / len(self.lengths)


DESIGNS: Final = {
    **PRESETS,
    **{f"moved-{name}": design for name, design in BALANCE_PRESETS.items()},
    "elo": Design(0, 20, Unit.ELO),
    "normalized": Design(0, 30, Unit.NORMALIZED_ELO),
}
"""The presets of decks and of scenarios by name, and a design in each of the other units."""


def true_pairs(design: Design, truth: float, draws: float) -> Drawn:
    """Pairs for which `truth`, in the unit of the design, is true."""
    drawn = pairs(0.5, draws)
    for _closer in range(20):  # the mean that a normalised difference stands for depends on the variance
        drawn = pairs(design.mean(truth, drawn.variance), draws)
    return drawn


def played(design: Design, drawn: Drawn, runs: int, seed: int) -> Ended:
    """The same as `simulated`, run by run with the service's own code."""
    ended = Ended([], [])
    endless = replace(design, most=NO_LIMIT)
    for run in range(runs):
        stream = np.random.default_rng((seed, run))
        state = Running(4)
        while state.is_open:
            state.feed(endless, [int(score) for score in stream.choice(5, BLOCK, p=drawn.chances)])
        ended.answers.append(state.answer)
        ended.lengths.append(state.observed)
    return ended


def simulated(design: Design, drawn: Drawn, runs: int, seed: int) -> Ended:
    """Runs of the test without a limit; the pairs of run r come from the seeds (seed, r)."""
    streams = [np.random.default_rng((seed, run)) for run in range(runs)]
    block = np.zeros((runs, BLOCK), dtype=np.int64)
    counts: Numbers = np.zeros((runs, 5))
    ended = Ended([Answer.UNDECIDED] * runs, [NO_LIMIT] * runs)
    going = np.arange(runs)
    for pair in range(NO_LIMIT):
        if pair % BLOCK == 0:
            for run in going:
                block[run] = streams[run].choice(5, BLOCK, p=drawn.chances)
        counts[going, block[going, pair % BLOCK]] += 1
        ratio = ratios(design, counts[going])
        is_over = (ratio >= design.upper) | (ratio <= design.lower)
        for run, value in zip(going[is_over], ratio[is_over], strict=True):
            ended.answers[run] = Answer.HIGH if value >= design.upper else Answer.LOW
            ended.lengths[run] = pair + 1
        going = going[~is_over]
        if not len(going):
            break
    return ended


def ratios(design: Design, counts: Numbers) -> Numbers:
    """The log-likelihood ratio of every run at once."""
    weights = counts.copy()
    weights[:, 0] += np.where(counts[:, 0] == 0, UNSEEN, 0)
    weights[:, 4] += np.where(counts[:, 4] == 0, UNSEEN, 0)
    return _greatest(weights, design.at(design.high)) - _greatest(weights, design.at(design.low))


def _greatest(weights: Numbers, mean: float) -> Numbers:
    """The greatest log-likelihood of each row under this mean, without its constant: by halving, then by Newton."""
    tilts = SCORES - mean
    left = np.full(len(weights), -1 / tilts[-1])
    right = np.full(len(weights), -1 / tilts[0])
    here = np.zeros(len(weights))
    for _ in range(60):
        parts = tilts / (1 + here[:, None] * tilts)
        value = (weights * parts).sum(axis=1)
        left, right = np.where(value > 0, here, left), np.where(value > 0, right, here)
        step = here + value / (weights * parts * parts).sum(axis=1)
        following = np.where((step > left) & (step < right), step, (left + right) / 2)
        if np.abs(following - here).max() < 1e-12:
            break
        here = following
    found: Numbers = -(weights * np.log1p(here[:, None] * tilts)).sum(axis=1)
    return found


def check(design: Design, drawn: Drawn, ended: Ended, seed: int) -> None:
    """Play the first runs again with the service's own code. Raises AssertionError where one ends differently."""
    checked = min(CHECKED, len(ended.answers))
    again = played(design, drawn, checked, seed)
    assert (again.answers, again.lengths) == (ended.answers[:checked], ended.lengths[:checked]), f"seed {seed}: {again}"


def truths(design: Design) -> Sequence[float]:
    """Both hypotheses, the middle, and the doubled effect, in the unit of the design."""
    return design.low, (design.low + design.high) / 2, design.high, 2 * design.high


def rows(designs: dict[str, Design], runs: int, seed: int, draws: float) -> Iterator[str]:
    """A line for each design and truth."""
    for name, design in designs.items():
        for number, truth in enumerate(truths(design)):
            drawn = true_pairs(design, truth, draws)
            cell_seed = seed + 1000 * number
            if design.unit == Unit.NORMALIZED_ELO or design.is_two_sided:
                ended = played(design, drawn, runs, cell_seed)
            else:
                ended = simulated(design, drawn, runs, cell_seed)
                check(design, drawn, ended, cell_seed)
            foreseen = expected(design, truth, drawn.variance)
            high = ended.rate(Answer.HIGH)
            error = math.sqrt(high * (1 - high) / runs)
            off = ended.length / foreseen.pairs - 1
            yield (
                f"{name:12} {truth:4.1f} {design.unit}  draws {draws:.0%}  seed {cell_seed:5}  answer high"
                f" {high:7.2%} +- {1.96 * error:.2%} (theory {foreseen.power:7.2%})"
                f"{f' below {ended.rate(Answer.BELOW):.2%}' if design.is_two_sided else ''}"
                f"  pairs {ended.length:7.1f} (theory {foreseen.pairs:7.1f}, {off:+.1%})"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--designs", default="quick,normal", help=f"some of {', '.join(DESIGNS)}, with commas")
    chosen = parser.parse_args()
    designs = {name: DESIGNS[name] for name in chosen.designs.split(",")}
    for draws in (0.0, 0.3):
        for line in rows(designs, chosen.runs, chosen.seed, draws):
            print(line, flush=True)


if __name__ == "__main__":
    main()
