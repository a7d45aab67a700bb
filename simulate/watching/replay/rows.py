"""Games that were played again, kept in the database: the web processes and workers of all hosts find them there.

The same limits as for files hold (`simulate/watching/replay/store.py`). Times are those of the database.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db.models import DurationField, ExpressionWrapper, F, Q

from sandtable.playtest.recording import Recording
from simulate.models import KeptReplay
from simulate.queue.clock import is_older, is_younger, now
from simulate.watching.replay import store
from simulate.watching.replay.store import Refusal

ABANDONED_S = 3600
"""A game that was asked for and never came is forgotten after this."""


class Row:
    """The place of a game in the database."""

    def __init__(self, key: str, silent_s: float) -> None:
        """A worker that was silent for `silent_s` has given the game up."""
        self.key = key
        self.silent_s = silent_s
        self._mine = KeptReplay.objects.filter(pk=key)

    def read(self) -> Recording | Refusal | None:
        kept = self._mine.filter(is_younger("kept_at", store.KEPT_S)).values_list("packed", flat=True).first()
        return store.unpacked(bytes(kept), self.key) if kept is not None else None

    def write(self, found: Recording | Refusal) -> None:
        packed = store.packed(found)
        self._set(packed=packed, size=len(packed), kept_at=now(), tries=0, asked_at=None, played=0, played_at=None)
        forget_old()

    def waiting(self) -> tuple[int, int, float]:
        """Tries, decisions played, and the seconds since somebody asked or played."""
        heard = [_seconds_since("asked_at"), _seconds_since("played_at")]
        found = self._mine.values_list("tries", "played", *heard).first()
        if found is None:
            return 0, 0, float("inf")
        tries, played, *quiet = found
        return tries, played, min((each.total_seconds() for each in quiet if each is not None), default=float("inf"))

    def note_try(self, number: int) -> None:
        self._set(tries=number, asked_at=now())

    def note_played(self, number: int) -> None:
        self._mine.update(played=number, played_at=now())

    @contextmanager
    def one_at_a_time(self) -> Iterator[bool]:
        """Whether it is ours to play: another worker that is heard of has it otherwise."""
        KeptReplay.objects.get_or_create(pk=self.key)
        free = Q(played_at__isnull=True) | is_older("played_at", self.silent_s)
        if not self._mine.filter(free).update(played=0, played_at=now()):
            yield False
            return
        try:
            yield True
        finally:
            self._mine.update(played_at=None)

    def _set(self, **values: Any) -> None:
        if not self._mine.update(**values):
            KeptReplay.objects.update_or_create(pk=self.key, defaults=values)


def _seconds_since(field: str) -> Any:
    return ExpressionWrapper(now() - F(field), output_field=DurationField())


def forget_old() -> None:
    """Delete the oldest games beyond the limits, those that are too old, and those that never came."""
    total, gone = 0, list[str]()
    kept = KeptReplay.objects.filter(kept_at__isnull=False).order_by("-kept_at")
    for place, (key, size) in enumerate(kept.values_list("pk", "size")):
        total += size
        if place >= store.MOST_FILES or total > store.MOST_BYTES_OF_ALL:
            gone.append(key)
    never = Q(kept_at__isnull=True) & (Q(asked_at__isnull=True) | is_older("asked_at", ABANDONED_S))
    never &= Q(played_at__isnull=True) | is_older("played_at", ABANDONED_S)
    KeptReplay.objects.filter(Q(pk__in=gone) | is_older("kept_at", store.KEPT_S) | never).delete()
