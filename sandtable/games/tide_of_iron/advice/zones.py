"""Advice about zones: no way out, an enemy in the entry, no room to move, and fire in round 1."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron.advice.exposure import exposed
from sandtable.games.tide_of_iron.advice.hopes import conditions, room_for_wanted, wanted_hexes
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.advice.party import Party
from sandtable.games.tide_of_iron.conditions import UnitsOn, flat
from sandtable.games.tide_of_iron.legality.box import UNITS_PER_HEX
from sandtable.games.tide_of_iron.legality.checking import sides
from sandtable.games.tide_of_iron.legality.deeds import deeds_of, zones_named
from sandtable.games.tide_of_iron.legality.placing import uses
from sandtable.games.tide_of_iron.legality.winning import conditions as every_condition
from sandtable.games.tide_of_iron.scenario_sides import Side

advise = Chapter[Judged]()

FULL: Final = 80
"""The percentage of its room from which a zone is called full."""
A_FEW: Final = 4
"""Fewer units than this are never called crowded."""
TAKEN: Final = 50
"""The percentage of an entry in enemy starting zones from which it is called taken."""
IN_THE_OPEN: Final = 50
"""The percentage of the units without a safe place from which a zone is called exposed."""


@advise.of_each("TOI-MOV-17", sides, code="vehicles_shut_in")
def vehicles_can_leave_their_zones(judged: Judged, side: Side) -> Iterator[Problem]:
    for party in _arriving(judged, side):
        if party.vehicles and _is_shut_in(judged, party, is_vehicle=True):
            told = f"no vehicle can leave its {_places(party)}: the ground around them is impassable for it"
            yield Problem(told, party.path)


@advise.of_each("TOI-MOV-17", sides, code="squads_shut_in")
def squads_can_leave_their_zones(judged: Judged, side: Side) -> Iterator[Problem]:
    for party in _arriving(judged, side):
        if party.force.squad_bases and _is_shut_in(judged, party, is_vehicle=False):
            told = f"no squad can leave its {_places(party)}: the ground around them is impassable"
            yield Problem(told, party.path)


@advise.of_each("TOI-MOV-17", sides, code="vehicles_cut_off")
def vehicles_can_come_to_the_fight(judged: Judged, side: Side) -> Iterator[Problem]:
    """Vehicles can come next to some hex that counts or where the enemy begins, or have it in range."""
    for party in _arriving(judged, side):
        land = judged.land(party, is_vehicle=True) if party.vehicles else set()
        near = judged.near_aims(side, judged.arms.longest_shot(party, is_vehicle=True))
        if land and near and not land & near:
            told = "no vehicle can come near an objective or an enemy: impassable ground lies before it"
            yield Problem(told, party.path)


@advise.of_each("TOI-RNF-03", sides, code="entry_taken")
def entries_are_not_taken(judged: Judged, side: Side) -> Iterator[Problem]:
    """Reinforcements are lost where enemies stand in every hex of their entry."""
    enemies = judged.start(judged.enemy(side))
    for party in _arriving(judged, side):
        places = judged.places(party)
        taken = places & enemies
        if party.arrives and places and 100 * len(taken) >= TAKEN * len(places):
            share = f"{len(taken)} of {counted(len(places), 'hex', 'hexes')}"
            yield Problem(f"the enemy may start in {share} where they arrive", (*party.path, "zones"))


@advise.of_each("TOI-STK-01", sides, code="zone_full")
def units_have_room_to_spread(judged: Judged, side: Side) -> Iterator[Problem]:
    for party in judged.deploying(side):
        room = UNITS_PER_HEX * len(judged.places(party))
        units = party.force.units
        if units >= A_FEW and units <= room and 100 * units >= FULL * room:
            told = f"{counted(units, 'unit')} where {room} have room: nearly every hex will be a full stack"
            yield Problem(told, (*party.path, "zones"))


@advise.of_each("TOI-RNG-06", sides, code="zone_under_fire")
def units_are_not_shot_where_they_start(judged: Judged, side: Side) -> Iterator[Problem]:
    """Enough hexes have cover or lie beyond the enemy's normal range in round 1."""
    for party in judged.deploying(side):
        found = exposed(judged, party)
        if found and 100 * found.units >= IN_THE_OPEN * party.force.units:
            told = f"{found.units} of {counted(party.force.units, 'unit')} must start without cover"
            where = f"within normal range and sight of hexes where the enemy starts, e.g. {found.example}"
            yield Problem(f"{told} {where}", (*party.path, "zones"))


@advise.of_each("TOI-TRN-01", sides, code="nobody_to_carry")
def transports_have_passengers(judged: Judged, side: Side) -> Iterator[Problem]:
    """Unarmed transports are of use to squads only."""
    parties = judged.parties(side)
    if any(each.force.squad_bases for each in parties):
        return
    for party in _arriving(judged, side):
        if any(not judged.arms.is_armed(side.nation, kind) for kind in party.vehicles):
            yield Problem("the side has trucks, but no squad to carry", party.path)


@advise("TOI-SET-12", code="zone_without_use")
def zones_are_used(judged: Judged) -> Iterator[Problem]:
    """Units start or arrive in a zone, are demanded or act there, or a condition counts them there."""
    scenario = judged.scenario
    used = {name for _, names in uses(judged) for name in names}
    divisions = [division for side in scenario.sides for division in side.divisions]
    used |= {name for division in divisions for each in division.demands for name in each.zones}
    used |= {name for _, each in deeds_of(scenario) for name in zones_named(each)}
    used |= {each.zone for _, each in every_condition(judged) if isinstance(each, UnitsOn)}
    for name in scenario.zones:
        if name not in used:
            yield Problem("the zone is used nowhere", ("zones", name))


@advise("TOI-STK-01", code="no_place_for_wanted_units")
def wanted_units_can_stand(judged: Judged) -> Iterator[Problem]:
    """Impassable hexes of a condition have no room; `legality` counts them."""
    for index, outermost in conditions(judged):
        for each in flat(outermost.condition):
            if not isinstance(each, UnitsOn):
                continue
            room = room_for_wanted(judged, each)
            if room < each.at_least <= UNITS_PER_HEX * len(wanted_hexes(judged, each)):
                told = f"{counted(each.at_least, 'unit')} wanted where only {room} can stand"
                yield Problem(told, ("victory", "conditions", index))


def _arriving(judged: Judged, side: Side) -> list[Party]:
    """The divisions and reinforcements of a side."""
    return [each for each in judged.parties(side) if not each.is_by_card]


def _places(party: Party) -> str:
    return "hexes" if party.placed else "zones"


def _is_shut_in(judged: Judged, party: Party, is_vehicle: bool) -> bool:
    """True where all ways end inside the zones, which are less than half of the map."""
    land = judged.land(party, is_vehicle)
    return bool(land) and land <= set(party.hexes) and 2 * len(land) < judged.ground.count
