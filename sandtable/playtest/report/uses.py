"""The parts that a deck used, read from the tally of a playtest: games, and the share of points in these games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from sandtable.engine.game import POINTS
from sandtable.playtest.parts import GAMES, POINTS_OF, SCORED, USED
from sandtable.playtest.statistics import CONFIDENCE, Interval, rate


@dataclass(frozen=True)
class Use:
    """The games in which a subject used a part in one way."""

    games: int
    points: int
    """The subject's points in these games, in POINTS."""

    def share(self, confidence: float = CONFIDENCE) -> Interval | None:
        """Points a game, with an exact interval for single games; None without any."""
        return rate(self.points / POINTS, self.games, confidence)

    def __sub__(self, other: Use) -> Use:
        return Use(self.games - other.games, self.points - other.points)


NO_USE: Final = Use(0, 0)


@dataclass(frozen=True)
class Uses:
    """The counted games of one subject."""

    all: Use
    """All counted games."""
    uses: Mapping[str, Mapping[str, Use]]
    """By kind of use and code."""

    def use(self, how: str, code: str) -> Use:
        return self.uses.get(how, {}).get(code, NO_USE)

    def without(self, how: str, code: str) -> Use:
        """The counted games in which a part was not used in this way."""
        return self.all - self.use(how, code)


def of_subject(tally: Mapping[str, int], subject: int) -> Uses:
    """The counts of one subject in a tally; all are zero where nothing was counted."""
    uses: dict[str, dict[str, Use]] = {}
    for how, code, games in _names(tally, subject):
        points = tally.get(f"{SCORED}/{subject}/{how}/{code}", 0)
        uses.setdefault(how, {})[code] = Use(games, points)
    counted = Use(tally.get(f"{GAMES}/{subject}", 0), tally.get(f"{POINTS_OF}/{subject}", 0))
    return Uses(counted, uses)


def _names(tally: Mapping[str, int], subject: int) -> Iterator[tuple[str, str, int]]:
    """The kind of use, the code and the games of each name of a subject."""
    beginning = f"{USED}/{subject}/"
    for name, games in tally.items():
        if name.startswith(beginning):
            how, code = name.removeprefix(beginning).split("/", 1)
            yield how, code, games
