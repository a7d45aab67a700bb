"""The round track: ten spaces for the round marker and both victory point markers (TOI-CMP-08)."""

from __future__ import annotations

from typing import Final

SPACES: Final = 10


def space(number: int) -> int:
    """The space of a marker that shows a round or points; 0: off the track (TOI-SET-17)."""
    return (number - 1) % SPACES + 1 if number > 0 else 0


def is_turned(number: int) -> bool:
    """True where the marker shows its reverse side, which adds ten (TOI-STA-14)."""
    return number > SPACES


def words(number: int) -> str:
    """The words for the place of a turned marker, " (space 1, +10)"; "" for other markers."""
    return f" (space {space(number)}, +{number - space(number)})" if is_turned(number) else ""
