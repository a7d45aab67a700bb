"""Units that the scenario places: each fault is named at its path and its hex."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.problem import SHAPE
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.legality import problems_of
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.games.tide_of_iron.terms import BUILDING, POND, WOODS
from tests.sandtable.games.tide_of_iron.legality.problems import found, messages
from tests.sandtable.games.tide_of_iron.scenario_documents import (
    a_division,
    a_document,
    a_garrison,
    a_ground,
    a_side,
)
from tests.support import rule

SQUAD = {"figures": {"regular": 4}}
PLACED = "sides.american.divisions.1.placed"


def a_squad(hex_: str, **changes: Any) -> dict[str, Any]:
    """Four regulars on a hex."""
    return {"hex": hex_, "squad": SQUAD} | changes


def a_vehicle(hex_: str, kind: str, **changes: Any) -> dict[str, Any]:
    return {"hex": hex_, "vehicle": kind} | changes


def placing(*placed: dict[str, Any], german: tuple[dict[str, Any], ...] = (), **changes: Any) -> dict[str, Any]:
    """The small scenario with placed American units, and German ones; each side also deploys its squad."""
    more = {"placed": list(german)} if german else {}
    sides = {
        "american": a_side("west", divisions={"1": a_division("west", placed=list(placed))}),
        "german": a_side("east", divisions={"1": a_division("east", **more)}),
    }
    return a_document(**({"sides": sides} | changes))


def paths(document: dict[str, Any], ground: Ground | None = None) -> list[str]:
    """Problems as "rule /path", in order."""
    return [f"{each.rule} {each.pointer}" for each in problems_of(read(document), ground or a_ground())]


def pointer(field: str, index: int = 0, nation: str = "american") -> str:
    return f"/sides/{nation}/divisions/1/placed/{index}/{field}"


def test_a_scenario_with_every_kind_of_placed_unit_is_sound() -> None:
    assert list(map(str, SCENARIOS.problems(a_garrison()))) == []


@rule("D-TOI-133")
def test_placed_units_need_no_zone_and_may_be_all_there_is() -> None:
    sides = {
        nation: a_side("", divisions={"1": {"placed": [a_squad(hex_)]}})
        for nation, hex_ in (("american", "D1"), ("german", "G5"))
    }
    assert found(a_document(sides=sides, zones={})) == []


@rule("TOI-CMP-01")
def test_a_side_has_a_unit_deployed_or_placed() -> None:
    sides = {"american": a_side("", divisions={"1": {"concealed": 0}}), "german": a_side("east")}
    assert found(a_document(sides=sides, zones={"east": {"columns": [6, 7]}}))[0] == "TOI-CMP-01 sides.american"


@rule("TOI-SET-12")
def test_units_that_are_deployed_need_zones() -> None:
    division = {"squad_bases": 1, "figures": {"regular": 4}, "placed": [a_squad("D1")]}
    sides = {"american": a_side("", divisions={"1": division}), "german": a_side("east")}
    document = a_document(sides=sides, zones={"east": {"columns": [6, 7]}})
    assert found(document) == ["TOI-SET-12 sides.american.divisions.1"]
    assert messages(document) == ["names no zones for its units"]


@rule("TOI-SCN-01")
def test_a_placed_unit_is_a_squad_or_a_vehicle() -> None:
    assert found(placing({"hex": "D1", "concealed": False})) == [f"TOI-SCN-01 {PLACED}[0]"]


@pytest.mark.parametrize(
    ("unit", "path"),
    [
        ({"hex": "D1"}, ()),
        ({"squad": SQUAD, "concealed": True}, ()),
        (a_squad("D1", vehicle="gmc"), ()),
        (a_squad("D1", aboard=[SQUAD]), ()),
        (a_vehicle("D1", "gmc", concealed=True), ()),
        (a_vehicle("D1", "gmc", inside="pillbox"), ()),
        (a_squad("d1"), ("hex",)),
        (a_vehicle("D1", "tiger9"), ("vehicle",)),
        (a_squad("D1", inside="smoke"), ("inside",)),
        (a_vehicle("D1", "gmc", aboard=[SQUAD] * 3), ("aboard",)),
        (a_squad("D1", near="the farm"), ()),
    ],
)
def test_a_unit_of_the_wrong_shape_is_refused_at_its_place(unit: dict[str, Any], path: tuple[str, ...]) -> None:
    [problem] = SCENARIOS.problems(placing(unit))
    assert (problem.rule, problem.path) == (SHAPE, ("sides", "american", "divisions", "1", "placed", 0, *path))


@rule("TOI-SET-18")
def test_placed_units_stand_on_the_map() -> None:
    document = placing(a_squad("D1"), a_squad("H1"))
    assert found(document) == ["TOI-SET-18 hex H1"]
    assert paths(document) == [f"TOI-SET-18 {pointer('hex', 1)}"]


@rule("TOI-MOV-17", "TOI-MOV-16")
def test_placed_units_stand_where_they_can_enter() -> None:
    document = placing(a_squad("D1"), a_vehicle("D2", "sherman"), a_squad("D2"), a_vehicle("D3", "sherman"))
    ground = a_ground({"D1": POND, "D2": BUILDING, "D3": BUILDING}, roads={"D3": 1})
    assert found(document, ground) == ["TOI-MOV-17 hex D1", "TOI-MOV-17 hex D2"]
    assert paths(document, ground) == [f"TOI-MOV-17 {pointer('hex', 0)}", f"TOI-MOV-17 {pointer('hex', 1)}"]
    expected = ["a squad can't stand in this pond hex", "a vehicle can't stand in this building hex"]
    assert messages(document, ground) == expected


@rule("TOI-STK-01", "TOI-STK-02", "TOI-STK-08")
def test_placed_units_keep_to_the_stacking_limit() -> None:
    truck = a_vehicle("D1", "gmc", aboard=[SQUAD, SQUAD])
    assert found(placing(truck, a_squad("D1"), a_squad("D1"))) == [], "passengers count with their vehicle"
    four = placing(truck, *[a_squad("D1")] * 3)
    assert paths(four) == [f"TOI-STK-01 {pointer('hex', 3)}"]
    assert messages(four) == ["4 units are placed here; a hex holds 3"]
    assert found(placing(*[a_vehicle("D1", "gmc")] * 2)) == []
    three = placing(*[a_vehicle("D1", "gmc")] * 3)
    assert found(three) == ["TOI-STK-01 hex D1"]
    assert messages(three) == ["3 vehicles are placed here; a hex holds 2"]


@rule("TOI-STK-01", "TOI-STK-08")
def test_those_who_deploy_find_the_room_that_placed_units_leave() -> None:
    def document(placed: int, zone: str = "A1") -> dict[str, Any]:
        zones = {"west": {"hexes": [zone, "A2"]}, "east": {"columns": [6, 7]}}
        division = a_division("west", squad_bases=4, figures={"regular": 16}, placed=[a_squad("A1")] * placed)
        return a_document(
            sides={"american": a_side("", divisions={"1": division}), "german": a_side("east")}, zones=zones
        )

    assert found(document(2)) == [], "1 + 3 places for 4 squads"
    assert messages(document(3)) == ["division 1: 4 units, but their zones have 2 hexes with room for 3"]
    assert found(document(3, "B1")) == [], "the placed squads stand outside the zone"


@rule("TOI-STK-01")
def test_those_who_deploy_vehicles_find_the_room_that_placed_ones_leave() -> None:
    def document(*placed: dict[str, Any]) -> dict[str, Any]:
        zones = {"west": {"hexes": ["A1"]}, "east": {"columns": [6, 7]}}
        division = {"vehicles": {"gmc": 1}, "zones": ["west"], "placed": list(placed)}
        return a_document(
            sides={"american": a_side("", divisions={"1": division}), "german": a_side("east")}, zones=zones
        )

    assert found(document(a_vehicle("A1", "sherman"))) == []
    two = document(*[a_vehicle("A1", "sherman")] * 2)
    assert messages(two) == ["division 1: 1 vehicle, but their zones have room for 0"]


@rule("TOI-STK-04")
def test_placed_units_of_both_sides_stand_apart() -> None:
    document = placing(a_squad("D1"), german=(a_squad("D2"), a_vehicle("D1", "opel")))
    assert found(document) == ["TOI-STK-04 hex D1"]
    assert paths(document) == [f"TOI-STK-04 {pointer('hex', 1, 'german')}"]


@rule("TOI-STK-04")
def test_placed_units_stand_outside_the_zones_of_the_enemy() -> None:
    document = placing(a_squad("F1"), german=(a_squad("G2"), a_squad("B3")))
    assert found(document) == ["TOI-STK-04 hex F1", "TOI-STK-04 hex B3"]
    assert paths(document) == [f"TOI-STK-04 {pointer('hex')}", f"TOI-STK-04 {pointer('hex', 1, 'german')}"]
    assert messages(document)[0] == "units of the german side may start in this hex"


@rule("TOI-SET-16", "D-TOI-07", "TOI-OBS-23")
def test_each_squad_inside_has_a_fortification_of_its_own() -> None:
    markers = [{"hex": "D1", "kind": kind} for kind in ("pillbox", "entrenchment", "entrenchment")]
    inside = [a_squad("D1", inside=kind) for kind in ("pillbox", "entrenchment", "entrenchment")]
    assert found(placing(*inside, markers=markers)) == []
    document = placing(*inside, markers=markers[:2])
    assert paths(document) == [f"TOI-SET-16 {pointer('inside', 2)}"]
    assert messages(document) == ["2 squads inside 1 entrenchment; each holds one"]
    assert found(placing(a_squad("D1", inside="pillbox"))) == ["TOI-SET-16 hex D1"]


@rule("TOI-CON-08", "D-TOI-102")
def test_a_placed_squad_is_concealed_in_cover_only() -> None:
    ground = a_ground({"D1": WOODS, "D2": BUILDING})
    squads = [a_squad("D1", concealed=True), a_squad("D2", concealed=True)]
    assert found(placing(*squads), ground) == []
    dug_in = a_squad("D3", concealed=True, inside="entrenchment")
    markers = [{"hex": "D3", "kind": "entrenchment"}]
    assert found(placing(dug_in, markers=markers)) == []
    beside = placing(a_squad("D3", concealed=True), markers=markers)
    assert paths(beside) == [f"TOI-CON-08 {pointer('concealed')}"]


@rule("TOI-CON-01")
def test_placed_concealed_squads_take_the_tokens_of_their_nation() -> None:
    ground = a_ground({"A1": WOODS, "D1": WOODS})
    placed = [a_squad(hex_, concealed=True) for hex_ in ("D1", "D1", "D1", "A1")]
    assert found(placing(*placed), ground) == []
    sides = {
        "american": a_side("", divisions={"1": a_division("west", placed=placed, concealed=1)}),
        "german": a_side("east"),
    }
    assert messages(a_document(sides=sides), ground) == ["5 concealed squads; a nation has 4 tokens"]


@rule("TOI-CON-08", "D-TOI-102")
def test_the_player_may_conceal_placed_squads_in_cover_too() -> None:
    def document(*placed: dict[str, Any], concealed: int = 1) -> dict[str, Any]:
        division = {"placed": list(placed), "concealed": concealed}
        zones = {"east": {"columns": [6, 7]}}
        return a_document(
            sides={"american": a_side("", divisions={"1": division}), "german": a_side("east")}, zones=zones
        )

    ground = a_ground({"D1": WOODS})
    place = "sides.american.divisions.1.concealed"
    assert found(document(a_squad("D1")), ground) == []
    assert found(document(a_squad("D2")), ground) == [f"TOI-CON-08 {place}"], "not in cover"
    hidden = document(a_squad("D1", concealed=True))
    assert messages(hidden, ground)[0] == "1 of only 0 squads", "it is concealed already"
    aboard = document(a_vehicle("D1", "gmc", aboard=[SQUAD]))
    assert messages(aboard, ground)[0] == "1 of only 0 squads", "passengers can't be concealed"


@rule("TOI-TRN-01")
def test_a_vehicle_has_places_for_its_passengers() -> None:
    two = [SQUAD, SQUAD]
    placed = [a_vehicle("D1", "gmc", aboard=two), a_vehicle("D2", "m3a1", aboard=two)]
    document = placing(*placed, a_vehicle("D3", "sherman", aboard=two[:1]))
    assert paths(document) == [f"TOI-TRN-01 {pointer('aboard', 1)}", f"TOI-TRN-01 {pointer('aboard', 2)}"]
    assert messages(document) == [
        "2 squads aboard; the M3A1 Half-track carries 1",
        "1 squad aboard; the M4A1 Sherman carries none",
    ]


@rule("TOI-CMP-07")
def test_a_placed_vehicle_is_of_the_nation() -> None:
    document = placing(a_vehicle("D1", "gmc"), a_vehicle("D2", "tiger1"))
    assert paths(document) == [f"TOI-CMP-07 {pointer('vehicle', 1)}"]
    assert messages(document) == ["the american nation has no vehicle tiger1"]


@rule("TOI-SET-09", "TOI-SQD-05")
def test_placed_squads_are_full_and_without_a_token_beside_a_heavy_weapon() -> None:
    gunners = {"figures": {"mg": 1, "regular": 2}, "specialization": "medic"}
    document = placing(
        {"hex": "D1", "squad": {"figures": {"regular": 3}}},
        {"hex": "D2", "squad": gunners},
        a_vehicle("D3", "gmc", aboard=[SQUAD, {"figures": {"mg": 1}}]),
    )
    assert found(document) == [
        f"TOI-SET-09 {PLACED}[0].squad",
        f"TOI-SET-09 {PLACED}[2].aboard[1]",
        f"TOI-SQD-05 {PLACED}[1].squad",
    ]


@rule("TOI-CMP-02")
def test_placed_units_come_out_of_the_same_box() -> None:
    """12 bases of a shade, 12 elite figures, 12 Shermans, 6 tokens of a kind for both sides."""

    def american(**division: Any) -> list[str]:
        side = a_side("", divisions={"1": a_division("west", **division)})
        return messages(a_document(sides={"american": side, "german": a_side("east")}))

    eleven = {"squad_bases": 11, "figures": {"regular": 44}}
    assert american(**eleven, placed=[a_squad("D1")]) == []
    assert american(**eleven, placed=[a_squad("D1"), a_squad("D2")]) == [
        "division 1 has 13 squad bases with reinforcements; 12 exist"
    ]
    elite = {"hex": "D1", "squad": {"figures": {"elite": 4}}}
    assert american(squad_bases=3, figures={"elite": 12}, placed=[elite]) == [
        "16 Elite Infantry figures; the box has 12"
    ]
    assert american(vehicles={"sherman": 12}, placed=[a_vehicle("D1", "sherman")]) == [
        "13 M4A1 Sherman figures; the box has 12"
    ]
    medics = [{"hex": f"D{row}", "squad": SQUAD | {"specialization": "medic"}} for row in range(1, 6)]
    tokens = {"squad_bases": 2, "figures": {"regular": 8}, "specializations": {"medic": 2}}
    assert american(**tokens, placed=medics) == ["7 medic tokens for both sides together; the box has 6"]


@rule("TOI-SCN-01", "TOI-OBJ-01")
def test_victory_conditions_count_on_placed_units() -> None:
    """Two placed squads and one that deploys: three units can be wanted; an island is reached from the island."""
    wanted = {"units": {"side": "american", "hexes": ["D3"], "at_least": 3}}
    victory = {"conditions": [{"side": "american", "when": "any round", "if": wanted}], "otherwise": "german"}
    assert found(placing(a_squad("D1"), a_squad("D2"), victory=victory)) == []
    assert messages(placing(a_squad("D1"), victory=victory)) == ["3 units wanted; the american side has 2"]
    lake = a_ground(dict.fromkeys(("D2", "D4", "C2", "C3", "E2", "E3"), POND))
    objectives = [{"hex": "D3", "kind": "victory", "side": "american"}]
    assert found(placing(a_squad("A1"), objectives=objectives), lake) == ["TOI-OBJ-01 hex D3"]
    assert found(placing(a_squad("D3"), objectives=objectives), lake) == []


def test_a_misspelt_unit_hides_no_other_problem_and_makes_none_up() -> None:
    document = placing({"hex": "D1", "squat": SQUAD}, a_squad("H1"))
    assert [f"{each.rule} {each.where}" for each in SCENARIOS.problems(document)] == [
        f"{SHAPE} {PLACED}[0]",
        "TOI-SET-18 hex H1",
    ]
