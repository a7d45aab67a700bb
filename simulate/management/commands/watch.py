"""A game in the terminal: the board in words and the log, step by step.

`manage.py watch GAME --scenario standard --agents greedy`: a scenario, as `manage.py play` takes it.
`manage.py watch destiny kylo-ren-starter rey-starter --view 0 --speed 2`: two decks, as the first seat sees it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.command.asked import Asked, add_what_is_played
from sandtable.engine.game import BadSetup
from sandtable.engine.viewing import told, view, viewing_of
from sandtable.engine.views import EVERYTHING, ONLOOKER, NoView, View
from sandtable.playtest.play import begin, players
from simulate.management.commands import play

VIEWS: Final = {"all": EVERYTHING, "none": ONLOOKER}


class Command(BaseCommand):
    help = "Play one game and show it: the table in words at the beginning of each round, and the log between."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        add_what_is_played(parser)
        parser.add_argument("--view", default="all", help='"all", "none" (an onlooker) or a seat from 0; default all')
        parser.add_argument("--speed", type=float, default=0, help="lines of the log in a second; default 0: at once")
        parser.add_argument("--board", choices=("round", "step", "end"), default="round", help="default: each round")

    def handle(self, *args: Any, **options: Any) -> None:
        wanted = play.asked_for({**options, "keep_sides": False})
        plan = wanted.plan
        viewer = _viewer(options["view"], len(plan.subjects))
        try:
            viewing_of(plan.game)
        except NoView as missing:
            raise CommandError(f"{missing}: it can be played, but not watched") from None
        try:
            for line in _shown(wanted, viewer, options["board"]):
                self.stdout.write(line)
                self.stdout.flush()
                if options["speed"] > 0:
                    time.sleep(1 / options["speed"])
        except BadSetup as error:
            raise CommandError("\n".join(error.problems)) from None


def _viewer(name: str, seats: int) -> int:
    if name in VIEWS:
        return VIEWS[name]
    if name.isascii() and name.isdigit() and int(name) < seats:
        return int(name)
    raise CommandError(f'--view is "all", "none" or a seat from 0 to {seats - 1}, not {name!r}')


def _shown(wanted: Asked, viewer: int, boards: str) -> Iterator[str]:
    """Every line of the log as this viewer reads it, with the board between; at the end the board once more."""
    plan = wanted.plan
    state = begin(plan, 0)
    state.record()
    agents, streams = players(plan, 0, wanted.made)
    observations = [state.observe(seat) for seat in range(len(agents))]
    seen = view(plan.game, state, viewer)
    yield from _board(seen)
    read = 0
    while (seat := state.seat()) >= 0:
        state.apply(agents[seat].choose(observations[seat], streams[seat]))
        lines = [text for event in state.events()[read:] if (text := _read(event, viewer))]
        read = len(state.events())
        yield from lines
        before, seen = seen, view(plan.game, state, viewer)
        if state.seat() >= 0 and _is_wanted(boards, before, seen):
            yield from _board(seen)
    yield from _board(view(plan.game, state, viewer))


def _read(event: Any, viewer: int) -> str:
    return str(event.text if viewer == EVERYTHING else event.text_for(viewer))


def _is_wanted(boards: str, before: View, after: View) -> bool:
    return boards == "step" or (boards == "round" and before.round != after.round)


def _board(seen: View) -> Iterator[str]:
    yield ""
    yield from (f"    {line}" for line in told(seen))
    yield ""
