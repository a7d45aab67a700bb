"""Take a seat in the terminal: the board in words, and the options by number.

`manage.py play-yourself GAME --scenario standard --seat 0 --agents greedy`: a scenario, as `manage.py play` takes it.
`manage.py play-yourself destiny kylo-ren-starter rey-starter --seat 1`: two decks, in the second seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.agents.contract import Agent
from sandtable.command.asked import add_what_is_played
from sandtable.engine.dice import Dice
from sandtable.engine.game import BadSetup, State
from sandtable.engine.log import Event
from sandtable.engine.viewing import told, view, viewing_of
from sandtable.engine.views import NoView, Question
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import begin, digest, players
from simulate.management.commands import play
from simulate.watching.seat.luck import drawn_seed

QUIT = ("q", "quit")


class Command(BaseCommand):
    help = "Play one game yourself: choose options by their numbers, look at the board with Enter, leave with q."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        add_what_is_played(parser)
        parser.set_defaults(seed=None)  # drawn, so that another game deals other cards
        parser.add_argument("--seat", default="0", help='your seat from 0; several as "0,1" on one screen; default 0')

    def handle(self, *args: Any, **options: Any) -> None:
        seed = drawn_seed() if options["seed"] is None else options["seed"]
        wanted = play.asked_for({**options, "seed": seed, "keep_sides": bool(options["scenario"])})
        plan = replace(wanted.plan, turns_seats=False)  # the first deck sits in seat 0
        people = _people(options["seat"], len(plan.subjects))
        try:
            viewing_of(plan.game)
            self._play(plan, players(plan, 0, wanted.made), people)
        except NoView as missing:
            raise CommandError(f"{missing}: it can be watched by agents only") from None
        except BadSetup as error:
            raise CommandError("\n".join(error.problems)) from None
        except (EOFError, KeyboardInterrupt):
            self.stdout.write("\nYou have left the game.")
        self.stdout.write(f"seed {seed}")

    def _play(self, plan: Plan, others: tuple[list[Agent], list[Dice]], people: Sequence[int]) -> None:
        state = begin(plan, 0)
        state.record()
        agents, streams = others
        decisions: list[int] = []
        read = dict.fromkeys(people, 0)
        while (seat := state.seat()) >= 0:
            if seat in people:
                self._tell(state, seat, read)
                choice = self._asked(plan.game, state, seat)
                if choice is None:
                    self.stdout.write("You have left the game.")
                    return
            else:
                choice = agents[seat].choose(state.observe(seat), streams[seat])
            state.apply(choice)
            decisions.append(choice)
        for seat in people:
            self._tell(state, seat, read)
        self._show(plan.game, state, people[0])
        self.stdout.write(f"digest {digest(decisions, state.digest()):016x}")

    def _tell(self, state: State, seat: int, read: dict[int, int]) -> None:
        """The log since this person was asked last, and whose turn it is."""
        for line in _lines(state.events()[read[seat] :], seat):
            self.stdout.write(line)
        read[seat] = len(state.events())

    def _show(self, game: str, state: State, seat: int) -> None:
        for line in told(view(game, state, seat)):
            self.stdout.write(f"    {line}")

    def _asked(self, game: str, state: State, seat: int) -> int | None:
        """The option that this person types; None when they leave."""
        question = view(game, state, seat).question
        assert question is not None, "the seat that decides sees its question"
        self._show(game, state, seat)
        while True:
            typed = input(f"Your choice, 1 to {len(question.choices)} (Enter: the board, q: leave): ").strip()
            if typed in QUIT:
                return None
            if not typed:
                self._show(game, state, seat)
            elif (choice := _read(typed, question)) is None:
                self.stdout.write(f"Type a number from 1 to {len(question.choices)}.")
            else:
                return choice


def _people(named: str, seats: int) -> list[int]:
    found = [int(part) if part.strip().isascii() and part.strip().isdigit() else -1 for part in named.split(",")]
    if any(not 0 <= seat < seats for seat in found):
        raise CommandError(f"--seat is a seat from 0 to {seats - 1}, or several with commas, not {named!r}")
    return sorted(set(found))


def _read(typed: str, question: Question) -> int | None:
    if not (typed.isascii() and typed.isdigit() and len(typed) < 7):
        return None
    return int(typed) - 1 if 1 <= int(typed) <= len(question.choices) else None


def _lines(events: Sequence[Event], seat: int) -> Iterator[str]:
    yield from (text for event in events if (text := event.text_for(seat)))
