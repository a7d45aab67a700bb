"""Advice about scenarios: each planted fault is named, and nothing in the scenarios that come with the game."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any

import pytest

from sandtable.games.tide_of_iron.advice import codes
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from tests.sandtable.games.tide_of_iron.advice.faults import (
    AROUND_C3,
    EAST,
    FAULTS,
    a_force,
    good,
    units,
    walled_in,
    wins,
    with_sides,
)
from tests.sandtable.games.tide_of_iron.legality.test_documents import spoilt
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_garrison, shipped
from tests.sandtable.games.tide_of_iron.test_scenario import HOSTILE, HUGE
from tests.support import rule
from tests.support.effort import at_most

FOLDER = files("sandtable.games.tide_of_iron") / "data" / "scenarios"
NAMES = sorted(path.name.removesuffix(".json") for path in FOLDER.iterdir())


def advice(document: Any) -> list[tuple[str, str]]:
    """Pairs of code and place, in order."""
    return [(each.code, each.where) for each in SCENARIOS.advice(document)]


def test_the_good_scenario_gives_no_advice() -> None:
    assert SCENARIOS.problems(good()) == [] and SCENARIOS.advice(good()) == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_named_with_its_place(name: str) -> None:
    fault = FAULTS[name]
    assert sorted(advice(fault.document)) == sorted(fault.advice)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_keeps_no_scenario_from_being_played(name: str) -> None:
    assert list(map(str, SCENARIOS.problems(FAULTS[name].document))) == []


def test_every_code_is_planted() -> None:
    assert {code for fault in FAULTS.values() for code, _ in fault.advice} == set(codes())


@rule("TOI-OBJ-12")
@pytest.mark.parametrize("objectives", [["P3"], "victory"])
def test_the_points_of_an_objective_that_decides_need_no_use(objectives: Any) -> None:
    """The commonest scenario: who holds the objectives at the end has won, and nobody counts their points."""
    condition = {"controls": {"side": "american", "objectives": objectives}}
    assert advice(good(victory={"conditions": [wins("american", condition)], "otherwise": "german"})) == []


@rule("TOI-SET-12")
def test_a_zone_may_be_used_by_a_deed_alone() -> None:
    """A special action is done in it, or the condition of an event counts units there."""
    zones = {"west": {"columns": ["A", "C"]}, "east": EAST, "hill": {"hexes": ["P2", "P3"]}}
    action = {"name": "Dig", "side": "german", "by": "squad", "zone": "hill", "lays_here": "entrenchment"}
    event = {"round": 3, "side": "german", "cards": 1, "if": units("german", "hill", 1)}
    cards = {"german": {"decks": [{"name": "Morale I"}]}}
    assert advice(with_sides(**cards, zones=zones)) == [("zone_without_use", "zones.hill")]
    assert advice(with_sides(**cards, zones=zones, special_actions=[action])) == []
    assert advice(with_sides(**cards, zones=zones, events=[event])) == []


def with_placed(*hexes: str, **changes: Any) -> dict[str, Any]:
    """The good scenario with American squads placed beside those that deploy."""
    placed = [{"hex": hex_, "squad": {"figures": {"regular": 4}}} for hex_ in hexes]
    force = a_force(4, "west") | {"vehicles": {"sherman": 1}, "placed": placed}
    return with_sides(american={"divisions": {"1": force}}, **changes)


@rule("D-TOI-133")
def test_placed_units_are_where_they_stand() -> None:
    """P3 is too far for both sides in two rounds; a squad placed next to it is there in time."""
    assert advice(with_placed("A3", rounds=2)) == [("objective_too_far", "hex P3")] * 2
    assert advice(with_placed("P2", rounds=2)) == [("objective_too_far", "hex P3")]


@rule("D-TOI-133")
@pytest.mark.parametrize(("wanted", "expected"), [(2, [("won_at_once", "victory.conditions[0]")]), (3, [])])
def test_placed_units_may_meet_a_condition_from_the_start(wanted: int, expected: list[tuple[str, str]]) -> None:
    """Two of the three squads stand in the zone; nobody can deploy there."""
    zones = {"west": {"columns": ["A", "C"]}, "east": EAST, "hill": {"hexes": ["P2", "P3", "P4"]}}
    victory = {"conditions": [wins("american", units("american", "hill", wanted), 1)], "otherwise": "most points"}
    found = advice(with_placed("P2", "P4", "N3", zones=zones, victory=victory))
    assert [each for each in found if each[0] == "won_at_once"] == expected


@rule("D-TOI-133")
def test_a_placed_squad_among_ponds_is_shut_in() -> None:
    document = with_placed(
        "C3", zones={"west": {"columns": ["E", "G"]}, "east": EAST}, overlays=walled_in(*AROUND_C3, base="pond")
    )
    [found] = SCENARIOS.advice(document)
    assert (found.code, found.where) == ("squads_shut_in", "sides.american.divisions.1.placed")
    assert found.message == "no squad can leave its hexes: the ground around them is impassable"


@pytest.mark.parametrize("name", NAMES)
def test_no_advice_about_a_scenario_of_the_game(name: str) -> None:
    assert [f"{each} [{each.code}]" for each in SCENARIOS.advice(shipped(name))] == []


def test_every_piece_of_advice_is_a_sentence_with_a_rule_and_a_code() -> None:
    for fault in FAULTS.values():
        for each in SCENARIOS.advice(fault.document):
            assert each.rule.startswith("TOI-") and each.code in codes() and each.path
            assert len(each.message) > 20 and not each.message.endswith(".")


@pytest.mark.parametrize("name", HOSTILE)
def test_bad_shapes_give_advice_about_the_rest_at_most(name: str) -> None:
    assert isinstance(SCENARIOS.advice(HOSTILE[name]), list)


@pytest.mark.parametrize("name", HUGE)
def test_huge_documents_give_no_advice(name: str) -> None:
    assert SCENARIOS.advice(HUGE[name]()) == []


def the_largest() -> dict[str, Any]:
    """Twelve boards, forty forces and thousands of conditions about zones as large as the map."""
    units_ = {"squad_bases": 9, "figures": {"regular": 36}, "zones": [f"z{index}" for index in range(20)]}
    sides = {}
    for nation, vehicles in (("american", ("sherman", "m3a1", "gmc")), ("german", ("panzer4", "sdkfz251", "opel"))):
        force = units_ | {"vehicles": dict.fromkeys(vehicles, 2)}
        reinforcements = [force | {"round": 1 + index % 18, "division": "1"} for index in range(20)]
        sides[nation] = {"actions": 3, "divisions": {"1": force, "2": force}, "reinforcements": reinforcements}
    choice = {"any": [units("german", f"z{index}", 5) for index in range(10)]}
    return good(
        boards=[{"side": f"{index + 1}A", "column": index % 6, "row": index // 6} for index in range(12)],
        sides=sides,
        rounds=20,
        zones={f"z{index}": {"columns": [1, 48]} for index in range(40)},
        objectives=[{"hex": f"{c}{r}", "kind": "victory", "side": "neutral"} for c in "CDEFGHIK" for r in range(1, 6)],
        victory={"conditions": [wins("german", {"all": [choice] * 8})] * 20, "otherwise": "american"},
    )


def test_the_work_for_the_largest_document_is_limited() -> None:
    document = the_largest()
    assert SCENARIOS.refusals(document) == []
    with at_most(seconds=10):
        SCENARIOS.advice(document)


@pytest.mark.parametrize("value", [None, True, 7, 0.5, "x", [], [[]], {}, {"title": 1}])
def test_values_that_are_no_scenario_give_no_advice(value: Any) -> None:
    assert SCENARIOS.advice(value) == []


@pytest.mark.parametrize("seed", range(8))
def test_spoilt_documents_are_never_errors(seed: int) -> None:
    """Scenarios and planted faults changed in a few places, 25 times for each seed."""
    dice = Random(seed)
    kinds = [*(fault.document for fault in FAULTS.values()), *map(shipped, NAMES), a_document(), a_garrison()]
    for _ in range(25):
        document = dice.choice(kinds)
        for _ in range(dice.randrange(1, 5)):
            document = spoilt(document, dice)
        assert all(each.code in codes() for each in SCENARIOS.advice(document)), f"seed {seed}"


def test_an_unreadable_force_hides_no_advice_about_the_rest() -> None:
    document = FAULTS["cards in the last round"].document | {"zones": {"west": {"columns": [0, 2]}}}
    assert advice(document) == [("gift_too_late", "events[0].round")]
