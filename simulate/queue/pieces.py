"""The turns of the work of one person: a piece with few chunks under way goes before one with many.

A piece is a playtest, or a study or a series with all its playtests. So a few games do not wait until a study of
the same person is over.
"""

from __future__ import annotations

import heapq
from collections import Counter, defaultdict
from collections.abc import Iterator

from django.db.models import F, QuerySet

from simulate.models import CLAIMABLE, Batch, Chunk, total

Piece = tuple[str, int]
"""The kind of a piece of work and its key."""


def piece_of(study: int | None, series: int | None, batch: int) -> Piece:
    """The piece to which a playtest belongs."""
    if study is not None:
        return "study", study
    return ("playtest", batch) if series is None else ("series", series)


def in_turn(waiting: QuerySet[Chunk], owner: int, most: int, under_way: Counter[Piece]) -> Iterator[int]:
    """The next waiting chunks of a person, by turns of their pieces; never more than asked for.

    `under_way` counts the chunks of each piece that were published before. Among pieces with as many chunks under way,
    the one with the fewest games left is first.
    """
    if most <= 0:
        return
    batches, games_left = _pieces(owner)
    turns = [(under_way[piece], games_left[piece], piece) for piece in batches]
    heapq.heapify(turns)
    lines = {piece: iter(_line(waiting, keys, most)) for piece, keys in batches.items()}
    while turns and most:
        busy, left, piece = heapq.heappop(turns)
        chunk = next(lines[piece], None)
        if chunk is not None:
            yield chunk
            most -= 1
            heapq.heappush(turns, (busy + 1, left, piece))


def _pieces(owner: int) -> tuple[dict[Piece, list[int]], Counter[Piece]]:
    """The playtests of each piece of this person that may be played, and the games that are left of it."""
    batches: dict[Piece, list[int]] = defaultdict(list)
    games_left: Counter[Piece] = Counter()
    rows = Batch.objects.filter(owner=owner, state__in=CLAIMABLE).order_by("pk")
    for key, study, series, left in rows.values_list("pk", "study_id", "series_id", F("n_games") - total()):
        piece = piece_of(study, series, key)
        batches[piece].append(key)
        games_left[piece] += left
    return batches, games_left


def _line(waiting: QuerySet[Chunk], batches: list[int], most: int) -> Iterator[int]:
    """The chunks of a piece in order; nothing is asked before the first of them is wanted."""
    yield from waiting.filter(batch__in=batches).order_by("batch_id", "first_game").values_list("pk", flat=True)[:most]
