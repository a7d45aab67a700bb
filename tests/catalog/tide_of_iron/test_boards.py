"""Boards in the catalogue: 24 sides, each drawn and hex by hex in words."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest
from django.test import Client

from catalog.tide_of_iron import boards
from sandtable.games.tide_of_iron.boards import all_sides, joined, side, spots
from sandtable.games.tide_of_iron.hexes import axial, hex_name
from sandtable.games.tide_of_iron.scenario import Board
from sandtable.games.tide_of_iron.terms import BASE_NAMES
from tests.catalog.tide_of_iron.reading import page, words

pytestmark = pytest.mark.django_db
SVG = "{http://www.w3.org/2000/svg}"


def test_the_list_shows_24_sides(client: Client) -> None:
    read = words(client, "/tide-of-iron/boards")
    html = page(client, "/tide-of-iron/boards")
    assert len(all_sides()) == 24 == html.count("<img ")
    for found in boards.all_boards():
        assert f"{found.side.id} {found.side.title} {found.summary} · designed" in read
        assert f'src="/tide-of-iron/boards/{found.side.id}.svg"' in html


@pytest.mark.parametrize("name", all_sides())
def test_every_hex_of_a_board_is_said(client: Client, name: str) -> None:
    """Terrain, level and roads of each hex, compared with the map the engine makes of this board alone."""
    read = words(client, f"/tide-of-iron/boards/{name}")
    found = boards.board_page(name)
    said = {each.name: each.words for each in found.whole}
    for spot, cell in joined([Board(name, 0, 0, False)]).items():
        hex_, base = hex_name(*axial(*spot)), BASE_NAMES[cell.base]
        if base == "clear" and not (cell.level or cell.roads or cell.streams):
            assert hex_ not in said
            continue
        assert f"{hex_} {said[hex_]}" in read
        parts = said[hex_].split(", ")
        assert parts[0] == base and (f"level {cell.level}" in parts) == bool(cell.level)
        assert ("road " in said[hex_]) == bool(cell.roads) and ("stream " in said[hex_]) == bool(cell.streams)
    for half in found.halves:
        assert f"{half.name} {boards.edge_of(half)} : {half.words}" in read.replace(" edge:", " edge :")


@pytest.mark.parametrize("name", all_sides())
def test_a_board_is_drawn_whole_and_well_formed(client: Client, name: str) -> None:
    answer = client.get(f"/tide-of-iron/boards/{name}.svg")
    assert (
        answer["Content-Type"].startswith("image/svg+xml") and "default-src 'none'" in answer["Content-Security-Policy"]
    )
    drawn = ElementTree.fromstring(answer.content)
    ground = drawn.find(f"{SVG}g[@class='map__ground']/{SVG}g[@class='map__hexes']")
    assert ground is not None and len(ground) == len(list(spots()))
    assert drawn.get("viewBox") == "46 41 484 424"  # 8 columns of 60 and 6 rows of 70, with the line around them
    title = drawn.find(f"{SVG}title")
    assert title is not None and title.text == f"Board {name}: {side(name).title}"


def test_a_half_hex_is_called_by_column_row_and_edge() -> None:
    """1A: a road comes in from the west, as its file says (0.3 0.2 1.3), and woods lie at 0.4."""
    halves = {each.name: (boards.edge_of(each), each.words) for each in boards.board_page("1A").halves}
    assert halves["0.2"] == ("west edge", "clear, road south-east, south")
    assert halves["8.3"] == ("east edge", "clear, road north, north-west")
    assert set(halves) == {"0.2", "0.3", "0.4", "8.2", "8.3"}


def test_a_board_is_summed_up() -> None:
    found = boards.board_page("1A")
    assert found.summary == "6 woods, 1 building, 1 rough, roads"
    assert dict(found.counts) == {"woods": 6, "building": 1, "rough": 1} and found.back == "1B"
    assert boards.board_page("1B").levels == ((1, 17),)


def test_a_known_picture_is_not_sent_again(client: Client) -> None:
    answer = client.get("/tide-of-iron/boards/1A.svg")
    assert client.get("/tide-of-iron/boards/1A.svg", HTTP_IF_NONE_MATCH=answer["ETag"]).status_code == 304


@pytest.mark.parametrize("name", ["13A", "1C", "1a", "README", "..", "%00", "1A%2F", "%F0%9F%98%80"])
def test_what_is_not_there_is_404(client: Client, name: str) -> None:
    for path in (
        f"/tide-of-iron/boards/{name}",
        f"/tide-of-iron/boards/{name}.svg",
        f"/api/v1/tide-of-iron/boards/{name}",
    ):
        assert client.get(path).status_code in (400, 404)


def test_boards_for_programs(client: Client) -> None:
    rows = json.loads(client.get("/api/v1/tide-of-iron/boards").content)
    assert [row["id"] for row in rows] == list(all_sides())
    one = json.loads(client.get("/api/v1/tide-of-iron/boards/1A").content)
    assert one["designed"] is True and one["picture"] == "/tide-of-iron/boards/1A.svg"
    hexes = {each["name"]: each for each in one["hexes"]}
    assert len(hexes) == len(list(spots()))
    assert hexes["E2"] | {"roads": []} == {
        "name": "E2",
        "column": 5,
        "row": 2,
        "half": False,
        "base": "building",
        "level": 0,
        "roads": [],
        "streams": [],
    }
    assert hexes["0.2"]["half"] is True and hexes["0.2"]["roads"] == [2, 3]
