"""`manage.py restore PATH`: a backup of `back_up` in the place of a database that is gone."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection

from config import backups
from config.sqlite_file import fault
from web.restored import draw_mark


class Command(BaseCommand):
    help = (
        "Put a backup of `back_up` into a database with nothing in it. Web, workers and dispatcher have to be stopped."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("path", type=Path, help="the file that `back_up` has made")

    def handle(self, *args: Any, path: Path, **options: Any) -> None:
        if not path.is_file():
            raise CommandError(f"There is no file {path}.")
        if connection.vendor == "sqlite":
            _put_in_place(path, Path(connection.settings_dict["NAME"]))
        else:
            _put_back(path)
        forget_replays()
        self.stdout.write(f"{path} is restored. Run migrate if the service is newer than the backup, then start it.")


def _put_in_place(backup: Path, file: Path) -> None:
    beside = [Path(f"{file}{ending}") for ending in ("", "-wal", "-shm")]
    if there := [str(each) for each in beside if each.exists()]:
        raise CommandError(f"A backup takes the place of nothing. Move away first: {', '.join(there)}")
    if found := fault(backup):
        raise CommandError(f"The backup {backup} is damaged: {found}")
    draft = file.with_name(f".{file.name}.unfinished")
    draft.unlink(missing_ok=True)
    draft.touch(mode=0o600)
    shutil.copyfile(backup, draft)
    draw_mark(draft)
    draft.rename(file)


def _put_back(dump: Path) -> None:
    if connection.introspection.table_names():
        raise CommandError("A backup takes the place of nothing, and this database has tables. Name an empty one.")
    try:
        backups.read_through(dump)
        backups.put_back(dump)
    except backups.Failed as error:
        raise CommandError(f"Nothing is restored: {error}") from None


def forget_replays() -> None:
    """Games that were played again after the backup: people go on from it, and may end the same games otherwise."""
    shutil.rmtree(settings.VAR_DIR / "replays", ignore_errors=True)
