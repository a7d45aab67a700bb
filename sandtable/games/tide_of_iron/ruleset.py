"""The rule numbers of one scenario: the tables of the box, changed by the scenario's parameters (section 30)."""

# interpreted: builds tables from documents, once a scenario

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import Parameter, Terrain, UnitType, Value
from sandtable.games.tide_of_iron.squads import FigureTable
from sandtable.games.tide_of_iron.terms import FIGURE_KINDS, INFANTRY, VEHICLE


class BadParameter(ValueError):
    """A parameter that doesn't exist or can't have this value; `problems` names each in plain words."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True)
class Ruleset:
    """Units and terrain as they count in one scenario, and every parameter by name."""

    units: Mapping[str, UnitType]
    terrain: Mapping[str, Terrain]
    values: Mapping[str, Value]

    def number(self, name: str) -> int:
        """A parameter that is a number."""
        value = self.values[name]
        assert isinstance(value, int), f"{name} is {value!r}"
        return value

    def flag(self, name: str) -> bool:
        """A parameter that is yes or no."""
        return self.values[name] is True

    def word(self, name: str) -> str:
        """A parameter that is one of a few words."""
        return str(self.values[name])

    def numbers(self, name: str) -> list[int]:
        """A parameter that is a row of numbers."""
        value = self.values[name]
        assert isinstance(value, tuple), f"{name} is {value!r}"
        return [number for number in value if isinstance(number, int)]

    def words(self, name: str) -> list[str]:
        """A parameter that is a set of words."""
        value = self.values[name]
        assert isinstance(value, tuple), f"{name} is {value!r}"
        return [word for word in value if isinstance(word, str)]


def ruleset(changes: Mapping[str, object] | None = None) -> Ruleset:
    """The numbers with these parameters changed. Raises BadParameter, naming every problem."""
    changes = changes or {}
    if found := problems(changes):
        raise BadParameter(found)
    values = {name: parameter.default for name, parameter in facts.parameters().items()}
    values |= {name: facts.frozen(value) for name, value in changes.items()}
    tables: dict[str, Any] = {name: deepcopy(facts.read(name)) for name in ("units", "terrain")}
    for parameter in facts.parameters().values():
        for path in parameter.value_of:
            facts.entry_at(tables, path[:-1])[path[-1]] = values[parameter.name]
    return Ruleset(facts.units_of(tables["units"]), facts.terrain_of(tables["terrain"]), values)


def problems(changes: Mapping[str, object]) -> list[str]:
    """The problems of a scenario's parameters, in plain words; empty for sound ones."""
    return [problem for name, value in changes.items() for problem in _problems(name, value)]


def _problems(name: str, value: object) -> list[str]:
    parameter = facts.parameters().get(name)
    if parameter is None:
        return [f"there is no parameter {name!r}"]
    if not _is_of_kind(value, parameter):
        return [f"{name} must be {_wanted(parameter)}; got {value!r}"]
    return []


def _is_of_kind(value: object, parameter: Parameter) -> bool:
    match parameter.kind:
        case "numbers" | "words":
            if not isinstance(value, list) or (parameter.length and len(value) != parameter.length):
                return False
            return all(_is_one(item, parameter) for item in value)
        case _:
            return _is_one(value, parameter)


def _is_one(value: object, parameter: Parameter) -> bool:
    """True for an allowed single value; `true` is no number and 1 is no flag, although Python treats them as equal."""
    match parameter.kind:
        case "flag":
            return isinstance(value, bool) and (not parameter.choices or value in parameter.choices)
        case "number" | "numbers":
            return type(value) is int and parameter.low <= value <= parameter.high
        case _:
            return isinstance(value, str) and value in parameter.choices


def _wanted(parameter: Parameter) -> str:
    if parameter.choices:
        words = " or ".join(str(choice).lower() for choice in parameter.choices)
        return f"a list of {words}" if parameter.kind == "words" else words
    if parameter.kind == "flag":
        return "true or false"
    count = f"a list of {parameter.length} numbers" if parameter.kind == "numbers" else "a number"
    return f"{count} from {parameter.low} to {parameter.high}"


def figure_table(rules: Ruleset, nation: int) -> FigureTable:
    """The values of a nation's figures as the engine computes with them."""
    table = FigureTable()
    for unit in rules.units.values():
        if unit.nation == nation and not unit.is_vehicle:
            _enter(unit, table)
    return table


def _enter(unit: UnitType, table: FigureTable) -> None:
    kind = unit.kind
    table.movement[kind] = unit.movement
    table.minimum_range[kind] = unit.minimum_range
    table.assault_defense[kind] = unit.assault_defense
    table.suppressive[kind] = unit.suppressive_firepower
    for target, weapon in ((INFANTRY, unit.vs_infantry), (VEHICLE, unit.vs_vehicle)):
        table.ranges[target * FIGURE_KINDS + kind] = weapon.range
        table.firepower[target * FIGURE_KINDS + kind] = weapon.firepower
