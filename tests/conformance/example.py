"""The facts that the suites for every game need about one game: subjects to play with, and what only the game can say
of its table. Each game tells it in `tests/sandtable/games/GAME/examples.py`: EXAMPLES by name, and SURVEYED.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sandtable.engine.dice import Dice
from sandtable.engine.game import Setup, State
from sandtable.engine.registry import game


@dataclass(frozen=True)
class Example:
    """The facts about one game with a number of players."""

    game: str
    subjects: tuple[dict[str, Any], ...]
    """One for each seat."""
    census: Callable[[State], list[str]]
    """The errors of the pieces on the table (lost, doubled, in two places); empty without errors."""
    flip_hidden: Callable[[State, int, Dice], State]
    """A copy that differs only in what this seat can't know, made without `imagine`."""
    scenario: dict[str, Any] | None = None
    stride: int = 1
    """Copies are compared at every so-many-th decision: long games are played on from fewer points."""

    def setup(self) -> Setup:
        return game(self.game).setup(list(self.subjects), self.scenario)

    @property
    def is_told(self) -> bool:
        """Has a golden playthrough; games of four are too long to be read."""
        return len(self.subjects) < 4


@dataclass(frozen=True)
class Surveyed:
    """Games of random subjects and scenarios that both builds have to play alike."""

    pool: str
    """The pool of subjects ("": the game's own choice)."""
    games: Mapping[str, int]
    """The number of games, by agent."""
