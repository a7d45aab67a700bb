"""Rules about zones in which units start and arrive (`room` checks the number of units)."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.engine.unknown import part
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Arrival, Checked, arrivals, sides
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.scenario_zones import Zone

rule = Chapter[Checked]()

Use = tuple[Path, tuple[str, ...]]
"""Names of zones for units, with their path in the document."""

_SHOWN: Final = 5
"""Hexes named in one sentence."""


def uses(checked: Checked) -> list[Use]:
    """Every place where the scenario names zones for units."""
    return [
        *(part(_use, each) for each in checked.arrivals if not each.is_offered),
        *(part(_use_by_cards, side) for side in checked.scenario.sides),
    ]


def _use(arrival: Arrival) -> Use:
    return (*arrival.path, "zones"), arrival.zones


def _use_by_cards(side: Side) -> Use:
    return ("sides", side.nation, "reinforcement_zones"), side.reinforcement_zones


def _zones(checked: Checked) -> Iterable[tuple[str, Zone]]:
    return checked.scenario.zones.items()


@rule.of_each("TOI-SET-12", uses)
def zones_are_known(checked: Checked, found: Use) -> Iterator[Problem]:
    path, names = found
    for name in names:
        if name not in checked.scenario.zones:
            known = ", ".join(sorted(checked.scenario.zones))
            yield Problem(f"there is no zone {name}; known: {known}", path)


@rule.of_each("TOI-SET-12", arrivals)
def units_to_deploy_have_zones(checked: Checked, arrival: Arrival) -> Iterator[Problem]:
    if arrival.is_deployed and arrival.force.units and not arrival.zones:
        yield Problem("names no zones for its units", arrival.path)


@rule.of_each("TOI-SET-18", _zones)
def zones_lie_on_the_map(checked: Checked, found: tuple[str, Zone]) -> Iterator[Problem]:
    name, zone = found
    missing = [(index, hex_) for index, hex_ in enumerate(zone.hexes) if not checked.is_on_map(hex_)]
    for index, hex_ in missing:
        path = ("zones", name, "hexes", index)
        yield Problem(f"the zone {name} has this hex, which is not on the map", path, f"hex {hex_}")
    for board in zone.boards:
        if board >= len(checked.scenario.boards):
            yield Problem(f"there is no board {board}; boards are counted from 0", ("zones", name))
    if not checked.zone(name) and not missing:
        yield Problem("the zone has no hex on the map", ("zones", name))


@rule.of_each("TOI-SET-12", _zones)
def a_zone_is_listed_or_described(checked: Checked, found: tuple[str, Zone]) -> Iterator[Problem]:
    name, zone = found
    if zone.hexes and (zone.boards or zone.columns or zone.rows or zone.bases or zone.levels):
        yield Problem("the zone lists its hexes and also describes them; only one counts", ("zones", name))


@rule("TOI-MOV-17")
def listed_hexes_can_be_entered(checked: Checked) -> Iterator[Problem]:
    for zone in _zones_of_units(checked):
        for index, name in enumerate(checked.scenario.zones[zone].hexes):
            hex_ = checked.ground.by_name.get(name)
            if hex_ is not None and not checked.can_stand(hex_, is_vehicle=False):
                path = ("zones", zone, "hexes", index)
                yield Problem(f"no unit can stand in this hex of the zone {zone}", path, f"hex {name}")


@rule.of_each("TOI-RNF-01", sides)
def reinforcements_have_an_entry(checked: Checked, side: Side) -> Iterator[Problem]:
    for each in checked.arrivals_of(side):
        if each.is_late and not each.zones:
            yield Problem("names no zones, and its side has no reinforcement zones", each.path)


@rule.of_each("TOI-CRD-06", sides)
def decks_with_units_have_an_entry(checked: Checked, side: Side) -> Iterator[Problem]:
    for deck in side.decks:
        if "Reinforcements" in deck.name and not side.reinforcement_zones:
            path = ("sides", side.nation, "reinforcement_zones")
            yield Problem(f"units of the deck {deck.name} have nowhere to arrive", path)


@rule("TOI-STK-04")
def both_sides_start_apart(checked: Checked) -> Iterator[Problem]:
    american, german = map(checked.zone_hexes_of, checked.scenario.sides)
    shared = sorted(american & german)
    if shared:
        first, *more = [checked.ground.names[hex_] for hex_ in shared]
        others = f" and in {', '.join(more[:_SHOWN])}" if more else ""
        left = f" and {len(more) - _SHOWN} more" if len(more) > _SHOWN else ""
        path = ("zones", _zone_with(checked, shared[0]))
        yield Problem(f"both sides may start here{others}{left}", path, f"hex {first}")


@rule.of_each("TOI-CON-08", sides)
def concealed_squads_have_cover(checked: Checked, side: Side) -> Iterator[Problem]:
    for division in side.divisions:
        hexes = checked.hexes(division.zones)
        hidden = [hex_ for hex_ in hexes if checked.gives_cover(hex_)]
        covered = sum(1 for each in division.placed if each.is_open_squad and checked.hides(each))
        has_hexes = bool(hexes) or not division.zones
        if has_hexes and division.concealed > len(hidden) * box.UNITS_PER_HEX + covered:
            path = ("sides", side.nation, "divisions", division.number, "concealed")
            also = f", and {counted(covered, 'placed squad')} in cover" if division.placed else ""
            yield Problem(f"{counted(division.concealed, 'squad')}, but {_places(len(hidden))}{also}", path)


def _zone_with(checked: Checked, hex_: int) -> str:
    """The first zone of units that has this hex."""
    return next(name for name in _zones_of_units(checked) if hex_ in checked.zone(name))


def _places(count: int) -> str:
    return f"the zones have {counted(count, 'hex', 'hexes')} with woods, buildings or fortifications"


def _zones_of_units(checked: Checked) -> list[str]:
    named = dict.fromkeys(name for _, names in uses(checked) for name in names)
    return [name for name in named if name in checked.scenario.zones]
