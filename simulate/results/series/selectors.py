"""One deck against several opponents, read side by side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sandtable.playtest import statistics
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.verdict import State
from sandtable.playtest.statistics import Interval
from simulate.models import Batch, Series
from simulate.results.reading import read_anyway


@dataclass(frozen=True)
class Row:
    """One opponent, and the duel against it."""

    batch: Batch
    report: Report

    @property
    def opponent(self) -> str:
        return str(self.report.parties[1])

    @property
    def points(self) -> Interval | None:
        """The share of the deck."""
        return self.report.points.shares[0]


@dataclass(frozen=True)
class Standing:
    """A series as far as it goes."""

    deck: str
    rows: list[Row]

    @cached_property
    def shown(self) -> dict[int, bool]:
        """By the key of a batch: is its deck shown to be ahead or behind? Corrected for all opponents (Holm)."""
        played = [row for row in self.rows if row.points is not None]
        answers = statistics.holm([row.report.points.contest.p_values[0] for row in played])
        return {row.batch.pk: answer for row, answer in zip(played, answers, strict=True)}

    def state(self, row: Row) -> State | None:
        """The verdict on one opponent; None before its first pair is finished."""
        if row.points is None:
            return None
        if row.report.is_withheld or row.report.verdict.state == State.EQUAL:
            return row.report.verdict.state
        return State.BETTER if self.shown[row.batch.pk] else State.UNKNOWN

    @property
    def is_open(self) -> bool:
        return any(row.batch.is_open for row in self.rows)

    @property
    def games(self) -> int:
        return sum(row.batch.n_games for row in self.rows)

    @property
    def games_done(self) -> int:
        return sum(row.batch.games_done for row in self.rows)

    @property
    def together(self) -> Interval | None:
        """The mean over the opponents, each counted the same; None before every one of them has a result."""
        points = [row.points for row in self.rows if row.points is not None]
        return statistics.mean(points) if len(points) == len(self.rows) else None


def standing(series: Series) -> Standing:
    """The playtests of a series in the order they were asked for."""
    batches = list(series.batches.defer("tally").order_by("id"))
    rows = [Row(batch, read_anyway(batch)) for batch in batches]
    return Standing(batches[0].labels[0] if batches else "", rows)
