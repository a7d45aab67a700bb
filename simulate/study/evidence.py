"""The evidence of a study, read from its rows: for each playtest the finished prefix of whole rotations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from django.db.models import F, QuerySet

from sandtable.playtest.plan import GameRecord
from simulate.models import Batch, Chunk, ChunkState, Study
from simulate.study.step import Cell, Evidence

Reading = dict[str, dict[str, Any]]
"""The reading of each playtest, by key: its finished games, rotation size, subjects, version and end."""
SEEN = ("games", "is_over")
"""The parts of a reading that make a difference to a study."""


def batches_of(study: Study) -> QuerySet[Batch]:
    """The playtests in the order they were asked for, without their decks: those are long."""
    return study.batches.order_by("pk").only("study", "study_key", "state", "n_games", "version", "set_aside")


def read(study: Study, batches: Iterable[Batch]) -> Reading:
    """The reading of each playtest. It goes on where the last one ended, so only new chunks are looked at."""
    return {batch.study_key: _read(batch, study.reading.get(batch.study_key)) for batch in batches}


def _read(batch: Batch, known: dict[str, Any] | None) -> dict[str, Any]:
    if known is None:
        known = {"games": 0, "size": batch.rotation_size, "subjects": len(batch.labels), "version": 0}
    if known["version"] == batch.version:
        return known
    games = finished_prefix(batch, known["games"])
    return known | {"games": games, "is_over": not batch.is_open, "version": batch.version}


def is_news(reading: Reading, before: Reading) -> bool:
    """A prefix is longer, or a playtest began or ended."""
    return _seen(reading) != _seen(before)


def _seen(reading: Reading) -> dict[str, list[Any]]:
    return {key: [read[name] for name in SEEN] for key, read in reading.items()}


def finished_prefix(batch: Batch, known: int) -> int:
    """The number of games that are finished in order from game 0 on, when the first `known` are known to be."""
    chunks = Chunk.objects.filter(batch=batch.pk, first_game__gte=known).order_by("first_game")
    for first, size, state in chunks.values_list("first_game", "size", "state").iterator(chunk_size=100):
        if state != ChunkState.DONE or first != known:
            break
        known = first + size
    return known


def evidence_of(batches: Iterable[Batch], reading: Reading) -> Evidence:
    """The playtests as a kind sees them; records are fetched when it asks for them."""
    return Evidence(_cell(batch, reading[batch.study_key]) for batch in batches)


def _cell(batch: Batch, read: dict[str, Any]) -> Cell:
    return Cell(
        key=batch.study_key,
        subjects=read["subjects"],
        size=read["size"],
        asked=batch.n_games // read["size"],
        finished=read["games"] // read["size"],
        is_over=read["is_over"],
        fetch=lambda first, stop: records(batch.pk, first, stop),
    )


def records(batch_id: int, first: int, stop: int) -> Iterator[GameRecord]:
    """The finished games from `first` to `stop - 1`, in order of number."""
    overlapping = Chunk.objects.filter(
        batch=batch_id, state=ChunkState.DONE, first_game__lt=stop, first_game__gt=first - F("size")
    )
    for chunk in overlapping.order_by("first_game").iterator(chunk_size=20):
        for record in chunk.records():
            if first <= record.number < stop:
                yield record
