"""Nobody but the owner's account reads sessions, password hashes and the secret key."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from django.core.checks import Error, Warning
from pytest_django.fixtures import Settings

from config import checks, privacy

WORK = """
import json, os, sys, config, django
django.setup()
from django.conf import settings
from django.contrib.auth.models import User
from django.core.management import call_command
call_command("migrate", "auth", verbosity=0)
User.objects.create_user("rey", password="a long sentence 1")
from simulate.queue.nudge import Listener
listener = Listener()
from config.celery import app
with app.connection_for_write() as connection, connection.SimpleQueue("x") as queue:
    queue.put([1])
found = [settings.VAR_DIR, *settings.VAR_DIR.rglob("*")]
print(json.dumps({str(path.relative_to(settings.VAR_DIR)): oct(path.stat().st_mode & 0o777) for path in found}))
"""


def run(var: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A process as it starts from a shell with the usual umask."""
    kept = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "REDIS_URL"}}
    return subprocess.run(
        [sys.executable, *command],
        cwd=django_settings.BASE_DIR,
        env=kept | {"DJANGO_SETTINGS_MODULE": "config.settings.embedded", "SANDTABLE_VAR": str(var)},
        umask=0o022,
        check=True,
        capture_output=True,
        text=True,
    )


def modes(folder: Path) -> dict[str, int]:
    """The rights of a folder and of everything in it."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}


def test_everything_is_made_for_its_owner_only(tmp_path: Path) -> None:
    """While the database is open, so that the files SQLite keeps beside it are there."""
    found = json.loads(run(tmp_path / "var", "-c", WORK).stdout)
    assert {"sandtable.sqlite3", "sandtable.sqlite3-wal", "sandtable.sqlite3-shm", "secret_key"} <= set(found)
    assert {name: mode for name, mode in found.items() if int(mode, 8) & 0o077} == {}


def test_an_installation_that_was_left_open_is_closed_at_the_next_start(tmp_path: Path) -> None:
    var = an_open_installation(tmp_path)
    said = run(var, "manage.py", "check").stderr
    assert "sandtable.sqlite3 was open to other accounts (mode 644)" in said
    assert {name: oct(mode) for name, mode in modes(var).items() if mode & 0o077} == {}
    assert modes(var)["queue"] == 0o700
    assert modes(var)["sandtable.sqlite3"] == modes(var)["backup.sqlite3"] == 0o600


def an_open_installation(parent: Path) -> Path:
    """As an older version made it."""
    var = parent / "var"
    for folder in (var, var / "queue", var / "queue" / "messages", var / "queue" / "control"):
        folder.mkdir()
        folder.chmod(0o755)
    for name in ("sandtable.sqlite3", "sandtable.sqlite3-wal", "backup.sqlite3", "secret_key"):
        (var / name).write_text("k" * 60 if name == "secret_key" else "")
        (var / name).chmod(0o644)
    return var


def test_a_folder_shared_with_others_is_left_open_and_told(tmp_path: Path) -> None:
    """Closing /tmp or a home would shut others out; what is secret in it is closed all the same."""
    var = an_open_installation(tmp_path)
    (var / "photos").mkdir()
    (var / "photos").chmod(0o755)
    said = run(var, "manage.py", "check").stderr
    assert f"(sandtable.W003) Other accounts of this machine have rights to {var}." in said
    found = modes(var)
    assert (found["var"], found["photos"], found["backup.sqlite3"]) == (0o755, 0o755, 0o644)
    assert found["sandtable.sqlite3"] == found["sandtable.sqlite3-wal"] == found["secret_key"] == 0o600


@pytest.mark.parametrize("mode", [0o1777, 0o755])
def test_a_folder_is_shared_if_it_is_sticky_or_holds_other_folders(tmp_path: Path, mode: int) -> None:
    folder = tmp_path / "folder"
    (folder / "queue").mkdir(parents=True)
    folder.chmod(mode)
    assert privacy.is_ours_alone(folder) is (mode == 0o755)
    (folder / "photos").mkdir()
    assert not privacy.is_ours_alone(folder)


# --- Where nothing can be closed


@pytest.fixture
def installation(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An open installation that the settings of this process name."""
    var = an_open_installation(tmp_path)
    settings.VAR_DIR, settings.QUEUE_DIR = var, var / "queue"
    database = {"ENGINE": "django.db.backends.sqlite3", "NAME": var / "sandtable.sqlite3"}
    monkeypatch.setitem(django_settings.DATABASES, "default", database)
    return var


def test_before_it_is_closed_all_of_it_is_told(installation: Path, settings: Settings) -> None:
    settings.EMBEDDED = True
    assert [(type(each), each.id) for each in checks.secrets_are_private()] == [
        (Warning, "sandtable.W002"),
        (Warning, "sandtable.W003"),
    ]
    settings.EMBEDDED = False
    said, _ = checks.secrets_are_private()
    assert (type(said), said.id) == (Error, "sandtable.E002")
    assert str(installation / "sandtable.sqlite3-wal") in said.msg


def test_on_a_file_system_without_modes_the_check_tells(
    installation: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Path, "chmod", lambda path, mode: None)
    privacy.keep_private()
    assert "now it is its owner's alone" not in caplog.text
    assert [each.id for each in checks.secrets_are_private()] == ["sandtable.W002", "sandtable.W003"]


def test_files_of_another_account_do_not_stop_the_start_and_are_told(
    installation: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted", str(path))

    monkeypatch.setattr(Path, "chmod", refuse)
    privacy.keep_private()
    assert "Operation not permitted" in caplog.text
    assert [each.id for each in checks.secrets_are_private()] == ["sandtable.W002", "sandtable.W003"]


def test_once_closed_there_is_nothing_to_tell(installation: Path) -> None:
    privacy.keep_private()
    assert checks.secrets_are_private() == []


def test_with_postgresql_the_data_folder_stays_as_it_is(installation: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (installation / "secret_key").unlink()
    database = {"ENGINE": "django.db.backends.postgresql", "NAME": "sandtable"}
    monkeypatch.setitem(django_settings.DATABASES, "default", database)
    privacy.keep_private()
    assert modes(installation)["var"] == 0o755
    assert modes(installation)["queue"] == 0o700
    assert checks.secrets_are_private() == []
