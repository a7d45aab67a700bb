"""Rules about room: no unit starts or arrives above the stacking limit."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Arrival, Checked, arrivals, sides
from sandtable.games.tide_of_iron.scenario_sides import Force, Side

rule = Chapter[Checked]()

_FEW = 3
"""The most forces for which every group is checked; with more, only single forces and all together are."""


@dataclass(frozen=True)
class Standing:
    """The units that stand in each hex already, by its number."""

    units: Counter[int] = field(default_factory=Counter)
    vehicles: Counter[int] = field(default_factory=Counter)

    def room(self, hex_: int) -> int:
        """The number of units that can join those in the hex (TOI-STK-01)."""
        return max(0, box.UNITS_PER_HEX - self.units[hex_])

    def room_for_vehicles(self, hex_: int) -> int:
        """The number of vehicles among them."""
        return max(0, min(box.VEHICLES_PER_HEX - self.vehicles[hex_], self.room(hex_)))


@rule.of_each("TOI-STK-01", sides)
def zones_have_room_at_set_up(checked: Checked, side: Side) -> Iterator[Problem]:
    starting = [each for each in checked.arrivals_of(side) if each.is_deployed and not each.is_offered]
    starting += _bought(checked, side)
    for message in _without_room(checked, starting, standing_at_set_up(checked, side)):
        yield Problem(message, ("sides", side.nation, "divisions"))


@rule.of_each("TOI-STK-08", sides)
def zones_have_room_for_reinforcements(checked: Checked, side: Side) -> Iterator[Problem]:
    due: dict[int, list[Arrival]] = defaultdict(list)
    late = [each for each in checked.arrivals_of(side) if each.is_late]
    for each, reinforcement in zip(late, side.reinforcements, strict=True):
        due[reinforcement.round].append(each)
    for round, arriving in sorted(due.items()):
        for message in _without_room(checked, arriving, Standing()):
            yield Problem(f"round {round}: {message}", ("sides", side.nation, "reinforcements"))


@rule.of_each("TOI-MOV-17", arrivals)
def vehicles_have_somewhere_to_stand(checked: Checked, each: Arrival) -> Iterator[Problem]:
    if each.force.vehicles and checked.hexes(each.zones) and not hexes_for_vehicles(checked, [each]):
        yield Problem("no hex of its zones can be entered by vehicles", each.path)


def _bought(checked: Checked, side: Side) -> Iterator[Arrival]:
    """For each army of a side, the most units that it can buy, and the most vehicles, as one force (D-TOI-189)."""
    for place, army in enumerate(checked.scenario.armies):
        zones = next((each.zones for each in side.divisions if each.number == army.division), ())
        units = army.most(lambda offer: offer.force.units)
        if army.side == side.nation and units:
            vehicles = army.most(lambda offer: sum(offer.force.vehicles.values()))
            force = Force(units - vehicles, vehicles={"": vehicles} if vehicles else {})
            yield Arrival(side, army.division, force, zones, ("armies", place))


def standing_at_set_up(checked: Checked, side: Side) -> Standing:
    """The placed units of a side; passengers are not counted."""
    standing = Standing()
    for each in checked.stands_of(side):
        hex_ = checked.ground.by_name.get(each.unit.hex)
        if hex_ is not None:
            standing.units[hex_] += 1
            standing.vehicles[hex_] += each.unit.vehicle is not None
    return standing


def _without_room(checked: Checked, arrivals: list[Arrival], standing: Standing) -> Iterator[str]:
    """The lack of room for any group of these forces; two divisions may share a zone."""
    for some in _groups(arrivals):
        who = "division " + " and ".join(sorted({each.division for each in some}))
        lacks = (_units_without_room(checked, some, standing), _vehicles_without_room(checked, some, standing))
        for message in lacks:
            if message:
                yield f"{who}: {message}"


def _groups(arrivals: list[Arrival]) -> Iterator[list[Arrival]]:
    sizes: Iterable[int] = range(1, len(arrivals) + 1) if len(arrivals) <= _FEW else (1, len(arrivals))
    for size in sizes:
        yield from map(list, combinations(arrivals, size))


def _units_without_room(checked: Checked, some: list[Arrival], standing: Standing) -> str:
    """The number of units without room, counted with empty transports."""
    hexes = {hex_ for each in some for hex_ in checked.hexes(each.zones)}
    open_hexes = hexes_for_units(checked, some)
    units = sum(each.force.units for each in some)
    room = sum(map(standing.room, open_hexes))
    if not hexes or units <= room:
        return ""  # another rule reports zones without hexes
    where = counted(len(open_hexes), "hex", "hexes")
    return f"{counted(units, 'unit')}, but their zones have {where} with room for {room}"


def _vehicles_without_room(checked: Checked, some: list[Arrival], standing: Standing) -> str:
    vehicles = sum(sum(each.force.vehicles.values()) for each in some)
    hexes = hexes_for_vehicles(checked, some)  # another rule reports zones without any
    room = sum(map(standing.room_for_vehicles, hexes))
    return f"{counted(vehicles, 'vehicle')}, but their zones have room for {room}" if hexes and vehicles > room else ""


def hexes_for_units(checked: Checked, some: list[Arrival]) -> list[int]:
    """The hexes of the zones of some forces in which squads can stand."""
    hexes = {hex_ for each in some for hex_ in checked.hexes(each.zones)}
    return [hex_ for hex_ in hexes if checked.can_stand(hex_, is_vehicle=False)]


def hexes_for_vehicles(checked: Checked, some: list[Arrival]) -> list[int]:
    """The hexes of their zones in which vehicles can stand; a force without vehicles has none."""
    hexes = {hex_ for each in some if each.force.vehicles for hex_ in checked.hexes(each.zones)}
    return [hex_ for hex_ in sorted(hexes) if checked.can_stand(hex_, is_vehicle=True)]
