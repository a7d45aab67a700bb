"""The games that a search asks for, stage by stage, and its memory of all it has tried.

A search is a generator: it yields the trials of a stage, receives their counts, and returns its result. Nothing is
decided before all trials of a stage are in, so the order in which they end makes no difference; and the same counts
lead to the same stages again, so a search that was interrupted is simply replayed.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from sandtable.playtest.balancing.counting import Count
from sandtable.playtest.balancing.knobs import Candidate

T = TypeVar("T")

RACING: Final = "in the race"
BEHIND: Final = "left behind"
OUT: Final = "out"
ILLEGAL: Final = "not allowed"
PROVED: Final = "chosen"


@dataclass(frozen=True)
class Trial:
    """New games of one candidate in one stage; they share none with any other trial."""

    stage: int
    candidate: Candidate
    games: int
    is_proof: bool = False
    """True: games that confirm a candidate which others have chosen."""

    @property
    def key(self) -> str:
        """Its name for programs, unique in a search: "3/0.2.1"."""
        return f"{self.stage}/{self.candidate.key}"


Counts = Mapping[str, Count]
"""By the key of a trial its count."""
Search = Generator[list[Trial], Counts, T]


@dataclass
class Tried:
    """All that is known of one candidate."""

    candidate: Candidate
    count: Count
    """Games of the search; those of a proof are counted apart."""
    state: str = RACING
    proof: Count | None = None


@dataclass
class Ledger:
    """Every candidate that was tried, in order, and the games that may still be played."""

    parties: int
    games: int
    """Games that the search may play at most, without proofs."""
    tried: dict[Candidate, Tried] = field(default_factory=dict)
    stage: int = 0
    played: int = 0
    proofs: int = 0
    is_spent: bool = False
    """True once there were too few games left for a stage."""

    def of(self, candidate: Candidate) -> Tried:
        if candidate not in self.tried:
            self.tried[candidate] = Tried(candidate, Count.none(self.parties))
        return self.tried[candidate]

    def count(self, candidate: Candidate) -> Count:
        """The games of a candidate in the search; none for one that was not tried."""
        tried = self.tried.get(candidate)
        return tried.count if tried is not None else Count.none(self.parties)

    def top_up(self, candidates: Iterable[Candidate], games: int) -> Search[bool]:
        """Play until each of these has `games`, in one stage. False when there are not enough left; none is played."""
        missing = {each: games - self.count(each).games for each in candidates}
        trials = [Trial(self.stage, each, more) for each, more in missing.items() if more > 0]
        if self.played + sum(trial.games for trial in trials) > self.games:
            self.is_spent = True
            return False
        if trials:
            counts = yield from self._stage(trials)
            self.played += sum(trial.games for trial in trials)
            for trial, count in zip(trials, counts, strict=True):
                self.of(trial.candidate).count += count
        return True

    def prove(self, candidate: Candidate, games: int) -> Search[Count]:
        """Fresh games of one candidate, which count for its proof alone; all games of its proof so far."""
        (count,) = yield from self._stage([Trial(self.stage, candidate, games, is_proof=True)])
        self.proofs += 1
        tried = self.of(candidate)
        tried.proof = count if tried.proof is None else tried.proof + count
        return tried.proof

    def _stage(self, trials: Sequence[Trial]) -> Search[list[Count]]:
        for trial in trials:
            self.of(trial.candidate)
        counts = yield list(trials)
        self.stage += 1
        return [counts[trial.key] for trial in trials]


@dataclass(frozen=True)
class Step(Generic[T]):
    """The state of a search: the trials of its present stage, or its result."""

    ask: list[Trial]
    result: T | None = None


def replay(search: Search[T], counts: Counts) -> Step[T]:
    """Follow a search as far as these counts lead; a stage goes on when every trial of it has its count."""
    try:
        asked = next(search)
        while all(trial.key in counts for trial in asked):
            asked = search.send(counts)
    except StopIteration as over:
        return Step([], over.value)
    return Step(asked)
