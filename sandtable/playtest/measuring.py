"""A scenario measured with several numbers of players: how even it is, and how much an agent is worth on it."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sandtable.engine.game import Game
from sandtable.playtest.many import play_many
from sandtable.playtest.plan import Plan
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.games import played
from sandtable.playtest.report.kinds import report_on
from sandtable.playtest.report.match import match_of
from sandtable.playtest.seating import plan_on


@dataclass(frozen=True)
class Asked:
    """A measurement as asked for; it is made with each number of players."""

    game: Game
    scenario: dict[str, Any]
    seats: tuple[int, ...]
    games: int
    seed: int = 1
    processes: int = 1
    told: Callable[[int], None] = lambda players: None
    """Hears of every number of players that is done."""


def balance(asked: Asked, agent: str) -> Iterator[Report]:
    """The same agent in every seat: the shares are those of the seats."""
    for players in asked.seats:
        yield _played(asked, plan_on(asked.game, asked.scenario, (agent,) * players, asked.seed))


def strength(asked: Asked, agent: str, others: str) -> Iterator[Report]:
    """One player of an agent, who is subject 0, among others. Games are rounded up to whole rotations."""
    for players in asked.seats:
        yield _played(asked, plan_on(asked.game, asked.scenario, (agent, *(others,) * (players - 1)), asked.seed))


def _played(asked: Asked, plan: Plan) -> Report:
    records = play_many(plan, plan.rotation_size * plan.rotations(asked.games), asked.processes)
    asked.told(len(plan.subjects))
    return report_on(match_of(plan), played(plan, records))
