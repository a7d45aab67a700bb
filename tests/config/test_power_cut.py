"""The power is cut after each of some commits to the embedded database: what was acknowledged is on the disk.

A library in front of `fsync` (tests/support/power_cut.c) keeps each file as it was when the disk was told to keep it
last. That is the least that an honest disk leaves.
"""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from config.sqlite_file import damage
from tests.support.prepared import MIGRATED, ROOT, embedded, prepare
from tests.support.programs import program

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems name open files in other ways")
COMMITS = 6
FILE = "sandtable.sqlite3"
WRITE = f"""
import shutil, sys, config, django
from pathlib import Path
django.setup()
from django.contrib.auth.models import User
from django.db import connection
left, cuts = map(Path, sys.argv[1:3])
for number in range({COMMITS}):
    if number == {COMMITS // 2}:
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA wal_checkpoint(RESTART)")
    User.objects.create(username=f"user-{{number}}")
    shutil.copytree(left, cuts / str(number))
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = program("cc", package="gcc", names=("gcc", "clang"))
    made = tmp_path_factory.mktemp("power") / "power_cut.so"
    source = ROOT / "tests" / "support" / "power_cut.c"
    subprocess.run([str(compiler), "-shared", "-fPIC", "-O1", str(source), "-o", str(made), "-ldl"], check=True)
    return made


def written(folder: Path, library: Path, script: str) -> list[Path]:
    """The folders that a power cut would have left after each of the commits."""
    data, left, cuts = (folder / name for name in ("data", "left", "cuts"))
    for each in (data, left, cuts):
        each.mkdir()
    prepare(data, MIGRATED)
    shutil.copy(data / FILE, left)
    loaded = {"LD_PRELOAD": str(library), "POWER_CUT_OF": str(data), "POWER_CUT_LEAVES": str(left)}
    command = [sys.executable, "-c", script, str(left), str(cuts)]
    subprocess.run(command, cwd=ROOT, env=embedded(data) | loaded, check=True)
    return sorted(cuts.iterdir())


def users_in(folder: Path) -> list[str]:
    """The names that are read after the machine has started again."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        rows = connection.execute("SELECT username FROM auth_user WHERE username LIKE 'user-%' ORDER BY id")
        return [name for (name,) in rows]


def test_every_acknowledged_row_is_there_after_a_power_cut(tmp_path: Path, library: Path) -> None:
    """In the middle the log is written back into the file, and begins anew."""
    found = written(tmp_path, library, WRITE)
    assert [users_in(each) for each in found] == [[f"user-{n}" for n in range(last + 1)] for last in range(COMMITS)]
    assert [damage(each / FILE) for each in found] == [""] * COMMITS


def test_with_a_disk_that_is_told_less_often_rows_would_be_lost(tmp_path: Path, library: Path) -> None:
    """The usual setting for a log, NORMAL, keeps the file whole and forgets the latest rows."""
    carelessly = WRITE.replace("left, cuts =", "connection.cursor().execute('PRAGMA synchronous=NORMAL')\nleft, cuts =")
    found = written(tmp_path, library, carelessly)
    assert len(users_in(found[-1])) < COMMITS
