"""The size of chunks: about two and a half seconds of work, in whole rotations where they are that quick.

Work is processor time: on a busy machine, where games take longer, chunks of fewer games would make it busier still.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from django.db.models import Case, QuerySet, Sum, When

from simulate.models import Batch, Chunk, ChunkState
from simulate.queue.clock import seconds_from_now
from simulate.queue.limits import (
    LEAST_CHUNK_S,
    LEAST_MEASURED_S,
    MOST_CHUNK_GAMES,
    MOST_CLOCK_S,
    MOST_WAITED_S,
    TARGET_S,
    UNKNOWN_SPEED_CHUNKS,
)

_MEASURED_CHUNKS = 50
_MEASURED_BATCHES = 5
_LEAST_S: Final = 0.001
"""Clocks tell no less."""
_SPENT: Final = Case(When(processor_ms__gt=0, then="processor_ms"), default="duration_ms")
RECENT_S: Final = 120
"""A playtest was busy a moment ago where its last chunk was counted within this time."""
MOST_SLOWDOWN: Final = 20.0
QUICK: Final = ("random", "greedy")
"""Agents that choose at once: their games are over in a moment."""


@dataclass(frozen=True)
class Speeds:
    """Games a second of one worker."""

    by_clock: float
    of_chunks: float
    """By which chunks are sized (`rate`)."""
    measured_s: float
    """The processor time of the games that were measured."""

    @property
    def is_rough(self) -> bool:
        """True where little was measured: a process that just began is slow, so the true speed may be far higher."""
        return self.measured_s < LEAST_MEASURED_S


def are_quick(agents: Iterable[str]) -> bool:
    """True where all of these agents choose at once, also those that may not use something."""
    return all(name.startswith(QUICK) for name in agents)


def speed(*, game: str, agents: str, fingerprint: str) -> float | None:
    """Games a second of one worker, from the latest chunks of this game, agents and engine; None when unmeasured."""
    return speed_in(Batch.objects.filter(game=game, agents=agents, engine_fingerprint=fingerprint))


def speed_in(batches: QuerySet[Batch]) -> float | None:
    """Games a second of one worker in the latest chunks of the latest of these playtests; None when unmeasured."""
    measured = _latest_of(batches).aggregate(games=Sum("size"), duration_ms=Sum("duration_ms"))
    return 1000 * measured["games"] / measured["duration_ms"] if measured["games"] else None


def speeds(*, game: str, agents: str, fingerprint: str) -> Speeds | None:
    """The same speed, and the one by which chunks are sized; None when unmeasured."""
    batches = Batch.objects.filter(game=game, agents=agents, engine_fingerprint=fingerprint)
    measured = _latest_of(batches).aggregate(games=Sum("size"), took_ms=Sum("duration_ms"), spent_ms=Sum(_SPENT))
    if not measured["games"]:
        return None
    games, took_s, spent_s = measured["games"], measured["took_ms"] / 1000, measured["spent_ms"] / 1000
    return Speeds(games / took_s, rate(games, took_s, spent_s), spent_s or took_s)


def rate(games: int, took_s: float, spent_s: float) -> float:
    """The speed by which chunks are sized, in games a second: `took_s` on the clock and `spent_s` of processor time.

    It is the speed by processor time, as long as a chunk is not expected to take more than `MOST_CLOCK_S`. Where no
    processor time was measured, it is the speed by the clock.
    """
    by_clock = games / max(took_s, _LEAST_S)
    by_processor = games / max(spent_s, _LEAST_S) if spent_s else by_clock
    return max(by_clock, min(by_processor, by_clock * MOST_CLOCK_S / TARGET_S))


def processor_s_in(batches: QuerySet[Batch]) -> float | None:
    """The seconds of a processor for a game in the same chunks, on a busy machine as on an idle one.

    Chunks whose processor time was not measured count with their duration.
    """
    measured = _latest_of(batches).aggregate(games=Sum("size"), spent_ms=Sum(_SPENT))
    return measured["spent_ms"] / 1000 / measured["games"] if measured["games"] else None


def _latest_of(batches: QuerySet[Batch]) -> QuerySet[Chunk]:
    begun = batches.filter(started_at__isnull=False).order_by("-id")[:_MEASURED_BATCHES]
    done = Chunk.objects.filter(state=ChunkState.DONE, duration_ms__gt=0, batch__in=begun)
    return done.order_by("-id")[:_MEASURED_CHUNKS]


def slowdown() -> float:
    """The seconds that a second of a processor takes here and now, 1 on an idle machine.

    From the chunks of playtests that were busy a moment ago; without them from the load of this machine.
    """
    recent = Chunk.objects.filter(
        state=ChunkState.DONE, processor_ms__gt=0, batch__active_at__gte=seconds_from_now(-RECENT_S)
    )
    measured = recent.order_by("-id")[:_MEASURED_CHUNKS].aggregate(took=Sum("duration_ms"), spent=Sum("processor_ms"))
    if measured["spent"]:
        found = measured["took"] / measured["spent"]
    else:
        found = (os.getloadavg()[0] + 1) / (os.cpu_count() or 1)
    return float(min(MOST_SLOWDOWN, max(1.0, found)))


@dataclass(frozen=True)
class Pace:
    """The processor time of the games of a playtest, by those that were counted; before that by the size of chunks."""

    chunk_size: int
    processor_ms: int
    games: int

    def seconds(self, games: int) -> float:
        """Of a chunk of this number of games."""
        if self.processor_ms and self.games:
            found = games * self.processor_ms / 1000 / self.games
        else:
            found = games * TARGET_S / max(1, self.chunk_size)
        return max(LEAST_CHUNK_S, found)


def chunk_size(n_games: int, games_per_s: float | None, rotation: int = 2, seconds: float = TARGET_S) -> int:
    """The games in a new batch's chunks of this many seconds: whole rotations of `rotation` games, or one slow game."""
    if games_per_s is None:
        return whole_rotations(n_games / UNKNOWN_SPEED_CHUNKS, rotation)
    return games_in(seconds, games_per_s, rotation)


def games_in(seconds: float, games_per_s: float, rotation: int) -> int:
    """The games of a chunk of about this many seconds: whole rotations, or one game where a game takes longer."""
    games = games_per_s * seconds
    return 1 if games < 1 else whole_rotations(games, rotation)


def waited_games(n_games: int, size: int, games_per_s: float | None, is_quick: bool) -> int:
    """The games of a new playtest that go through the lane for people: its first chunk, where that is a short wait.

    `is_quick` is asked where nothing was measured: a first chunk of agents that choose at once is cut in time.
    """
    if games_per_s is None:
        return size if is_quick else 0
    return min(size, n_games) if size / games_per_s <= MOST_WAITED_S else 0


def cut(n_games: int, size: int, waited: int) -> Iterator[tuple[int, int]]:
    """(first game, size) of the chunks of a new playtest; the games of the lane for people are the first one."""
    first = waited or size
    yield 0, min(first, n_games)
    yield from stretches(first, n_games - first, size)


def stretches(first_game: int, games: int, size: int) -> Iterator[tuple[int, int]]:
    """(first game, size) of the chunks that cover a stretch; the last one is shorter."""
    for first in range(first_game, first_game + games, size):
        yield first, min(size, first_game + games - first)


def whole_rotations(games: float, rotation: int) -> int:
    """The number of games nearest to this that splits no rotation; at least one, at most what a chunk may hold."""
    return rotation * max(1, min(MOST_CHUNK_GAMES // rotation, round(games / rotation)))
