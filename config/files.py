"""Messages as files for a worker with an event loop, which kombu's own file transport does not give it.

Without one, all processes of a worker wait for work at one pipe behind one lock. One that is killed while it waits
takes the lock along, and the worker never plays another game. With a loop each has a pipe of its own, as on Redis.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty
from time import monotonic_ns
from typing import Any, Final, cast

from kombu.transport import filesystem
from kombu.utils.json import dumps
from kombu.utils.scheduling import FairCycle

REST_S: Final = 5.0
"""Seconds between two looks at the folder for a worker that has all the messages that it can work on."""


def nothing() -> None:
    """A process without an event loop looks when it wants."""


class PeopleFirst(FairCycle):
    """Looks at the queues in the order in which a worker reads them, and begins with the first one every time.

    In turn, as kombu does it, every second message would be one that nobody waits for.
    """

    def get(self, callback: Any, **kwargs: Any) -> Any:
        self.pos = 0
        return super().get(callback, **kwargs)


class Channel(filesystem.Channel):
    def basic_ack(self, delivery_tag: str, multiple: bool = False) -> None:
        """A message is done, so the worker wants the next one: it does not wait until the folder is looked at."""
        super().basic_ack(delivery_tag, multiple=multiple)
        cast("Transport", self.connection).look_now()

    def basic_reject(self, delivery_tag: str, requeue: bool = False) -> None:
        """A message is given back or up; the worker has room for another one at once."""
        super().basic_reject(delivery_tag, requeue=requeue)
        cast("Transport", self.connection).look_now()

    def wants_messages(self) -> bool:
        """True where the worker reads queues by this channel, and has room for another message."""
        return bool(self._consumers) and self.qos.can_consume()

    def _reset_cycle(self) -> None:
        self._cycle = PeopleFirst(self._get_and_deliver, self._active_queues, Empty)

    def _put(self, queue: str, payload: Any, **_: Any) -> None:  # type: ignore[override]  # kombu has two names for it
        """Leave a message at one stroke: kombu writes into a file that a worker may already be taking away.

        Names are read in the order of the alphabet, so those of later messages come later, also within a millisecond.
        """
        folder = Path(self.data_folder_out)
        name = f"{monotonic_ns():020}_{uuid.uuid4()}"
        draft = folder / f"{name}.{os.getpid()}.draft"
        draft.write_text(dumps(payload))
        draft.replace(folder / f"{name}.{queue}.msg")


class Transport(filesystem.Transport):
    Channel = Channel
    implements = filesystem.Transport.implements.extend(asynchronous=True)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.look_now: Callable[[], object] = nothing
        self.next_look: Any = None
        self.is_looking = False

    def register_with_event_loop(self, connection: Any, loop: Any) -> None:
        """Look at the folder now and then, and at once when a message is done.

        The loop would call what it is to call soon only after it has waited for the next of all times that it knows.
        """
        self.look_now = partial(self.look, connection, loop)
        self.next_look = loop.call_later(self.polling_interval, self.look, connection, loop)

    def look(self, connection: Any, loop: Any) -> None:
        """Look at the folder, and again after a while: a worker that has enough is told when it has room again.

        A message that is given back while it is received calls this again, and need not: receiving goes on.
        """
        if self.is_looking:
            return
        self.next_look.cancel()
        self.is_looking = True
        try:
            self.receive(connection)
        finally:
            self.is_looking = False
            channels = cast("list[Channel]", self.channels or [])
            wants_more = any(channel.wants_messages() for channel in channels)
            pause_s = self.polling_interval if wants_more else REST_S
            self.next_look = loop.call_later(pause_s, self.look, connection, loop)

    def receive(self, connection: Any) -> None:
        """Take what lies there, as far as the worker wants more."""
        with suppress(TimeoutError):  # nothing lies there, or the worker has enough
            while True:
                self.drain_events(connection, timeout=0)
