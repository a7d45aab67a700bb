"""The whole search: find promising candidates, prove the best with fresh games, say where it ended.

With one ordered knob and two sides the range is bisected first. Otherwise, and where that leads nowhere, candidates
race each other in several waves; every wave forecasts better which changes are worth playing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.playtest.balancing.asked import RISK, Asked
from sandtable.playtest.balancing.bisecting import Bisection, can_bisect
from sandtable.playtest.balancing.counting import Count
from sandtable.playtest.balancing.knobs import Candidate
from sandtable.playtest.balancing.racing import Race
from sandtable.playtest.balancing.trials import BEHIND, OUT, PROVED, Ledger, Search, Tried
from sandtable.playtest.statistics import CONFIDENCE

FOUND: Final = "found"
UNREACHABLE: Final = "not reachable"
SPENT: Final = "out of games"
WAVES: Final = ((3, 0.5), (4, 0.75), (5, 1.0))
"""Rounds of each race, one after another: what was not settled plays longer. Beside them the distance, in margins, up
to which a finalist is worth a proof: near the edge it would hardly be one."""
PROOFS: Final = 3
"""Times that a proof is begun or goes on, at most."""


@dataclass(frozen=True)
class Outcome:
    """The end of a search."""

    says: str
    """FOUND, UNREACHABLE (no candidate kept within the allowed distance), or SPENT before it was known."""
    candidate: Candidate | None
    """The one that was found, or the nearest; None when nothing was played."""
    is_proved: bool = False
    """True when the interval of every party in the proof lies within the allowed distance."""
    proofs: int = 0
    """Proofs that were played."""


def confidence(proof: int) -> float:
    """The confidence of the intervals at a proof, counted from 1: 95 %, and less risk for each further one.

    "Proved" is wrong only when an interval misses to one side, so three proofs are wrong in 4.6 % of searches at most.
    """
    return 1 - (1 - CONFIDENCE) / proof


def search(asked: Asked, ledger: Ledger) -> Search[Outcome]:
    """Look for an even scenario; everything that was tried is in the ledger."""
    return (yield from _Looking(asked, ledger, Race(asked, ledger)).run())


@dataclass
class _Looking:
    asked: Asked
    ledger: Ledger
    race: Race
    likely: Candidate | None = None
    """The last candidate whose proof had its estimate within the allowed distance, if not all of the interval."""

    def run(self) -> Search[Outcome]:
        yield from self._begin()
        if not self.ledger.played:
            return Outcome(SPENT, None)
        candidates = self.asked.candidates()
        for rounds, worth in WAVES:
            finalists = yield from self.race.wave(candidates, rounds)
            proved = yield from self._prove(finalists, worth * self.asked.goal.margin)
            if proved is not None:
                return Outcome(FOUND, proved, True, self.ledger.proofs)
            if not finalists or self.ledger.proofs == PROOFS:
                break
        return self._without_proof()

    def _begin(self) -> Search[None]:
        was_played = yield from self.race.survey()
        if was_played and can_bisect(self.asked):
            yield from Bisection(self.race).run()

    def _prove(self, finalists: list[Candidate], most: float) -> Search[Candidate | None]:
        """Prove the finalists up to this distance from the goal, one after another; the first that is proved."""
        for each in finalists:
            looks_right = self.asked.goal.estimate(self.ledger.count(each)) <= most
            if looks_right and (yield from self._is_proved(each)):
                return each
        return None

    def _is_proved(self, candidate: Candidate) -> Search[bool]:
        """Play the proof of a candidate. Where its estimate is right and its interval too wide, it goes on once."""
        for _part in range(2):
            if self.ledger.proofs == PROOFS:
                return False
            count = yield from self.ledger.prove(candidate, self.asked.proof_games)
            if self._judge(candidate, count):
                return True
            if self.ledger.of(candidate).state == OUT:
                return False
        return False

    def _judge(self, candidate: Candidate, count: Count) -> bool:
        """Take note of a proof; True when it is one."""
        tried, goal = self.ledger.of(candidate), self.asked.goal
        if count.games and goal.is_inside(count, confidence(self.ledger.proofs)):
            tried.state = PROVED
            return True
        if count.games and goal.estimate(count) <= goal.margin:
            tried.state, self.likely = BEHIND, self._likelier(candidate)
        else:
            tried.state = OUT
        return False

    def _likelier(self, candidate: Candidate) -> Candidate:
        """The one of two candidates whose proof is nearer to the goal."""
        if self.likely is None:
            return candidate
        return min((self.likely, candidate), key=lambda each: self._distance(self.ledger.of(each)))

    def _without_proof(self) -> Outcome:
        if self.likely is not None:
            self.ledger.of(self.likely).state = PROVED
            return Outcome(FOUND, self.likely, False, self.ledger.proofs)
        played = [each for each in self.ledger.tried.values() if each.count.games]
        nearest = min(played, key=self._at_most).candidate if played else None
        return Outcome(SPENT if self.ledger.is_spent else UNREACHABLE, nearest, False, self.ledger.proofs)

    def _distance(self, tried: Tried) -> float:
        """Of a candidate's proof, or of its games in the search."""
        return self.asked.goal.estimate(tried.proof if tried.proof is not None else tried.count)

    def _at_most(self, tried: Tried) -> float:
        """The distance of a candidate at the far end of its interval: few games make nobody the nearest."""
        return self.asked.goal.at_most(tried.count, RISK)
