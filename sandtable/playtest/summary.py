"""The sums of a playtest's games: reports take every number from them and read no game.

Summaries of parts add up to the summary of the whole, in any cut of the games and any order of the parts.
Where a cut splits a rotation, its games are kept until the others are there. The size of a summary depends on the ways
in which games can end, not on their number. Pure: records in, numbers out.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from heapq import nsmallest
from operator import attrgetter
from typing import Final

from sandtable.playtest import records as stored
from sandtable.playtest.parties import By, Winners, count, kinds, points_of, sides_of, winners_of
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.records import FAILED
from sandtable.playtest.shares import SCORED, Rotations

DECIDED: Final = ("wins", "losses")
"""Outcomes of games that somebody won, but not everybody."""
ENDED: Final = (*DECIDED, "draws")
"""Outcomes of games that came to an end of their own."""
MOST_ROUNDS: Final = 1000
"""The rounds of a longer game count as this number in lists; means are exact."""
MOST_REASONS: Final = 64
"""The reasons of endings that are kept, the first in alphabetical order: a game has a handful."""
MOST_SAMPLES: Final = 100
SAMPLES: Final = 3
"""The first games of each sort that are named."""

SampleKey = tuple[str, tuple[tuple[int, ...], ...]]
"""An outcome with its winners, where somebody won: each as (seat, subject), or as (place,) in the turn order."""
Samples = dict[SampleKey, tuple[int, ...]]
"""The numbers of the first few games of each sort."""
Loose = tuple[tuple[int, ...] | None, int]
"""A game whose rotation is not whole: its winners (None: the game failed) and the subject that went first."""

Sort = tuple[tuple[int, ...], str, str, int, tuple[int, ...], int]
"""Seating, outcome, reason of the end, rounds, winners, and the subject that went first."""
_sort: Final = attrgetter("outcome", "reason", "rounds", "winners", "first")
"""The sort of a record without its seating."""
Scored = tuple[tuple[int, ...], tuple[int, ...] | None, int]
"""A game of a whole rotation: its seating, its winners (None: the game failed) and the subject that went first."""
NOBODY: Final = Winners((), (), ())
"""The winners of a game that nobody won."""


@dataclass
class Sums:
    """Counts of one kind of parties. A column is a party, or the number of parties for games that several won."""

    points: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """Rotations by the points of each party."""
    rounds: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Decided games by column and round."""
    ways: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Decided games by column and the reason of their end."""

    def add(self, other: Sums) -> None:
        self.points.update(other.points)
        self.rounds.update(other.rounds)
        self.ways.update(other.ways)

    def won(self, column: int) -> int:
        """The decided games of a column."""
        return sum(count for (of, _round), count in self.rounds.items() if of == column)


@dataclass
class Summary:
    """The sums of some games of one plan."""

    outcomes: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    """Games by the reason of their end; a game that failed counts by its outcome."""
    lengths: Counter[int] = field(default_factory=Counter)
    """Games by their rounds, from one round on."""
    totals: Counter[str] = field(default_factory=Counter)
    """Sums by name: `decisions` of all games, `rounds_ended` and `decisions_ended` of those that came to an end of
    their own, `first_known` and `first_won` of decided games, and the rotations `left_out` for a game that failed."""
    parties: dict[By, Sums] = field(default_factory=dict)
    seated: Samples = field(default_factory=dict)
    """The first games by outcome and the (seat, subject) of each winner."""
    placed: Samples = field(default_factory=dict)
    """The first games by outcome and the place of each winner in the turn order."""
    loose: dict[int, Loose] = field(default_factory=dict)
    """By number, games whose rotation is not whole."""

    def of(self, by: By) -> Sums:
        """The sums of one kind of parties; where seats are kept, those of seats are those of subjects."""
        return self.parties.get(by) or (self.parties.get(By.SUBJECT) if by == By.SEAT else None) or Sums()

    def rotations(self, by: By, parties: int, size: int) -> Rotations:
        """The points of whole rotations of `size` games, for shares with intervals."""
        return Rotations(parties, dict(self.of(by).points), self.totals["left_out"], size)

    @property
    def ended(self) -> int:
        """Games that came to an end of their own."""
        return sum(self.outcomes[outcome] for outcome in ENDED)


def summary_of(plan: Plan, records: Iterable[GameRecord]) -> Summary:
    """The summary of games of a plan, in any order."""
    adding = Adding(plan)
    adding.games(records)
    return adding.summary()


def total(plan: Plan, parts: Iterable[Summary]) -> Summary:
    """The summary of all games of the parts, which share none."""
    adding = Adding(plan)
    for part in parts:
        adding.part(part)
    return adding.summary()


class Adding:
    """A sum that is being made once: of games, and of summaries of other games of the same plan.

    A playtest has thousands of games but a few hundred sorts: what a sort adds is worked out once.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._kinds = {kind: count(plan, kind) for kind in kinds(plan)}
        self._sum = Summary(parties={kind: Sums() for kind in self._kinds})
        self._rotations: dict[int, dict[int, Scored]] = {}
        self._alike: defaultdict[Sort, list[GameRecord]] = defaultdict(list)
        self._whole: Counter[tuple[Scored, ...]] = Counter()

    def games(self, records: Iterable[GameRecord]) -> None:
        alike, seating = self._alike, self._plan.seating
        for record in records:
            number = record.number
            seats = seating(number)
            alike[(seats, *_sort(record))].append(record)
            self._collect(number, (seats, record.winners if record.outcome in SCORED else None, record.first))

    def _collect(self, number: int, game: Scored) -> None:
        """Put a rotation to those like it as soon as it is whole."""
        rotation = self._plan.rotation(number)
        played = self._rotations.setdefault(rotation, {})
        played[number] = game
        if len(played) == self._plan.rotation_size:
            del self._rotations[rotation]
            self._whole[tuple(played.values())] += 1

    def _count_games(self, sort: Sort, alike: list[GameRecord]) -> None:
        """Count games that are alike in everything but their numbers and decisions."""
        found, (seating, outcome, reason, rounds_played, winners, first) = self._sum, sort
        games, decisions = len(alike), sum(record.decisions for record in alike)
        numbers = tuple(nsmallest(SAMPLES, (record.number for record in alike)))
        ending = outcome if outcome in FAILED else reason
        all_rounds = min(rounds_played, stored.MOST_ROUNDS)
        rounds = min(all_rounds, MOST_ROUNDS)
        found.outcomes[outcome] += games
        found.endings[ending] += games
        found.totals["decisions"] += decisions
        if rounds:
            found.lengths[rounds] += games
        if outcome in ENDED:
            found.totals["rounds_ended"] += all_rounds * games
            found.totals["decisions_ended"] += decisions
        won = winners_of(seating, winners, first, self._plan.sides) if outcome in DECIDED else NOBODY
        if won is not NOBODY:
            self._count_decided(won, rounds, ending, games)
            if first >= 0:
                found.totals["first_known"] += games
                found.totals["first_won"] += games * (first in winners)
        _keep(found.seated, (outcome, tuple((seat, seating[seat]) for seat in won.seat)), numbers)
        if By.TURN in self._kinds:
            _keep(found.placed, (outcome, tuple((place,) for place in won.turn)), numbers)

    def _count_decided(self, won: Winners, rounds: int, ending: str, games: int) -> None:
        for kind, parties in self._kinds.items():
            winners, sums = getattr(won, kind), self._sum.parties[kind]
            column = winners[0] if len(winners) == 1 else parties
            sums.rounds[column, rounds] += games
            sums.ways[column, ending] += games

    def _count_rotations(self, games: tuple[Scored, ...], rotations: int) -> None:
        """Count whole rotations whose games were alike."""
        played = []
        for seating, winners, first in games:
            if winners is None:
                self._sum.totals["left_out"] += rotations
                return
            played.append((winners_of(seating, winners, first, self._plan.sides), seating, first))
        for kind, parties in self._kinds.items():
            points = [
                points_of(getattr(won, kind), parties, sides_of(kind, seating, first, self._plan.sides))
                for won, seating, first in played
            ]
            self._sum.parties[kind].points[tuple(map(sum, zip(*points, strict=True)))] += rotations

    def part(self, part: Summary) -> None:
        found = self._sum
        found.outcomes.update(part.outcomes)
        found.endings.update(part.endings)
        found.lengths.update(part.lengths)
        found.totals.update(part.totals)
        for kind, sums in part.parties.items():
            found.parties[kind].add(sums)
        for own, samples in ((found.seated, part.seated), (found.placed, part.placed)):
            for key, numbers in samples.items():
                _keep(own, key, numbers)
        for number, (winners, first) in part.loose.items():
            self._collect(number, (self._plan.seating(number), winners, first))

    def summary(self) -> Summary:
        """The sum so far, within its bounds.

        Of more names than are kept the first in order stay. What is left out does not depend on cuts or order: a name
        among the first of a whole is among the first of every part it is in.
        """
        found = self._sum
        for sort, alike in self._alike.items():
            self._count_games(sort, alike)
        for games, rotations in self._whole.items():
            self._count_rotations(games, rotations)
        found.endings = Counter(dict(sorted(found.endings.items())[:MOST_REASONS]))
        for sums in found.parties.values():
            kept = set(sorted({reason for _column, reason in sums.ways})[:MOST_REASONS])
            sums.ways = Counter({key: count for key, count in sums.ways.items() if key[1] in kept})
        found.seated, found.placed = _first(found.seated), _first(found.placed)
        found.loose = {number: game[1:] for played in self._rotations.values() for number, game in played.items()}
        return found


def _keep(samples: Samples, key: SampleKey, numbers: tuple[int, ...]) -> None:
    """Add games of a sort; the first few stay."""
    kept = samples.get(key, ())
    if len(kept) < SAMPLES or numbers[0] < kept[-1]:
        samples[key] = tuple(sorted((*kept, *numbers))[:SAMPLES])


def _first(samples: Samples) -> Samples:
    """Sorts of games with few winners before those with many."""
    kept = sorted(samples, key=lambda key: (len(key[1]), key))[:MOST_SAMPLES]
    return {key: samples[key] for key in kept}
