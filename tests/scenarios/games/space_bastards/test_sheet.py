"""The page of a Space Bastards scenario: every fact twice, in the drawing and in words."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from sandtable.engine.problem import BadScenario
from sandtable.games.space_bastards.scenario import SCENARIOS
from sandtable.games.space_bastards.shapes import squares
from sandtable.games.space_bastards.terms import RACE_IDS
from scenarios.games.space_bastards.settlement import settlements
from scenarios.games.space_bastards.sheet import SpaceSheet
from tests.support import rule

SMALLEST: dict[str, Any] = {"game": "space_bastards", "title": "Small", "summary": "As in the box."}


def a_sheet(**changes: Any) -> SpaceSheet:
    """The game of the box with some changes."""
    return SpaceSheet(SMALLEST | changes)


def texts(picture: str) -> list[str]:
    """The texts of a drawing, in order."""
    return [each.text or "" for each in ElementTree.fromstring(picture).iter("text")]


def test_a_list_tells_scenarios_apart() -> None:
    assert a_sheet().facts == ["2 to 5 players", "12 rounds", "9 planets"]
    teacup = SpaceSheet(SCENARIOS.document("duel-in-a-teacup"))
    assert teacup.facts == ["2 or 3 players", "6 rounds", "7 planets"]
    assert a_sheet(players=[4]).facts[0] == "4 players"
    assert a_sheet(players=[5, 2, 4]).facts[0] == "2, 4 or 5 players"


def test_the_map_names_every_field_every_planet_and_the_planet_of_every_dock() -> None:
    sheet = a_sheet()
    written = texts(sheet.picture)
    assert all(written.count(each.name) == 1 for each in sheet.fields)
    assert all(written.count(each.name) == 1 + len(each.docks.split(", ")) for each in sheet.planets)
    assert "aria-label" not in sheet.picture and "<title>Map of Small</title>" in sheet.picture


def test_the_map_draws_every_square_and_every_way() -> None:
    root = ElementTree.fromstring(a_sheet().picture)
    paths = {(each.get("class") or ""): each.get("d") or "" for each in root.iter("path")}
    assert paths["sb-way"].count("M") == 34
    assert paths["sb-teleport-way"].count("M") == 1
    squares = [(each.get("d") or "").count("M") for each in root.iter("path") if each.get("class") == "sb-square"]
    assert squares == [12, 16, 17, 18, 18, 20, 21, 22, 25]


def test_without_teleports_there_is_no_broken_line() -> None:
    fields = [{"id": name, "planet": planet} for name, planet in (("A", "P2"), ("B", "P3"))]
    assert "sb-teleport-way" not in a_sheet(fields=fields, edges=[["A", "B"]]).picture


@rule("SPB-D26", "SPB-D06")
def test_the_words_say_what_the_map_draws() -> None:
    sheet = a_sheet()
    planets = {each.name: each for each in sheet.planets}
    assert (planets["P1"].colour, planets["P1"].squares, planets["P1"].docks) == ("white", 12, "I1, I4")
    assert planets["P3"].rows == (".####", "#####", "#####", "###..")
    assert [planets[name].players for name in ("P1", "P2", "P6", "P9")] == ["2 or 3", "2 to 5", "3 to 5", "4 or 5"]
    fields = {each.name: each for each in sheet.fields}
    assert (fields["O3"].planet, fields["O3"].neighbours) == ("", "O2, O4, I1")
    assert (fields["I1"].planet, fields["I1"].neighbours) == ("P1", "I2, I6, O3")
    assert fields["T1"].neighbours == "O1, O2, T2 (teleport, free)"


def test_a_planet_that_is_never_in_play_or_has_no_dock_is_told_so() -> None:
    fields = [{"id": "A", "planet": "P2"}, {"id": "B"}]
    sheet = a_sheet(players=[4], fields=fields, edges=[["A", "B"]])
    assert (sheet.planets[0].players, sheet.planets[0].docks) == ("never", "–")
    assert "P1" in texts(sheet.picture)


@rule("SPB-RND-17")
def test_the_order_of_relationships() -> None:
    order = [str(name) for name, _deed in SpaceSheet(SCENARIOS.document("mutation-first")).order]
    assert order[:3] == ["Mutation", "Love", "Shooting"] and order[-1] == "Relationship Change"


@rule("SPB-D10")
def test_the_round_track_in_words() -> None:
    stops = [(each.mark, each.words) for each in a_sheet().track if each.words]
    assert stops == [
        ("▲", "ships only"),
        ("4", "1 point a planet"),
        ("▲", "ships only"),
        ("6", "cards return"),
        ("8", "1 point a planet"),
        ("▲", "ships only"),
        ("12", "2 points a planet"),
    ]
    assert [each.mark for each in a_sheet().track if not each.is_ship_only] == [str(n) for n in range(1, 13)]


@rule("SPB-COMP-01")
def test_tokens_are_counted_and_drawn() -> None:
    assert [(each.name, each.squares, each.count) for each in a_sheet().tokens] == [
        ("Toadling", 1, 8),
        ("Spud", 2, 6),
        ("Sluggy", 3, 6),
        ("Cactusoid", 3, 6),
        ("Toucanosaur", 4, 6),
    ]
    assert all('class="sb-token"' in each.picture for each in a_sheet().tokens)


def test_prices_that_differ_are_told_one_by_one() -> None:
    assert ("Love, Shooting or Eating once more", "2") in a_sheet().numbers
    numbers = dict(a_sheet(prices={"shooting": 3}, starting_money=8).numbers)
    assert (numbers["Love once more"], numbers["Shooting once more"], numbers["Money at the start"]) == ("2", "3", "8")


def test_the_whole_definition_can_be_seen() -> None:
    whole = a_sheet(players=[3]).whole
    assert '"starting_money": 5' in whole and '"P9"' in whole and re.search(r'"players": \[\s*3\s*\]', whole)


def test_what_can_not_be_read_has_no_sheet() -> None:
    with pytest.raises(BadScenario):
        a_sheet(edges=[["O1", "nowhere"]])


@rule("SPB-D25", "SPB-SET-11")
def test_the_tightest_settlement_lies_on_squares_of_the_planet_without_overlapping() -> None:
    scenario = a_sheet().scenario
    found = list(settlements(scenario))
    assert [each.planet for each in found] == list(range(9))
    assert [each.players for each in found] == [3, 5, 5, 5, 5, 5, 5, 5, 5]
    for each in found:
        lying = [place for token in each.tokens for place in token.squares]
        assert len(lying) == len(set(lying)) == 3 * each.players
        assert set(lying) <= set(squares(scenario.planets[each.planet].grid))


@rule("SPB-TWO-01", "SPB-D25")
def test_with_two_players_the_neutral_creature_lies_there_too() -> None:
    [found, *_others] = settlements(a_sheet(players=[2]).scenario)
    assert [RACE_IDS[race] for race in found.races] == ["toucanosaur", "cactusoid", "sluggy"]
    assert [(token.letters, len(token.squares)) for token in found.tokens] == [("", 4), ("1", 3), ("2", 3)]


def test_a_planet_without_room_for_all_is_left_out() -> None:
    crowded = a_sheet(players=[4], planets_in_play={"4": ["P1", "P2"]})
    assert [each.name for each in crowded.crowds] == ["P2"]
    assert crowded.crowds[0].words == "4 players: 2\u00a0×\u00a0Cactusoid, 2\u00a0×\u00a0Sluggy"
