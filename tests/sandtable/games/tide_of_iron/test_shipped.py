"""The scenarios that come with the game: sound, as their sources say, and each worth playing."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.games.tide_of_iron.boards import ground_of
from sandtable.games.tide_of_iron.card_facts import decks
from sandtable.games.tide_of_iron.scenario import SCENARIOS, Scenario, read
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.setting_up import prepare
from sandtable.games.tide_of_iron.terms import BASE_NAMES, MARKER_NAMES, SMOKE
from tests.sandtable.games.tide_of_iron.scenario_documents import shipped
from tests.support import rule

FOLDER = files("sandtable.games.tide_of_iron") / "data" / "scenarios"
NAMES = sorted(path.name.removesuffix(".json") for path in FOLDER.iterdir())
KNOWN_TITLES = ("at-the-breaking-point", "crossroads", "liberation", "silence-the-guns", "stavelot-express")
ALL_ARMS = "the-long-mile"
OURS = (
    ALL_ARMS, "bridge-in-the-rain", "fog-over-the-farms", "hill-87", "house-by-house", "lamps-out",
    "out-of-the-pocket", "steel-on-the-ridge", "three-milestones",
)  # fmt: skip


def scenario(name: str) -> Scenario:
    return read(shipped(name))


def force(side: Side, division: str) -> dict[str, int]:
    """The starting pieces of a division, in one list."""
    [found] = [each.force for each in side.divisions if each.number == division]
    return {"squads": found.squad_bases, **found.figures, **found.vehicles, **found.specializations}


def squads(side: Side) -> int:
    return sum(division.force.squad_bases for division in side.divisions)


@rule("TOI-SCN-05")
def test_the_known_titles_and_nine_of_our_own() -> None:
    assert {*KNOWN_TITLES, *OURS} == set(NAMES)
    assert {name for name in NAMES if scenario(name).source == "Our own design."} == set(OURS)


@pytest.mark.parametrize("name", NAMES)
def test_it_has_no_problem(name: str) -> None:
    assert list(map(str, SCENARIOS.problems(shipped(name)))) == []


@pytest.mark.parametrize("name", NAMES)
def test_it_says_what_is_reconstructed_and_where_the_rest_is_from(name: str) -> None:
    assert scenario(name).reconstructed and scenario(name).source


@pytest.mark.parametrize("name", NAMES)
def test_both_sides_can_spend_command_and_cards(name: str) -> None:
    found = scenario(name)
    for side in found.sides:
        assert side.decks and side.cards
        assert any(each.side == side.nation for each in found.objectives_of("command"))


@pytest.mark.parametrize("name", NAMES)
def test_its_first_field_is_its_title_and_all_stand_in_the_order_of_the_schema(name: str) -> None:
    order = list(SCENARIOS.schema()["properties"])
    keys = list(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    assert keys == sorted(keys, key=order.index)


@rule("TOI-SCN-08", "TOI-SCN-02", "EX-TOI-07")
def test_at_the_breaking_point() -> None:
    found = scenario("at-the-breaking-point")
    assert (found.rounds, found.initiative) == (8, "american")
    assert [side.actions for side in found.sides] == [3, 3]
    assert [squads(side) for side in found.sides] == [11, 12]
    assert [deck.name for deck in found.german.decks] == ["Morale I", "Command I"]
    assert found.german.cards == 3
    line = tuple(each.hex for each in found.objectives_of("victory"))
    assert len(line) == 6
    assert found.victory.says() == (
        f"The Germans win if at least 3 German units are on {', '.join(line[:-1])} or {line[-1]}"
        " at the end of any round.",
        "Otherwise, after the last round, the Americans win.",
    )


@rule("D-TOI-126")
def test_the_breaking_point_is_reconstructed_as_the_facts_propose() -> None:
    found = scenario("at-the-breaking-point")
    assert force(found.american, "1") == {"squads": 6, "regular": 16, "officer": 2, "mg": 2, "mortar": 1}
    assert force(found.american, "2") == {"squads": 5, "regular": 13, "elite": 2, "officer": 1, "mg": 1, "mortar": 1}
    assert force(found.german, "1") == {
        "squads": 6, "regular": 12, "elite": 6, "officer": 2, "mg": 1, "mortar": 1, "engineer": 1,
    }  # fmt: skip
    assert force(found.german, "2") == {
        "squads": 6, "regular": 14, "elite": 6, "officer": 2, "mg": 1, "flamethrower": 1,
    }  # fmt: skip
    assert [deck.name for deck in found.american.decks] == ["Supply I"]
    assert found.american.cards == 2
    assert [each.kind for each in found.markers] == ["entrenchment"] * 3
    assert len(found.boards) == 4


@rule("EX-TOI-10", "TOI-SET-14")
def test_crossroads_has_three_american_command_objectives_without_control() -> None:
    own = [each for each in scenario("crossroads").objectives_of("command") if each.side == "american"]
    assert len(own) == 3
    assert [each.control for each in own] == [None] * 3


@rule("TOI-SCN-05")
def test_crossroads_follows_its_revised_version() -> None:
    found = scenario("crossroads")
    assert (found.rounds, found.rules.flooded) == (9, True)
    assert [squads(side) for side in found.sides] == [12, 10]
    assert force(found.american, "2") == {
        "squads": 5, "regular": 9, "elite": 6, "officer": 1, "mg": 1, "mortar": 1, "sherman": 3, "m3a1": 1,
        "engineer": 2, "medic": 1,
    }  # fmt: skip
    assert [side.cards for side in found.sides] == [4, 3]
    assert found.german.operations == ("elite_tank_crew",)
    [woods] = [found.zones[name] for name in found.german.divisions[0].zones]
    assert sorted(found.boards[index].side for index in woods.boards) == ["1A", "3A", "7A"]


@rule("TOI-RNF-01", "TOI-CRD-06")
def test_units_of_cards_arrive_where_the_side_says() -> None:
    setup = prepare(scenario("crossroads"))
    names = [{setup.ground.names[hex_] for hex_ in zone} for zone in setup.reinforcement_zones]
    assert names[0] == {f"A{row}" for row in range(1, 12)}
    assert names[1] == {f"W{row}" for row in range(1, 12)}


@rule("TOI-ERR-06")
def test_stavelot_express_has_twelve_elite_and_four_regular() -> None:
    [division] = [each for each in scenario("stavelot-express").german.divisions if each.number == "2"]
    assert division.force.figures == {"elite": 12, "regular": 4}
    assert division.force.squad_bases == 4


@rule("TOI-ERR-07")
def test_liberation_has_two_engineers_and_one_and_a_road_on_a_hill() -> None:
    found = scenario("liberation")
    assert [division.force.specializations for division in found.american.divisions] == [
        {"engineer": 2},
        {"engineer": 1},
    ]
    assert any(each.roads and each.level for each in found.overlays)


@rule("TOI-SCN-06")
def test_liberation_counts_buildings_at_the_end() -> None:
    found = scenario("liberation")
    ground = ground_of(found)
    assert found.rounds == 8
    assert found.victory.otherwise == "most points" and not found.victory.conditions
    for each in found.objectives_of("victory"):
        assert BASE_NAMES[ground.base[ground.by_name[each.hex]]] == "building"
        assert each.scored == "last round"


def test_ours_has_every_terrain() -> None:
    ground = ground_of(scenario(ALL_ARMS))
    assert {BASE_NAMES[base] for base in ground.base} == set(BASE_NAMES)
    assert set(ground.level) == {0, 1, 2}
    assert any(ground.roads[hex_] and BASE_NAMES[ground.base[hex_]] == "stream" for hex_ in range(ground.count))


def test_ours_has_all_arms() -> None:
    found = scenario(ALL_ARMS)
    arrivals = [each.force for side in found.sides for each in side.divisions]
    arrivals += [each.force for side in found.sides for each in side.reinforcements]
    assert {kind for each in arrivals for kind in each.vehicles} == {
        "sherman", "m3a1", "gmc", "panzer4", "tiger1", "sdkfz251", "opel",
    }  # fmt: skip
    assert {kind for each in arrivals for kind in each.figures} == {"regular", "elite", "officer", "mg", "mortar"}
    assert {kind for each in arrivals for kind in each.specializations} == {
        "anti_tank", "engineer", "flamethrower", "medic",
    }  # fmt: skip
    assert {each.kind for each in found.markers} == {*MARKER_NAMES} - {MARKER_NAMES[SMOKE]}
    assert all(side.reinforcements and any("Artillery" in deck.name for deck in side.decks) for side in found.sides)
    assert any(division.concealed for division in found.german.divisions)


def test_the_scenario_of_the_documentation_is_one() -> None:
    page = (Path(__file__).parents[4] / "docs" / "tide-of-iron-scenarios.md").read_text(encoding="utf-8")
    [document] = [json.loads(block.split("```")[0]) for block in page.split("```json")[1:]]
    assert list(map(str, SCENARIOS.problems(document))) == []
    assert read(document).victory.says()[0] == "The Americans win if the Americans control D4 at the end of any round."


def test_the_documentation_names_every_field() -> None:
    page = (Path(__file__).parents[4] / "docs" / "tide-of-iron-scenarios.md").read_text(encoding="utf-8")
    fields = {
        *SCENARIOS.schema()["properties"],
        *SCENARIOS.schema()["$defs"]["side"]["properties"],
        *SCENARIOS.schema()["$defs"]["zone"]["properties"],
        *SCENARIOS.schema()["$defs"]["placed_unit"]["properties"],
    }
    assert {each for each in fields if f"`{each}`" not in page} == set()


def test_every_deck_is_in_some_scenario() -> None:
    used = {deck.name for name in NAMES for side in scenario(name).sides for deck in side.decks}
    assert used == set(decks())
