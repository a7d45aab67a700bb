"""Zones: where units start and arrive (how many there, says `room`)."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.legality import box
from simulate.games.tide_of_iron.legality.checking import Chapter, Checked, Finding, counted
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
        for each in checked.arrivals_of(side):
            if each.is_late and not each.zones:
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
    zones = [each.zones for each in checked.arrivals if each.side.nation == nation and not each.is_late]
    hexes: set[int] = set().union(*map(checked.hexes, zones))
    return {hex_ for hex_ in hexes if checked.can_stand(hex_, is_vehicle=False)}
