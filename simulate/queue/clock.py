"""The time of the protocol: the database's, taken inside the statement, so a wrong clock of a worker means nothing.

Where that clock is set back, what was written before lies in the future. A moment further ahead than anything is
written counts as over, so that nothing waits for the hours to come again.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final, Protocol

from django.db.models import DateTimeField, ExpressionWrapper, Q, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import Now

SLACK_S: Final = 120
"""A moment may be this much further ahead than it was written, in seconds: clocks are also put right by a little."""


class Clock(Protocol):
    """The source of the time; tests have one that they can move."""

    def now(self) -> Combinable: ...

    def seconds_from_now(self, seconds: float) -> Combinable: ...


class DatabaseClock:
    """The clock of service."""

    def now(self) -> Combinable:
        return Now()

    def seconds_from_now(self, seconds: float) -> Combinable:
        return ExpressionWrapper(Now() + Value(timedelta(seconds=seconds)), output_field=DateTimeField())


_source: Clock = DatabaseClock()


def now() -> Combinable:
    """This moment."""
    return _source.now()


def seconds_from_now(seconds: float) -> Combinable:
    """A moment that many seconds ahead, or back when negative."""
    return _source.seconds_from_now(seconds)


def is_over(field: str, lasts_s: float) -> Q:
    """The moment in `field`, which was written that many seconds ahead, is over; or it is nonsense."""
    return Q(**{f"{field}__lt": now()}) | Q(**{f"{field}__gt": seconds_from_now(lasts_s + SLACK_S)})


def is_ahead(field: str, lasts_s: float) -> Q:
    """The opposite: the moment is to come, and not too far ahead."""
    return Q(**{f"{field}__gte": now()}) & Q(**{f"{field}__lte": seconds_from_now(lasts_s + SLACK_S)})


def is_older(field: str, seconds: float) -> Q:
    """The moment in `field` was written longer ago than that; or it is nonsense."""
    return Q(**{f"{field}__lt": seconds_from_now(-seconds)}) | Q(**{f"{field}__gt": seconds_from_now(SLACK_S)})


def is_younger(field: str, seconds: float) -> Q:
    """The opposite: it was written within that time."""
    return Q(**{f"{field}__gte": seconds_from_now(-seconds)}) & Q(**{f"{field}__lte": seconds_from_now(SLACK_S)})
