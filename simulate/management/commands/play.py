"""Games in this process, without queue or rows.

`manage.py play destiny kylo-ren-starter rey-starter --games 100`: decks against each other.
`manage.py play tide_of_iron --scenario at-the-breaking-point --agents greedy,random`: the sides of a scenario.
`manage.py play GAME --scenario standard --seats 4 --agents greedy`: a scenario whose seats are alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.agents import AGENTS, versioned
from sandtable.engine.game import BadSetup, Game
from sandtable.engine.registry import UnknownGame, game
from sandtable.playtest.fingerprint import ENGINE_VERSION, data_version, fingerprint
from sandtable.playtest.headless import Run, play
from sandtable.playtest.plan import Plan
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.games import Points
from sandtable.playtest.report.match import Party, Place
from sandtable.playtest.report.paste import Origin
from sandtable.playtest.seating import plan_on, seat_counts
from sandtable.playtest.tables import share
from simulate.asking.problems import one_of
from simulate.asking.selectors import UnknownDeck, UnknownScenario, deck_by_slug, scenario_by_slug
from simulate.results import verdicts
from simulate.results.as_json import result

DEALT = ("had", "points")
"""Kinds of the tally that are told as shares."""


class Command(BaseCommand):
    help = (
        "Play decks against each other (two in a duel, three or four in a free-for-all) or the sides of a scenario, and"
        " print what came of it. Different agents on a scenario take every side in turn, with the same luck."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        add_what_is_played(parser)
        parser.add_argument("--keep-sides", action="store_true", help="on a scenario: each agent keeps its side")
        parser.add_argument("--games", type=int, default=100, help="rotations of all decks share a seed; default 100")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *args: Any, **options: Any) -> None:
        plan = plan_of(options)
        if options["games"] < 1:
            raise CommandError("--games must be at least 1")
        try:
            run = play(plan, options["games"])
            run.report.origin = origin_here(plan.game, run.report.games.digest)
        except BadSetup as error:
            raise CommandError("\n".join(error.problems)) from None
        self.stdout.write(
            json.dumps(run.as_json() | {"report": result(run.report)}) if options["json"] else _in_words(run)
        )


def add_what_is_played(parser: CommandParser) -> None:
    """The arguments that say which game it is, between which decks or on which scenario, by which agents."""
    parser.add_argument("game", help='for example "destiny"')
    names = "decks by their short names, for example kylo-ren-starter"
    decks = parser.add_argument("decks", nargs="+", default=[], help=names)
    decks.required = False  # and yet not "*", which would not find decks that follow an option
    parser.add_argument("--scenario", help="a file, the short name of one that comes with the game, or an id")
    parser.add_argument("--seats", type=int, help="how many play a scenario; as many as --agents, or the fewest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--agents", help=f"one for each deck or seat, or one for all; known: {', '.join(AGENTS)}")


def plan_of(options: dict[str, Any]) -> Plan:
    """The plan that these arguments ask for. Raises CommandError."""
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
    agents = tuple(versioned(name.strip()) for name in (named or "random").split(","))
    agents = agents * subjects if len(agents) == 1 else agents
    if len(agents) != subjects or any(name not in AGENTS for name in agents):
        raise CommandError(f"--agents takes one or {subjects} of {', '.join(AGENTS)}, not {named!r}")
    return agents


def origin_here(game: str, digest: str) -> Origin:
    """The rules of this process, which played games with this digest."""
    return Origin(data_version(game), ENGINE_VERSION, fingerprint(game), digest)


def _in_words(run: Run) -> str:
    report, speed = run.report, run.decisions / run.seconds if run.seconds else 0
    players = len(report.parties)
    return "\n".join(
        [
            f"{report.games.total} games in {run.seconds:.2f} s ({speed:,.0f} decisions/s, {run.build} engine)",
            *_points(report.subjects, report.match.labels),
            *(
                _points(report.points, map(_seat, report.parties))
                if report.points.parties != report.subjects.parties
                else ()
            ),
            *(f"{outcome}: {count}" for outcome, count in _not_won(report)),
            *(f"ended by {reason}: {count}" for reason, count in report.games.endings.items()),
            *(
                f"{kind} {group.name}: {share(group.share(), players)}, had by {group.seats}"
                for kind, groups in report.groups.items()
                for group in groups
            ),
            *(
                f"counted {name}: {count}"
                for name, count in report.games.tally.items()
                if name.partition("/")[0] not in DEALT
            ),
            verdicts.in_words(report),
            *verdicts.dealt(report),
            f"digest {report.games.digest}",
        ]
    )


def _points(points: Points, names: Iterable[str]) -> Iterator[str]:
    """The games that each party won alone, and its share."""
    for name, wins, taken in zip(names, points.wins, points.shares, strict=True):
        yield f"{name}: {wins} won, takes {share(taken, len(points.parties))}"


def _seat(party: Party) -> str:
    return f"going {party}" if isinstance(party, Place) else f"as {party}"


def _not_won(report: Report) -> Iterator[tuple[str, int]]:
    """The games that no party won alone; drawn ones are told even where there are none."""
    yield "drawn", report.games.counters["draws"]
    others = {"won by several": report.points.shared, "stopped at the step limit": report.games.counters["capped"]}
    yield from ((outcome, count) for outcome, count in (others | {"failed": report.games.failed}).items() if count)
