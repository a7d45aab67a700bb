"""One deck against several opponents: as many ordinary playtests, asked for in one go and read side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.utils.translation import gettext as _

from decks import selectors
from simulate import services
from simulate.models import Batch, Series
from simulate.playtest.statistics import Interval
from simulate.selectors import Reader, Report
from simulate.services import KeyReused, Refused, Request, Subject

MOST_OPPONENTS: Final = 16
FIELD_OF: Final = "destiny"
"""The game whose demo field this is."""


def demo_field() -> tuple[Subject, ...]:
    """The opponents that come with the project: the same decks for everybody, whatever becomes of stored copies."""
    return tuple(Subject(name, deck) for name, deck in selectors.demo_field().items())


def requests_for(request: Request, opponents: Sequence[Subject]) -> list[Request]:
    """A request for each opponent. `request` has the deck as its only subject, two agents, and the first seed.

    The seeds follow each other: opponents don't share their luck, so their results can be taken together.
    """
    (deck,) = request.subjects
    return [
        Request(request.game, (deck, opponent), request.agents, request.pairs, request.seed + place)
        for place, opponent in enumerate(opponents)
    ]


def create_series(*, owner: AbstractBaseUser, requests: Sequence[Request], idempotency_key: str) -> Series:
    """Accept all of these playtests or none.

    The same key with the same requests gives the series of the first time. Raises Refused with every problem,
    LimitReached, or KeyReused when the key belongs to other requests.
    """
    if existing := _already_asked(owner, requests, idempotency_key):
        return existing
    if problems := problems_of(requests):
        raise Refused(problems)
    try:
        with transaction.atomic():
            return _write(owner, requests, idempotency_key)
    except IntegrityError:
        if existing := _already_asked(owner, requests, idempotency_key):
            return existing  # the same requests, sent twice at the same moment
        raise


def problems_of(requests: Sequence[Request]) -> list[str]:
    """Every reason these playtests can't be, each once."""
    if not 1 <= len(requests) <= MOST_OPPONENTS:
        words = _("Choose 1 to %(most)s opponents, not %(chosen)s.")
        return [words % {"most": MOST_OPPONENTS, "chosen": len(requests)}]
    return list(dict.fromkeys(problem for request in requests for problem in services.problems_of(request)))


def _already_asked(owner: AbstractBaseUser, requests: Sequence[Request], key: str) -> Series | None:
    found = [services.already_asked(owner, request, f"{key}/{place}") for place, request in enumerate(requests)]
    batches = [batch for batch in found if batch is not None]
    if not batches:
        return None
    series = batches[0].series
    if series is None or not len(batches) == len(requests) == series.batches.count():
        raise KeyReused(_("This idempotency key was used for another request."))
    return series


def _write(owner: AbstractBaseUser, requests: Sequence[Request], key: str) -> Series:
    series = Series.objects.create(owner_id=owner.pk)
    batches = [services.write_rows(owner, request, f"{key}/{place}", series) for place, request in enumerate(requests)]
    services.accept(owner, batches)
    return series


def cancel(*, series: Series) -> None:
    """Stop what is still open; what is finished stays. Raises NotPossible when nothing is open."""
    still_open = list(series.batches.still_open())
    if not still_open:
        raise services.NotPossible(_("This playtest is over; there is nothing to cancel."))
    for batch in still_open:
        try:
            services.cancel(batch=batch)
        except services.NotPossible:
            continue  # it ended in this moment


# Reading --------------------------------------------------------------------------------------------------------------


def visible_series(user: Reader) -> QuerySet[Series]:
    """The series this reader may see: their own."""
    return Series.objects.filter(owner_id=user.pk) if user.is_authenticated else Series.objects.none()


@dataclass(frozen=True)
class Row:
    """One opponent and how it went, from the deck's side."""

    opponent: str
    batch: Batch
    points: Interval | None


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
    rows = [Row(batch.labels[1], batch, Report(batch).win_rate) for batch in batches]
    return Standing(batches[0].labels[0] if batches else "", rows)


def mean(points: Sequence[Interval]) -> Interval:
    """The mean of independent estimates; their margins add up as squares."""
    value = sum(each.value for each in points) / len(points)
    margin = math.hypot(*(each.margin for each in points)) / len(points)
    games = sum(each.games for each in points)
    return Interval(value, max(0.0, value - margin), min(1.0, value + margin), games)
