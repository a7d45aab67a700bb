"""Many games in a row in this process: no queue, no rows."""

# interpreted: a loop around compiled games

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandtable.engine.build import build_kind
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import GameRecord, Plan
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

    def as_json(self) -> dict[str, Any]:
        """The totals of the games. Wins are games won alone; games that nobody won are `draws`, capped ones too."""
        games = self.report.games
        return {
            "games": games.total,
            "wins": self.report.subjects.wins,
            "draws": games.counters["draws"] + games.counters["capped"],
            "endings": games.endings,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "digest": games.digest,
            "build": self.build,
            **({"tally": dict(games.tally)} if games.tally else {}),
        }


def play(plan: Plan, games: int, clock: Callable[[], float] = time.perf_counter) -> Run:
    """Games 0 to `games - 1` of a plan."""
    plan.check()  # set-ups are read before the clock starts
    started = clock()
    records = play_chunk(plan, 0, games)
    seconds = clock() - started
    return Run(report_on(match_of(plan), played(plan, records)), records, round(seconds, 3), build_kind())
