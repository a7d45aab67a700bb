"""Victory: conditions about things that exist, and a chance for both sides."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from simulate.games.tide_of_iron.legality import box
from simulate.games.tide_of_iron.legality.checking import Chapter, Checked, Finding, counted
from simulate.games.tide_of_iron.scenario import Side
from simulate.games.tide_of_iron.victory import Condition, Controls, Points, UnitsOn

rule = Chapter()


@rule("TOI-OBJ-01")
def controlled_hexes_are_objectives(checked: Checked) -> Iterator[Finding]:
    """Control is recorded of hexes that matter only."""
    known = {each.hex for each in checked.scenario.objectives}
    for place, each in _conditions(checked):
        if isinstance(each, Controls) and not isinstance(each.objectives, str):
            for hex_ in each.objectives:
                if hex_ not in known:
                    yield Finding(place, f"hex {hex_} is no objective, so nobody controls it")


@rule("TOI-SCN-01")
def enough_objectives_exist(checked: Checked) -> Iterator[Finding]:
    for place, each in _conditions(checked):
        if isinstance(each, Controls):
            named = each.objectives
            count = len(checked.scenario.objectives_of(named) if isinstance(named, str) else named)
            if count < (each.at_least or 1):
                yield Finding(
                    place, f"at least {each.at_least or 1} of {counted(count, 'objective')} can't be controlled"
                )


@rule("TOI-SCN-01")
def named_hexes_exist(checked: Checked) -> Iterator[Finding]:
    for place, each in _conditions(checked):
        if isinstance(each, UnitsOn):
            for hex_ in each.hexes:
                if not checked.is_on_map(hex_):
                    yield Finding(place, f"hex {hex_} is not on the map")
            if each.zone and each.zone not in checked.scenario.zones:
                yield Finding(place, f"there is no zone {each.zone}")


@rule("TOI-STK-01")
def wanted_units_have_room(checked: Checked) -> Iterator[Finding]:
    for place, each in _conditions(checked):
        if isinstance(each, UnitsOn):
            hexes = checked.zone(each.zone) if each.zone else each.hexes
            room = len(hexes) * box.UNITS_PER_HEX
            if each.at_least > room:
                yield Finding(place, f"{counted(each.at_least, 'unit')} wanted where {room} have room")


@rule("TOI-SCN-01")
def wanted_units_exist(checked: Checked) -> Iterator[Finding]:
    for place, each in _conditions(checked):
        if isinstance(each, UnitsOn):
            side = next(side for side in checked.scenario.sides if side.nation == each.side)
            units = sum(arrival.force.units for arrival in checked.arrivals_of(side))
            if each.at_least > units:
                yield Finding(place, f"{counted(each.at_least, 'unit')} wanted; the {each.side} side has {units}")


@rule("TOI-SCN-06")
def points_can_be_won(checked: Checked) -> Iterator[Finding]:
    asks = [place for place, each in _conditions(checked) if isinstance(each, Points)]
    if checked.scenario.victory.otherwise == "most points":
        asks.append("victory.otherwise")
    if asks and not any(_gains_points(checked, side) for side in checked.scenario.sides):
        yield Finding(asks[0], "points decide, but nothing in the scenario gives any")


@rule("TOI-SCN-07")
def both_sides_can_win(checked: Checked) -> Iterator[Finding]:
    victory = checked.scenario.victory
    winners = {each.side for each in victory.conditions} | {victory.otherwise}
    for side in checked.scenario.sides:
        if side.nation not in winners and victory.otherwise != "most points":
            yield Finding("victory", f"the {side.nation} side can't win")


def _gains_points(checked: Checked, side: Side) -> bool:
    """True when the side can get victory points, or has some from the start (TOI-OBJ-12)."""
    objectives = checked.scenario.objectives_of("victory")
    return (
        bool(side.points or side.squad_points or side.vehicle_points)
        or any(each.value and each.side in (side.nation, "neutral") for each in objectives)
        or any(each.points and each.side == side.nation for each in checked.scenario.events)
    )


def _conditions(checked: Checked) -> Iterator[tuple[str, Condition]]:
    """Every condition at any depth, with the place of the outermost one."""
    for index, each in enumerate(checked.scenario.victory.conditions):
        waiting = [each.condition]
        while waiting:
            condition = waiting.pop(0)
            yield f"victory.conditions[{index}]", condition
            waiting = [*condition.parts(), *waiting]
