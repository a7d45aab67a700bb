"""Nudges over PostgreSQL: a dispatcher hears those of every host. Only the first of several dispatchers does.

A nudge is a NOTIFY in a transaction of its own, right after the commit of its cause. PostgreSQL holds one lock
for all transactions that notify, until their commit is on the disk: so this one waits for no disk, and the work before
it never holds that lock. What gets lost costs the rhythm of the relay (`manage.py dispatcher`).
"""

from __future__ import annotations

import logging
import time
from typing import Any, Final

import psycopg
from django.db import Error
from django.db.backends.base.base import BaseDatabaseWrapper

log = logging.getLogger("simulate.queue")
CHANNEL: Final = "sandtable_dispatcher"
AGAIN_S: Final = 5.0
"""Seconds between two tries to connect."""
WITHOUT_A_DISK: Final = "SELECT set_config('synchronous_commit', 'off', true), pg_notify(%s, '')"
WITH_THE_COMMIT: Final = "SELECT pg_notify(%s, '')"
IS_FOUND_GONE: Final = (
    "SELECT set_config('tcp_keepalives_idle', '4', false), set_config('tcp_keepalives_interval', '2', false),"
    " set_config('tcp_keepalives_count', '3', false)"
)
"""The server finds out within ten seconds that the host of the first dispatcher is gone, and another may be first."""
BE_THE_FIRST: Final = "SELECT pg_try_advisory_lock(hashtext(%s))"


def say(database: BaseDatabaseWrapper) -> None:
    """Nudge the dispatcher through this connection. Within a transaction it arrives with the commit.

    An error is nobody's but within a transaction, which can't go on: django.db.Error.
    """
    is_within = database.in_atomic_block
    try:
        with database.cursor() as cursor:
            cursor.execute(WITH_THE_COMMIT if is_within else WITHOUT_A_DISK, [CHANNEL])
    except Error as error:
        if is_within:
            raise
        log.info("a nudge was lost, the dispatcher looks by itself: %s", error)
        database.close()  # the next statement finds a new connection


class Ear:
    """A connection of its own on which the first dispatcher listens; the others ask whether they may be first."""

    def __init__(self, database: BaseDatabaseWrapper) -> None:
        self._database = database.copy()
        self._listens = False
        self._next_try = time.monotonic()

    def begins(self) -> bool:
        """Listen, where that is possible now; True when it has just begun, because earlier nudges were not heard."""
        if self._listens or time.monotonic() < self._next_try:
            return False
        try:
            self._listens = self._is_first()
        except Error as error:
            self._lose(error)
        return self._listens

    def _is_first(self) -> bool:
        is_new = self._database.connection is None
        with self._database.cursor() as cursor:
            if is_new:
                cursor.execute(IS_FOUND_GONE)
            cursor.execute(BE_THE_FIRST, [CHANNEL])
            is_first = bool(cursor.fetchone()[0])
            if is_first:
                cursor.execute(f"LISTEN {CHANNEL}")
        return is_first

    def lines(self) -> list[Any]:
        """The things that `select` waits for: the connection, or nothing."""
        return [self._database.connection] if self._listens else []

    def hears(self) -> bool:
        """Take in what has arrived, without waiting; True when a nudge is in it."""
        line = self._database.connection.pgconn
        try:
            line.consume_input()
        except psycopg.OperationalError as error:
            self._lose(error)
            return False
        is_nudged = False
        while line.notifies() is not None:
            is_nudged = True
        return is_nudged

    def _lose(self, error: Exception) -> None:
        log.warning("nudges are not heard, the rhythm goes on; connecting again in %g s: %s", AGAIN_S, error)
        self._next_try = time.monotonic() + AGAIN_S
        self.close()

    def close(self) -> None:
        self._listens = False
        self._database.close()
