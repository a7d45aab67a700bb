"""A web process gets ready before its first request."""

from __future__ import annotations

import gc

from django.core.exceptions import ImproperlyConfigured
from django.urls import get_resolver

from web.collected import static_files_problem
from web.links import keep_connections


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
