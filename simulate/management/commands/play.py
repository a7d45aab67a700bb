"""`manage.py play destiny kylo-ren-starter rey-starter --games 100`: games in this process, without queue or rows."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from simulate.agents import AGENTS
from simulate.engine.game import BadSetup
from simulate.engine.registry import UnknownGame, game
from simulate.playtest.headless import Result, play
from simulate.playtest.plan import Plan
from simulate.selectors import UnknownDeck, deck_by_slug


class Command(BaseCommand):
    help = "Play decks against each other and print what came of it: two in a duel, three or four in a free-for-all."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game", help='for example "destiny"')
        parser.add_argument("decks", nargs="+", help="decks by their short names, for example kylo-ren-starter")
        parser.add_argument("--games", type=int, default=100, help="rotations of all decks share a seed; default 100")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--agents", help=f"one for each deck, or one for all; known: {', '.join(AGENTS)}")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *args: Any, **options: Any) -> None:
        plan = self._plan(options)
        if options["games"] < 1:
            raise CommandError("--games must be at least 1")
        try:
            result = play(plan, options["games"])
        except BadSetup as error:
            raise CommandError("\n".join(error.problems)) from None
        self.stdout.write(json.dumps(result.as_json()) if options["json"] else _in_words(plan, result))

    def _plan(self, options: dict[str, Any]) -> Plan:
        decks = options["decks"]
        agents = tuple(name.strip() for name in (options["agents"] or "random").split(","))
        agents = agents * len(decks) if len(agents) == 1 else agents
        unknown = [name for name in agents if name not in AGENTS]
        if unknown or len(agents) != len(decks):
            raise CommandError(f"--agents takes one or {len(decks)} of {', '.join(AGENTS)}, not {options['agents']!r}")
        try:
            game(options["game"])
            subjects = tuple(deck_by_slug(options["game"], deck) for deck in decks)
        except (UnknownGame, UnknownDeck) as error:
            raise CommandError(str(error)) from None
        return Plan(options["game"], subjects, agents, options["seed"])


def _in_words(plan: Plan, result: Result) -> str:
    names = [str(subject.get("name", index)) for index, subject in enumerate(plan.subjects)]
    speed = result.decisions / result.seconds if result.seconds else 0
    return "\n".join(
        [
            f"{result.games} games in {result.seconds:.2f} s ({speed:,.0f} decisions/s, {result.build} engine)",
            *(f"{name}: {wins} won" for name, wins in zip(names, result.wins, strict=True)),
            f"drawn: {result.draws}",
            *(f"ended by {reason}: {count}" for reason, count in result.endings.items()),
            f"digest {result.digest}",
        ]
    )
