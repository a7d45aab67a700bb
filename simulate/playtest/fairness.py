"""How the seats of a scenario fared: its sides, or by turn order where they are alike, and by what luck dealt them.

Pure: a plan and its games in, numbers out.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from simulate.engine.registry import game
from simulate.playtest.batch import counters, digest
from simulate.playtest.groups import Group, groups
from simulate.playtest.plan import GameRecord, Plan
from simulate.playtest.shares import by_seat, by_turn, rotations, share
from simulate.playtest.statistics import Interval
from simulate.playtest.tally import total

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


@dataclass(frozen=True)
class Fairness:
    """What a run of games says, with as many players."""

    players: int
    games: int
    is_by_turn: bool
    """False where seats are sides."""
    names: tuple[str, ...]
    """Of the sides, or of the places in the turn order."""
    turns: tuple[Interval | None, ...]
    """Points a game of each of them; None before anything is known."""
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
    """The games of a plan, read by side or in turn order."""
    players, played = len(plan.subjects), game(plan.game)
    read = by_seat if played.has_sides() else by_turn
    points = rotations(read(plan, records), players, plan.rotation_size)
    counted = counters(records)
    ended = [record for record in records if record.outcome in ("wins", "losses", "draws")]
    return Fairness(
        players=players,
        games=len(records),
        is_by_turn=not played.has_sides(),
        names=played.seat_names(plan.scenario) if played.has_sides() else ORDINALS[:players],
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
