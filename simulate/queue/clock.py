"""The time of the protocol: the database's, taken inside the statement, so a wrong clock of a worker means nothing."""

from __future__ import annotations

from datetime import timedelta

from django.db.models import DateTimeField, ExpressionWrapper, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import Now


def now() -> Combinable:
    """This moment, as the database sees it."""
    return Now()


def seconds_from_now(seconds: float) -> Combinable:
    """A moment that many seconds ahead, or back when negative."""
    return ExpressionWrapper(now() + Value(timedelta(seconds=seconds)), output_field=DateTimeField())
