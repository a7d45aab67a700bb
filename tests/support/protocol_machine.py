"""The chunk protocol as a Hypothesis state machine: anything may happen at any moment, and every step is judged.

The machine does what workers, the dispatcher, owners and a bad broker do. A worker that is late, or does its deed
twice, is just a lease that is used again. After every step the rows are compared with those before (`protocol_rows`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any
from unittest.mock import patch

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sandtable.playtest.fingerprint import fingerprints
from simulate.models import MAX_ATTEMPTS, Batch, BatchState, Chunk
from simulate.queue import control, sizing
from simulate.queue.lease import Lease, claim, expire, extend, hand_back
from simulate.queue.ledger import commit
from simulate.queue.limits import REPUBLISH_S
from simulate.queue.reconcile import reconcile
from simulate.queue.relay import relay
from simulate.queue.sweep import expired, finish_stop, isolate, sweep
from tests.support import points
from tests.support.playtests import a_batch, a_user, a_virtual_clock
from tests.support.protocol_rows import Books, as_played, rolled_back

BATCH = st.integers(0, 1)
LATEST = st.integers(0, 3)
"""The last leases given, newest first: one of them counts the games."""
WAITS = st.sampled_from([1, 20, 61, REPUBLISH_S + 1])
COMMIT_POINTS = st.sampled_from(["commit:chunk", "commit:notable", "commit:rest", "commit:batch", "commit:done"])


class Death(BaseException):
    """A process is gone, here and now."""


class Protocol(RuleBasedStateMachine):
    """Two batches of one owner, and everybody who has to do with them."""

    def __init__(self) -> None:
        super().__init__()
        self.world = ExitStack()
        self.world.enter_context(rolled_back())
        self.clock = self.world.enter_context(a_virtual_clock())
        self.queue: list[int] = []
        self.leases: list[Lease] = []
        self.worn_out: list[Chunk] = []
        self.is_judged = False

    @initialize(pairs=st.integers(1, 6), size=st.sampled_from([2, 4, 12]))
    def accept(self, pairs: int, size: int) -> None:
        owner = a_user()
        with patch.object(sizing, "chunk_size", return_value=size):
            self.batches = [a_batch(owner, pairs=pairs, seed=7), a_batch(owner, pairs=1, seed=8)]
        self.books = Books(self.batches, self.clock)

    def teardown(self) -> None:
        """The end of every history: the trouble stops, and all of it comes out right."""
        try:
            if self.is_judged:
                self.come_to_rest()
        finally:
            self.world.close()

    # The broker and the dispatcher

    @rule(copies=st.integers(0, 2))
    def relay(self, copies: int) -> None:
        """A round of the relay, whose messages are lost, or arrive once or twice."""
        before, sent = self.begin(), list[int]()
        relay(sent.append)
        for chunk in sent:
            assert before.is_due(chunk), f"chunk {chunk} is on the queue already"
        self.queue += sent * copies

    @rule(point=st.sampled_from(["relay:chosen", "relay:published"]))
    def relay_dies(self, point: str) -> None:
        self.begin()
        self.until_death(point, lambda: relay(self.queue.append))

    @rule()
    def broker_forgets(self) -> None:
        self.begin()
        self.queue.clear()

    @rule(seconds=WAITS)
    def time_passes(self, seconds: int) -> None:
        self.begin()
        self.clock.pass_(seconds)

    @rule(point=st.sampled_from(["", "sweep:bisect", "stop:dropped", "commit:chunk"]))
    def sweep(self, point: str) -> None:
        self.begin()
        self.until_death(point, lambda: sweep(fingerprints()))

    @precondition(lambda self: self.worn_out)
    @rule(is_alive=st.booleans())
    def the_slow_sweeper_acts(self, is_alive: bool) -> None:
        """Act on the state seen earlier, which may have changed; the last worker may just have reported."""
        seen = self.worn_out.pop()
        last = [place for place, lease in enumerate(reversed(self.leases)) if lease.chunk == seen.pk]
        if is_alive and last:
            self.heartbeat(last[0])
            self.judge()
        self.begin()
        isolate(seen)

    @rule(batch=BATCH)
    def a_slow_sweeper_ends_a_stop(self, batch: int) -> None:
        before = self.begin()
        if finish_stop(self.batches[batch].pk):
            assert before.state(self.batches[batch]) == BatchState.CANCELLING, "nobody asked for the end"

    # Workers

    @rule(place=st.integers(0, 5))
    def deliver(self, place: int) -> None:
        """A message arrives, in any order."""
        if not self.queue:
            self.relay(copies=1)
            self.judge()
        if self.queue:
            self.take(self.queue.pop(place % len(self.queue)))

    @rule(place=st.integers(0, 5))
    def deliver_an_old_copy(self, place: int) -> None:
        """A message comes again in any state of its chunk."""
        every = sorted(self.books.chunks)
        self.take(every[place % len(every)])

    @rule(place=st.integers(0, 5))
    def another_engine_claims(self, place: int) -> None:
        self.begin()
        waiting = self.books.unfinished()
        assert not waiting or claim(waiting[place % len(waiting)], ("0" * 32,)) is None

    @precondition(lambda self: self.queue)
    @rule()
    def die_while_claiming(self) -> None:
        self.begin()
        self.until_death("claim:claimed", lambda: claim(self.queue.pop(), fingerprints()))

    @rule(place=st.integers(0, 5))
    def die_at_every_attempt(self, place: int) -> None:
        """Worker after worker is silent for longer than its lease, which a slow sweeper sees; each may come back."""
        waiting = self.books.unfinished()
        for _ in range(MAX_ATTEMPTS + 1 if waiting else 0):
            self.take(waiting[place % len(waiting)])
            self.clock.pass_(61)
            self.judge()
        self.worn_out = list(Chunk.objects.filter(expired(), attempt=MAX_ATTEMPTS).select_related("batch"))

    @precondition(lambda self: self.leases)
    @rule(who=LATEST)
    def heartbeat(self, who: int) -> None:
        lease, is_mine = self.use(who)
        assert extend(lease) == is_mine

    @precondition(lambda self: self.leases)
    @rule(who=LATEST, pairs=st.integers(1, 6))
    def commit(self, who: int, pairs: int) -> None:
        """All of a chunk or its first pairs; in time, late, or once more."""
        lease, is_mine = self.use(who)
        assert commit(lease, as_played(lease, pairs), 0.1) == is_mine

    @precondition(lambda self: self.leases)
    @rule(who=LATEST, pairs=st.integers(1, 6), point=COMMIT_POINTS)
    def die_while_committing(self, who: int, pairs: int, point: str) -> None:
        lease, _ = self.use(who)
        self.until_death(point, lambda: commit(lease, as_played(lease, pairs), 0.1))

    @precondition(lambda self: self.leases)
    @rule(who=LATEST)
    def give_back(self, who: int) -> None:
        lease, is_mine = self.use(who)
        assert hand_back(lease) == is_mine

    @precondition(lambda self: self.leases)
    @rule(who=LATEST)
    def a_loss_is_noticed(self, who: int) -> None:
        lease, is_mine = self.use(who)
        assert expire(lease.chunk, lease.token.split(":")[0], "lost") == is_mine

    # Owners

    @precondition(lambda self: len(self.leases) > 3)  # what is stopped at once has no history
    @rule(batch=BATCH)
    def cancel(self, batch: int) -> None:
        self.begin()
        with suppress(control.NotPossible):
            control.cancel(batch=self.batches[batch])
            self.books.stopped.add(self.batches[batch].pk)

    @rule(batch=BATCH)
    def pause(self, batch: int) -> None:
        self.begin()
        with suppress(control.NotPossible):
            control.pause(batch=self.batches[batch])

    @rule(batch=BATCH)
    def resume(self, batch: int) -> None:
        self.begin()
        with suppress(control.NotPossible):
            control.resume(batch=self.batches[batch])

    # Carrying out and judging a step

    def begin(self, acting: str = "") -> Books:
        """The books before a step. Only the holder of the token `acting` may touch a lease that still runs."""
        self.is_judged = False
        self.books.acting = acting
        return self.books

    def use(self, who: int) -> tuple[Lease, bool]:
        """One of the last leases, and whether it still counts."""
        lease = self.leases[-1 - who % len(self.leases)]
        return lease, self.begin(lease.token).is_held_by(lease)

    def take(self, chunk: int) -> None:
        before = self.begin()
        lease = claim(chunk, fingerprints(), f"task{len(self.leases)}")
        assert (lease is not None) == before.is_free(chunk)
        if lease is not None:
            self.leases.append(lease)

    def until_death(self, point: str, deed: Callable[[], Any]) -> None:
        def visit(label: str) -> None:
            if label == point:
                raise Death

        with points.visiting(visit), suppress(Death):
            deed()

    @invariant()
    def judge(self) -> None:
        self.books.turn_page()
        self.is_judged = True

    def come_to_rest(self) -> None:
        for batch in Batch.objects.filter(state=BatchState.PAUSED):
            control.resume(batch=batch)
        while Batch.objects.still_open().exists():
            self.books.spend_patience()
            self.clock.pass_(REPUBLISH_S + 1)
            sweep(fingerprints())
            self.queue.clear()
            relay(self.queue.append)
            for chunk in self.queue:
                if lease := claim(chunk, fingerprints()):
                    commit(lease, as_played(lease, lease.size), 0.1)
        self.begin()
        self.judge()
        self.books.close()
        assert reconcile(Batch.objects.all()) == []
