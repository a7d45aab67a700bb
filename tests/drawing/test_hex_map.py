"""Maps: well-formed pictures that show every hex, every fact twice, and no markup of anybody's making."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from drawing.ground_map import BASES, is_plain, map_hexes, ways
from drawing.hatching import hatching
from drawing.hex_map import Layer, MapHex, draw, pieces, standalone
from drawing.map_layers import Label, Labels, Marker, Markers, Objective, Objectives, Value, Values, Zone, Zones
from drawing.map_signs import symbols
from drawing.map_symbols import MARKER_SYMBOLS
from drawing.svg import BadDrawing
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import hex_name
from sandtable.games.tide_of_iron.terms import BASE_NAMES

CSS = Path("static/css/map.css")
HOSTILE = "<script>alert('x')</script> & \"y\" ]]>"
FIELD = [(1, 0), (1, 1), (2, -1), (2, 0), (2, 1), (3, -1), (3, 0)]
"""A hex and its six neighbours; the middle one is (2, 0)."""


def field(**middle: Any) -> list[MapHex]:
    return [MapHex(hex_name(q, r), q, r, **(middle if (q, r) == (2, 0) else {})) for q, r in FIELD]


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def titles(svg: str) -> list[str]:
    return [each.text or "" for each in tree(svg).iter() if each.tag.endswith("title")]


def paths(svg: str, class_: str) -> list[str]:
    """The data of every path with this class."""
    found = (each for each in tree(svg).iter() if class_ in each.get("class", "").split())
    return [each.get("d", "") for each in found]


def test_every_hex_is_drawn_and_named() -> None:
    svg = draw(field(base="woods", words="woods"), title="Seven hexes")
    assert titles(svg)[0] == "Seven hexes"
    assert titles(svg)[1:] == ["A1", "A2", "B1", "B2: woods", "B3", "C1", "C2"]
    texts = [each.text for each in tree(svg).iter("text")]
    assert sorted(str(each) for each in texts) == ["A1", "A2", "B1", "B2", "B3", "C1", "C2"]
    assert len(paths(svg, "map__level-0")) == 7
    root = tree(svg)  # three columns and three rows of hexes 80 wide and 70 high, and a margin of 8 around them
    assert root.get("viewBox") == "0 0 216 226" == f"0 0 {root.get('width')} {root.get('height')}"


def test_every_terrain_has_a_patch_and_all_but_streams_a_symbol() -> None:
    for base in set(BASE_NAMES) - {"clear"}:
        svg = draw(field(base=base), title="x")
        assert len(paths(svg, f"map__patch--{base}")) == 1, base
        assert len(paths(svg, f"map__symbol--{base}")) == (base != "stream"), base
    assert set(BASES) == set(BASE_NAMES)


def test_two_roads_bend_and_three_meet() -> None:
    (bend,) = paths(draw(field(roads=0b001001), title="x"), "map__road")
    assert bend.count("Q") == 1 and "L" not in bend
    (meeting,) = paths(draw(field(roads=0b010101), title="x"), "map__road")
    assert meeting.count("L") == 3


def test_a_bridge_is_where_a_road_crosses_a_stream() -> None:
    assert paths(draw(field(base="stream", roads=0b001001, streams=0b010010), title="x"), "map__bridge")
    assert not paths(draw(field(base="stream", streams=0b010010), title="x"), "map__bridge")
    assert not paths(draw(field(roads=0b001001), title="x"), "map__bridge")


def test_the_rails_of_a_bridge_follow_its_road() -> None:
    (straight,) = paths(draw(field(base="stream", roads=0b001001), title="x"), "map__bridge")
    assert straight.count("l0 32") == 2
    (bend,) = paths(draw(field(base="stream", roads=0b000101), title="x"), "map__bridge")
    assert bend.count("l15.88 27.78") == 2  # from (0, -35) to (30, 17.5), which are 60.47 apart


def test_a_hill_has_strokes_on_six_sides_and_a_cliff_more() -> None:
    (slope,) = paths(draw(field(level=1), title="x"), "map__slope")
    (cliff,) = paths(draw(field(level=2), title="x"), "map__cliff")
    assert slope.count("M") == 6 * (1 + 3)
    assert cliff.count("M") == 6 * (1 + 5)


@pytest.mark.parametrize(("level", "out"), [(1, 1), (-1, -1)], ids=["hill", "hollow"])
def test_strokes_point_downhill(level: int, out: int) -> None:
    """Away from the middle of a hill, which is at (108, 113), and to the middle of a hollow."""
    (slope,) = paths(draw(field(level=level), title="x"), "map__slope")
    strokes = [[*map(float, each)] for each in re.findall(r"M([\d.]+) ([\d.]+)l(-?[\d.]+) (-?[\d.]+)", slope)]
    assert [((x - 108) * dx + (y - 113) * dy) * out > 0 for x, y, dx, dy in strokes] == [True] * 6 * 3
    svg = draw(field(level=2), title="x", names=False)
    assert [each.text for each in tree(svg).iter("text")] == ["2"]


def test_a_zone_is_surrounded_by_one_closed_line() -> None:
    zone = Zones([Zone("a", tuple(hex_name(q, r) for q, r in FIELD))])
    (line,) = paths(draw(field(), title="x", layers={"zones": zone}), "map__zone")
    ends = re.findall(r"M([\d.-]+ [\d.-]+)L([\d.-]+ [\d.-]+)", line)
    assert len(ends) == 18
    counts = {point: sum(pair.count(point) for pair in ends) for pair in ends for point in pair}
    assert set(counts.values()) == {2}


def test_hexes_outside_the_map_are_left_out() -> None:
    layers: dict[str, Layer] = {
        "zones": Zones([Zone("a", ("B2", "Z9"))]),
        "markers": Markers([Marker("Z9", "pillbox"), Marker("B2", "castle")]),
        "objectives": Objectives([Objective("Z9", "victory", "german", "G1", "one point")]),
        "values": Values({"Z9": Value(1, "7")}),
    }
    assert "Z9" not in draw(field(), title="x", layers=layers)


def test_objectives_and_values_differ_by_shape_and_say_what_they_are() -> None:
    objectives = Objectives(
        [
            Objective("A1", "command", "american", "A2", "2 command for the American"),
            Objective("B2", "victory", "german", "G1", "1 point for the German"),
        ]
    )
    svg = draw(field(), title="x", layers={"objectives": objectives})
    ring, diamond = paths(svg, "map__badge")
    assert "a13 13" in ring and "a13 13" not in diamond
    assert {"A1: 2 command for the American", "B2: 1 point for the German"} <= set(titles(svg))
    values = Values({"A1": Value(0.25, "5", "american"), "B2": Value(0.25, "5", "german")})
    svg = draw(field(), title="x", layers={"values": values}, quiet=True)
    assert [each.get("r") for each in tree(svg).iter("circle")] == ["12"]
    assert {"A1: 5", "B2: 5"} <= set(titles(svg))


def test_every_marker_has_its_symbol_and_its_place_in_the_row() -> None:
    svg = draw(field(), title="x", layers={"markers": Markers([Marker("B2", kind) for kind in MARKER_SYMBOLS])})
    drawn = [paths(svg, f"map__marker--{kind}") for kind in MARKER_SYMBOLS]
    places = {found[0].split("m", 1)[0] for found in drawn}
    assert len(places) == len(MARKER_SYMBOLS) == 6


def test_a_long_label_stands_on_two_lines_and_says_all_to_readers() -> None:
    labels = [Label("A1", "Mill", "Mill: it burns"), Label("B2", "The old bridge at Hof", "x"), Label("Z9", "Far", "y")]
    svg = draw(field(), title="x", layers={"labels": Labels(labels)}, names=False)
    assert [each.text for each in tree(svg).iter("text")] == ["Mill", "The old", "bridge at Hof"]
    assert "A1: Mill: it burns" in titles(svg)


def test_a_label_near_a_side_of_the_map_stands_inside_it() -> None:
    """The middle of A1 is 48 units from the left; 13 signs of at most 8.5 units need 55.25 to each side."""
    labels = [Label("A1", "North-western farm gate", "x"), Label("B2", "Mill", "y")]
    svg = draw(field(), title="x", layers={"labels": Labels(labels)}, names=False)
    x = {each.text: float(each.get("x", "")) for each in tree(svg).iter("text")}
    width = float(tree(svg).get("viewBox", "").split()[2])
    assert x["North-western"] == x["farm gate"] == 13 * 8.5 / 2 and x["North-western"] > 48
    assert x["Mill"] + 4 * 8.5 / 2 <= width


def test_names_are_text_whatever_they_hold() -> None:
    layers: dict[str, Layer] = {
        "zones": Zones([Zone(HOSTILE, ("B2",), "neutral")]),
        "objectives": Objectives([Objective("B2", "victory", "neutral", HOSTILE, HOSTILE)]),
        "values": Values({"B2": Value(1, HOSTILE)}),
        "labels": Labels([Label("B2", HOSTILE, HOSTILE)]),
    }
    svg = draw(field(words=HOSTILE), title=HOSTILE, desc=HOSTILE, layers=layers)
    assert "<script" not in svg
    assert titles(svg)[0] == HOSTILE
    file = standalone(svg, CSS.read_text())
    assert "<script" not in file
    assert tree(file).tag == "{http://www.w3.org/2000/svg}svg"


def test_a_map_without_hexes_is_an_empty_picture() -> None:
    assert titles(draw([], title="Nothing")) == ["Nothing"]


def test_every_class_of_a_map_has_its_rule() -> None:
    """A class without a rule would be black on black."""
    layers: dict[str, Layer] = {
        "zones": Zones([Zone("a", ("B2",), "american")]),
        "markers": Markers([Marker("B2", kind) for kind in MARKER_SYMBOLS]),
        "objectives": Objectives([Objective("B2", "victory", "german", "G1", "x")]),
        "values": Values({"B2": Value(1, "1")}),
        "labels": Labels([Label("B2", "Mill", "x")]),
    }
    drawn = [draw(field(base=base, level=2, roads=9, streams=18), title="x", layers=layers) for base in BASE_NAMES]
    used = set(re.findall(r"(?<=[\" ])map__[\w-]+", "".join(drawn)))
    styled = set(re.findall(r"\.(map__[\w-]+)", CSS.read_text()))
    groups = {
        "map__layer",
        "map__label",
        "map__hexes",
        "map__objective",
        "map__marker",
        "map__symbol",
        "map__patch",
        "map__zone",
    }
    markers = {f"map__marker--{kind}" for kind in MARKER_SYMBOLS}
    assert used - styled <= groups | markers


def test_a_ground_is_a_map_with_words() -> None:
    ground = Ground([1, 1, 2], [0, 1, -1], [0, 1, 2], [0, 1, 4], [0b001001, 0, 0], [0, 0, 0b010010], ["A1", "A2", "B1"])
    first, second, third = map_hexes(ground)
    assert first == MapHex("A1", 1, 0, "clear", 0, 0b001001, 0, "clear, road north, south")
    assert second.words == "woods, level 1"
    assert (third.base, third.level, third.streams, third.words) == ("stream", 2, 0b010010, "stream, level 2")
    assert not any(is_plain(each) for each in (first, second, third))
    assert is_plain(MapHex("A1", 1, 0))
    assert ways(0b100001) == "north, north-west"


def test_pieces_are_the_groups_of_the_picture() -> None:
    layers: dict[str, Layer] = {
        "zones": Zones([Zone("a", ("B2",))]),
        "markers": Markers([]),
        "objectives": Objectives([Objective("A1", "command", "american", "A2", "x")]),
    }
    drawn = pieces(field(), layers)
    assert list(drawn.layers) == ["ground", "zones", "markers", "objectives", "names"]
    for name, group in drawn.layers.items():
        assert (tree(group).tag, tree(group).get("data-layer")) == ("g", name)
    whole = draw(field(), title="x", layers=layers)
    assert "".join(drawn.layers.values()) in whole
    assert (drawn.width, drawn.height) == (216, 226)


def test_the_middle_of_a_hex_follows_from_the_offsets_of_the_pieces() -> None:
    """Hex B2 is at q = 2, r = 0; its outline begins at its left corner, 40 units from its middle."""
    drawn = pieces(field())
    (outline,) = [
        each.get("d", "") for each in tree(drawn.layers["ground"]).iter("path") if each.get("data-hex") == "B2"
    ]
    x, y = map(float, re.findall(r"[\d.-]+", outline)[:2])
    assert (x + 40, y) == (60 * 2 - drawn.left, 35 * (2 * 0 + 2) - drawn.top)


def test_every_hex_of_a_picture_can_be_found_by_its_name() -> None:
    svg = draw(field(), title="x")
    named = [each.get("data-hex") for each in tree(svg).iter() if each.get("data-hex")]
    assert named == ["A1", "A2", "B1", "B2", "B3", "C1", "C2"]


@pytest.mark.parametrize("name", ["ground", "names"])
def test_a_layer_cannot_take_the_place_of_the_ground_or_the_names(name: str) -> None:
    with pytest.raises(BadDrawing, match=name):
        pieces(field(), {name: Markers([])})


def test_there_is_a_symbol_for_every_level_terrain_marker_and_badge() -> None:
    root = tree(symbols())
    found = {each.get("id"): each for each in root.iter("symbol")}
    wanted = {*BASE_NAMES[1:], *MARKER_SYMBOLS, *(f"level-{n}" for n in range(3))}
    wanted |= {"objective-command", "objective-victory"}
    assert set(found) == {f"sign-{name}" for name in wanted}
    for each in found.values():
        assert each.get("viewBox") == "-40 -35 80 70"
        assert [part.get("class") for part in each] == ["map"]
    assert root.get("aria-hidden") == "true"


def test_a_symbol_is_drawn_like_the_map() -> None:
    """On a map of one hex the middle is at (48, 43); a symbol has it at (0, 0)."""
    (on_map,) = paths(draw([MapHex("A1", 0, 0, base="woods")], title="x"), "map__symbol--woods")
    (alone,) = paths(symbols(), "map__symbol--woods")
    assert on_map.removeprefix("M48 43") == alone.removeprefix("M0 0")


def test_a_zone_has_its_letter_once_and_its_other_letters_apart() -> None:
    """The middle of the field is the only hex inside the zone; taken, it leaves the letter to a neighbour."""
    zone = Zone("a", tuple(hex_name(q, r) for q, r in FIELD))
    svg = draw(field(), title="x", layers={"zones": Zones([zone])}, names=False)
    [label] = [each for each in tree(svg).iter("text") if each.get("class") == "map__zone-label"]
    assert (label.text, label.get("x"), label.get("y")) == ("a", "108", "122")  # middle of B2: (108, 113)
    [tags] = [each for each in tree(svg).iter("g") if each.get("class") == "map__tags"]
    assert [each.text for each in tags] == ["a"] * 7
    svg = draw(field(), title="x", layers={"zones": Zones([zone], frozenset({"B2"}))}, names=False)
    [label] = [each for each in tree(svg).iter("text") if each.get("class") == "map__zone-label"]
    assert (label.get("x"), label.get("y")) != ("108", "122")


def test_zones_of_one_hex_are_hatched_in_six_ways() -> None:
    drawn = ["".join(hatching([(48, 43)], style)) for style in range(6)]
    assert len(set(drawn)) == 6 and all(drawn)
    assert "".join(hatching([(48, 43)], 6)) == drawn[0]


def test_level_hatching_is_cut_at_the_sides_of_its_hex() -> None:
    """A hex around (0, 0) is 2 * (40 - 20 * y / 35) wide at height y; lines lie at multiples of 14."""
    lines = [re.findall(r"-?[\d.]+", each) for each in hatching([(0, 0)], 2)]
    assert [(float(y1), float(x2) - float(x1)) for x1, y1, x2, _y2 in lines] == [
        (-28, 48), (-14, 64), (0, 80), (14, 64), (28, 48)
    ]  # fmt: skip
