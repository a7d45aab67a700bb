"""Rows of one table by a condition in SQL, for the questions that almost every request asks, and writing one row.

Django builds a query anew at each request, which costs several times what the database needs for a row. A question here
is put together once: the columns of the model, the table, and a condition that its author wrote. Values only ever go
in as parameters.

    ACCOUNT = Rows(User, "id = %s")
    ACCOUNT.first(17)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final, Generic, TypeVar
from weakref import WeakKeyDictionary

from django.db import DEFAULT_DB_ALIAS, DatabaseError, connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import Model

Row = TypeVar("Row", bound=Model)

Converter = tuple[int, Any, Any]
"""The place of a column, the column as Django describes it, and a function that turns its value into Python's."""


class Rows(Generic[Row]):
    """A question for rows of one model."""

    def __init__(self, model: type[Row], condition: str, only: tuple[str, ...] = ()) -> None:
        """`condition` is everything behind WHERE; `only` names the fields that are read, by default all."""
        self._model = model
        self._condition: Final = condition
        self._only = only
        self._converters: WeakKeyDictionary[BaseDatabaseWrapper, list[Converter]] = WeakKeyDictionary()

    def first(self, *values: Any) -> Row | None:
        """The first row that fits; None where there is none."""
        return next(iter(self.all(*values)), None)

    def locked(self, *values: Any) -> Row | None:
        """`first`, held until the transaction of the caller ends; SQLite lets one writer in at a time anyway."""
        connection = connections[DEFAULT_DB_ALIAS]
        can_lock = connection.features.has_select_for_update
        return next(iter(self._asked(connection, f"{self._sql} FOR UPDATE" if can_lock else self._sql, values)), None)

    def all(self, *values: Any) -> list[Row]:
        """Every row that fits, in the order that the condition asks for."""
        return self._asked(connections[DEFAULT_DB_ALIAS], self._sql, values)

    def _asked(self, connection: BaseDatabaseWrapper, sql: str, values: tuple[Any, ...]) -> list[Row]:
        with connection.cursor() as cursor:
            cursor.execute(sql, values)
            found = cursor.fetchall()
        return list(self._made(connection, found)) if found else []

    def _made(self, connection: BaseDatabaseWrapper, found: list[tuple[Any, ...]]) -> Iterator[Row]:
        converters = self._converters_of(connection)
        for row in found:
            values = list(row)
            for place, column, convert in converters:
                values[place] = convert(values[place], column, connection)
            yield self._model.from_db(DEFAULT_DB_ALIAS, self._names, values)

    @cached_property
    def _fields(self) -> list[Any]:
        fields = self._model._meta.concrete_fields
        return [field for field in fields if not self._only or field.attname in self._only]

    @cached_property
    def _names(self) -> list[str]:
        return [field.attname for field in self._fields]

    @cached_property
    def _sql(self) -> str:
        columns = ", ".join(f'"{field.column}"' for field in self._fields)
        table = self._model._meta.db_table
        return f'SELECT {columns} FROM "{table}" WHERE {self._condition}'  # noqa: S608 - names and conditions are ours

    def _converters_of(self, connection: BaseDatabaseWrapper) -> list[Converter]:
        """The conversions that this database and the fields ask for; they belong to one connection."""
        known = self._converters.get(connection)
        if known is None:
            columns = [field.get_col(self._model._meta.db_table) for field in self._fields]
            known = self._converters[connection] = [
                (place, column, convert)
                for place, column in enumerate(columns)
                for convert in (
                    *connection.ops.get_db_converters(column),
                    *column.get_db_converters(connection),
                )
            ]
        return known


def insert(row: Model) -> None:
    """Store a new row. As `save`, but without signals; the model has to be one that nobody listens to."""
    connection = connections[DEFAULT_DB_ALIAS]
    if not connection.features.can_return_columns_from_insert:
        row.save(force_insert=True)
        return
    fields = [field for field in row._meta.local_concrete_fields if not field.primary_key]
    columns = ", ".join(f'"{field.column}"' for field in fields)
    places = ", ".join(["%s"] * len(fields))
    key = row._meta.pk
    sql = f'INSERT INTO "{row._meta.db_table}" ({columns}) VALUES ({places}) RETURNING "{key.column}"'  # noqa: S608
    with connection.cursor() as cursor:
        cursor.execute(sql, _values(row, fields, connection, is_new=True))
        row.pk = cursor.fetchone()[0]
    row._state.adding, row._state.db = False, DEFAULT_DB_ALIAS


def renew(row: Model, *names: str) -> None:
    """Store these fields of a row that is there. As `save(update_fields=names)`, but without signals."""
    connection = connections[DEFAULT_DB_ALIAS]
    fields: list[Any] = [row._meta.get_field(name) for name in names]
    columns = ", ".join(f'"{field.column}" = %s' for field in fields)
    key = row._meta.pk
    sql = f'UPDATE "{row._meta.db_table}" SET {columns} WHERE "{key.column}" = %s'  # noqa: S608 - names are ours
    with connection.cursor() as cursor:
        cursor.execute(sql, [*_values(row, fields, connection, is_new=False), row.pk])
        if cursor.rowcount != 1:
            raise DatabaseError(f"{row._meta.object_name} {row.pk} is gone")


def _values(row: Model, fields: Sequence[Any], connection: BaseDatabaseWrapper, *, is_new: bool) -> list[Any]:
    """The values of some fields as the database takes them."""
    return [field.get_db_prep_save(field.pre_save(row, is_new), connection) for field in fields]
