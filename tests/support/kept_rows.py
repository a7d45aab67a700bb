"""Rows that several tests begin with: made for the first of them, and put back for the others.

    FIELD = KeptRows(lambda: play_to_the_end(a_field()).pk)

    @pytest.fixture
    def finished(db: None) -> Study:
        return Study.objects.get(pk=FIELD.put_back())

They are made in a savepoint that is rolled back, and then put back as the database gave them, for the first test as for
every other: no test sees what another did with them, and a test that doesn't ask for them sees none.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import count
from typing import Any

from django.apps import apps
from django.db import connection, transaction

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]
"""By table."""
KEYS = 100_000
_kept = count(1)


class KeptRows:
    """The rows that a function writes, and its answer. It is called once, so it must not depend on one test."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make
        self._first_key = KEYS * next(_kept)

    def put_back(self) -> Any:
        """Write the rows into the database of the test; return the answer of the function."""
        answer, rows = self._made
        with connection.cursor() as cursor:
            for table, of_table in rows.items():
                cursor.executemany(_insert(table, len(of_table[0])), of_table)
        return answer

    @cached_property
    def _made(self) -> tuple[Any, Rows]:
        with transaction.atomic():
            before = _all_rows()
            _begin_with_keys_after(self._first_key)
            answer = self._make()
            made = _added(before, _all_rows())
            transaction.set_rollback(True)
        return answer, made


def _added(before: Rows, after: Rows) -> Rows:
    """The new rows. AssertionError when another one was changed or is gone: that can't be put back."""
    added = {}
    for table, rows in after.items():
        known = set(map(repr, before[table]))
        new = [row for row in rows if repr(row) not in known]
        assert len(new) == len(rows) - len(known), f"rows of {table} that were there before are not as they were"
        if new:
            added[table] = new
    return added


def _tables() -> list[str]:
    return [model._meta.db_table for model in apps.get_models(include_auto_created=True) if model._meta.managed]


def _all_rows() -> Rows:
    with connection.cursor() as cursor:
        return {table: _rows(cursor, table) for table in _tables()}


def _rows(cursor: Any, table: str) -> list[Row]:
    cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")
    return [tuple(row) for row in cursor.fetchall()]


def _begin_with_keys_after(key: int) -> None:
    """On SQLite, where a rollback gives keys free: no kept row has the key of a row of the test, or of other kept ones.

    PostgreSQL never gives a key twice.
    """
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM sqlite_sequence")
            cursor.executemany("INSERT INTO sqlite_sequence VALUES (%s, %s)", [(table, key) for table in _tables()])


def _insert(table: str, columns: int) -> str:
    return f"INSERT INTO {connection.ops.quote_name(table)} VALUES ({', '.join(['%s'] * columns)})"
