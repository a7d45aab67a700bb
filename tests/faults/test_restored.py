"""A backup of PostgreSQL and what is made of it: the short form of tests/chaos/test_restored.py, in one process."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection, connections
from django.test import Client

from config import backups
from simulate.models import Batch, BatchState
from simulate.queue import work
from tests.support import kept_things
from tests.support.playtests import a_batch, a_user, agrees, play_all, published
from tests.support.toy_games import toy_games as toy_games

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif("connection.vendor != 'postgresql'", reason="SQLite is copied; tests/config/test_sqlite.py"),
]
PLACE = "restored"


@contextmanager
def an_empty_database() -> Iterator[None]:
    """In here the service has an empty database on the same server."""
    usual = connections["default"]
    with usual.cursor() as cursor:
        cursor.execute(f"DROP DATABASE IF EXISTS {PLACE} WITH (FORCE)")
        cursor.execute(f"CREATE DATABASE {PLACE}")
    connections["default"] = type(usual)({**usual.settings_dict, "NAME": PLACE}, "default")
    try:
        yield
    finally:
        connections["default"].close()
        connections["default"] = usual
        with usual.cursor() as cursor:
            cursor.execute(f"DROP DATABASE {PLACE} WITH (FORCE)")


@pytest.fixture
def here(settings: Any, tmp_path: Path) -> Path:
    settings.VAR_DIR = tmp_path
    return tmp_path


def half_played() -> tuple[Batch, list[int]]:
    """A playtest of which one chunk is played, and the messages that were sent for it."""
    batch = a_batch(a_user(), pairs=30)
    messages = published()
    work.run_chunk(chunk_id=messages[0])
    return batch, messages


def play_on(messages: list[int]) -> None:
    """Workers take these messages, and then what is sent for the rest."""
    for message in messages:
        work.run_chunk(chunk_id=message)
    play_all()


def test_a_playtest_goes_on_from_a_backup_to_the_digest_it_had(here: Path, toy_games: None) -> None:
    """Messages of the past and of the time after the backup are still on their way, and play nothing twice."""
    session = kept_things.keep()
    kept, backup = kept_things.read_kept(session), here / "backups" / "monday"
    batch, messages = half_played()
    call_command("back_up", backup)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    play_on(messages)
    batch.refresh_from_db()
    replay = here / "replays" / "of another ending.json.gz"
    replay.parent.mkdir()
    replay.touch()
    later = a_batch(a_user(), pairs=3)
    of_later = list(later.chunks.values_list("pk", flat=True))
    with an_empty_database():
        call_command("restore", backup)
        assert not replay.exists(), "people may end their games otherwise this time"
        again = Batch.objects.get(public_id=batch.public_id)
        assert (again.state, again.digest) == (BatchState.RUNNING, "") and kept_things.read_kept(session) == kept
        assert not Batch.objects.filter(public_id=later.public_id).exists()
        play_on([*of_later, *messages])
        again.refresh_from_db()
        agrees(again)
        assert (again.state, again.digest, again.tally) == (BatchState.DONE, batch.digest, batch.tally)
        assert a_batch(a_user("later"), pairs=1).pk > again.pk, "numbers of rows go on where the backup has them"


def test_a_browser_that_knows_a_lost_playtest_is_shown_the_one_in_its_place(here: Path, toy_games: None) -> None:
    """The next playtest gets the number and the version of the lost one, and the list says which it is."""
    ada, backup = a_user(), here / "monday"
    connection.close()  # as processes that were started after the database was made
    call_command("back_up", backup)
    lost = a_batch(ada, pairs=3)
    known = {"If-None-Match": listed(ada)["ETag"]}
    assert listed(ada, known).status_code == 304
    with an_empty_database():
        call_command("restore", backup)
        connection.close()
        made = a_batch(ada, pairs=4)
        assert (made.pk, made.version) == (lost.pk, lost.version)
        answer = listed(ada, known)
        assert answer.status_code == 200 and [each["id"] for each in answer.json()["results"]] == [made.public_id]


def listed(user: Any, headers: dict[str, str] | None = None) -> Any:
    browser = Client()
    browser.force_login(user)
    return browser.get("/api/v1/playtests", headers=headers)


def test_a_backup_takes_the_place_of_nothing(here: Path) -> None:
    backup = here / "monday"
    call_command("back_up", backup)
    with pytest.raises(CommandError, match="is there already"):
        call_command("back_up", backup)
    with pytest.raises(CommandError, match="this database has tables"):
        call_command("restore", backup)


@pytest.mark.parametrize("missing", [0.5, 0.001], ids=["among the tables", "among the rows"])
def test_a_backup_that_is_cut_off_restores_nothing(here: Path, missing: float) -> None:
    """The list of tables comes first and is nearly all of this file; with a whole list tables are made at once."""
    backup = here / "monday"
    call_command("back_up", backup)
    whole = backup.read_bytes()
    backup.write_bytes(whole[: round(len(whole) * (1 - missing))])
    with an_empty_database():
        with pytest.raises(CommandError, match="Nothing is restored"):
            call_command("restore", backup)
        with pytest.raises(backups.Failed):
            backups.put_back(backup)
        assert connection.introspection.table_names() == []


def test_a_server_that_is_away_leaves_no_backup(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(connection.settings_dict, "PORT", 1)
    with pytest.raises(CommandError, match="There is no backup"):
        call_command("back_up", here / "monday")
    assert list(here.iterdir()) == []


def test_a_program_that_is_missing_is_named(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(here))
    with pytest.raises(CommandError, match="pg_dump is not installed"):
        call_command("back_up", here / "monday")
