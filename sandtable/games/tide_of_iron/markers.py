"""Markers on one hex as one whole number: razor wire, tank trap, mines, entrenchments and pillboxes (section 21).

Smoke is stored separately, because it blocks lines of sight and disappears.
"""

from __future__ import annotations

from typing import Final

WIRE_BIT: Final = 1
TRAP_BIT: Final = 2
MINES_BIT: Final = 4
ENTRENCHMENTS: Final = 8
"""One entrenchment; up to three fortifications are counted in two bits each."""
PILLBOXES: Final = 32
"""One pillbox."""
MOST_FORTIFICATIONS: Final = 3
"""On one hex, entrenchments and pillboxes together (TOI-OBS-01)."""


def entrenchments(marks: int) -> int:
    return marks // ENTRENCHMENTS & 3


def pillboxes(marks: int) -> int:
    return marks // PILLBOXES & 3


def fortifications(marks: int) -> int:
    return entrenchments(marks) + pillboxes(marks)
