"""One deck against several opponents, read side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import QuerySet

from simulate.models import Batch, Series
from simulate.playtest.report.base import Report
from simulate.playtest.statistics import Interval
from simulate.results.reading import read
from web.reader import Reader


def visible_series(user: Reader) -> QuerySet[Series]:
    """The series this reader may see: their own."""
    return Series.objects.filter(owner_id=user.pk) if user.is_authenticated else Series.objects.none()


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
        return mean(points) if len(points) == len(self.rows) else None


def standing(series: Series) -> Standing:
    """The playtests of a series in the order they were asked for."""
    batches = list(series.batches.order_by("id"))
    rows = [Row(batch, read(batch)) for batch in batches]
    return Standing(batches[0].labels[0] if batches else "", rows)


def mean(points: Sequence[Interval]) -> Interval:
    """The mean of independent estimates; their margins add up as squares."""
    value = sum(each.value for each in points) / len(points)
    margin = math.hypot(*(each.margin for each in points)) / len(points)
    games = sum(each.games for each in points)
    return Interval(value, max(0.0, value - margin), min(1.0, value + margin), games)
