"""Scenarios of our own for trials of agents: a meeting engagement, the defence of a village, and a race by truck.

They are of other kinds than the shipped ones, so that an agent which was fitted to the shipped maps does badly here.
"""

from __future__ import annotations

from typing import Any, Final

from tests.simulate.games.tide_of_iron.scenario_documents import a_document


def an_objective(hex_: str, kind: str, side: str, value: int, **more: Any) -> dict[str, Any]:
    return {"hex": hex_, "kind": kind, "side": side, "value": value, "name": f"Point {hex_}"} | more


def meeting() -> dict[str, Any]:
    """Equal forces race for three points between them, which count in every round, and for each other's camp."""
    infantry = {"regular": 18, "elite": 4, "officer": 2, "mg": 1, "mortar": 1}
    force = {"squad_bases": 7, "figures": infantry}
    return a_document(
        title="Meeting engagement",
        summary="Both sides march on the same village.",
        boards=[{"side": "2B", "column": 0, "row": 0}, {"side": "9A", "column": 1, "row": 0}],
        rounds=8,
        initiative="german",
        sides={
            "american": {
                "actions": 3,
                "divisions": {"1": force | {"vehicles": {"sherman": 1, "m3a1": 1}, "zones": ["west"]}},
                "decks": [{"name": "Artillery I"}],
                "cards": 2,
            },
            "german": {
                "actions": 3,
                "divisions": {"1": force | {"vehicles": {"panzer4": 1, "sdkfz251": 1}, "zones": ["east"]}},
                "decks": [{"name": "Artillery II"}],
                "cards": 2,
            },
        },
        zones={"west": {"columns": ["A", "D"]}, "east": {"columns": ["L", "O"]}},
        objectives=[
            an_objective("H2", "victory", "neutral", 1),
            an_objective("H3", "command", "neutral", 2),
            an_objective("H5", "victory", "neutral", 2),
            an_objective("C4", "victory", "neutral", 3, scored="last round", control="american"),
            an_objective("M4", "victory", "neutral", 3, scored="last round", control="german"),
        ],
    )


def village() -> dict[str, Any]:
    """Germans hold a village that Americans have to take; each house counts for them in every round from then on."""
    attackers = {"squad_bases": 6, "figures": {"regular": 19, "elite": 2, "officer": 1, "mg": 1}}
    defenders = {"squad_bases": 6, "figures": {"regular": 17, "elite": 2, "officer": 1, "mg": 2}}
    return a_document(
        title="The village",
        summary="Twelve squads with tanks against six in the houses.",
        boards=[{"side": "7B", "column": 0, "row": 0}, {"side": "10A", "column": 1, "row": 0}],
        rounds=9,
        initiative="american",
        sides={
            "american": {
                "actions": 3,
                "divisions": {
                    "1": attackers | {"vehicles": {"sherman": 2}, "zones": ["west"]},
                    "2": attackers | {"vehicles": {"m3a1": 2}, "zones": ["west"]},
                },
                "decks": [{"name": "Command I"}],
                "cards": 2,
            },
            "german": {
                "actions": 3,
                "divisions": {"1": defenders | {"specializations": {"anti_tank": 1}, "zones": ["east"]}},
                "decks": [{"name": "Supply I"}],
                "cards": 2,
            },
        },
        zones={"west": {"columns": ["A", "C"]}, "east": {"columns": ["I", "O"]}},
        objectives=[
            an_objective("K3", "victory", "american", 1, control="german"),
            an_objective("L4", "victory", "american", 1, control="german"),
            an_objective("M2", "victory", "american", 2, control="german"),
            an_objective("H4", "command", "neutral", 2),
        ],
        victory={
            "conditions": [
                {"side": "american", "when": "any round", "if": {"points": {"side": "american", "at_least": 8}}}
            ],
            "otherwise": "german",
        },
    )


def race() -> dict[str, Any]:
    """Americans in trucks have to reach a far crossroads in seven rounds; a few Germans start nearer to it."""
    riders = {"squad_bases": 8, "figures": {"regular": 24, "elite": 4, "officer": 2, "mg": 1}}
    guards = {"squad_bases": 4, "figures": {"regular": 13, "officer": 1, "mg": 1}}
    return a_document(
        title="The race",
        summary="Americans drive for a crossroads that Germans come to bar.",
        boards=[
            {"side": "4A", "column": 0, "row": 0},
            {"side": "1A", "column": 1, "row": 0},
            {"side": "3A", "column": 2, "row": 0},
        ],
        rounds=7,
        initiative="american",
        sides={
            "american": {
                "actions": 3,
                "divisions": {"1": riders | {"vehicles": {"gmc": 2, "m3a1": 2}, "zones": ["west"]}},
            },
            "german": {"actions": 3, "divisions": {"1": guards | {"zones": ["east"]}}},
        },
        zones={"west": {"columns": ["A", "C"]}, "east": {"columns": ["U", "W"]}},
        objectives=[
            an_objective("P4", "victory", "american", 0),
            an_objective("R3", "victory", "american", 0),
        ],
        victory={
            "conditions": [
                {
                    "side": "american",
                    "when": "last round",
                    "if": {"controls": {"side": "american", "objectives": "victory"}},
                }
            ],
            "otherwise": "german",
        },
    )


GROUNDS: Final = {"meeting": meeting, "village": village, "race": race}
