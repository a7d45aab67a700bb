"""The turns of the work of one person: a piece with few chunks under way goes before one with many.

A piece is a playtest, or a study or a series with all its playtests. So a few games do not wait until a study of
the same person is over.
"""

from __future__ import annotations

import heapq
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from django.db.models import QuerySet

from simulate.models import CLAIMABLE, Batch, Chunk, total
from simulate.queue.sizing import Pace

Piece = tuple[str, int]
"""The kind of a piece of work and its key."""


def piece_of(study: int | None, series: int | None, batch: int) -> Piece:
    """The piece to which a playtest belongs."""
    if study is not None:
        return "study", study
    return ("playtest", batch) if series is None else ("series", series)


Waiting = tuple[int, float]
"""A chunk and the processor time that it is expected to take, in seconds."""


def in_turn(waiting: QuerySet[Chunk], owner: int, most: int, under_way: Counter[Piece]) -> Iterator[Waiting]:
    """The next waiting chunks of a person, by turns of their pieces; never more than asked for.

    `under_way` counts the chunks of each piece that were published before. Among pieces with as many chunks under way,
    the one with the fewest games left is first.
    """
    if most <= 0:
        return
    work = _work_of(owner)
    turns = [(under_way[piece], work.games_left[piece], piece) for piece in work.batches]
    heapq.heapify(turns)
    lines = {piece: iter(_line(waiting, keys, most)) for piece, keys in work.batches.items()}
    while turns and most:
        busy, left, piece = heapq.heappop(turns)
        chunk = next(lines[piece], None)
        if chunk is not None:
            key, batch, size = chunk
            yield key, work.paces[batch].seconds(size)
            most -= 1
            heapq.heappush(turns, (busy + 1, left, piece))


@dataclass
class _Work:
    """The playtests of a person that may be played."""

    batches: dict[Piece, list[int]] = field(default_factory=lambda: defaultdict(list))
    games_left: Counter[Piece] = field(default_factory=Counter)
    paces: dict[int, Pace] = field(default_factory=dict)


def _work_of(owner: int) -> _Work:
    found = _Work()
    rows = Batch.objects.filter(owner=owner, state__in=CLAIMABLE).order_by("pk")
    columns = ("pk", "study_id", "series_id", "n_games", "chunk_size", "processor_ms")
    for key, study, series, games, size, spent_ms, done in rows.values_list(*columns, total()):
        piece = piece_of(study, series, key)
        found.batches[piece].append(key)
        found.games_left[piece] += games - done
        found.paces[key] = Pace(size, spent_ms, done)
    return found


def _line(waiting: QuerySet[Chunk], batches: list[int], most: int) -> Iterator[tuple[int, int, int]]:
    """The chunks of a piece in order, with their playtest and games; nothing is asked before the first is wanted."""
    ordered = waiting.filter(batch__in=batches).order_by("batch_id", "first_game")
    yield from ordered.values_list("pk", "batch_id", "size")[:most]
