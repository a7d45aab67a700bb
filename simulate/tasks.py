"""The shell around the services: fetch nothing, decide nothing."""

from __future__ import annotations

from typing import Any

from billiard.exceptions import SoftTimeLimitExceeded, TimeLimitExceeded, WorkerLostError
from celery import shared_task
from celery.signals import task_failure
from kombu.exceptions import OperationalError

from simulate import services
from simulate.queue.lease import expire
from simulate.queue.relay import QueueDown


@shared_task(bind=True, ignore_result=True)
def run_chunk(self: Any, chunk_id: int) -> None:
    """Play one chunk of a batch. The message may come late, twice or never."""
    services.run_chunk(chunk_id=chunk_id, task=self.request.id, interrupts=(SoftTimeLimitExceeded,))


def publish(chunk_id: int) -> None:
    """Put one chunk on the queue. Raises QueueDown when the broker does not take it."""
    try:
        run_chunk.apply_async((chunk_id,))
    except (OperationalError, OSError) as error:
        raise QueueDown(str(error)) from error


@task_failure.connect(sender=run_chunk)
def release_lease(task_id: str, exception: BaseException, args: Any, **_: Any) -> None:
    """A task that failed or whose process is gone holds a lease nobody will use: end it at once."""
    expire(int(args[0]), task_id, error_word(exception))


def error_word(exception: BaseException) -> str:
    """What `Chunk.last_error` calls the end of a task."""
    if isinstance(exception, (TimeLimitExceeded, SoftTimeLimitExceeded)):
        return "timeout"
    if isinstance(exception, MemoryError):
        return "memory"
    return "lost" if isinstance(exception, WorkerLostError) else type(exception).__name__[:20]
