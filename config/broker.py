"""Questions about the broker that are asked outside of Celery: does it answer, does it forget."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import redis

log = logging.getLogger(__name__)
TIMEOUT_S = 1.0


class ForgetfulBroker(RuntimeError):
    """The Redis behind the queue may evict messages."""


def _client(url: str) -> redis.Redis:
    return redis.Redis.from_url(url, socket_timeout=TIMEOUT_S, socket_connect_timeout=TIMEOUT_S)


def is_up(url: str, folder: Path) -> bool:
    """Whether a message could be left now. Answers within about a second and never raises."""
    if url.startswith("filesystem:"):
        return not folder.exists() or os.access(folder, os.W_OK)
    if url.startswith("memory:"):
        return True
    try:
        with _client(url) as client:
            return bool(client.ping())
    except redis.RedisError:
        log.warning("the broker does not answer", exc_info=True)
        return False


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
