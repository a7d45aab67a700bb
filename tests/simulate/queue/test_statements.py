"""A chunk costs few statements (benchmarks/README.md): their number is the cost of quick games beside their play."""

from __future__ import annotations

from typing import Any

import pytest

from simulate.models import Batch, BatchState
from simulate.queue.ledger import commit
from tests.support.leases import first_chunk, played, taken
from tests.support.playtests import a_batch, agrees, play_all

pytestmark = pytest.mark.django_db


@pytest.fixture
def batch(monkeypatch: pytest.MonkeyPatch) -> Batch:
    """A playtest of several chunks that has begun."""
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda *_given: 4)
    found = a_batch(pairs=10)
    lease = taken(first_chunk(found))
    assert commit(lease, played(lease), 0.1, 0.05)
    return found


def next_chunk(batch: Batch) -> Any:
    return batch.chunks.filter(state="queued").order_by("first_game")[0]


def test_a_claim_is_two_statements_once_the_playtest_runs(batch: Batch, django_assert_max_num_queries: Any) -> None:
    chunk = next_chunk(batch)
    with django_assert_max_num_queries(2 + 2):  # and the savepoint within the transaction of the test
        taken(chunk)


def test_counting_is_four_statements_before_the_end(batch: Batch, django_assert_max_num_queries: Any) -> None:
    """The chunk, the sums of the playtest as they are and as they become, and the room of the owner."""
    lease = taken(next_chunk(batch))
    records = played(lease)
    with django_assert_max_num_queries(4 + 2):
        assert commit(lease, records, 0.1, 0.05)


def test_the_playtest_knows_the_processor_time_of_its_games(batch: Batch) -> None:
    batch.refresh_from_db()
    assert batch.processor_ms == 50
    lease = taken(next_chunk(batch))
    assert commit(lease, played(lease), 0.1, 0.07)
    batch.refresh_from_db()
    assert batch.processor_ms == 120


def test_the_last_chunk_ends_the_playtest(batch: Batch) -> None:
    play_all()
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE
    agrees(batch)
