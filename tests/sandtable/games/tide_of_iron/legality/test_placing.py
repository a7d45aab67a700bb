"""Zones: known, on the map, apart from those of the enemy, with room for all who start or arrive there."""

from __future__ import annotations

from typing import Any

from sandtable.games.tide_of_iron.terms import BUILDING, POND
from tests.sandtable.games.tide_of_iron.legality.problems import (
    found,
    messages,
    with_american,
    with_condition,
    with_side,
    zones,
)
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_ground, a_side
from tests.support import rule


@rule("TOI-SET-12")
def test_zones_are_known() -> None:
    assert found(with_american(zones=["west", "south"])) == ["TOI-SET-12 sides.american.divisions.1.zones"]
    assert found(zones({"columns": [1, 2]}, hill={"hexes": ["D2"]})) == [], "a zone for later is no mistake"


@rule("TOI-SET-12")
def test_a_zone_of_a_victory_condition_is_used() -> None:
    wanted = {"units": {"side": "german", "zone": "hill", "at_least": 1}}
    document = with_condition(
        wanted, zones={"west": {"columns": [1, 2]}, "east": {"columns": [6, 7]}, "hill": {"hexes": ["D2"]}}
    )
    assert found(document) == []


@rule("TOI-SET-12")
def test_a_zone_is_listed_or_described() -> None:
    assert found(zones({"hexes": ["A1"], "columns": [1, 1]})) == ["TOI-SET-12 zones.west"]


@rule("TOI-SET-18", "TOI-MOV-10")
def test_zones_lie_on_the_map() -> None:
    assert found(zones({"hexes": ["A1", "A6"]})) == ["TOI-SET-18 hex A6"]
    assert found(zones({"boards": [0, 1]}, {"hexes": ["H1"]}))[:2] == ["TOI-SET-18 zones.west", "TOI-SET-18 hex H1"]
    assert found(zones({"columns": [8, 9]}))[0] == "TOI-SET-18 zones.west"


@rule("TOI-MOV-17")
def test_hexes_of_a_zone_can_be_entered() -> None:
    ground = a_ground({"A1": POND, "A2": POND}, roads={"A2": 1})
    assert found(zones({"hexes": ["A1", "A2", "A3"]}), ground) == ["TOI-MOV-17 hex A1"]
    assert found(zones({"columns": [1, 2]}), ground) == []


@rule("TOI-STK-04")
def test_both_sides_start_apart() -> None:
    assert found(zones({"columns": [1, 2]}, {"hexes": ["B6", "C1"]})) == ["TOI-STK-04 hex B6"]
    [message] = messages(zones({"columns": [1, 2]}, {"columns": [1, 2]}))
    assert message == "both sides may start here and in A2, A3, A4, A5, B1 and 5 more"


@rule("TOI-STK-01", "TOI-STK-08", "TOI-SET-12")
def test_a_zone_holds_three_units_a_hex() -> None:
    def document(squads: int) -> dict[str, Any]:
        division = a_division("west", squad_bases=squads, figures={"regular": squads * 4})
        sides = {"american": a_side("west", divisions={"1": division}), "german": a_side("east")}
        return zones({"hexes": ["A1", "A2"]}) | {"sides": sides}

    assert found(document(6)) == []
    assert messages(document(7)) == ["division 1: 7 units, but their zones have 2 hexes with room for 6"]


@rule("TOI-STK-01")
def test_a_zone_holds_two_vehicles_a_hex_that_vehicles_enter() -> None:
    def document(trucks: int) -> dict[str, Any]:
        sides = {
            "american": a_side("west", divisions={"1": a_division("west", vehicles={"gmc": trucks})}),
            "german": a_side("east"),
        }
        return zones({"hexes": ["A1", "A2"]}) | {"sides": sides}

    village = a_ground({"A2": BUILDING})
    assert found(document(4)) == []
    assert found(document(2), village) == []
    assert messages(document(3), village) == ["division 1: 3 vehicles, but their zones have room for 2"]


@rule("TOI-MOV-17")
def test_vehicles_do_not_start_where_they_cannot_enter() -> None:
    document = zones({"hexes": ["A1"]})
    document["sides"] = {
        "american": a_side("west", divisions={"1": a_division("west", vehicles={"gmc": 1})}),
        "german": a_side("east"),
    }
    assert found(document, a_ground({"A1": BUILDING})) == ["TOI-MOV-17 sides.american.divisions.1"]
    assert found(document, a_ground({"A1": BUILDING}, roads={"A1": 1})) == []


@rule("TOI-STK-01")
def test_two_divisions_share_the_room_of_their_zone() -> None:
    divisions = {number: a_division("west", squad_bases=2, figures={"regular": 8}) for number in ("1", "2")}
    document = zones({"hexes": ["A1"]}) | {
        "sides": {"american": a_side("west", divisions=divisions), "german": a_side("east")}
    }
    assert messages(document) == ["division 1 and 2: 4 units, but their zones have 1 hex with room for 3"]


@rule("TOI-STK-08", "TOI-RNF-02")
def test_reinforcements_of_a_round_have_room() -> None:
    def document(rounds: list[int]) -> dict[str, Any]:
        late = [
            {"round": round, "division": "2", "squad_bases": 2, "figures": {"regular": 8}, "zones": ["road"]}
            for round in rounds
        ]
        side = a_side("west", reinforcements=late)
        sides = {"american": side, "german": a_side("east")}
        return zones({"columns": [1, 2]}, road={"hexes": ["C1"]}) | {"sides": sides}

    assert found(document([2, 3])) == []
    assert found(document([2, 2])) == ["TOI-STK-08 sides.american.reinforcements"]


@rule("TOI-RNF-01")
def test_reinforcements_have_an_entry() -> None:
    late = {"round": 2, "division": "2", "squad_bases": 1, "figures": {"regular": 4}}
    assert found(with_side(reinforcements=[late])) == ["TOI-RNF-01 sides.american.reinforcements[0]"]
    assert found(with_side(reinforcements=[late], reinforcement_zones=["west"])) == []
    assert found(with_side(reinforcement_zones=["moon"])) == ["TOI-SET-12 sides.american.reinforcement_zones"]


@rule("TOI-CRD-06")
def test_decks_with_units_have_an_entry() -> None:
    decks = [{"name": "American Reinforcements I"}]
    assert found(with_side(decks=decks)) == ["TOI-CRD-06 sides.american.reinforcement_zones"]
    assert found(with_side(decks=decks, reinforcement_zones=["west"])) == []
