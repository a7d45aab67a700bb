"""The shell around the services: fetch nothing, decide nothing."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

from billiard.exceptions import SoftTimeLimitExceeded, TimeLimitExceeded, WorkerLostError
from celery import shared_task
from celery.exceptions import Reject
from celery.signals import task_failure
from django.db import Error

from sandtable.playtest.fingerprint import fingerprints
from simulate.models import Chunk
from simulate.queue import beats, work
from simulate.queue.lease import comes_again_soon, expire
from simulate.queue.nudge import nudge_dispatcher
from simulate.queue.outages import NO_ANSWER
from simulate.queue.relay import QueueDown
from simulate.queue.sending import send
from simulate.queue.sweep import requeue_expired
from simulate.results.qualities.slices import watch_slice
from simulate.study.steering import can_wait, steer
from simulate.watching.analysis.tasks import think_about_game
from simulate.watching.replay.tasks import prepare_replay
from simulate.watching.seat.tasks import prepare_seated_replay, think_at_table
from web.links import let_go
from web.metrics.counting import CHUNKS, count

__all__ = [
    "ASK_WORKERS",
    "prepare_replay",
    "prepare_seated_replay",
    "publish",
    "publish_again",
    "publish_waited",
    "publish_watching",
    "run_chunk",
    "run_chunk_again",
    "run_waited_chunk",
    "tell_of_games",
    "tell_of_people",
    "think_about_game",
    "think_at_table",
    "watch_play",
]

log = logging.getLogger("simulate.study")


@shared_task(bind=True, ignore_result=True)
def run_chunk(self: Any, chunk_id: int) -> None:
    """Play one chunk of a batch. The message may come late, twice or never."""
    _play(chunk_id, self.request.id)
    steer_study_of(chunk_id)


@shared_task(bind=True, ignore_result=True)
def run_waited_chunk(self: Any, chunk_id: int) -> None:
    """Play one of the first chunks of a batch, in the lane for people. The message may come late, twice or never."""
    _play(chunk_id, self.request.id)


@shared_task(bind=True, ignore_result=True)
def run_chunk_again(self: Any, chunk_id: int) -> None:
    """Play a chunk whose first try was lost, before other games. The message may come late, twice or never."""
    _play(chunk_id, self.request.id)
    steer_study_of(chunk_id)


def _play(chunk_id: int, task: str) -> None:
    """Play a chunk. Raises Reject when the database stays away: the message goes back to the queue, and comes again."""
    try:
        work.run_chunk(chunk_id=chunk_id, task=task, interrupts=(SoftTimeLimitExceeded,))
    except NO_ANSWER as error:
        raise Reject(str(error), requeue=True) from error


def steer_study_of(chunk_id: int) -> None:
    """Steer the study of this chunk, if it has one. The chunk is recorded already: a fault here loses no game.

    Where nothing can be decided yet, the dispatcher does it in a few seconds, for many chunks at a time.
    """
    found = Chunk.objects.filter(pk=chunk_id).values_list("batch__study_id", "batch__study__kind")
    study_id, kind = found.first() or (None, "")
    if study_id is None or can_wait(study_id, kind):
        return
    try:
        steer(study_id, interrupts=(SoftTimeLimitExceeded,))
    except Error:
        log.exception("the database did not answer; the dispatcher steers study %s later", study_id)


@shared_task(ignore_result=True)
def watch_play(play_id: int) -> None:
    """Watch a few games of a playtest for its qualities of play, and ask for the next few."""
    if watch_slice(play_id):
        with suppress(QueueDown):  # the dispatcher sends the message later
            publish_watching(play_id)


@shared_task(ignore_result=True)
def tell_of_games(asked: str) -> None:
    """A worker that plays games by these engines lives; `asked` is the moment of the question."""
    beats.beat(beats.GAMES, *fingerprints(), asked=asked)


@shared_task(ignore_result=True)
def tell_of_people(asked: str) -> None:
    """A worker that serves the lane for people lives; `asked` is the moment of the question."""
    beats.beat(beats.PEOPLE, asked=asked)


ASK_WORKERS = {
    beats.GAMES: lambda asked: send(tell_of_games, [asked]),
    beats.PEOPLE: lambda asked: send(tell_of_people, [asked]),
}
"""By lane: ask its workers for a sign of life, with the moment of the question. Raises QueueDown."""


def publish(chunk_id: int) -> None:
    """Put one chunk on the queue. Raises QueueDown when the broker does not take it."""
    send(run_chunk, [chunk_id])


def publish_waited(chunk_id: int) -> None:
    """Put one of the first chunks of a batch on the lane for people. Raises QueueDown."""
    send(run_waited_chunk, [chunk_id])


def publish_again(chunk_id: int) -> None:
    """Put a chunk whose first try was lost before other games. Raises QueueDown when the broker does not take it."""
    send(run_chunk_again, [chunk_id])


def publish_watching(play_id: int) -> None:
    """Put the next slice of watched play on the queue. Raises QueueDown when the broker does not take it."""
    send(watch_play, [play_id])


@task_failure.connect(sender=run_waited_chunk)
@task_failure.connect(sender=run_chunk_again)
@task_failure.connect(sender=run_chunk)
def release_lease(task_id: str, exception: BaseException, args: Any, **_: Any) -> None:
    """A task that failed or whose process is gone holds a lease nobody will use: its chunk is free again at once.

    For a process that is gone this is done by the one that started it, which asks the database for nothing else: days
    may lie between two times.
    """
    count(CHUNKS, end="lost")
    let_go()
    try:
        _release(int(args[0]), task_id, exception)
    finally:
        let_go()


def _release(chunk_id: int, task_id: str, exception: BaseException) -> None:
    if expire(chunk_id, task_id, error_word(exception)):
        requeue_expired()
    elif isinstance(exception, WorkerLostError):
        comes_again_soon(chunk_id)
    nudge_dispatcher()


def error_word(exception: BaseException) -> str:
    """The word of `Chunk.last_error` for the end of a task."""
    if isinstance(exception, (TimeLimitExceeded, SoftTimeLimitExceeded)):
        return "timeout"
    if isinstance(exception, MemoryError):
        return "memory"
    return "lost" if isinstance(exception, WorkerLostError) else type(exception).__name__[:20]
