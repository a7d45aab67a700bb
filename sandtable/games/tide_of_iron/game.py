"""Tide of Iron as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.door import Rules
from sandtable.engine.game import Outcome, State
from sandtable.engine.storing import Storing
from sandtable.games.tide_of_iron import aims, judging, past, planning, prospects, storing, tallying
from sandtable.games.tide_of_iron import evaluate as first
from sandtable.games.tide_of_iron.flow import begin_game
from sandtable.games.tide_of_iron.nodes import NAMES
from sandtable.games.tide_of_iron.observe import Window
from sandtable.games.tide_of_iron.phases.deploying import tell_placed
from sandtable.games.tide_of_iron.setup import Setup
from sandtable.games.tide_of_iron.state import NOT_OVER, STEP_BUDGET, Table
from sandtable.games.tide_of_iron.story import ENDING_NAMES, STORY
from sandtable.games.tide_of_iron.terms import NOBODY
from sandtable.games.tide_of_iron.words.modifiers import BEGAN

MAX_STEPS = 50_000
"""Decisions before a game is capped; ordinary games take one to four thousand."""


class Alike:
    """The likeness of a table as a key: the places and states of the units tell most tables apart."""

    def __init__(self, table: tuple[object, ...], places: tuple[int, ...], sizes: list[int]) -> None:
        self.table = table
        self.hash = hash(places)
        self.sizes = sizes
        """The number of cards left in each deck."""

    def __hash__(self) -> int:
        return self.hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alike) and self.table == other.table and self.sizes == other.sizes


@mypyc_attr(acyclic=True)
class Battle(Table):
    """A table with everything the engine asks of a state."""

    def attempt(self, index: int) -> None:
        if not self.plan:
            self.plan = aims.plan(self)
        self.is_trial = True
        self.apply(index)

    def clone(self) -> State:
        if self.is_imagined and not self.plan:  # once for all copies
            self.plan = aims.plan(self)
        copy = Battle()
        self.copy_to(copy)
        return copy

    def rules(self) -> Rules[Setup, Battle]:
        return RULES

    def outcome(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        teams = self.setup.teams
        winners = teams.players[self.winner] if self.winner != NOBODY else ()  # partners win together (TOI-TEM-10)
        begins = teams.players[began(self)][0]
        return Outcome(winners, ENDING_NAMES[self.ending], self.round, begins, self.ending == STEP_BUDGET)

    def evaluate(self, seat: int) -> int:
        side = self.setup.teams.sides[seat]
        if self.weights is None or self.outlook is None:
            return first.evaluate(self, side)
        return judging.evaluate(self, self.weights, self.outlook, side)

    def judge(self, weights: str) -> None:
        self.weights = self.setup.weights.get(weights, self.weights)
        if self.weights is not None:
            self.plan = planning.plan(self, self.weights)
            self.outlook = prospects.look(self)

    def likeness(self) -> object | None:
        if self.outlook is None:  # nobody notes whether luck has a part in a value
            return None
        sizes = [len(deck) for side in self.decks for deck in side]
        return Alike(LIKENESS.of(self), (self.steps, sum(sizes), *self.where, *self.state), sizes)

    def luck_met(self) -> int:
        return self.outlook.luck if self.outlook is not None else 0

    def record(self) -> None:
        """Record events from now on; at the start of a game the units on the map are told first."""
        is_new = not self.telling and self.steps == 0
        super().record()
        if is_new:
            tell_placed(self)

    def usage(self) -> dict[str, set[str]]:
        return tallying.usage(self)

    def tally(self) -> dict[str, int]:
        return tallying.tally(self)


def began(table: Table) -> int:
    """The side with the initiative of the first round."""
    for effect in table.effects:
        if effect.kind == BEGAN:
            return effect.seat
    return table.setup.initiative


STORING: Final = Storing(
    "Tide of Iron",
    Battle,
    storing.ORDER,
    nodes=NAMES,
    parts=storing.PARTS,
    left_out=storing.LEFT_OUT,
    shared=storing.SHARED,
    restored=past.reshape,
)
LIKENESS: Final = storing.likeness(Battle)
RULES: Final = Rules(Setup, STORING, Window, STORY, begin_game, MAX_STEPS)
