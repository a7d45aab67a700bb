"""The problems that the lint finds in the small scenario when something about it is changed."""

from __future__ import annotations

from typing import Any

from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.legality import problems_of
from sandtable.games.tide_of_iron.scenario import read
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_ground, a_side


def found(document: dict[str, Any], ground: Ground | None = None) -> list[str]:
    """Problems as "rule place", in order."""
    return [f"{each.rule} {each.where}" for each in problems_of(read(document), ground or a_ground())]


def messages(document: dict[str, Any], ground: Ground | None = None) -> list[str]:
    """Problems in words, in order."""
    return [each.message for each in problems_of(read(document), ground or a_ground())]


def with_american(**division: Any) -> dict[str, Any]:
    """The small scenario with another first division of the American side."""
    american = a_side("west", divisions={"1": a_division("west", **division)})
    return a_document(sides={"american": american, "german": a_side("east")})


def with_side(**side: Any) -> dict[str, Any]:
    """The small scenario with something else about the American side."""
    return a_document(sides={"american": a_side("west", **side), "german": a_side("east")})


def with_condition(condition: dict[str, Any], side: str = "german", **more: Any) -> dict[str, Any]:
    """The small scenario with this condition as the only one by which a side wins."""
    conditions = [{"side": side, "when": "any round", "if": condition}]
    return a_document(victory={"conditions": conditions, "otherwise": "most points"}, **more)


def zones(west: dict[str, Any], east: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """The small scenario with other zones; `more` are those that no side starts in."""
    return a_document(zones={"west": west, "east": east or {"columns": [6, 7]}, **more})


def objectives(*named: dict[str, Any]) -> dict[str, Any]:
    """The small scenario with these objectives; what is not said is a neutral victory objective at D3."""
    kinds = ({"hex": "D3", "kind": "victory", "side": "neutral"} | each for each in named)
    return a_document(objectives=list(kinds))
