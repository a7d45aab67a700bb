"""The embedded database as it really runs: a file, several writers, nothing lost."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

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
def test_writers_that_read_first_wait_for_each_other(tmp_path: Path) -> None:
    """Read, add one, write: without IMMEDIATE this ends in "database is locked" or in lost additions."""
    prepare(tmp_path, MIGRATED)
    start = [sys.executable, "-c", COUNT]
    writers = [subprocess.Popen(start, cwd=ROOT, env=embedded(tmp_path)) for _ in range(2)]
    assert [status_of(writer) for writer in writers] == [0, 0]
    with sqlite3.connect(tmp_path / "sandtable.sqlite3") as database:
        assert database.execute("SELECT first_name FROM auth_user").fetchone() == ("100",)


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


def test_only_damage_is_told(tmp_path: Path) -> None:
    empty = tmp_path / "empty.sqlite3"
    empty.touch()
    assert [damage(tmp_path / "nothing.sqlite3"), damage(empty), damage(tmp_path)] == ["", "", ""]
