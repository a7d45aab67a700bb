"""Two checkouts in turns: the same games by both, so that what disturbs one disturbs the other.

Part by part a process of each checkout plays the same games, round after round; the second of a round is first in the
next. The factor of a round is the processor time before divided by the processor time after; the median counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.contender import ROOT, CannotMeasure, Contender, Played, compiled

HEAD: Final = """\
| part | before, games/s | after, games/s | factor | rounds from, to | decisions |
|---|--:|--:|--:|--:|---|"""


@dataclass(frozen=True)
class Pair:
    """One part in both checkouts: what each round took, before and after."""

    name: str
    rounds: Sequence[tuple[Played, Played]]

    @property
    def factors(self) -> list[float]:
        """Games per second after the change divided by those before it, one value a round, in rising order."""
        return sorted(before.seconds / after.seconds for before, after in self.rounds)

    @property
    def rates(self) -> tuple[float, float]:
        """Games per second of processor time before and after, medians over the rounds."""
        before, after = ([played.games / played.seconds for played in one] for one in zip(*self.rounds, strict=True))
        return median(before), median(after)

    @property
    def is_alike(self) -> bool:
        """Whether both took the same number of decisions: if not, an agent or a rule decides otherwise."""
        return all(before.decisions == after.decisions for before, after in self.rounds)

    def row(self) -> str:
        """A row of the Markdown table below `HEAD`."""
        before, after = (f"{rate:,.4g}" if rate < 1000 else f"{rate:,.0f}" for rate in self.rates)
        factors = self.factors
        spread = f"{factors[0]:.3f}, {factors[-1]:.3f}"
        decisions = "the same" if self.is_alike else "others"
        return f"| {self.name} | {before} | {after} | {median(factors):.3f} | {spread} | {decisions} |"


def paired(name: str, checkout: Path, rounds: int, seconds: float) -> Pair:
    """Measure a part in another checkout (before) and in this one (after). Raises CannotMeasure."""
    with ExitStack() as stack:
        both = [_started(stack, name, each) for each in (checkout, ROOT)]
        games = both[0].games_in(seconds)
        return Pair(name, [_turn(both, games, is_turned=bool(number % 2)) for number in range(rounds)])


def _started(stack: ExitStack, name: str, checkout: Path) -> Contender:
    found = compiled(name, checkout)
    stack.callback(found.end)
    return found


def _turn(both: Sequence[Contender], games: int, *, is_turned: bool) -> tuple[Played, Played]:
    """One round: before and after, played in this order or the other way round."""
    if is_turned:
        after, before = (each.play_games(games) for each in reversed(both))
    else:
        before, after = (each.play_games(games) for each in both)
    return before, after


def report(names: Sequence[str], checkout: Path, rounds: int, seconds: float) -> Iterator[tuple[str, bool]]:
    """The lines of the table as they come, and whether each part could be measured."""
    yield HEAD, True
    for name in names:
        try:
            yield paired(name, checkout, rounds, seconds).row(), True
        except CannotMeasure as reason:
            yield f"| {name} | not measured: {reason} | | | | |", False
