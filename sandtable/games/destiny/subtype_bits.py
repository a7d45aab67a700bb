"""Subtypes as bits: a card is compared with several of them at once."""

from __future__ import annotations

from typing import Final

SPAN: Final = 62
_PLACES: Final[dict[str, int]] = {}
"""The place of each subtype that this process has met; nothing keeps these numbers."""


def bits_of(subtypes: tuple[str, ...]) -> int:
    """The bits of subtypes. Beyond SPAN of them two share a bit, so a card with the bit may still lack the subtype."""
    bits = 0
    for subtype in subtypes:
        bits |= 1 << _PLACES.setdefault(subtype, len(_PLACES)) % SPAN
    return bits
