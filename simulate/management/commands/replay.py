"""`manage.py replay BATCH GAME`: play one counted game again, print its log and prove that it is the same game."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.agents import UnknownAgent
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.replay import replay
from simulate.models import Batch
from simulate.results.played_by import played_by
from simulate.watching.replay.selectors import seats_of
from simulate.words import versions


class Command(BaseCommand):
    help = "Replay game GAME of playtest BATCH and verify its digest; fails when it differs."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("batch", help="the id in the playtest's address")
        parser.add_argument("game", type=int, help="the game's number, from 0")

    def handle(self, *args: Any, **options: Any) -> None:
        batch = Batch.objects.filter(public_id=options["batch"]).first()
        if batch is None:
            raise CommandError(f"there is no playtest {options['batch']!r}")
        counted = batch.record(options["game"])
        if counted is None:
            raise CommandError(f"game {options['game']} of this playtest was not played")
        self._prove(batch, counted)

    def _prove(self, batch: Batch, counted: GameRecord) -> None:
        try:
            told = replay(batch.plan(), counted.number)
        except UnknownAgent as unknown:
            raise CommandError(str(unknown)) from unknown
        if rules := versions(played_by(batch.game, batch.snapshot)):
            self.stdout.write(f"rules {rules}")
        for seat, who in seats_of(batch, counted.number):
            self.stdout.write(f"{seat}: {who}")
        for step, event in enumerate(told.events, 1):
            self.stdout.write(f"{step:5} | round {event.round} | {event.text}")
        self.stdout.write(f"game {counted.number}: {told.record.outcome} ({told.record.reason})")
        if not told.is_verified(counted.digest):
            raise CommandError(_difference(batch, counted.digest, told.record.digest))
        self.stdout.write(f"digest verified: {counted.digest:016x}")


def _difference(batch: Batch, counted: int, replayed: int) -> str:
    text = f"digest differs: counted {counted:016x}, replayed {replayed:016x}"
    if batch.engine_fingerprint != fingerprint(batch.game):
        text += f"; the playtest was played by engine {batch.engine_fingerprint}, this is {fingerprint(batch.game)}"
    return text
