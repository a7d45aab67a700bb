"""`manage.py ladder GAME`: all agents against each other, with ratings, shares, draws, and what each agent costs."""

from __future__ import annotations

import json
import os
import sys
import time
from datetime import UTC, datetime
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.agents import AGENTS, versioned
from sandtable.agents.tuned import plays_as
from sandtable.engine.build import build_kind
from sandtable.engine.game import BadSetup, Game
from sandtable.engine.pools import HELD_OUT, NAMES
from sandtable.engine.registry import UnknownGame, game
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.ladder.arenas import NoArena, arenas
from sandtable.playtest.ladder.meetings import meetings
from sandtable.playtest.ladder.playing import Costs, play
from sandtable.playtest.ladder.standings import Standings, standings
from sandtable.playtest.ladder.tables import in_words
from simulate.results.players.results import write

PROGRESS_EVERY = 200


class Command(BaseCommand):
    help = "Play all agents of a game against each other, and print ratings with intervals and the cost of a game."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game", help='for example "destiny"')
        everybody = f"two or more of {', '.join(AGENTS)}; default: all that play the game in a way of their own"
        parser.add_argument("--agents", default="", help=everybody)
        parser.add_argument("--games", type=int, default=400, help="for each pair of agents, at least; default 400")
        parser.add_argument(
            "--enough", default="", help="fewer games for agents that think long: planner-2=200,deep-2=60"
        )
        parser.add_argument("--seats", type=int, help="players at a table; the fewest the game allows")
        parser.add_argument("--pool", default=HELD_OUT, choices=NAMES, help="the decks or scenarios; held_out")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="makes no difference to results")
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        parser.add_argument("--write", action="store_true", help="keep the result for the page about agents")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["games"] < 1 or options["processes"] < 1:
            raise CommandError("--games and --processes must be at least 1")
        try:
            played = game(options["game"])
            found = self._measure(played, _agents(options["agents"] or _everybody(played)), options)
        except (UnknownGame, NoArena) as error:
            raise CommandError(str(error)) from None
        except BadSetup as error:
            raise CommandError("\n".join(error.problems)) from None
        self.stdout.write(json.dumps(found, ensure_ascii=False) if options["json"] else in_words(found))
        if options["write"]:
            self.stderr.write(f"written to {write(found)}")

    def _measure(self, played: Game, agents: tuple[str, ...], options: dict[str, Any]) -> dict[str, Any]:
        """The request, its result, and the cost, which differs from run to run."""
        seats, costs, progress = options["seats"] or played.min_seats, Costs(), Progress()
        grounds = arenas(played, seats, options["pool"])
        enough = _enough(options["enough"], agents)
        asked = meetings(played.name, grounds, agents, options["games"], options["seed"], enough)
        done = play(asked, time.process_time, costs, options["processes"], progress)
        result = standings(done, anchor=agents[0])
        return {
            "game": played.name,
            "command": _command(played, agents, seats, options),
            "seats": seats,
            "seed": options["seed"],
            "pool": options["pool"],
            "arenas": [each.name for each in grounds],
            "engine": fingerprint(played.name),
            "result": result.as_json(),
            "cost": _cost(costs, result),
            "date": datetime.now(UTC).date().isoformat(),
        }


class Progress:
    """Tells a terminal how many games are done."""

    def __init__(self) -> None:
        self.games = 0

    def __call__(self, more: int) -> None:
        before, self.games = self.games, self.games + more
        if self.games // PROGRESS_EVERY > before // PROGRESS_EVERY and sys.stderr.isatty():
            print(f"{self.games:,} games", file=sys.stderr)


def _everybody(played: Game) -> str:
    """The agents that do not play this game just as an older version does."""
    return ",".join(name for name in AGENTS if plays_as(name, played.name) == name)


def _agents(named: str) -> tuple[str, ...]:
    """The agents in the order of AGENTS. Ratings are differences from the first one."""
    wanted = {versioned(name.strip()) for name in named.split(",")}
    if unknown := sorted(wanted - set(AGENTS)):
        raise CommandError(f"--agents: there is no {', '.join(unknown)}; known: {', '.join(AGENTS)}")
    if len(wanted) < 2:
        raise CommandError("--agents: a ladder needs two agents or more")
    return tuple(name for name in AGENTS if name in wanted)


def _enough(named: str, agents: tuple[str, ...]) -> dict[str, int]:
    """The numbers of games by agent. Raises CommandError."""
    found = {}
    for each in filter(None, named.split(",")):
        name, _equals, games = each.partition("=")
        if versioned(name.strip()) not in agents or not games.isascii() or not games.isdecimal() or int(games) < 1:
            raise CommandError(f"--enough: {each!r} is not one of the agents, =, and a number of games from 1")
        found[versioned(name.strip())] = int(games)
    return found


def _command(played: Game, agents: tuple[str, ...], seats: int, options: dict[str, Any]) -> str:
    """The command that gives this result again, on any number of processors."""
    words = ["manage.py", "ladder", played.name, "--agents", ",".join(agents), "--games", str(options["games"])]
    if options["enough"]:
        words += ["--enough", options["enough"]]
    if seats != played.min_seats:
        words += ["--seats", str(seats)]
    if options["pool"] != HELD_OUT:
        words += ["--pool", options["pool"]]
    return " ".join([*words, "--seed", str(options["seed"])])


def _cost(costs: Costs, result: Standings) -> dict[str, Any]:
    """Seconds of processor time."""
    return {
        "agents": {each.agent: round(costs.of_agent(each.agent), 6) for each in result.ratings},
        "rules": round(costs.of_rules, 6),
        "seconds": round(costs.seconds, 1),
        "build": build_kind(),
    }
