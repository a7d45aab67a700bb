"""While the database does not answer, chunks wait for it: those that are to be played, and those that are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from celery.exceptions import Reject
from django.db import OperationalError

from simulate import tasks
from simulate.models import Batch, Chunk, ChunkState
from simulate.queue import limits, work
from simulate.queue.outages import LONGEST_PAUSE_S, tried_while
from tests.support.guards import without_guard
from tests.support.playtests import a_batch, agrees, play_all

pytestmark = pytest.mark.django_db


@contextmanager
def away(target: str, times: int) -> Iterator[Any]:
    """The database does not answer this function for some calls."""
    real, calls = vars(work)[target], []

    def answer(*args: Any) -> Any:
        calls.append(args)
        if len(calls) <= times:
            raise OperationalError("the connection is lost")
        return real(*args)

    with patch.object(work, target, answer):
        yield calls


@pytest.fixture(autouse=True)
def _no_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tried_while, "__defaults__", (lambda seconds: None,))


def first_of(batch: Batch) -> Chunk:
    return batch.chunks.order_by("first_game")[0]


def test_played_games_wait_for_the_database() -> None:
    batch = a_batch()
    with away("commit", times=3) as calls:
        assert work.run_chunk(chunk_id=first_of(batch).pk)
    assert len(calls) == 4 and len({id(records) for _lease, records, *_s in calls}) == 1, "nothing was played again"
    play_all()
    agrees(Batch.objects.get(pk=batch.pk))
    assert set(Chunk.objects.values_list("attempt", flat=True)) == {1}


def test_a_message_waits_for_the_database_before_its_chunk_is_taken() -> None:
    """It would be gone otherwise, and missed only when it counts as lost."""
    batch = a_batch()
    with away("claim", times=3):
        assert work.run_chunk(chunk_id=first_of(batch).pk)


def test_a_message_goes_back_to_the_queue_when_the_database_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE_S", 0)
    chunk = first_of(a_batch())
    for task in (tasks.run_chunk, tasks.run_chunk_again, tasks.run_waited_chunk):
        with away("claim", times=1), pytest.raises(Reject) as rejected:
            task(chunk.pk)
        assert vars(rejected.value)["requeue"]
    chunk.refresh_from_db()
    assert (chunk.state, chunk.attempt) == (ChunkState.QUEUED, 0)


def test_without_patience_played_games_are_lost() -> None:
    batch = a_batch()
    with away("commit", times=3), without_guard("outages"), pytest.raises(OperationalError):
        work.run_chunk(chunk_id=first_of(batch).pk)
    assert Batch.objects.get(pk=batch.pk).games_done == 0


@pytest.mark.parametrize("question", ["extend", "is_stopping"])
def test_games_go_on_while_a_question_between_them_has_no_answer(
    question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("EXTEND_EVERY_S", "LOOK_EVERY_S"):
        monkeypatch.setattr(limits, limit, 0)
    batch = a_batch()
    with away(question, times=1) as calls:
        assert work.run_chunk(chunk_id=first_of(batch).pk)
    assert calls
    agrees(Batch.objects.get(pk=batch.pk))


def test_when_the_patience_is_over_the_error_is_told() -> None:
    """Sixty seconds, in pauses that grow up to two."""
    pauses: list[float] = []

    def deed() -> bool:
        raise OperationalError("still away")

    with pytest.raises(OperationalError):
        tried_while(lambda: 60 - sum(pauses), deed, pauses.append)
    assert pauses[:3] == [0.1, 0.2, 0.4] and max(pauses) == LONGEST_PAUSE_S
    assert 60 - LONGEST_PAUSE_S <= sum(pauses) < 60
