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
from typing import Any, cast

from kombu.transport import filesystem
from kombu.utils.json import dumps
from kombu.utils.scheduling import FairCycle


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
        cast("Transport", self.connection).look_soon()

    def _reset_cycle(self) -> None:
        self._cycle = PeopleFirst(self._get_and_deliver, self._active_queues, Empty)

    def _put(self, queue: str, payload: Any, **_: Any) -> None:  # type: ignore[override]  # kombu has two names for it
        """Leave a message at one stroke: kombu writes into a file that a worker may already be taking away."""
        folder = Path(self.data_folder_out)
        name = f"{monotonic_ns() // 1_000_000}_{uuid.uuid4()}"
        draft = folder / f"{name}.{os.getpid()}.draft"
        draft.write_text(dumps(payload))
        draft.replace(folder / f"{name}.{queue}.msg")


class Transport(filesystem.Transport):
    Channel = Channel
    implements = filesystem.Transport.implements.extend(asynchronous=True)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.look_soon: Callable[[], object] = nothing

    def register_with_event_loop(self, connection: Any, loop: Any) -> None:
        loop.call_repeatedly(self.polling_interval, self.receive, connection)
        self.look_soon = partial(loop.call_soon, self.receive, connection)

    def receive(self, connection: Any) -> None:
        """Take what lies there, as far as the worker wants more."""
        with suppress(TimeoutError):  # nothing lies there, or the worker has enough
            while True:
                self.drain_events(connection, timeout=0)
