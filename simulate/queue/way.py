"""The chunks on the way, which were published and are not done, and the room that the queue has beside them."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from django.conf import settings
from django.db.models import Q, QuerySet

from sandtable.playtest.fingerprint import fingerprints
from sandtable.playtest.plan import OUTCOMES
from simulate.models import Chunk, ChunkState, total
from simulate.queue.clock import is_ahead, is_younger
from simulate.queue.limits import AHEAD_S, IN_FLIGHT, LEASE_S, LEAST_CHUNK_S, REPUBLISH_S
from simulate.queue.lost import is_passed
from simulate.queue.pieces import Piece, piece_of
from simulate.queue.sizing import Pace


@dataclass
class OnTheWay:
    """The published chunks, by their owners and pieces of work."""

    seconds: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))
    """The processor time that they are expected to take, by owner."""
    pieces: Counter[Piece] = field(default_factory=Counter)
    """Their number by the piece of work to which they belong."""
    waiting: int = 0
    """The number of those that wait among the games."""
    waiting_s: float = 0.0
    """The processor time that these are expected to take."""
    busy: int = 0
    """The number of those that are played."""

    def add(self, seconds: float) -> None:
        """One more waits among the games."""
        self.waiting += 1
        self.waiting_s += seconds

    def has_room(self) -> bool:
        """Some process may soon find nothing to play: less waits than lasts for all of them."""
        is_short = self.waiting_s < self._most_s() or self.waiting < self._processes()
        return is_short and self.waiting + self.busy < IN_FLIGHT

    def most_chunks(self) -> int:
        """More chunks than this never find room."""
        by_time = math.ceil((self._most_s() - self.waiting_s) / LEAST_CHUNK_S)
        return min(IN_FLIGHT, max(by_time, self._processes() - self.waiting))

    def _most_s(self) -> float:
        return AHEAD_S * self._processes()

    def _processes(self) -> int:
        """The processes that play: those of this installation, or more where more chunks are played now."""
        return max(int(settings.GAME_PROCESSES), self.busy)


def on_the_way() -> OnTheWay:
    """The chunks that are on the way now."""
    found = OnTheWay()
    columns = ("state", "first_game", "size", "batch__waited_games")
    piece = ("batch__owner_id", "batch__study_id", "batch__series_id", "batch_id")
    pace = ("batch__chunk_size", "batch__processor_ms", total(*(f"batch__{each}" for each in OUTCOMES)))
    for state, first, size, waited, owner, *others in published().values_list(*columns, *piece, *pace):
        seconds = Pace(*others[3:]).seconds(size)
        found.seconds[owner] += seconds
        found.pieces[piece_of(*others[:3])] += 1
        if state == ChunkState.RUNNING:
            found.busy += 1
        elif first >= waited:
            found.add(seconds)
    return found


def published() -> QuerySet[Chunk]:
    """The chunks of playtests of these engines that are on the queue or played."""
    waiting = Q(state=ChunkState.QUEUED) & is_younger("published_at", REPUBLISH_S) & ~is_passed()
    busy = Q(state=ChunkState.RUNNING) & is_ahead("lease_until", LEASE_S)
    return Chunk.objects.filter(waiting | busy, is_of_these_engines())


def is_of_these_engines() -> Q:
    """The chunk's batch is played by the engines that are installed here: others have a queue of their own."""
    return Q(batch__engine_fingerprint__in=fingerprints())
