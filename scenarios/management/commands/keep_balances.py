"""`manage.py keep_balances`: measure the scenarios that come with the games, and keep their points."""

from __future__ import annotations

import os
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from sandtable.engine.build import build_kind
from scenarios import services
from scenarios.house_balances import Kept, Setup, keep, kept, play, setups


class Command(BaseCommand):
    help = (
        "Play the scenarios that come with the games, with each number of players, by greedy and by planner, and keep"
        " the points for the gallery. What was measured with this scenario is not played again, unless --again is"
        " given. All of it takes hours, one scenario minutes."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("names", nargs="*", metavar="NAME", help='for example "tide_of_iron/hill-87"; usually all')
        parser.add_argument("--agent", default="", help="only this agent")
        parser.add_argument("--again", action="store_true", help="measure anew what was measured before")
        parser.add_argument("--check", action="store_true", help="play the kept games again and compare their digests")
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)

    def handle(self, *args: Any, **options: Any) -> None:
        if build_kind() != "compiled":
            raise CommandError("The rules are not compiled (`make build`); it would take days.")
        wanted = self._wanted(options)
        if options["check"]:
            return self._check(wanted, options["processes"])
        known = {} if options["again"] else kept()
        for setup in wanted:
            if setup not in known or known[setup].document != services.digest(setup.document):
                self._keep(play(setup, timezone.localdate(), options["processes"]))

    def _wanted(self, options: dict[str, Any]) -> list[Setup]:
        found = list(setups())
        if unknown := set(options["names"]) - {each.house for each in found}:
            raise CommandError(f"There is no scenario called {', '.join(sorted(unknown))}.")
        if options["agent"] not in {"", *(each.agent for each in found)}:
            raise CommandError(f"{options['agent']} measures no scenario.")
        return [
            each
            for each in found
            if (not options["names"] or each.house in options["names"]) and options["agent"] in ("", each.agent)
        ]

    def _keep(self, row: Kept) -> None:
        keep(row)
        self.stdout.write(f"{row.house}, {row.players} players, {row.agent}: {row.points}")

    def _check(self, wanted: list[Setup], processes: int) -> None:
        """Play those again that are kept. Raises CommandError where other games were played than those kept."""
        found = kept()
        checked = [each for each in wanted if each in found]
        today = timezone.localdate()
        other = [
            each for each in checked if play(each, today, processes, found[each].games).digest != found[each].digest
        ]
        self.stdout.write(f"{len(checked) - len(other)} of {len(checked)} are as kept.")
        if other:
            names = "\n".join(f"{each.house}, {each.players} players, {each.agent}" for each in other)
            raise CommandError("Other games than those kept, so measure anew:\n" + names)
