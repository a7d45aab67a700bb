"""The trial of two weightings: sets of games in which each of them has every seat, deck and side equally often."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from sandtable.agents import TUNED
from sandtable.agents.contract import Agent
from sandtable.agents.tuned import plays_as, tuned
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import POINTS
from sandtable.engine.registry import game
from sandtable.playtest.ladder.arenas import arenas
from sandtable.playtest.ladder.meetings import Meeting, meetings
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.play import play_game, players
from sandtable.playtest.shares import SCORED, points_of

Values = Mapping[str, int]
"""Weights by name."""
MINUS: Final = "minus"
PLUS: Final = "plus"


class FailedGame(RuntimeError):
    """A game of a trial did not get to its end, so that the trial says nothing."""


@dataclass(frozen=True)
class Ground:
    """The tables of a trial."""

    game: str
    agent: str
    """The agent that plays with either weights; one of TUNED."""
    seats: int
    pool: str
    seed: int


def share_of_plus(ground: Ground, number: int, plus: Values, minus: Values) -> float:
    """The share of the points of set `number` that the weights `plus` take, in [0, 1].

    Sets go over the arenas of the pool in turn. Equal arguments give equal games in any process. Raises FailedGame.
    """
    tables = _tables(ground)
    return share_of_meeting(tables[number % len(tables)], number, ground.agent, plus, minus)


def share_of_meeting(meeting: Meeting, number: int, agent: str, plus: Values, minus: Values) -> float:
    """The share of set `number` of a meeting of PLUS and MINUS that the weights `plus` take. Raises FailedGame."""
    taken = sum(_taken(agent, plan, number, plus, minus) for plan in meeting.plans)
    return taken / (POINTS * meeting.set_size)


@cache
def _tables(ground: Ground) -> list[Meeting]:
    """One meeting of both weightings for each arena, in an order drawn by the seed; their set-ups are read once."""
    found = arenas(game(ground.game), ground.seats, ground.pool)
    order = list(range(len(found)))
    seeded(ground.seed, "tables").shuffle(order)
    return [next(meetings(ground.game, [found[each]], (MINUS, PLUS), 1, ground.seed)) for each in order]


def _taken(agent: str, plan: Plan, rotation: int, plus: Values, minus: Values) -> int:
    """The points (in POINTS) of the weights `plus` in one rotation of a plan."""
    taken = 0
    for number in range(rotation * plan.rotation_size, (rotation + 1) * plan.rotation_size):
        setup = plan.setup(plan.seating(number))
        setup.weigh(PLUS, plus)
        setup.weigh(MINUS, minus)
        record = play_game(plan, number, seated=_seats(agent))
        if record.outcome not in SCORED:
            raise FailedGame(f"game {number} of seed {plan.seed}: {record.reason}")
        taken += _points(plan, record)
    return taken


def _points(plan: Plan, record: GameRecord) -> int:
    subjects = len(plan.subjects)
    return sum(points_of(record, who, subjects) for who in range(subjects) if plan.agents[who] == PLUS)


def _seats(agent: str) -> Callable[[Plan, int], tuple[list[Agent], list[Dice]]]:
    """The agent of each seat with the weights of its subject, as `play_game` asks for them."""

    def made(weights: str, game: str) -> Agent:
        return TUNED[plays_as(agent, game)](replace(tuned(agent, game), weights=weights))

    def seated(plan: Plan, number: int) -> tuple[list[Agent], list[Dice]]:
        return players(plan, number, made)

    return seated
