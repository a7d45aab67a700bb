"""The task that prepares a game for its readers; a message may come late, twice or never."""

from __future__ import annotations

from billiard.exceptions import SoftTimeLimitExceeded
from celery import shared_task
from django.conf import settings
from kombu.exceptions import OperationalError

from simulate.models import Batch
from simulate.queue.relay import QueueDown
from simulate.watching.replay.preparing import prepare


@shared_task(ignore_result=True)
def prepare_replay(batch_id: int, number: int) -> None:
    """Play one counted game again and keep it."""
    batch = Batch.objects.filter(pk=batch_id).first()
    if batch is not None and batch.record(number) is not None:
        prepare(batch, number, (SoftTimeLimitExceeded,))


def send(batch_id: int, number: int) -> None:
    """Put the game on the queue of the workers. Raises QueueDown when the broker does not take it."""
    if settings.REPLAYS_IN_REQUEST:
        prepare_replay(batch_id, number)
        return
    try:
        with prepare_replay.app.connection_for_write() as broker:  # one that is lost takes no other message along
            prepare_replay.apply_async((batch_id, number), connection=broker, retry=False)  # type: ignore[call-arg]
    except (OperationalError, OSError) as error:
        raise QueueDown(str(error)) from error
