"""`manage.py balance GAME`: the balance of a scenario by turn order and by things dealt at random."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.core.management.base import CommandParser

from sandtable.agents import AGENTS, USUAL, versioned
from sandtable.playtest.measuring import Asked, balance
from sandtable.playtest.tables import Table, tables
from simulate.management.measuring import Measuring


class Command(Measuring):
    help = "Play a scenario with the same agent in every seat, and print what each place in the turn order takes."

    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        parser.add_argument("--agent", default=USUAL, type=versioned, choices=AGENTS, help="plays every seat")

    def tables(self, asked: Asked, options: dict[str, Any]) -> Iterable[Table]:
        return tables(list(balance(asked, options["agent"])))

    def played_by(self, options: dict[str, Any]) -> str:
        return f"{options['agent']} in every seat"
