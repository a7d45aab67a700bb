"""Fair shares within the work of one person: a few games do not wait behind a study (simulate/queue/pieces.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from django.contrib.auth.models import AbstractBaseUser

from simulate.models import Batch, Chunk, ChunkState, Series, Study
from simulate.queue.control import pause
from tests.support.playtests import a_batch, a_user, published

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def chunks_of_two_games(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    """All of them go among the games, and the queue holds three, of 1.5 s each, for the one process."""
    settings.GAME_PROCESSES = 1
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda *_given: 2)
    monkeypatch.setattr("simulate.queue.sizing.TARGET_S", 1.5)
    monkeypatch.setattr("simulate.queue.sizing.waited_games", lambda *_given: 0)


def batches_of(chunks: Sequence[int]) -> list[int]:
    """The playtests of these chunks, in the same order."""
    return [Chunk.objects.get(pk=key).batch_id for key in chunks]


def end(chunk: int) -> None:
    """A worker has counted its games."""
    Chunk.objects.filter(pk=chunk).update(state=ChunkState.DONE, wins=2)


def in_a_study(owner: AbstractBaseUser, **more: Any) -> list[Batch]:
    """Three playtests of a study."""
    study = Study.objects.create(owner_id=owner.pk, kind="better", title="a study", game="toy", spec={})
    made = [a_batch(owner, **more) for _ in range(3)]
    for batch in made:
        Batch.objects.filter(pk=batch.pk).update(study=study, study_key=str(batch.pk))
    return made


def test_two_playtests_of_a_person_take_turns_and_the_shorter_one_begins() -> None:
    ada = a_user()
    long, short = a_batch(ada, pairs=20), a_batch(ada, pairs=10)
    assert batches_of(published()) == [short.pk, long.pk, short.pk]


def test_a_few_games_do_not_wait_until_the_study_of_the_same_person_is_over() -> None:
    ada = a_user()
    first, *_others = in_a_study(ada, pairs=10)
    sent = published()
    assert batches_of(sent) == [first.pk] * 3, "a study is one piece, its playtests come one after the other"
    fork = a_batch(ada, pairs=2)
    assert published() == [], "the queue is full"
    end(sent[0])
    assert batches_of(published()) == [fork.pk]
    end(sent[1])
    assert batches_of(published()) == [fork.pk], "one of each is under way now, and the fork is shorter"
    end(sent[2])
    assert batches_of(published()) == [first.pk], "nothing of the fork is left to send"


def test_what_is_under_way_counts_so_that_nobody_gets_each_free_place() -> None:
    ada = a_user()
    long, short = a_batch(ada, pairs=21), a_batch(ada, pairs=20)
    sent = published()
    assert batches_of(sent) == [short.pk, long.pk, short.pk]
    end(sent[1])
    assert batches_of(published()) == [long.pk], "two of the shorter one are under way already"


def test_a_series_is_one_piece_too() -> None:
    ada = a_user()
    series = Series.objects.create(owner_id=ada.pk)
    of_series = [a_batch(ada, pairs=1) for _ in range(3)]
    Batch.objects.filter(pk__in=[batch.pk for batch in of_series]).update(series=series)
    alone = a_batch(ada, pairs=10)
    assert batches_of(published()) == [of_series[0].pk, alone.pk, of_series[1].pk]


def test_a_piece_that_stands_still_takes_no_turn() -> None:
    ada = a_user()
    paused, other = a_batch(ada, pairs=2), a_batch(ada, pairs=10)
    pause(batch=paused)
    assert batches_of(published()) == [other.pk] * 3
