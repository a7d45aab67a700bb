"""Old results that are deleted by themselves, where an operator wants it so: in parts, a duty of the dispatcher.

Only what its owner alone can read goes: private playtests, series and studies that ended PLAYTEST_DAYS ago, and private
games at a table that ended SEAT_DAYS ago and in which nobody else had a seat. 0 days: nothing goes. Nothing goes before
the day DELETE_FROM either, so that lists can tell everybody what will go.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils import timezone

from simulate.models import OPEN, Batch, Place, SeatedGame, SeatedState, Series, Study, StudyState, Visibility
from simulate.queue.clock import seconds_from_now

log = logging.getLogger("simulate.queue")
AT_ONCE: Final = 20
"""Rows of one kind in one part: the largest playtest has some hundred rows of its own."""
TOLD_DAYS: Final = 14
"""So long before, lists tell what goes."""
DAY_S: Final = 24 * 3600
OVER: Final = (SeatedState.OVER, SeatedState.GIVEN_UP, SeatedState.FAILED)


def forget_old() -> bool:
    """Delete some of the old results; True when more may be left."""
    if settings.DELETE_FROM is None or timezone.now().date() < settings.DELETE_FROM:
        return False
    found = [old_studies(), old_playtests(), old_seats()]
    return max([_forget(rows) for rows in found if rows is not None], default=0) >= AT_ONCE


def _forget(rows: QuerySet[Any]) -> int:
    keys = list(rows.order_by("pk").values_list("pk", flat=True)[:AT_ONCE])
    for key in keys:
        with transaction.atomic():
            for row in rows.filter(pk=key):  # asked again: somebody may have shared it meanwhile
                _delete(row)
    if keys:
        log.info("%s of %s were old and are deleted", len(keys), rows.model._meta.verbose_name_plural)
    return len(keys)


def _delete(row: Any) -> None:
    """The row with what belongs to it alone."""
    if isinstance(row, Study):
        row.batches.all().delete()
    series = row.series_id if isinstance(row, Batch) else None
    row.delete()
    if series is not None:
        Series.objects.filter(~Exists(Batch.objects.filter(series=OuterRef("pk"))), pk=series).delete()


def old_studies(days_less: int = 0) -> QuerySet[Study] | None:
    """Private studies, none of whose playtests is shared; None where all are kept. `days_less` earlier than they go."""
    if not settings.PLAYTEST_DAYS:
        return None
    shared = Batch.objects.exclude(visibility=Visibility.PRIVATE).filter(study=OuterRef("pk"))
    ended = Study.objects.exclude(state=StudyState.RUNNING).filter(
        _ended("ended_at", settings.PLAYTEST_DAYS - days_less)
    )
    return ended.filter(~Exists(shared), visibility=Visibility.PRIVATE)


def old_playtests(days_less: int = 0) -> QuerySet[Batch] | None:
    """Private playtests that belong to no study and to no shared series."""
    if not settings.PLAYTEST_DAYS:
        return None
    alone = Q(series=None) | Q(series__visibility=Visibility.PRIVATE)
    ended = Batch.objects.exclude(state__in=OPEN).filter(_ended("finished_at", settings.PLAYTEST_DAYS - days_less))
    return ended.filter(alone, study=None, visibility=Visibility.PRIVATE)


def old_seats(days_less: int = 0) -> QuerySet[SeatedGame] | None:
    """Private games at a table that are over, in which nobody but the owner had a seat."""
    if not settings.SEAT_DAYS:
        return None
    others = Place.objects.filter(game=OuterRef("pk")).exclude(user=None).exclude(user=OuterRef("owner"))
    ended = SeatedGame.objects.filter(_ended("ended_at", settings.SEAT_DAYS - days_less), state__in=OVER)
    return ended.filter(~Exists(others), visibility=Visibility.PRIVATE)


def _ended(field: str, days: int) -> Q:
    return Q(**{f"{field}__lt": seconds_from_now(-max(0, days) * DAY_S)})


@dataclass(frozen=True)
class Going:
    """Results of a person that are deleted soon."""

    number: int
    on: date
    """The day on which the first of it goes."""


def going_soon(person: AbstractBaseUser, kind: type[Batch] | type[Study] | type[SeatedGame]) -> Going | None:
    """The results of this kind and person that go within TOLD_DAYS."""
    find, field, days = _RULES[kind]
    rows = find(TOLD_DAYS)
    first = settings.DELETE_FROM
    if rows is None or first is None or first > timezone.now().date() + timedelta(days=TOLD_DAYS):
        return None
    ends = list(rows.filter(owner_id=person.pk).order_by(F(field)).values_list(field, flat=True))
    if not ends:
        return None
    goes = (ends[0] + timedelta(days=getattr(settings, days))).date()
    return Going(len(ends), max(goes, first, timezone.now().date()))


_RULES: Final[dict[Any, Any]] = {
    Batch: (old_playtests, "finished_at", "PLAYTEST_DAYS"),
    Study: (old_studies, "ended_at", "PLAYTEST_DAYS"),
    SeatedGame: (old_seats, "ended_at", "SEAT_DAYS"),
}
