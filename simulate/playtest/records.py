"""Game records as bytes: one short line of fixed width a game, so that rows grow with chunks and not with games."""

# interpreted: runs around the games, not within them

# interpreted: a few microseconds a game, next to its play

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from simulate.playtest.plan import OUTCOMES, GameRecord

_LINE: Final = struct.Struct("<BBbBHIQ")
"""Outcome, winners (a bit a subject), first player, reason, rounds, decisions, digest."""
WIDTH: Final = _LINE.size
_MOST_ROUNDS: Final = 0xFFFF
_MOST_REASONS: Final = 255
FAILED: Final = ("illegal", "crashed", "timed_out")
"""Outcomes whose reason is an error message; it is kept apart, the record says only the outcome."""


def pack(records: Iterable[GameRecord]) -> tuple[bytes, list[str]]:
    """The records as bytes and the reasons they refer to."""
    reasons: list[str] = []
    packed = b"".join(_LINE.pack(*_numbers(record, reasons)) for record in records)
    return packed, reasons


def unpack(packed: bytes, reasons: Sequence[str], first_game: int) -> Iterator[GameRecord]:
    """The records `pack` wrote; games are numbered from `first_game`. Raises ValueError on a damaged field."""
    if len(packed) % WIDTH:
        raise ValueError(f"{len(packed)} bytes are not a whole number of records of {WIDTH} bytes")
    for number, line in enumerate(_LINE.iter_unpack(packed), first_game):
        outcome, winners, first, reason, rounds, decisions, digest = line
        yield GameRecord(
            number=number,
            outcome=OUTCOMES[outcome],
            winners=tuple(subject for subject in range(8) if winners >> subject & 1),
            reason=reasons[reason],
            rounds=rounds,
            decisions=decisions,
            first=first,
            digest=digest,
        )


def _numbers(record: GameRecord, reasons: list[str]) -> tuple[int, ...]:
    return (
        OUTCOMES.index(record.outcome),
        sum(1 << subject for subject in record.winners),
        record.first,
        _index(record.outcome if record.outcome in FAILED else record.reason, reasons),
        min(record.rounds, _MOST_ROUNDS),
        record.decisions,
        record.digest,
    )


def _index(reason: str, reasons: list[str]) -> int:
    if reason not in reasons:
        assert len(reasons) < _MOST_REASONS, "a game has a handful of words for how it ended"
        reasons.append(reason)
    return reasons.index(reason)
