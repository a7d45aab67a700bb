"""Questions about a scenario for its designer: JSON in, JSON out. The rules below `simulate` answer them.

A definition may break rules, but one that its schema refuses, or that has no map, raises BadScenario. Bad arguments
raise BadDocument with every problem, at its place in the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sandtable.engine.problem import BadDocument, BadScenario, Path, Problem
from sandtable.engine.shape import Shape
from sandtable.engine.unknown import CannotTell
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.boards import BadBoards, ground_of
from sandtable.games.tide_of_iron.eye.firing import fire
from sandtable.games.tide_of_iron.eye.looking import look, seen_from
from sandtable.games.tide_of_iron.eye.reaching import MOST_ACTIONS, reach
from sandtable.games.tide_of_iron.eye.shooting import ranges, target
from sandtable.games.tide_of_iron.eye.stage import Piece, Stage
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.movement import THIRDS
from sandtable.games.tide_of_iron.ruleset import BadParameter
from sandtable.games.tide_of_iron.scenario import SCENARIOS, Scenario
from sandtable.games.tide_of_iron.scenario_sides import Squad
from sandtable.games.tide_of_iron.squads import HOLES, size
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, MG, NATION_NAMES, RANGE_NAMES, SPECIALIZATION_NAMES
from sandtable.games.tide_of_iron.zones import can_stand

Answer = dict[str, Any]
Arguments = Mapping[str, Any]

_HEX: Final = SCENARIOS.schema()["$defs"]["hex"]
_SIDE: Final = {"enum": list(NATION_NAMES)}
_FIGURES: Final = {
    "type": "object",
    "additionalProperties": False,
    "properties": {kind: {"type": "integer", "minimum": 0, "maximum": HOLES} for kind in FIGURE_NAMES},
}
_UNIT: Final = {
    "title": "a squad or a vehicle",
    "type": "object",
    "additionalProperties": False,
    "minProperties": 1,
    "properties": {
        "figures": _FIGURES,
        "specialization": {"enum": [name for name in SPECIALIZATION_NAMES if name]},
        "vehicle": {"enum": list(VEHICLE_NAMES)},
    },
    "dependentSchemas": {"vehicle": {"properties": {"figures": False, "specialization": False}}},
}
_SMOKE: Final = {"type": "array", "uniqueItems": True, "maxItems": 40, "items": _HEX}
_AGAINST: Final = {"enum": ["squad", "vehicle"]}
_ACTIONS: Final = {"type": "integer", "minimum": 1, "maximum": MOST_ACTIONS}


def _shape(required: Mapping[str, Any], optional: Mapping[str, Any] | None = None) -> Shape:
    """The shape of the arguments of one question."""
    return Shape(
        {
            "type": "object",
            "additionalProperties": False,
            "required": list(required),
            "properties": {**required, **(optional or {})},
        }
    )


SHAPES: Final[Mapping[str, Shape]] = {
    "sight": _shape({"from": _HEX, "to": _HEX}, {"smoke": _SMOKE}),
    "seen": _shape({"hex": _HEX}, {"smoke": _SMOKE}),
    "reach": _shape({"hex": _HEX, "side": _SIDE, "unit": _UNIT}, {"actions": _ACTIONS}),
    "ranges": _shape({"hex": _HEX, "side": _SIDE, "unit": _UNIT}, {"against": _AGAINST}),
    "fire": _shape({"side": _SIDE}, {"against": _AGAINST}),
}
"""The arguments of each question."""


@dataclass(frozen=True)
class Question:
    """A definition and arguments that can be answered."""

    scenario: Scenario
    ground: Ground
    arguments: Arguments

    def hex(self, name: str) -> int:
        """The hex of an argument."""
        return self.ground.by_name[self.arguments[name]]

    def names(self, hexes: Iterator[int] | list[int] | tuple[int, ...]) -> list[str]:
        return [self.ground.names[hex_] for hex_ in hexes]

    def piece(self) -> Piece:
        """The unit of the arguments."""
        unit, side = self.arguments["unit"], self.arguments["side"]
        if "vehicle" in unit:
            return Piece(side, vehicle=unit["vehicle"])
        figures = {kind: count for kind, count in unit.get("figures", {}).items() if count}
        return Piece(side, Squad(figures, unit.get("specialization")))

    def stage(self, *pieces: Piece) -> Stage:
        """The map with these units and with the smoke of the arguments."""
        stage = Stage(self.scenario, pieces)
        stage.table.smoke = tuple(sorted({self.ground.by_name[each] for each in self.arguments.get("smoke", ())}))
        return stage


def sight(definition: Any, arguments: Arguments) -> Answer:
    """Whether two hexes see each other, the reason with its rule, and the hexes that block."""
    asked = _asked("sight", definition, arguments)
    here, there = asked.hex("from"), asked.hex("to")
    found = look(asked.stage(), here, there)
    return {
        "from": arguments["from"],
        "to": arguments["to"],
        "visible": found.is_clear,
        "distance": asked.ground.distance(here, there),
        "reason": found.reason,
        "rule": found.rule,
        "blocking": asked.names(found.blocking),
        "lines": [asked.names(line) for line in found.lines],
    }


def seen(definition: Any, arguments: Arguments) -> Answer:
    """All hexes in line of sight of one, with their distance."""
    asked = _asked("seen", definition, arguments)
    here = asked.hex("hex")
    found = seen_from(asked.stage(), here)
    names, distance = asked.ground.names, asked.ground.distance
    return {
        "hex": arguments["hex"],
        "of": asked.ground.count - 1,
        "hexes": [{"hex": names[there], "distance": distance(here, there)} for there in found],
    }


def reached(definition: Any, arguments: Arguments) -> Answer:
    """All hexes that a unit comes to in some actions, with the fewest actions and the points left then."""
    asked = _asked("reach", definition, arguments)
    actions = arguments.get("actions", 1)
    found = reach(asked.stage(asked.piece()), 0, asked.hex("hex"), actions)
    names = asked.ground.names
    return {
        "hex": arguments["hex"],
        "actions": actions,
        "hexes": [{"hex": names[each.hex], "actions": each.actions, "left": _points(each.left)} for each in found],
    }


def in_range(definition: Any, arguments: Arguments) -> Answer:
    """All hexes in range of a unit, with the class of the range, its attack dice, and whether it sees them."""
    asked = _asked("ranges", definition, arguments)
    against = arguments.get("against", "squad")
    stage = asked.stage(asked.piece(), target(arguments["side"], is_vehicle=against == "vehicle"))
    return {
        "hex": arguments["hex"],
        "against": against,
        "hexes": [
            {
                "hex": asked.ground.names[each.hex],
                "range": RANGE_NAMES[each.range_class],
                "dice": each.dice,
                "seen": each.is_seen,
            }
            for each in ranges(stage, 0, asked.hex("hex"), 1)
        ],
    }


def heat(definition: Any, arguments: Arguments) -> Answer:
    """The possible fire of a side in round 1 on each hex that it can hit, in attack dice."""
    asked = _asked("fire", definition, arguments)
    against = arguments.get("against", "squad")
    found = fire(Judged(asked.scenario, lambda: asked.ground), arguments["side"], against == "vehicle")
    names = asked.ground.names
    return {
        "side": arguments["side"],
        "against": against,
        "unit": "attack dice in round 1 of all that find room in the start hexes, before anybody has moved",
        "most": max((each.dice + each.long_dice for each in found), default=0),
        "hexes": [
            {
                "hex": names[each.hex],
                "dice": each.dice,
                "long_dice": each.long_dice,
                "positions": each.positions,
                "nearest": names[each.example],
            }
            for each in found
        ],
    }


QUESTIONS: Final[Mapping[str, Callable[[Any, Arguments], Answer]]] = {
    "sight": sight,
    "seen": seen,
    "reach": reached,
    "ranges": in_range,
    "fire": heat,
}
"""Every question by name."""


# -- checks ----------------------------------------------------------------------------------------------------------


def _asked(name: str, definition: Any, arguments: Arguments) -> Question:
    """A question that can be answered. Raises BadDocument with every problem."""
    if problems := SHAPES[name].problems(arguments):
        raise BadDocument(problems)
    scenario = SCENARIOS.read(definition)
    try:
        asked = Question(scenario, ground_of(scenario), arguments)
        Judged(scenario, lambda: asked.ground).rules  # noqa: B018 - wrong parameters are named here
    except (BadBoards, BadParameter, CannotTell):
        told = "the scenario has no map yet, or wrong parameters; its problems say why"
        raise BadScenario([Problem(told, ("boards",), code="no_map")]) from None
    if problems := [*_places(asked), *_units(asked)]:
        raise BadDocument(problems)
    return asked


def _places(asked: Question) -> Iterator[Problem]:
    """Hexes outside the map."""
    named: list[tuple[Path, str]] = [
        ((key,), asked.arguments[key]) for key in ("from", "to", "hex") if key in asked.arguments
    ]
    named += [(("smoke", index), each) for index, each in enumerate(asked.arguments.get("smoke", ()))]
    for path, name in named:
        if name not in asked.ground.by_name:
            yield Problem(f"there is no hex {name} on this map", path, code="no_hex")


def _units(asked: Question) -> Iterator[Problem]:
    """Units that can't exist, or not in this hex."""
    if "unit" not in asked.arguments:
        return
    unit, side = asked.arguments["unit"], asked.arguments["side"]
    name = unit.get("vehicle", "")
    if name:
        own = {VEHICLE_NAMES[each.kind] for each in _types(side)}
        if name not in own:
            yield Problem(f"the {side} nation has no vehicle {name}", ("unit", "vehicle"), code="no_such_vehicle")
    else:
        yield from _squad(unit)
    here = asked.ground.by_name.get(asked.arguments["hex"])
    rules = Judged(asked.scenario, lambda: asked.ground).rules
    if here is not None and not can_stand(asked.ground, here, bool(name), rules, asked.scenario.rules.flooded):
        yield Problem(f"no {name or 'squad'} can stand in {asked.arguments['hex']}", ("hex",), code="no_place")


def _squad(unit: Mapping[str, Any]) -> Iterator[Problem]:
    figures = unit.get("figures", {})
    holes = sum(size(FIGURE_NAMES.index(kind)) * count for kind, count in figures.items())
    if not 1 <= holes <= HOLES:
        told = f"the figures take {holes} holes of a base; a squad takes 1 to {HOLES}"
        yield Problem(told, ("unit", "figures"), code="wrong_squad")
    heavy = sum(count for kind, count in figures.items() if FIGURE_NAMES.index(kind) >= MG)
    if heavy and "specialization" in unit:
        told = "a squad with a heavy weapon can't have a token"
        yield Problem(told, ("unit", "specialization"), rule="TOI-SQD-05", code="wrong_squad")


def _types(side: str) -> Iterator[facts.UnitType]:
    """The vehicles of a nation."""
    nation = NATION_NAMES.index(side)
    return (each for each in facts.unit_types().values() if each.is_vehicle and each.nation == nation)


def _points(thirds: int) -> str:
    """Movement points in words: "2", "1 2/3"."""
    whole, rest = divmod(thirds, THIRDS)
    return f"{whole or ''} {rest}/{THIRDS}".strip() if rest else str(whole)
