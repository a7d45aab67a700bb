"""Putting chunks on the queue: a fair share for every user, repeated when a message seems lost."""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Callable, Iterator

from django.db.models import Q

from simulate.models import CLAIMABLE, Batch, Chunk, ChunkState
from simulate.queue.bans import has_active_owner
from simulate.queue.clock import now, seconds_from_now
from simulate.queue.limits import IN_FLIGHT, IN_FLIGHT_PER_USER, REPUBLISH_S

log = logging.getLogger("simulate.queue")
Publish = Callable[[int], None]


class QueueDown(Exception):
    """The broker did not take a message."""


def relay(publish: Publish) -> int:
    """Publish the ids of chunks that wait; returns how many.

    Publishing comes first and is written down after, so that dying in between repeats a message, which is free.
    A broker that does not answer ends the round; the chunks stay as they are.
    """
    published = 0
    for chunk_id in chosen():
        try:
            publish(chunk_id)
        except QueueDown as error:
            log.warning("the queue does not answer, trying again in the next round: %s", error)
            break
        _note(chunk_id)
        published += 1
    return published


def chosen() -> Iterator[int]:
    """Chunks to publish now: round robin over users, no more than their share."""
    in_flight = _in_flight()
    room = IN_FLIGHT - sum(in_flight.values())
    lines = deque(deque(_waiting(owner, IN_FLIGHT_PER_USER - in_flight[owner])) for owner in sorted(_owners_who_wait()))
    while lines and room > 0:
        line = lines.popleft()
        if line:
            yield line.popleft()
            room -= 1
            lines.append(line)


def _note(chunk_id: int) -> None:
    """Write down that the chunk is on the queue."""
    Chunk.objects.filter(pk=chunk_id, state=ChunkState.QUEUED).update(published_at=now())


def _unpublished() -> Q:
    return Q(state=ChunkState.QUEUED, batch__state__in=CLAIMABLE) & is_due()


def is_due() -> Q:
    """No message of the chunk is under way: none was sent, or the last one seems lost."""
    return Q(published_at__isnull=True) | Q(published_at__lt=seconds_from_now(-REPUBLISH_S))


def _in_flight() -> Counter[int]:
    """Chunks published and not done, by owner."""
    waiting = Q(state=ChunkState.QUEUED, published_at__gte=seconds_from_now(-REPUBLISH_S))
    busy = Q(state=ChunkState.RUNNING, lease_until__gte=now())
    return Counter(Chunk.objects.filter(waiting | busy).values_list("batch__owner_id", flat=True))


def _owners_who_wait() -> set[int]:
    return set(Batch.objects.filter(has_active_owner(), state__in=CLAIMABLE).values_list("owner_id", flat=True))


def _waiting(owner: int, most: int) -> Iterator[int]:
    chunks = Chunk.objects.filter(_unpublished(), batch__owner_id=owner).order_by("batch_id", "first_game")
    return iter(chunks.values_list("pk", flat=True)[: max(0, most)])
