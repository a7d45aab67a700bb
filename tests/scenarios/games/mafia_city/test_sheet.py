"""The page of a Mafia City scenario, and its fields, which read and write the definition."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from sandtable.engine.problem import BadScenario
from sandtable.games.mafia_city.scenario import SCENARIOS
from sandtable.games.mafia_city.terms import LOCATION_IDS
from scenarios.games import pages_of, sheet_of
from scenarios.games.mafia_city.sheet import MafiaCitySheet, StartRow
from tests.sandtable.games.mafia_city.test_scenario import LAYOUT, a_document

ENTRIES = pages_of("mafia_city").entries


def changed(document: dict[str, Any], **values: Any) -> dict[str, Any]:
    """The definition after these fields were changed."""
    found = deepcopy(document)
    for name, value in values.items():
        ENTRIES[name].write(found, value)
    return found


def values(document: Any) -> dict[str, Any]:
    """The content of the fields."""
    return {name: entry.read(document) for name, entry in ENTRIES.items()}


# The page -------------------------------------------------------------------------------------------------------------


def test_the_page_of_the_game_is_the_city_s() -> None:
    assert isinstance(sheet_of("mafia_city", a_document()), MafiaCitySheet)
    with pytest.raises(BadScenario):
        MafiaCitySheet({"game": "mafia_city"})


@pytest.mark.parametrize("slug", SCENARIOS.slugs)
def test_every_scenario_that_comes_with_the_game_is_drawn(slug: str) -> None:
    sheet = MafiaCitySheet(SCENARIOS.document(slug))
    assert f"City of {sheet.title}" in sheet.picture
    assert sorted(row.number for row in sheet.places) == [1, 2, 3, 4, 5, 6, 7]


def test_the_city_in_words_begins_in_the_centre_and_goes_round() -> None:
    rows = MafiaCitySheet(a_document(layout=LAYOUT, figures={"hitman": "prison"})).places
    assert [(row.place, row.number, row.name) for row in rows[:3]] == [
        ("centre", 1, "Prison"),
        ("north", 7, "City Hall"),
        ("north-east", 4, "Police Station"),
    ]
    assert [row.figures for row in rows] == ["Hitman", "Mayor", "Policeman", "", "", "", ""]
    assert [row.cancelled_by for row in rows] == ["Chief of Police", "", "", "", "F.B.I.", "", ""]
    assert [row.name for row in rows if row.tie == "nobody wins it"] == ["City Hall", "Fight Club"]


def test_a_random_city_is_drawn_in_the_order_of_its_numbers() -> None:
    sheet = MafiaCitySheet(a_document())
    assert sheet.is_random and [row.number for row in sheet.places] == [1, 2, 3, 4, 5, 6, 7]
    assert "city--random" in sheet.picture
    assert "city--random" not in MafiaCitySheet(a_document(layout=LAYOUT)).picture


def test_figures_that_share_a_location_are_drawn_there() -> None:
    sheet = MafiaCitySheet(a_document(figures={"hitman": "city_hall"}))
    assert sheet.places[6].figures == "Hitman, Mayor"
    assert "7 City Hall: Hitman, Mayor" in sheet.picture


def test_players_start_with_what_the_table_says() -> None:
    sheet = MafiaCitySheet(a_document(players=[3, 5], mafiosi={"5": {"hand": 7}}, target={"3": 9}))
    assert sheet.starts == [StartRow(3, 9, 8, 4), StartRow(5, 11, 7, 5)]
    assert "9 with 3 players, 11 with 5 players" in sheet.ways_to_win[0]


def test_the_deck_is_counted_by_card_and_symbol() -> None:
    rows = {row.name: row for row in MafiaCitySheet(a_document()).deck}
    assert (rows["Secret Deal"].counts, rows["Secret Deal"].total) == ((2, 1, 1, 2), 6)
    assert rows["F.B.I."].type == "Reaction" and len(rows) == 11
    together = MafiaCitySheet(a_document()).deck_together
    assert (together.counts, together.total) == ((16, 14, 8, 11), 49)
    small = MafiaCitySheet(a_document(deck={"thief": {"hat": 3}}))
    assert [(row.name, row.counts) for row in small.deck] == [("Thief", (0, 3, 0, 0))]


def test_what_is_not_as_in_the_box_says_so() -> None:
    usual = MafiaCitySheet(a_document()).numbers
    assert [value for _, value, _ in usual] == [2, 1, 3, 3, 40] and not any(changed for *_, changed in usual)
    own = MafiaCitySheet(a_document(secret_deal_bonus=2)).numbers
    assert [(value, is_changed) for _, value, is_changed in own][1] == (2, True)


@pytest.mark.parametrize(
    ("fields", "fact"),
    [
        ({}, "3 to 5 players"),
        ({"players": [4]}, "4 players"),
        ({"players": [3, 5]}, "3 or 5 players"),
        ({}, "city laid at random"),
        ({"layout": LAYOUT}, "Prison in the middle"),
        ({}, "target 15 / 13 / 11"),
        ({"target": {"3": 9, "4": 9, "5": 9}}, "target 9"),
        ({"deck": {"thief": {"hat": 12}}}, "deck of its own, 12 cards"),
    ],
)
def test_a_few_words_tell_scenarios_apart(fields: dict[str, Any], fact: str) -> None:
    assert fact in MafiaCitySheet(a_document(**fields)).facts


def test_the_deck_of_the_box_is_no_deck_of_its_own() -> None:
    assert not any("deck" in fact for fact in MafiaCitySheet(a_document()).facts)
    same_size = MafiaCitySheet(SCENARIOS.document("back-rooms"))
    assert "deck of its own, 49 cards" in same_size.facts


# The fields -----------------------------------------------------------------------------------------------------------


def test_fields_show_what_the_definition_leaves_out() -> None:
    shown = values(a_document())
    assert (shown["city"], shown["place_0"], shown["place_6"]) == ("random", "prison", "city_hall")
    assert [shown[f"target_{players}"] for players in (3, 4, 5)] == [15, 13, 11]
    assert (shown["hitman"], shown["secret_deal_bonus"], shown["round_limit"]) == ("harbour", 1, 40)


def test_fields_show_what_the_definition_says() -> None:
    shown = values(a_document(layout=LAYOUT, target={"4": 6}, figures={"hitman": "prison"}, round_limit=9))
    assert [shown[f"place_{place}"] for place in range(7)] == LAYOUT and shown["city"] == "fixed"
    assert [shown[f"target_{players}"] for players in (3, 4, 5)] == [15, 6, 11]
    assert (shown["hitman"], shown["round_limit"]) == ("prison", 9)
    assert values(a_document(target="beginners"))["target_5"] == 7


def test_two_places_are_swapped() -> None:
    swapped = changed(a_document(layout=LAYOUT), place_0="city_hall", place_1="prison")
    assert swapped["layout"] == ["city_hall", "prison", *LAYOUT[2:]] and SCENARIOS.problems(swapped) == []
    once = changed(a_document(layout=LAYOUT), place_0="city_hall")
    assert {each.rule for each in SCENARIOS.problems(once)} == {"MAF-SET-05"}


def test_choosing_a_place_fixes_a_random_city() -> None:
    fixed = changed(a_document(layout="random"), place_1="city_hall", place_6="harbour")
    numbers = list(LOCATION_IDS[1:])
    assert fixed["layout"] == [numbers[0], "city_hall", *numbers[2:6], "harbour"] and SCENARIOS.problems(fixed) == []


def test_a_city_becomes_random_and_fixed_again() -> None:
    assert changed(a_document(layout=LAYOUT), city="random")["layout"] == "random"
    assert changed(a_document(), city="fixed")["layout"] == list(LOCATION_IDS[1:])
    assert changed(a_document(layout=LAYOUT), city="fixed")["layout"] == LAYOUT


def test_a_changed_target_keeps_the_others() -> None:
    assert changed(a_document(target="beginners"), target_4=9)["target"] == {"3": 10, "4": 9, "5": 7}
    assert changed(a_document(), target_3=1, target_5=2)["target"] == {"3": 1, "4": 13, "5": 2}


def test_simple_values_go_where_they_belong() -> None:
    written = changed(a_document(), hitman="prison", secret_deal_bonus=2, round_limit=7)
    assert written == a_document(figures={"hitman": "prison"}, secret_deal_bonus=2, round_limit=7)
    assert SCENARIOS.problems(written) == []


@pytest.mark.parametrize("document", [None, [], 3, "x"], ids=str)
def test_fields_leave_what_is_no_definition_as_it_is(document: Any) -> None:
    assert changed(document, **values(document)) == document


def test_fields_leave_what_has_another_shape_to_the_checks() -> None:
    odd = {"layout": [1], "target": 4, "figures": []}
    assert values(odd)["city"] == "random" and values(odd)["target_3"] == 15
    assert changed(odd, hitman="prison")["figures"] == []
