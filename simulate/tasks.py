"""The shell around the services: fetch nothing, decide nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

from billiard.exceptions import SoftTimeLimitExceeded, TimeLimitExceeded, WorkerLostError
from celery import shared_task
from celery.signals import task_failure
from kombu import Connection
from kombu.exceptions import OperationalError

from simulate import work
from simulate.queue.lease import expire
from simulate.queue.relay import QueueDown


@shared_task(bind=True, ignore_result=True)
def run_chunk(self: Any, chunk_id: int) -> None:
    """Play one chunk of a batch. The message may come late, twice or never."""
    work.run_chunk(chunk_id=chunk_id, task=self.request.id, interrupts=(SoftTimeLimitExceeded,))


def publish(chunk_id: int) -> None:
    """Put one chunk on the queue. Raises QueueDown when the broker does not take it."""
    broker = _broker()
    try:
        run_chunk.apply_async((chunk_id,), connection=broker, retry=False)  # type: ignore[call-arg]  # as celery says
    except (OperationalError, OSError) as error:
        _broker.cache_clear()
        broker.release()
        raise QueueDown(str(error)) from error


@cache
def _broker() -> Connection:
    """The connection that carries all messages until one fails; then the next message gets a new one.

    Celery's own pool would keep the channel of a Redis that ran out of memory, closed and useless for ever.
    """
    connection: Connection = run_chunk.app.connection_for_write()
    return connection


@task_failure.connect(sender=run_chunk)
def release_lease(task_id: str, exception: BaseException, args: Any, **_: Any) -> None:
    """A task that failed or whose process is gone holds a lease nobody will use: end it at once."""
    expire(int(args[0]), task_id, error_word(exception))


def error_word(exception: BaseException) -> str:
    """The word of `Chunk.last_error` for the end of a task."""
    if isinstance(exception, (TimeLimitExceeded, SoftTimeLimitExceeded)):
        return "timeout"
    if isinstance(exception, MemoryError):
        return "memory"
    return "lost" if isinstance(exception, WorkerLostError) else type(exception).__name__[:20]
