"""The statement "depends on who plays" on simulated playtests at several strengths: how often is it false, or missed?

    python -m benchmarks.strengths [--runs 2000] [--seed 28]

In each run the same playtest is drawn at every strength, from a known share of the first party. Where all strengths
have one share the statement is false; it may be made in 5 % of runs. Ends with 1 where it is made more often.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from sandtable.engine.game import POINTS
from sandtable.playtest.report.contest import Contender, Contest
from sandtable.playtest.report.joint import furthest_apart
from sandtable.playtest.report.verdict import DIFFERENCE, EVEN_WITHIN
from sandtable.playtest.shares import Rotations
from sandtable.playtest.statistics import ONCE

ALLOWED: Final = 0.05
_ERRORS: Final = 3
"""Standard errors of the simulation that the bar leaves room for."""


@dataclass(frozen=True)
class Case:
    """The true shares of the first party, one for each strength, and the number of rotations at each."""

    shares: tuple[float, ...]
    rotations: tuple[int, ...]
    in_pairs: bool = True
    """Decks in pairs of games; else single games of a scenario with two sides."""

    @property
    def is_false(self) -> bool:
        """The statement would be false: who plays makes no difference."""
        return len(set(self.shares)) == 1

    @property
    def margin(self) -> float:
        return DIFFERENCE if self.in_pairs else EVEN_WITHIN


CASES: Final = (
    Case((0.5, 0.5), (200, 200)),
    Case((0.5, 0.5), (200, 20)),
    Case((0.5, 0.5), (10, 10)),
    Case((0.8, 0.8), (200, 40)),
    Case((0.95, 0.95), (100, 100)),
    Case((0.5, 0.5, 0.5), (200, 200, 50)),
    Case((0.7, 0.7, 0.7), (40, 40, 40)),
    Case((0.5, 0.5), (400, 160), in_pairs=False),
    Case((0.3, 0.3), (400, 100), in_pairs=False),
    Case((0.5, 0.5, 0.5), (400, 160, 40), in_pairs=False),
    Case((0.5, 0.38), (160, 400), in_pairs=False),
    Case((0.5, 0.6), (200, 200)),
    Case((0.5, 0.75), (160, 400), in_pairs=False),
)
"""Equal shares first; the last three differ."""


def stated(case: Case, runs: int, seed: int) -> float:
    """The part of the runs in which the statement is made."""
    dice = np.random.default_rng(seed)
    return sum(_is_stated(case, dice) for _run in range(runs)) / runs


def _is_stated(case: Case, dice: np.random.Generator) -> bool:
    drawn = zip(case.shares, case.rotations, strict=True)
    contests = [_contest(_rotations(share, number, dice, case.in_pairs)) for share, number in drawn]
    return furthest_apart(contests, case.margin) is not None


def _rotations(share: float, number: int, dice: Any, in_pairs: bool) -> Rotations:
    games = 2 if in_pairs else 1
    won: Counter[int] = Counter(dice.binomial(games, share, size=number).tolist())
    counts: dict[tuple[int, ...], int] = {
        (POINTS * games_won, POINTS * (games - games_won)): many for games_won, many in won.items()
    }
    return Rotations(2, counts, games=games)


def _contest(rotations: Rotations) -> Contest:
    return Contest([Contender(name, rotations, index, ONCE) for index, name in enumerate("AB")], 0.5)


def table(runs: int, seed: int) -> Iterator[tuple[str, bool]]:
    """A line for each case, and whether its bar is kept."""
    bar = ALLOWED + _ERRORS * (ALLOWED * (1 - ALLOWED) / runs) ** 0.5
    for place, case in enumerate(CASES):
        found = stated(case, runs, seed + place)
        shares = " / ".join(f"{100 * share:.0f} %" for share in case.shares)
        numbers = " / ".join(map(str, case.rotations))
        kind = "false" if case.is_false else "right"
        yield (
            f"| {shares} | {numbers} {'pairs' if case.in_pairs else 'games'} | {100 * found:.1f} % {kind} |",
            (not case.is_false or found <= bar),
        )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=28)
    asked = parser.parse_args(arguments)
    print("| True shares | Played | “Depends on who plays” |\n|---|---|---|")
    lines = []
    for line, is_kept in table(asked.runs, asked.seed):
        print(line, flush=True)
        lines.append(is_kept)
    return 0 if all(lines) else 1


if __name__ == "__main__":
    sys.exit(main())
