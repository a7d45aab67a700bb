"""The base of commands that measure a scenario: their arguments and the reading of these."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.command.shipped import UnknownScenario
from sandtable.engine.game import BadSetup, Game
from sandtable.engine.registry import UnknownGame, game
from sandtable.playtest.measuring import Asked
from sandtable.playtest.seating import seat_counts
from sandtable.playtest.tables import Table
from simulate.asking.problems import one_of
from simulate.asking.selectors import scenario_by_name


class Measuring(BaseCommand):
    """A command that plays many games of a scenario with several numbers of players, and prints tables."""

    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game")
        parser.add_argument("--scenario", default="", help='a file, a short name or an id; "standard" or the first')
        parser.add_argument("--seats", help='numbers of players, for example "3,4,5"; all there may be')
        parser.add_argument("--games", type=int, default=2000, help="with each number of players")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="makes no difference to results")
        parser.add_argument("--markdown", action="store_true", help="tables to keep in a page")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            asked = self._asked(options)
            found = list(self.tables(asked, options))
        except (UnknownGame, UnknownScenario) as error:
            raise CommandError(str(error)) from None
        except BadSetup as error:
            raise CommandError("\n".join(error.problems)) from None
        head = f"{asked.scenario.get('title', asked.game.title)}: {self.played_by(options)}, seed {asked.seed}"
        texts = [table.as_markdown() if options["markdown"] else table.as_text() for table in found]
        self.stdout.write("\n\n".join([head, *texts]))

    def tables(self, asked: Asked, options: dict[str, Any]) -> Iterable[Table]:
        """The tables of the measurement."""
        raise NotImplementedError

    def played_by(self, options: dict[str, Any]) -> str:
        """The agents of the tables, in words."""
        raise NotImplementedError

    def _asked(self, options: dict[str, Any]) -> Asked:
        if options["games"] < 1 or options["processes"] < 1:
            raise CommandError("--games and --processes must be at least 1")
        played = game(options["game"])
        scenario = scenario_by_name(played.name, options["scenario"] or _usual(played))
        seats = _seats(options["seats"], seat_counts(played, scenario))
        return Asked(played, scenario, seats, options["games"], options["seed"], options["processes"], self._told)

    def _told(self, players: int) -> None:
        if sys.stderr.isatty():
            self.stderr.write(f"{players} players done")


def _usual(played: Game) -> str:
    """The scenario that is meant where none is named."""
    scenarios = played.scenarios()
    if scenarios is None:
        raise CommandError(f"{played.title} comes without scenarios: name one by --scenario")
    return scenarios.usual


def _seats(given: str | None, counts: tuple[int, ...]) -> tuple[int, ...]:
    if given is None:
        return counts
    texts = [text.strip() for text in given.split(",")]
    if not set(texts) <= set(map(str, counts)):
        raise CommandError(f"--seats: this scenario is played by {one_of(counts)}, not {given!r}")
    return tuple(dict.fromkeys(map(int, texts)))
