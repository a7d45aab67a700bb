"""Many games in a row in this process: no queue, no rows."""

# interpreted: a loop around compiled games

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from simulate.engine.build import build_kind
from simulate.engine.registry import game
from simulate.playtest.batch import digest, play_chunk
from simulate.playtest.fairness import Fairness, fairness_of
from simulate.playtest.plan import GameRecord, Plan
from simulate.playtest.shares import by_seat
from simulate.playtest.statistics import endings
from simulate.playtest.tally import total


@dataclass(frozen=True)
class Result:
    """What a run of games brought."""

    games: int
    wins: list[int]
    """Games won, by subject."""
    draws: int
    """Games nobody won: draws and games stopped by the step limit."""
    endings: dict[str, int]
    decisions: int
    seconds: float
    digest: str
    build: str
    sides: dict[str, int] = field(default_factory=dict)
    """Games won, by side of the scenario; empty without sides."""
    fairness: Fairness | None = None
    """By turn order; only where the seats of a scenario are alike."""
    tally: dict[str, int] = field(default_factory=dict)
    """What else the games counted, added up."""

    def as_json(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if value or name not in _LEFT_OUT_WHEN_EMPTY}


_LEFT_OUT_WHEN_EMPTY: Final = ("sides", "fairness", "tally")


def play(plan: Plan, games: int, clock: Callable[[], float] = time.perf_counter) -> Result:
    """Games 0 to `games - 1` of a plan."""
    plan.check()  # set-ups are read before the clock starts
    started = clock()
    records = play_chunk(plan, 0, games)
    seconds = clock() - started
    is_alike = plan.scenario is not None and not game(plan.game).has_sides()
    return Result(
        games=len(records),
        wins=[sum(subject in record.winners for record in records) for subject in range(len(plan.subjects))],
        draws=sum(record.outcome in ("draws", "capped") for record in records),
        endings=endings(records),
        decisions=sum(record.decisions for record in records),
        seconds=round(seconds, 3),
        digest=digest(record.digest for record in records),
        build=build_kind(),
        sides=_sides(plan, records) if plan.scenario is not None and not is_alike else {},
        fairness=fairness_of(plan, records) if is_alike else None,
        tally=total(record.tally for record in records),
    )


def _sides(plan: Plan, records: list[GameRecord]) -> dict[str, int]:
    seated = list(by_seat(plan, records))
    names = game(plan.game).seat_names(plan.scenario)
    return {name: sum(seat in record.winners for record in seated) for seat, name in enumerate(names)}
