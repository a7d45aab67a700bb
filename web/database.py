"""A trial whether the database takes a write, in a bounded time and without a trace."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.contrib.sessions.models import Session
from django.db import OperationalError, connection, transaction
from django.utils import timezone

WAIT_MS: Final = 2_000
"""The trial waits for other writers and for the server this long; a request waits up to 20 s."""
TOO_SLOW: Final = frozenset({"57014", "55P03"})
"""PostgreSQL's codes for a statement, or a wait for a lock, that was ended because it took too long."""


class Busy(Exception):
    """Other writers hold the database: what is written now waits, and may fail in the end."""


def try_write() -> None:
    """Write a row and delete it again in one transaction. Raises Busy or another DatabaseError.

    The commit goes to the disk like every other one, and nobody ever sees the row.
    """
    with _short_waits():
        try:
            with transaction.atomic():
                _limit_statements()
                trial = Session.objects.create(session_key=f"trial{secrets.token_hex(8)}", expire_date=timezone.now())
                trial.delete()
        except OperationalError as error:
            if _was_too_slow(error):
                raise Busy(f"it did not take a write within {WAIT_MS / 1000:g} s: {error}") from error
            raise


def _was_too_slow(error: OperationalError) -> bool:
    """SQLite says so in words, PostgreSQL by number."""
    return "database is locked" in str(error) or getattr(error.__cause__, "sqlstate", "") in TOO_SLOW


@contextmanager
def _short_waits() -> Iterator[None]:
    """SQLite waits for its lock as long as its connection says, which is too long for a trial."""
    if connection.vendor != "sqlite":
        yield
        return
    usual_ms = round(1000 * connection.settings_dict["OPTIONS"].get("timeout", 5))
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA busy_timeout = {WAIT_MS}")
        try:
            yield
        finally:
            cursor.execute(f"PRAGMA busy_timeout = {usual_ms}")


def _limit_statements() -> None:
    """PostgreSQL takes its limits for the one transaction."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute(f"SET LOCAL statement_timeout = {WAIT_MS}")
            cursor.execute(f"SET LOCAL lock_timeout = {WAIT_MS}")
