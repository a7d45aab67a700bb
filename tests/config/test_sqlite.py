"""The embedded database as it really runs: a file, several writers, nothing lost."""

from __future__ import annotations

import json
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from config.settings.databases import sqlite
from config.sqlite_file import damage
from tests.support.prepared import MIGRATED, ROOT, embedded, prepare, run
from tests.support.waiting import status_of

ASK = """
import json, config, django
django.setup()
from django.db import connection
def ask(pragma):
    with connection.cursor() as cursor:
        return cursor.execute(f"PRAGMA {pragma}").fetchone()[0]
print(json.dumps([ask("journal_mode"), ask("synchronous"), ask("journal_size_limit"), ask("foreign_keys")]))
"""
TAG = """
import config, django
django.setup()
from django.db import connection
from web.api.conditional import strong_etag
connection.ensure_connection()
print(strong_etag("the third version of a deck"))
"""
COUNT = """
import sys, config, django
django.setup()
from django.contrib.auth.models import User
from django.db import transaction
User.objects.get_or_create(username="counter", defaults={"first_name": "0"})
for _ in range(50):
    with transaction.atomic():
        user = User.objects.get(username="counter")
        user.first_name = str(int(user.first_name) + 1)
        user.save()
"""


def test_a_commit_survives_a_power_cut_and_the_log_is_cut_back(tmp_path: Path) -> None:
    wal, full, size_limit, foreign_keys = json.loads(run(embedded(tmp_path), "-c", ASK))
    assert (wal, full, size_limit, foreign_keys) == ("wal", 2, 64 * 1024 * 1024, 1)


@pytest.mark.slow
def test_writers_that_read_first_wait_for_each_other_and_not_for_readers(tmp_path: Path) -> None:
    """Read, add one, write: without IMMEDIATE this ends in "database is locked" or in lost additions.

    Somebody reads all the time, as a long report does, and goes on to see what was there when it began. Without a WAL
    the writers would wait for it in vain.
    """
    prepare(tmp_path, MIGRATED)
    file = tmp_path / "sandtable.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as report:
        report.execute("BEGIN")
        assert counted(report) is None
        start = [sys.executable, "-c", COUNT]
        writers = [subprocess.Popen(start, cwd=ROOT, env=embedded(tmp_path)) for _ in range(2)]
        assert [status_of(writer) for writer in writers] == [0, 0]
        assert counted(report) is None
        report.execute("COMMIT")
        assert counted(report) == ("100",)


def counted(database: sqlite3.Connection) -> tuple[str] | None:
    row: tuple[str] | None = database.execute("SELECT first_name FROM auth_user").fetchone()
    return row


def test_options_are_not_shared_between_databases() -> None:
    first = sqlite(Path("a"))
    first["OPTIONS"]["timeout"] = 1
    assert sqlite(Path("b"))["OPTIONS"]["timeout"] == 20


def prepared(folder: Path) -> subprocess.CompletedProcess[str]:
    """Prepare the data in this folder, as `make run` begins."""
    command = [sys.executable, "-m", "tools.prepare", *MIGRATED]
    return subprocess.run(command, cwd=ROOT, env=embedded(folder), capture_output=True, text=True, check=False)


def test_a_damaged_file_is_told_with_the_remedy_and_left_as_it_is(tmp_path: Path) -> None:
    prepare(tmp_path, MIGRATED)
    file = tmp_path / "sandtable.sqlite3"
    whole = file.read_bytes()
    for spoilt in (b"no database " * 500, whole[:2000] + bytes(30_000) + whole[32_000:]):
        file.write_bytes(spoilt)
        answer = prepared(tmp_path)
        assert answer.returncode == 1 and answer.stderr.startswith(f"The database {file} is damaged (")
        assert ".recover" in answer.stderr and "Traceback" not in answer.stderr
        assert file.read_bytes() == spoilt
    file.write_bytes(whole)
    assert prepared(tmp_path).returncode == 0


def spoilt(file: Path, table: str) -> bytes:
    """The bytes of a database of which one page in the midst, where a table begins, was overwritten."""
    whole = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    whole[(page - 1) * size : page * size] = bytes(range(256)) * (size // 256)
    return bytes(whole)


def test_damage_in_the_midst_of_a_table_is_found(tmp_path: Path) -> None:
    prepare(tmp_path, MIGRATED)
    file = tmp_path / "sandtable.sqlite3"
    assert damage(file) == ""
    file.write_bytes(spoilt(file, "auth_permission"))
    assert "is damaged" in damage(file)


def test_a_backup_takes_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    """It is made beside a writer and put in place; what the damaged file left beside it is deleted."""
    prepare(tmp_path, MIGRATED)
    file, backup = tmp_path / "sandtable.sqlite3", tmp_path / "backups" / "monday.sqlite3"
    with closing(sqlite3.connect(file)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("INSERT INTO django_content_type (app_label, model) VALUES ('kept', 'monday')")
        writer.commit()
        writer.execute("INSERT INTO django_content_type (app_label, model) VALUES ('not yet', 'written')")
        told = run(embedded(tmp_path), "manage.py", "back_up", str(backup))
        writer.rollback()
    assert told.startswith(str(backup)) and stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [each.name for each in backup.parent.iterdir()] == [backup.name]
    before = everything_in(backup)
    labels = {row[1] for row in before["django_content_type"]}
    assert "kept" in labels and "not yet" not in labels
    file.write_bytes(spoilt(file, "auth_permission"))
    assert damage(file)

    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        each.unlink(missing_ok=True)
    run(embedded(tmp_path), "manage.py", "restore", str(backup))
    assert damage(file) == "" and everything_in(file) == before
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_browsers_keep_of_a_database_ends_with_its_restore(tmp_path: Path) -> None:
    """After a restore new rows get the numbers and versions of lost ones, so a known tag fits no answer any more."""
    prepare(tmp_path, MIGRATED)
    file, backup = tmp_path / "sandtable.sqlite3", tmp_path / "monday.sqlite3"
    run(embedded(tmp_path), "manage.py", "back_up", str(backup))
    tags = [run(embedded(tmp_path), "-c", TAG)]
    for _ in range(2):
        for each in tmp_path.glob(f"{file.name}*"):
            each.unlink()
        run(embedded(tmp_path), "manage.py", "restore", str(backup))
        tags.append(run(embedded(tmp_path), "-c", TAG))
    assert len(set(tags)) == 3
    assert run(embedded(tmp_path), "-c", TAG) == tags[-1], "it stays as long as the database"


@pytest.mark.django_db
def test_a_backup_takes_the_place_of_nothing(tmp_path: Path) -> None:
    there = tmp_path / "monday.sqlite3"
    there.write_text("of last week")
    with pytest.raises(CommandError, match="is there already"):
        call_command("back_up", there)
    assert there.read_text() == "of last week"


def test_a_file_that_is_there_or_a_damaged_backup_is_not_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log of a database that is gone counts as one: SQLite would play it into the backup."""
    prepare(tmp_path, MIGRATED)
    file, backup = tmp_path / "sandtable.sqlite3", tmp_path / "monday.sqlite3"
    file.rename(backup)
    monkeypatch.setitem(connection.settings_dict, "NAME", file)
    monkeypatch.setattr("config.management.commands.restore.forget_replays", lambda: None)
    left = Path(f"{file}-wal")
    left.write_text("of the one that is gone")
    with pytest.raises(CommandError, match="Move away first: .*-wal"):
        call_command("restore", backup)
    left.unlink()
    backup.write_bytes(spoilt(backup, "auth_permission"))
    with pytest.raises(CommandError, match="is damaged"):
        call_command("restore", backup)
    with pytest.raises(CommandError, match="There is no file"):
        call_command("restore", tmp_path / "tuesday.sqlite3")
    assert [each.name for each in tmp_path.glob("*.sqlite3*")] == [backup.name]


def everything_in(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """The rows of every table."""
    with closing(sqlite3.connect(file)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: database.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall() for table in tables}


def test_only_damage_is_told(tmp_path: Path) -> None:
    empty = tmp_path / "empty.sqlite3"
    empty.touch()
    assert [damage(tmp_path / "nothing.sqlite3"), damage(empty), damage(tmp_path)] == ["", "", ""]
