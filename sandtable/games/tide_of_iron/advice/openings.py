"""Victory conditions that hold at the end of round 1 though nobody has done anything for them.

Control counts where the side has it before units are placed, or may place units on the hex, and no enemy can come there
in round 1. Units count where they may be placed.
"""

# interpreted: runs once a document

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.advice.hopes import (
    controller,
    hopes,
    wanted_control,
    wanted_hexes,
    wanted_objectives,
)
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.conditions import AllOf, AnyOf, Condition, Controls, Eliminated, Not, Points, UnitsOn
from sandtable.games.tide_of_iron.legality.box import UNITS_PER_HEX

FIRST: Final = 1
"""The round that is looked at."""


def holds_at_once(judged: Judged, condition: Condition, is_wanted: bool = True) -> bool:
    """True where a condition, or its opposite, is sure to hold at the end of round 1."""
    if isinstance(condition, Not):
        return holds_at_once(judged, condition.condition, not is_wanted)
    if isinstance(condition, AllOf | AnyOf):
        needs_all = isinstance(condition, AllOf) == is_wanted
        return (all if needs_all else any)([holds_at_once(judged, each, is_wanted) for each in condition.parts()])
    if is_wanted:
        return _holds(judged, condition)
    return not isinstance(condition, Eliminated) and not hopes(judged, FIRST).may_hold(condition)


def _holds(judged: Judged, condition: Condition) -> bool:
    if isinstance(condition, Points):
        return not hopes(judged, FIRST).may_fail(condition)
    if isinstance(condition, Controls):
        return _held(judged, condition) >= wanted_control(judged, condition)
    return isinstance(condition, UnitsOn) and _placed(judged, condition) >= condition.at_least


def _held(judged: Judged, condition: Controls) -> int:
    """The objectives of a condition that its side holds from the start and that no enemy reaches in round 1."""
    side = judged.side(condition.side)
    start, enemies = judged.start(side), judged.first_rounds(judged.enemy(side))
    units = sum(each.force.units for each in judged.starting(side) if not each.is_bought)
    held, placed = 0, 0
    for name in wanted_objectives(judged, condition):
        hex_ = judged.ground.by_name.get(name)
        if hex_ is None or enemies[hex_] <= FIRST:
            continue
        if controller(judged, name) == side.nation:
            held += 1
        elif hex_ in start:
            placed += 1
    return held + min(placed, units)


def _placed(judged: Judged, condition: UnitsOn) -> int:
    """The units of a condition's side that may start in its hexes."""
    hexes = set(wanted_hexes(judged, condition))
    side = judged.side(condition.side)
    room, units = set[int](), 0
    for party in judged.deploying(side):
        if places := judged.places(party) & hexes:
            room |= places
            units += party.force.units
    placed = [judged.ground.by_name.get(each.unit.hex) for each in judged.stands_of(side)]
    standing = [hex_ for hex_ in placed if hex_ in hexes]
    return min(units + len(standing), UNITS_PER_HEX * len(room.union(standing)))
