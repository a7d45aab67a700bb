"""The start of a stream of dice: six numbers, whose way of being computed differs between the builds."""

from __future__ import annotations

from hashlib import blake2b

from sandtable.engine.dice import seeded

FIRST_MODULUS = 2**32 - 209
SECOND_MODULUS = 2**32 - 22853
"""The two moduli of MRG32k3a (L'Ecuyer, 1999)."""


def from_a_hash(number: int) -> list[int]:
    """The six numbers, as the way of computing them is written down."""
    words = blake2b(f"{number}\x1fgame".encode(), digest_size=48).digest()
    numbers = [int.from_bytes(words[at : at + 8], "big") for at in range(0, 48, 8)]
    return [each % FIRST_MODULUS for each in numbers[:3]] + [each % SECOND_MODULUS for each in numbers[3:]]


def test_a_stream_starts_from_the_remainders_of_the_words_of_a_hash() -> None:
    assert [number for number in range(200) if seeded(number, "game").state() != from_a_hash(number)] == []
