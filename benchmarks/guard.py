"""The guard of the speed: each part beside two other engines, compared with the ratios kept in `kept.json`.

Another machine changes the speed of all engines nearly alike, so ratios are kept, not speeds. Every round plays the
same games. What looks fallen is measured again, twice at most, before it is said to have fallen.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from benchmarks.comparing import Compared, Ratios, better, compared, conclusion, ratios, table
from benchmarks.contender import CannotMeasure, Contender, compiled, peers_python
from benchmarks.kept import KEPT, Kept, differences, origin

ENGINES: Final = ("catanatron", "chess")
REPEATS: Final = 2
"""The number of times that a part which looks fallen is measured again."""


class Guard:
    """Measures our parts, each in turns with the other engines."""

    def __init__(self, rounds: int, seconds: float, games: dict[str, int], stack: ExitStack) -> None:
        """`games` is the number of games in a round, by part or engine; it grows by those that it lacks.

        Raises CannotMeasure when the other engines are missing.
        """
        python = peers_python()
        if python is None:
            raise CannotMeasure("without the other engines there are no ratios")
        self.rounds = rounds
        self.seconds = seconds
        self.games = games
        self.engines = [Contender(name, python=python) for name in ENGINES]
        for each in self.engines:
            stack.callback(each.end)

    def measured(self, names: Sequence[str]) -> dict[str, Ratios]:
        """The ratios of the parts. A part that can't be measured is told and left out."""
        found: dict[str, Ratios] = {}
        for name in names:
            try:
                found[name] = self.ratios(name)
            except CannotMeasure as reason:
                print(f"not measured: {reason}", file=sys.stderr, flush=True)
        return found

    def ratios(self, name: str) -> Ratios:
        """The ratios of a part to each engine. Raises CannotMeasure."""
        print(name, file=sys.stderr, flush=True)
        part = compiled(name)
        try:
            rounds = [[self._rate(each) for each in (part, *self.engines)] for _ in range(self.rounds)]
        finally:
            part.end()
        ours, *theirs = zip(*rounds, strict=True)
        return ratios(ours, dict(zip(ENGINES, theirs, strict=True)))

    def _rate(self, one: Contender) -> float:
        """Games per second of processor time in one round."""
        if one.name not in self.games:
            self.games[one.name] = one.games_in(self.seconds)
        played = one.play_games(self.games[one.name])
        return played.games / played.seconds

    def checked(self, first: Compared) -> Compared:
        """A part that looks fallen is measured until it does not, `REPEATS` times at most; the best measurement."""
        best = first
        for _ in range(REPEATS):
            if best.has_fallen:
                best = better(best, Compared(best.name, best.kept, self.ratios(best.name)))
        return best

    def origin(self) -> dict[str, str]:
        """The circumstances of this measurement."""
        return origin({each.name: each.version for each in self.engines})


def compare(names: Sequence[str], rounds: int, seconds: float, *, is_whole: bool, path: Path = KEPT) -> int:
    """Measure the parts and tell what fell; 1 when something fell or is missing, else 0.

    `is_whole`: the parts are all there are, so every other kept part is missing.
    """
    kept = Kept.read(path)
    if not kept.ratios:
        raise CannotMeasure(f"nothing is kept in {path.name}: python -m benchmarks --keep")
    expected = {name: found for name, found in kept.ratios.items() if is_whole or name in names}
    with ExitStack() as stack:
        guard = Guard(rounds, seconds, dict(kept.games), stack)
        parts = [guard.checked(each) for each in compared(expected, guard.measured(names))]
        changed = differences(kept.origin, guard.origin())
    said, is_good = conclusion(parts)
    print("\n".join([table(parts, ENGINES), "", f"Kept: {kept.origin['date']}.", *changed, said]))
    return 0 if is_good else 1


def keep(names: Sequence[str], rounds: int, seconds: float, *, is_whole: bool, path: Path = KEPT) -> int:
    """Measure the parts and keep their figures; 1 when a part could not be measured, else 0.

    `is_whole`: the parts are all there are, so figures of other parts are forgotten.
    """
    kept = Kept() if is_whole else Kept.read(path)
    for name in names:
        kept.games.pop(name, None)
    with ExitStack() as stack:
        guard = Guard(rounds, seconds, kept.games, stack)
        found = guard.measured(names)
        kept.origin = guard.origin()
    kept.ratios |= {name: dict(ratios) for name, ratios in found.items()}
    kept.write(path)
    print(f"{len(found)} of {len(names)} parts are kept in {path.name}.")
    return 0 if len(found) == len(names) else 1
