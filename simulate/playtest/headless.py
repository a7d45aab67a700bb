"""Many games in a row in this process: no queue, no rows."""

# interpreted: a loop around compiled games

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from simulate.engine.build import build_kind
from simulate.playtest.batch import digest, play_chunk
from simulate.playtest.plan import Plan
from simulate.playtest.statistics import endings


@dataclass(frozen=True)
class Result:
    """What a run of games brought. `wins` has one number for each subject."""

    games: int
    wins: list[int]
    draws: int
    """Games nobody won: draws and games stopped by the step limit."""
    endings: dict[str, int]
    decisions: int
    seconds: float
    digest: str
    build: str

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def play(plan: Plan, games: int, clock: Callable[[], float] = time.perf_counter) -> Result:
    """Games 0 to `games - 1` of a plan."""
    plan.check()  # set-ups are read before the clock starts
    started = clock()
    records = play_chunk(plan, 0, games)
    seconds = clock() - started
    return Result(
        games=len(records),
        wins=[sum(subject in record.winners for record in records) for subject in range(len(plan.subjects))],
        draws=sum(record.outcome in ("draws", "capped") for record in records),
        endings=endings(records),
        decisions=sum(record.decisions for record in records),
        seconds=round(seconds, 3),
        digest=digest(record.digest for record in records),
        build=build_kind(),
    )
