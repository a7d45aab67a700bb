"""Objectives: tokens of the box, on the map, and within reach of who needs them."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from simulate.games.tide_of_iron.legality import box
from simulate.games.tide_of_iron.legality.checking import Chapter, Checked, Finding
from simulate.games.tide_of_iron.legality.ways import reachable
from simulate.games.tide_of_iron.scenario import Objective, Side
from simulate.games.tide_of_iron.victory import Condition, Controls, UnitsOn

rule = Chapter()


@rule("TOI-SCN-01")
def objectives_lie_on_the_map(checked: Checked) -> Iterator[Finding]:
    for each in checked.scenario.objectives:
        if not checked.is_on_map(each.hex):
            yield Finding(f"hex {each.hex}", f"the {each.kind} objective lies outside the map")


@rule("TOI-CMP-02")
def the_box_holds_the_objectives(checked: Checked) -> Iterator[Finding]:
    victory = len(checked.scenario.objectives_of("victory"))
    if victory > box.objective_tokens("victory", ""):
        yield Finding("objectives", f"{victory} victory objectives; the box has {box.objective_tokens('victory', '')}")
    command = Counter(each.side for each in checked.scenario.objectives_of("command"))
    for side, count in sorted(command.items()):
        stock = box.objective_tokens("command", side)
        if count > stock:
            yield Finding("objectives", f"{count} {side} command objectives; the box has {stock}")


@rule("TOI-OBJ-01")
def a_hex_has_one_objective_of_a_kind(checked: Checked) -> Iterator[Finding]:
    for (hex_, kind), count in Counter((each.hex, each.kind) for each in checked.scenario.objectives).items():
        if count > 1:
            yield Finding(f"hex {hex_}", f"{count} {kind} objectives in one hex")


@rule("TOI-OBJ-02")
def a_hex_has_one_control_marker(checked: Checked) -> Iterator[Finding]:
    owners: dict[str, set[str]] = {}
    for each in checked.scenario.objectives:
        if each.control:
            owners.setdefault(each.hex, set()).add(each.control)
    for hex_, nations in owners.items():
        if len(nations) > 1:
            yield Finding(f"hex {hex_}", "both sides control the hex at the start")


@rule("TOI-OBJ-04")
def command_objectives_give_something(checked: Checked) -> Iterator[Finding]:
    for each in checked.scenario.objectives_of("command"):
        if not each.value:
            yield Finding(f"hex {each.hex}", "the command objective gives no command")
        if each.scored != "every round":
            yield Finding(f"hex {each.hex}", "a command objective gives command in every round")


@rule("TOI-OBJ-01")
def objectives_can_be_reached(checked: Checked) -> Iterator[Finding]:
    """By land, from a zone of every side that gets something from the hex or needs it to win."""
    reach = {side.nation: reachable(checked, _starts(checked, side)) for side in checked.scenario.sides}
    needed = dict.fromkeys((*_gained(checked), *_named_by_victory(checked)))
    for nation, name in needed:
        hex_ = checked.ground.by_name.get(name)
        if hex_ is not None and hex_ not in reach[nation]:
            yield Finding(f"hex {name}", f"the {nation} side needs the hex, but can't reach it by land")
    for each in checked.scenario.victory.every_condition():
        if isinstance(each, UnitsOn) and each.zone and not reach[each.side].intersection(checked.zone(each.zone)):
            yield Finding(f"zones.{each.zone}", f"the {each.side} side needs the zone, but can't reach it by land")


def _starts(checked: Checked, side: Side) -> set[int]:
    """All hexes where squads of the side may start or arrive."""
    return {hex_ for each in checked.arrivals_of(side) for hex_ in checked.hexes(each.zones)}


def _gained(checked: Checked) -> Iterator[tuple[str, str]]:
    for each in checked.scenario.objectives:
        if each.value:
            for nation in _beneficiaries(each):
                yield nation, each.hex


def _beneficiaries(objective: Objective) -> tuple[str, ...]:
    return ("american", "german") if objective.side == "neutral" else (objective.side,)


def _named_by_victory(checked: Checked) -> Iterator[tuple[str, str]]:
    """Sides and the hexes their conditions name. What a side has to prevent, or one of many, counts like the rest."""
    for each in checked.scenario.victory.every_condition():
        for name in _hexes_of(checked, each):
            if isinstance(each, Controls | UnitsOn):
                yield each.side, name


def _hexes_of(checked: Checked, condition: Condition) -> tuple[str, ...]:
    if isinstance(condition, UnitsOn):
        return condition.hexes
    if not isinstance(condition, Controls):
        return ()
    if isinstance(condition.objectives, str):
        return tuple(each.hex for each in checked.scenario.objectives_of(condition.objectives))
    return condition.objectives
