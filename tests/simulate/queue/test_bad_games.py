"""Games that crash, never end or kill their worker: each is named, and the others are played (docs/playtests.md)."""

from __future__ import annotations

import re
import resource
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from config import memory
from sandtable.playtest.fingerprint import fingerprints
from simulate.asking import services
from simulate.models import MAX_ATTEMPTS, BatchState, Chunk, NotableGame
from simulate.queue.lease import claim, expire
from simulate.queue.ledger import commit
from simulate.queue.sweep import sweep
from tests.support.guards import without_guard
from tests.support.leases import first_chunk, played
from tests.support.playtests import a_batch, a_side, a_skirmish, a_user, a_virtual_clock, agrees, play_all, published

pytestmark = pytest.mark.django_db


def test_without_counting_attempts_a_deadly_chunk_never_ends() -> None:
    chunk = first_chunk(a_batch())
    with a_virtual_clock() as clock, without_guard("attempt"):
        for _ in range(5 * MAX_ATTEMPTS):
            assert claim(chunk.pk, fingerprints()) is not None
            clock.pass_(61)
            sweep(fingerprints())


def test_a_deadly_game_is_bisected_and_named_and_the_others_are_played() -> None:
    batch = a_batch(pairs=8)
    deadly = 5
    with a_virtual_clock() as clock:
        for _ in range(60):
            for chunk_id in published():
                lease = claim(chunk_id, fingerprints())
                if lease is None:
                    continue
                if lease.first_game <= deadly < lease.first_game + lease.size:
                    continue  # the worker dies: nothing is said
                assert commit(lease, played(lease), 0.1)
            clock.pass_(61)
            sweep(fingerprints())
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE_WITH_ERRORS
    assert (batch.crashed, batch.games_done) == (1, 16)
    notable = NotableGame.objects.get(batch=batch)
    assert (notable.number, notable.outcome, notable.seed) == (deadly, "crashed", batch.seed)
    agrees(batch)


def test_a_game_that_never_ends_is_timed_out() -> None:
    batch = a_batch(pairs=1)
    Chunk.objects.filter(batch=batch).delete()
    Chunk.objects.create(batch=batch, first_game=0, size=1)
    Chunk.objects.create(batch=batch, first_game=1, size=1)
    slow = first_chunk(batch)
    with a_virtual_clock() as clock:
        for _ in range(3):
            lease = claim(slow.pk, fingerprints(), task="t")
            assert lease is not None
            expire(slow.pk, "t", "timeout")
            clock.pass_(2)
            sweep(fingerprints())
    batch.refresh_from_db()
    assert batch.timed_out == 1


@pytest.fixture
def little_memory() -> Iterator[None]:
    """This process may ask for 256 MB more than it has."""
    usual = resource.getrlimit(resource.RLIMIT_DATA)
    taken = re.search(r"VmData:\s+(\d+) kB", Path("/proc/self/status").read_text())
    assert taken is not None
    memory.limit(int(taken.group(1)) // 1024 + 256)
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, usual)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not count what was asked for")
def test_a_game_that_eats_memory_crashes_alone(little_memory: None) -> None:
    """The others of its chunk are played, and the process goes on."""
    batch = a_batch(a=a_side("A", eat_every=5), pairs=20)
    play_all()
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE_WITH_ERRORS
    assert 0 < batch.crashed < batch.games_done == 40
    assert {each.detail.split(":")[0] for each in NotableGame.objects.filter(batch=batch)} == {"MemoryError"}
    agrees(batch)


def test_capped_games_count_nothing() -> None:
    capped = services.create_batch(owner=a_user(), request=replace(a_skirmish(), max_steps=2), idempotency_key="k")
    play_all()
    capped.refresh_from_db()
    assert (capped.capped, capped.tally) == (10, {})


def test_capped_crashed_and_illegal_games_are_told_apart() -> None:
    side = a_side("A", crash_every=5, illegal_every=7)
    batch = a_batch(a=side, pairs=60)
    play_all()
    batch.refresh_from_db()
    assert batch.crashed and batch.illegal
    assert batch.state == BatchState.DONE_WITH_ERRORS
    assert batch.notable_games.count() == batch.crashed + batch.illegal
    capped = a_batch(pairs=2, max_steps=3)
    play_all()
    capped.refresh_from_db()
    assert (capped.capped, capped.state) == (4, BatchState.DONE)
