"""The drawing of a city: hexes that touch as the rules say, everything in them, no markup of anybody's making."""

from __future__ import annotations

import re
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawing.hex_map import standalone
from sandtable.games.mafia_city.terms import LOCATION_IDS, LOCATION_NAMES
from scenarios.games.mafia_city.city_svg import HIGH, Figure, Tile, draw, figure_sign
from scenarios.games.mafia_city.city_symbols import FIGURE_SYMBOLS, LOCATION_SYMBOLS

CSS = Path("static/css/games/mafia_city.css")
HOSTILE = "<script>alert('x')</script> & \"y\" ]]>"


def city(**fields: object) -> list[Tile]:
    """The locations in the order of their numbers; the fields are those of the one in the centre."""
    found = [Tile(LOCATION_IDS[number], number, LOCATION_NAMES[number]) for number in range(1, 8)]
    return [Tile(found[0].id, 1, found[0].name, **fields), *found[1:]]  # type: ignore[arg-type]


def drawn(svg: str, class_: str) -> list[ElementTree.Element]:
    """Every element with this class."""
    return [each for each in ElementTree.fromstring(svg).iter() if class_ in each.get("class", "").split()]


def middles(svg: str) -> list[tuple[float, float]]:
    """The middle of every tile: that of its leftmost and rightmost corner."""
    corners = [[tuple(map(float, at.split())) for at in re.findall(r"[-\d.]+ [-\d.]+", each.get("d", ""))]
               for each in drawn(svg, "city__tile")]  # fmt: skip
    return [((min(points)[0] + max(points)[0]) / 2, min(points)[1]) for points in corners]


def test_the_centre_touches_all_and_a_tile_of_the_ring_its_two_neighbours() -> None:
    """Hexes that share an edge are as far apart as they are high (MAF-ADJ-01)."""
    places = middles(draw(city(), title="x"))
    near = {
        (a, b)
        for a, (x, y) in enumerate(places)
        for b, (x2, y2) in enumerate(places)
        if a != b and abs(hypot(x - x2, y - y2) - 2 * HIGH) < 1
    }
    ring = [(1 + step, 1 + (step + 1) % 6) for step in range(6)]
    assert near == {pair for a, b in [*((0, each) for each in range(1, 7)), *ring] for pair in ((a, b), (b, a))}


def test_the_ring_goes_clockwise_from_the_north() -> None:
    (x, y), *ring = middles(draw(city(), title="x"))
    sides = [((left > x) - (left < x), (top > y) - (top < y)) for left, top in ring]
    assert sides == [(0, -1), (1, -1), (1, 1), (0, 1), (-1, 1), (-1, -1)]


def test_every_location_has_its_number_its_name_and_its_symbol() -> None:
    svg = draw(city(), title="Seven")
    assert [each.text for each in drawn(svg, "city__number")] == list("1234567")
    words = " ".join(str(each.text) for each in drawn(svg, "city__name"))
    assert words == "Prison Harbour Fight Club Police Station Business District Private Club City Hall"
    assert len(drawn(svg, "city__symbol")) == 7 and set(LOCATION_SYMBOLS) == set(LOCATION_IDS[1:])


def test_whoever_points_at_a_tile_is_told_what_is_there() -> None:
    svg = draw(city(words="the Hitman"), title="Seven", desc="Below in words.")
    titles = [each.text for each in ElementTree.fromstring(svg).iter("title")]
    assert titles[:3] == ["Seven", "1 Prison: the Hitman", "2 Harbour"]
    assert [each.text for each in ElementTree.fromstring(svg).iter("desc")] == ["Below in words."]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_figures_stand_side_by_side_with_their_letters(count: int) -> None:
    figures = tuple(Figure(kind, kind[0].upper()) for kind in list(FIGURE_SYMBOLS)[:count])
    svg = draw(city(figures=figures), title="x")
    letters = drawn(svg, "city__letter")
    assert [each.text for each in letters] == ["H", "P", "M"][:count]
    assert len({each.get("x") for each in letters}) == count


def test_a_column_stands_with_its_first_mafioso_at_the_bottom() -> None:
    svg = draw(city(column=(2, 0, 0)), title="x")
    tokens = [each for seat in range(5) for each in drawn(svg, f"city__mafioso--{seat}")]
    heights = {each.get("class", "").split("--")[1]: float(each.get("y", 0)) for each in tokens}
    assert len(tokens) == 3 and heights["2"] > heights["0"]
    assert [each.text for each in drawn(svg, "city__seat")] == ["3", "1", "1"]
    assert len(drawn(svg, "city__foot")) == 6, "where a column stands already its place is taken"


def test_a_tall_column_keeps_to_its_tile() -> None:
    tall = drawn(draw(city(column=(0,) * 40), title="x"), "city__mafioso")
    heights = [float(each.get("y", 0)) for each in tall]
    assert len(tall) == 40 and max(heights) - min(heights) < HIGH


@pytest.mark.parametrize("name", ["Prison", "Business District"])
def test_a_column_ends_below_the_name(name: str) -> None:
    """Letters hang at most 6 units below their line; the tile in the centre is drawn first."""
    svg = draw([Tile("prison", 1, name, column=(0,) * 5), *city()[1:]], title="")
    lines = drawn(svg, "city__name")[: len(name.split())]
    assert " ".join(each.text or "" for each in lines) == name
    assert min(float(each.get("y", 0)) for each in drawn(svg, "city__mafioso")) >= float(lines[-1].get("y", 0)) + 6


def test_only_a_location_with_a_cell_has_bars() -> None:
    assert drawn(draw(city(), title="x"), "city__cell") == []
    svg = draw(city(cell=(4, 4)), title="x")
    assert len(drawn(svg, "city__cell")) == 1 and len(drawn(svg, "city__mafioso--4")) == 2


def test_a_random_city_and_a_location_without_ties_are_told_by_shape() -> None:
    assert not drawn(draw(city(), title="x"), "city--random") and drawn(
        draw(city(), title="x", is_random=True), "city--random"
    )
    assert len(drawn(draw(city(has_no_ties=True), title="x"), "city__no-ties")) == 1


def test_texts_stay_texts() -> None:
    svg = draw([Tile("prison", 1, HOSTILE, words=HOSTILE), *city()[1:]], title=HOSTILE)
    assert "<script" not in svg and "<script" not in standalone(draw(city(), title=HOSTILE), CSS.read_text())
    ElementTree.fromstring(svg)


def test_signs_of_the_legend_are_decoration() -> None:
    assert ElementTree.fromstring(figure_sign(Figure("mayor", "M"))).get("aria-hidden") == "true"


def test_everything_drawn_has_a_colour_in_light_and_dark() -> None:
    css = CSS.read_text()
    used = set(re.findall(r"var\((--city-[\w-]+)\)", css))
    light, dark = css.split("prefers-color-scheme: dark")
    for part in (light, dark):
        assert used <= set(re.findall(r"(--city-[\w-]+):", part))
    figures = tuple(Figure(kind, "X") for kind in FIGURE_SYMBOLS)
    svg = draw(city(figures=figures, column=(0, 1, 2, 3, 4), cell=(0,), has_no_ties=True), title="x", is_random=True)
    for class_ in set(re.findall(r"city__[\w-]+", svg)) - {f"city__tile--{each}" for each in LOCATION_IDS}:
        assert f".{class_}" in css, class_
