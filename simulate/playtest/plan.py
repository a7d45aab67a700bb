"""What decides a batch of games, and nothing else does: same plan, same games, on any worker."""

# interpreted: plain data with cached values

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from simulate.engine.dice import seeded
from simulate.engine.game import Setup
from simulate.engine.registry import game

OUTCOMES = ("wins", "losses", "draws", "capped", "illegal", "crashed", "timed_out")
"""How a game can end as seen by the first subject; the names of the counters on batches and chunks."""


@dataclass(frozen=True)
class Plan:
    """Subjects meet in rotations: as many games in a row as there are subjects share their seed, the seats turned.

    With two subjects a rotation is a mirrored pair (games 2k and 2k + 1). With more, who sits next to whom is drawn for
    every rotation, and every subject has every seat once in it.

    Where seats don't turn, subject i always has seat i and a rotation is one game: every game has a seed of its own.
    That is for seats that are sides of a scenario, to see how they fare against each other.
    """

    game: str
    subjects: tuple[dict[str, Any], ...]
    """What each subject brings, in the game's own JSON shape (checked by `Game.setup`)."""
    agents: tuple[str, ...]
    """The agent that plays for each subject."""
    seed: int
    """63 bits."""
    scenario: dict[str, Any] | None = None
    max_steps: int = 0
    turns_seats: bool = True

    @property
    def rotation_size(self) -> int:
        """How many games share their seed."""
        return len(self.subjects) if self.turns_seats else 1

    def seating(self, number: int) -> tuple[int, ...]:
        """The subject in each seat of game `number`, clockwise."""
        n = len(self.subjects)
        if not self.turns_seats:
            return tuple(range(n))
        order = self.order(self.rotation(number))
        return tuple(order[(seat + number) % n] for seat in range(n))

    def order(self, rotation: int) -> list[int]:
        """The subjects as they sit round the table in a rotation, subject 0 first."""
        others = list(range(1, len(self.subjects)))
        if len(others) > 1:
            seeded(self.seed, rotation, "seats").shuffle(others)
        return [0, *others]

    def rotation(self, number: int) -> int:
        """The rotation that game `number` belongs to; it alone decides the seed."""
        return number // self.rotation_size

    def begins_rotation(self, number: int) -> bool:
        """True for the first game of a rotation: what lies before it is whole."""
        return number % self.rotation_size == 0

    def setup(self, seating: tuple[int, ...]) -> Setup:
        """The checked set-up for a seating. Raises BadSetup."""
        if seating not in self._setups:
            self._setups[seating] = game(self.game).setup([self.subjects[each] for each in seating], self.scenario)
        return self._setups[seating]

    def check(self) -> None:
        """Raises BadSetup when these subjects can't play each other: what is wrong is so in any seating."""
        self.setup(tuple(range(len(self.subjects))))

    @cached_property
    def _setups(self) -> dict[tuple[int, ...], Setup]:
        """The set-ups read so far."""
        return {}


@dataclass(frozen=True)
class GameRecord:
    """How one game of a plan went."""

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
    """What else the game counted; nothing when it was capped or failed. A chunk keeps the sum, not each game's."""
