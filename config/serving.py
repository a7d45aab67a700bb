"""A web process gets ready before its first request."""

from __future__ import annotations

import gc
from typing import Final

from django.core.exceptions import ImproperlyConfigured
from django.db import connections
from django.urls import get_resolver

from config.settings.databases import SQLITE
from web.collected import static_files_problem

LINK_S: Final = 60
"""Seconds that a thread keeps its connection to SQLite: to open one takes longer than to answer a look at a table."""


def get_ready() -> None:
    """Import all pages, and leave everything loaded so far out of every later garbage collection.

    Raises ImproperlyConfigured where static files are missing: a web process does not start without them.

    Otherwise the first reader waits for the imports, and now and then a request waits a tenth of a second while Python
    goes through several hundred thousand objects of modules and classes, none of which is ever garbage.
    """
    if problem := static_files_problem():
        raise ImproperlyConfigured(f"Sandtable does not start: {problem}.")
    assert get_resolver().url_patterns
    keep_connections()
    gc.collect()
    gc.freeze()


def keep_connections() -> None:
    """From now on the threads of this process keep their connections to SQLite; those to PostgreSQL are kept anyway.

    Web process and dispatcher do: they are never forked once they have a connection, as a worker is.
    """
    for settings in connections.settings.values():
        if settings["ENGINE"] == SQLITE:
            settings["CONN_MAX_AGE"] = LINK_S
