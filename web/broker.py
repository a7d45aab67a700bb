"""Questions about the broker that are asked outside of Celery: does it take messages, does it forget."""

from __future__ import annotations

import logging
import secrets
import tempfile
from pathlib import Path
from typing import Final

import redis

log = logging.getLogger(__name__)
TIMEOUT_S: Final = 1.0
PROBE: Final = b"a message of this size could be left here".ljust(1024)
PROBE_KEPT_MS: Final = 5_000
"""A probe that could not be deleted is gone after this time."""


class ForgetfulBroker(RuntimeError):
    """The Redis behind the queue may evict messages."""


def _client(url: str) -> redis.Redis:
    return redis.Redis.from_url(url, socket_timeout=TIMEOUT_S, socket_connect_timeout=TIMEOUT_S)


def problem(url: str, folder: Path) -> str:
    """The reason against leaving a message now, found by writing and removing one; empty for none. It takes some
    seconds at most.

    A Redis that is out of memory or can't save answers every ping and takes no message.
    """
    if url.startswith("memory:"):
        return ""
    try:
        _write_file(folder / "messages") if url.startswith("filesystem:") else _write_key(url)
    except (redis.RedisError, OSError) as error:
        log.warning("the broker takes no message: %s", error)
        return str(error)
    return ""


def _write_file(folder: Path) -> None:
    """A file that no worker ever sees, and that is gone once it is closed, even if this process dies."""
    place = next(each for each in (folder, *folder.parents) if each.exists())  # made when the queue is first used
    with tempfile.TemporaryFile(dir=place) as file:
        file.write(PROBE)


def _write_key(url: str) -> None:
    name = f"sandtable:probe:{secrets.token_hex(8)}"
    with _client(url) as client:
        client.set(name, PROBE, px=PROBE_KEPT_MS)
        client.delete(name)


def refuse_eviction(url: str) -> None:
    """Raises ForgetfulBroker unless Redis keeps what it was given. A Redis that cannot be asked is let through."""
    try:
        with _client(url) as client:
            policy = client.config_get("maxmemory-policy").get("maxmemory-policy")
    except redis.RedisError as error:
        log.warning("cannot read maxmemory-policy of the broker: %s", error)
        return
    if policy != "noeviction":
        raise ForgetfulBroker(f"maxmemory-policy of the broker is {policy}; set it to noeviction")
