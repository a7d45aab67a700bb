"""Histories of the chunk protocol that nobody thought of, and the guards without which one of them goes wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import DatabaseError
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.support import points
from tests.support.depth import games
from tests.support.guards import without_guard
from tests.support.protocol_machine import Protocol
from tests.support.toy_game import toy_game_registered

pytestmark = [pytest.mark.django_db, pytest.mark.slow, pytest.mark.apart, pytest.mark.deep]
NOT_IN_HISTORIES = {"run:played"}
"""Between playing and committing: the histories have no process to die there, test_deaths.py has."""
HISTORIES = 15
"""In a round. Which points of work a round reaches depends on the modules that are loaded: Hypothesis takes numbers it
finds in them. So rounds are played until every point was reached."""
LEAST_ROUNDS, MOST_ROUNDS = games(1, deep=40), 60
STEPS = 40
ROUND = settings(
    max_examples=HISTORIES,
    stateful_step_count=STEPS,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
UNTIL_FOUND = settings(
    ROUND, max_examples=40 * HISTORIES, derandomize=True, phases=[Phase.generate], report_multiple_bugs=False
)


@pytest.fixture(autouse=True)
def _toy_game() -> Iterator[None]:
    with toy_game_registered():
        yield


def test_every_history_keeps_the_books() -> None:
    reached: set[str] = set()
    with points.visiting(reached.add):
        for number in range(MOST_ROUNDS):
            run_state_machine_as_test(seed(number)(type("Round", (Protocol,), {})), settings=ROUND)
            if number + 1 >= LEAST_ROUNDS and points.POINTS - reached == NOT_IN_HISTORIES:
                break
    assert points.POINTS - reached == NOT_IN_HISTORIES, "nothing was proved of a point that no history reached"


@pytest.mark.deep(only=True)
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
    with without_guard(guard), pytest.raises((AssertionError, DatabaseError)):
        run_state_machine_as_test(Protocol, settings=UNTIL_FOUND)
