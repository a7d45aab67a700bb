"""A person who plays as an agent would, and the clicks that this takes on the page of a seat.

A click is a press of a button, a click on a thing of the board or on an option of its menu, the opening of a group, or
the passing of the screen. The person knows the shortest way: the list, or the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from django.contrib.auth.models import AbstractBaseUser

from sandtable.agents import agent
from sandtable.command import shipped
from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import State
from sandtable.engine.grouping import Group, Part
from sandtable.engine.registry import game as game_of
from sandtable.engine.viewing import viewing_of
from simulate.asking.request import FrozenScenario, PlaytestRequest, Subject, on_scenario
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat import services
from simulate.watching.seat.openly import is_open as is_asked_openly
from simulate.watching.seat.seated import Table, table_of
from simulate.watching.seat.seeing import Seen
from simulate.watching.seat.silence import reaction_of
from simulate.watching.seat.turns import columns
from tests.support.seats import let_agents_think

PERSON_PLAYS_AS: Final = "greedy-2"


@dataclass
class Count:
    """The deeds of a person so far, counted."""

    decisions: int = 0
    """Answers of the engine, one click each on a page that lists every option of every question."""
    answers: int = 0
    """Posts that answer."""
    clicks: int = 0
    passes: int = 0
    """Of the screen."""


@dataclass
class Person:
    """Plays all seats of the people in a game."""

    game: SeatedGame
    dice: Dice
    count: Count
    is_counted: bool = True
    """False while the game is only brought to where the counting begins."""

    @classmethod
    def at(cls, game: SeatedGame, seed: int = 1) -> Self:
        return cls(let_agents_think(game), seeded("a person", seed), Count())

    @property
    def table(self) -> Table:
        return table_of(self.game)

    @property
    def round(self) -> int:
        """Of the game."""
        state = self.table.state
        assert isinstance(state, AskingTable)
        return state.round

    def skip_to_round(self, number: int) -> None:
        """Let everybody play until a person is asked in this round, without counting."""
        table, self.is_counted = self.table, False
        assert isinstance(table.state, AskingTable)
        while table.seat >= 0 and (table.state.round < number or table.seat not in self.game.people):
            table.take(self._choice(table))
        values = columns(self.game, table, table.seat)
        SeatedGame.objects.filter(pk=self.game.pk).update(**values)
        self.is_counted = True

    def act(self) -> None:
        """Pass the screen on, or answer the open question."""
        table = self.table
        seen = Seen(self.game, table, self.game.holder)
        if not seen.is_asked and is_asked_openly(self.game, table):
            seen = Seen(self.game, table, table.seat, is_open=True)
        if not seen.is_asked:
            self.count.passes += 1
            self.count.clicks += 1
            self._after(services.take_screen(game=self.game, question=self.game.question))
            return
        before = len(self.game.decisions)
        if at := self._destination(table):
            self.count.clicks += clicks_for(seen, at)
            done = services.walk(game=self.game, question=self.game.question, at=at)
        else:
            index = self._choice(table)
            self.count.clicks += clicks_for(seen, str(index))
            done = services.answer(game=self.game, question=self.game.question, option=index)
        self.count.answers += 1
        self.count.decisions += len(done.decisions) - before
        self._after(done)

    def _after(self, done: SeatedGame) -> None:
        self.game = let_agents_think(done)

    def _choice(self, table: Table) -> int:
        return self._chosen(table.state, table.name)

    def _chosen(self, state: State, name: str) -> int:
        return agent(PERSON_PLAYS_AS, name).choose(state.observe(state.seat()), self.dice)

    def _destination(self, table: Table) -> str:
        """The place to which the piece of the open question is wanted; "" where it shall do something else."""
        viewing, wanted = viewing_of(table.name), ""
        state = table.state.clone()
        assert isinstance(state, AskingTable) and isinstance(table.state, AskingTable)
        walker, seat = viewing.walker(state), state.seat()
        reached = {each.at for each in viewing.destinations(table.state)}
        while walker and state.seat() == seat and viewing.walker(state) == walker:
            ways = viewing.destinations(state)
            option = state.options[self._chosen(state, table.name)]
            if option not in {each.steps[0] for each in ways}:
                break
            wanted = next((each.at for each in ways if each.steps == (option,)), wanted)
            state.apply(state.options.index(option))
        return wanted if wanted in reached else ""


class Marcher(Person):
    """Advances with every unit that is next, as far as it goes, and ends the phase when none is left."""

    def _destination(self, table: Table) -> str:
        found = viewing_of(table.name).destinations(table.state)
        return found[-1].at if found else ""

    def _choice(self, table: Table) -> int:
        asked = table.state.ask()
        is_action = asked is not None and asked.prompt.startswith("Take an action")
        return table.state.declining() if is_action and self.is_counted else super()._choice(table)


def clicks_for(seen: Seen, choice: str) -> int:
    """The fewest clicks that take an option, or a destination by its name."""
    options = seen.options
    in_list = [_depth(options.rows, choice, 1), _depth(options.walks, choice, 1), _depth(options.closing, choice, 1)]
    on_board = [1 if len(found) == 1 else 2 for found in seen.lying.values() if choice in found]
    return min([each for each in (*in_list, *on_board) if each])


def _depth(parts: tuple[Part, ...], choice: str, clicks: int) -> int:
    """The clicks for a choice in these parts; 0 where it isn't among them."""
    for part in parts:
        if isinstance(part, Group):
            if found := _depth(part.parts, choice, clicks if part.is_row else clicks + 1):
                return found
        elif choice in (part.walk, str(part.index)):
            return clicks
    return 0


def a_request(game: str, *named: str, seed: int = 7) -> PlaytestRequest:
    """A game between decks, or on a scenario, which come with it by their short names."""
    if len(named) > 1:
        decks = [shipped.deck(game, each) for each in named]
        subjects = tuple(Subject(str(each["name"]), each) for each in decks)
        return PlaytestRequest(game=game, subjects=subjects, agents=("greedy-2",) * len(named), rotations=1, seed=seed)
    scenario = shipped.scenario(game, named[0])
    agents = ("greedy-2",) * game_of(game).seat_counts(scenario)[0]
    frozen = FrozenScenario(str(scenario["title"]), dict(scenario))
    return on_scenario(game=game, scenario=frozen, agents=agents, games=1, seed=seed, keeps_sides=True)


def is_open(game: SeatedGame) -> bool:
    return game.state == SeatedState.PERSON


def asked_about(owner: AbstractBaseUser, game: str, kind: str) -> Person:
    """A person, where they are asked about a kind of reaction for the first time."""
    request = a_request(game, "standard")
    person = Person.at(services.start(owner=owner, request=request, people=(0,), idempotency_key=kind))
    for _ in range(400):
        if reaction_of(person.table) == kind:
            return person
        person.act()
    raise AssertionError(f"never asked about {kind}")
