"""Game records as bytes: one short line of fixed width a game, so that rows grow with chunks and not with games."""

# interpreted: a few microseconds a game, next to its play

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Final

from sandtable.playtest.parties import points_of
from sandtable.playtest.plan import OUTCOMES, GameRecord

_LINE: Final = struct.Struct("<BBbBHIQ")
"""Outcome, winners (a bit a subject), first player, reason, rounds, decisions, digest."""
WIDTH: Final = _LINE.size
MOST_ROUNDS: Final = 0xFFFF
"""The rounds of a longer game count as this number."""
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
        yield _record(number, line, reasons)


def unpack_one(packed: bytes, reasons: Sequence[str], first_game: int, number: int) -> GameRecord:
    """The record of game `number` among those that `pack` wrote."""
    return _record(number, _LINE.unpack_from(packed, WIDTH * (number - first_game)), reasons)


def _record(number: int, line: tuple[int, ...], reasons: Sequence[str]) -> GameRecord:
    outcome, winners, first, reason, rounds, decisions, digest = line
    return GameRecord(
        number=number,
        outcome=OUTCOMES[outcome],
        winners=_subjects(winners),
        reason=reasons[reason],
        rounds=rounds,
        decisions=decisions,
        first=first,
        digest=digest,
    )


def _subjects(bits: int) -> tuple[int, ...]:
    return tuple(subject for subject in range(8) if bits >> subject & 1)


def counters(packed: bytes) -> dict[str, int]:
    """The number of games by outcome, read from the bytes alone; the same as `batch.counters` of the records."""
    outcomes = packed[0::WIDTH]
    return {outcome: outcomes.count(number) for number, outcome in enumerate(OUTCOMES)}


def digest(pieces: Iterable[bytes]) -> str:
    """The digest of packed games in order, piece by piece; the same as `batch.digest` of the records' digests."""
    total = blake2b(digest_size=16)
    for packed in pieces:
        turned = bytearray(8 * (len(packed) // WIDTH))  # stored with the lowest byte first, hashed with the highest
        for place in range(8):
            turned[place::8] = packed[WIDTH - 1 - place :: WIDTH]
        total.update(turned)
    return total.hexdigest()


def rotation_points(pieces: Iterable[bytes], subjects: int, size: int) -> Iterator[tuple[int, ...] | None]:
    """The points of every whole rotation of packed games in order: by subject, in POINTS; None where a game failed.

    The first game begins a rotation of `size` games. No game becomes a record: a million of them takes about a second.
    """
    known: dict[tuple[bytes, bytes], tuple[int, ...] | None] = {}
    left = b""
    for piece in pieces:
        left += piece
        outcomes, winners = left[0::WIDTH], left[1::WIDTH]
        whole = len(outcomes) // size * size
        for first in range(0, whole, size):
            key = outcomes[first : first + size], winners[first : first + size]
            if key not in known:
                known[key] = _points(*key, subjects)
            yield known[key]
        left = left[whole * WIDTH :]


def _points(outcomes: bytes, winners: bytes, subjects: int) -> tuple[int, ...] | None:
    if any(OUTCOMES[outcome] in FAILED for outcome in outcomes):
        return None
    games = [points_of(_subjects(bits), subjects) for bits in winners]
    return tuple(map(sum, zip(*games, strict=True)))


def _numbers(record: GameRecord, reasons: list[str]) -> tuple[int, ...]:
    return (
        OUTCOMES.index(record.outcome),
        sum(1 << subject for subject in record.winners),
        record.first,
        _index(record.outcome if record.outcome in FAILED else record.reason, reasons),
        min(record.rounds, MOST_ROUNDS),
        record.decisions,
        record.digest,
    )


def _index(reason: str, reasons: list[str]) -> int:
    if reason not in reasons:
        assert len(reasons) < _MOST_REASONS, "a game has a handful of words for how it ended"
        reasons.append(reason)
    return reasons.index(reason)
