"""A nudge reaches the dispatcher on any host of a PostgreSQL; where it gets lost, the dispatcher's rhythm goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from django.db import Error
from django.db.utils import ConnectionHandler
from pytest_django.fixtures import Settings
from pytest_django.plugin import DjangoDbBlocker

from config.settings.databases import from_url
from simulate.queue import hearing, nudge
from simulate.queue.nudge import Listener, nudge_dispatcher, nudge_here
from tests.support.services import PostgresServer, free_port
from tests.support.waiting import PATIENCE_S

SHORT_S = 0.2
"""A wait in which nothing is said: nothing is judged by it but that nothing comes."""
END_ALL_CONNECTIONS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
"""
Host = Callable[[str], AbstractContextManager[Any]]


@pytest.fixture
def on_host(
    postgres_server: PostgresServer,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    django_db_blocker: DjangoDbBlocker,
    tmp_path: Path,
) -> Iterator[Host]:
    """A block runs on the host of this name, with a data folder and a connection of its own."""
    connections: dict[str, Any] = {}

    @contextmanager
    def on_host(name: str) -> Iterator[Any]:
        if name not in connections:
            connections[name] = ConnectionHandler({"default": from_url(postgres_server.url)})["default"]
        settings.VAR_DIR = tmp_path / name
        monkeypatch.setattr(nudge, "connection", connections[name])
        yield connections[name]

    with django_db_blocker.unblock():
        yield on_host
        for each in connections.values():
            each.close()


@pytest.fixture
def listener(on_host: Host) -> Iterator[Listener]:
    with on_host("dispatcher"):
        listener = Listener()
        assert listener.wait(0), "it has just begun, so it looks"
        assert not listener.wait(SHORT_S)
        yield listener
        listener.close()


def heard_at_last(listener: Listener) -> bool:
    return any(listener.wait(SHORT_S) for _ in range(int(PATIENCE_S / SHORT_S)))


def test_a_nudge_of_another_host_is_heard(listener: Listener, on_host: Host) -> None:
    """No more often than they are said: those that arrive together are heard once."""
    names = ("web", "worker", "worker")
    for name in names:
        with on_host(name):
            nudge_dispatcher()
    assert listener.wait(PATIENCE_S)
    assert sum(listener.wait(SHORT_S) for _ in names) < len(names)


def test_within_a_transaction_it_arrives_with_the_commit(listener: Listener, on_host: Host) -> None:
    with on_host("web") as connection:
        connection.set_autocommit(False)
        connection.in_atomic_block = True
        nudge_dispatcher()
        assert not listener.wait(SHORT_S)
        connection.in_atomic_block = False
        connection.commit()
        connection.set_autocommit(True)
    assert listener.wait(PATIENCE_S)


def test_only_a_nudge_of_its_own_waits_for_no_disk(on_host: Host) -> None:
    """Within a transaction that would take the promise from work that is written down in it."""
    with on_host("web") as connection:
        said: list[str] = []

        def note(execute: Any, sql: str, *more: Any) -> Any:
            said.append(sql)
            return execute(sql, *more)

        with connection.execute_wrapper(note):
            nudge_dispatcher()
            connection.in_atomic_block = True
            nudge_dispatcher()
            connection.in_atomic_block = False
        assert said == [hearing.WITHOUT_A_DISK, hearing.WITH_THE_COMMIT]
        with connection.cursor() as cursor:
            cursor.execute("SHOW synchronous_commit")
            assert cursor.fetchone() == ("on",), "it holds for the nudge alone"


def test_of_two_dispatchers_one_hears_and_the_other_takes_its_place(listener: Listener, on_host: Host) -> None:
    """Both would hand the same chunks to the broker at the same moment."""
    with on_host("second"):
        second = Listener()
        assert not second.wait(0)
    with on_host("web"):
        nudge_dispatcher()
    assert listener.wait(PATIENCE_S) and not second.wait(SHORT_S)
    assert listener._ear is not None
    listener._ear.close()  # its host is gone
    assert heard_at_last(second), "it is the first now, and looks"
    with on_host("web"):
        nudge_dispatcher()
    assert second.wait(PATIENCE_S)
    second.close()


def test_a_signal_ends_the_wait_without_the_database(listener: Listener, on_host: Host) -> None:
    with on_host("dispatcher"):
        nudge_here()
    assert listener.wait(PATIENCE_S)


def test_a_lost_database_costs_the_rhythm_and_is_found_again(on_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither end raises anything, and what was said meanwhile is looked for."""
    with on_host("web") as saying, on_host("dispatcher") as hearing_one:
        nudge_dispatcher()
        listener = Listener()
        assert listener.wait(0)
        monkeypatch.setattr(hearing, "AGAIN_S", 0.0)
        with saying.copy().cursor() as staff:
            staff.execute(END_ALL_CONNECTIONS)
        nudge_dispatcher()
        assert hearing_one.connection is None, "the next statement finds a new connection"
        assert heard_at_last(listener), "it hears again, and looks"
        while listener.wait(0):
            pass
        nudge_dispatcher()
        assert listener.wait(PATIENCE_S)
        listener.close()


def test_a_database_that_is_away_raises_nothing(on_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    with on_host("dispatcher"):
        away = ConnectionHandler({"default": from_url(f"postgres://sandtable@127.0.0.1:{free_port()}/site")})["default"]
        monkeypatch.setattr(nudge, "connection", away)
        listener = Listener()
        nudge_dispatcher()
        assert not listener.wait(SHORT_S)
        nudge_here()
        assert listener.wait(PATIENCE_S), "the pipe of this host wakes it all the same"
        listener.close()


def test_within_a_transaction_the_error_is_told(on_host: Host) -> None:
    """It can't go on: nothing of it would be written."""
    with on_host("web") as connection, pytest.raises(Error):
        nudge_dispatcher()
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_backend_pid()")
            connection.connection.pgconn.finish()
        connection.in_atomic_block = True
        try:
            nudge_dispatcher()
        finally:
            connection.in_atomic_block = False
