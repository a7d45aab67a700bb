"""`manage.py back_up PATH`: a copy of the database, made while the service runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection

from config import backups
from config.sqlite_file import fault


class Command(BaseCommand):
    help = "Copy the database into a new file while the service runs, and read the copy through."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("path", type=Path, help="the new file; its folder is made where it is missing")

    def handle(self, *args: Any, path: Path, **options: Any) -> None:
        if path.exists():
            raise CommandError(f"{path} is there already; a backup takes the place of nothing.")
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.unfinished")
        draft.unlink(missing_ok=True)
        if connection.vendor == "sqlite":
            _copy(draft)
        else:
            _dump(draft)
        draft.rename(path)
        self.stdout.write(f"{path}: {path.stat().st_size:,} bytes, read through")


def _copy(target: Path) -> None:
    """All rows as they are at one moment; writers go on meanwhile. The file is for its owner only."""
    target.touch(mode=0o600)
    connection.ensure_connection()
    with closing(sqlite3.connect(target)) as copy:
        connection.connection.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file and nothing beside it
    if found := fault(target):
        raise CommandError(f"The copy {target} can't be read whole, so the database is damaged: {found}")


def _dump(target: Path) -> None:
    try:
        backups.dump(target)
        backups.read_through(target)
    except backups.Failed as error:
        target.unlink(missing_ok=True)
        raise CommandError(f"There is no backup: {error}") from None
