"""Maps and positions for questions of the eye: shipped maps with random markers, and small maps made by hand."""

from __future__ import annotations

from random import Random
from typing import Any

from sandtable.games.tide_of_iron.eye.stage import Piece, Stage
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.scenario import SCENARIOS, Scenario
from sandtable.games.tide_of_iron.scenario_sides import Squad
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, shipped

SQUADS = (
    Squad({"regular": 4}),
    Squad({"elite": 3, "officer": 1}),
    Squad({"regular": 2, "mg": 1}),
    Squad({"mortar": 1, "mg": 1}),
    Squad({"regular": 3}, "engineer"),
    Squad({"elite": 2}, "anti_tank"),
)
VEHICLES = {
    "american": ("sherman", "m3a1", "gmc", "m10"),
    "german": ("panzer4", "tiger1", "sdkfz251", "opel", "stug_iii"),
}
OBSTACLES = ("razor_wire", "tank_trap", "minefield")
assert {*VEHICLES["american"], *VEHICLES["german"]} == {*VEHICLE_NAMES} and "mg" in FIGURE_NAMES


def a_scenario(dice: Random, **changes: Any) -> Scenario:
    """A shipped scenario with random obstacles, and flooded streams now and then."""
    document = shipped(dice.choice(SCENARIOS.slugs))
    names = Stage(SCENARIOS.read(document)).ground.names
    markers = [{"hex": name, "kind": dice.choice(OBSTACLES)} for name in dice.sample(names, 25)]
    return SCENARIOS.read(document | {"markers": markers, "rules": {"flooded": dice.random() < 0.3}} | changes)


def a_piece(dice: Random) -> Piece:
    nation = dice.choice(("american", "german"))
    if dice.random() < 0.5:
        return Piece(nation, dice.choice(SQUADS))
    return Piece(nation, vehicle=dice.choice(VEHICLES[nation]))


def a_stage(*overlays: dict[str, Any], pieces: tuple[Piece, ...] = (), **changes: Any) -> Stage:
    """Board 11B, A1 to G5, without its woods and hills, but with these overlays.

    Columns A, C, E and G have 5 hexes, the others 6.
    """
    names = [f"{column}{row}" for column in "ABCDEFG" for row in range(1, 6 if column in "ACEG" else 7)]
    plain = [{"hex": name, "base": "clear", "level": 0} for name in names]
    document = a_document(boards=[{"side": "11B", "column": 0, "row": 0}], overlays=[*plain, *overlays], **changes)
    return Stage(SCENARIOS.read(document), pieces)


def hexes(stage: Stage, *names: str) -> list[int]:
    return [stage.ground.by_name[name] for name in names]


def names(stage: Stage, found: Any) -> list[str]:
    return [stage.ground.names[hex_] for hex_ in found]
