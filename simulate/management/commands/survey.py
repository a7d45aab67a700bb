"""`manage.py survey destiny --games 20000`: random subjects over everything a game has; what was never used?"""

from __future__ import annotations

import json
import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.agents import AGENTS, versioned
from sandtable.engine.registry import UnknownGame, game
from sandtable.playtest.survey import Asked, Survey, survey

PROGRESS_EVERY = 1000


class Command(BaseCommand):
    help = "Play games of random legal decks and report what was drawn, played and resolved; fails if a game fails."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game", help='for example "destiny"')
        parser.add_argument("--pool", default="", help='where decks are drawn from, for example "awakenings"')
        parser.add_argument("--games", type=int, default=1000)
        parser.add_argument("--each", type=int, default=1, help="games that the same decks play, which is quicker")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--agent", default="random", type=versioned, choices=AGENTS, help="plays every seat")
        parser.add_argument("--seats", default="2", help='numbers of seats, taken in turn, for example "2,3,4"')
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *args: Any, **options: Any) -> None:
        asked = _asked(options)
        try:
            parts = game(asked.game).parts(asked.pool)
            found = survey(asked, options["games"], told=self._progress)
        except (KeyError, ValueError) as error:
            raise CommandError(str(error)) from None
        self.stdout.write(json.dumps(found.as_json() | {"parts": parts}) if options["json"] else report(found, parts))
        if found.failed or found.capped:
            raise CommandError(f"seed {asked.seed}: {len(found.failed)} games failed, {len(found.capped)} were capped")

    def _progress(self, number: int) -> None:
        if (number + 1) % PROGRESS_EVERY == 0 and sys.stderr.isatty():
            self.stderr.write(f"{number + 1:,} games")


def _asked(options: dict[str, Any]) -> Asked:
    for name in ("games", "each"):
        if options[name] < 1:
            raise CommandError(f"--{name} must be at least 1")
    try:
        played = game(options["game"])
        seats = tuple(int(text) for text in options["seats"].split(","))
    except UnknownGame as error:
        raise CommandError(str(error)) from None
    except ValueError:
        raise CommandError(f"--seats takes whole numbers, not {options['seats']!r}") from None
    if not all(played.min_seats <= number <= played.max_seats for number in seats):
        raise CommandError(f"{played.title} is played by {played.min_seats} to {played.max_seats}, not {seats}")
    return Asked(options["game"], options["pool"], options["agent"], seats, options["seed"], options["each"])


def report(found: Survey, parts: dict[str, str]) -> str:
    """The survey as text: one line a part, the least used last."""
    ways = list(found.used)
    speed = f"{found.decisions / found.seconds if found.seconds else 0:,.0f} decisions/s, {found.build}"
    lines = [
        f"{found.games:,} games in {found.seconds:.1f} s ({speed}); digest {found.digest}",
        *(f"ended by {reason}: {count:,}" for reason, count in found.endings.most_common()),
        *(f"game {number} failed: {reason}" for number, reason in found.failed.items()),
        *(f"game {number} was capped" for number in found.capped),
        *(f"never {how}: {', '.join(found.unused(parts, how).values()) or 'none'}" for how in ways),
        "",
        f"{'games that':<44}{'brought':>9}" + "".join(f"{how:>9}" for how in ways),
    ]
    for code in sorted(parts, key=lambda code: -found.used[ways[-1]][code] if ways else 0):
        counts = "".join(f"{found.used[how][code]:>9,}" for how in ways)
        lines.append(f"{code} {parts[code]:<38.37}{found.brought[code]:>9,}{counts}")
    return "\n".join(lines)
