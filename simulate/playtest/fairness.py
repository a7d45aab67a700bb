"""How seats that are alike fared: by turn order, and by what luck dealt them.

Pure: a plan and its games in, numbers out.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from simulate.playtest.batch import counters, digest
from simulate.playtest.groups import Group, groups
from simulate.playtest.plan import GameRecord, Plan
from simulate.playtest.shares import by_turn, rotations, share
from simulate.playtest.statistics import Interval
from simulate.playtest.tally import total

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


@dataclass(frozen=True)
class Fairness:
    """What a run of games says of the turn order, with as many players."""

    players: int
    games: int
    turns: tuple[Interval | None, ...]
    """Points a game of who went first, second and so on; None before anything is known."""
    groups: dict[str, list[Group]]
    rounds: float
    """A game, of those that came to an end of their own; so are decisions."""
    decisions: float
    shared: int
    """Games that several won, but not all."""
    drawn: int
    """Games that nobody won, or everybody."""
    capped: int
    failed: int
    digest: str


def fairness_of(plan: Plan, records: Sequence[GameRecord]) -> Fairness:
    """The games of a plan, read in turn order."""
    players = len(plan.subjects)
    points = rotations(by_turn(plan, records), players, plan.rotation_size)
    counted = counters(records)
    ended = [record for record in records if record.outcome in ("wins", "losses", "draws")]
    return Fairness(
        players=players,
        games=len(records),
        turns=tuple(share(points, place) for place in range(players)),
        groups=groups(total(record.tally for record in records), players),
        rounds=_mean([record.rounds for record in ended]),
        decisions=_mean([record.decisions for record in ended]),
        shared=sum(1 < len(record.winners) < players for record in ended),
        drawn=counted["draws"],
        capped=counted["capped"],
        failed=counted["illegal"] + counted["crashed"] + counted["timed_out"],
        digest=digest(record.digest for record in records),
    )


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0
