"""How even a scenario is, and how much an agent is worth on it, for several numbers of players."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from simulate.engine.game import Game
from simulate.playtest.fairness import Fairness, fairness_of
from simulate.playtest.many import play_many, whole_rotations
from simulate.playtest.seating import plan_on
from simulate.playtest.shares import rotations, share
from simulate.playtest.statistics import Interval


@dataclass(frozen=True)
class Asked:
    """What to measure, with each number of players."""

    game: Game
    scenario: dict[str, Any]
    seats: tuple[int, ...]
    games: int
    seed: int = 1
    processes: int = 1
    told: Callable[[int], None] = lambda players: None
    """Hears of every number of players that is done."""


@dataclass(frozen=True)
class Strength:
    """What one player of an agent takes among others, all of them in every seat in turn."""

    players: int
    games: int
    share: Interval | None
    """Points a game; None where every rotation has a game that failed."""


def balance(asked: Asked, agent: str) -> Iterator[Fairness]:
    """The same agent in every seat: how the seats fare."""
    for players in asked.seats:
        plan = plan_on(asked.game, asked.scenario, (agent,) * players, asked.seed)
        yield fairness_of(plan, play_many(plan, asked.games, asked.processes))
        asked.told(players)


def strength(asked: Asked, agent: str, others: str) -> Iterator[Strength]:
    """One of an agent, the others of another: what it takes. Games are rounded up to whole rotations."""
    for players in asked.seats:
        plan = plan_on(asked.game, asked.scenario, (agent, *(others,) * (players - 1)), asked.seed)
        records = play_many(plan, whole_rotations(plan, asked.games), asked.processes)
        yield Strength(players, len(records), share(rotations(records, players, plan.rotation_size), 0))
        asked.told(players)
