"""Games in this process, without queue or rows.

`manage.py play destiny kylo-ren-starter rey-starter --games 100`: decks against each other.
`manage.py play tide_of_iron --scenario at-the-breaking-point --agents greedy,random`: the sides of a scenario.
`manage.py play GAME --scenario standard --seats 4 --agents greedy`: a scenario whose seats are alike.

`python -m sandtable play` takes the same arguments. This command also knows stored decks and scenarios by their ids,
and says what the games show.
"""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.command.asked import Asked, WrongArguments, add_how_much, add_what_is_played, asked
from sandtable.command.told import lines
from sandtable.engine.game import BadSetup
from sandtable.playtest.fingerprint import ENGINE_VERSION, data_version, fingerprint
from sandtable.playtest.headless import Run, play
from sandtable.playtest.report.origin import Origin
from simulate.asking.selectors import deck_by_name, scenario_by_name
from simulate.results import verdicts
from simulate.results.as_json import result


class Command(BaseCommand):
    help = (
        "Play decks against each other (two in a duel, three or four in a free-for-all) or the sides of a scenario, and"
        " print what came of it. Different agents on a scenario take every side in turn, with the same luck."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        add_what_is_played(parser)
        add_how_much(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        wanted = asked_for(options)
        try:
            run = play(wanted.plan, options["games"], wanted.made)
        except BadSetup as error:
            raise CommandError("\n".join(error.problems)) from None
        run.report.origin = origin_here(wanted.plan.game, run.report.games.digest)
        if options["json"]:
            self.stdout.write(json.dumps(run.as_json() | {"report": result(run.report)}))
        else:
            self.stdout.write(_in_words(run, options["counts"]))


def asked_for(options: dict[str, Any]) -> Asked:
    """The games that these arguments ask for, with stored decks and scenarios too. Raises CommandError."""
    try:
        return asked(options, deck_by_name, scenario_by_name)
    except WrongArguments as error:
        raise CommandError(str(error)) from None


def origin_here(game: str, digest: str) -> Origin:
    """The rules of this process, which played games with this digest."""
    return Origin(data_version(game), ENGINE_VERSION, fingerprint(game), digest)


def _in_words(run: Run, with_counts: bool) -> str:
    said = [*lines(run, with_counts=with_counts), verdicts.in_words(run.report), *verdicts.dealt(run.report)]
    return "\n".join([*said, f"digest {run.report.games.digest}"])
