"""The id that ties a request, its log lines and the work it queued together."""

from __future__ import annotations

import secrets
from contextvars import ContextVar

_current: ContextVar[str] = ContextVar("request_id", default="-")


def new() -> str:
    """A fresh id: 24 hex digits."""
    return secrets.token_hex(12)


def current() -> str:
    """The id of the request (or task) this thread works on; "-" outside of any."""
    return _current.get()


def use(request_id: str) -> None:
    """From now on this thread works on that request."""
    _current.set(request_id)
