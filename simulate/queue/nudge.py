"""A nudge: one byte through a named pipe that makes the dispatcher look at once instead of in two seconds.

Losing it costs those two seconds and nothing else, so nobody waits for it.
"""

from __future__ import annotations

import errno
import os
import select
from pathlib import Path

from django.conf import settings


def pipe_path() -> Path:
    """The path of this installation's pipe."""
    return Path(settings.VAR_DIR) / "dispatcher.pipe"


def nudge_dispatcher() -> None:
    """Wake the dispatcher on this machine, if one listens."""
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
    """The dispatcher's end of the pipe."""

    def __init__(self) -> None:
        path = pipe_path()
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.is_fifo():
            os.mkfifo(path, 0o600)
        self._pipe = os.open(path, os.O_RDWR | os.O_NONBLOCK)  # writable too: never at its end

    def wait(self, seconds: float) -> bool:
        """Sleep until nudged or until the time is over; True when nudged."""
        ready, _, _ = select.select([self._pipe], [], [], max(0.0, seconds))
        if ready:
            os.read(self._pipe, 65536)
        return bool(ready)

    def close(self) -> None:
        os.close(self._pipe)
