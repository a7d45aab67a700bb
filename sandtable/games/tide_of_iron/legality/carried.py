"""Objectives that are carried: they have a name, a hex and a bearer, and conditions ask for them as such."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.tide_of_iron.conditions import Controls, ControlsMore, Has
from sandtable.games.tide_of_iron.legality.checking import Checked
from sandtable.games.tide_of_iron.legality.deeds import has_doers
from sandtable.games.tide_of_iron.legality.winning import Placed, conditions
from sandtable.games.tide_of_iron.scenario import Objective
from sandtable.games.tide_of_iron.scenario_deeds import DOERS

rule = Chapter[Checked]()

MOST_ACTIONS = 8
"""Special actions of a scenario in which something is carried: picking up and putting down are two more."""

Numbered = tuple[int, Objective]


def _carried(checked: Checked) -> list[Numbered]:
    return [(at, each) for at, each in enumerate(checked.scenario.objectives) if each.carried is not None]


@rule("TOI-SCN-01")
def carried_objectives_have_names_of_their_own(checked: Checked) -> Iterator[Problem]:
    places = {each.name: at for at, each in _carried(checked)}
    for name, count in Counter(each.name for _, each in _carried(checked)).items():
        if count > 1:
            yield Problem(f"{count} objectives that are carried are named {name}", ("objectives", places[name], "name"))


@rule.of_each("TOI-OBJ-01", _carried)
def carried_objectives_lie_alone(checked: Checked, found: Numbered) -> Iterator[Problem]:
    index, each = found
    if sum(other.hex == each.hex for other in checked.scenario.objectives) > 1:
        yield Problem("an objective that is carried starts alone in its hex", ("objectives", index), f"hex {each.hex}")


@rule.of_each("TOI-SPC-06", _carried)
def somebody_can_carry(checked: Checked, found: Numbered) -> Iterator[Problem]:
    index, each = found
    by = each.carried or "unit"
    if not any(has_doers(arrival.force, by) for arrival in checked.arrivals):
        yield Problem(f"only {DOERS[by]} may carry it, and no side has one", ("objectives", index, "carried"))


@rule("TOI-SCN-01")
def carrying_leaves_room_for_special_actions(checked: Checked) -> Iterator[Problem]:
    count = len(checked.scenario.special_actions)
    if _carried(checked) and count > MOST_ACTIONS:
        told = f"{count} special actions; where an objective is carried there are at most {MOST_ACTIONS}"
        yield Problem(told, ("special_actions",))


@rule.of_each("TOI-SCN-01", conditions)
def carried_objectives_are_asked_for_by_name(checked: Checked, found: Placed) -> Iterator[Problem]:
    """Control of a hex says nothing about an objective that has left it."""
    path, each = found
    if isinstance(each, Controls | ControlsMore) and not isinstance(each.objectives, str):
        for _, objective in _carried(checked):
            if objective.hex in each.objectives:
                yield Problem(f"{objective.name} is carried: ask whether a side has it, not for {objective.hex}", path)


@rule.of_each("TOI-SCN-01", conditions)
def wanted_objectives_are_carried(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, each = found
    if not isinstance(each, Has):
        return
    if each.what not in [objective.name for _, objective in _carried(checked)]:
        yield Problem(f"no objective that is carried is named {each.what}", path)
    for hex_ in each.hexes:
        if not checked.is_on_map(hex_):
            yield Problem(f"hex {hex_} is not on the map", path)
    if each.zone and each.zone not in checked.scenario.zones:
        yield Problem(f"there is no zone {each.zone}", path)
    leaving = [it for it in checked.scenario.special_actions if it.leaves and it.side == each.side]
    if each.off_map and not leaving:
        yield Problem(f"no special action lets units of the {each.side} side leave the map", path)
