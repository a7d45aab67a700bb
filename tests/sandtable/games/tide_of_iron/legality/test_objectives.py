"""Objectives: on the map, one of a kind in a hex, and reached by land."""

from __future__ import annotations

from sandtable.games.tide_of_iron.terms import POND
from tests.sandtable.games.tide_of_iron.legality.problems import found, messages, objectives, with_condition
from tests.sandtable.games.tide_of_iron.scenario_documents import a_ground
from tests.support import rule


def test_objectives_lie_on_the_map() -> None:
    assert found(objectives({"hex": "H1"})) == ["TOI-SCN-01 hex H1"]


@rule("TOI-CMP-02")
def test_the_box_has_6_victory_and_8_command_objectives_of_a_side() -> None:
    names = [f"D{row}" for row in range(1, 7)]
    assert found(objectives(*({"hex": hex_} for hex_ in names))) == []
    assert found(objectives(*({"hex": hex_} for hex_ in [*names, "C1"]))) == ["TOI-CMP-02 objectives"]
    command = [{"hex": hex_, "kind": "command", "side": "german"} for hex_ in [*names, "C1", "C2", "C3"]]
    assert found(objectives({}, *command[:8])) == []
    assert found(objectives({}, *command)) == ["TOI-CMP-02 objectives"]


@rule("TOI-OBJ-01", "TOI-OBJ-02")
def test_a_hex_has_one_objective_of_a_kind_and_one_owner() -> None:
    assert found(objectives({}, {})) == ["TOI-OBJ-01 hex D3"]
    command = {"kind": "command", "control": "german"}
    assert found(objectives({}, command)) == []
    assert found(objectives({"control": "american"}, command)) == ["TOI-OBJ-02 hex D3"]


@rule("TOI-OBJ-04")
def test_a_command_objective_gives_command_in_every_round() -> None:
    assert found(objectives({}, {"kind": "command", "value": 0})) == ["TOI-OBJ-04 hex D3"]
    assert found(objectives({}, {"kind": "command", "scored": "last round"})) == ["TOI-OBJ-04 hex D3"]


RIVER = {name: POND for name in ("D1", "D2", "D3", "D4", "D5", "D6")}


@rule("TOI-OBJ-01", "TOI-MOV-17")
def test_objectives_are_reached_by_land() -> None:
    at_the_far_bank = objectives({"hex": "E3"})
    assert found(at_the_far_bank, a_ground(RIVER)) == ["TOI-OBJ-01 hex E3"]
    assert messages(at_the_far_bank, a_ground(RIVER)) == ["the american side needs the hex, but can't reach it by land"]
    assert found(objectives({"hex": "E3", "side": "german"}), a_ground(RIVER)) == []


@rule("TOI-MOV-16")
def test_a_bridge_is_a_way() -> None:
    # C3 - D3 - E3: from C3 to the north-east lies D3, from D3 to the south-east E3.
    north_east, south_east, south_west, north_west = 1 << 1, 1 << 2, 1 << 4, 1 << 5
    bridge = {"C3": north_east, "D3": south_west | south_east, "E3": north_west}
    assert found(objectives({"hex": "E3"}), a_ground(RIVER, roads=bridge)) == []


@rule("TOI-MOV-06")
def test_a_cliff_is_no_way() -> None:
    plateau = {name: 2 for name in ("D1", "D2", "D3", "D4", "D5", "D6")}
    assert found(objectives({"hex": "D3"}), a_ground(levels=plateau)) == ["TOI-OBJ-01 hex D3"] * 2
    assert found(objectives({"hex": "D3"}), a_ground(levels=plateau | {"C4": 1, "E4": 1})) == []


@rule("TOI-OBJ-01")
def test_hexes_of_a_victory_condition_are_reached() -> None:
    wanted = {"units": {"side": "american", "hexes": ["E3"], "at_least": 1}}
    document = with_condition(
        wanted, side="american", objectives=[{"hex": "C3", "kind": "victory", "side": "american"}]
    )
    assert found(document, a_ground(RIVER)) == ["TOI-OBJ-01 hex E3"]


@rule("TOI-OBJ-01")
def test_a_zone_of_a_victory_condition_is_reached() -> None:
    wanted = {"units": {"side": "german", "zone": "west", "at_least": 1}}
    document = with_condition(wanted, objectives=[{"hex": "C3", "kind": "victory", "side": "american"}])
    assert found(document) == []
    assert found(document, a_ground(RIVER)) == ["TOI-OBJ-01 zones.west"]
