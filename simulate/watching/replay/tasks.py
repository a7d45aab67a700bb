"""The task that prepares a game for its readers; a message may come late, twice or never."""

from __future__ import annotations

from typing import Any

from billiard.exceptions import SoftTimeLimitExceeded
from celery import shared_task
from django.conf import settings

from simulate.models import Batch, Chunk, ChunkState
from simulate.queue import sending
from simulate.queue.lane import LONGEST_REPLAY_S, among_games
from simulate.watching.replay.preparing import prepare


@shared_task(ignore_result=True)
def prepare_replay(batch_id: int, number: int) -> None:
    """Play one counted game again and keep it."""
    batch = Batch.objects.filter(pk=batch_id).first()
    if batch is not None and batch.record(number) is not None:
        prepare(batch, number, (SoftTimeLimitExceeded,))


def seconds_of(batch_id: int, number: int) -> float:
    """The time that a game of the chunk around this one took to play; 0 where there is none."""
    chunks = Chunk.objects.filter(batch=batch_id, state=ChunkState.DONE, first_game__lte=number)
    played = chunks.order_by("-first_game").values_list("duration_ms", "size").first()
    return played[0] / played[1] / 1000 if played else 0.0


def send(batch_id: int, number: int) -> None:
    """Put the game on the lane for people, a long one among the games. Raises QueueDown."""
    if settings.REPLAYS_IN_REQUEST:
        prepare_replay(batch_id, number)
        return
    is_long = seconds_of(batch_id, number) > LONGEST_REPLAY_S
    way: dict[str, Any] = among_games(prepare_replay) if is_long else {}
    sending.send(prepare_replay, [batch_id, number], **way)
