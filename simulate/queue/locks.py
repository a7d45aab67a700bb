"""The order of locks on PostgreSQL, and a second try where the database ended a transaction.

A transaction that holds a row of this list may ask for rows further down, never for one further up:

    study, chunk, batch, quota, version of a scenario (with its measurements), version of a deck (with its tested games)

Several rows of one table are held from the lowest key to the highest (`hold`). New rows stand outside of the order,
because nobody else sees them.

A row is held without its key (FOR NO KEY UPDATE): writing a row that refers to it, as a batch refers to its study and
its owner, does not wait. PostgreSQL looks at these references again whenever a row is changed twice in a transaction,
so with the stronger FOR UPDATE a commit that holds its batch would wait for the study, against the order.

SQLite has one writer at a time and holds no rows.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar

from django.db import OperationalError, connection
from django.db.models import QuerySet

from web.metrics.counting import RETRIES, count

log = logging.getLogger("simulate.queue")
Deed = TypeVar("Deed", bound=Callable[..., Any])
TRIES: Final = 5
ENDED: Final = frozenset({"40P01", "40001"})
"""PostgreSQL's codes for a transaction that it ended because of a deadlock, or because of another one's writes."""


def hold(rows: QuerySet[Any]) -> None:
    """Hold these rows until the transaction ends, the lowest key first."""
    if connection.features.has_select_for_update:
        list(weakly(rows).order_by("pk").values_list("pk"))


def weakly(rows: QuerySet[Any]) -> QuerySet[Any]:
    """The same rows, each held when it is fetched; rows that refer to them may still be written."""
    return rows.select_for_update(no_key=True)


def tried_again(deed: Deed) -> Deed:
    """Decorator of a deed that is one whole transaction: it is done anew, a few times, where the database ended it.

    Inside another transaction it is done once, because that one has to be done anew as a whole. Raises the error of
    the last try.
    """

    @wraps(deed)
    def done(*args: Any, **given: Any) -> Any:
        for _ in range(_tries() - 1):
            try:
                return deed(*args, **given)
            except OperationalError as error:
                if not was_ended(error):
                    raise
                count(RETRIES, why="ended")
                log.warning("the database ended %s; it is done again: %s", deed.__name__, error)
        return deed(*args, **given)

    return done  # type: ignore[return-value] # the same arguments and result


def _tries() -> int:
    return 1 if connection.in_atomic_block else TRIES


def was_ended(error: BaseException) -> bool:
    """True where the database ended a transaction that may well succeed if it is done again."""
    return getattr(error.__cause__, "sqlstate", "") in ENDED
