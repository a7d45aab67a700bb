"""The units of a side, grouped by the time and the hexes in which they come into play."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sandtable.engine.problem import Path
from sandtable.games.tide_of_iron.scenario_sides import Force, PlacedUnit, Side


@dataclass(frozen=True)
class Party:
    """Units that come into play together: a division, its placed units, a reinforcement, or all units of cards."""

    side: Side
    force: Force
    hexes: Collection[int]
    """The hexes in which they start or arrive, passable or not."""
    arrives: int
    """They come in the Status Phase of this round; 0: they are there from the start."""
    path: Path
    is_bought: bool = False
    """They may be bought before the game: as many as can be are counted."""
    is_by_card: bool = False
    """Strategy cards may bring them."""
    placed: tuple[PlacedUnit, ...] = ()
    """The units themselves, if the scenario places them on hexes."""

    @property
    def vehicles(self) -> tuple[str, ...]:
        """The kinds of its vehicles."""
        return tuple(kind for kind, count in self.force.vehicles.items() if count)
