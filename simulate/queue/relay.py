"""Putting chunks on the queue: a fair share for every user, repeated when a message seems lost.

The first chunks of a playtest go through the lane for people, so that nobody waits for them behind other games. A
chunk whose process died goes before other games, once: otherwise it would wait behind all that its owner has on the
queue.
"""

from __future__ import annotations

import heapq
import logging
import math
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from django.db.models import F, Q, QuerySet

from sandtable.playtest.plan import OUTCOMES
from simulate.models import CLAIMABLE, Batch, Chunk, ChunkState, total
from simulate.queue.bans import has_active_owner
from simulate.queue.clock import is_ahead, is_older, is_younger, now
from simulate.queue.limits import (
    IN_FLIGHT,
    IN_FLIGHT_PER_USER,
    LEASE_S,
    LEAST_CHUNK_S,
    REPUBLISH_S,
    SECOND_TRIES_PER_USER,
    TARGET_S,
    WAITED_FOR_PER_USER,
)
from simulate.queue.pieces import Piece, in_turn, piece_of
from simulate.queue.sizing import Pace

log = logging.getLogger("simulate.queue")
Publish = Callable[[int], None]


class QueueDown(Exception):
    """The broker did not take a message."""


def relay(publish: Publish, to_people: Publish | None = None, again: Publish | None = None) -> int:
    """Publish the ids of chunks that wait; returns how many.

    Chunks that somebody waits for are published first, by `to_people` where it is given, then those whose first try
    was lost, by `again` where it is given. Publishing comes first and is written down after, so that dying in between
    repeats a message, which is free. A broker that does not answer ends the round; the chunks stay as they are.
    """
    published = 0
    for chunks, send in (
        (waited_for(), to_people or publish),
        (second_tries(), again or publish),
        (chosen(), publish),
    ):
        for chunk_id in chunks:
            try:
                send(chunk_id)
            except QueueDown as error:
                log.warning("the queue does not answer, trying again in the next round: %s", error)
                return published
            _note(chunk_id)
            published += 1
    return published


def waited_for() -> Iterator[int]:
    """First chunks of playtests to publish now: round robin over users, a few of each, of the newest playtest first."""
    waiting = _unpublished().filter(is_waited_for(), has_active_owner_of_chunk())
    owners = sorted(set(waiting.values_list("batch__owner_id", flat=True)))
    in_flight = _in_flight(is_waited_for())
    return _in_turn(_ids(waiting, owner, WAITED_FOR_PER_USER - in_flight[owner], "-batch_id") for owner in owners)


def is_waited_for() -> Q:
    """The chunk begins with a game that somebody waits for."""
    return Q(first_game__lt=F("batch__waited_games"))


def second_tries() -> Iterator[int]:
    """Chunks to publish now whose first try was lost: round robin over users, a few of each, the oldest first."""
    waiting = _unpublished().filter(~is_waited_for(), has_active_owner_of_chunk(), attempt=1)
    owners = sorted(set(waiting.values_list("batch__owner_id", flat=True)))
    if not owners:
        return
    in_flight = _in_flight(is_second_try())
    lines = (_ids(waiting, owner, SECOND_TRIES_PER_USER - in_flight[owner], "batch_id") for owner in owners)
    yield from _in_turn(lines)


def is_second_try() -> Q:
    """The chunk waits for its second try or is in it."""
    return Q(state=ChunkState.QUEUED, attempt=1) | Q(state=ChunkState.RUNNING, attempt=2)


def has_active_owner_of_chunk() -> Q:
    """The chunk belongs to a batch of an account that is not closed."""
    return Q(batch__in=Batch.objects.filter(has_active_owner(), state__in=CLAIMABLE))


def chosen() -> Iterator[int]:
    """Other chunks to publish now: by turns over users and over the work of each, no more than their share.

    Next is who has the least processor time on the queue. A share is passed where fewer chunks wait than are played.
    """
    way = on_the_way()
    most = min(IN_FLIGHT - way.waiting - way.busy, math.ceil(share_s() / LEAST_CHUNK_S))
    others = _unpublished().filter(first_game__gte=F("batch__waited_games"))
    owners = sorted(_owners_who_wait())
    lines = {owner: in_turn(others, owner, most, way.pieces) for owner in owners}
    turns = [(way.seconds[owner], owner) for owner in owners]
    heapq.heapify(turns)
    while turns and way.has_room_for(turns[0][0]):
        seconds, owner = heapq.heappop(turns)
        chunk = next(lines[owner], None)
        if chunk is None:
            continue
        yield chunk[0]
        way.waiting += 1
        if way.waiting + way.busy >= IN_FLIGHT:
            return
        heapq.heappush(turns, (seconds + chunk[1], owner))


@dataclass
class OnTheWay:
    """The chunks that were published and are not done."""

    seconds: defaultdict[int, float]
    """The processor time that they are expected to take, by owner."""
    pieces: Counter[Piece]
    """Their number by the piece of work to which they belong."""
    waiting: int
    busy: int
    """The number of those that wait, and of those that are played."""

    def has_room_for(self, seconds: float) -> bool:
        """May somebody with this much on the way have more?"""
        return seconds < share_s() or self.waiting <= self.busy


def share_s() -> float:
    """The processor time that one person has on the queue, in seconds."""
    return IN_FLIGHT_PER_USER * TARGET_S


def on_the_way() -> OnTheWay:
    """The chunks that are on the way now."""
    found = OnTheWay(defaultdict(float), Counter(), 0, 0)
    columns = ("state", "size", "batch__owner_id", "batch__study_id", "batch__series_id", "batch_id")
    pace = ("batch__chunk_size", "batch__processor_ms", total(*(f"batch__{each}" for each in OUTCOMES)))
    for state, size, owner, study, series, batch, *paced in _published().values_list(*columns, *pace):
        found.seconds[owner] += Pace(*paced).seconds(size)
        found.pieces[piece_of(study, series, batch)] += 1
        found.waiting += state == ChunkState.QUEUED
        found.busy += state == ChunkState.RUNNING
    return found


def _in_turn(lines: Iterable[Iterable[int]]) -> Iterator[int]:
    """One of each line after another."""
    waiting = deque(deque(line) for line in lines)
    while waiting:
        line = waiting.popleft()
        if line:
            yield line.popleft()
            waiting.append(line)


def _ids(chunks: QuerySet[Chunk], owner: int, most: int, order: str) -> Iterable[int]:
    mine = chunks.filter(batch__owner_id=owner).order_by(order, "first_game")
    return mine.values_list("pk", flat=True)[: max(0, most)]


def _note(chunk_id: int) -> None:
    """Write down that the chunk is on the queue."""
    Chunk.objects.filter(pk=chunk_id, state=ChunkState.QUEUED).update(published_at=now())


def _unpublished() -> QuerySet[Chunk]:
    return Chunk.objects.filter(is_due(), state=ChunkState.QUEUED, batch__state__in=CLAIMABLE)


def is_due() -> Q:
    """No message of the chunk is under way: none was sent, or the last one seems lost."""
    return Q(published_at__isnull=True) | is_older("published_at", REPUBLISH_S)


def _in_flight(which: Q = Q()) -> Counter[int]:  # noqa: B008 - never changed
    """Chunks published and not done, by owner."""
    return Counter(_published().filter(which).values_list("batch__owner_id", flat=True))


def _published() -> QuerySet[Chunk]:
    waiting = Q(state=ChunkState.QUEUED) & is_younger("published_at", REPUBLISH_S)
    busy = Q(state=ChunkState.RUNNING) & is_ahead("lease_until", LEASE_S)
    return Chunk.objects.filter(waiting | busy)


def _owners_who_wait() -> set[int]:
    return set(Batch.objects.filter(has_active_owner(), state__in=CLAIMABLE).values_list("owner_id", flat=True))
