"""The reader of scenario documents: what it makes of a document, and what it refuses of its shape."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sandtable.engine.problem import SHAPE, SIZE, BadScenario
from sandtable.engine.shape import MOST_PROBLEMS
from sandtable.games.tide_of_iron.boards import ground_of
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.games.tide_of_iron.scenario_sides import Force, PlacedUnit, Squad, placed_force
from sandtable.games.tide_of_iron.setting_up import prepare
from sandtable.games.tide_of_iron.terms import ROUGH
from sandtable.games.tide_of_iron.zones import zone_hexes
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_ground, a_side
from tests.support import rule
from tests.support.effort import at_most


@rule("TOI-SCN-01")
def test_the_scenario_says_rounds_actions_initiative_and_forces() -> None:
    scenario = read(a_document())
    assert (scenario.rounds, scenario.initiative) == (8, "american")
    assert [side.nation for side in scenario.sides] == ["american", "german"]
    assert [side.actions for side in scenario.sides] == [3, 3]
    [division] = scenario.german.divisions
    assert division.force == Force(1, {"regular": 4})
    assert division.zones == ("east",)


@rule("TOI-SET-17")
def test_what_a_scenario_does_not_say_starts_at_nothing() -> None:
    side = read(a_document()).american
    assert side.command is None
    assert (side.initiative_command, side.points, side.cards) == (0, 0, 0)
    assert (side.decks, side.operations, side.reinforcements) == ((), (), ())


@rule("TOI-SET-17", "D-TOI-08")
def test_starting_command_is_a_parameter_unless_the_side_says_a_number() -> None:
    assert prepare(read(a_document())).command == (0, 0)
    richer = a_document(rules={"parameters": {"starting_command": 3}})
    assert prepare(read(richer)).command == (3, 3)
    richer["sides"]["german"]["command"] = 1
    assert prepare(read(richer)).command == (3, 1)


@rule("TOI-SET-03", "TOI-SET-19", "D-TOI-10")
def test_overlays_change_the_map_and_the_last_one_counts() -> None:
    overlays = [
        {"hex": "C2", "base": "woods", "level": 1},
        {"hex": "C2", "base": "rough", "roads": [0, 3]},
        {"hex": "C3", "level": 2},
    ]
    ground = ground_of(read(a_document(boards=[{"side": "10B", "column": 0, "row": 0}], overlays=overlays)))
    hex_ = ground.by_name["C2"]
    assert (ground.base[hex_], ground.level[hex_], ground.roads[hex_]) == (ROUGH, 1, 1 << 0 | 1 << 3)
    assert ground.level[ground.by_name["C3"]] == 2


@rule("TOI-SET-10")
def test_fixed_squads_are_counted_into_the_force() -> None:
    squads = [{"figures": {"mg": 1, "regular": 2}}, {"figures": {"regular": 4}, "specialization": "medic"}]
    division = {"squads": squads, "vehicles": {"gmc": 2, "sherman": 0}, "zones": ["west"]}
    scenario = read(a_document(sides={"american": a_side("west", divisions={"2": division}), "german": a_side("east")}))
    force = scenario.american.divisions[0].force
    assert force.squads == (Squad({"mg": 1, "regular": 2}), Squad({"regular": 4}, "medic"))
    assert (force.squad_bases, force.figures) == (2, {"mg": 1, "regular": 6})
    assert (force.vehicles, force.specializations, force.units) == ({"gmc": 2}, {"medic": 1}, 4)


@rule("D-TOI-133")
def test_placed_units_are_read_in_their_order_and_counted_as_a_force() -> None:
    medics = {"figures": {"regular": 4}, "specialization": "medic"}
    gunners = {"figures": {"mg": 1, "regular": 2}}
    placed = [
        {"hex": "D4", "squad": medics, "concealed": True, "inside": "pillbox"},
        {"hex": "E5", "vehicle": "gmc", "aboard": [gunners]},
        {"hex": "E5", "vehicle": "sherman"},
    ]
    american = a_side("west", divisions={"1": a_division("west", placed=placed), "2": {"placed": placed[:1]}})
    division, other = read(a_document(sides={"american": american, "german": a_side("east")})).american.divisions
    assert division.placed == (
        PlacedUnit("D4", Squad({"regular": 4}, "medic"), concealed=True, inside="pillbox"),
        PlacedUnit("E5", vehicle="gmc", aboard=(Squad({"mg": 1, "regular": 2}),)),
        PlacedUnit("E5", vehicle="sherman"),
    )
    assert division.force == Force(1, {"regular": 4}), "the units that are deployed"
    force = placed_force(division.placed)
    assert (force.squad_bases, force.figures) == (2, {"regular": 6, "mg": 1})
    assert (force.vehicles, force.specializations) == ({"gmc": 1, "sherman": 1}, {"medic": 1})
    assert (other.force, other.zones, other.placed) == (Force(), (), division.placed[:1])


def test_a_document_without_placed_units_has_none() -> None:
    for slug in SCENARIOS.slugs:
        scenario = read(SCENARIOS.document(slug))
        assert all(division.placed == () for side in scenario.sides for division in side.divisions)
        assert prepare(scenario).placed == []


@rule("TOI-OBJ-12", "D-TOI-115")
def test_a_victory_objective_without_value_is_worth_one() -> None:
    [objective] = read(a_document()).objectives_of("victory")
    assert (objective.hex, objective.value, objective.scored, objective.control) == ("D3", 1, "every round", None)


HOSTILE: dict[str, Any] = {
    "nothing": None,
    "a number": 5,
    "a text": "scenario",
    "a list": [],
    "no field": {},
    "an unknown key": a_document(extra=1),
    "markup as a key": a_document(**{"<script>alert(1)</script>": 1}),
    "markup in the title": a_document(title="<b>Ridge</b>"),
    "a line break in the title": a_document(title="Ridge\nLine"),
    "text that runs backwards": a_document(title="Ridge\u202eline"),
    "half a character": a_document(title="Ridge\ud800"),
    "an empty title": a_document(title=""),
    "a long title": a_document(title="R" * 101),
    "negative rounds": a_document(rounds=-1),
    "true rounds": a_document(rounds=True),
    "rounds as text": a_document(rounds="8"),
    "a very large number of rounds": a_document(rounds=10**400),
    "half a round": a_document(rounds=8.5),
    "not a number": a_document(rounds=float("nan")),
    "an unknown nation": a_document(initiative="french"),
    "a list for a nation": a_document(initiative=["american"]),
    "one side": a_document(sides={"american": a_side("west")}),
    "negative figures": a_document(
        sides={
            "american": a_side("west", divisions={"1": a_division("west", figures={"regular": -4})}),
            "german": a_side("east"),
        }
    ),
    "an unknown figure": a_document(
        sides={
            "american": a_side("west", divisions={"1": a_division("west", figures={"sniper": 1})}),
            "german": a_side("east"),
        }
    ),
    "squads that are fixed and counted": a_document(
        sides={
            "american": a_side("west", divisions={"1": a_division("west", squads=[{"figures": {"regular": 4}}])}),
            "german": a_side("east"),
        }
    ),
    "no boards": a_document(boards=[]),
    "an unknown board": a_document(boards=[{"side": "13A", "column": 0, "row": 0}]),
    "a board with a line break": a_document(boards=[{"side": "1A\n", "column": 0, "row": 0}]),
    "a hex of no map": a_document(zones={"west": {"hexes": ["ÄÖ1"]}, "east": {"columns": [6, 7]}}),
    "a hex twice": a_document(zones={"west": {"hexes": ["A1", "A1"]}, "east": {"columns": [6, 7]}}),
    "objects for hexes": a_document(zones={"west": {"hexes": [{}, {}]}, "east": {"columns": [6, 7]}}),
    "a zone name with a path": a_document(zones={"../west": {"columns": [1, 2]}, "east": {"columns": [6, 7]}}),
    "a condition of two kinds": a_document(
        victory={
            "conditions": [
                {
                    "side": "german",
                    "when": "any round",
                    "if": {"eliminated": "american", "not": {"eliminated": "german"}},
                }
            ],
            "otherwise": "draw",
        }
    ),
    "an unknown condition": a_document(
        victory={"conditions": [{"side": "german", "when": "any round", "if": {"exec": "1"}}], "otherwise": "draw"}
    ),
    "a time that does not exist": a_document(
        victory={
            "conditions": [{"side": "german", "when": "now and then", "if": {"eliminated": "american"}}],
            "otherwise": "draw",
        }
    ),
}


@pytest.mark.parametrize("document", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_bad_shape_is_refused_with_its_place(document: Any) -> None:
    problems = SCENARIOS.refusals(document)
    assert problems and all(each.rule == SHAPE and len(str(each)) < 500 for each in problems)
    with pytest.raises(BadScenario) as refusal:
        read(document)
    assert refusal.value.problems == problems


PYTHON_LETS_THEM_PASS = ("a board with a line break",)
"""Documents an independent validator accepts, because "$" of Python's patterns ignores a closing line break."""


@pytest.mark.parametrize("name", [each for each in HOSTILE if each not in PYTHON_LETS_THEM_PASS])
def test_an_independent_validator_refuses_the_same(name: str) -> None:
    assert list(Draft202012Validator(SCENARIOS.schema()).iter_errors(HOSTILE[name]))


def test_an_independent_validator_accepts_the_same() -> None:
    assert SCENARIOS.refusals(a_document()) == []
    assert list(Draft202012Validator(SCENARIOS.schema()).iter_errors(a_document())) == []


def test_a_place_is_a_path() -> None:
    document = a_document(boards=[{"side": "1A", "column": 0, "row": 99}])
    assert [(each.where, each.message) for each in SCENARIOS.refusals(document)] == [
        ("boards[0].row", "must be from 0 to 5, is 99")
    ]


def deep(levels: int) -> dict[str, Any]:
    condition: dict[str, Any] = {"eliminated": "american"}
    for _ in range(levels):
        condition = {"not": condition}
    return a_document(
        victory={"conditions": [{"side": "german", "when": 1, "if": condition}], "otherwise": "draw"},
    )


def cyclic() -> dict[str, Any]:
    condition: dict[str, Any] = {}
    condition["not"] = condition
    return a_document(victory={"conditions": [{"side": "german", "when": 1, "if": condition}], "otherwise": "draw"})


HUGE: dict[str, Any] = {
    "a million hexes": lambda: a_document(zones={"west": {"hexes": ["A1"] * 10**6}, "east": {"columns": [6, 7]}}),
    "five megabytes of text": lambda: a_document(summary="x" * 5 * 10**6),
    "five megabytes of keys": lambda: a_document(**{"k" * 5 * 10**6: 1}),
    "a hundred thousand keys": lambda: a_document(**{f"key{index}": 0 for index in range(10**5)}),
    "a deep victory condition": lambda: deep(12),
    "a very deep victory condition": lambda: deep(900),
    "a document inside itself": cyclic,
}


@pytest.mark.parametrize("build", HUGE.values(), ids=HUGE.keys())
def test_what_is_too_large_is_refused_at_once(build: Any) -> None:
    document = build()
    with at_most(seconds=1):
        [problem] = SCENARIOS.refusals(document)
    assert problem.rule == SIZE


def test_a_condition_may_be_nested_a_little() -> None:
    assert SCENARIOS.refusals(deep(5)) == []


def test_the_number_of_problems_is_limited() -> None:
    document = a_document(markers=[{"hex": "?", "kind": "?"}] * 60)
    assert len(SCENARIOS.refusals(document)) == MOST_PROBLEMS


def test_a_document_survives_json() -> None:
    assert read(json.loads(json.dumps(a_document()))) == read(a_document())


def test_columns_of_a_zone_are_named_as_on_the_map() -> None:
    """The zone from column A to column B has the hexes A1 to B5 and no other; older documents count columns from 1."""
    ground = a_ground()
    for columns in (["A", "B"], [1, 2], ["A", 2]):
        scenario = read(a_document(zones={"west": {"columns": columns}, "east": {"columns": ["F", "G"]}}))
        assert scenario.zones["west"].columns == (1, 2)
        names = {ground.names[each][0] for each in zone_hexes(scenario, scenario.zones["west"], ground)}
        assert names == {"A", "B"}
    assert read(a_document(zones={"west": {"columns": ["Z", "AV"]}})).zones["west"].columns == (26, 48)


@pytest.mark.parametrize("column", ["", "a", "AW", "ABC", "1", 0, 49, True, None])
def test_a_column_that_no_map_has_is_refused(column: object) -> None:
    [problem] = SCENARIOS.refusals(a_document(zones={"west": {"columns": ["A", column]}, "east": {"columns": [6, 7]}}))
    assert problem.where == "zones.west.columns[1]"
    assert problem.message.endswith("not the letters of a column or its number from 1 to 48")
