"""The ground of a map: numbers, neighbours, the end of the map, roads that meet."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.ground import NO_HEX, BadGround, Ground
from sandtable.games.tide_of_iron.terms import CLEAR, STREAM, WOODS
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_map


def test_hexes_are_counted_by_column_and_row() -> None:
    ground = a_map(
        ". w .",
        "r . b2",
    )
    assert ground.names == ["A1", "A2", "B1", "B2", "C1", "C2"]
    assert ground.base[ground.by_name["B1"]] == WOODS
    assert ground.level == [0, 0, 0, 0, 0, 2]
    assert [ground.at(ground.q[hex_], ground.r[hex_]) for hex_ in range(ground.count)] == [0, 1, 2, 3, 4, 5]


@rule("TOI-SET-18")
def test_neighbours_by_direction() -> None:
    ground = a_map(". . .", ". . .", ". . .")
    around = [ground.names[hex_] for hex_ in ground.neighbours[ground.by_name["B2"]]]
    assert around == ["B1", "C1", "C2", "B3", "A2", "A1"]


@rule("TOI-MOV-10")
def test_outside_the_map_there_is_no_hex() -> None:
    ground = a_map(". . .", ". - .")
    assert ground.neighbours[ground.by_name["A1"]].count(NO_HEX) == 4
    assert ground.names == ["A1", "A2", "B1", "C1", "C2"]
    assert ground.neighbours[ground.by_name["B1"]][3] == NO_HEX
    assert ground.at(99, 0) == ground.at(0, -99) == ground.at(-1, 0) == NO_HEX


@rule("TOI-RNG-05")
def test_distances_between_hexes() -> None:
    ground = a_map(". . . .", ". . . .", ". . . .")
    assert ground.distance(ground.by_name["A1"], ground.by_name["A3"]) == 2
    assert ground.distance(ground.by_name["A1"], ground.by_name["D1"]) == 3
    assert ground.distance(ground.by_name["B2"], ground.by_name["B2"]) == 0
    assert {ground.names[hex_] for hex_ in ground.within(ground.by_name["A1"], 1)} == {"A1", "A2", "B1", "B2"}


@rule("TOI-MOV-16")
def test_a_road_needs_both_halves_to_meet_at_the_common_side() -> None:
    ground = a_map(". . .", ". . .", roads=[["A1", "B1"], ["B2", "C1"]])
    a1, b1, b2, c1 = (ground.by_name[name] for name in ("A1", "B1", "B2", "C1"))
    assert ground.is_road(a1, b1) and ground.is_road(b1, a1)
    assert ground.is_road(b2, c1)
    assert not ground.is_road(b1, b2), "two road hexes side by side, but no road between them"
    assert not ground.is_road(a1, c1), "not neighbours"
    assert ground.has_road(b2) and not ground.has_road(ground.by_name["C2"])


@rule("TOI-MOV-16")
def test_a_road_that_ends_at_a_side_does_not_reach_across() -> None:
    south = 1 << 3
    ground = Ground([0, 0], [0, 1], [0, 0], [CLEAR, CLEAR], [south, 0], [0, 0], ["north", "south"])
    assert not ground.is_road(0, 1)


@rule("TOI-MOV-16")
def test_a_bridge_is_a_road_over_a_stream() -> None:
    ground = a_ground({(1, 0): "stream"}, roads=[[(0, 0), (1, 0), (2, 0)]])
    bridge = ground.at(1, 0)
    assert ground.base[bridge] == STREAM
    assert ground.is_road(ground.at(0, 0), bridge) and ground.is_road(bridge, ground.at(2, 0))
    assert not ground.is_road(ground.at(1, -1), bridge)


def test_lists_that_describe_no_map() -> None:
    with pytest.raises(BadGround, match="at least one hex"):
        Ground([], [], [], [], [], [], [])
    with pytest.raises(BadGround, match="2 hexes, but a list of 1"):
        Ground([0, 0], [0, 1], [0], [0, 0], [0, 0], [0, 0], ["a", "b"])
    with pytest.raises(BadGround, match="names differ"):
        Ground([0, 0], [0, 1], [0, 0], [0, 0], [0, 0], [0, 0], ["a", "a"])
    with pytest.raises(BadGround, match=r"\(0, 0\) comes after \(0, 1\)"):
        Ground([0, 0], [1, 0], [0, 0], [0, 0], [0, 0], [0, 0], ["a", "b"])
