"""Scenarios of our own for trials of agents: meetings, the defence of a village, of a line and of a river, and races.

They are of other kinds than the shipped ones, so that an agent which was fitted to the shipped maps does badly here.
"""

from __future__ import annotations

from typing import Any, Final

from tests.sandtable.games.tide_of_iron.scenario_documents import a_document


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


def front() -> dict[str, Any]:
    """A wide meeting: more Americans than Germans, seven points that count in each round, and reinforcements."""
    americans = {"squad_bases": 6, "figures": {"regular": 17, "elite": 2, "officer": 1, "mg": 1, "mortar": 1}}
    germans = {"squad_bases": 5, "figures": {"regular": 13, "elite": 2, "officer": 1, "mg": 2}}
    return a_document(
        title="The wide front",
        summary="Both sides come with two divisions and want all that lies between them.",
        boards=boards(("7A", "2A", "12A"), ("4B", "11A", "9A")),
        rounds=9,
        initiative="american",
        sides={
            "american": {
                "actions": 4,
                "divisions": {
                    "1": americans | {"vehicles": {"sherman": 1, "m3a1": 1}, "zones": ["west"]},
                    "2": americans | {"vehicles": {"gmc": 2}, "zones": ["west"]},
                },
            },
            "german": {
                "actions": 4,
                "divisions": {
                    "1": germans | {"vehicles": {"panzer4": 1}, "zones": ["east"]},
                    "2": germans | {"vehicles": {"opel": 1}, "zones": ["east"]},
                },
                "reinforcements": [
                    {
                        "round": 3,
                        "division": "1",
                        "squad_bases": 2,
                        "figures": {"elite": 8},
                        "vehicles": {"sdkfz251": 2},
                        "zones": ["east_edge"],
                    }
                ],
            },
        },
        zones={
            "west": {"columns": ["A", "F"]},
            "east": {"columns": ["R", "W"]},
            "east_edge": {"columns": ["W", "W"]},
        },
        objectives=[
            an_objective("E4", "victory", "neutral", 3, scored="last round", control="american"),
            an_objective("J3", "victory", "neutral", 1),
            an_objective("K9", "victory", "neutral", 1),
            an_objective("N5", "victory", "neutral", 2),
            an_objective("P9", "victory", "neutral", 1),
            an_objective("T3", "victory", "neutral", 3, scored="last round", control="german"),
            an_objective("L6", "command", "neutral", 2),
        ],
    )


def line() -> dict[str, Any]:
    """Germans attack a line of five points that Americans hold, and need three of them at the end."""
    defenders = {"squad_bases": 9, "figures": {"regular": 27, "elite": 3, "officer": 2, "mg": 2}}
    attackers = {"squad_bases": 6, "figures": {"regular": 14, "elite": 6, "officer": 2, "mg": 1}}
    return a_document(
        title="The line",
        summary="Twelve squads with a tank against a line of nine.",
        boards=boards(("1A", "8B"), ("12A", "2B")),
        rounds=8,
        initiative="german",
        sides={
            "american": {"actions": 3, "divisions": {"1": defenders | {"zones": ["west"]}}},
            "german": {
                "actions": 3,
                "divisions": {
                    "1": attackers | {"vehicles": {"panzer4": 1}, "zones": ["east"]},
                    "2": attackers | {"specializations": {"engineer": 1}, "zones": ["east"]},
                },
            },
        },
        zones={"west": {"columns": ["A", "G"]}, "east": {"columns": ["M", "O"]}},
        objectives=[
            an_objective(hex_, "victory", "german", 0, control="american") for hex_ in ("F2", "E4", "F6", "E8", "F10")
        ]
        + [an_objective("J6", "command", "neutral", 2)],
        victory={
            "conditions": [
                {
                    "side": "german",
                    "when": "last round",
                    "if": {"controls": {"side": "german", "objectives": "victory", "at_least": 3}},
                }
            ],
            "otherwise": "american",
        },
    )


def river() -> dict[str, Any]:
    """Americans have to bring four units through woods and over a stream that a smaller force of Germans holds."""
    attackers = {"squad_bases": 6, "figures": {"regular": 18, "elite": 2, "officer": 2, "mg": 1}}
    defenders = {"squad_bases": 6, "figures": {"regular": 16, "officer": 2, "mg": 2, "mortar": 1}}
    return a_document(
        title="The river",
        summary="Two divisions with half-tracks have to get four units over a stream.",
        boards=boards(("9A", "4A"), ("5A", "10A")),
        rounds=8,
        initiative="american",
        sides={
            "american": {
                "actions": 3,
                "divisions": {
                    "1": attackers | {"vehicles": {"sherman": 2}, "zones": ["west"]},
                    "2": attackers | {"vehicles": {"m3a1": 2}, "zones": ["west"]},
                },
            },
            "german": {
                "actions": 3,
                "divisions": {"1": defenders | {"specializations": {"anti_tank": 1}, "zones": ["middle"]}},
                "reinforcements": [
                    {
                        "round": 2,
                        "division": "1",
                        "squad_bases": 3,
                        "figures": {"regular": 12},
                        "vehicles": {"opel": 1, "panzer4": 1},
                        "zones": ["east_edge"],
                    }
                ],
            },
        },
        zones={
            "west": {"columns": ["A", "D"]},
            "middle": {"columns": ["H", "M"]},
            "east_edge": {"columns": ["O", "O"]},
            "far_bank": {"columns": ["M", "O"]},
        },
        objectives=[an_objective("I5", "command", "neutral", 2), an_objective("K10", "command", "neutral", 2)],
        victory={
            "conditions": [
                {
                    "side": "american",
                    "when": "last round",
                    "if": {"units": {"side": "american", "zone": "far_bank", "at_least": 4}},
                }
            ],
            "otherwise": "german",
        },
    )


def convoy() -> dict[str, Any]:
    """Germans with many trucks want three far points; Americans with fewer squads stand nearer to these."""
    riders = {"squad_bases": 6, "figures": {"regular": 17, "elite": 4, "officer": 1, "mg": 1}}
    guards = {"squad_bases": 8, "figures": {"regular": 25, "elite": 2, "officer": 1, "mg": 2}}
    return a_document(
        title="The convoy",
        summary="Twelve German squads drive along the roads; eight American ones wait for them.",
        boards=boards(("11A", "6A", "7B"), ("2A", "3A", "8A")),
        rounds=8,
        initiative="german",
        sides={
            "american": {"actions": 3, "divisions": {"1": guards | {"vehicles": {"m3a1": 1}, "zones": ["west"]}}},
            "german": {
                "actions": 3,
                "divisions": {
                    "1": riders | {"vehicles": {"sdkfz251": 3}, "zones": ["east"]},
                    "2": riders | {"vehicles": {"opel": 3, "panzer4": 1}, "zones": ["east"]},
                },
            },
        },
        zones={"west": {"columns": ["A", "I"]}, "east": {"columns": ["R", "W"]}},
        objectives=[
            an_objective("D4", "victory", "neutral", 2, scored="last round", control="american"),
            an_objective("F9", "victory", "neutral", 2, scored="last round", control="american"),
            an_objective("I3", "victory", "neutral", 1, scored="last round"),
            an_objective("J9", "victory", "neutral", 1, scored="last round"),
            an_objective("L5", "command", "neutral", 2),
        ],
    )


def boards(*rows: tuple[str, ...]) -> list[dict[str, Any]]:
    """The boards of a map, row by row."""
    return [
        {"side": side, "column": column, "row": row}
        for row, sides in enumerate(rows)
        for column, side in enumerate(sides)
    ]


GROUNDS: Final = {
    "meeting": meeting,
    "village": village,
    "race": race,
    "front": front,
    "line": line,
    "river": river,
    "convoy": convoy,
}
