"""Ranges of a unit, and its shots from a hex (sections 11 to 13).

Mortars are left out, because they attack areas. Targets stand outside fortifications; tanks fire farther at squads in
pillboxes (TOI-DMG-10).
"""

# interpreted: runs once a question

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sandtable.games.tide_of_iron.combat import strength, targets
from sandtable.games.tide_of_iron.conditions import other
from sandtable.games.tide_of_iron.eye.stage import Piece, Stage
from sandtable.games.tide_of_iron.scenario_sides import Squad
from sandtable.games.tide_of_iron.terms import BUILDING, LONG_RANGE


@dataclass(frozen=True)
class Shot:
    """The best direct attack of a unit on one hex, alone."""

    hex: int
    range_class: int
    """CLOSE_RANGE, NORMAL_RANGE or LONG_RANGE."""
    dice: int
    """Attack dice of all figures that take part."""
    is_seen: bool
    """True with a line of sight; without one there is no attack (TOI-RNG-02)."""


def target(nation: str, is_vehicle: bool) -> Piece:
    """A unit of the enemy of a nation to fire at."""
    if is_vehicle:
        return Piece(other(nation), vehicle="panzer4" if nation == "american" else "sherman")
    return Piece(other(nation), Squad({"regular": 4}))


def ranges(stage: Stage, number: int, hex_: int, aim: int) -> list[Shot]:
    """The shots of the number-th piece of a stage from a hex at the piece with the number `aim`, by hex number.

    A unit that would be halved twice, as in wire and mines at once, has no shots (TOI-ATK-04).
    """
    unit, at = stage.put(number, hex_), stage.unit(aim)
    hexes = _within_range(stage, unit, at)
    return [shot for there in hexes if (shot := _shot(stage, unit, at, there)) is not None]


def _within_range(stage: Stage, unit: int, at: int) -> list[int]:
    """The hexes that a unit may have in range, with every bonus."""
    if not strength.may_fire(stage.table, unit, False):
        return []
    longest = targets.longest_shot(stage.table, unit, strength.type_of(stage.table, at), LONG_RANGE)
    here = stage.table.where[unit]
    return [there for there in stage.ground.within(here, longest) if there != here]


def _shot(stage: Stage, unit: int, aim: int, there: int) -> Shot | None:
    """The shot at a hex; None out of range."""
    table = stage.table
    table.where[aim] = there
    parts = targets.parts(table, unit, aim, LONG_RANGE, False)
    if not parts:
        return None
    best = parts[-1]  # each later choice of figures has a better range class
    dice = strength.lead_dice(table, unit, best, aim, strength.halvings(table, unit) > 0)
    return Shot(there, strength.class_of(table, unit, best, aim), dice, table.can_see(table.where[unit], there))


Manner = tuple[int, bool, bool]
"""All of a hex that a shot at it depends on: its distance, whether it lies lower, whether it is a building."""


class Shooting:
    """The shots of the pieces of a stage at its last one, in the hexes that they see.

    Hexes that lie alike (`Manner`) take the same shot, so it is worked out once for all of them.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.aim = stage.unit(len(stage.pieces) - 1)
        table, aimed = stage.table, strength.type_of(stage.table, self.aim)
        units = (stage.unit(number) for number in range(len(stage.pieces) - 1))
        self.longest = max((targets.longest_shot(table, unit, aimed, LONG_RANGE) for unit in units), default=0)
        self._seen: dict[int, dict[Manner, list[int]]] = {}
        self._shots: dict[tuple[int, int, Manner], Shot | None] = {}

    def shots(self, number: int, here: int) -> Iterator[tuple[Shot, list[int]]]:
        """Every shot of a piece from a hex that has dice, at one of the hexes that take it, with all of them."""
        unit = self.stage.put(number, here)
        halvings = strength.halvings(self.stage.table, unit)
        if not strength.may_fire(self.stage.table, unit, False):
            return
        for manner, hexes in self._seen_from(here).items():
            key = (number, halvings, manner)
            if key not in self._shots:
                self._shots[key] = _shot(self.stage, unit, self.aim, hexes[0])
            shot = self._shots[key]
            if shot is not None and shot.dice:
                yield shot, hexes

    def _seen_from(self, here: int) -> dict[Manner, list[int]]:
        """The hexes that anybody may have in range and sees from a hex."""
        if here not in self._seen:
            ground, found = self.stage.ground, self._seen.setdefault(here, {})
            for there in ground.within(here, self.longest):
                if there != here and self.stage.table.can_see(here, there):
                    is_lower = ground.level[there] < ground.level[here]
                    manner = (ground.distance(here, there), is_lower, ground.base[there] == BUILDING)
                    found.setdefault(manner, []).append(there)
        return self._seen[here]
