"""Zones: where units start and arrive."""

# interpreted: runs once a document

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.legality import box
from simulate.games.tide_of_iron.legality.checking import Arrival, Chapter, Checked, Finding, counted
from simulate.games.tide_of_iron.terms import BUILDING, WOODS

rule = Chapter()

_SHOWN: Final = 5
"""Hexes named in one sentence."""


@rule("TOI-SET-12")
def zones_are_known(checked: Checked) -> Iterator[Finding]:
    for place, names in _uses(checked):
        for name in names:
            if name not in checked.scenario.zones:
                known = ", ".join(sorted(checked.scenario.zones))
                yield Finding(place, f"there is no zone {name}; known: {known}")


@rule("TOI-SET-12")
def zones_are_used(checked: Checked) -> Iterator[Finding]:
    used = {name for _, names in _uses(checked) for name in names}
    used |= {zone for each in checked.scenario.victory.every_condition() if (zone := getattr(each, "zone", ""))}
    for name in checked.scenario.zones:
        if name not in used:
            yield Finding(f"zones.{name}", "the zone is used nowhere")


@rule("TOI-SET-18")
def zones_lie_on_the_map(checked: Checked) -> Iterator[Finding]:
    for name, zone in checked.scenario.zones.items():
        missing = [hex_ for hex_ in zone.hexes if not checked.is_on_map(hex_)]
        for hex_ in missing:
            yield Finding(f"hex {hex_}", f"the zone {name} has this hex, which is not on the map")
        for index in zone.boards:
            if index >= len(checked.scenario.boards):
                yield Finding(f"zones.{name}", f"there is no board {index}; boards are counted from 0")
        if not checked.zone(name) and not missing:
            yield Finding(f"zones.{name}", "the zone has no hex on the map")


@rule("TOI-SET-12")
def a_zone_is_listed_or_described(checked: Checked) -> Iterator[Finding]:
    for name, zone in checked.scenario.zones.items():
        if zone.hexes and (zone.boards or zone.columns or zone.rows or zone.bases or zone.levels):
            yield Finding(f"zones.{name}", "the zone lists its hexes and also describes them; only one counts")


@rule("TOI-MOV-17")
def listed_hexes_can_be_entered(checked: Checked) -> Iterator[Finding]:
    for zone in _zones_of_units(checked):
        for name in checked.scenario.zones[zone].hexes:
            hex_ = checked.ground.by_name.get(name)
            if hex_ is not None and not checked.can_stand(hex_, is_vehicle=False):
                yield Finding(f"hex {name}", f"no unit can stand in this hex of the zone {zone}")


@rule("TOI-RNF-01")
def reinforcements_have_an_entry(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        for each in _late(checked, side.nation):
            if not each.zones:
                yield Finding(each.place, "names no zones, and its side has no reinforcement zones")


@rule("TOI-CRD-06")
def decks_with_units_have_an_entry(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        for deck in side.decks:
            if "Reinforcements" in deck.name and not side.reinforcement_zones:
                place = f"sides.{side.nation}.reinforcement_zones"
                yield Finding(place, f"units of the deck {deck.name} have nowhere to arrive")


@rule("TOI-STK-04")
def both_sides_start_apart(checked: Checked) -> Iterator[Finding]:
    american, german = (_starting_hexes(checked, nation) for nation in ("american", "german"))
    first, *more = [checked.ground.names[hex_] for hex_ in sorted(american & german)] or [""]
    if first:
        others = f" and in {', '.join(more[:_SHOWN])}" if more else ""
        left = f" and {len(more) - _SHOWN} more" if len(more) > _SHOWN else ""
        yield Finding(f"hex {first}", f"both sides may start here{others}{left}")


@rule("TOI-STK-01")
def zones_have_room_at_set_up(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        starting = [each for each in checked.arrivals_of(side) if not _is_late(each)]
        for some in _subsets(starting):
            yield from _crowded(checked, some, f"sides.{side.nation}")


@rule("TOI-STK-08")
def zones_have_room_for_reinforcements(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        due: dict[int, list[Arrival]] = defaultdict(list)
        for each, reinforcement in zip(_late(checked, side.nation), side.reinforcements, strict=True):
            due[reinforcement.round].append(each)
        for round, arriving in sorted(due.items()):
            for some in _subsets(arriving):
                yield from _crowded(checked, some, f"sides.{side.nation}.reinforcements, round {round}")


@rule("TOI-MOV-17")
def vehicles_have_somewhere_to_stand(checked: Checked) -> Iterator[Finding]:
    for each in checked.arrivals:
        if each.force.vehicles and checked.hexes(each.zones) and not _for_vehicles(checked, [each]):
            yield Finding(each.place, "no hex of its zones can be entered by vehicles")


@rule("TOI-CON-08")
def concealed_squads_have_cover(checked: Checked) -> Iterator[Finding]:
    fortified = {each.hex for each in checked.scenario.markers if facts.markers()[each.kind].group == "fortification"}
    for side in checked.scenario.sides:
        for division in side.divisions:
            hexes = checked.hexes(division.zones)
            hidden = [hex_ for hex_ in hexes if _hides(checked, hex_) or checked.ground.names[hex_] in fortified]
            if hexes and division.concealed > len(hidden) * box.UNITS_PER_HEX:
                place = f"sides.{side.nation}.divisions.{division.number}.concealed"
                yield Finding(place, f"{counted(division.concealed, 'squad')}, but {_places(len(hidden))}")


def _hides(checked: Checked, hex_: int) -> bool:
    return checked.ground.base[hex_] in (WOODS, BUILDING)


def _places(count: int) -> str:
    return f"the zones have {counted(count, 'hex', 'hexes')} with woods, buildings or fortifications"


def _uses(checked: Checked) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every place where the scenario names zones for units."""
    for each in checked.arrivals:
        yield f"{each.place}.zones", each.zones
    for side in checked.scenario.sides:
        yield f"sides.{side.nation}.reinforcement_zones", side.reinforcement_zones


def _zones_of_units(checked: Checked) -> list[str]:
    named = dict.fromkeys(name for _, names in _uses(checked) for name in names)
    return [name for name in named if name in checked.scenario.zones]


def _starting_hexes(checked: Checked, nation: str) -> set[int]:
    zones = [each.zones for each in checked.arrivals if each.side.nation == nation and not _is_late(each)]
    hexes: set[int] = set().union(*map(checked.hexes, zones))
    return {hex_ for hex_ in hexes if checked.can_stand(hex_, is_vehicle=False)}


def _is_late(arrival: Arrival) -> bool:
    return ".reinforcements" in arrival.place


def _late(checked: Checked, nation: str) -> list[Arrival]:
    return [each for each in checked.arrivals if each.side.nation == nation and _is_late(each)]


def _subsets(arrivals: list[Arrival]) -> Iterator[list[Arrival]]:
    """Forces that have to find room together, the small groups first: two divisions may share a zone.

    Of many reinforcements at once only each one and all together are looked at, so that the work stays small.
    """
    sizes: Iterable[int] = range(1, len(arrivals) + 1) if len(arrivals) <= 3 else (1, len(arrivals))
    for size in sizes:
        yield from map(list, combinations(arrivals, size))


def _crowded(checked: Checked, some: list[Arrival], place: str) -> Iterator[Finding]:
    """What has no room in the zones of these forces taken together, with nobody aboard a transport."""
    hexes = {hex_ for each in some for hex_ in checked.hexes(each.zones)}
    if not hexes:
        return  # said by another rule
    open_hexes = [hex_ for hex_ in hexes if checked.can_stand(hex_, is_vehicle=False)]
    units = sum(each.force.units for each in some)
    room = len(open_hexes) * box.UNITS_PER_HEX
    who = "division " + " and ".join(sorted({each.division for each in some}))
    if units > room:
        hexes_text = counted(len(open_hexes), "hex", "hexes")
        yield Finding(place, f"{who}: {counted(units, 'unit')}, but their zones have {hexes_text} with room for {room}")
    vehicles = sum(sum(each.force.vehicles.values()) for each in some)
    room = len(_for_vehicles(checked, some)) * box.VEHICLES_PER_HEX
    if vehicles > room > 0:
        yield Finding(place, f"{who}: {counted(vehicles, 'vehicle')}, but their zones have room for {room}")


def _for_vehicles(checked: Checked, some: list[Arrival]) -> list[int]:
    hexes = {hex_ for each in some if each.force.vehicles for hex_ in checked.hexes(each.zones)}
    return [hex_ for hex_ in sorted(hexes) if checked.can_stand(hex_, is_vehicle=True)]
