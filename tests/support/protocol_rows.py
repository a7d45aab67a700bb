"""The invariants of the rows of the chunk protocol from one step to the next (docs/playtests.md).

`Books` remembers the rows as they were and knows which changes are possible; it shares no code with the protocol.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from django.db import transaction

from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.plan import OUTCOMES, GameRecord, Plan
from sandtable.playtest.records import unpack
from simulate.models import Batch, Chunk, Quota
from simulate.queue.lease import Lease
from tests.support.playtests import VirtualClock

MOST_ATTEMPTS = 3
MOST_ROUNDS = 60
"""More rounds than any history needs to come to rest; a batch that is open after them is stuck."""
FINAL = ("done", "done_with_errors", "cancelled", "stale_engine")
RECORD = ("state", "digest", "finished_at", "version", "tally", *OUTCOMES)


@contextmanager
def rolled_back() -> Iterator[None]:
    """Everything done within is undone: histories know nothing of each other."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


@cache
def reference(seed: int, games: int) -> list[GameRecord]:
    """The games of a batch as one process plays them without any trouble."""
    sides: tuple[dict[str, Any], ...] = ({"name": "A"}, {"name": "B"})
    return play_chunk(Plan("toy", sides, ("random", "random"), seed), 0, games)


def as_played(lease: Lease, pairs: int) -> list[GameRecord]:
    """The records of a worker for the first pairs of its chunk."""
    played = min(lease.size, 2 * pairs)
    return reference(lease.plan.seed, 12)[lease.first_game : lease.first_game + played]


@dataclass(frozen=True)
class Row:
    """A chunk."""

    pk: int
    batch: int
    first: int
    size: int
    state: str
    attempt: int
    token: str | None
    until: datetime | None
    published: datetime | None
    games: bytes
    reasons: list[str]
    tally: dict[str, int]
    counted: tuple[int, ...]

    @property
    def records(self) -> list[GameRecord]:
        return list(unpack(self.games, self.reasons, self.first))


def added(tallies: Iterable[dict[str, int]]) -> dict[str, int]:
    """The sum by another way than the protocol's."""
    summed: Counter[str] = Counter()
    for tally in tallies:
        summed += Counter(tally)
    return dict(summed)


def rows() -> dict[int, Row]:
    columns = ("pk", "batch_id", "first_game", "size", "state", "attempt", "lease_token", "lease_until", "published_at")
    kept = len(columns)
    told = ("games", "reasons", "tally", *OUTCOMES)
    every: Iterator[Any] = iter(Chunk.objects.order_by("batch_id", "first_game").values_list(*columns, *told))
    return {row[0]: Row(*(*row[:kept], bytes(row[kept]), *row[kept + 1 : kept + 3], row[kept + 3 :])) for row in every}


class Books:
    """The rows of some batches, page by page."""

    def __init__(self, batches: Sequence[Batch], clock: VirtualClock) -> None:
        self.clock = clock
        self.acting = ""
        """The token with which this step was done."""
        self.stopped: set[int] = set()
        """Batches whose owner asked to stop."""
        self.patience = MOST_ROUNDS
        self.ids = [batch.pk for batch in batches]
        self._read()

    def _read(self) -> None:
        self.chunks = rows()
        self.batches = {row["pk"]: row for row in Batch.objects.values("pk", "seed", "n_games", "owner_id", *RECORD)}

    # Preconditions of a step

    def state(self, batch: Batch) -> str:
        return str(self.batches[batch.pk]["state"])

    def unfinished(self) -> list[int]:
        return [row.pk for row in self.chunks.values() if row.state in ("queued", "running")]

    def is_held_by(self, lease: Lease) -> bool:
        """Whether this lease is the last one given for its chunk: time alone takes nothing away."""
        row = self.chunks[lease.chunk]
        return row.state == "running" and row.token == lease.token

    def is_free(self, chunk: int) -> bool:
        row = self.chunks[chunk]
        is_nobodys = row.state == "queued" or (row.state == "running" and not self._is_alive(row))
        return is_nobodys and row.attempt < MOST_ATTEMPTS and self._should_run(row)

    def is_due(self, chunk: int) -> bool:
        """Whether a message may be sent: none was, or one so old that it counts as lost."""
        row = self.chunks[chunk]
        is_lost = row.published is None or row.published < self.clock.time - timedelta(seconds=120)
        return row.state == "queued" and is_lost and self._should_run(row)

    def _should_run(self, row: Row) -> bool:
        return self.batches[row.batch]["state"] in ("queued", "running")

    def _is_alive(self, row: Row) -> bool:
        return row.until is not None and row.until >= self.clock.time

    # Allowed changes of a step

    def turn_page(self) -> None:
        """Compare everything with the page before. Raises AssertionError."""
        chunks, batches = self.chunks, self.batches
        self._read()
        for row in chunks.values():
            self._step_of_chunk(row, self.chunks[row.pk])
        for pk, batch in batches.items():
            self._step_of_batch(batch, self.batches[pk])
            self._totals(self.batches[pk])
        self._quota()

    def _step_of_chunk(self, old: Row, new: Row) -> None:
        """Finished chunks are final, running leases belong to their holders, and each claim is an attempt."""
        if old.state in ("done", "dropped") or (self._is_alive(old) and old.token != self.acting):
            assert new == old, "somebody else's chunk was changed"
        is_claimed = new.token is not None and new.token != old.token
        assert not is_claimed or new.attempt == old.attempt + 1, "a claim was not counted"
        assert (new.state == "running") == (new.token is not None)
        if new.state == "done" and old.state != "done":
            self._finished(old, new)

    def _finished(self, old: Row, new: Row) -> None:
        """A chunk tells of its games what they are, or of one alone that it ended three workers."""
        right = reference(self.batches[new.batch]["seed"], 12)[new.first : new.first + new.size]
        if [game.outcome for game in new.records] == ["crashed"]:
            is_proven = old.attempt == MOST_ATTEMPTS and not self._is_alive(old)
            assert old.size == 1 and is_proven, "an innocent game was blamed"
            assert new.tally == {}
        else:
            assert [game.digest for game in new.records] == [game.digest for game in right]
            assert new.tally == added(game.tally for game in right)

    def _step_of_batch(self, old: dict[str, Any], new: dict[str, Any]) -> None:
        """A final state is final; a batch ends when all is counted, or when its owner wished it."""
        if old["state"] in FINAL:
            assert new == old, "a finished batch was changed"
        assert all(new[outcome] >= old[outcome] for outcome in OUTCOMES), "a counted game was lost"
        is_counted = sum(new[outcome] for outcome in OUTCOMES) == new["n_games"]
        assert (new["state"] in ("done", "done_with_errors")) == is_counted
        assert new["state"] not in ("cancelling", "cancelled") or new["pk"] in self.stopped
        assert new["state"] != "stale_engine"

    def _totals(self, batch: dict[str, Any]) -> None:
        """The chunks partition the games, and the batch is the sum of its chunks, which are the sums of their games."""
        mine = [row for row in self.chunks.values() if row.batch == batch["pk"]]
        borders = [0, *(row.first + row.size for row in mine)]
        assert [row.first for row in mine] == borders[:-1] and borders[-1] == batch["n_games"]
        done = [row for row in mine if row.state == "done"]
        for row in done:
            found = Counter(game.outcome for game in row.records)
            assert row.counted == tuple(found[outcome] for outcome in OUTCOMES)
            assert [game.number for game in row.records] == list(range(row.first, row.first + row.size))
        for place, outcome in enumerate(OUTCOMES):
            assert batch[outcome] == sum(row.counted[place] for row in done), f"{outcome} are not the sum of the chunks"
        assert batch["tally"] == added(row.tally for row in done), "what games counted is not the sum of the chunks"

    def _quota(self) -> None:
        """The owner has as much waiting as the open batches have to play."""
        waiting = [batch for batch in self.batches.values() if batch["state"] not in FINAL]
        games = sum(batch["n_games"] - sum(batch[outcome] for outcome in OUTCOMES) for batch in waiting)
        quota = Quota.objects.get(owner=next(iter(self.batches.values()))["owner_id"])
        assert (quota.open_batches, quota.queued_games) == (len(waiting), games)

    # The end of a run

    def spend_patience(self) -> None:
        self.patience -= 1
        assert self.patience, "stuck"

    def close(self) -> None:
        """Every batch is over, whole unless it was stopped, and its digest is that of its games."""
        for batch in self.batches.values():
            games = [game for row in self.chunks.values() if row.batch == batch["pk"] for game in row.records]
            assert batch["state"] in FINAL and batch["digest"] == digest(game.digest for game in games)
            if batch["pk"] not in self.stopped:
                assert [game.number for game in games] == list(range(batch["n_games"]))
            if not batch["crashed"] and len(games) == batch["n_games"]:
                right = reference(batch["seed"], 12)[: len(games)]
                assert batch["digest"] == digest(game.digest for game in right)
