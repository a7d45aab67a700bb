"""Successive halving: many candidates play a few games, the better half goes on and plays more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.playtest.balancing.asked import RISK, Asked
from sandtable.playtest.balancing.effects import Forecast, fitted
from sandtable.playtest.balancing.knobs import Candidate
from sandtable.playtest.balancing.trials import BEHIND, ILLEGAL, OUT, RACING, Ledger, Search

FIELD: Final = 12
"""Candidates at the start of a race."""
ROUNDS: Final = (1, 2, 4, 8, 16)
"""Games of a candidate after each round of a race, as multiples of the first games."""


@dataclass(frozen=True)
class Race:
    """Races among the candidates of a search."""

    asked: Asked
    ledger: Ledger

    def survey(self) -> Search[bool]:
        """The scenario as it is, and every knob at its ends: a first idea of each effect. False: too few games."""
        unchanged = self.asked.board.unchanged
        ends = [end for number in range(len(self.asked.board.knobs)) for end in self._ends(number)]
        wanted = list(dict.fromkeys([unchanged, *ends]))
        was_played = yield from self.ledger.top_up(wanted, self.asked.first_games)
        for each in wanted:
            self.ledger.of(each).state = BEHIND
        self.throw_out(wanted)
        return was_played

    def _ends(self, number: int) -> Iterator[Candidate]:
        """The levels of a knob that are played first: the outermost to each side that are allowed, or all."""
        board, knob = self.asked.board, self.asked.board.knobs[number]
        levels = range(len(knob.levels))
        if not knob.is_ordered:
            sides = [[level] for level in levels if level != knob.at]
        else:
            sides = [list(levels[: knob.at]), list(levels[: knob.at : -1])]
        for side in sides:
            moved = (board.with_level(board.unchanged, number, level) for level in side)
            yield from [each for each in moved if self.is_allowed(each)][:1]

    def wave(self, candidates: Sequence[Candidate], rounds: int) -> Search[list[Candidate]]:
        """A race of the most promising candidates over this number of rounds; those that are left, the best first."""
        racing = self._field(candidates)
        for games in ROUNDS[:rounds]:
            if not (yield from self.ledger.top_up(racing, games * self.asked.first_games)):
                break
            for each in racing:
                self.ledger.of(each).state = RACING
            self.throw_out(racing)
            alive = self.alive(racing)
            racing = alive[: max(2, len(racing) // 2)]
            for each in alive[len(racing) :]:
                self.ledger.of(each).state = BEHIND
        return [each for each in racing if self.ledger.count(each).games]

    def _field(self, candidates: Iterable[Candidate]) -> list[Candidate]:
        """The most promising candidates that break no rule, were not thrown out and have no proof yet."""
        found: list[Candidate] = []
        for each in self.ranked(candidates):
            if len(found) == FIELD:
                break
            if self._is_open(each) and self.is_allowed(each):
                found.append(each)
        return found

    def _is_open(self, candidate: Candidate) -> bool:
        tried = self.ledger.tried.get(candidate)
        return tried is None or (tried.state in (RACING, BEHIND) and tried.proof is None)

    def is_allowed(self, candidate: Candidate) -> bool:
        """False for one that breaks a rule, which is noted."""
        tried = self.ledger.tried.get(candidate)
        if tried is not None:
            return tried.state != ILLEGAL
        if self.asked.is_allowed(candidate):
            return True
        self.ledger.of(candidate).state = ILLEGAL
        return False

    def throw_out(self, candidates: Iterable[Candidate]) -> None:
        """Note those that surely miss the goal, and those of which no game came to its end."""
        for each in candidates:
            tried = self.ledger.of(each)
            if not tried.count.games or self.asked.goal.is_outside(tried.count, RISK):
                tried.state = OUT

    def alive(self, candidates: Iterable[Candidate]) -> list[Candidate]:
        """Those that were not thrown out, the best first."""
        return self.ranked(each for each in candidates if self.ledger.of(each).state != OUT)

    def ranked(self, candidates: Iterable[Candidate]) -> list[Candidate]:
        """By expected distance from the goal and size of the change; ties in the given order."""
        forecast = fitted(self.asked.board, self.ledger.tried.values())
        return sorted(candidates, key=lambda each: self._score(forecast, each))

    def _score(self, forecast: Forecast, candidate: Candidate) -> float:
        shares = forecast.blended(candidate, self.ledger.count(candidate))
        near_enough = self.asked.goal.margin / 3  # among those that are nearer the smaller change is better
        return max(near_enough, self.asked.goal.distance(shares)) + self.asked.cost(candidate)
