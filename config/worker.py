"""The part of a worker that talks to the broker, with the patience for a broker that is full."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from time import sleep
from typing import Any, Final

from celery.worker import state
from celery.worker.consumer import Consumer
from django.conf import settings

from web import broker

log = logging.getLogger(__name__)
PAUSES_S: Final = (0.5, 1.0, 2.0, 5.0)
"""Seconds between two looks at a broker that takes no messages; the last one is repeated."""


class PatientConsumer(Consumer):
    """Takes no work from a broker that can't note it.

    A Redis out of memory still hands out messages, but a worker can't write down there which ones it has taken, and
    each of them would be lost until the dispatcher sends it again.
    """

    def connect(self) -> Any:
        wait_for_room(lambda: not broker.problem(settings.BROKER_URL, settings.QUEUE_DIR))
        return super().connect()

    def on_connection_error_after_connected(self, exc: Exception) -> None:
        """Let go of a lost connection without giving its messages back: they come back after the visibility timeout.

        Celery closes the channels of such a connection twice, and stops the first time at one that complains. The
        second time a channel with messages to give back looks for the address of its broker, which is forgotten by
        then: an AttributeError, which would end the worker. Nothing is lost, as the work on them goes on.
        """
        transport: Any = self.connection.transport if self.connection else None
        for channel in transport.channels if transport else ():
            channel.do_restore = False
        super().on_connection_error_after_connected(exc)


def wait_for_room(takes_messages: Callable[[], bool], pause: Callable[[float], object] = sleep) -> None:
    """Return when the broker takes messages. Raises WorkerShutdown when the worker is told to go first."""
    waited = False
    for pause_s in _pauses():
        if takes_messages():
            break
        if not waited:
            log.error("the broker takes no messages (is it there, does it have memory?); waiting for it")
        waited = True
        state.maybe_shutdown()
        pause(pause_s)
    if waited:
        log.warning("the broker takes messages again")


def _pauses() -> Iterator[float]:
    return chain(PAUSES_S, repeat(PAUSES_S[-1]))
