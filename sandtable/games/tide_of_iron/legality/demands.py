"""Demands of a scenario on the deployment: squads on some hexes (D-TOI-152)."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Checked, sides
from sandtable.games.tide_of_iron.scenario_sides import Demand, Division, Side

rule = Chapter[Checked]()


@dataclass(frozen=True)
class Wanted:
    """A demand with its division and its path in the document."""

    division: Division
    demand: Demand
    path: Path


def _wanted(checked: Checked) -> list[Wanted]:
    return [each for side in checked.scenario.sides for division in side.divisions for each in _of(side, division)]


def _of(side: Side, division: Division) -> list[Wanted]:
    path = ("sides", side.nation, "divisions", division.number, "demands")
    return [Wanted(division, demand, (*path, index)) for index, demand in enumerate(division.demands)]


@rule.of_each("TOI-SET-12", _wanted)
def demands_name_what_exists(checked: Checked, found: Wanted) -> Iterator[Problem]:
    demand = found.demand
    if bool(demand.hexes) == bool(demand.zones):
        yield Problem("either hexes are named, or zones", found.path)
    for name in demand.zones:
        if name not in checked.scenario.zones:
            yield Problem(f"there is no zone {name}", found.path)
    for name in demand.hexes:
        if not checked.is_on_map(name):
            yield Problem(f"hex {name} is not on the map", found.path)


@rule.of_each("TOI-SET-12", _wanted)
def demanded_hexes_lie_in_the_zones(checked: Checked, found: Wanted) -> Iterator[Problem]:
    if not _hexes(checked, found.demand) <= checked.hexes(found.division.zones):
        yield Problem("not all of its hexes lie in the zones of the division", found.path)


@rule.of_each("TOI-STK-01", _wanted)
def demanded_squads_have_room(checked: Checked, found: Wanted) -> Iterator[Problem]:
    open_ = {hex_ for hex_ in _hexes(checked, found.demand) if checked.can_stand(hex_, is_vehicle=False)}
    room = len(open_) if _is_for_each(found.demand) else len(open_) * box.UNITS_PER_HEX
    if _squads(found.demand) > room:
        yield Problem(f"{counted(_squads(found.demand), 'squad')} demanded where {room} have room", found.path)


@rule.of_each("TOI-SET-09", sides)
def demands_are_met_by_the_squads_of_the_division(checked: Checked, side: Side) -> Iterator[Problem]:
    for division in side.divisions:
        path = ("sides", side.nation, "divisions", division.number, "demands")
        wanted, bases = sum(map(_squads, division.demands)), division.force.squad_bases
        if wanted > bases:
            yield Problem(f"{counted(wanted, 'squad')} demanded; the division places {bases}", path)
        hexes = Counter(hex_ for demand in division.demands for hex_ in _hexes(checked, demand))
        for hex_ in sorted(each for each, count in hexes.items() if count > 1):
            yield Problem("the hex stands in two demands", path, f"hex {checked.ground.names[hex_]}")


def _is_for_each(demand: Demand) -> bool:
    """True where a squad is demanded on each of the hexes."""
    return bool(demand.hexes) and demand.at_least is None


def _squads(demand: Demand) -> int:
    return len(demand.hexes) if _is_for_each(demand) else demand.at_least or 1


def _hexes(checked: Checked, demand: Demand) -> set[int]:
    named = {checked.ground.by_name[name] for name in demand.hexes if checked.is_on_map(name)}
    return named | checked.hexes(demand.zones)
