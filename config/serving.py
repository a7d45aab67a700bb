"""A web process gets ready before its first request."""

from __future__ import annotations

import gc

from django.urls import get_resolver


def get_ready() -> None:
    """Import all pages, and leave everything loaded so far out of every later garbage collection.

    Otherwise the first reader waits for the imports, and now and then a request waits a tenth of a second while Python
    goes through several hundred thousand objects of modules and classes, none of which is ever garbage.
    """
    assert get_resolver().url_patterns
    gc.collect()
    gc.freeze()
