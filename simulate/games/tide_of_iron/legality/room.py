"""Rules about room: no unit starts or arrives above the stacking limit."""

# interpreted: runs once a document

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from simulate.engine.legality import Chapter
from simulate.engine.problem import Problem
from simulate.engine.words import counted
from simulate.games.tide_of_iron.legality import box
from simulate.games.tide_of_iron.legality.checking import Arrival, Checked, arrivals, sides
from simulate.games.tide_of_iron.scenario_sides import Side

rule = Chapter[Checked]()

_FEW = 3
"""The most forces for which every group is checked; with more, only single forces and all together are."""


@rule.of_each("TOI-STK-01", sides)
def zones_have_room_at_set_up(checked: Checked, side: Side) -> Iterator[Problem]:
    starting = [each for each in checked.arrivals_of(side) if not each.is_late]
    for message in _without_room(checked, starting):
        yield Problem(message, ("sides", side.nation, "divisions"))


@rule.of_each("TOI-STK-08", sides)
def zones_have_room_for_reinforcements(checked: Checked, side: Side) -> Iterator[Problem]:
    due: dict[int, list[Arrival]] = defaultdict(list)
    late = [each for each in checked.arrivals_of(side) if each.is_late]
    for each, reinforcement in zip(late, side.reinforcements, strict=True):
        due[reinforcement.round].append(each)
    for round, arriving in sorted(due.items()):
        for message in _without_room(checked, arriving):
            yield Problem(f"round {round}: {message}", ("sides", side.nation, "reinforcements"))


@rule.of_each("TOI-MOV-17", arrivals)
def vehicles_have_somewhere_to_stand(checked: Checked, each: Arrival) -> Iterator[Problem]:
    if each.force.vehicles and checked.hexes(each.zones) and not _for_vehicles(checked, [each]):
        yield Problem("no hex of its zones can be entered by vehicles", each.path)


def _without_room(checked: Checked, arrivals: list[Arrival]) -> Iterator[str]:
    """The lack of room for any group of these forces; two divisions may share a zone."""
    for some in _groups(arrivals):
        who = "division " + " and ".join(sorted({each.division for each in some}))
        for message in (_units_without_room(checked, some), _vehicles_without_room(checked, some)):
            if message:
                yield f"{who}: {message}"


def _groups(arrivals: list[Arrival]) -> Iterator[list[Arrival]]:
    sizes: Iterable[int] = range(1, len(arrivals) + 1) if len(arrivals) <= _FEW else (1, len(arrivals))
    for size in sizes:
        yield from map(list, combinations(arrivals, size))


def _units_without_room(checked: Checked, some: list[Arrival]) -> str:
    """The number of units without room, counted with empty transports."""
    hexes = {hex_ for each in some for hex_ in checked.hexes(each.zones)}
    open_hexes = [hex_ for hex_ in hexes if checked.can_stand(hex_, is_vehicle=False)]
    units = sum(each.force.units for each in some)
    room = len(open_hexes) * box.UNITS_PER_HEX
    if not hexes or units <= room:
        return ""  # another rule reports zones without hexes
    where = counted(len(open_hexes), "hex", "hexes")
    return f"{counted(units, 'unit')}, but their zones have {where} with room for {room}"


def _vehicles_without_room(checked: Checked, some: list[Arrival]) -> str:
    vehicles = sum(sum(each.force.vehicles.values()) for each in some)
    room = len(_for_vehicles(checked, some)) * box.VEHICLES_PER_HEX
    return f"{counted(vehicles, 'vehicle')}, but their zones have room for {room}" if vehicles > room > 0 else ""


def _for_vehicles(checked: Checked, some: list[Arrival]) -> list[int]:
    hexes = {hex_ for each in some if each.force.vehicles for hex_ in checked.hexes(each.zones)}
    return [hex_ for hex_ in sorted(hexes) if checked.can_stand(hex_, is_vehicle=True)]
