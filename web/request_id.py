"""The id that ties a request, its log lines and the work it queued together, and the ids of that work."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

NONE: Final = "-"
"""In place of an id, outside of any request."""
_current: ContextVar[str] = ContextVar("request_id", default=NONE)
_work: ContextVar[dict[str, int]] = ContextVar("work", default={})  # noqa: B039 - never changed


def new() -> str:
    """A fresh id: 24 hex digits."""
    return secrets.token_hex(12)


def current() -> str:
    """The id of the request (or task) this thread works on; "-" outside of any."""
    return _current.get()


def use(request_id: str) -> None:
    """From now on this thread works on that request."""
    _current.set(request_id)


@contextmanager
def working_on(request_id: str = "", **ids: int) -> Iterator[None]:
    """Name the work that is done inside, such as `batch=3`, in every log line, and the request that asked for it."""
    request = _current.set(request_id or current())
    work = _work.set(_work.get() | ids)
    try:
        yield
    finally:
        _work.reset(work)
        _current.reset(request)


def work() -> dict[str, int]:
    """The ids of the work of this thread, by kind."""
    return _work.get()
