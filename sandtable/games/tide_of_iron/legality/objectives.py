"""Rules about objectives: enough tokens in the box, on the map, and reachable for the sides that need them."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.games.tide_of_iron.conditions import Condition, Controls, ControlsMore, Has, UnitsOn
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Checked
from sandtable.games.tide_of_iron.legality.ways import reachable
from sandtable.games.tide_of_iron.scenario import Objective
from sandtable.games.tide_of_iron.scenario_sides import Side

rule = Chapter[Checked]()


def _objectives(checked: Checked) -> Iterator[tuple[int, Objective]]:
    return enumerate(checked.scenario.objectives)


@rule.of_each("TOI-SCN-01", _objectives)
def objectives_lie_on_the_map(checked: Checked, found: tuple[int, Objective]) -> Iterator[Problem]:
    index, each = found
    if not checked.is_on_map(each.hex):
        yield _at(index, each.hex, f"the {each.kind} objective lies outside the map")


@rule("TOI-CMP-02")
def the_box_holds_the_objectives(checked: Checked) -> Iterator[Problem]:
    victory = len(checked.scenario.objectives_of("victory"))
    if victory > box.objective_tokens("victory", ""):
        yield Problem(
            f"{victory} victory objectives; the box has {box.objective_tokens('victory', '')}", ("objectives",)
        )
    command = Counter(each.side for each in checked.scenario.objectives_of("command"))
    for side, count in sorted(command.items()):
        stock = box.objective_tokens("command", side)
        if count > stock:
            yield Problem(f"{count} {side} command objectives; the box has {stock}", ("objectives",))


@rule("TOI-OBJ-01")
def a_hex_has_one_objective_of_a_kind(checked: Checked) -> Iterator[Problem]:
    alike: dict[tuple[str, str], list[int]] = defaultdict(list)
    for index, each in enumerate(checked.scenario.objectives):
        alike[each.hex, each.kind].append(index)
    for (hex_, kind), indexes in alike.items():
        if len(indexes) > 1:
            yield _at(indexes[-1], hex_, f"{len(indexes)} {kind} objectives in one hex")


@rule("TOI-OBJ-02")
def a_hex_has_one_control_marker(checked: Checked) -> Iterator[Problem]:
    owners: dict[str, str] = {}
    contested: dict[str, int] = {}
    for index, each in enumerate(checked.scenario.objectives):
        if each.control and owners.setdefault(each.hex, each.control) != each.control:
            contested.setdefault(each.hex, index)
    for hex_, index in contested.items():
        yield _at(index, hex_, "both sides control the hex at the start")


@rule.of_each("TOI-OBJ-04", _objectives)
def objectives_give_something(checked: Checked, found: tuple[int, Objective]) -> Iterator[Problem]:
    index, each = found
    if each.kind == "command" and not each.value:
        yield _at(index, each.hex, "the command objective gives no command")
    if len(each.by_round) > checked.scenario.rounds:
        yield _at(index, each.hex, f"{len(each.by_round)} values by round; the game has {checked.scenario.rounds}")
    if each.kind == "command" and each.scored != "every round":
        yield _at(index, each.hex, "a command objective gives command in every round")


@rule("TOI-OBJ-01")
def objectives_can_be_reached(checked: Checked) -> Iterator[Problem]:
    """Each side that gains from the hex or needs it to win can reach it by land from one of its starting hexes."""
    if checked.ground_changes:
        return
    reach = {side.nation: reachable(checked, _starts(checked, side)) for side in checked.scenario.sides}
    for (nation, name), path in _needed(checked).items():
        hex_ = checked.ground.by_name.get(name)
        if hex_ is not None and hex_ not in reach[nation]:
            yield Problem(f"the {nation} side needs the hex, but can't reach it by land", path, f"hex {name}")
    for each in checked.scenario.victory.every_condition():
        if isinstance(each, UnitsOn | Has) and each.zone and not reach[each.side].intersection(checked.zone(each.zone)):
            yield Problem(f"the {each.side} side needs the zone, but can't reach it by land", ("zones", each.zone))


def _at(index: int, hex_: str, message: str) -> Problem:
    """A problem of the index-th objective, which lies in this hex."""
    return Problem(message, ("objectives", index, "hex"), f"hex {hex_}")


def _starts(checked: Checked, side: Side) -> set[int]:
    """All hexes where squads of the side may start or arrive."""
    return {hex_ for each in checked.arrivals_of(side) for hex_ in checked.hexes_of(each)}


def _needed(checked: Checked) -> dict[tuple[str, str], Path]:
    """Sides and the hexes they need, each with the first place in the document that says so."""
    found: dict[tuple[str, str], Path] = {}
    for index, objective in enumerate(checked.scenario.objectives):
        for nation in _beneficiaries(objective) if objective.value else ():
            found.setdefault((nation, objective.hex), ("objectives", index))
    for nation, name in _named_by_victory(checked):
        found.setdefault((nation, name), ("victory",))
    return found


def _beneficiaries(objective: Objective) -> tuple[str, ...]:
    return ("american", "german") if objective.side == "neutral" else (objective.side,)


def _named_by_victory(checked: Checked) -> Iterator[tuple[str, str]]:
    """Pairs of a side and a hex named in its conditions, also in conditions to prevent and in alternatives."""
    for each in checked.scenario.victory.every_condition():
        for name in _hexes_of(checked, each):
            if isinstance(each, Controls | ControlsMore | UnitsOn | Has):
                yield each.side, name


def _hexes_of(checked: Checked, condition: Condition) -> tuple[str, ...]:
    if isinstance(condition, UnitsOn | Has):
        return condition.hexes
    if not isinstance(condition, Controls | ControlsMore):
        return ()
    if isinstance(condition.objectives, str):
        return tuple(each.hex for each in checked.scenario.objectives_of(condition.objectives))
    return condition.objectives
