"""The round track: ten spaces for the round marker and both victory point markers (TOI-CMP-08)."""

from __future__ import annotations

from typing import Final

SPACES: Final = 10


def space(number: int) -> int:
    """The space of a marker that shows a round or points; 0: off the track (TOI-SET-17)."""
    return (number - 1) % SPACES + 1 if number > 0 else 0


def is_turned(number: int) -> bool:
    """Whether the marker lies with its reverse side up, which means ten more (TOI-STA-14)."""
    return number > SPACES


def words(number: int) -> str:
    """How to find a marker that is turned, " (space 1, +10)"; nothing to say of others."""
    return f" (space {space(number)}, +{number - space(number)})" if is_turned(number) else ""
