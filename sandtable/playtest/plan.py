"""The plan of a batch decides its games completely: same plan, same games, on any worker."""

# interpreted: plain data with cached values

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sandtable.engine.dice import seeded
from sandtable.engine.door import ScenarioGame
from sandtable.engine.game import Setup, State
from sandtable.engine.registry import all_games, game
from sandtable.playtest.opening import Opening

OUTCOMES = ("wins", "losses", "draws", "capped", "illegal", "crashed", "timed_out")
"""The outcomes of a game from the first subject's view; the names of the counters on batches and chunks."""
FEWEST_WITH_PARTNERS = 3
"""The smallest number of players that can have partners among them."""
ALIKE = -1
"""In place of every subject that brings nothing but a name."""


def unit(rotation_size: int) -> str:
    """The word for rotations of this size: single games, mirrored pairs, or rotations of three and more games."""
    return {1: "games", 2: "pairs"}.get(rotation_size, "rotations")


def sides_of(named: str, scenario: dict[str, Any] | None, players: int) -> tuple[int, ...]:
    """The side of each seat where partners play together; empty where every seat plays for itself.

    A report may tell of a game that these rules do not know; its seats are taken to play for themselves.
    """
    played = all_games().get(named)
    if scenario is None or players < FEWEST_WITH_PARTNERS or not isinstance(played, ScenarioGame):
        return ()
    found = played.sides(scenario, players)
    return found if len(set(found)) < len(found) else ()


@dataclass(frozen=True)
class Plan:
    """Subjects meet in rotations: a rotation has one game for each subject, with one seed and turned seats.

    With two subjects a rotation is a mirrored pair (games 2k and 2k + 1). With more, the order of seats is drawn for
    every rotation, and every subject has every seat once in it.

    Where seats don't turn, subject i always has seat i and a rotation is one game: every game has a seed of its own.
    That is for seats that are sides of a scenario, to see how they fare against each other.
    """

    game: str
    subjects: tuple[dict[str, Any], ...]
    """The content of each subject in the game's own JSON shape (checked by `Game.setup`)."""
    agents: tuple[str, ...]
    """The agent that plays for each subject."""
    seed: int
    """63 bits."""
    scenario: dict[str, Any] | None = None
    max_steps: int = 0
    turns_seats: bool = True
    """False: every subject keeps its seat."""
    opening: Opening | None = None
    """The moment of another game that all games go on from, each with its own luck; seats are then kept."""

    @cached_property
    def rotation_size(self) -> int:
        """Games in a rotation; they share their seed. Where seats are kept it is 1."""
        return len(self.subjects) if self.turns_seats else 1

    def rotations(self, games: int) -> int:
        """The number of whole rotations that `games` games need; the last one may bring more games than asked for."""
        return math.ceil(games / self.rotation_size)

    def seating(self, number: int) -> tuple[int, ...]:
        """The subject in each seat of game `number`, clockwise."""
        seating = self._seatings.get(number)
        if seating is None:
            seating = self._seated(number)
            if len(self._seatings) >= self.rotation_size:
                self._seatings.clear()
            self._seatings[number] = seating
        return seating

    def _seated(self, number: int) -> tuple[int, ...]:
        if not self.turns_seats:
            return tuple(range(len(self.subjects)))
        order = self.order(self.rotation(number))
        turned = number % len(order)
        return (*order[turned:], *order[:turned])

    def order(self, rotation: int) -> tuple[int, ...]:
        """The subjects as they sit round the table in a rotation, subject 0 first."""
        order = self._orders.get(rotation)
        if order is None:
            others = list(range(1, len(self.subjects)))
            if len(others) > 1:
                seeded(self.seed, rotation, "seats").shuffle(others)
            order = (0, *others)
            self._orders.clear()
            self._orders[rotation] = order
        return order

    def rotation(self, number: int) -> int:
        """The rotation that game `number` belongs to; it alone decides the seed."""
        return number // self.rotation_size

    def begins_rotation(self, number: int) -> bool:
        """True for the first game of a rotation: what lies before it is whole."""
        return number % self.rotation_size == 0

    def setup(self, seating: tuple[int, ...]) -> Setup:
        """The checked set-up for a seating. Raises BadSetup."""
        told_apart = tuple([self._kinds[each] for each in seating])
        if told_apart not in self._setups:
            brought = [self.subjects[each] for each in seating]
            self._setups[told_apart] = game(self.game).setup(brought, self.scenario)
        return self._setups[told_apart]

    def check(self) -> None:
        """Raises BadSetup when these subjects can't play each other: what is wrong is so in any seating."""
        self.setup(tuple(range(len(self.subjects))))

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat where partners play together; empty where every seat plays for itself."""
        return sides_of(self.game, self.scenario, len(self.subjects))

    @cached_property
    def brings_parts(self) -> bool:
        """True where a subject brings more than a name: a deck."""
        return any(kind != ALIKE for kind in self._kinds)

    @cached_property
    def given(self) -> tuple[int, ...]:
        """The decisions that every game begins with; they belong to its record and its digest like all others."""
        return self.opening.decisions if self.opening is not None else ()

    @cached_property
    def position(self) -> State:
        """The state that the opening leads to, reached once; each game goes on from a copy."""
        assert self.opening is not None and not self.turns_seats, "a position has its seats"
        state = self.opening.start(self.game, self.setup(self.seating(0)), self.max_steps)
        self.opening.retrace(state)
        return state

    @cached_property
    def _kinds(self) -> list[int]:
        """For each subject its own number, or ALIKE when it brings nothing but a name."""
        return [number if set(subject) - {"name"} else ALIKE for number, subject in enumerate(self.subjects)]

    @cached_property
    def _seatings(self) -> dict[int, tuple[int, ...]]:
        """The seatings of the games that were asked for last: a game asks several times, and so do its sums."""
        return {}

    @cached_property
    def _orders(self) -> dict[int, tuple[int, ...]]:
        """The order of the rotation that was asked for last: a game asks several times."""
        return {}

    @cached_property
    def _setups(self) -> dict[tuple[int, ...], Setup]:
        """The set-ups read so far. Where subjects bring nothing but a name, seats make no difference."""
        return {}


@dataclass(frozen=True)
class GameRecord:
    """The record of one game of a plan."""

    number: int
    outcome: str
    """One of OUTCOMES, as seen by subject 0."""
    winners: tuple[int, ...]
    """Subjects (not seats) that won; empty for draws and for games without a result."""
    reason: str
    """The game's word for how it ended ("defeat", ...), or the error of a crashed game."""
    rounds: int
    decisions: int
    first: int
    """The subject that took the first turn; -1 when the game did not get that far."""
    digest: int
    """64 bits over every decision and the final state."""
    tally: dict[str, int] = field(default_factory=dict, compare=False)
    """The game's own counters; empty when it was capped or failed. A chunk keeps their sum only."""
