"""`manage.py import_cards PATH`: add printed texts from a user's own copy of the community's card files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from catalog.importing import ImportRefused, import_texts


class Command(BaseCommand):
    help = "Add printed texts from community JSON: a file, or a folder of set files. One problem refuses everything."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("path", type=Path, help="A .json file with a list of cards, or a folder of such files")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            report = import_texts(path=options["path"])
        except ImportRefused as error:
            for problem in error.problems:
                self.stderr.write(str(problem))
            raise CommandError(str(error)) from None
        self.stdout.write(
            f"Texts of {report.files} files: {report.created} created, {report.changed} changed, "
            f"{report.unchanged} unchanged"
        )
