"""The part of a worker that talks to the broker, with the patience for a broker that is full."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from time import sleep
from typing import Any, Final

from celery.utils.threads import bound_open_broker_sockets  # type: ignore[attr-defined]  # newer than its types
from celery.worker import state
from celery.worker.consumer import Consumer
from django.conf import settings
from kombu import Connection

from web import broker

log = logging.getLogger(__name__)
PAUSES_S: Final = (0.5, 1.0, 2.0, 5.0)
"""Seconds between two looks at a broker that takes no messages; the last one is repeated."""
SILENCE_S: Final = 5.0
"""Seconds to wait for an answer of a broker that may be gone."""
TALK: Final = ("without_heartbeat", "without_gossip", "without_mingle")
"""Celery's options that end what workers tell each other."""
LOOK_FOR_DEATHS_EVERY_S: Final = 0.5
"""Celery looks every 5 s. It is told of a death at once, but before it can see who died it has forgotten again."""


class PatientConsumer(Consumer):
    """Takes no work from a broker that can't note it.

    A Redis out of memory still hands out messages, but a worker can't write down there which ones it has taken, and
    each of them would be lost until the dispatcher sends it again.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        """Without Celery's own talk between workers, which nobody hears: events of life every two seconds, gossip, and
        greetings at the start. Signs of life go through the database (simulate/queue/beats.py)."""
        super().__init__(*given, **named | dict.fromkeys(TALK, True))

    def connect(self) -> Any:
        wait_for_room(lambda: not broker.problem(settings.BROKER_URL, settings.QUEUE_DIR))
        return super().connect()

    def register_with_event_loop(self, hub: Any) -> None:
        super().register_with_event_loop(hub)
        hub.call_repeatedly(LOOK_FOR_DEATHS_EVERY_S, self.pool.maintain_pool)

    def on_connection_error_after_connected(self, exc: Exception) -> None:
        """Close the channels of a lost connection before Celery lets go of it.

        Celery closes all of them at once and stops at the first that complains. When it comes back to the others, they
        have forgotten the address of their broker, and an AttributeError ends the worker: then, or when a task ends
        whose message came by such a channel.
        """
        if self.connection:
            bound_open_broker_sockets(self.connection, SILENCE_S)
            close_channels(self.connection)
        super().on_connection_error_after_connected(exc)


def close_channels(connection: Connection) -> None:
    """Close every channel of a connection that may be lost; taken messages go back if the broker is there again.

    A channel that awaits a message complains about the loss at the first attempt, and closes at the second.
    """
    transport: Any = connection.transport
    for channel in tuple(transport.channels):
        for _attempt in range(2):
            connection.maybe_close_channel(channel)


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
