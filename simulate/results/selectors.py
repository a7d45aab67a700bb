"""Playtests, read: which ones a reader may see, and how far each is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from functools import reduce
from operator import or_
from typing import Final

from django.db.models import Q, QuerySet
from django.utils import timezone

from scenarios.models import ScenarioVersion
from scenarios.selectors import visible_versions
from simulate.models import Batch, BatchState, Chunk, ChunkState
from web.reader import Reader

MOST_SIDES = 4
"""Decks that can meet."""
FIRST_GAMES: Final = timedelta(seconds=10)
"""The age up to which the owner of a playtest is taken to look at its page and wait for its first games."""


def own_batches(user: Reader) -> QuerySet[Batch]:
    """The playtests this reader asked for, newest first."""
    return _with_names(Batch.objects.owned_by(user))


def visible_batches(user: Reader) -> QuerySet[Batch]:
    """The playtests this reader may open: their own and shared ones. For a known address, never for a list."""
    return _with_names(Batch.objects.visible_to(user))


def public_batches() -> QuerySet[Batch]:
    """The playtests everybody may find in a list, newest first."""
    return _with_names(Batch.objects.public())


def _with_names(batches: QuerySet[Batch]) -> QuerySet[Batch]:
    return batches.select_related("owner", "series").defer("tally", "summary")


def scenario_of(batch: Batch, user: Reader) -> ScenarioVersion | None:
    """The stored version that was played, as long as it exists and this reader may open it."""
    return visible_versions(user).filter(pk=batch.scenario_version_id).first() if batch.scenario_version_id else None


@dataclass(frozen=True)
class Progress:
    """The progress of a batch."""

    done: int
    games: int
    games_per_s: float | None
    """Measured since the start; None before the first chunk and after the end."""
    workers: int
    place: int
    """Batches that were asked for earlier and still wait; 0: none."""

    @property
    def share(self) -> float:
        return self.done / self.games

    @property
    def seconds_left(self) -> float | None:
        return (self.games - self.done) / self.games_per_s if self.games_per_s else None


def progress(batch: Batch) -> Progress:
    """Games done, speed and what is left, from one batch row and two counts."""
    elapsed = (timezone.now() - batch.started_at).total_seconds() if batch.started_at else 0
    is_going = batch.state == BatchState.RUNNING and batch.games_done and elapsed > 0
    return Progress(
        done=batch.games_done,
        games=batch.n_games,
        games_per_s=batch.games_done / elapsed if is_going else None,
        workers=Chunk.objects.filter(batch=batch, state=ChunkState.RUNNING).count() if batch.is_open else 0,
        place=Batch.objects.filter(state=BatchState.QUEUED, pk__lt=batch.pk).count()
        if batch.state == BatchState.QUEUED
        else 0,
    )


def filtered(
    batches: QuerySet[Batch],
    *,
    state: str = "",
    game: str = "",
    deck: str = "",
    agent: str = "",
    since: date | None = None,
) -> QuerySet[Batch]:
    """The batches that fit every given filter. `deck` is a part of a side's or scenario's name or the id of a deck."""
    if state:
        batches = batches.filter(state=state)
    if game:
        batches = batches.filter(game=game)
    if agent:
        first, last, between = f"{agent},", f",{agent}", f",{agent},"
        batches = batches.filter(Q(agents__startswith=first) | Q(agents__endswith=last) | Q(agents__contains=between))
    if since:
        batches = batches.filter(created_at__date__gte=since)
    if deck:
        named = Q(("snapshot__scenario_label__icontains", deck))
        batches = batches.filter(reduce(or_, (_has_deck(deck, side=side) for side in range(MOST_SIDES)), named))
    return batches


def _has_deck(deck: str, *, side: int) -> Q:
    place = f"snapshot__subjects__{side}"
    return Q((f"{place}__label__icontains", deck)) | Q((f"{place}__source__startswith", f"{deck}:"))


def poll_after_ms(batch: Batch) -> int:
    """The time until the next poll: 2 s at first, up to 10 s for an older batch; 0 when it is over."""
    if not batch.is_open:
        return 0
    age = (timezone.now() - batch.created_at).total_seconds()
    return 1000 * min(10, max(2, int(age // 30)))


def look_after_ms(batch: Batch) -> int:
    """The time until the page looks again: half a second while somebody may be waiting for the first games."""
    is_new = timezone.now() - batch.created_at < FIRST_GAMES
    return 500 if batch.state == BatchState.QUEUED and is_new else poll_after_ms(batch)
