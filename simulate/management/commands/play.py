"""Games in this process, without queue or rows.

`manage.py play destiny kylo-ren-starter rey-starter --games 100`: decks against each other.
`manage.py play tide_of_iron --scenario at-the-breaking-point --agents greedy,random`: the sides of a scenario.
`manage.py play GAME --scenario standard --seats 4 --agents greedy`: a scenario whose seats are alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from simulate.agents import AGENTS
from simulate.engine.game import BadSetup, Game
from simulate.engine.registry import UnknownGame, game
from simulate.playtest.fairness import Fairness
from simulate.playtest.headless import Result, play
from simulate.playtest.plan import Plan
from simulate.playtest.seating import plan_on, seat_counts
from simulate.playtest.tables import share
from simulate.selectors import UnknownDeck, UnknownScenario, deck_by_slug, scenario_by_slug
from simulate.services import one_of

DEALT = ("had", "points")
"""Kinds of the tally that are told as shares."""


class Command(BaseCommand):
    help = (
        "Play decks against each other (two in a duel, three or four in a free-for-all) or the sides of a scenario, and"
        " print what came of it. Different agents on a scenario take every side in turn, with the same luck."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game", help='for example "destiny"')
        names = "decks by their short names, for example kylo-ren-starter"
        decks = parser.add_argument("decks", nargs="+", default=[], help=names)
        decks.required = False  # and yet not "*", which would not find decks that follow an option
        parser.add_argument("--scenario", help="a file, the short name of one that comes with the game, or an id")
        parser.add_argument("--seats", type=int, help="how many play a scenario; as many as --agents, or the fewest")
        parser.add_argument("--keep-sides", action="store_true", help="on a scenario: each agent keeps its side")
        parser.add_argument("--games", type=int, default=100, help="rotations of all decks share a seed; default 100")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--agents", help=f"one for each deck or seat, or one for all; known: {', '.join(AGENTS)}")
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
        try:
            played = game(options["game"])
            if options["scenario"]:
                return _on_a_scenario(played, options)
            subjects = tuple(deck_by_slug(options["game"], deck) for deck in options["decks"])
        except (UnknownGame, UnknownDeck, UnknownScenario) as error:
            raise CommandError(str(error)) from None
        if options["keep_sides"]:
            raise CommandError("--keep-sides is for a --scenario: decks take every seat in turn")
        if options["seats"] is not None:
            raise CommandError("--seats is for a --scenario: name as many decks as are to meet")
        return Plan(options["game"], subjects, _agents(options["agents"], len(subjects)), options["seed"])


def _on_a_scenario(played: Game, options: dict[str, Any]) -> Plan:
    """Every side brings what the scenario gives it; a subject is the agent that plays, or the side it keeps."""
    if options["decks"]:
        raise CommandError("a scenario brings its own forces; name no decks")
    scenario = scenario_by_slug(options["game"], options["scenario"])
    counts = seat_counts(played, scenario)
    named = len((options["agents"] or "").split(","))
    seats = options["seats"] or (named if named in counts else counts[0])
    if seats not in counts:
        raise CommandError(f"--seats: this scenario is played by {one_of(counts)}, not {seats}")
    agents = _agents(options["agents"], seats)
    return plan_on(played, scenario, agents, options["seed"], keeps_seats=options["keep_sides"])


def _agents(named: str | None, subjects: int) -> tuple[str, ...]:
    agents = tuple(name.strip() for name in (named or "random").split(","))
    agents = agents * subjects if len(agents) == 1 else agents
    if len(agents) != subjects or any(name not in AGENTS for name in agents):
        raise CommandError(f"--agents takes one or {subjects} of {', '.join(AGENTS)}, not {named!r}")
    return agents


def _in_words(plan: Plan, result: Result) -> str:
    names = [str(subject.get("name", index)) for index, subject in enumerate(plan.subjects)]
    speed = result.decisions / result.seconds if result.seconds else 0
    return "\n".join(
        [
            f"{result.games} games in {result.seconds:.2f} s ({speed:,.0f} decisions/s, {result.build} engine)",
            *(f"{name}: {wins} won" for name, wins in zip(names, result.wins, strict=True)),
            *(f"as {side}: {wins} won" for side, wins in result.sides.items() if plan.turns_seats),
            f"drawn: {result.draws}",
            *(f"ended by {reason}: {count}" for reason, count in result.endings.items()),
            *(_fairness(result.fairness) if result.fairness is not None else ()),
            *(
                f"counted {name}: {count}"
                for name, count in result.tally.items()
                if name.partition("/")[0] not in DEALT
            ),
            f"digest {result.digest}",
        ]
    )


def _fairness(found: Fairness) -> Iterator[str]:
    """By turn order, and by what luck dealt."""
    yield f"won by several: {found.shared}"
    for name, turn in zip(found.names, found.turns, strict=True):
        yield f"going {name}: {share(turn, found.players)}"
    for kind, groups in found.groups.items():
        for group in groups:
            yield f"{kind} {group.name}: {share(group.share(), found.players)}, had by {group.seats}"
