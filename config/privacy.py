"""Secret files belong to one account: folders of mode 700, files of mode 600, from their first moment on.

An SQLite database holds sessions and password hashes. Every process sets its umask before it makes anything, and closes
what an older version left open. What can't be closed is named by a system check (`config/checks.py`). Where the
database is PostgreSQL, nothing of this lies in the data folder, and the folder stays as it is.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from django.conf import settings

log = logging.getLogger(__name__)
OTHERS: Final = 0o077
"""The rights of the group and of everybody else."""
OWN_FOLDERS: Final = frozenset({"queue", "static", "backups", "replays"})
"""The folders Sandtable has in its data folder, and the one that docs/operations.md tells its owner to make."""


def keep_private() -> None:
    """Make new files for the owner only, and close the secret ones that are there."""
    os.umask(os.umask(OTHERS) | OTHERS)
    for path in (*secret_files(), *secret_folders()):
        _close(path)


def open_files() -> list[Path]:
    """The secret files that other accounts have rights to."""
    return [path for path in secret_files() if _mode(path) & OTHERS]


def open_folders() -> list[Path]:
    """The folders with secrets or messages that other accounts have rights to."""
    places = [settings.VAR_DIR] if _holds_secrets(settings.VAR_DIR) else []
    return [path for path in (*places, *_queue_folders()) if _mode(path) & OTHERS]


def secret_files() -> list[Path]:
    """Database, secret key and, in a data folder of our own, all files beside them: backups, copies, logs."""
    named = [*_database_files(), settings.VAR_DIR / "secret_key"]
    beside: list[Path] = []
    if _holds_secrets(settings.VAR_DIR) and is_ours_alone(settings.VAR_DIR):
        beside = [path for path in settings.VAR_DIR.iterdir() if path not in named and not path.is_symlink()]
    return [path for path in (*named, *beside) if path.is_file()]


def secret_folders() -> list[Path]:
    """The folders of the queue, and the data folder if it holds secrets and nobody else's folders."""
    has_own = _holds_secrets(settings.VAR_DIR) and is_ours_alone(settings.VAR_DIR)
    return [*_queue_folders(), *([settings.VAR_DIR] if has_own else [])]


def is_ours_alone(folder: Path) -> bool:
    """False for a folder that somebody shares with Sandtable, such as /tmp: closing it would shut others out."""
    if folder == settings.BASE_DIR / "var":
        return True
    if not folder.is_dir() or folder == Path.home() or folder.stat().st_mode & stat.S_ISVTX:
        return False
    return {path.name for path in folder.iterdir() if path.is_dir()} <= OWN_FOLDERS


def _holds_secrets(folder: Path) -> bool:
    has_database = any(path.parent == folder for path in _database_files())
    return folder.is_dir() and (has_database or (folder / "secret_key").exists())


def _database_files() -> list[Path]:
    """The file of an SQLite database and those SQLite keeps beside it; none for PostgreSQL."""
    database = settings.DATABASES["default"]
    if "sqlite" not in database["ENGINE"]:
        return []
    return [Path(f"{database['NAME']}{ending}") for ending in ("", "-wal", "-shm", "-journal")]


def _queue_folders() -> list[Path]:
    queue = settings.QUEUE_DIR
    return [folder for folder in (queue, queue / "messages", queue / "control") if folder.is_dir()]


def _close(path: Path) -> None:
    mode = _mode(path)
    if not mode & OTHERS:
        return
    try:
        path.chmod(mode & ~OTHERS)
    except FileNotFoundError:  # SQLite has just removed it
        return
    except OSError as error:  # it belongs to another account: the system check names it
        log.warning("%s is open to other accounts (mode %o): %s", path, mode, error)
        return
    if not _mode(path) & OTHERS:  # else the file system keeps no modes: the system check names it
        log.warning("%s was open to other accounts (mode %o); now it is its owner's alone", path, mode)


def _mode(path: Path) -> int:
    """Its rights; none when it is gone."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return 0
