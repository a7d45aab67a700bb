"""Migrations on a real PostgreSQL beside processes of the old version: who waits, for how long, and what is left."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress

import psycopg
import pytest
from django.db import OperationalError, ProgrammingError, connection, migrations, models
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.recorder import MigrationRecorder

from simulate.models import Batch, Chunk, Quota
from simulate.queue import work
from simulate.queue.outages import tried_while
from tests.support.guards import without_guard
from tests.support.playtests import a_batch, agrees, play_all
from tests.support.points import visiting
from tests.support.toy_game import toy_game_registered

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has one writer and no locks of tables"),
]
NEWER = "ALTER TABLE simulate_chunk ADD COLUMN newer integer NULL"
WAITS_NO_LONGER = "SET lock_timeout = '50ms'"
"""In service it is 3 s (tests/config/test_production.py); who has to wait in these tests waits in vain."""


@pytest.fixture
def other(transactional_db: None) -> Iterator[psycopg.Connection]:
    """Another program that is connected to the database; what it has made is gone in the end."""
    settings = connection.settings_dict
    where = {"host": settings["HOST"], "port": settings["PORT"], "user": settings["USER"], "dbname": settings["NAME"]}
    with psycopg.connect(**where) as other:
        try:
            yield other
        finally:
            other.rollback()
            connection.close()
            with connection.cursor() as cursor:
                for table in (Chunk, Quota):
                    cursor.execute(f"ALTER TABLE {table._meta.db_table} DROP COLUMN IF EXISTS newer")
            MigrationRecorder(connection).record_unapplied("simulate", "newer")


@pytest.fixture
def batch() -> Iterator[Batch]:
    with toy_game_registered():
        yield a_batch()


def play_first_chunk(batch: Batch, other: psycopg.Connection) -> None:
    """Play a chunk; a migration begins to change the table before its games are counted."""
    begun: list[str] = []

    def begin(label: str) -> None:
        if label == "run:played" and not begun:
            begun.append(label)
            other.execute(NEWER)
            with connection.cursor() as cursor:
                cursor.execute(WAITS_NO_LONGER)

    with visiting(begin):
        work.run_chunk(chunk_id=batch.chunks.order_by("first_game")[0].pk)


def test_an_old_worker_keeps_its_games_and_plays_on_after_the_migration(
    other: psycopg.Connection, batch: Batch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The migration ends when the worker has noticed, and waits before it tries again."""
    monkeypatch.setattr(tried_while, "__defaults__", (lambda seconds: other.commit(),))
    with caplog.at_level(logging.WARNING):
        play_first_chunk(batch, other)
    assert "lock timeout" in caplog.text
    play_all()
    over = Batch.objects.get(pk=batch.pk)
    assert (over.state, over.games_done) == ("done", over.n_games)
    agrees(over)
    assert set(Chunk.objects.values_list("attempt", flat=True)) == {1}, "nothing was played again"


def test_without_another_try_its_games_would_be_thrown_away(other: psycopg.Connection, batch: Batch) -> None:
    with without_guard("outages"), pytest.raises(OperationalError, match="lock timeout"):
        play_first_chunk(batch, other)


def newer(*operations: migrations.operations.base.Operation) -> migrations.Migration:
    """It adds a column to two tables, and does something in between."""
    first = migrations.AddField("quota", "newer", models.IntegerField(null=True))
    last = migrations.AddField("chunk", "newer", models.IntegerField(null=True))
    kind = type("Newer", (migrations.Migration,), {"operations": [first, *operations, last]})
    migration: migrations.Migration = kind("newer", "simulate")
    return migration


def apply(migration: migrations.Migration) -> None:
    executor = MigrationExecutor(connection)
    executor.apply_migration(executor.loader.project_state(), migration)


def is_there(model: type[models.Model]) -> bool:
    """Whether a table has the new column."""
    with connection.cursor() as cursor, suppress(ProgrammingError):
        cursor.execute(f"SELECT newer FROM {model._meta.db_table}")
        return True
    return False


def is_recorded() -> bool:
    return ("simulate", "newer") in MigrationRecorder(connection).applied_migrations()


def test_a_migration_behind_a_long_reader_gives_up_whole_and_can_be_repeated(other: psycopg.Connection) -> None:
    """Everybody else would wait behind it: that is why it does not wait for long."""
    other.execute("SELECT count(*) FROM simulate_chunk")
    with connection.cursor() as cursor:
        cursor.execute(WAITS_NO_LONGER)
    with pytest.raises(OperationalError, match="lock timeout"):
        apply(newer())
    assert (is_there(Quota), is_there(Chunk), is_recorded()) == (False, False, False)
    other.rollback()
    apply(newer())
    assert (is_there(Quota), is_there(Chunk), is_recorded()) == (True, True, True)


def test_a_migration_that_fails_leaves_nothing(other: psycopg.Connection) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        apply(newer(migrations.RunPython(fail)))
    assert (is_there(Quota), is_there(Chunk), is_recorded()) == (False, False, False)
