"""Chunks for tests of the chunk protocol: taken with a lease, and played."""

from __future__ import annotations

from sandtable.playtest.batch import play_chunk
from sandtable.playtest.fingerprint import fingerprints
from sandtable.playtest.plan import GameRecord
from simulate.models import Batch, Chunk
from simulate.queue.lease import Lease, claim


def taken(chunk: Chunk, engines: tuple[str, ...] = ()) -> Lease:
    """A lease on this chunk, which has to be free; for a worker of these engines, or of this one."""
    lease = claim(chunk.pk, engines or fingerprints())
    assert lease is not None
    return lease


def first_chunk(batch: Batch) -> Chunk:
    """The chunk with the first game."""
    return batch.chunks.order_by("first_game")[0]


def played(lease: Lease) -> list[GameRecord]:
    """The records of the games of a lease."""
    return play_chunk(lease.plan, lease.first_game, lease.size)
