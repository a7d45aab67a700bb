"""System checks: what must not start."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Error, Warning, register

from config import privacy

FIRST_AFFECTED, FIRST_FIXED = (3, 7, 0), (3, 51, 3)


@register("sandtable")
def sqlite_survives_several_writers(app_configs: Sequence[AppConfig] | None = None, **_: Any) -> list[CheckMessage]:
    """Web, worker and dispatcher write at once; with a WAL these SQLite versions can corrupt the file."""
    database = settings.DATABASES["default"]
    has_wal = "journal_mode=WAL" in str(database.get("OPTIONS", {}).get("init_command", ""))
    affected = FIRST_AFFECTED <= sqlite3.sqlite_version_info < FIRST_FIXED
    if "sqlite" not in database["ENGINE"] or not has_wal or not affected or settings.SQLITE_RACE_FIXED:
        return []
    return [
        Error(
            f"SQLite {sqlite3.sqlite_version} can corrupt a WAL database that several processes write to.",
            hint="Install pysqlite3 (SQLite 3.51.3 or newer), use PostgreSQL, or set SQLITE_RACE_FIXED=1 when your "
            "distribution carries the fix under the old number.",
            id="sandtable.E001",
        )
    ]


@register("sandtable")
def secrets_are_private(app_configs: Sequence[AppConfig] | None = None, **_: Any) -> list[CheckMessage]:
    """Secrets that stayed open although every start tries to close them: another account's, or without modes.

    A service for strangers does not start with them; an installation on one's own machine is told.
    """
    found: list[CheckMessage] = []
    if files := privacy.open_files():
        words = f"Other accounts of this machine have rights to {_named(files)}, with sessions and password hashes."
        kind = Warning if settings.EMBEDDED else Error
        found.append(kind(words, hint=HINT, id="sandtable.W002" if settings.EMBEDDED else "sandtable.E002"))
    if folders := privacy.open_folders():
        words = f"Other accounts of this machine have rights to {_named(folders)}."
        found.append(Warning(words, hint=HINT, id="sandtable.W003"))
    return found


HINT = (
    "Let the account that runs Sandtable own them, on a file system that keeps modes, in a folder (SANDTABLE_VAR) that "
    "nobody else uses."
)


def _named(paths: Iterable[Path]) -> str:
    return ", ".join(map(str, paths))
