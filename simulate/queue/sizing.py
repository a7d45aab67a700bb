"""The size of chunks: about one and a half seconds of work, in whole rotations."""

from __future__ import annotations

from collections.abc import Iterator

from django.db.models import Sum

from simulate.models import Batch, Chunk, ChunkState
from simulate.queue.limits import MOST_CHUNK_GAMES, TARGET_S, UNKNOWN_SPEED_CHUNKS

_MEASURED_CHUNKS = 50


def speed(*, game: str, agents: str, fingerprint: str) -> float | None:
    """Games a second of one worker, from the latest chunks of this game, agents and engine; None when unmeasured."""
    latest = Chunk.objects.filter(
        state=ChunkState.DONE,
        duration_ms__gt=0,
        batch__in=Batch.objects.filter(game=game, agents=agents, engine_fingerprint=fingerprint).order_by("-id")[:5],
    ).order_by("-id")[:_MEASURED_CHUNKS]
    measured = latest.aggregate(games=Sum("size"), duration_ms=Sum("duration_ms"))
    return 1000 * measured["games"] / measured["duration_ms"] if measured["games"] else None


def chunk_size(n_games: int, games_per_s: float | None, rotation: int = 2) -> int:
    """The number of games in a new batch's chunks: whole rotations of `rotation` games."""
    if games_per_s is None:
        return whole_rotations(n_games / UNKNOWN_SPEED_CHUNKS, rotation)
    return whole_rotations(games_per_s * TARGET_S, rotation)


def stretches(first_game: int, games: int, size: int) -> Iterator[tuple[int, int]]:
    """(first game, size) of the chunks that cover a stretch; the last one is shorter."""
    for first in range(first_game, first_game + games, size):
        yield first, min(size, first_game + games - first)


def whole_rotations(games: float, rotation: int) -> int:
    """The number of games nearest to this that splits no rotation; at least one, at most what a chunk may hold."""
    return rotation * max(1, min(MOST_CHUNK_GAMES // rotation, round(games / rotation)))
