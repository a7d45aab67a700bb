"""`manage.py strength GAME`: how much more than its share does an agent take among others?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.core.management.base import CommandParser

from sandtable.agents import AGENTS, USUAL, versioned
from sandtable.playtest.measuring import Asked, strength
from sandtable.playtest.tables import Table, strengths
from simulate.management.measuring import Measuring


class Command(Measuring):
    help = "Play a scenario with one agent among others, every seat in turn, and print what it takes."

    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        parser.add_argument("--agent", default=USUAL, type=versioned, choices=AGENTS, help="the one")
        parser.add_argument("--among", default="random", type=versioned, choices=AGENTS, help="all others")

    def tables(self, asked: Asked, options: dict[str, Any]) -> Iterable[Table]:
        return [strengths(list(strength(asked, options["agent"], options["among"])))]

    def played_by(self, options: dict[str, Any]) -> str:
        return f"one {options['agent']} player, the others {options['among']}"
