"""The time of the protocol: the database's, taken inside the statement, so a wrong clock of a worker means nothing."""

from __future__ import annotations

from datetime import timedelta
from typing import Protocol

from django.db.models import DateTimeField, ExpressionWrapper, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import Now


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
