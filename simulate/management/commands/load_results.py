"""`manage.py load_results`: play the playtests that a new installation shows to everybody, and check their digests."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.management.base import BaseCommand, CommandError, CommandParser

from simulate.asking.refusals import Refused
from simulate.results.shown import SHOWN, Differs, Missing, ask, play_out, show


class Command(BaseCommand):
    help = (
        "Play the playtests that visitors of a new installation find, and show each whose digest is the kept one."
        " Games that were played are not played again; a result that its owner has hidden since stays hidden."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("names", nargs="*", metavar="NAME", help="only these results; usually all of them")

    def handle(self, *args: Any, **options: Any) -> None:
        if not settings.EMBEDDED:
            raise CommandError("The results belong to the demo user, who is there in embedded mode only.")
        owner = get_user_model().objects.filter(username=settings.DEMO_ACCOUNT["username"]).first()
        if owner is None:
            raise CommandError("There is no demo user; `manage.py load_demo` makes it.")
        names = options["names"] or [each.name for each in SHOWN]
        if unknown := set(names) - {each.name for each in SHOWN}:
            raise CommandError(f"There is no result called {', '.join(sorted(unknown))}.")
        wanted, wrong, fresh = [each for each in SHOWN if each.name in names], [], 0
        for each in wanted:
            try:
                fresh += show(each, play_out(ask(each, owner)))
            except (Missing, Refused, Differs) as reason:
                wrong.append(str(reason))
        self.stdout.write(f"Results: {fresh} shown, {len(wanted) - fresh - len(wrong)} there already.")
        if wrong:
            raise CommandError("Not shown:\n" + "\n".join(wrong))
