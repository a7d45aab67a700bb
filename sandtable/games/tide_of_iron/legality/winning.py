"""Rules about victory: conditions name existing things, and both sides can win."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.engine.unknown import entries
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron.conditions import Condition, Controls, ControlsMore, MarkersOn, Points, UnitsOn, flat
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Checked, sides
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_deeds import Deeds
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.victory import VictoryCondition

rule = Chapter[Checked]()

Placed = tuple[Path, Condition]
"""A condition at any depth, with the path of the outermost one around it."""


def conditions(checked: Checked) -> list[Placed]:
    """The conditions of victory, of deeds, of forces and of decks, each with those inside it."""
    scenario = checked.scenario
    found = [each for index, way in enumerate(scenario.victory.conditions) for each in entries(_of_way, index, way)]
    lists = (("events", scenario.events), ("special_actions", scenario.special_actions))
    for name, deeds in (*lists, ("purchases", scenario.purchases)):
        for index, deed in enumerate(deeds):
            found += entries(_inside, (name, index, "if"), deed.condition)
    for side in scenario.sides:
        for index, force in enumerate(side.reinforcements):
            found += entries(_inside, ("sides", side.nation, "reinforcements", index, "if"), force.condition)
        for index, deck in enumerate(side.decks):
            found += entries(_inside, ("sides", side.nation, "decks", index, "if"), deck.condition)
    for index, deck in enumerate(scenario.shared_decks):
        found += entries(_inside, ("shared_decks", index, "if"), deck.condition)
    return found


def _of_way(index: int, way: VictoryCondition) -> list[Placed]:
    return _inside(("victory", "conditions", index), way.condition)


def _inside(path: Path, outermost: Condition | None) -> list[Placed]:
    return [] if outermost is None else [(path, each) for each in flat(outermost)]


@rule.of_each("TOI-OBJ-01", conditions)
def controlled_hexes_are_objectives(checked: Checked, found: Placed) -> Iterator[Problem]:
    """Conditions of control name objective hexes only, because no other control is recorded."""
    path, each = found
    known = {each.hex for each in checked.scenario.objectives}
    if isinstance(each, Controls | ControlsMore) and not isinstance(each.objectives, str):
        for hex_ in each.objectives:
            if hex_ not in known:
                yield Problem(f"hex {hex_} is no objective, so nobody controls it", path)


@rule.of_each("TOI-SCN-01", conditions)
def enough_objectives_exist(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, each = found
    if isinstance(each, Controls):
        named = each.objectives
        count = len(checked.scenario.objectives_of(named) if isinstance(named, str) else named)
        if count < (each.at_least or 1):
            yield Problem(f"at least {each.at_least or 1} of {counted(count, 'objective')} can't be controlled", path)
    if isinstance(each, ControlsMore):
        named = each.objectives
        count = len(checked.scenario.objectives_of(named) if isinstance(named, str) else named)
        if count < each.ahead_by:
            yield Problem(f"{each.ahead_by} more of {counted(count, 'objective')} can't be controlled", path)


@rule.of_each("TOI-OBS-01", conditions)
def wanted_markers_can_lie_there(checked: Checked, found: Placed) -> Iterator[Problem]:
    """Markers are asked for on hexes of the map, and on no more of them than the box has markers."""
    path, each = found
    if isinstance(each, MarkersOn):
        named = each.hexes
        hexes = [it.hex for it in checked.scenario.objectives_of(named)] if isinstance(named, str) else [*named]
        for hex_ in hexes:
            if not checked.is_on_map(hex_):
                yield Problem(f"hex {hex_} is not on the map", path)
        wanted = each.at_least or len(set(hexes))
        if not hexes or wanted > len(set(hexes)):
            yield Problem(f"{counted(wanted or 1, 'hex', 'hexes')} wanted; the condition has {len(set(hexes))}", path)
        elif wanted > box.stock(each.kind):
            name = each.kind.replace("_", " ")
            yield Problem(f"{wanted} {name} markers wanted; the box has {box.stock(each.kind)}", path)


@rule.of_each("TOI-SCN-01", conditions)
def named_hexes_exist(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, each = found
    if isinstance(each, UnitsOn):
        for hex_ in each.hexes:
            if not checked.is_on_map(hex_):
                yield Problem(f"hex {hex_} is not on the map", path)
        if each.zone and each.zone not in checked.scenario.zones:
            yield Problem(f"there is no zone {each.zone}", path)


@rule.of_each("TOI-STK-01", conditions)
def wanted_units_have_room(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, each = found
    if isinstance(each, UnitsOn):
        hexes = checked.zone(each.zone) if each.zone else each.hexes
        room = len(hexes) * box.UNITS_PER_HEX
        if each.at_least > room:
            yield Problem(f"{counted(each.at_least, 'unit')} wanted where {room} have room", path)


@rule.of_each("TOI-SCN-01", conditions)
def wanted_units_exist(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, each = found
    if isinstance(each, UnitsOn):
        side = next(side for side in checked.scenario.sides if side.nation == each.side)
        units = sum(arrival.force.units * arrival.copies for arrival in checked.arrivals_of(side))
        if each.at_least > units:
            yield Problem(f"{counted(each.at_least, 'unit')} wanted; the {each.side} side has {units}", path)


@rule("TOI-SCN-06")
def points_can_be_won(checked: Checked) -> Iterator[Problem]:
    asks: list[Path] = [path for path, each in conditions(checked) if isinstance(each, Points)]
    if checked.scenario.victory.otherwise == "most points":
        asks.append(("victory", "otherwise"))
    if asks and not any(_gains_points(checked, side) for side in checked.scenario.sides):
        yield Problem("points decide, but nothing in the scenario gives any", asks[0])


@rule("TOI-SCN-03")
def ties_are_of_points(checked: Checked) -> Iterator[Problem]:
    victory = checked.scenario.victory
    if victory.tie != "initiative" and victory.otherwise != "most points":
        yield Problem("equal points decide nothing where most points don't win", ("victory", "tie"))


@rule.of_each("TOI-SCN-07", sides)
def both_sides_can_win(checked: Checked, side: Side) -> Iterator[Problem]:
    victory = checked.scenario.victory
    winners = {each.side for each in victory.conditions} | {victory.otherwise}
    if side.nation not in winners and victory.otherwise != "most points":
        yield Problem(f"the {side.nation} side can't win", ("victory",))


def _gains_points(checked: Checked, side: Side) -> bool:
    """True when the side can get victory points, or has some from the start (TOI-OBJ-12)."""
    objectives = checked.scenario.objectives_of("victory")
    return (
        bool(side.points or side.squad_points or side.vehicle_points)
        or any(each.value and each.side in (side.nation, "neutral") for each in objectives)
        or any(each.points and each.side == side.nation for each in _deeds(checked.scenario))
    )


def _deeds(scenario: Scenario) -> tuple[Deeds, ...]:
    return (*scenario.events, *scenario.special_actions, *scenario.purchases)
