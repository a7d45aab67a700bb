"""Room: nobody starts or arrives above the stacking limit."""

# interpreted: runs once a document

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from simulate.games.tide_of_iron.legality import box
from simulate.games.tide_of_iron.legality.checking import Arrival, Chapter, Checked, Finding, counted

rule = Chapter()

_FEW = 3
"""Forces of which every group is looked at; of more at once only each one and all together."""


@rule("TOI-STK-01")
def zones_have_room_at_set_up(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        starting = [each for each in checked.arrivals_of(side) if not each.is_late]
        for message in _without_room(checked, starting):
            yield Finding(f"sides.{side.nation}.divisions", message)


@rule("TOI-STK-08")
def zones_have_room_for_reinforcements(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        due: dict[int, list[Arrival]] = defaultdict(list)
        late = [each for each in checked.arrivals_of(side) if each.is_late]
        for each, reinforcement in zip(late, side.reinforcements, strict=True):
            due[reinforcement.round].append(each)
        for round, arriving in sorted(due.items()):
            for message in _without_room(checked, arriving):
                yield Finding(f"sides.{side.nation}.reinforcements", f"round {round}: {message}")


@rule("TOI-MOV-17")
def vehicles_have_somewhere_to_stand(checked: Checked) -> Iterator[Finding]:
    for each in checked.arrivals:
        if each.force.vehicles and checked.hexes(each.zones) and not _for_vehicles(checked, [each]):
            yield Finding(each.place, "no hex of its zones can be entered by vehicles")


def _without_room(checked: Checked, arrivals: list[Arrival]) -> Iterator[str]:
    """What these forces lack together, in any group: two divisions may share a zone."""
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
    """Counted with nobody aboard a transport."""
    hexes = {hex_ for each in some for hex_ in checked.hexes(each.zones)}
    open_hexes = [hex_ for hex_ in hexes if checked.can_stand(hex_, is_vehicle=False)]
    units = sum(each.force.units for each in some)
    room = len(open_hexes) * box.UNITS_PER_HEX
    if not hexes or units <= room:
        return ""  # zones without any hex are named by another rule
    where = counted(len(open_hexes), "hex", "hexes")
    return f"{counted(units, 'unit')}, but their zones have {where} with room for {room}"


def _vehicles_without_room(checked: Checked, some: list[Arrival]) -> str:
    vehicles = sum(sum(each.force.vehicles.values()) for each in some)
    room = len(_for_vehicles(checked, some)) * box.VEHICLES_PER_HEX
    return f"{counted(vehicles, 'vehicle')}, but their zones have room for {room}" if vehicles > room > 0 else ""


def _for_vehicles(checked: Checked, some: list[Arrival]) -> list[int]:
    hexes = {hex_ for each in some if each.force.vehicles for hex_ in checked.hexes(each.zones)}
    return [hex_ for hex_ in sorted(hexes) if checked.can_stand(hex_, is_vehicle=True)]
