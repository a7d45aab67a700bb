"""The protocol on a virtual clock with a queue that drops, repeats and reorders, and deaths at every labelled point.

One process, no waiting: a seed is an exact replay.
"""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.fingerprint import fingerprints
from sandtable.playtest.storing import as_json
from sandtable.playtest.summary import summary_of
from sandtable.playtest.tally import total
from simulate.asking import services
from simulate.models import Batch, BatchState, Chunk, ChunkState
from simulate.queue import control, work
from simulate.queue.lease import Lease, claim, expire, hand_back
from simulate.queue.ledger import commit
from simulate.queue.reconcile import reconcile
from simulate.queue.relay import relay
from simulate.queue.sweep import sweep
from tests.support import points
from tests.support.depth import games
from tests.support.guards import without_guard
from tests.support.playtests import VirtualClock, a_batch, a_free_for_all, a_skirmish, a_user, a_virtual_clock
from tests.support.skirmish import skirmish_registered
from tests.support.toy_game import toy_game_registered

pytestmark = [pytest.mark.django_db, pytest.mark.deep]
SEEDS = games(2, deep=40)
STEPS = 160
RARE = (1052, 1014)
"""Seeds that reach `sweep:bisect` and `commit:finished`, which one of a hundred and one of four do."""
reached_points: Counter[str] = Counter()


class Death(BaseException):
    """A process is gone, here and now."""


class World:
    """Workers, a dispatcher and owners, moved one step at a time by one random generator."""

    def __init__(self, seed: int, clock: VirtualClock) -> None:
        self.dice = random.Random(seed)
        self.clock = clock
        self.queue: list[int] = []
        self.busy: list[Lease] = []
        self.cursed = self.deaths = 0
        owner = a_user()
        melee = a_free_for_all(3, rotations=self.dice.randint(1, 8), seed=seed + 2)
        skirmish = a_skirmish(games=self.dice.randint(1, 20), seed=seed + 3)
        self.batches = [
            *(a_batch(owner, pairs=self.dice.randint(1, 12), seed=seed + n) for n in range(2)),
            services.create_batch(owner=owner, request=melee, idempotency_key="melee"),
            services.create_batch(owner=owner, request=skirmish, idempotency_key="skirmish"),
        ]

    def step(self) -> None:
        """One event; the process behind it may die at any point."""
        deeds = [self.relay, self.claim, self.finish, self.finish, self.sweep, self.wait, self.lose_a_worker]
        deed = self.dice.choice([*deeds, self.hand_back, self.pause, self.resume, self.garble, self.claim, self.relay])
        dies_at = self.dice.choice(sorted(points.POINTS)) if self.dice.random() < 0.3 else ""
        with points.visiting(lambda label: self.visit(label, dies_at)), suppress(Death):
            deed()

    def visit(self, label: str, dies_at: str) -> None:
        reached_points[label] += 1
        if label == dies_at:
            raise Death

    def relay(self) -> None:
        relay(self.publish)

    def publish(self, chunk_id: int) -> None:
        """A message may be lost, or arrive up to three times, anywhere in the line."""
        for _ in range(self.dice.choice([0, 1, 1, 1, 2, 3])):
            self.queue.insert(self.dice.randint(0, len(self.queue)), chunk_id)

    def claim(self) -> None:
        """A worker that takes the cursed chunk dies at once; after three deaths the chunk is halved."""
        if self.queue and (lease := claim(self.queue.pop(), fingerprints(), f"t{len(self.busy)}")):
            self.cursed = self.cursed or lease.chunk
            if lease.chunk != self.cursed or self.deaths == 3:
                self.busy.append(lease)
            else:
                self.deaths += 1

    def finish(self) -> None:
        """A worker is done with all of its chunk, or with a part; it may be a zombie."""
        if not self.busy:
            return
        lease = self.busy.pop(self.dice.randrange(len(self.busy)))
        stop = self.dice.randint(1, lease.size)
        records = play_chunk(lease.plan, lease.first_game, lease.size, lambda count: count < stop)
        commit(lease, records, duration_s=self.dice.random())

    def hand_back(self) -> None:
        if self.busy:
            hand_back(self.busy.pop())

    def lose_a_worker(self) -> None:
        if self.busy:
            lease = self.busy.pop(self.dice.randrange(len(self.busy)))
            if self.dice.random() < 0.5:
                expire(lease.chunk, lease.token.split(":")[0], "lost")

    def sweep(self) -> None:
        sweep(fingerprints())

    def wait(self) -> None:
        self.clock.pass_(self.dice.choice([1, 10, 30, 61, 130]))

    def pause(self) -> None:
        self._try(control.pause)

    def resume(self) -> None:
        self._try(control.resume)

    def _try(self, deed: Any) -> None:
        with suppress(control.NotPossible):
            deed(batch=self.dice.choice(self.batches))

    def garble(self) -> None:
        """A message from somewhere else."""
        work.run_chunk(chunk_id=self.dice.randint(10**6, 10**7))

    def come_to_rest(self) -> None:
        """No more trouble: resume, relay, work and sweep until all is over."""
        for batch in Batch.objects.filter(state=BatchState.PAUSED):
            control.resume(batch=batch)
        for _ in range(60):
            self.clock.pass_(131)
            sweep(fingerprints())
            sent: list[int] = []
            relay(sent.append)
            for chunk_id in sent:
                if lease := claim(chunk_id, fingerprints()):
                    commit(lease, play_chunk(lease.plan, lease.first_game, lease.size), 0.1)
            if not Batch.objects.still_open().exists():
                return
        raise AssertionError(f"stuck: {list(Chunk.objects.exclude(state=ChunkState.DONE).values())}")


def run(seed: int) -> World:
    with a_virtual_clock() as clock:
        world = World(seed, clock)
        for _ in range(STEPS):
            world.step()
        world.come_to_rest()
    return world


def problems(world: World, *, seed: int) -> list[str]:
    """The errors at the end, in words; only a game that died three times alone may be a crashed one."""
    found = reconcile(Batch.objects.all(), is_thorough=True)
    for batch in world.batches:
        batch.refresh_from_db()
        records = list(batch.records())
        if [record.number for record in records] != list(range(batch.n_games)):
            found.append(f"seed {seed}: games are missing or doubled")
        right = play_chunk(batch.plan(), 0, batch.n_games)
        if not batch.crashed and batch.digest != digest(record.digest for record in right):
            found.append(f"seed {seed}: another digest than without trouble")
        died = {record.number for record in records if record.outcome == "crashed"}
        if batch.tally != total(record.tally for record in right if record.number not in died):
            found.append(f"seed {seed}: games counted something else than without trouble")
        if batch.summary != as_json(summary_of(batch.plan(), records)):
            found.append(f"seed {seed}: the summary is not that of the games")
    return found


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_game_is_counted_once_whatever_dies(seed: int) -> None:
    with toy_game_registered(), skirmish_registered():
        assert problems(run(seed), seed=seed) == []


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("guard", ["one_transaction"])
def test_without_a_guard_the_simulator_finds_the_fault(guard: str) -> None:
    """At least one of some seeds ends in a contradiction, a refused row or a standstill.

    The token and the size of a lease guard twice what a deterministic engine would survive once; their twins are in
    tests/simulate/queue/test_leases.py.
    """
    from django.db import DatabaseError, transaction

    faults = 0
    with toy_game_registered(), skirmish_registered(), without_guard(guard):
        for seed in range(10):
            try:
                with transaction.atomic():
                    faults += bool(problems(run(seed), seed=seed))
                    transaction.set_rollback(True)
            except (DatabaseError, AssertionError):
                faults += 1
            if faults:
                break
    assert faults


def test_all_points_of_work_are_reached() -> None:
    """Trouble at a point that is never reached proves nothing.

    After a change of the protocol other seeds may be the rare ones. They are looked for here, and named: a search of
    some minutes that `make test` shall not repeat at every run.
    """
    elsewhere = {"cancel:asked", "create:written", "run:played", "stop:dropped"}
    needed = []
    for seed in (*RARE, *range(1010, 1400)):
        if missing() <= elsewhere:
            break
        before = missing()
        with toy_game_registered(), skirmish_registered():
            assert problems(run(seed), seed=seed) == []
        if missing() < before:
            needed.append(seed)
        # each seed begins with an empty database, as in the tests above
        Batch.objects.all().delete()
    assert missing() <= elsewhere
    assert set(needed) <= set(RARE), f"RARE has to name {needed}"


def missing() -> frozenset[str]:
    """The points that no seed has reached."""
    return points.POINTS - set(reached_points)
