"""The questions of conditions to a game (conditions.py)."""

# interpreted: asked once a round

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol


class View(Protocol):
    """A game as conditions see it."""

    def points(self, side: str) -> int:
        """Victory points of a side."""

    def controlled(self, side: str) -> Collection[str]:
        """Names of the hexes a side controls (TOI-OBJ-01)."""

    def objectives(self, kind: str) -> Collection[str]:
        """Names of the hexes with objectives of a kind, "command" or "victory"."""

    def units_on(self, side: str, hexes: Collection[str]) -> int:
        """Units of a side on these hexes; passengers count with their vehicle (TOI-STK-02)."""

    def units(self, side: str) -> int:
        """Units of a side on the map and still to come."""

    def zone(self, name: str) -> Collection[str]:
        """Names of the hexes of a zone."""

    def marked(self, kind: str, hexes: Collection[str]) -> int:
        """The number of these hexes with a marker of a kind (section 21)."""

    def has(self, side: str, what: str, hexes: Collection[str] | None, off_map: bool) -> bool:
        """True where a side controls the carried objective of this name: on these hexes, off the map, or anywhere."""

    def done(self, name: str) -> int:
        """The number of times that the event, special action or purchase of this name has happened."""
