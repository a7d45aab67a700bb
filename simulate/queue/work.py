"""Play one chunk of a playtest: claim it, play its games, record them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from sandtable.playtest.batch import play_chunk
from sandtable.playtest.fingerprint import fingerprints
from sandtable.playtest.plan import GameRecord
from simulate.models import Chunk
from simulate.queue import limits
from simulate.queue.aside import set_aside
from simulate.queue.lease import Lease, claim, extend, hand_back, is_stopping
from simulate.queue.ledger import commit
from simulate.queue.nudge import nudge_dispatcher
from simulate.queue.outages import answered, tried_while
from simulate.queue.sweep import finish_stop
from web.request_id import working_on
from web.unreadable import Unreadable


def run_chunk(*, chunk_id: int, task: str = "", interrupts: tuple[type[BaseException], ...] = ()) -> bool:
    """Claim, play, record; True when games were counted. Playing happens outside any transaction.

    `interrupts` are the worker's own exceptions (time limits) that must not be taken for a fault of the game. A
    database that does not answer is waited for, before and after the games. Raises its last error when it stays away.
    """
    patience = Patience()
    lease = tried_while(patience.left_s, lambda: _claimed(chunk_id, task))
    if lease is None:
        return False
    with working_on(lease.asked_in, batch=lease.batch, chunk=lease.chunk):
        return _played(lease, interrupts, patience)


class Patience:
    """The time that a task may still wait for the database."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.ends = clock() + limits.PATIENCE_S

    def left_s(self) -> float:
        return self.ends - self.clock()


def _played(lease: Lease, interrupts: tuple[type[BaseException], ...], patience: Patience) -> bool:
    """Play the chunk and record it."""
    watch = Watch(lease)
    try:
        records = play_chunk(lease.plan, lease.first_game, lease.size, watch, interrupts, watch.must_stop)
    except (KeyboardInterrupt, SystemExit):
        hand_back(lease)
        raise
    if watch.is_lost:
        return False
    counted = _counted(lease, records, watch, patience) if records else False
    if not records:
        hand_back(lease)
    if answered(lambda: is_stopping(lease), otherwise=False):
        finish_stop(lease.batch)
    nudge_dispatcher()
    return counted


def _counted(lease: Lease, records: Sequence[GameRecord], watch: Watch, patience: Patience) -> bool:
    """Count the played games, which wait for a database that does not answer. Nobody else has taken the chunk since."""
    duration_s, processor_s = watch.duration_s(), watch.spent_s()
    return tried_while(patience.left_s, lambda: commit(lease, records, duration_s, processor_s))


def _claimed(chunk_id: int, task: str) -> Lease | None:
    """The chunk, taken; None where there is nothing to do here. A batch that can't be read is set aside."""
    try:
        return claim(chunk_id, fingerprints(), task)
    except Unreadable:
        set_aside(Chunk.objects.values_list("batch_id", flat=True).get(pk=chunk_id))
        return None


class Watch:
    """Asked between games: is there time for another one, and is the chunk still ours?"""

    def __init__(
        self,
        lease: Lease,
        clock: Callable[[], float] = time.monotonic,
        processor: Callable[[], float] = time.process_time,
    ) -> None:
        self.lease = lease
        self.clock = clock
        self.processor = processor
        self.processor_started = processor()
        self.started = self.extended = self.looked = clock()
        self.ask_from = self.started + limits.BUDGET_S
        self.is_lost = False

    def duration_s(self) -> float:
        return self.clock() - self.started

    def spent_s(self) -> float:
        """The processor time of this chunk."""
        return self.processor() - self.processor_started

    def must_stop(self) -> bool:
        """True when no further game is wanted: the batch is being stopped."""
        if self.clock() - self.looked < limits.LOOK_EVERY_S:
            return False
        self.looked = self.clock()
        return answered(lambda: is_stopping(self.lease), otherwise=False)

    def __call__(self, played: int) -> bool:
        """True to play on. Extending happens here and not in a thread: a thread would keep a stuck game alive."""
        moment = self.clock()
        if moment - self.extended >= limits.EXTEND_EVERY_S:
            self._extend(moment)
        return not self.is_lost and self._is_time_left(moment)

    def _is_time_left(self, moment: float) -> bool:
        """The processor time is asked for only when it may be used up: it never runs faster than the clock.

        To ask after each game is dear on a busy machine: with every question the system looks at who is to compute
        next, so the games are interrupted twice as often.
        """
        if moment < self.ask_from:
            return True
        left_s = limits.BUDGET_S - self.spent_s()
        self.ask_from = min(moment + max(left_s, limits.ASK_AGAIN_S), self.started + limits.MOST_CLOCK_S)
        return left_s > 0 and moment - self.started < limits.MOST_CLOCK_S

    def _extend(self, moment: float) -> None:
        """Ask for another minute. Without an answer the games go on: the commit will find out who has the chunk."""

        def is_extended() -> bool:
            self.is_lost = not extend(self.lease)
            return True

        if answered(is_extended, otherwise=False):
            self.extended = moment
