"""Plays the meetings of a ladder on several processors, and measures how long each agent thinks.

The time decides nothing: with any clock the games are the same.
"""

# interpreted: runs around the games; the agents it times are compiled

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import repeat
from typing import Final

from sandtable.agents.contract import Agent
from sandtable.engine.dice import Dice
from sandtable.engine.game import Observation
from sandtable.playtest.ladder.meetings import Meeting
from sandtable.playtest.many import on_processors
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.play import play_game, players

Clock = Callable[[], float]
"""Seconds of processor time of the process that asks."""
STRETCH: Final = 12
"""Games of a plan that one job plays, about: some games are much longer than others."""


@dataclass
class Costs:
    """Seconds of processor time that games took."""

    thinking: dict[str, float] = field(default_factory=dict)
    """By agent."""
    seats: Counter[str] = field(default_factory=Counter)
    """By agent the seats it had, counted in every game."""
    games: int = 0
    seconds: float = 0.0
    """For everything: thinking, the rules, the records."""

    def add(self, other: Costs) -> None:
        for agent, seconds in other.thinking.items():
            self.thought(agent, seconds)
        self.seats.update(other.seats)
        self.games += other.games
        self.seconds += other.seconds

    def thought(self, agent: str, seconds: float) -> None:
        self.thinking[agent] = self.thinking.get(agent, 0.0) + seconds

    def of_agent(self, agent: str) -> float:
        """Seconds that one player of this agent thinks in a game."""
        return self.thinking.get(agent, 0.0) / self.seats[agent] if self.seats[agent] else 0.0

    @property
    def of_rules(self) -> float:
        """Seconds a game for everything that is not thinking."""
        return max(0.0, self.seconds - sum(self.thinking.values())) / self.games if self.games else 0.0


class Timed(Agent):
    """An agent that plays as the one inside it, and counts the time that one takes."""

    def __init__(self, name: str, inside: Agent, clock: Clock, costs: Costs) -> None:
        self.name = name
        self.inside = inside
        self.clock = clock
        self.costs = costs
        costs.seats[name] += 1

    def choose(self, observation: Observation, dice: Dice) -> int:
        begun = self.clock()
        choice = self.inside.choose(observation, dice)
        self.costs.thought(self.name, self.clock() - begun)
        return choice


Played = tuple[Meeting, list[list[GameRecord]]]
"""A meeting with the records of each of its plans."""


def play(
    meetings: Iterable[Meeting], clock: Clock, costs: Costs, processes: int = 1, told: Callable[[int], object] = int
) -> Iterator[Played]:
    """Play every meeting; `costs` grows meanwhile, and `told` hears how many games each job has played.

    Raises BadSetup before the first game.
    """
    asked = list(meetings)
    for meeting in asked:
        for plan in meeting.plans:
            plan.check()
    jobs = [job for meeting in asked for plan in meeting.plans for job in _stretches(plan, meeting.sets)]
    plans, firsts, sizes = zip(*jobs, strict=True) if jobs else ((), (), ())
    done = on_processors(processes, play_stretch, plans, firsts, sizes, repeat(clock))
    for meeting in asked:
        records: list[list[GameRecord]] = []
        for plan in meeting.plans:
            records.append([])
            for _job in _stretches(plan, meeting.sets):
                played, cost = next(done)
                records[-1] += played
                costs.add(cost)
                told(len(played))
        yield meeting, records


def _stretches(plan: Plan, sets: int) -> list[tuple[Plan, int, int]]:
    """The first `sets` rotations of a plan, cut into jobs of whole rotations: plan, first game, games."""
    games = sets * plan.rotation_size
    size = plan.rotation_size * max(1, STRETCH // plan.rotation_size)
    return [(replace(plan), first, min(size, games - first)) for first in range(0, games, size)]


def play_stretch(plan: Plan, first: int, size: int, clock: Clock) -> tuple[list[GameRecord], Costs]:
    """Games `first` to `first + size - 1` of a plan, and their cost."""
    costs = Costs(games=size)

    def timed(plan: Plan, number: int) -> tuple[list[Agent], list[Dice]]:
        agents, streams = players(plan, number)
        names = [plan.agents[subject] for subject in plan.seating(number)]
        return [Timed(name, each, clock, costs) for name, each in zip(names, agents, strict=True)], streams

    plan.check()  # set-ups are read before the clock starts
    begun = clock()
    records = [play_game(plan, number, seated=timed) for number in range(first, first + size)]
    costs.seconds = clock() - begun
    return records, costs
