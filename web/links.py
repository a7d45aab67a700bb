"""Connections to the database that a process keeps, or lets go."""

from __future__ import annotations

from typing import Final

from django.db import connections

LINK_S: Final = 60
"""Seconds that a thread keeps its connection to SQLite: to open one takes longer than to answer a look at a table."""
SQLITE: Final = "django.db.backends.sqlite3"


def keep_connections() -> None:
    """From now on the threads of this process keep their connections to SQLite; those to PostgreSQL are kept anyway.

    Web process, dispatcher and the processes of a worker that play do: they are never forked once they have a
    connection, as the worker around them is.
    """
    for settings in connections.settings.values():
        if settings["ENGINE"] == SQLITE:
            settings["CONN_MAX_AGE"] = LINK_S


def let_go() -> None:
    """Close the connections of this thread, but for one in the midst of a transaction.

    A process that asks the database now and then would find its connection dead, where the server restarted since.
    """
    for connection in connections.all(initialized_only=True):
        if not connection.in_atomic_block:
            connection.close()
