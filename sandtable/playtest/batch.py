"""Runs of games: a chunk is a stretch of a plan, and its digest hashes its games in order."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import blake2b

from sandtable.playtest.plan import OUTCOMES, GameRecord, Plan
from sandtable.playtest.play import Seated, play_game, players


def play_chunk(
    plan: Plan,
    first: int,
    size: int,
    between_games: Callable[[int], bool] | None = None,
    interrupts: tuple[type[BaseException], ...] = (),
    must_stop: Callable[[], bool] = lambda: False,
    seated: Seated = players,
) -> list[GameRecord]:
    """Games `first` to `first + size - 1`, in order.

    `between_games(played)` is asked after every game; False ends the chunk at the next whole rotation, so the result
    may be shorter than `size` but never splits one. `must_stop()` is asked between games too; True ends the chunk at
    once, and a rotation that it splits is left out, so the result may be empty. `interrupts` are raised on, `seated`
    gives the agents (see `play_game`).
    """
    records: list[GameRecord] = []
    keep_going = True
    for number in range(first, first + size):
        if not keep_going and plan.begins_rotation(number):
            break
        records.append(play_game(plan, number, interrupts, seated))
        if between_games is not None and keep_going:
            keep_going = between_games(len(records))
        if number + 1 < first + size and must_stop():
            return _whole_rotations(plan, first, records)
    return records


def _whole_rotations(plan: Plan, first: int, records: list[GameRecord]) -> list[GameRecord]:
    """The records without those of a rotation that is not over."""
    games = len(records)
    while games and not plan.begins_rotation(first + games):
        games -= 1
    return records[:games]


def counters(records: Iterable[GameRecord]) -> dict[str, int]:
    """The number of games by outcome, with every key of OUTCOMES."""
    counted = Counter(record.outcome for record in records)
    return {outcome: counted[outcome] for outcome in OUTCOMES}


def digest(digests: Iterable[int]) -> str:
    """The digest of games in order, as 32 hex digits; where the chunk borders lay makes no difference to a batch."""
    total = blake2b(digest_size=16)
    for number in digests:
        total.update(number.to_bytes(8, "big"))
    return total.hexdigest()
