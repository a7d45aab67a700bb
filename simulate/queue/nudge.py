"""A nudge makes the dispatcher look at once instead of in two seconds.

It goes through PostgreSQL, where the dispatcher may run on any host (`simulate/queue/hearing.py`), and with SQLite
through a named pipe: then all processes are on one machine. Losing it costs those two seconds and nothing else, so
nobody waits for it.
"""

from __future__ import annotations

import errno
import os
import select
from pathlib import Path

from django.conf import settings
from django.db import connection

from simulate.queue.hearing import Ear, say


def pipe_path() -> Path:
    """The path of this host's pipe."""
    return Path(settings.VAR_DIR) / "dispatcher.pipe"


def nudge_dispatcher() -> None:
    """Wake the dispatcher, if one listens."""
    if connection.vendor == "postgresql":
        say(connection)
    else:
        nudge_here()


def nudge_here() -> None:
    """Wake the dispatcher of this data folder, if one listens: one byte through its pipe. A signal handler may."""
    try:
        pipe = os.open(pipe_path(), os.O_WRONLY | os.O_NONBLOCK)
    except OSError as error:
        if error.errno in (errno.ENOENT, errno.ENXIO):  # nobody listens here: the relay's own rhythm will do
            return
        raise
    try:
        os.write(pipe, b"\n")
    except BlockingIOError:
        pass  # the pipe is full of nudges already
    finally:
        os.close(pipe)


class Listener:
    """The dispatcher's end: the pipe of this host, and on PostgreSQL what any host says."""

    def __init__(self) -> None:
        path = pipe_path()
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.is_fifo():
            os.mkfifo(path, 0o600)
        self._pipe = os.open(path, os.O_RDWR | os.O_NONBLOCK)  # writable too: never at its end
        self._ear = Ear(connection) if connection.vendor == "postgresql" else None

    def wait(self, seconds: float) -> bool:
        """Sleep until nudged or until the time is over; True when nudged, or when a nudge may have been missed."""
        if self._ear is not None and self._ear.begins():
            return True
        lines = self._ear.lines() if self._ear is not None else []
        ready, _, _ = select.select([self._pipe, *lines], [], [], max(0.0, seconds))
        is_nudged = self._pipe in ready
        if is_nudged:
            os.read(self._pipe, 65536)
        if self._ear is not None and any(line in ready for line in lines):
            is_nudged |= self._ear.hears()
        return is_nudged

    def close(self) -> None:
        os.close(self._pipe)
        if self._ear is not None:
            self._ear.close()
