"""`manage.py export BATCH --format csv`: print every finished game of a playtest, one a line."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from simulate.models import Batch
from simulate.results.export import FORMATS


class Command(BaseCommand):
    help = "Print every finished game of playtest BATCH, one a line, as NDJSON or CSV."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("batch", help="the id in the playtest's address")
        parser.add_argument("--format", choices=list(FORMATS), default="ndjson")

    def handle(self, *args: Any, **options: Any) -> None:
        batch = Batch.objects.filter(public_id=options["batch"]).first()
        if batch is None:
            raise CommandError(f"there is no playtest {options['batch']!r}")
        _content_type, lines = FORMATS[options["format"]]
        for piece in lines(batch):
            self.stdout.write(piece, ending="")
