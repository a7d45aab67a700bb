"""The time that games will take here and now, from the speed of their agents, the queue before them, the processes.

Games that were not measured are foreseen from the nearest ones that were: the same agents on another scenario, the mean
of agents that were measured alone, or another agent of the same game and the usual ratio between the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from django.conf import settings
from django.db.models import F, Q, QuerySet, Sum

from sandtable.agents import AGENTS
from sandtable.agents.restricted import split
from sandtable.playtest.fingerprint import fingerprint
from simulate.models import CLAIMABLE, Batch, total
from simulate.queue.sizing import processor_s_in, slowdown

START_S: Final = 0.5
"""From asking to the first game."""
TURN_S: Final = 0.08
"""Of one process, from the end of a piece of games to the first game of the next, where only a few are asked for at a
time (measured: a look at five playtests of 20 games takes 0.64 s, their games 0.25 s)."""
COSTS: Final = {
    "random": 1.0,
    "greedy-0": 25.0,
    "greedy-2": 30.0,
    "planner-2": 600.0,
    "deep-2": 4800.0,
    "greedy-3": 30.0,
    "planner-3": 600.0,
}
"""The usual time of a game of each agent, for one of the random agent: the middle of all games that come with Sandtable
(benchmarks/kept.json). From game to game it differs by a factor of four, so it is used where nothing else is known."""
MOST_KINDS: Final = 40
"""Kinds of waiting games that are looked up; what waits beyond that is taken to be as quick as the others."""


@dataclass(frozen=True)
class Work:
    """Games to play; on a stored scenario its version by its public id."""

    game: str
    agents: tuple[str, ...]
    games: float
    version: str = ""
    pieces: float = 0.0
    """The pieces in which the games are asked for, where they are not asked for all at once."""


@dataclass(frozen=True)
class Foreseen:
    """The seconds until some work is done, and those of them in which other games are played first."""

    seconds: float
    waits: float


class Speeds:
    """The seconds of a game of each kind: its measured processor time, on a machine as busy as now."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, tuple[str, ...], str], float | None] = {}

    @cached_property
    def slowdown(self) -> float:
        return slowdown()

    def seconds(self, game: str, agents: tuple[str, ...], version: str = "") -> float | None:
        """The seconds of one process for a game; None where nothing of this game was ever measured."""
        asked = game, agents, version
        if asked not in self._found:
            found = self._nearest(game, agents, version)
            self._found[asked] = None if found is None else found * self.slowdown
        return self._found[asked]

    def _nearest(self, game: str, agents: tuple[str, ...], version: str) -> float | None:
        if version and (found := _measured(game, agents, version)):
            return found
        if found := _measured(game, agents):
            return found
        if len(set(agents)) > 1:
            return _mean([self._nearest(game, (each,) * len(agents), version) for each in agents])
        return self._by_another(game, agents)

    def _by_another(self, game: str, agents: tuple[str, ...]) -> float | None:
        """From another agent in all seats, the nearest in cost first."""
        own = split(agents[0])[0]
        if own not in COSTS:
            return None
        for other in sorted(AGENTS, key=lambda each: abs(COSTS[each] - COSTS[own])):
            if found := _measured(game, (other,) * len(agents)):
                return found * COSTS[own] / COSTS[other]
        return None


def _measured(game: str, agents: tuple[str, ...], version: str = "") -> float | None:
    batches = Batch.objects.filter(game=game, agents=",".join(agents), engine_fingerprint=fingerprint(game))
    return processor_s_in(batches.filter(scenario_version__public_id=version) if version else batches)


def _mean(seconds: Sequence[float | None]) -> float | None:
    known = [each for each in seconds if each is not None]
    return sum(known) / len(known) if len(known) == len(seconds) else None


def seconds_of(works: Iterable[Work], speeds: Speeds) -> float | None:
    """The seconds of one process for all of this work; None where some of it can't be foreseen."""
    whole = 0.0
    for work in works:
        each = speeds.seconds(work.game, work.agents, work.version)
        if each is None:
            return None
        whole += work.games * each + work.pieces * TURN_S * speeds.slowdown
    return whole


def foreseen(works: Sequence[Work], owner_id: int, speeds: Speeds | None = None, processes: int = 0) -> Foreseen | None:
    """The time until this work of this person is done, asked for now; None where that can't be told.

    `processes` are those that can share it; by default all that play games here.
    """
    speeds = speeds or Speeds()
    own = seconds_of(works, speeds)
    return None if own is None else after_the_others(own, owner_id, speeds, processes)


def after_the_others(own: float, owner_id: int, speeds: Speeds, processes: int = 0) -> Foreseen:
    """The same for work that takes one process this number of seconds.

    A person's own games come first in, first out; people with games have equal shares of all processes.
    """
    before = _waiting(speeds)
    mine = before.pop(owner_id, 0.0)
    at_most = mine + own + sum(before.values())
    whole = min((mine + own) * (1 + len(before)), at_most)
    alone = own / min(processes or game_processes(), game_processes())
    waits = (whole - own) / game_processes()
    return Foreseen(START_S + waits + alone, waits)


def game_processes() -> int:
    """The processes that play games here (WORKERS)."""
    return int(settings.GAME_PROCESSES)


def _waiting(speeds: Speeds) -> dict[int, float]:
    """For each person with games under way the seconds of one process that are left of them."""
    kinds = list(_open().values_list("owner_id", "game", "agents").annotate(left=Sum(F("n_games") - total())))
    left: dict[int, float] = {}
    for owner, game, agents, games in kinds[:MOST_KINDS]:
        each = speeds.seconds(game, tuple(agents.split(","))) or 0.0
        left[owner] = left.get(owner, 0.0) + games * each
    scale = len(kinds) / MOST_KINDS if len(kinds) > MOST_KINDS else 1.0
    return {owner: scale * seconds for owner, seconds in left.items()}


def _open() -> QuerySet[Batch]:
    return Batch.objects.filter(Q(state__in=CLAIMABLE), set_aside="").order_by()
