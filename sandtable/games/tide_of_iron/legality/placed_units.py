"""Rules about units that the scenario places on hexes: they can stand there, and each squad is as its place allows."""

# interpreted: runs once a document

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES, UnitType
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Checked, Stand, stands
from sandtable.games.tide_of_iron.terms import BASE_NAMES, NATION_NAMES

rule = Chapter[Checked]()


@rule.of_each("TOI-SCN-01", stands)
def a_squad_or_a_vehicle_is_named(checked: Checked, stand: Stand) -> Iterator[Problem]:
    if stand.unit.squad is None and stand.unit.vehicle is None:
        yield Problem("a placed unit is a squad or a vehicle, and this names neither", stand.path)


@rule.of_each("TOI-CMP-07", stands)
def placed_vehicles_belong_to_the_nation(checked: Checked, stand: Stand) -> Iterator[Problem]:
    kind = stand.unit.vehicle
    if kind is not None and _type(kind).nation != NATION_NAMES.index(stand.side.nation):
        yield Problem(f"the {stand.side.nation} nation has no vehicle {kind}", (*stand.path, "vehicle"))


@rule.of_each("TOI-SET-18", stands)
def placed_units_stand_on_the_map(checked: Checked, stand: Stand) -> Iterator[Problem]:
    if not checked.is_on_map(stand.unit.hex):
        yield _at(stand, "the unit stands outside the map")


@rule.of_each("TOI-MOV-17", stands)
def placed_units_stand_where_they_can_enter(checked: Checked, stand: Stand) -> Iterator[Problem]:
    hex_ = checked.ground.by_name.get(stand.unit.hex)
    is_vehicle = stand.unit.vehicle is not None
    if hex_ is not None and not checked.can_stand(hex_, is_vehicle):
        base = BASE_NAMES[checked.ground.base[hex_]]
        yield _at(stand, f"a {'vehicle' if is_vehicle else 'squad'} can't stand in this {base} hex")


@rule("TOI-STK-01")
def placed_units_keep_to_the_stacking_limit(checked: Checked) -> Iterator[Problem]:
    for side in checked.scenario.sides:
        for found in _by_hex(checked.stands_of(side)).values():
            vehicles = [each for each in found if each.unit.vehicle is not None]
            if len(found) > box.UNITS_PER_HEX:
                yield _at(found[-1], f"{len(found)} units are placed here; a hex holds {box.UNITS_PER_HEX}")
            if len(vehicles) > box.VEHICLES_PER_HEX:
                yield _at(vehicles[-1], f"{len(vehicles)} vehicles are placed here; a hex holds {box.VEHICLES_PER_HEX}")


@rule("TOI-STK-04")
def placed_units_of_both_sides_stand_apart(checked: Checked) -> Iterator[Problem]:
    american, german = (_by_hex(checked.stands_of(side)) for side in checked.scenario.sides)
    for name in german:
        if name in american:
            yield _at(german[name][0], "units of both sides are placed here")


@rule.of_each("TOI-STK-04", stands)
def placed_units_stand_outside_enemy_zones(checked: Checked, stand: Stand) -> Iterator[Problem]:
    hex_ = checked.ground.by_name.get(stand.unit.hex)
    for enemy in checked.scenario.sides:
        if enemy.nation != stand.side.nation and hex_ in checked.zone_hexes_of(enemy):
            yield _at(stand, f"units of the {enemy.nation} side may start in this hex")


@rule("TOI-SET-16")
def fortifications_hold_the_squads_inside(checked: Checked) -> Iterator[Problem]:
    inside: dict[tuple[str, str], list[Stand]] = defaultdict(list)
    for each in checked.stands:
        if each.unit.inside is not None:
            inside[each.unit.hex, each.unit.inside].append(each)
    for (hex_, kind), found in inside.items():
        count = sum(1 for each in checked.scenario.markers if (each.hex, each.kind) == (hex_, kind))
        if len(found) > count:
            message = f"{counted(len(found), 'squad')} inside {counted(count, kind)}; each holds one"
            yield _at(found[-1], message, "inside")


@rule.of_each("TOI-CON-08", stands)
def placed_concealed_squads_have_cover(checked: Checked, stand: Stand) -> Iterator[Problem]:
    unit = stand.unit
    if unit.concealed and checked.is_on_map(unit.hex) and not checked.hides(unit):
        yield _at(stand, "only woods, a building or a fortification conceals a squad", "concealed")


@rule.of_each("TOI-TRN-01", stands)
def passengers_have_places(checked: Checked, stand: Stand) -> Iterator[Problem]:
    kind, aboard = stand.unit.vehicle, len(stand.unit.aboard)
    if kind is not None and aboard > _type(kind).capacity:
        message = f"{counted(aboard, 'squad')} aboard; the {_type(kind).name} carries {_type(kind).capacity or 'none'}"
        yield Problem(message, (*stand.path, "aboard"))


def _at(stand: Stand, message: str, field: str = "hex") -> Problem:
    return Problem(message, (*stand.path, field), f"hex {stand.unit.hex}")


def _by_hex(found: list[Stand]) -> dict[str, list[Stand]]:
    by_hex: dict[str, list[Stand]] = defaultdict(list)
    for each in found:
        by_hex[each.unit.hex].append(each)
    return by_hex


def _type(kind: str) -> UnitType:
    """A kind of vehicle by the name that scenarios use."""
    number = VEHICLE_NAMES.index(kind)
    return next(each for each in facts.unit_types().values() if each.is_vehicle and each.kind == number)
