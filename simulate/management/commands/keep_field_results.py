"""`manage.py keep_field_results`: play the demo fields without queue and rows, and keep their digests."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from simulate.study.field.shown import keep, kept_digests, shown_fields


class Command(BaseCommand):
    help = (
        "Play the demo fields that a new installation shows, and keep their digests; after every change of rules,"
        " agents or lists that changes their games. It takes minutes for each."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        names = [each.name for each in shown_fields()]
        parser.add_argument("names", nargs="*", choices=[*names, []], help="fields; left out: all of them")

    def handle(self, *args: Any, **options: Any) -> None:
        for each in shown_fields():
            if not options["names"] or each.name in options["names"]:
                keep([each])
                self.stdout.write(f"{each.name}: {kept_digests()[each.name]}")
