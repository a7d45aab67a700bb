"""Facts of the box: units, terrain, markers, parameters and cards, as published or as our own working values.

The only place that opens the tables below `data/`; they are read once, at first use. Each value keeps
its basis: `source` names the place where it was read, `inferred` marks a working value.
"""

# interpreted: reads data files, once a process

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, NATION_NAMES

TABLES: Final = ("units", "terrain", "markers", "parameters", "strategy_cards", "operations_cards")

Value = bool | int | str | tuple[int, ...] | tuple[str, ...]
"""The type of a parameter's value."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """The attack of a figure or vehicle on one type of target; 0 and 0: no attack (TOI-ACT-13)."""

    range: int
    """Hexes."""
    firepower: int
    """Black dice."""


@dataclass(frozen=True, slots=True)
class UnitType:
    """One kind of plastic figure (TOI-CMP-07): 17 of the first edition, and those that a later one added."""

    id: str
    nation: int
    """AMERICAN or GERMAN."""
    name: str
    kind: int
    """REGULAR to MORTAR for a figure on a base, the place in VEHICLE_NAMES for a vehicle."""
    is_vehicle: bool
    holes: int
    """Holes of a base that the figure takes (TOI-CMP-04); 0 for a vehicle."""
    movement: int
    armor: int
    vs_infantry: Weapon
    vs_vehicle: Weapon
    suppressive_firepower: int
    """Black dice against infantry in a suppressive attack; they differ from the normal ones for a mortar (TOI-ARE-05).
    """
    minimum_range: int
    """The shortest distance of an attack, in hexes; 0: any."""
    assault_defense: int
    """Firepower when its squad defends in an assault (TOI-ASL-26)."""
    capacity: int
    """Squads it carries (TOI-TRN-01)."""
    is_heavy: bool
    """A heavy vehicle (TOI-DMG-01)."""
    traits: tuple[str, ...]
    abilities: tuple[str, ...]
    count: int
    """The number in the box."""
    edition: int
    """The first edition whose box holds it: 1 or 2 (TOI-CMP-13)."""
    source: str
    inferred: bool
    inferred_note: str

    @property
    def kind_name(self) -> str:
        """The name of the kind in scenarios."""
        return kind_name(self.id)

    @property
    def is_heavy_weapon(self) -> bool:
        return "heavy_infantry_weapon" in self.traits


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of a kind of unit; `values` holds the numbers of the ability."""

    id: str
    belongs_to: str
    effect: str
    values: Mapping[str, int]
    source: str
    inferred: bool


@dataclass(frozen=True, slots=True)
class Specialization:
    """One of the four tokens of a squad base (section 22)."""

    id: str
    name: str
    count: int
    effect: tuple[str, ...]
    values: Mapping[str, int]
    source: str
    inferred: bool


@dataclass(frozen=True, slots=True)
class Terrain:
    """One row of the terrain table (TOI-MOV-17)."""

    id: str
    name: str
    infantry_cost: int
    """Movement points to enter; 0 when it can't be entered (TOI-CMP-12)."""
    vehicle_cost: int
    can_infantry_enter: bool
    can_vehicles_enter: bool
    cover: int
    blocks_sight: bool
    """True where the terrain itself blocks; levels block by their own rules (TOI-LOS-02)."""
    special: tuple[str, ...]
    source: str
    inferred: bool
    inferred_fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Marker:
    """One kind of marker or token of the box (sections 1 and 21)."""

    id: str
    group: str
    stock: int
    """The number in the box, together with its other side (TOI-CMP-11); 0: not counted in one number."""
    other_side: str
    """The marker on its back, or ""."""
    cover: int
    cover_for_squads: int
    blocks_sight: bool
    enter_cost: int
    exit_cost: int
    capacity: int
    """Squads inside (TOI-OBS-01)."""
    attack_dice: int
    success: int
    successes_to_remove: int
    points_to_remove: int
    halves_firepower: bool
    effects: tuple[str, ...]
    source: str
    inferred: bool


@dataclass(frozen=True, slots=True)
class Parameter:
    """A value of section 30 that a scenario may set."""

    name: str
    kind: str
    """The kind of value: flag, number, word, numbers or words."""
    default: Value
    choices: tuple[Value, ...]
    """The allowed values; empty: any value of the kind from low to high."""
    low: int
    high: int
    length: int
    """The length of a list; 0: any."""
    rules: tuple[str, ...]
    group: int
    reason: str
    value_of: tuple[tuple[str, ...], ...]
    """Entries of the other tables that the parameter stands for."""


@cache
def read(name: str) -> Any:
    """A table of the data folder, e.g. `read("terrain")`. Callers never change the result."""
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


def by_id(entries: Iterable[Any]) -> dict[str, Any]:
    """Entries by their id, in their order."""
    return {entry.id: entry for entry in entries}


def kind_name(id_: str) -> str:
    """The name of a kind of unit in scenarios: its id without the nation, "us_sherman" gives "sherman"."""
    return id_.partition("_")[2]


VEHICLE_NAMES: Final[tuple[str, ...]] = tuple(
    kind_name(entry["id"]) for entry in read("units")["units"] if entry["category"] == "vehicle"
)
"""Vehicles by kind, in the order of units.json: the place is the number that the engine computes with."""


@cache
def unit_types() -> dict[str, UnitType]:
    """The kinds of figure and vehicle by id, as printed."""
    return units_of(read("units"))


def units_of(table: dict[str, Any]) -> dict[str, UnitType]:
    """The kinds of unit in a table shaped like units.json."""
    return by_id(_unit_type(entry) for entry in table["units"])


def _unit_type(entry: dict[str, Any]) -> UnitType:
    is_vehicle = entry["category"] == "vehicle"
    names = VEHICLE_NAMES if is_vehicle else FIGURE_NAMES
    vs_infantry = Weapon(**entry["vs_infantry"])
    return UnitType(
        id=entry["id"],
        nation=NATION_NAMES.index(entry["nation"]),
        name=entry["name"],
        kind=names.index(kind_name(entry["id"])),
        is_vehicle=is_vehicle,
        holes=entry["squad_base_slots"],
        movement=entry["movement"],
        armor=entry["armor"],
        vs_infantry=vs_infantry,
        vs_vehicle=Weapon(**entry["vs_vehicle"]),
        suppressive_firepower=entry.get("firepower_by_attack_type", {}).get("suppressive", vs_infantry.firepower),
        minimum_range=entry.get("minimum_range", 0),
        assault_defense=entry.get("assault_defense_firepower", vs_infantry.firepower),
        capacity=entry["transport_capacity"],
        is_heavy=entry["vehicle_class"] == "heavy",
        traits=tuple(entry["traits"]),
        abilities=tuple(entry["abilities"]),
        count=entry["count_in_box"],
        edition=entry.get("edition", 1),
        source=entry["source"],
        inferred=entry["inferred"],
        inferred_note=entry.get("inferred_note", ""),
    )


@cache
def abilities() -> dict[str, Ability]:
    """Abilities of units by id."""
    return by_id(
        Ability(it["id"], it["belongs_to"], it["effect"], it["values"], it["source"], it["inferred"])
        for it in read("units")["abilities"]
    )


@cache
def specializations() -> dict[str, Specialization]:
    """The four specializations by id."""
    return by_id(
        Specialization(
            it["id"], it["name"], it["count_in_box"], tuple(it["effect"]), it["values"], it["source"], it["inferred"]
        )
        for it in read("units")["specializations"]
    )


def holes_of_a_base() -> int:
    """The number of holes of a squad base (TOI-CMP-04)."""
    return int(read("units")["squad_bases"]["slots_of_a_base"])


@cache
def terrain() -> dict[str, Terrain]:
    """The terrain table by id, as printed."""
    return terrain_of(read("terrain"))


def terrain_of(table: dict[str, Any]) -> dict[str, Terrain]:
    """The rows of a table shaped like terrain.json."""
    return by_id(_terrain(entry) for entry in table["terrain"])


def _terrain(entry: dict[str, Any]) -> Terrain:
    return Terrain(
        id=entry["id"],
        name=entry["name"],
        infantry_cost=entry["movement_cost_infantry"] or 0,
        vehicle_cost=entry["movement_cost_vehicle"] or 0,
        can_infantry_enter=entry["passable_infantry"],
        can_vehicles_enter=entry["passable_vehicle"],
        cover=entry["cover"],
        blocks_sight=entry["blocks_los"] is True,
        special=tuple(entry["special"]),
        source=entry["source"],
        inferred=entry["inferred"],
        inferred_fields=tuple(entry["inferred_fields"]),
    )


@cache
def markers() -> dict[str, Marker]:
    """The markers and tokens of the box by id."""
    return by_id(_marker(entry) for entry in read("markers")["markers"])


def marker(name: str) -> Marker:
    """One marker by its id."""
    return markers()[name]


def _marker(entry: dict[str, Any]) -> Marker:
    count = entry["count_in_box"]
    return Marker(
        id=entry["id"],
        group=entry["group"],
        stock=entry.get("stock_shared", count if isinstance(count, int) else 0),
        other_side=entry.get("other_side", ""),
        cover=entry.get("cover", 0),
        cover_for_squads=entry.get("cover_for_squads", 0),
        blocks_sight=entry.get("blocks_los", False),
        enter_cost=entry.get("enter_cost", 0),
        exit_cost=entry.get("exit_cost", 0),
        capacity=entry.get("capacity_squads", 0),
        attack_dice=entry.get("attack_dice", 0),
        success=entry.get("success", 0),
        successes_to_remove=entry.get("successes_to_remove", 0),
        points_to_remove=entry.get("movement_points_to_remove", 0),
        halves_firepower=entry.get("attack_factor") == "half",
        effects=tuple(entry["effects"]),
        source=entry["source"],
        inferred=entry["inferred"],
    )


@cache
def parameters() -> dict[str, Parameter]:
    """The parameters of section 30 by name, in its order."""
    made = (_parameter(entry) for entry in read("parameters")["parameters"])
    return {parameter.name: parameter for parameter in made}


def _parameter(entry: dict[str, Any]) -> Parameter:
    paths = tuple(tuple(path) for path in entry.get("value_of", ()))
    default = entry_at({name: read(name) for name in TABLES}, paths[0]) if paths else entry["default"]
    return Parameter(
        name=entry["name"],
        kind=entry["kind"],
        default=frozen(default),
        choices=tuple(frozen(choice) for choice in entry.get("choices", ())),
        low=entry.get("low", 0),
        high=entry.get("high", 0),
        length=entry.get("length", 0),
        rules=tuple(entry["rules"]),
        group=entry["group"],
        reason=entry["reason"],
        value_of=paths,
    )


def frozen(value: Any) -> Value:
    """A value of a document as parameters hold it: lists become tuples."""
    if isinstance(value, list):
        return tuple(value)
    assert isinstance(value, bool | int | str | tuple), f"{value!r} is no value of a parameter"
    return value


def entry_at(tables: dict[str, Any], path: tuple[str, ...]) -> Any:
    """The value at a path of the tables, e.g. `units.us_sherman.movement`: table, entry, field, inner field."""
    found = tables[path[0]]
    for part in path[1:]:
        found = found[part] if part in found else next(it for it in found[path[0]] if it["id"] == part)
    return found
