"""A cache in Redis that the service can do without: while Redis is away each process counts in its own memory."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Any, Final

from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache, RedisCacheClient
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

SECONDS_TO_WAIT = 1
"""A request waits this long for Redis: once to connect, and then for each answer."""
REST_S: Final = 5.0
"""Seconds in which nobody asks a Redis that has not answered. A log-in asks a dozen times, and would wait each time."""
_rests_until: dict[tuple[str, ...], float] = {}
"""By servers, the moment (of `monotonic`) at which this process asks them again."""


class ClientOrMemory:
    """Django's client of Redis; a call that fails is made to a cache in the memory of this process instead."""

    def __init__(self, servers: list[str], **options: Any) -> None:
        waiting: dict[str, Any] = {"socket_connect_timeout": SECONDS_TO_WAIT, "socket_timeout": SECONDS_TO_WAIT}
        self._client = RedisCacheClient(servers, **waiting, **options)
        self._memory = LocMemCache("while Redis is away", {})
        self._servers = tuple(servers)

    def __getattr__(self, name: str) -> Any:
        in_redis, in_memory = getattr(self._client, name), getattr(self._memory, name)

        def call(*arguments: Any) -> Any:
            if monotonic() < _rests_until.get(self._servers, 0.0):
                return in_memory(*arguments)
            try:
                return in_redis(*arguments)
            except RedisError as error:
                _rests_until[self._servers] = monotonic() + REST_S
                log.warning("the cache in Redis is away, so limits are counted in this process alone: %s", error)
                return in_memory(*arguments)

        return call


class RedisOrMemory(RedisCache):
    """Django's cache in Redis, with a cache in memory behind it for the time in which Redis is away.

    Rate limits then hold for each process instead of for all of them: strangers get some more tries, and nobody is kept
    from logging in. What was counted in Redis counts again when Redis is back.
    """

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = ClientOrMemory
