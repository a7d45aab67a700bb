"""Many games in a row in this process: no queue, no rows."""

# interpreted: a loop around compiled games

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from sandtable.agents import agent
from sandtable.agents.contract import Agent
from sandtable.engine.build import build_kind
from sandtable.engine.registry import all_games
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.play import players
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.games import played
from sandtable.playtest.report.kinds import report_on
from sandtable.playtest.report.match import match_of


@dataclass(frozen=True)
class Run:
    """Games that were played, and the time they took."""

    report: Report
    records: list[GameRecord]
    seconds: float
    build: str

    @property
    def decisions(self) -> int:
        return self.report.games.decisions

    @property
    def played_by(self) -> dict[str, str]:
        """The versions of rules and texts, by kind; empty for a game that has one of each."""
        plan = self.report.plan
        return all_games()[plan.game].played_by(list(plan.subjects))

    @property
    def wins(self) -> list[int]:
        """The games that each subject won, alone or with its partners."""
        plan = self.report.plan
        if not plan.sides:
            return self.report.subjects.wins
        return [sum(subject in record.winners for record in self.records) for subject in range(len(plan.subjects))]

    def as_json(self) -> dict[str, Any]:
        """The totals of the games. Wins are games won alone or with partners; games that nobody won are `draws`."""
        games = self.report.games
        return {
            "games": games.total,
            "wins": self.wins,
            **({"wins_of_sides": self.report.points.wins} if self.report.plan.sides else {}),
            "draws": games.counters["draws"] + games.counters["capped"],
            "endings": games.endings,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "digest": games.digest,
            "build": self.build,
            **({"played_by": self.played_by} if self.played_by else {}),
            **({"tally": dict(games.tally)} if games.tally else {}),
        }


def play(
    plan: Plan,
    games: int,
    made: Callable[[str, str], Agent] = agent,
    clock: Callable[[], float] = time.perf_counter,
) -> Run:
    """Games 0 to `games - 1` of a plan. `made` gives the agent of a name for a game (`sandtable.agents.with_own`).

    Raises BadSetup when the subjects can't play, UnknownAgent when there is no agent of a name.
    """
    plan.check()  # set-ups are read before the clock starts
    for name in plan.agents:
        made(name, plan.game)
    started = clock()
    records = play_chunk(plan, 0, games, seated=partial(players, made=made))
    seconds = clock() - started
    return Run(report_on(match_of(plan), played(plan, records)), records, round(seconds, 3), build_kind())
