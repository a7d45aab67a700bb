"""Health: alive without asking anybody, ready with every part named to those who may know."""

from __future__ import annotations

from collections import namedtuple
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as django_settings
from django.core.checks import Error
from django.db import OperationalError
from django.test import Client
from pytest_django.fixtures import Settings

from config import checks, health

Usage = namedtuple("Usage", "total used free")


def away(*_: object, **__: object) -> None:
    raise OperationalError("away")


def test_alive_needs_no_database(client: Client) -> None:
    """No database mark: a query would fail this test."""
    response = client.get("/health/live")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})
    assert "no-store" in response["Cache-Control"]
    assert "Set-Cookie" not in response


@pytest.mark.django_db
def test_ready_names_every_part(client: Client) -> None:
    response = client.get("/health/ready")
    assert response.status_code == 200
    assert response.json() == {"status": "ok", "checks": {"database": "ok", "queue": "ok", "disk": "ok"}}


@pytest.mark.django_db
def test_without_the_broker_it_is_degraded_and_still_serves(client: Client, settings: Settings) -> None:
    settings.BROKER_URL = "redis://127.0.0.1:1/0"
    response = client.get("/health/ready")
    assert response.status_code == 200
    assert response.json()["status"] == "degraded"
    assert response.json()["checks"]["queue"] == "degraded"


@pytest.mark.django_db
def test_without_the_database_it_is_down(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "MigrationExecutor", away)
    response = client.get("/health/ready")
    assert (response.status_code, response.json()["checks"]["database"]) == (503, "down")


@pytest.mark.django_db
def test_with_migrations_missing_it_is_down(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("django.db.migrations.executor.MigrationExecutor.migration_plan", lambda *_: [object()])
    assert client.get("/health/ready").status_code == 503


@pytest.mark.parametrize(("free", "state"), [(4, "down"), (5, "ok")])
def test_a_full_disk_is_down(monkeypatch: pytest.MonkeyPatch, free: int, state: str) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(100, 100 - free, free))
    assert health.disk() == state


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
    assert body["status"] == "ok"


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
