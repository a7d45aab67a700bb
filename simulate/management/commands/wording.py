"""`manage.py wording PATH`: what our cards say beside the published texts in somebody's own copy of the card data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.games.destiny.wording import Comparison, compare
from simulate.management.printed import texts_of


class Command(BaseCommand):
    help = "Compare generated card texts with published ones; fails when a difference has no reason in wording.toml."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "path", type=Path, help="a set of the community's card data (set/AW.json) or a folder of sets"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        found = compare(texts_of(options["path"]))
        self.stdout.write(report(found))
        if found.unexplained or found.needless:
            raise CommandError(
                f"{len(found.unexplained)} differences without a reason, {len(found.needless)} reasons without one"
            )


def report(found: Comparison) -> str:
    lines = [f"{len(found.agreeing)} of {len(found.agreeing) + len(found.differing)} texts agree"]
    for difference in found.differing:
        lines += [
            "",
            f"{difference.code} {difference.name}: {difference.reason or 'NO REASON GIVEN'}",
            *(f"  published  {line}" for line in difference.published.splitlines()),
            *(f"  generated  {line}" for line in difference.generated.splitlines()),
        ]
    lines += [f"{code}: the reason in wording.toml explains nothing" for code in found.needless]
    return "\n".join(lines)
