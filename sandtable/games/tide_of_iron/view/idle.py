# interpreted: shows games to people
"""Attacks of which nothing can come, and support that adds nothing to one: they cost an action and change nothing else.

The chances of the attack decide (chances.py, storm_chances.py, area_chances.py), which know no more than the seat that
is asked. Concealed enemies have none, so an attack on them is never called idle.
"""

from __future__ import annotations

from sandtable.games.tide_of_iron.actions import assault
from sandtable.games.tide_of_iron.combat import area, casualties, direct
from sandtable.games.tide_of_iron.combat.odds import Odds
from sandtable.games.tide_of_iron.frames import Frame
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING, SUPPRESSIVE
from sandtable.games.tide_of_iron.view.area_chances import AreaChances, area_chances_of, shelling_of
from sandtable.games.tide_of_iron.view.chances import chances_of
from sandtable.games.tide_of_iron.view.storm_chances import storm_chances_of


def is_idle(table: Table, option: int) -> bool:
    """Whether nothing can come of an option of the open question."""
    frame = table.frames[-1]
    if frame.node is direct.DIRECT_ATTACK:
        return _is_idle_shot(table, frame, option)
    if frame.node is area.MORTAR_ATTACK:
        return _is_idle_shelling(table, frame, option)
    if frame.node is assault.ASSAULT_NODE and frame.step == assault.SUPPORT and option != assault.DECLINE:
        supported, alone = (storm_chances_of(table, frame, each) for each in (option, assault.DECLINE))
        return bool(supported and alone) and _dice(supported) == _dice(alone)
    shelling = shelling_of(table, frame, option)
    return (
        shelling is not None and not shelling.does_more and not any(_strikes(table, each) for each in shelling.attacks)
    )


def _dice(chances: object) -> tuple[int, ...]:
    """The attack dice and the defence dice of a direct attack or an assault."""
    return (getattr(chances, "black"), getattr(chances, "red"))  # noqa: B009  two kinds of chances have both


def _is_idle_shot(table: Table, frame: Frame, option: int) -> bool:
    found = chances_of(table, frame, option)
    if found is None or frame.attack is None:
        return False
    if frame.step == direct.SUPPORT_NAMED and option != NOTHING:
        alone = chances_of(table, frame, NOTHING)
        return alone is not None and _dice(found) == _dice(alone)
    return frame.step == direct.KIND_NAMED and not changes(table, found.target, found.kind, found.odds)


def _is_idle_shelling(table: Table, frame: Frame, option: int) -> bool:
    found = area_chances_of(table, frame, option)
    if found is None:
        return False
    if frame.step == area.SUPPORT_NAMED and option != NOTHING:
        alone = area_chances_of(table, frame, NOTHING)
        return alone is not None and (found.black, found.vehicle_black) == (alone.black, alone.vehicle_black)
    if frame.step == area.HEX_NAMED:
        return not any(_strikes(table, each) for each in (found, found.of_kind(SUPPRESSIVE)))
    return frame.step == area.KIND_NAMED and not _strikes(table, found)


def _strikes(table: Table, chances: AreaChances) -> bool:
    """Whether an area attack could change a unit in its hex, or clear razor wire; concealed enemies may be changed."""
    if chances.hides_something or chances.clears_wire():
        return True
    return any(changes(table, each.unit, chances.attack.kind, each.odds) for each in chances.units)


def changes(table: Table, unit: int, kind: int, known: Odds) -> bool:
    """Whether one of the possible numbers of hits would change the unit."""
    possible = [hits for hits in range(1, len(known.chances)) if known.chances[hits]]
    if kind != SUPPRESSIVE or not table.is_squad(unit):
        return bool(possible)
    return any(casualties.condition_after(table, unit, hits) != table.conditions[unit] for hits in possible)
