"""Two transactions at once on a real PostgreSQL, brought to the same moment without waiting by the clock."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pkgutil import resolve_name
from typing import Any
from unittest.mock import patch

from django.db import OperationalError, connection, connections

from simulate.queue.locks import was_ended
from tests.support.waiting import PATIENCE_S, wait_until

Deed = Callable[[], object]


class Meeting:
    """The place where two threads wait for each other, each with its locks in its hands; once, not at a second try."""

    def __init__(self) -> None:
        self._barrier = threading.Barrier(2, timeout=PATIENCE_S)
        self._been_there = threading.local()

    def come(self) -> None:
        """Go on when the other thread is here, too."""
        if not getattr(self._been_there, "yes", False):
            self._been_there.yes = True
            self._barrier.wait()

    @contextmanager
    def before(self, *targets: str) -> Iterator[None]:
        """A thread that is about to call one of these functions comes to the meeting first."""
        patches = [patch(target, side_effect=self._coming(target)) for target in targets]
        for each in patches:
            each.start()
        try:
            yield
        finally:
            for each in reversed(patches):
                each.stop()

    def _coming(self, target: str) -> Callable[..., Any]:
        real = resolve_name(target)

        def come_and_do(*args: Any, **given: Any) -> Any:
            self.come()
            return real(*args, **given)

        return come_and_do


def at_once(*deeds: Deed) -> list[BaseException | None]:
    """Do each deed in a thread with its own connection; returns for each the deadlock that ended it, or None.

    Any other error is raised.
    """
    ends: list[BaseException | None] = [None] * len(deeds)

    def do(place: int, deed: Deed) -> None:
        try:
            deed()
        except BaseException as error:
            ends[place] = error
        finally:
            connections.close_all()

    threads = [threading.Thread(target=do, args=(place, deed)) for place, deed in enumerate(deeds)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_S)
    for end in ends:
        if end is not None and not (isinstance(end, OperationalError) and was_ended(end)):
            raise end
    return ends


def until_somebody_waits_for_a_lock() -> None:
    """Go on when another connection to this database stands still because of a lock."""
    wait_until(somebody_waits_for_a_lock, "the other transaction's wait for a lock")


def somebody_waits_for_a_lock() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return bool(cursor.fetchone()[0])
