"""Every guard of the protocol has a twin: a test in which it is off and the fault it prevents is seen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pkgutil import resolve_name

import pytest

from sandtable.compiled import ROOT
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.fingerprint import fingerprints
from simulate.models import MAX_ATTEMPTS, Batch, BatchState, Chunk, ChunkState
from simulate.queue.lease import Lease, claim, extend
from simulate.queue.ledger import commit
from simulate.queue.sweep import bisect, finish_stop
from tests.support.guards import GUARDS, TARGETS, without_guard
from tests.support.playtests import a_batch, a_virtual_clock, play_all

pytestmark = pytest.mark.django_db


def last_attempt_that_speaks_up() -> tuple[Chunk, Lease]:
    """A chunk as a sweeper saw it, at the end of its last lease, and the worker that extended it a moment later."""
    chunk = a_batch(pairs=8).chunks.order_by("first_game")[0]
    Chunk.objects.filter(pk=chunk.pk).update(attempt=MAX_ATTEMPTS - 1)
    with a_virtual_clock() as clock:
        lease = claim(chunk.pk, fingerprints())
        assert lease is not None
        clock.pass_(61)
        seen = Chunk.objects.get(pk=chunk.pk)
        assert extend(lease)
    return seen, lease


def is_counted(lease: Lease) -> bool:
    return commit(lease, play_chunk(lease.plan, lease.first_game, lease.size), 0.1)


def test_a_chunk_whose_worker_lives_is_not_halved() -> None:
    with a_virtual_clock():
        seen, lease = last_attempt_that_speaks_up()
        assert not bisect(seen)
        assert is_counted(lease)


def test_without_a_second_look_a_living_worker_loses_its_games() -> None:
    with a_virtual_clock(), without_guard("bisect_expired"):
        seen, lease = last_attempt_that_speaks_up()
        assert bisect(seen)
        assert not is_counted(lease)


def test_a_batch_nobody_stopped_is_not_ended() -> None:
    batch = a_batch(pairs=4)
    assert not finish_stop(batch.pk)
    play_all()
    batch.refresh_from_db()
    assert (batch.state, batch.games_done) == (BatchState.DONE, 8)


def test_without_the_state_in_the_stop_a_batch_ends_that_nobody_stopped() -> None:
    batch = a_batch(pairs=4)
    with without_guard("stop_state"):
        assert finish_stop(batch.pk)
    play_all_that_may_run()
    batch.refresh_from_db()
    assert (batch.state, batch.games_done) == (BatchState.CANCELLED, 0)


def play_all_that_may_run() -> None:
    for chunk in Chunk.objects.filter(state=ChunkState.QUEUED):
        assert claim(chunk.pk, fingerprints()) is None
    assert not Batch.objects.still_open().exists()


def test_every_guard_has_its_twin() -> None:
    assert set(switched_off()) == GUARDS


def switched_off() -> Iterator[str]:
    """The guards that tests name when they switch some off."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        if "without_guard" not in (text := file.read_text(encoding="utf-8")):
            continue  # to parse all tests takes seconds
        for call in ast.walk(ast.parse(text)):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "without_guard":
                yield from (str(name.value) for name in call.args if isinstance(name, ast.Constant))


@pytest.mark.parametrize("name", sorted(GUARDS))
def test_a_guard_is_on_again_after_its_twin_whatever_happened(name: str) -> None:
    before = functions_of(name)
    with pytest.raises(ZeroDivisionError), without_guard(name):
        assert all(now is not real for now, real in zip(functions_of(name), before, strict=True))
        raise ZeroDivisionError
    assert functions_of(name) == before


def functions_of(name: str) -> list[object]:
    """The functions of the protocol that are replaced while a guard is off, as they are now."""
    return [resolve_name(target) for target in TARGETS[name]]


FOR_TESTS = ("tests", "unittest", "pytest")


def test_the_protocol_knows_nothing_of_the_tests() -> None:
    for file in sorted([*(ROOT / "simulate").rglob("*.py"), *(ROOT / "sandtable").rglob("*.py")]):
        text = file.read_text(encoding="utf-8")
        if not any(name in text for name in FOR_TESTS):
            continue  # to parse all sources takes seconds
        for node in ast.walk(ast.parse(text)):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.split(".")[0] in FOR_TESTS], file
