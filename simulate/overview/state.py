"""The state of the queue and of its workers, in five statements for any number of rows. No person is named in it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from threading import Lock
from typing import Final

from django.db.models import Count, DurationField, ExpressionWrapper, F, Max, Q, Sum
from django.db.models.expressions import Combinable

from simulate.models import CLAIMABLE, MAX_ATTEMPTS, OPEN, Batch, Beat, Chunk, ChunkState, total
from simulate.queue.bans import has_active_owner
from simulate.queue.beats import DISPATCHER, GAMES, LANES, PEOPLE
from simulate.queue.clock import is_ahead, now
from simulate.queue.limits import LEASE_S

KEPT_S: Final = 2.0
"""The time for which an answer is given again, in seconds: asking often costs nothing."""
SILENT_S: Final = {DISPATCHER: 60, PEOPLE: 90, GAMES: 90}
"""Seconds without a sign of life after which a part counts as gone."""
UNPLAYED_S: Final = 60
"""Seconds of waiting while nobody plays; longer is a fault."""


@dataclass(frozen=True)
class State:
    """Numbers of a moment."""

    queued: int = 0
    """Chunks that nobody plays, those of paused playtests too."""
    playing: int = 0
    """Chunks under a lease that holds."""
    expired: int = 0
    """Chunks whose worker was silent for too long; the dispatcher takes them back within seconds."""
    tried_again: int = 0
    """Of those that are being played, chunks that have ended a worker before."""
    open: dict[str, int] = field(default_factory=dict)
    """Playtests under way, by state."""
    games_left: int = 0
    """Games of these that are not played."""
    oldest_s: float = 0.0
    """Seconds without a game for the playtest that has waited longest; 0: none waits."""
    set_aside: int = 0
    """Playtests that can't be read."""
    silent_s: dict[str, float | None] = field(default_factory=dict)
    """Seconds since the last sign of life, by part; None: there never was one."""

    def is_there(self, part: str) -> bool:
        """Whether the dispatcher, or a worker of this lane, is at work. Who plays has no time to answer."""
        age = self.silent_s.get(part)
        return (age is not None and age <= SILENT_S[part]) or (part == GAMES and self.playing > 0)

    @property
    def stands_still(self) -> bool:
        """Games wait, and nobody plays."""
        return self.oldest_s > UNPLAYED_S and not self.playing


def read() -> State:
    """Ask the database now."""
    playing, tried_again, running = _running()
    found, games_left, oldest_s = _open()
    return State(
        queued=Chunk.objects.filter(state=ChunkState.QUEUED).count(),
        playing=playing,
        expired=running - playing,
        tried_again=tried_again,
        open=found,
        games_left=games_left,
        oldest_s=oldest_s,
        set_aside=Batch.objects.exclude(set_aside="").count(),
        silent_s=_silent(),
    )


def _running() -> tuple[int, int, int]:
    """Chunks whose lease holds, those that were tried before, and all that somebody has taken."""
    found = Chunk.objects.filter(state=ChunkState.RUNNING).aggregate(
        playing=Count("pk", filter=is_ahead("lease_until", LEASE_S)),
        again=Count("pk", filter=Q(attempt__gt=1, attempt__lte=MAX_ATTEMPTS)),
        all=Count("pk"),
    )
    return found["playing"], found["again"], found["all"]


def _open() -> tuple[dict[str, int], int, float]:
    """Playtests under way by state, their games that are left, and the longest wait in seconds."""
    waits = Q(state__in=CLAIMABLE) & has_active_owner()
    rows = (
        Batch.objects.filter(state__in=OPEN)
        .order_by()
        .values("state")
        .annotate(
            count=Count("pk"),
            left=Sum(F("n_games") - total()),
            age=Max(_since("active_at"), filter=waits),
        )
    )
    found = list(rows)
    oldest = max((row["age"] for row in found if row["age"]), default=timedelta(0))
    return {row["state"]: row["count"] for row in found}, sum(row["left"] for row in found), _seconds(oldest)


def _since(field: str) -> Combinable:
    return ExpressionWrapper(now() - F(field), output_field=DurationField())


def _silent() -> dict[str, float | None]:
    ages = dict(Beat.objects.annotate(age=_since("at")).values_list("name", "age"))
    return {name: None if ages.get(name) is None else _seconds(ages[name]) for name in (DISPATCHER, *LANES)}


def _seconds(age: timedelta) -> float:
    """Never below nothing: clocks are also put back."""
    return max(0.0, age.total_seconds())


class Kept:
    """The state, read by one thread at a time and given to the others for `KEPT_S`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lock = Lock()
        self.found: State | None = None
        self.read_at = 0.0

    def state(self) -> State:
        with self.lock:
            if self.found is None or self.clock() - self.read_at >= KEPT_S:
                self.found = read()
                self.read_at = self.clock()
            return self.found

    def forget(self) -> None:
        """Read anew when asked next."""
        self.found = None


KEPT: Final = Kept()
