"""Histories of the chunk protocol that nobody thought of, and the guards without which one of them goes wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import DatabaseError
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from simulate.queue import points
from simulate.queue.guards import without_guard
from tests.support.protocol_machine import Protocol
from tests.support.toy_game import toy_game_registered

pytestmark = [pytest.mark.django_db, pytest.mark.slow]
NOT_IN_HISTORIES = {"run:played"}
"""Between playing and committing: the histories have no process to die there, test_deaths.py has."""
HISTORIES = 30
STEPS = 40
ORDERLY = settings(
    max_examples=HISTORIES,
    stateful_step_count=STEPS,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
"""The same histories every time with the same Hypothesis and the same modules loaded; the time is bounded."""
MORE = settings(ORDERLY, max_examples=8 * HISTORIES)


@pytest.fixture(autouse=True)
def _toy_game() -> Iterator[None]:
    with toy_game_registered():
        yield


def test_every_history_keeps_the_books() -> None:
    reached: set[str] = set()
    with points.visiting(reached.add):
        run_state_machine_as_test(Protocol, settings=ORDERLY)
        if points.POINTS - reached > NOT_IN_HISTORIES:
            run_state_machine_as_test(Protocol, settings=MORE)
    assert points.POINTS - reached == NOT_IN_HISTORIES, "nothing was proved of a point that no history reached"


@pytest.mark.parametrize(
    "guard",
    [
        "attempt",
        "bisect_expired",
        "claim_state",
        "fingerprint",
        "lease_token",
        "one_transaction",
        "relay_age",
        "stop_state",
    ],
)
def test_without_a_guard_some_history_goes_wrong(guard: str) -> None:
    until_found = settings(ORDERLY, max_examples=10 * HISTORIES, phases=[Phase.generate], report_multiple_bugs=False)
    with without_guard(guard), pytest.raises((AssertionError, DatabaseError)):
        run_state_machine_as_test(Protocol, settings=until_found)
