"""Small drawings about scenarios: thumbnails, marks of differences, and bars of balance."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from drawing.balance_bar import WIDE, bar
from drawing.difference import BADGES, SIGNS, Differences, Mark
from drawing.hex_map import MapHex, draw
from drawing.svg import Markup
from drawing.thumbnail import Spot, thumbnail

COLUMN = [MapHex(f"A{r}", 0, r) for r in range(1, 5)]


def paths(drawing: Markup) -> dict[str, str]:
    """The data of every path by its class."""
    tree = ElementTree.fromstring(drawing)
    return {each.get("class", ""): each.get("d", "") for each in tree.iter("path")}


def test_a_column_of_hexes_is_one_strip() -> None:
    """Four hexes of height 14 stand on each other."""
    assert re.fullmatch(r"M\d+ \d+h12v56h-12z", paths(thumbnail(COLUMN))["thumbnail__ground"])


def test_a_gap_in_a_column_makes_two_strips() -> None:
    ground = paths(thumbnail([COLUMN[0], COLUMN[1], COLUMN[3]]))["thumbnail__ground"]
    assert re.findall(r"v(\d+)", ground) == ["28", "14"]


def test_terrain_zones_and_objectives_are_in_it() -> None:
    hexes = [MapHex("A1", 0, 1, base="woods", level=1), MapHex("B1", 1, 1, base="pond", roads=0b001001)]
    zones, spots = [("german", ["B1", "Z9"])], [Spot("A1", "command", "american"), Spot("Z9", "victory", "german")]
    found = paths(thumbnail(hexes, zones, spots))
    assert set(found) == {
        "thumbnail__ground", "thumbnail__high", "thumbnail__woods", "thumbnail__water", "thumbnail__road",
        "thumbnail__zone is-german", "thumbnail__spot is-american",
    }  # fmt: skip


def test_no_hexes_make_an_empty_picture() -> None:
    assert ElementTree.fromstring(thumbnail([])).tag == "svg"


@pytest.mark.parametrize("kind", list(SIGNS))
def test_a_mark_has_a_ring_a_badge_a_sign_and_a_word(kind: str) -> None:
    mark = Mark("A1", kind, "word", "all of it & more")
    group = ElementTree.fromstring(draw(COLUMN, title="Map", layers={"differences": Differences([mark])})).find(
        f".//g[@class='difference difference--{kind}']"
    )
    assert group is not None and group.findtext("title") == "A1: all of it & more"
    assert [each.get("class") for each in group.iter("path")] == [
        "difference__ring",
        "difference__badge",
        "difference__sign",
    ]
    assert group.findtext("text") == "word"


def test_kinds_differ_in_badge_and_sign_and_not_by_color_alone() -> None:
    assert set(BADGES) == set(SIGNS)
    assert len(set(BADGES.values())) == len(set(SIGNS.values())) == len(SIGNS)


def test_what_has_moved_has_an_arrow_from_its_old_place() -> None:
    moved = Mark("A4", "moved", "moved", "moved", origin="A1")
    lost = Mark("A3", "moved", "moved", "moved", origin="Z9")
    off = Mark("Z9", "added", "new", "off the map")
    drawing = draw(COLUMN, title="Map", layers={"differences": Differences([moved, lost, off])})
    assert drawing.count("difference__arrow") == 1 and "off the map" not in drawing


@pytest.mark.parametrize(("share", "at"), [(0.0, 2), (0.5, WIDE / 2), (1.0, WIDE - 2), (1.7, WIDE - 2)])
def test_a_bar_shows_its_share_where_it_is(share: float, at: float) -> None:
    tree = ElementTree.fromstring(bar(share, 0.25, 0.75))
    circle, rect = tree.find("circle"), tree.find("rect")
    assert circle is not None and rect is not None
    assert float(circle.get("cx", "")) == at
    assert (float(rect.get("x", "")), float(rect.get("width", ""))) == (31, 58)
