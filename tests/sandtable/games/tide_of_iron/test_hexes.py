"""Axial coordinates, distances and the names of hexes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.games.tide_of_iron.hexes import (
    DIRECTIONS,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    STEP_Q,
    STEP_R,
    BadHexName,
    axial,
    column_letters,
    direction_of,
    distance,
    hex_name,
    hex_named,
    offset,
    opposite,
    turned,
)
from tests.support import rule

PLACES = st.tuples(st.integers(-40, 40), st.integers(-40, 40))


@rule("TOI-SET-18")
def test_neighbours_go_clockwise_from_north() -> None:
    clockwise = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
    steps = [(STEP_Q[way], STEP_R[way]) for way in clockwise]
    assert steps == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def test_a_turn_by_a_sixth_is_one_direction_on() -> None:
    for way in range(DIRECTIONS):
        following = (way + 1) % DIRECTIONS
        assert turned(STEP_Q[way], STEP_R[way], 1) == (STEP_Q[following], STEP_R[following])
        assert direction_of(-STEP_Q[way], -STEP_R[way]) == opposite(way)


def test_only_neighbours_have_a_direction() -> None:
    assert direction_of(0, 0) == -1
    assert direction_of(1, 1) == -1
    assert direction_of(2, 0) == -1


@rule("TOI-RNG-14")
def test_distances_of_the_rule_book() -> None:
    assert distance(0, 0, 3, 1) == 4
    assert distance(1, 3, 3, 0) == 3
    assert distance(0, 0, 5, 2) == 7


@rule("TOI-RNG-14")
@given(PLACES, PLACES)
def test_a_distance_is_the_largest_of_the_three_differences(a: tuple[int, int], b: tuple[int, int]) -> None:
    dq, dr = b[0] - a[0], b[1] - a[1]
    assert distance(*a, *b) == max(abs(dq), abs(dr), abs(dq + dr))


@rule("TOI-RNG-05")
@given(PLACES, st.integers(0, 5), st.integers(0, 12))
def test_a_straight_walk_counts_the_target_and_not_the_start(start: tuple[int, int], way: int, steps: int) -> None:
    assert distance(*start, start[0] + steps * STEP_Q[way], start[1] + steps * STEP_R[way]) == steps


@given(PLACES, PLACES, st.integers(0, 11))
def test_turning_keeps_distances(a: tuple[int, int], b: tuple[int, int], turns: int) -> None:
    assert distance(*turned(*a, turns), *turned(*b, turns)) == distance(*a, *b)


@rule("TOI-SET-18")
def test_columns_and_rows() -> None:
    # Odd columns stand half a hex higher: row 1 of column 1 is south-west of row 0 of column 2.
    assert axial(0, 0) == (0, 0)
    assert axial(1, 1) == (1, 0)
    assert axial(2, 0) == (2, -1)
    assert direction_of(axial(1, 1)[0] - axial(2, 0)[0], axial(1, 1)[1] - axial(2, 0)[1]) == SOUTH_WEST
    assert axial(3, 4) == (3, 2)


@given(st.integers(0, 200), st.integers(0, 200))
def test_offset_undoes_axial(column: int, row: int) -> None:
    assert offset(*axial(column, row)) == (column, row)


def test_names_of_hexes() -> None:
    assert [column_letters(column) for column in (1, 2, 26, 27, 28, 52, 53)] == ["A", "B", "Z", "AA", "AB", "AZ", "BA"]
    assert hex_name(*axial(1, 1)) == "A1"
    assert hex_name(*axial(2, 0)) == "B1"
    assert hex_name(*axial(3, 4)) == "C4"
    assert hex_named("C4") == axial(3, 4)
    assert hex_named("AA2") == axial(27, 2)


@given(st.integers(1, 1000), st.integers(1, 1000))
def test_a_name_leads_back_to_its_hex(column: int, row: int) -> None:
    assert hex_named(hex_name(*axial(column, row))) == axial(column, row)


@pytest.mark.parametrize("name", ["", "A", "4", "a4", "A0", "A04", "Ä4", "A-1", "A4B", "A4 ", "4A", "AAAA444444", "A²"])
def test_what_is_no_name_of_a_hex(name: str) -> None:
    with pytest.raises(BadHexName):
        hex_named(name)


def test_the_outer_column_has_no_name() -> None:
    with pytest.raises(BadHexName):
        hex_name(0, 3)


def test_examples_that_the_scripts_of_the_workshop_share() -> None:
    """The journey of the workshop's map checks the scripts by the same file."""
    examples = json.loads((Path(__file__).parent / "hex_examples.json").read_text())
    for each in examples["places"]:
        assert hex_named(each["name"]) == (each["q"], each["r"])
        assert hex_name(each["q"], each["r"]) == each["name"]
        assert axial(*offset(each["q"], each["r"])) == (each["q"], each["r"])
    for each in examples["distances"]:
        assert distance(*hex_named(each["from"]), *hex_named(each["to"])) == each["is"]
    for each in examples["neighbours"]:
        q, r = hex_named(each["of"])
        found = [hex_name(q + STEP_Q[way], r + STEP_R[way]) for way in range(DIRECTIONS)]
        assert found == each["clockwise"]
    for each in examples["turns"]:
        assert turned(each["q"], each["r"], each["turns"]) == tuple(each["to"])
