"""The page of a Tide of Iron scenario: every fact twice, in the drawing and in words."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from sandtable.games.tide_of_iron.scenario import read
from scenarios import checking, services
from scenarios.games.tide_of_iron.example import EXAMPLE
from scenarios.games.tide_of_iron.map_sheet import MapSheet
from scenarios.games.tide_of_iron.sheet import ScenarioSheet
from scenarios.models import Scenario
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_garrison, a_side
from tests.scenarios.test_pages import page
from tests.support.pages import words_of


def a_rich_document() -> dict[str, Any]:
    """Something of everything that a page shows."""
    late = {"round": 3, "division": "1", "squad_bases": 1, "figures": {"elite": 4}, "zones": ["west"]}
    return a_document(
        overlays=[{"hex": "D4", "base": "woods", "level": 1}, {"hex": "D5", "roads": [0, 3]}],
        markers=[{"hex": "E4", "kind": "pillbox"}],
        labels=[{"hex": "B2", "text": "Mill pond", "note": "Frozen in winter."}],
        reconstructed=["the weather"],
        special_rules=["Snow: the road does not help wheels."],
        source="A book",
        events=[{"round": 2, "side": "german", "command": 2, "cards": 1}],
        sides={
            "american": a_side("west", reinforcements=[late], decks=[{"name": "Supply I"}], cards=1),
            "german": a_side(
                "east",
                divisions={"2": a_division("east", vehicles={"panzer4": 1}, concealed=1)},
                points_for={"squad": 1},
            ),
        },
        objectives=[
            {"hex": "D3", "kind": "victory", "side": "neutral", "value": 2, "name": "Mill"},
            {"hex": "C2", "kind": "command", "side": "american", "control": "german"},
        ],
        victory={
            "conditions": [
                {"side": "german", "when": "any round", "if": {"controls": {"side": "german", "objectives": ["D3"]}}}
            ],
            "otherwise": "american",
        },
    )


@pytest.fixture
def rich(ada: User) -> Scenario:
    return services.create_scenario(owner=ada, definition=a_rich_document())


def test_the_page_tells_everything_in_words(rich: Scenario, as_ada: Client) -> None:
    text = words_of(page(as_ada, rich.get_absolute_url()))
    for part in (
        *read(a_rich_document()).victory.says(),
        "B2 Mill pond: Frozen in winter.",
        "D3 Mill: neutral victory objective, 2 points a round",
        "C2 American command objective, 1 command a round, German at the start",
        "Round 3, division 1",
        "Panzer IV",
        "1 squad may start concealed",
        "1 victory point for each squad destroyed",
        "Supply I",
        "End of round 2, German: 2 command, 1 strategy card",
        "the weather",
        "Some rules are for people only",
        "Snow: the road does not help wheels.",
        "Source: A book",
        "D4 woods, level 1",
        "E4 clear pillbox",
        "Initiative: American",
    ):
        assert part in text, part


def test_placed_units_are_told_with_their_hexes(ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=a_garrison())
    text = words_of(page(as_ada, scenario.get_absolute_url()))
    for part in (
        "Division 1, placed",
        "placed at D4, E4, E2, F3",
        "On the map from the start",
        "A3: GMC CCKW 353 Truck, aboard 4 Regular Infantry",
        "D4: 4 Elite Infantry with Medic token, concealed",
        "E2: 1 Machine Gun Crew + 2 Regular Infantry, in the pillbox",
        "F3: SdKfz 251 Half-track",
    ):
        assert part in text, part


def test_placed_units_are_counted_apart_from_those_that_deploy() -> None:
    """One squad is deployed, one sits in a truck; the German division has placed units only."""
    american, german = ScenarioSheet(a_garrison()).sides
    assert [each.heading for each in american.columns] == ["Division 1", "Division 1, placed"]
    counts = {row.name: row.counts for row in american.rows}
    assert counts == {"Squad bases": (1, 1), "Regular Infantry": (4, 4), "GMC CCKW 353 Truck": (0, 1)}
    assert [each.heading for each in german.columns] == ["Division 1, placed"]
    assert {row.name: row.counts for row in german.rows} == {
        "Squad bases": (3,), "Regular Infantry": (6,), "Elite Infantry": (4,), "Machine Gun Crew": (1,),
        "SdKfz 251 Half-track": (1,), "Medic tokens": (1,),
    }  # fmt: skip


def test_placed_units_stand_on_the_map_and_in_its_text_twin() -> None:
    """Five places: the passengers of the truck have no symbol of their own."""
    sheet = MapSheet(read(a_garrison()))
    assert sheet.picture.count('class="map__unit ') == 5
    assert sheet.picture.count(" is-concealed") == 2
    units = {row.name: row.units for row in sheet.rows if row.units}
    assert units == {
        "A3": "American: GMC CCKW 353 Truck, aboard 4 Regular Infantry",
        "D4": "German: 4 Elite Infantry with Medic token, concealed",
        "E4": "German: 4 Regular Infantry, concealed",
        "E2": "German: 1 Machine Gun Crew + 2 Regular Infantry, in the pillbox",
        "F3": "German: SdKfz 251 Half-track",
    }
    signs = [sign.text for sign in sheet.legend if "on the map" in sign.text or "concealed" in sign.text]
    assert sorted(signs) == [
        "American unit on the map from the start",
        "German squad, concealed",
        "German unit on the map from the start",
    ]
    assert "map__unit" not in MapSheet(read(a_rich_document())).picture


def test_a_placed_vehicle_of_the_other_nation_is_still_told() -> None:
    """The page of a scenario with problems is shown as well."""
    document = a_garrison()
    document["sides"]["german"]["divisions"]["1"]["placed"][3]["vehicle"] = "gmc"
    assert ScenarioSheet(document).sides[1].placed[-1] == "F3: gmc"


def test_the_text_twin_has_every_hex_that_is_not_plain() -> None:
    sheet = MapSheet(read(a_rich_document()))
    rows = {row.name: row for row in sheet.rows}
    not_plain = {each.name for each in sheet.hexes if each.base != "clear" or each.level or each.roads or each.streams}
    assert set(rows) == not_plain | {"C2", "D3", "E4"}
    assert "road north, south" in rows["D5"].ground
    assert rows["E4"].markers == "pillbox"
    assert rows["D3"].objective.startswith("Mill")
    assert {zone.name: (zone.tag, zone.side) for zone in sheet.zones} == {
        "west": ("a", "american"),
        "east": ("b", "german"),
    }
    columns = {name[0] for name in sheet.zones[0].hexes}
    assert columns == {"A", "B"} and sheet.zones[0].users == ("American division 1, American reinforcements of round 3")


def test_the_legend_has_what_occurs_and_nothing_else() -> None:
    texts = [sign.text for sign in MapSheet(read(a_rich_document())).legend]
    assert {"woods", "pillbox", "road", "neutral victory objective", "a: west (American)"} <= set(texts)
    assert {"level 1", "slope; the strokes point downhill"} <= set(texts)
    assert "cliff; the strokes point downhill" not in texts
    assert "minefield" not in texts and "German victory objective" not in texts


def test_the_forces_are_counted_by_division_and_round() -> None:
    american, german = ScenarioSheet(a_rich_document()).sides
    assert [column.heading for column in american.columns] == ["Division 1", "Round 3, division 1"]
    assert {row.name: row.counts for row in american.rows} == {
        "Squad bases": (1, 1),
        "Regular Infantry": (4, 0),
        "Elite Infantry": (0, 4),
    }
    assert {row.name: row.counts for row in german.rows}["Panzer IV"] == (1,)


def test_cards_are_named_and_unknown_ones_stay_as_they_are() -> None:
    document = a_document()
    deck = {"name": "Supply I", "without": ["no_such_card"]}
    document["sides"]["american"] |= {"decks": [deck], "operations": ["no_such_card"]}
    american = ScenarioSheet(document).sides[0]
    assert american.decks == ["Supply I without no_such_card"] and american.operations == ["no_such_card"]


def test_boards_that_make_no_map_are_a_problem_and_no_failure(ada: User, as_ada: Client) -> None:
    twice = [{"side": "1A", "column": 0, "row": 0}, {"side": "2A", "column": 0, "row": 0}]
    scenario = services.create_scenario(owner=ada, definition=a_document(boards=twice))
    html = page(as_ada, scenario.get_absolute_url())
    assert "TOI-SET-18" in html and "map-heading" not in html
    assert as_ada.get(reverse("scenarios:map", args=[scenario.public_id, 1])).status_code == 404


def test_the_example_is_ready_to_play() -> None:
    assert checking.lint(EXAMPLE) == []


def test_ways_to_win_have_the_numbers_that_games_count() -> None:
    scenario = read(a_rich_document())
    *conditions, otherwise = ScenarioSheet(a_rich_document()).ways_to_win
    assert [condition.says() for condition in scenario.victory.conditions] == [
        "The Germans win if the Germans control D3 at the end of any round."
    ]
    assert conditions == ["Condition 1: The Germans win if the Germans control D3 at the end of any round."]
    assert otherwise == scenario.victory.says_otherwise()


def test_boards_that_do_not_fit_are_not_drawn() -> None:
    assert ScenarioSheet(a_document()).hexes and ScenarioSheet(a_document()).picture
    sheet = ScenarioSheet(a_document(boards=[{"side": "1A", "column": 0, "row": 0}] * 2))
    assert (sheet.hexes, sheet.picture) == ([], "")
