"""Leaving a message with the broker: one trip on a connection that is kept, and a short wait where no answer comes.

Pages do this too (an answer at a table, a replay), so a broker that is slow or stands still may cost them little.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from typing import Any, Final

from kombu import Connection
from kombu.exceptions import OperationalError

from simulate.queue.relay import QueueDown

WAIT_S: Final = 1.0
"""Seconds for an answer of the broker, and for a new connection to it. The rows know what was not sent."""
BRIEFLY: Final = {"socket_timeout": WAIT_S, "socket_connect_timeout": WAIT_S, "max_retries": 0}
REFUSED: Final = (OperationalError, OSError)
TRIES: Final = 2
"""A kept connection may have been lost meanwhile; a new one has not."""
_kept = threading.local()


def send(task: Any, arguments: Sequence[object], **way: Any) -> None:
    """Leave a message for a worker; `way` says which queue and priority. Raises QueueDown when nobody takes it."""
    for tries_left in reversed(range(TRIES)):
        try:
            task.apply_async(tuple(arguments), connection=_connection(task), retry=False, **way)
            return
        except REFUSED as error:
            let_go()
            if not tries_left:
                raise QueueDown(str(error)) from error


def _connection(task: Any) -> Connection:
    """The connection of this thread. A forked process makes its own.

    Celery's own pool would keep the channel of a Redis that ran out of memory, closed and useless for ever.
    """
    if getattr(_kept, "process", None) != os.getpid():
        _kept.process, _kept.connection = os.getpid(), task.app.connection_for_write(transport_options=BRIEFLY)
    connection: Connection = _kept.connection
    return connection


def let_go() -> None:
    """Close the connection of this thread; the next message gets a new one."""
    if getattr(_kept, "process", None) == os.getpid():
        _kept.connection.release()
    _kept.process = None
