"""What decides a batch of games, and nothing else does: same plan, same games, on any worker."""

# interpreted: plain data with cached values

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from simulate.engine.game import Setup
from simulate.engine.registry import game

OUTCOMES = ("wins", "losses", "draws", "capped", "illegal", "crashed", "timed_out")
"""How a game can end as seen by the first subject; the names of the counters on batches and chunks."""


@dataclass(frozen=True)
class Plan:
    """Subjects meet in mirrored pairs: games 2k and 2k+1 share their seed, the seats are turned by one."""

    game: str
    subjects: tuple[dict[str, Any], ...]
    """What each subject brings, in the game's own JSON shape (checked by `Game.setup`)."""
    agents: tuple[str, ...]
    """The agent that plays for each subject."""
    seed: int
    """63 bits."""
    scenario: dict[str, Any] | None = None
    max_steps: int = 0

    def seating(self, number: int) -> tuple[int, ...]:
        """The subject in each seat of game `number`."""
        n = len(self.subjects)
        return tuple((seat + number) % n for seat in range(n))

    def pair(self, number: int) -> int:
        """The mirrored set of games that game `number` belongs to; it alone decides the seed."""
        return number // len(self.subjects)

    @cached_property
    def setups(self) -> dict[tuple[int, ...], Setup]:
        """The checked set-up for every seating. Raises BadSetup."""
        seatings = {self.seating(number) for number in range(len(self.subjects))}
        return {
            seating: game(self.game).setup([self.subjects[subject] for subject in seating], self.scenario)
            for seating in sorted(seatings)
        }


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
