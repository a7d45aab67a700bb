"""Runs of games: a chunk is a stretch of a plan, and its digest hashes its games in order."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import blake2b

from simulate.playtest.plan import OUTCOMES, GameRecord, Plan
from simulate.playtest.play import play_game


def play_chunk(
    plan: Plan,
    first: int,
    size: int,
    between_games: Callable[[int], bool] | None = None,
    interrupts: tuple[type[BaseException], ...] = (),
) -> list[GameRecord]:
    """Games `first` to `first + size - 1`, in order.

    `between_games(played)` is asked after every game; False ends the chunk at the next whole rotation, so the result
    may be shorter than `size` but never splits one. `interrupts` are raised on (see `play_game`).
    """
    records: list[GameRecord] = []
    keep_going = True
    for number in range(first, first + size):
        if not keep_going and plan.begins_rotation(number):
            break
        records.append(play_game(plan, number, interrupts))
        if between_games is not None and keep_going:
            keep_going = between_games(len(records))
    return records


def counters(records: Iterable[GameRecord]) -> dict[str, int]:
    """How many games ended each way, every key of OUTCOMES present."""
    counted = Counter(record.outcome for record in records)
    return {outcome: counted[outcome] for outcome in OUTCOMES}


def digest(digests: Iterable[int]) -> str:
    """The digest of games in order, as 32 hex digits; where the chunk borders lay makes no difference to a batch."""
    total = blake2b(digest_size=16)
    for number in digests:
        total.update(number.to_bytes(8, "big"))
    return total.hexdigest()
