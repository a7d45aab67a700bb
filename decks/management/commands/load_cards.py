"""`manage.py load_cards`: update the card tables; with `--from FOLDER` take a newer release of the community first."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from catalog.loading import load_catalog
from catalog.releases.folder import ReleaseRefused
from catalog.releases.taking import NoHome, NotHeld, Taken, look, looked_at, take
from decks.notices import tell_of_newer_lists
from decks.touched import decks_with
from decks.verdicts import renew_all
from sandtable.installed import BadEdition

MOST_TOLD: Final = 50
"""Entries of one list that are written out."""
_DATE: Final = re.compile(r"[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])")


class Command(BaseCommand):
    help = (
        "Update the card tables from the data in use, judge decks anew and tell their owners. With --from, take a "
        "newer release of the community's data first: one problem refuses everything. Safe to repeat."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--from", dest="folder", type=Path, help="A folder with the community's files")
        parser.add_argument("--date", help="The day of the release (YYYY-MM-DD); today when left out")
        parser.add_argument("--source", default="a release of the community's card data", help="Who published it")
        parser.add_argument("--dry-run", action="store_true", help="Only tell what the release would change")
        parser.add_argument("--looked-at", nargs="+", metavar="CODE", help="Cards the engine may play again")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            if options["folder"] or options["looked_at"]:
                self._change(options)
            else:
                self._load()
        except ReleaseRefused as refused:
            for problem in refused.problems:
                self.stderr.write(problem)
            raise CommandError(str(refused)) from None
        except (NoHome, NotHeld, BadEdition) as error:
            raise CommandError(str(error)) from None

    def _change(self, options: dict[str, Any]) -> None:
        """Write a new edition of the facts; a new process then loads it, because this one has read the earlier one."""
        if options["folder"]:
            date = options["date"] or timezone.localdate().isoformat()
            if not _DATE.fullmatch(date):
                raise CommandError(f"--date is a day like 2026-09-01, not {date[:20]!r}")
            found = look(options["folder"], date=date, source=options["source"][:120])
            self._tell(found)
            if options["dry_run"] or not found.differences:
                self.stdout.write("Nothing was written.")
                return
            name = take(found)
        else:
            name = looked_at(options["looked_at"])
        self.stdout.write(f"Edition {name} is written. Restart the service, so that all its processes use it.")
        self.stdout.flush()
        command = [sys.executable, str(Path(settings.BASE_DIR) / "manage.py"), "load_cards"]
        subprocess.run(command, check=True)  # noqa: S603

    def _load(self) -> None:
        started = time.monotonic()
        report = load_catalog()
        self.stdout.write(
            f"Cards: {report.created} created, {report.changed} changed, {report.unchanged} unchanged, "
            f"{report.removed} removed; data {report.data_version} ({time.monotonic() - started:.1f} s)"
        )
        judged, told = renew_all(), tell_of_newer_lists()
        self.stdout.write(f"Decks: {judged} judged anew, {told} owners told of a newer list.")

    def _tell(self, found: Taken) -> None:
        told = found.differences
        for correction in found.corrections:
            self.stdout.write(f"Corrected: {correction}")
        self._list("New sets", told.new_sets)
        self._list("New cards", [f"{code} {name}" for code, name in told.new.items()])
        self._list("Changed cards", [f"{code}: {'; '.join(why)}" for code, why in told.changed.items()])
        self._list("Gone cards, kept for decks and banned", [f"{code} {name}" for code, name in told.gone.items()])
        self._list("Formats", told.formats)
        self._list("Decks with changed or gone cards", [f"{deck} ({deck.owner})" for deck in decks_with(told.touched)])
        self._list(
            "Held back: the engine refuses these until you have looked at them and run load_cards --looked-at CODE",
            [f"{code}: {'; '.join(why)}" for code, why in found.held.items()],
        )

    def _list(self, title: str, entries: list[str]) -> None:
        self.stdout.write(f"{title}: {len(entries)}")
        for entry in entries[:MOST_TOLD]:
            self.stdout.write(f"  {entry}")
        if len(entries) > MOST_TOLD:
            self.stdout.write(f"  and {len(entries) - MOST_TOLD} more")
