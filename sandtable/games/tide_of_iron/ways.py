"""The ways of one unit over a table that stands still: the hexes in its reach, and the risk of entering them."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.terms import NOTHING

NEVER: Final = -1_000_000


class Reach:
    """The hexes that a unit can reach, in the order of discovery, with the remaining points and the previous hex of
    each.
    """

    def __init__(self, count: int, start: int, points: int) -> None:
        self.hexes = [start]
        self.left = [-1] * count
        self.left[start] = points
        self.before = [NOTHING] * count
        self.ends: list[int] = []
        """The best hexes to stay in; empty until a walk looks for them. Nobody changes the list."""
        self.fire_at_start = NEVER
        """The value of the best attack from the start, in points; NEVER until a walk looks it up."""


class Ways:
    """The known walks of a unit, and the table on which they are true: all but the place of the unit itself."""

    def __init__(self, unit: int) -> None:
        self.unit = unit
        self.where: list[int] = []
        self.figures: list[int] = []
        self.conditions: list[int] = []
        self.damage: list[int] = []
        self.special: tuple[int, ...] = ()
        self.markers: tuple[int, ...] = ()
        self.smoke: tuple[int, ...] = ()
        self.effects: tuple[Effect, ...] = ()
        self.guards: list[int] = []
        """The enemies in Op Fire."""
        self.attacked_by: tuple[int, ...] = ()
        self.state = 0
        """That of the unit."""
        self.reaches: dict[tuple[int, int, int, bool], Reach] = {}
        """By start, points, origin of the movement, and whether the unit moves one hex only."""
        self.risks: dict[int, int] = {}
        """By hex looked at so far, the expected loss by Op Fire, in points."""
