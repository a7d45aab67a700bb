"""Scenario documents for tests: the smallest complete one, to be changed in one place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import axial, hex_name
from sandtable.games.tide_of_iron.terms import CLEAR


def a_document(**changes: Any) -> dict[str, Any]:
    """A scenario on one board: one squad against one squad, for 8 rounds; top-level fields can be replaced."""
    document: dict[str, Any] = {
        "title": "A small fight",
        "summary": "One squad against one squad.",
        "boards": [{"side": "1A", "column": 0, "row": 0}],
        "rounds": 8,
        "initiative": "american",
        "sides": {"american": a_side("west"), "german": a_side("east")},
        "zones": {"west": {"columns": [1, 2]}, "east": {"columns": [6, 7]}},
        "objectives": [{"hex": "D3", "kind": "victory", "side": "neutral"}],
        "victory": {"conditions": [], "otherwise": "most points"},
    }
    return document | changes


def a_side(zone: str, **changes: Any) -> dict[str, Any]:
    """Three actions and one division of four regulars."""
    return {"actions": 3, "divisions": {"1": a_division(zone)}} | changes


def a_division(zone: str, **changes: Any) -> dict[str, Any]:
    """One base with four regulars."""
    return {"squad_bases": 1, "figures": {"regular": 4}, "zones": [zone]} | changes


ALL_TEAMS = [{"american": 1, "german": 1}, {"american": 2, "german": 1}, {"american": 2, "german": 2}]
"""Two, three or four players."""


def a_team_fight(**changes: Any) -> dict[str, Any]:
    """A scenario for two, three (two Americans) or four players: both sides have a squad and a truck in division 1, a
    squad in division 2, a deck, and a command objective.
    """

    def divisions(zone: str, truck: str) -> dict[str, Any]:
        return {"1": a_division(zone, vehicles={truck: 1}), "2": a_division(zone, figures={"elite": 4})}

    usual: dict[str, Any] = {
        "title": "A fight of teams",
        "summary": "Two divisions against two.",
        "rounds": 3,
        "teams": ALL_TEAMS,
        "sides": {
            "american": a_side(
                "", divisions=divisions("west", "gmc"), decks=[{"name": "Supply I"}], cards=1, command=2
            ),
            "german": a_side("", divisions=divisions("east", "opel"), decks=[{"name": "Morale I"}], cards=1, command=2),
        },
        "objectives": [
            {"hex": "D3", "kind": "victory", "side": "neutral"},
            {"hex": "A2", "kind": "command", "side": "american", "value": 2},
        ],
    }
    return a_document(**usual) | changes


def a_garrison() -> dict[str, Any]:
    """A scenario with every kind of placed unit: only the Americans also deploy a squad, the Germans hold a farm."""
    american = a_division("west", placed=[{"hex": "A3", "vehicle": "gmc", "aboard": [{"figures": {"regular": 4}}]}])
    german = [
        {"hex": "D4", "squad": {"figures": {"elite": 4}, "specialization": "medic"}, "concealed": True},
        {"hex": "E4", "squad": {"figures": {"regular": 4}}, "concealed": True},
        {"hex": "E2", "squad": {"figures": {"mg": 1, "regular": 2}}, "inside": "pillbox"},
        {"hex": "F3", "vehicle": "sdkfz251"},
    ]
    conditions = [
        {"side": "american", "when": "any round", "if": {"controls": {"side": "american", "objectives": ["D4"]}}},
        {"side": "german", "when": "any round", "if": {"eliminated": "american"}},
    ]
    return a_document(
        title="The held farm",
        summary="Two American squads against a German garrison.",
        boards=[{"side": "7B", "column": 0, "row": 0}],
        rounds=4,
        sides={
            "american": a_side("", divisions={"1": american}, decks=[{"name": "Supply I"}], cards=1, command=2),
            "german": a_side("", divisions={"1": {"placed": german}}, decks=[{"name": "Morale I"}], cards=1, command=2),
        },
        zones={"west": {"columns": ["A", "A"]}},
        markers=[{"hex": "E2", "kind": "pillbox"}],
        objectives=[{"hex": "D4", "kind": "victory", "side": "american", "value": 0, "name": "Farm"}],
        victory={"conditions": conditions, "otherwise": "german"},
    )


def a_ground(
    bases: Mapping[str, int] | None = None,
    levels: Mapping[str, int] | None = None,
    roads: Mapping[str, int] | None = None,
) -> Ground:
    """The 38 hexes of one board, A1 to G5, clear and level but for the hexes named; roads are masks of directions."""
    places = [(column, row) for column in range(1, 8) for row in range(column % 2, 6)]
    axials = [axial(column, row) for column, row in places]
    names = [hex_name(q, r) for q, r in axials]
    return Ground(
        [q for q, _ in axials],
        [r for _, r in axials],
        [(levels or {}).get(name, 0) for name in names],
        [(bases or {}).get(name, CLEAR) for name in names],
        [(roads or {}).get(name, 0) for name in names],
        [0] * len(names),
        names,
    )


def shipped(name: str) -> dict[str, Any]:
    """The document of a scenario that comes with the game."""
    path = files("sandtable.games.tide_of_iron") / "data" / "scenarios" / f"{name}.json"
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document
