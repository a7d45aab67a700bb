"""Terrain, markers and parameters in the catalogue: drawn, in words and for programs, and nothing left out."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from xml.etree import ElementTree

import pytest
from django.test import Client

from catalog.tide_of_iron import drawings, ground, parameters
from catalog.tide_of_iron import words as names
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import Marker, Terrain
from tests.catalog.tide_of_iron.reading import drawings as drawings_of
from tests.catalog.tide_of_iron.reading import page, words

pytestmark = pytest.mark.django_db


def said_about(row: str, client: Client) -> str:
    """The words about one kind of terrain or marker."""
    html = page(client, "/tide-of-iron/terrain")
    tile = html[html.index(f'id="{row}"') :]
    return _text_of(tile[tile.index(">") + 1 : tile.index("</article>")])


def _text_of(html: str) -> str:
    text = ElementTree.fromstring(f"<p>{html.replace('<br>', '')}</p>")  # our own page
    return " ".join(" ".join(text.itertext()).split())


@pytest.mark.parametrize(
    ("row", "said"),
    [  # the table of TOI-MOV-17
        ("clear", "Squads 1 point Vehicles 1 point Cover 0 working value Blocks sight no"),
        ("woods", "Squads 2 points Vehicles 3 points working value Cover 2 working value Blocks sight yes"),
        ("building", "Vehicles cannot enter working value Cover 3 working value Blocks sight yes"),
        ("rough", "Cover 1 Blocks sight no working value"),
        ("pond", "Squads cannot enter working value Vehicles cannot enter working value Cover 0"),
        ("hill_1", "Blocks sight by its level"),
        ("cliff", "Squads cannot enter Vehicles cannot enter"),
        ("pillbox", "In the box 12 Cover 6 Squads inside 1 Points to enter 1 Points to leave 1"),
        ("minefield", "Attack dice 4 Success on 4 Firepower of units in it half"),
        ("smoke", "Cover 2 Blocks sight yes Firepower of units in it half"),
        ("razor_wire", "Points to remove it 2 Successes of one area attack that remove it 3"),
        ("tank_trap", "Cover for squads 1 Other side Razor wire"),
    ],
)
def test_costs_cover_and_sight_are_said(client: Client, row: str, said: str) -> None:
    assert said in said_about(row, client)


def test_every_terrain_and_marker_is_whole(client: Client) -> None:
    read = words(client, "/tide-of-iron/terrain").lower()
    for row in facts.terrain().values():
        assert row.name.lower() in read and " ".join(row.source.split()).lower() in read
        assert all(sentence.lower() in read for sentence in row.special)
    for piece in facts.markers().values():
        assert str(names.MARKERS[piece.id][0]).lower() in read and piece.source.lower() in read
        assert all(effect.lower() in read for effect in piece.effects if not effect.startswith("see TOI-"))
    assert "american 8, german 8, neutral 8" in read and "black attack 14, red defense 6" in read
    assert "each nation has 4 concealed squad tokens" in read  # the rule speaks where the table only names it


def test_no_value_of_terrain_or_marker_is_forgotten() -> None:
    """A new field of the tables fails here until a page shows it."""
    elsewhere = {"id", "name", "special", "source", "inferred", "inferred_fields"}
    elsewhere |= {"can_infantry_enter", "can_vehicles_enter"}  # said in place of the cost
    for kind in ground.all_terrain():
        assert {fact.field for fact in kind.facts} | elsewhere == {each.name for each in fields(Terrain)}
    shown = {"id", "group", "stock", "effects", "source", "inferred"}
    for piece in (*ground.markers_on_the_map(), *ground.other_pieces()):
        of_piece = {fact.field for fact in piece.facts}
        assert {name for name, value in asdict(piece.marker).items() if value} <= of_piece | shown
        shown |= of_piece
    assert shown == {each.name for each in fields(Marker)}


def test_every_doubt_of_the_table_is_marked() -> None:
    for kind in ground.all_terrain():
        marked = {fact.field for fact in kind.facts if fact.is_working}
        expected = {field for name in kind.terrain.inferred_fields for field in names.NAMES_IN_DATA[name]}
        assert marked == expected - {"special"} and kind.is_special_working == ("special" in expected)


def test_rules_beside_terrain_and_markers_are_in_the_book(client: Client) -> None:
    rules = {rule for of_one in names.TERRAIN.values() for rule in of_one}
    rules |= {rule for _, of_one in names.MARKERS.values() for rule in of_one}
    assert set(names.TERRAIN) == set(facts.terrain()) and set(names.MARKERS) == set(facts.markers())
    for rule in sorted(rules):
        assert client.get(f"/rules/{rule}").status_code == 302, rule


def test_all_terrain_is_drawn_each_in_its_own_way(client: Client) -> None:
    drawn = {id_: drawings.terrain(id_, title="T") for id_ in facts.terrain()}
    assert len(set(drawn.values())) == len(facts.terrain())
    assert "map__cliff" in drawn["cliff"] and "map__slope" in drawn["hill_1"] and "map__bridge" in drawn["bridge"]
    html = page(client, "/tide-of-iron/terrain")
    for svg in drawings_of(html):
        title = ElementTree.fromstring(svg).find("title")
        assert "aria-hidden" in svg or (title is not None and title.text)


def test_a_marker_is_drawn_when_it_stands_on_maps() -> None:
    drawn = {id_ for id_ in facts.markers() if drawings.marker(id_, title="M")}
    on_map = {"entrenchment", "pillbox", "razor_wire", "tank_trap", "minefield", "smoke"}
    assert drawn == on_map | {"command_objective", "victory_objective"}


def test_every_parameter_has_its_default_its_limits_and_its_reason(client: Client) -> None:
    read = words(client, "/tide-of-iron/parameters")
    for row in parameters.all_parameters():
        rules = " , ".join(row.parameter.rules)
        assert f"{row.parameter.name} {row.default} {row.allowed} {rules} {row.parameter.reason}" in read
    assert "defense_success 5 2 to 6 TOI-ATK-09" in read
    assert "assault_tie defender defender, attacker" in read and "conditions_accumulate no yes or no" in read
    assert "assault_winner hits nothing else" in read
    assert "blind_hexes 2, 1 2 numbers, each 0 to 9" in read


def test_terrain_markers_and_parameters_for_programs(client: Client) -> None:
    def read(name: str) -> dict[str, dict[str, object]]:
        rows = json.loads(client.get(f"/api/v1/tide-of-iron/{name}").content)
        return {row.get("id", row["name"]): row for row in rows}

    terrain, markers, values = read("terrain"), read("markers"), read("parameters")
    assert set(terrain) == set(facts.terrain()) and set(markers) == set(facts.markers())
    assert (terrain["woods"]["vehicle_cost"], terrain["woods"]["blocks_sight"]) == (3, True)
    assert terrain["hill_2"]["blocks_sight_by_level"] is True
    assert (markers["pillbox"]["cover"], markers["dice"]["count"]) == (6, "black attack 14, red defense 6")
    assert values["blind_hexes"]["default"] == [2, 1] and values["woods_cover"]["value_of"] == ["terrain.woods.cover"]


@pytest.mark.parametrize("name", ["units", "specializations", "terrain", "markers", "parameters", "boards", "cards"])
def test_a_known_answer_is_not_sent_again(client: Client, name: str) -> None:
    answer = client.get(f"/api/v1/tide-of-iron/{name}")
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert client.get(f"/api/v1/tide-of-iron/{name}", HTTP_IF_NONE_MATCH=answer["ETag"]).status_code == 304
    assert client.get(f"/api/v1/tide-of-iron/{name}?x=%00").status_code == 400
    assert client.post(f"/api/v1/tide-of-iron/{name}").status_code == 405
