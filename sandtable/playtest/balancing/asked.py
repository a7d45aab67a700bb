"""The question of a search: a scenario, its knobs, the goal, and the games that it may cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from sandtable.playtest.balancing.counting import Goal
from sandtable.playtest.balancing.knobs import Board, Candidate

RISK: Final = 0.05
"""The chance that a candidate within the allowed distance is thrown out."""
MOST_CHANGED: Final = 3
"""Knobs that one candidate changes at most."""
_MOST_LISTED: Final = 5000
"""Candidates that are weighed: beyond that one knob fewer is changed at once."""


@dataclass(frozen=True)
class Asked:
    """A search as asked for."""

    board: Board
    goal: Goal
    games: int
    """Games of the search at most."""
    proof_games: int
    """Fresh games of a proof."""
    is_allowed: Callable[[Candidate], bool] = lambda candidate: True
    """True for a candidate whose scenario breaks no rule."""
    first_games: int = 100
    """Games of a candidate in its first stage."""

    def cost(self, candidate: Candidate) -> float:
        """The dislike of large changes, as a distance: a quarter of the margin a knob, a tenth of that a step."""
        changed = len(self.board.changed(candidate))
        return self.goal.margin * (changed / 4 + self.board.steps(candidate) / 40)

    def candidates(self) -> list[Candidate]:
        """Everything that may be tried, small changes first; whether it breaks a rule is asked later."""
        found = [self.board.unchanged]
        for size in range(1, MOST_CHANGED + 1):
            more = list(self._changing(size))
            if len(found) + len(more) > _MOST_LISTED:
                break
            found += more
        return sorted(found, key=lambda each: (len(self.board.changed(each)), self.board.steps(each), each))

    def _changing(self, size: int) -> list[Candidate]:
        found = []
        for knobs in combinations(range(len(self.board.knobs)), size):
            if self.board.are_apart(knobs):
                found += [self._with(knobs, levels) for levels in product(*map(self._others, knobs))]
        return found

    def _others(self, knob: int) -> list[int]:
        """The levels of a knob but for the present one."""
        each = self.board.knobs[knob]
        return [level for level in range(len(each.levels)) if level != each.at]

    def _with(self, knobs: tuple[int, ...], levels: tuple[int, ...]) -> Candidate:
        candidate = self.board.unchanged
        for knob, level in zip(knobs, levels, strict=True):
            candidate = self.board.with_level(candidate, knob, level)
        return candidate
