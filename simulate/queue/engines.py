"""The engines that workers have: while a version is rolled out, workers of the old one live beside those of the new.

A worker that plays games tells the fingerprints of its engines with its sign of life (simulate/queue/beats.py).
"""

from __future__ import annotations

from typing import Final

from simulate.models import Batch, Beat, Chunk, ChunkState
from simulate.queue.clock import is_ahead, seconds_from_now
from simulate.queue.limits import LEASE_S

LIVES_S: Final = 300
"""A worker is taken to be there for this time after its sign of life: slow games keep it from giving the next one."""


def engines_of_workers() -> set[str]:
    """The fingerprints of engines whose workers gave a sign of life, or play at this moment."""
    told = Beat.objects.filter(at__gte=seconds_from_now(-LIVES_S)).values_list("name", flat=True)
    playing = Chunk.objects.filter(is_ahead("lease_until", LEASE_S), state=ChunkState.RUNNING).values("batch")
    return {*told, *Batch.objects.filter(pk__in=playing).values_list("engine_fingerprint", flat=True)}
