"""Game records as bytes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.playtest import batch
from sandtable.playtest.plan import OUTCOMES, GameRecord
from sandtable.playtest.records import FAILED, WIDTH, counters, digest, pack, unpack, unpack_one

RECORDS = st.builds(
    GameRecord,
    number=st.just(0),
    outcome=st.sampled_from(OUTCOMES),
    winners=st.sets(st.integers(0, 4)).map(lambda seats: tuple(sorted(seats))),
    reason=st.sampled_from(["defeat", "deck-out", "claimed"]),
    rounds=st.integers(0, 65535),
    decisions=st.integers(0, 2**32 - 1),
    first=st.integers(-1, 4),
    digest=st.integers(0, 2**64 - 1),
)


@given(st.lists(RECORDS), st.integers(0, 10**6))
def test_what_was_packed_is_unpacked(records: Any, first: Any) -> None:
    packed, reasons = pack(records)
    assert len(packed) == WIDTH * len(records)
    unpacked = list(unpack(packed, reasons, first))
    assert [record.number for record in unpacked] == list(range(first, first + len(records)))
    for given_record, record in zip(records, unpacked, strict=True):
        assert record.reason == (given_record.outcome if given_record.outcome in FAILED else given_record.reason)
        for name in ("outcome", "winners", "rounds", "decisions", "first", "digest"):
            assert getattr(record, name) == getattr(given_record, name)


@given(st.lists(RECORDS, min_size=1), st.integers(0, 10**6), st.data())
def test_one_record_is_read_alone(records: Any, first: Any, data: Any) -> None:
    packed, reasons = pack(records)
    number = first + data.draw(st.integers(0, len(records) - 1))
    assert unpack_one(packed, reasons, first, number) == list(unpack(packed, reasons, first))[number - first]


@given(st.lists(st.lists(RECORDS)))
def test_counters_and_digest_are_read_from_the_bytes(parts: Any) -> None:
    """The same as of the records themselves, piece by piece."""
    pieces = [pack(part)[0] for part in parts]
    records = [record for part in parts for record in part]
    assert digest(pieces) == batch.digest(record.digest for record in records)
    assert counters(b"".join(pieces)) == batch.counters(records)


def test_damaged_bytes_are_refused() -> None:
    with pytest.raises(ValueError, match="whole number of records"):
        list(unpack(b"x" * (WIDTH + 1), [], 0))


def test_a_record_is_small() -> None:
    assert WIDTH <= 20
