"""Two people make all calls that the API describes, one after another: no error of ours, no answer that it doesn't say.

`FUZZ_SEED` and `FUZZ_ROUNDS` make other histories, and more of them: `FUZZ_SEED=7 FUZZ_ROUNDS=100 pytest tests/fuzz`.
"""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from typing import Final

import pytest
from django.db import connection
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.errors import FlakyStrategyDefinition

from tests.fuzz.machine import Histories, a_machine
from tests.fuzz.people import PEOPLE
from tests.support.depth import games

pytestmark = pytest.mark.django_db
FIRST_SEED: Final = int(os.environ.get("FUZZ_SEED", "1"))
ROUNDS: Final = int(os.environ.get("FUZZ_ROUNDS", games(1, deep=100)))
ALL_ARE_ASKED: Final = 50
"""The number of rounds after which no call is left that was not asked for."""
A_ROUND: Final = settings(
    max_examples=games(3, deep=8),
    stateful_step_count=12,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


@pytest.mark.deep
@pytest.mark.slow
def test_histories_of_two_people_meet_no_error_and_no_answer_that_is_not_described() -> None:
    seen = histories(range(FIRST_SEED, FIRST_SEED + ROUNDS))
    statuses = Counter(told.rpartition(" ")[2] for told in seen.answers.elements())
    print(statuses, f"{len(seen.asked)} of {len(seen.calls)} calls")
    assert not seen.found, "\n\n".join(f"## {kind}\n{text}" for kind, text in sorted(seen.found.items()))
    assert statuses.total() > 10, "what was asked proves little"
    assert ROUNDS < ALL_ARE_ASKED or seen.asked == seen.calls, seen.calls - seen.asked


def histories(seeds: range) -> Histories:
    """A round of histories for each seed."""
    if connection.vendor == "postgresql":  # describing all calls takes longer than it waits, on a busy machine
        with connection.cursor() as cursor:
            cursor.execute("SET idle_in_transaction_session_timeout = 0")
    seen = Histories()
    machine = a_machine(PEOPLE.put_back(), seen)
    for number in seeds:
        # Ids that the site draws at random differ from history to history, which Hypothesis may notice: on to the next.
        with suppress(FlakyStrategyDefinition):
            seed(number)(machine).run(settings=A_ROUND)
    return seen
