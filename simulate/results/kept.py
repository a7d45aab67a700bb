"""Finished results are worked out once: what they show is kept in the cache of results, by id and version.

Who may read a result is asked of the database each time, before anything is taken from here. An open result changes
with every chunk of games and is never kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from django.core.cache import caches
from django.utils.translation import get_language

from sandtable.playtest.fingerprint import fingerprint
from simulate.models import Batch
from web.api.conditional import strong_etag
from web.installation import version

KEPT_S: Final = 7 * 24 * 3600
Value = TypeVar("Value")


def mark(batch: Batch, *parts: object) -> str:
    """A tag that changes with everything that a page of this result says: version, state, rules, language, edition."""
    rules = fingerprint(batch.game)
    return strong_etag(batch.public_id, batch.version, batch.state, rules, get_language(), version(), *parts)


def kept(batch: Batch, what: str, make: Callable[[Batch], Value]) -> Value:
    """A part of a finished result as it was made before, else made now; `make` gets the batch with all its sums.

    `batch` needs no sums; they are read only where nothing is kept. What is made is kept under the version it was made
    from, which may be a later one than the caller saw.
    """
    found: Any = caches["results"].get(_key(batch, what)) if not batch.is_open else None
    if found is not None:
        value: Value = found[0]
        return value
    whole = Batch.objects.get(pk=batch.pk)
    made = make(whole)
    if not whole.is_open:
        caches["results"].set(_key(whole, what), (made,), KEPT_S)
    return made


def _key(batch: Batch, what: str) -> str:
    return f"{what}-{mark(batch).strip(chr(34))}"
