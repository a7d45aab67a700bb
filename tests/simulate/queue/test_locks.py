"""A transaction that the database ended is done again, as a whole and not for ever."""

from __future__ import annotations

import pytest
from django.db import OperationalError, connection
from psycopg.errors import DeadlockDetected, LockNotAvailable, SerializationFailure

from simulate.queue.locks import TRIES, tried_again


class Deed:
    """A transaction that the database ends a number of times before it succeeds."""

    def __init__(self, times: int, cause: type[Exception] = DeadlockDetected) -> None:
        self.times, self.cause, self.done = times, cause, 0
        self.__name__ = "deed"

    def __call__(self) -> str:
        self.done += 1
        if self.done <= self.times:
            raise OperationalError("ended") from self.cause()
        return "done"


@pytest.fixture(autouse=True)
def _outside_of_transactions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "in_atomic_block", False)


@pytest.mark.parametrize("cause", [DeadlockDetected, SerializationFailure])
def test_it_is_done_again_until_it_succeeds(cause: type[Exception]) -> None:
    deed = Deed(TRIES - 1, cause)
    assert tried_again(deed)() == "done" and deed.done == TRIES


def test_it_is_not_done_for_ever() -> None:
    deed = Deed(TRIES)
    with pytest.raises(OperationalError):
        tried_again(deed)()
    assert deed.done == TRIES


def test_other_errors_are_raised_at_once() -> None:
    deed = Deed(1, LockNotAvailable)
    with pytest.raises(OperationalError):
        tried_again(deed)()
    assert deed.done == 1


def test_inside_another_transaction_the_whole_one_has_to_be_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "in_atomic_block", True)
    inner, whole = Deed(1), []

    def outer() -> str:
        whole.append("begun")
        monkeypatch.setattr(connection, "in_atomic_block", True)
        try:
            return tried_again(inner)()
        finally:
            monkeypatch.setattr(connection, "in_atomic_block", False)

    monkeypatch.setattr(connection, "in_atomic_block", False)
    assert tried_again(outer)() == "done"
    assert (inner.done, len(whole)) == (2, 2)
