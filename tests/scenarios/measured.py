"""Measurements for tests: playtests of two sides whose games are counted by hand."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from typing import Any

from scenarios import balances
from scenarios.models import ScenarioVersion

_numbers = count(1)


def measured(won: int, lost: int, **changes: Any) -> balances.Measured:
    """A playtest in which the first side won and lost this often; each game took 6 rounds and 100 decisions."""
    games = won + lost
    given: dict[str, Any] = {
        "owner_id": None,
        "agents": "greedy",
        "edition": "e1",
        "seed": next(_numbers),
        "players": 2,
        "parties": ["American", "German"],
        "rotation_size": 1,
        "points": [([60, 0], won), ([0, 60], lost)],
        "ended": games,
        "rounds": 6 * games,
        "decisions": 100 * games,
        "measured_at": datetime(2030, 1, 1, tzinfo=UTC),
    }
    return given | changes  # type: ignore[return-value]


def a_measurement(
    version: ScenarioVersion, won: int, lost: int, *, is_shared: bool = True, playtest: str = "", **changes: Any
) -> str:
    """The id of a new measurement of a version."""
    playtest = playtest or f"playtest{next(_numbers)}"
    fields = measured(won, lost, **changes)
    assert balances.record(version_id=version.pk, playtest=playtest, measured=fields, is_shared=is_shared)
    return playtest
