"""Putting chunks on the queue: by turns of users, repeated when a message seems lost.

The first chunks of a playtest go through the lane for people, so that nobody waits for them behind other games. A
chunk whose process died goes before other games, once: otherwise it would wait behind all that its owner has on the
queue.
"""

from __future__ import annotations

import heapq
import logging
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator

from django.db.models import F, Q, QuerySet

from sandtable.playtest.fingerprint import fingerprints
from simulate.models import CLAIMABLE, Batch, Chunk, ChunkState
from simulate.queue.bans import has_active_owner
from simulate.queue.clock import now
from simulate.queue.lease import has_engine
from simulate.queue.limits import SECOND_TRIES_PER_USER, WAITED_FOR_PER_USER
from simulate.queue.lost import is_lost, is_waited_for
from simulate.queue.pieces import in_turn
from simulate.queue.turns import Turns
from simulate.queue.way import is_of_these_engines, on_the_way, published

log = logging.getLogger("simulate.queue")
Publish = Callable[[int], None]


class QueueDown(Exception):
    """The broker did not take a message."""


def relay(
    publish: Publish, to_people: Publish | None = None, again: Publish | None = None, turns: Turns | None = None
) -> int:
    """Publish the ids of chunks that wait; returns how many.

    Chunks that somebody waits for are published first, by `to_people` where it is given, then those whose first try
    was lost, by `again` where it is given. `turns` remembers from round to round whose turn it is. Publishing comes
    first and is written down after, so that dying in between repeats a message, which is free. A broker that does not
    answer ends the round; the chunks stay as they are.
    """
    published = 0
    for chunks, send in (
        (waited_for(), to_people or publish),
        (second_tries(), again or publish),
        (chosen(turns or Turns()), publish),
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
    if not owners:
        return
    in_flight = _in_flight(is_waited_for())
    lines = (_ids(waiting, owner, WAITED_FOR_PER_USER - in_flight[owner], "-batch_id") for owner in owners)
    yield from _in_turn(lines)


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


def chosen(turns: Turns) -> Iterator[int]:
    """Other chunks to publish now, as many as the queue has room for: by turns over users and over the work of each.

    Next is who was given the least processor time, with what is on the way.
    """
    way = on_the_way()
    if not way.has_room():
        return
    owners = _owners_who_wait()
    others = _unpublished().filter(first_game__gte=F("batch__waited_games"))
    lines = {owner: in_turn(others, owner, way.most_chunks(), way.pieces) for owner in owners}
    order = [(given, owner) for owner, given in turns.standings(owners, way.seconds).items()]
    heapq.heapify(order)
    while order and way.has_room():
        given, owner = heapq.heappop(order)
        chunk = next(lines[owner], None)
        if chunk is not None:
            key, seconds = chunk
            yield key
            way.add(seconds)
            heapq.heappush(order, (given + seconds, owner))


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
    return Chunk.objects.filter(is_due(), is_of_these_engines(), state=ChunkState.QUEUED, batch__state__in=CLAIMABLE)


def is_due() -> Q:
    """No message of the chunk is under way: none was sent, or the last one is lost."""
    return Q(published_at__isnull=True) | is_lost()


def _in_flight(which: Q = Q()) -> Counter[int]:  # noqa: B008 - never changed
    """Chunks published and not done, by owner."""
    return Counter(published().filter(which).values_list("batch__owner_id", flat=True))


def _owners_who_wait() -> set[int]:
    open_now = Batch.objects.filter(has_active_owner(), has_engine(fingerprints()), state__in=CLAIMABLE)
    return set(open_now.values_list("owner_id", flat=True))
