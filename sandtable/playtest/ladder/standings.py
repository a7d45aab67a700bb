"""The result of a ladder: a share for every pair, a rating for every agent, and one digest of all games."""

# interpreted: runs after the games

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.engine.game import POINTS
from sandtable.playtest.batch import digest
from sandtable.playtest.ladder.meetings import Meeting
from sandtable.playtest.ladder.playing import Played
from sandtable.playtest.ladder.rating import Encounter, Rating, ratings
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.shares import SCORED, Rotations, points_of, share
from sandtable.playtest.statistics import Interval

DIGITS: Final = 6
"""Of shares that are told; Elo points are told to a tenth."""


@dataclass
class Pair:
    """The games of two agents."""

    agents: tuple[str, str]
    """In alphabetical order; the share is that of the first."""
    set_size: int
    points: list[tuple[int, int]] = field(default_factory=list)
    """The points of both (in POINTS) in each set that was played to its end."""
    left_out: int = 0
    """Sets with a game that failed."""
    outcomes: Counter[str] = field(default_factory=Counter)
    """Games by outcome, of all sets."""

    @property
    def games(self) -> int:
        return self.outcomes.total()

    @property
    def draws(self) -> int:
        """Games that nobody won, or everybody."""
        return self.outcomes["draws"]

    @property
    def capped(self) -> int:
        return self.outcomes["capped"]

    @property
    def failed(self) -> int:
        return sum(count for outcome, count in self.outcomes.items() if outcome not in SCORED)

    def share(self) -> Interval | None:
        """Points of the first agent, of all points, with an interval over sets; None without any."""
        return share(Rotations(2, dict(Counter(self.points)), self.left_out, self.set_size), 0)

    def encounter(self) -> Encounter:
        whole = POINTS * self.set_size
        return Encounter(*self.agents, tuple(first / whole for first, _second in self.points))


@dataclass(frozen=True)
class Standings:
    """The ladder of a game, strongest first."""

    ratings: tuple[Rating, ...]
    anchor: str
    pairs: tuple[Pair, ...]
    digest: str

    @property
    def games(self) -> int:
        return sum(pair.games for pair in self.pairs)

    def as_json(self) -> dict[str, Any]:
        """The part of a result that the same seed gives again."""
        return {
            "anchor": self.anchor,
            "games": self.games,
            "ratings": [_rating(each) for each in self.ratings],
            "pairs": [_pair(each) for each in self.pairs],
            "digest": self.digest,
        }


def standings(played: Iterable[Played], anchor: str) -> Standings:
    """The ladder of all meetings, told from an anchor."""
    pairs: dict[tuple[str, str], Pair] = {}
    digests: list[int] = []
    for meeting, records in played:
        pair = pairs.setdefault(meeting.agents, Pair(meeting.agents, meeting.set_size))
        assert pair.set_size == meeting.set_size, f"sets of {pair.set_size} and of {meeting.set_size} games in one pair"
        _count(pair, meeting, records)
        digests += [record.digest for games in records for record in games]
    found = ratings([pair.encounter() for pair in pairs.values()], anchor)
    return Standings(tuple(found), anchor, tuple(pairs.values()), digest(digests))


def _count(pair: Pair, meeting: Meeting, records: Sequence[Sequence[GameRecord]]) -> None:
    for number in range(meeting.sets):
        games = [
            (plan, record)
            for plan, each in zip(meeting.plans, records, strict=True)
            for record in each[number * plan.rotation_size : (number + 1) * plan.rotation_size]
        ]
        pair.outcomes.update(record.outcome for _plan, record in games)
        if all(record.outcome in SCORED for _plan, record in games):
            first, second = (sum(_points(plan, record, agent) for plan, record in games) for agent in pair.agents)
            pair.points.append((first, second))
        else:
            pair.left_out += 1


def _points(plan: Plan, record: GameRecord, agent: str) -> int:
    subjects = len(plan.subjects)
    return sum(points_of(record, who, subjects) for who in range(subjects) if plan.agents[who] == agent)


def _rating(of: Rating) -> dict[str, Any]:
    return {"agent": of.agent, "elo": round(of.elo, 1), "low": round(of.low, 1), "high": round(of.high, 1)}


def _pair(of: Pair) -> dict[str, Any]:
    taken = of.share()
    told = (taken.value, taken.low, taken.high) if taken is not None else None
    return {
        "agents": list(of.agents),
        "games": of.games,
        "set_size": of.set_size,
        "left_out": of.left_out,
        "share": dict(zip(("value", "low", "high"), (round(each, DIGITS) for each in told), strict=True))
        if told
        else None,
        "draws": of.draws,
        "capped": of.capped,
        "failed": of.failed,
    }
