"""The finished games of a playtest of any kind, and the points of parties in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from sandtable.playtest import batch, shares, statistics
from sandtable.playtest.parties import By
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.records import FAILED
from sandtable.playtest.report.contest import Contender, Contest
from sandtable.playtest.report.match import Party
from sandtable.playtest.statistics import ONCE, Interval, Look
from sandtable.playtest.summary import DECIDED, ENDED, Summary, summary_of
from sandtable.playtest.tally import total

__all__ = ["DECIDED", "ENDED", "Games", "Points", "played"]


class Games:
    """The finished games of a playtest, as sums. Summary and tally are fetched when something first needs them."""

    def __init__(
        self,
        counters: Mapping[str, int],
        summary: Callable[[], Summary],
        tally: Callable[[], Mapping[str, int]],
        digest: Callable[[], str],
        look: Look = ONCE,
    ) -> None:
        """`counters` are the games by outcome, `tally` the sum of everything that games counted beside it.

        `look`: are all games played that were planned, or may somebody still stop on what they see?
        """
        self.counters = counters
        self.look = look
        self._summary, self._tally, self._digest = summary, tally, digest

    @cached_property
    def summary(self) -> Summary:
        return self._summary()

    @cached_property
    def tally(self) -> Mapping[str, int]:
        return self._tally()

    @property
    def total(self) -> int:
        return sum(self.counters.values())

    @property
    def failed(self) -> int:
        """Games that failed; they are counted apart."""
        return sum(self.counters[outcome] for outcome in FAILED)

    @property
    def ended(self) -> int:
        """Games that came to an end of their own."""
        return sum(self.counters[outcome] for outcome in ENDED)

    @cached_property
    def digest(self) -> str:
        return self._digest()

    @cached_property
    def endings(self) -> dict[str, int]:
        """Games by the reason of their end, most frequent first, ties by name."""
        return dict(sorted(self.summary.endings.items(), key=lambda item: (-item[1], item[0])))

    @cached_property
    def lengths(self) -> list[tuple[int, int, int]]:
        """Games by their rounds: bars of (from, to, games)."""
        return statistics.histogram(self.summary.lengths)

    @property
    def decisions(self) -> int:
        """The decisions of all games."""
        return self.summary.totals["decisions"]

    def mean(self, number: str) -> float:
        """The mean of "rounds" or "decisions" over the games that came to an end of their own; 0 without any."""
        return self.summary.totals[f"{number}_ended"] / self.ended if self.ended else 0.0


def played(plan: Plan, records: Sequence[GameRecord], look: Look = ONCE) -> Games:
    """Games as they come from play, each with its tally."""
    return Games(
        batch.counters(records),
        lambda: summary_of(plan, records),
        lambda: total(record.tally for record in records),
        lambda: batch.digest(record.digest for record in records),
        look,
    )


class Points:
    """The points of some parties in the same games: their shares with intervals, and the games that each won alone."""

    def __init__(self, parties: Sequence[Party], games: Games, by: By, rotation_size: int) -> None:
        """`parties` are of one kind; intervals are computed over rotations of this size."""
        self.parties = tuple(parties)
        self.games = games
        self.by = by
        self.rotation_size = rotation_size

    @property
    def even(self) -> float:
        """An even share."""
        return 1 / len(self.parties)

    def even_of(self, party: int) -> float:
        """The share of a party when no side is ahead."""
        return self.even

    @cached_property
    def rotations(self) -> shares.Rotations:
        return self.games.summary.rotations(self.by, len(self.parties), self.rotation_size)

    @cached_property
    def shares(self) -> list[Interval | None]:
        """Points a game of each party; None before a rotation is finished."""
        return [shares.share(self.rotations, party, look=self.games.look) for party in range(len(self.parties))]

    @property
    def contest(self) -> Contest:
        """The comparison of these parties."""
        look = self.games.look
        contenders = [Contender(party, self.rotations, index, look) for index, party in enumerate(self.parties)]
        return Contest(contenders, self.even)

    @cached_property
    def wins(self) -> list[int]:
        """Games that each party won alone."""
        return [self.games.summary.of(self.by).won(party) for party in range(len(self.parties))]

    @cached_property
    def shared(self) -> int:
        """Games that several parties won, but not all."""
        return self.games.summary.of(self.by).won(len(self.parties))

    @property
    def rounds(self) -> Mapping[tuple[int, int], int]:
        """Decided games by party and round; those that several won stand behind the last party."""
        return self.games.summary.of(self.by).rounds

    @property
    def ways(self) -> Mapping[tuple[int, str], int]:
        """Decided games by party and the reason of their end, likewise."""
        return self.games.summary.of(self.by).ways
