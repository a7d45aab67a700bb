# interpreted: shows games to people
"""Destinations: places that a piece comes to by several answers, which a person chooses at once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Destination:
    """A place that the piece of the open question can come to."""

    heading: str
    """The piece and what it does, in words before its places: "M3A1 Half-track 9 moves to"."""
    at: str
    """The name of the place."""
    text: str
    """The place in few letters, perhaps with what may happen on the way: "F9", "F9 (Op Fire)"."""
    cost: str
    """The cost of the way, in words: "2 movement points"."""
    note: str
    """The same in few signs, for a mark on the board: "2", "2!" where something may happen on the way."""
    words: str
    """All of it in a sentence."""
    steps: tuple[int, ...]
    """The options of the way, one for each question. An option keeps its number from one question to the next."""
