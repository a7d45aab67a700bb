"""The mark of a database. A restore changes it, so that what browsers and programs kept from before counts as unknown.

Rows go on from the moment of the backup, and reach the same numbers and versions again with other contents. So what
was told under them before is no longer known to be true, and every ETag has this mark in it.
"""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created

MARK_OF: Final = {
    # Tables get a new number when they are restored, and another server may have given the same.
    "postgresql": "SELECT system_identifier, to_regclass('django_migrations')::oid FROM pg_control_system()",
    # A number in the head of the file that is free for its owner; `restore` draws it.
    "sqlite": "PRAGMA user_version",
}
_seen: dict[str, str] = {}


def mark() -> str:
    """The mark of the database that this process is connected to; empty before its first connection."""
    return _seen.get("default", "")


def draw_mark(file: Path) -> None:
    """Give the file of an embedded database that nobody uses yet a mark that no other has."""
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"PRAGMA user_version = {1 + secrets.randbelow(2**31 - 1)}")


def look(connection: BaseDatabaseWrapper, **_more: Any) -> None:
    """Read the mark over a connection that was just made: a service has to be stopped for a restore."""
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(MARK_OF[connection.vendor])
        _seen[connection.alias] = repr(tuple(cursor.fetchone()))


connection_created.connect(look, dispatch_uid="web.restored")
