"""Fields of simulated members with known strengths: do the intervals hold, and what do chosen games save?

    python -m benchmarks.field [--runs 1000] [--seed 14]

In each run a field of 12 is drawn anew, played in stages and rated. The table shows, for games spread evenly and for
games that go where they tell most:

- **ratings**, **points**: the part of all members of all runs whose 95 % interval holds the truth;
- **fewest**: the same for the one member, by its true place, with the smallest part (by ratings);
- **ranks**: the part of runs in which the bounds of all 12 ranks hold the true ranks together;
- **lead**, **first**: half the width of the interval of the lead of the first over the second, and of the rating of
  the first, in Elo;
- **games**: the games that chosen pairs need for the same width as even ones, from the widths of equally many games;
- **at 60 %**: half the width of the lead with 60 % of the games, chosen. It should be no more than `lead` of even ones.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from sandtable.playtest.field.allocation import next_stage
from sandtable.playtest.field.matrix import Matrix, Numbers
from sandtable.playtest.field.ranking import ranking
from sandtable.playtest.field.rating import ELO, points, ratings, strengths

MEMBERS: Final = 12
PART: Final = 0.6


@dataclass(frozen=True)
class Case:
    """A kind of field: how far its strengths lie apart, and how far pairings stray from them."""

    name: str
    spread: float
    """Standard deviation of the strengths, in Elo."""
    stray: float
    """Standard deviation of each pairing's own lead beside the strengths, in Elo."""
    pairs: int
    """Pairs for each pairing, in the mean."""
    repeats: float = 0.0
    """The chance that luck alone decides a pair, so that both of its games end alike."""
    draws: float = 0.02
    shape: str = "normal"


CASES: Final = (
    Case("nearly equal", 15, 0, 40),
    Case("close", 40, 10, 40),
    Case("usual", 80, 20, 40),
    Case("far apart", 160, 40, 40),
    Case("very far", 320, 40, 40),
    Case("few pairs", 80, 20, 12),
    Case("many pairs", 80, 20, 200),
    Case("pairs repeat", 80, 20, 40, repeats=0.4),
    Case("many draws", 80, 20, 40, draws=0.3),
    Case("even steps", 80, 0, 40, shape="steps"),
    Case("two ahead", 80, 10, 40, shape="two ahead"),
)


@dataclass(frozen=True)
class Truth:
    """The expected share of the first of each pairing, and the ratings and points that follow from them."""

    shares: Numbers
    ratings: Numbers
    points: Numbers


@dataclass
class Totals:
    """Results of the runs of one case."""

    ratings: list[list[bool]]
    """For each run whether the interval holds the truth, by true place."""
    points: list[bool]
    ranks: list[bool]
    lead: list[float]
    first: list[float]

    @property
    def fewest(self) -> float:
        return float(np.mean(self.ratings, axis=0).min())


def draw_truth(case: Case, dice: np.random.Generator, members: int = MEMBERS) -> Truth:
    """A field of this kind."""
    signs = Matrix.of(members, {}).signs
    strength = _shape(case.shape, dice, members)
    strength = (strength - strength.mean()) / strength.std() * case.spread
    leads = signs @ strength + dice.normal(0, case.stray, len(signs))
    shares = 1 / (1 + 10 ** (-leads / 400))
    balance = signs.T @ (shares - 0.5)
    return Truth(shares, ELO * strengths(signs, balance), balance / (members - 1) + 0.5)


def _shape(shape: str, dice: np.random.Generator, members: int) -> Numbers:
    if shape == "steps":
        return np.arange(members, 0, -1, dtype=float)
    if shape == "two ahead":
        return np.concatenate([[3.0, 2.9], dice.normal(0, 0.5, members - 2)])
    return dice.normal(0, 1, members)


def chances(share: float, case: Case) -> Numbers:
    """The chance of each of the five results of a pair whose games bring `share` in the mean."""
    drawn = min(case.draws, 2 * share, 2 - 2 * share)
    won, lost = share - drawn / 2, 1 - share - drawn / 2
    apart = np.convolve([lost, drawn, won], [lost, drawn, won])
    alike = np.array([lost, 0.0, drawn, 0.0, won])
    return np.asarray((1 - case.repeats) * apart + case.repeats * alike)


def play(case: Case, truth: Truth, pairs: int, dice: np.random.Generator, *, chosen: bool) -> Matrix:
    """The finished matrix of a field played in its stages; `chosen`: pairs go where they tell most."""
    members = len(truth.ratings)
    odds = [chances(float(share), case) for share in truth.shares]
    counts = np.zeros((len(odds), 5), dtype=int)
    while True:
        matrix = Matrix(members, tuple(tuple(row) for row in counts.tolist()))
        given = [int(played) for played in matrix.pairs]
        added = next_stage(matrix, given, pairs) if chosen else [pairs - played for played in given]
        if not any(added):
            return matrix
        counts += [dice.multinomial(more, odd) for more, odd in zip(added, odds, strict=True)]


def simulate(case: Case, runs: int, seed: int, *, chosen: bool, part: float = 1.0) -> Totals:
    """Play this many fields of a kind with a part of its games."""
    dice = np.random.default_rng(seed)
    totals = Totals([], [], [], [], [])
    for _ in range(runs):
        truth = draw_truth(case, dice)
        matrix = play(case, truth, round(part * case.pairs), dice, chosen=chosen)
        _count(matrix, truth, totals)
    return totals


def _count(matrix: Matrix, truth: Truth, totals: Totals) -> None:
    rated, scored = ratings(matrix), points(matrix)
    places = np.argsort(-truth.ratings)
    totals.ratings.append([_holds(rated.of(member).bounds(), truth.ratings[member]) for member in places])
    totals.points += [_holds(scored.of(member).bounds(), truth.points[member]) for member in places]
    ranked = ranking(rated)
    true_ranks = {int(member): place for place, member in enumerate(places, 1)}
    totals.ranks.append(all(rank.best <= true_ranks[who] <= rank.worst for who, rank in enumerate(ranked.ranks)))
    first, second = ranked.order[:2]
    totals.lead.append(rated.difference(first, second).margin())
    totals.first.append(rated.of(first).margin())


def _holds(bounds: tuple[float, float], value: float) -> bool:
    return bool(bounds[0] <= value <= bounds[1])


def saved(even: list[float], chosen: list[float]) -> float:
    """The part of the games that chosen pairs need: widths fall with the root of the number of games."""
    return float((np.mean(chosen) / np.mean(even)) ** 2)


def rows(runs: int, seed: int) -> Iterator[str]:
    """The table, line by line."""
    yield "| field | pairs | games go | ratings | fewest | points | ranks | lead | first | games | at 60 % |"
    yield "|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|"
    for case in CASES:
        even = simulate(case, runs, seed, chosen=False)
        chosen = simulate(case, runs, seed, chosen=True)
        part = simulate(case, runs, seed, chosen=True, part=PART)
        yield _row(case, "evenly", even) + " | |"
        yield _row(case, "chosen", chosen) + f" {saved(even.lead, chosen.lead):.0%} | {np.mean(part.lead):.1f} |"


def _row(case: Case, way: str, found: Totals) -> str:
    held = (
        f"{np.mean(found.ratings):.1%} | {found.fewest:.1%} | {np.mean(found.points):.1%} | {np.mean(found.ranks):.1%}"
    )
    return f"| {case.name} | {case.pairs} | {way} | {held} | {np.mean(found.lead):.1f} | {np.mean(found.first):.1f} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.field", description="Fields with known strengths.")
    parser.add_argument("--runs", type=int, default=1000, help="fields of each kind (1000)")
    parser.add_argument("--seed", type=int, default=14)
    chosen = parser.parse_args()
    print(f"{MEMBERS} members, {chosen.runs} runs of each kind, seed {chosen.seed}\n")
    for line in rows(chosen.runs, chosen.seed):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
