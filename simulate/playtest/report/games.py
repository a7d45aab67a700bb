"""The finished games of a playtest of any kind, and the points of parties in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from simulate.playtest import batch, shares, statistics
from simulate.playtest.plan import GameRecord
from simulate.playtest.records import FAILED
from simulate.playtest.report.match import Party
from simulate.playtest.statistics import Interval
from simulate.playtest.tally import total

DECIDED: Final = ("wins", "losses")
"""Outcomes of games that somebody won, but not everybody."""
ENDED: Final = (*DECIDED, "draws")
"""Outcomes of games that came to an end of their own; only these are in the tally."""


class Games:
    """The finished games of a playtest. Records and tally are fetched when something first needs them."""

    def __init__(
        self,
        records: Callable[[], Iterable[GameRecord]],
        counters: Mapping[str, int],
        tally: Callable[[], Mapping[str, int]],
    ) -> None:
        """`records` in order of number, `counters` the games by outcome, `tally` the sum of everything else counted."""
        self.counters = counters
        self._records, self._tally = records, tally

    @cached_property
    def records(self) -> list[GameRecord]:
        return list(self._records())

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
        return batch.digest(record.digest for record in self.records)

    @cached_property
    def endings(self) -> dict[str, int]:
        """Games by the reason of their end, most frequent first."""
        return statistics.endings(self.records)

    @cached_property
    def lengths(self) -> list[tuple[int, int, int]]:
        """Games by their rounds: bars of (from, to, games)."""
        return statistics.histogram([record.rounds for record in self.records if record.rounds])

    def mean(self, number: str) -> float:
        """The mean of "rounds" or "decisions" over the games that came to an end of their own; 0 without any."""
        found = [getattr(record, number) for record in self.records if record.outcome in ENDED]
        return sum(found) / len(found) if found else 0.0


def played(records: Sequence[GameRecord]) -> Games:
    """Games as they come from play, each with its tally."""
    return Games(lambda: records, batch.counters(records), lambda: total(record.tally for record in records))


class Points:
    """The points of some parties in the same games: their shares with intervals, and the games that each won alone."""

    def __init__(self, parties: Sequence[Party], records: Sequence[GameRecord], rotation_size: int) -> None:
        """Winners of the records are indices of `parties`; intervals are computed over rotations of this size."""
        self.parties = tuple(parties)
        self.records = records
        self.rotation_size = rotation_size

    @property
    def even(self) -> float:
        """An even share."""
        return 1 / len(self.parties)

    @cached_property
    def rotations(self) -> shares.Rotations:
        return shares.rotations(self.records, len(self.parties), self.rotation_size)

    @cached_property
    def shares(self) -> list[Interval | None]:
        """Points a game of each party; None before a rotation is finished."""
        return [shares.share(self.rotations, party) for party in range(len(self.parties))]

    @cached_property
    def wins(self) -> list[int]:
        """Games that each party won alone."""
        return [sum(record.winners == (party,) for record in self.records) for party in range(len(self.parties))]

    @cached_property
    def shared(self) -> int:
        """Games that several parties won, but not all."""
        return sum(len(record.winners) > 1 for record in self.decided)

    @property
    def decided(self) -> list[GameRecord]:
        return [record for record in self.records if record.outcome in DECIDED]

    def games_needed(self, margin: float) -> int:
        """The number of games still needed until every share is known to ± `margin`."""
        return shares.games_needed(self.rotations, margin)
