"""Health: alive without asking anybody, ready with every part named to those who may know."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections import namedtuple
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from django.conf import settings as django_settings
from django.contrib.sessions.models import Session
from django.core.checks import Error
from django.db import OperationalError, connection, transaction
from django.test import Client
from pytest_django.fixtures import Settings

from config import checks
from simulate.overview.state import KEPT
from simulate.queue import beats
from tests.support.prepared import MIGRATED, prepare
from tests.support.services import RedisServer
from web import health
from web.health import Finding

Usage = namedtuple("Usage", "total used free")


WORK: Final = {"dispatcher": "ok", "workers": "ok", "waiting": "ok"}


@pytest.fixture(autouse=True)
def looks_anew() -> None:
    """No answer of another test is given again."""
    health.PARTS.forget()
    KEPT.forget()


@pytest.fixture
def all_at_work(db: None) -> None:
    """The dispatcher and the workers of both lanes live."""
    for name in (beats.DISPATCHER, *beats.LANES):
        beats.beat(name)


def away(*_: object, **__: object) -> None:
    raise OperationalError("away")


def test_alive_needs_no_database(client: Client) -> None:
    """No database mark: a query would fail this test."""
    response = client.get("/health/live")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})
    assert "no-store" in response["Cache-Control"]
    assert "Set-Cookie" not in response


@pytest.mark.django_db
def test_ready_names_every_part(client: Client, all_at_work: None) -> None:
    response = client.get("/health/ready")
    assert response.status_code == 200
    assert response.json() == {
        "status": "ok",
        "checks": {"database": "ok", "queue": "ok", "disk": "ok", "static": "ok", **WORK},
    }
    assert not Session.objects.exists(), "the row of the trial is gone"


@pytest.mark.django_db
def test_a_broker_out_of_memory_is_degraded_and_named(
    client: Client, settings: Settings, redis_server: RedisServer, all_at_work: None
) -> None:
    """It still answers a ping; only a write tells."""
    settings.BROKER_URL = redis_server.url
    redis_server.fill()
    try:
        response = client.get("/health/ready")
    finally:
        redis_server.lift_limit()
    assert response.status_code == 200
    assert response.json()["checks"] == {
        "database": "ok",
        "queue": "degraded",
        "disk": "ok",
        "static": "ok",
        **WORK,
    }
    assert "maxmemory" in response.json()["reasons"]["queue"]


@pytest.mark.django_db
def test_a_database_that_answers_and_takes_no_write_is_down(client: Client) -> None:
    with nothing_written():
        response = client.get("/health/ready")
    assert (response.status_code, response.json()["checks"]["database"]) == (503, "down")
    assert "takes no write" in response.json()["reasons"]["database"]


@contextmanager
def nothing_written() -> Iterator[None]:
    """The database refuses every write in here, within the transaction of the test."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = 1" if connection.vendor == "sqlite" else "SET TRANSACTION READ ONLY")
        yield
        if connection.vendor == "sqlite":
            cursor.execute("PRAGMA query_only = 0")
        transaction.set_rollback(True)


@pytest.mark.slow
def test_behind_another_writer_it_is_degraded_and_the_usual_patience_comes_back(tmp_path: Path) -> None:
    """The lock is never given back: a look that waits as long as a request does would end with another answer.

    Who asks for something is told to come back when the patience is over (here at once), and nothing of it is written.
    """
    prepare(tmp_path, MIGRATED)
    with closing(sqlite3.connect(tmp_path / "sandtable.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = json.loads(run_embedded(tmp_path, "-c", LOOK))
        assert other.execute("SELECT count(*) FROM auth_user").fetchone() == (0,)
    assert answer["sign_up"] == [503, "5"]
    assert answer["checks"]["database"] == "degraded"
    assert "locked" in answer["reasons"]["database"]
    assert answer["patience_ms"] == 20_000


LOOK = """
import json, config, django
django.setup()
from django.db import connection
from django.test import Client
answer = Client(headers={"host": "localhost"}).get("/health/ready").json()
with connection.cursor() as cursor:
    answer["patience_ms"] = cursor.execute("PRAGMA busy_timeout").fetchone()[0]
    cursor.execute("PRAGMA busy_timeout = 1")
rey = {"username": "rey", "password1": "a long sentence 1", "password2": "a long sentence 1"}
told = Client(raise_request_exception=False, headers={"host": "localhost"}).post("/account/signup/", rey)
answer["sign_up"] = [told.status_code, told.headers.get("Retry-After")]
print(json.dumps(answer))
"""


def run_embedded(var: Path, *command: str) -> str:
    kept = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "REDIS_URL"}}
    environment = kept | {"DJANGO_SETTINGS_MODULE": "config.settings.embedded", "SANDTABLE_VAR": str(var)}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=django_settings.BASE_DIR,
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return done.stdout


def test_an_answer_is_given_again_for_two_seconds_so_that_asking_costs_nothing() -> None:
    moment, looks = [100.0], list[float]()

    def look() -> Finding:
        looks.append(moment[0])
        return Finding()

    parts = health.Parts({"part": look}, clock=lambda: moment[0])
    for moment[0] in (100.0, 101.0, 101.9, 102.0, 103.9, 104.0):
        assert parts.findings() == {"part": Finding("ok")}
    assert looks == [100.0, 102.0, 104.0]


@pytest.mark.django_db
def test_without_the_broker_it_is_degraded_and_still_serves(client: Client, settings: Settings) -> None:
    settings.BROKER_URL = "redis://127.0.0.1:1/0"
    response = client.get("/health/ready")
    assert response.status_code == 200
    assert response.json()["status"] == "degraded"
    assert response.json()["checks"]["queue"] == "degraded"


@pytest.mark.django_db
def test_without_the_database_it_is_down_and_no_other_part_waits_for_it(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "MigrationExecutor", away)
    monkeypatch.setattr(KEPT, "state", lambda: pytest.fail("it waits for the database once more"))
    response = client.get("/health/ready")
    assert (response.status_code, response.json()["checks"]["database"]) == (503, "down")


@pytest.mark.django_db
def test_with_migrations_missing_it_is_down(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("django.db.migrations.executor.MigrationExecutor.migration_plan", lambda *_: [object()])
    assert client.get("/health/ready").status_code == 503


@pytest.mark.parametrize(("free", "state"), [(4, "down"), (5, "ok")])
def test_a_full_disk_is_down(monkeypatch: pytest.MonkeyPatch, free: int, state: str) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(100, 100 - free, free))
    assert health.disk().state == state


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("token", "given", "sees"),
    [("", "", False), ("", "Bearer ", False), ("t0ken", "Bearer other", False), ("t0ken", "Bearer t0ken", True)],
)
def test_details_are_for_those_with_the_token(
    client: Client, settings: Settings, token: str, given: str, sees: bool
) -> None:
    settings.SHOW_HEALTH_DETAILS, settings.HEALTH_TOKEN = False, token
    body = client.get("/health/ready", headers={"authorization": given}).json()
    assert ("checks" in body) is sees


# --- The check for an SQLite that loses data


@pytest.fixture
def wal(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    options = {"init_command": "PRAGMA journal_mode=WAL;"}
    database = {"ENGINE": "django.db.backends.sqlite3", "NAME": Path("x"), "OPTIONS": options}
    monkeypatch.setitem(django_settings.DATABASES, "default", database)
    return database


@pytest.mark.parametrize(
    ("version", "refused"),
    [((3, 6, 23), False), ((3, 7, 0), True), ((3, 40, 1), True), ((3, 51, 2), True), ((3, 51, 3), False)],
)
def test_affected_sqlite_versions_are_refused(
    wal: dict[str, Any], monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...], refused: bool
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", version)
    found = checks.sqlite_survives_several_writers()
    assert [(type(each), each.id) for each in found] == [(Error, "sandtable.E001")] * refused


def test_the_check_knows_when_it_does_not_matter(
    wal: dict[str, Any], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 40, 1))
    settings.SQLITE_RACE_FIXED = True
    assert checks.sqlite_survives_several_writers() == []
    settings.SQLITE_RACE_FIXED = False
    wal["OPTIONS"]["init_command"] = ""
    assert checks.sqlite_survives_several_writers() == []
    wal["ENGINE"] = "django.db.backends.postgresql"
    assert checks.sqlite_survives_several_writers() == []


def test_django_uses_the_newest_sqlite_there_is() -> None:
    import sqlite3

    from django.db.backends.sqlite3 import base

    pysqlite3 = pytest.importorskip("pysqlite3")
    used = base.Database.sqlite_version_info  # type: ignore[attr-defined]
    assert used == max(sqlite3.sqlite_version_info, pysqlite3.sqlite_version_info)
