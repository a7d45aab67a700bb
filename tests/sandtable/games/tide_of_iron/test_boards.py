"""Board sides and how they join: every side is sound, and any arrangement makes one map."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.games.tide_of_iron.boards import (
    BadBoards,
    UnknownSide,
    all_sides,
    assembled,
    board_number,
    is_half,
    last_row,
    read_side,
    side,
    spots,
)
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import NORTH, SOUTH, STEP_Q, STEP_R, axial, hex_named, offset, opposite
from sandtable.games.tide_of_iron.scenario import Board, Overlay
from sandtable.games.tide_of_iron.sight import Sight
from sandtable.games.tide_of_iron.terms import BUILDING, CLEAR, POND, STREAM, WOODS
from tests.sandtable.games.tide_of_iron.sight_reference import Look
from tests.support import rule
from tests.support.tide_of_iron import sight_rules

UP_AND_DOWN = tuple(name for name in all_sides() if side(name).cells[4, 0].roads >> NORTH & 1)
FROM_SIDE_TO_SIDE = ("1A", "2A", "2B", "3B", "4A", "5A", "8B", "10A", "11A", "12A")


def a_board(side: str, column: int = 0, row: int = 0, turned: bool = False) -> Board:
    return Board(side, column, row, turned)


def a_map(*boards: Board) -> Ground:
    return assembled(boards)


def laid_on(side: str, *overlays: Overlay) -> Ground:
    """A map of one board with overlays."""
    return assembled([a_board(side)], overlays)


def the_hex(ground: Ground, name: str) -> tuple[int, int, int]:
    """Base, level and roads."""
    hex_ = ground.by_name[name]
    return ground.base[hex_], ground.level[hex_], ground.roads[hex_]


def along_roads(ground: Ground, start: int) -> set[int]:
    """Every hex that contiguous roads lead to."""
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for there in ground.neighbours[here]:
            if there >= 0 and there not in found and ground.is_road(here, there):
                found.add(there)
                waiting.append(there)
    return found


def place(ground: Ground, column: int, row: int) -> int:
    """The hex at a column and row of the map."""
    return ground.at(*axial(column, row))


def on_a_road(ground: Ground, column: int) -> int:
    """The road hex of a column that has only one."""
    (found,) = [hex_ for hex_ in range(ground.count) if ground.q[hex_] == column and ground.has_road(hex_)]
    return found


# -- the sides -------------------------------------------------------------------------------------------------------


@rule("TOI-CMP-02")
def test_there_are_twelve_boards_with_two_sides() -> None:
    assert all_sides() == tuple(f"{number}{letter}" for number in range(1, 13) for letter in "AB")
    assert [board_number(name) for name in ("1A", "12B")] == ["1", "12"]
    assert all(side(name).id == name and side(name).designed for name in all_sides())
    assert len({side(name).title for name in all_sides()}) == 24


def test_the_sides_differ_and_use_all_terrain() -> None:
    drawn = {tuple((cell.base, cell.level) for _, cell in sorted(side(name).cells.items())) for name in all_sides()}
    assert len(drawn) == 24
    assert {cell[0] for each in drawn for cell in each} == {0, 1, 2, 3, 4, 5}
    assert {cell[1] for each in drawn for cell in each} == {0, 1, 2}


@pytest.mark.parametrize("name", all_sides())
def test_a_side_is_sound(name: str) -> None:
    """The promises of the boards' README.md."""
    assert list(_unsound(name)) == []


def _unsound(name: str) -> Iterator[str]:
    cells = side(name).cells
    for (column, row), cell in cells.items():
        if column in (0, 8) and cell.level:
            yield f"{column}.{row} is on a joint and not on level 0"
        if cell.base == STREAM and not cell.streams:
            yield f"the stream in {column}.{row} is not drawn"
        if cell.streams and cell.base not in (STREAM, POND):
            yield f"a stream is drawn in {column}.{row}, where there is none"
        if cell.roads and cell.base == POND:
            yield f"a road leads into the pond in {column}.{row}"
    for (column, row), way, there in _edges(name):
        if there is None and (column != 4 or cells[column, row].level):
            yield f"a road leaves {column}.{row} to {way}, where no other board goes on"
        if there is not None and abs(cells[there].level - cells[column, row].level) > 1:
            yield f"a road crosses the cliff at {column}.{row}"
        if there is not None and not cells[there].roads >> opposite(way) & 1:
            yield f"a road of {column}.{row} ends at a side"
    for exit_, link in (((0, 2), (0, 3)), ((8, 3), (8, 2))):
        if bool(cells[exit_].roads) != bool(cells[link].roads):
            yield f"the road at {exit_[0]}.{exit_[1]} lacks its link"


def _edges(name: str) -> Iterator[tuple[tuple[int, int], int, tuple[int, int] | None]]:
    """Each edge of a road: its spot, its direction, and the spot behind it if that is on the board."""
    cells = side(name).cells
    for spot, cell in cells.items():
        q, r = axial(*spot)
        for way in range(6):
            if cell.roads >> way & 1:
                there = offset(q + STEP_Q[way], r + STEP_R[way])
                yield spot, way, there if there in cells else None


def test_the_river_board_hex_by_hex() -> None:
    ground = a_map(a_board("4A"))
    assert the_hex(ground, "D4") == (STREAM, 0, 1 << 5 | 1 << 1), "the bridge leads from C4 up to E3"
    assert the_hex(ground, "D1")[0] == STREAM
    assert ground.streams[ground.by_name["D1"]] == 1 << NORTH | 1 << 2
    assert the_hex(ground, "G4")[0] == BUILDING
    assert the_hex(ground, "A4")[0] == WOODS
    assert ground.is_road(ground.by_name["C3"], ground.by_name["D4"])


def test_no_side_of_that_name() -> None:
    with pytest.raises(UnknownSide, match="no board has a side called '13A'"):
        side("13A")


# -- joining ---------------------------------------------------------------------------------------------------------


@rule("TOI-SET-18", "TOI-MOV-10")
@pytest.mark.parametrize(("wide", "high", "count"), [(1, 1, 38), (2, 2, 172), (3, 2, 264), (1, 2, 80), (4, 3, 542)])
def test_half_hexes_at_the_outer_edge_are_no_part_of_the_map(wide: int, high: int, count: int) -> None:
    # 4 x 3: 16 odd columns of 17 hexes and 15 even ones of 18, the halves left out; 1 x 2: 4 of 11 and 3 of 12.
    places = product(range(wide), range(high))
    ground = a_map(*[a_board(name, *at) for name, at in zip(all_sides(), places, strict=False)])
    assert ground.count == count
    assert {ground.names[hex_] for hex_ in range(6)} >= {"A1", "A5"}
    assert min(ground.q) == 1 and max(ground.q) == wide * 8 - 1


@rule("TOI-SET-18")
def test_boards_around_a_corner() -> None:
    # Two boards side by side share a column of 6 hexes; the one below adds the 4 of its upper joint.
    ground = a_map(a_board("1A"), a_board("2A", 1, 0), a_board("3A", 0, 1))
    assert ground.count == 38 + 38 + 6 + 38 + 4
    assert place(ground, 8, 5) >= 0, "a whole hex of two halves side by side"
    assert place(ground, 8, 6) < 0, "below it only the left half has a board"
    assert place(ground, 9, 6) < 0, "the lower half of this one is missing"
    assert place(ground, 7, 6) >= 0


@rule("TOI-SET-18")
def test_the_board_named_later_gives_the_terrain_where_two_meet() -> None:
    # 2B has woods in the half hex 7.6, 3A in 3.6 and 7.6; 1A is clear there.
    above, below = a_board("2B"), a_board("1A", 0, 1)
    assert the_hex(a_map(above, below), "G6")[0] == CLEAR
    assert the_hex(a_map(below, above), "G6")[0] == WOODS


@rule("TOI-SET-18")
def test_a_board_turned_by_half() -> None:
    plain, turned = a_map(a_board("1A")), a_map(a_board("1A", turned=True))
    # The building at 5.2 comes to 3.4: odd columns have rows 0 to 6. Woods at 6.0 come to 2.5.
    assert the_hex(plain, "E2")[0] == BUILDING and the_hex(turned, "C4")[0] == BUILDING
    assert the_hex(plain, "F1")[0] == WOODS and the_hex(turned, "B6")[0] == WOODS
    assert turned.is_road(turned.by_name["D1"], turned.by_name["D2"])


def test_a_road_leaves_the_map_at_its_edge() -> None:
    ground = a_map(a_board("3A"))
    assert ground.roads[ground.by_name["D1"]] == 1 << NORTH | 1 << SOUTH
    assert ground.neighbours[ground.by_name["D1"]][NORTH] == -1


@pytest.mark.parametrize(("turned", "other_turned"), list(product((False, True), repeat=2)))
def test_roads_go_on_from_board_to_board(turned: bool, other_turned: bool) -> None:
    through = [name for name in UP_AND_DOWN if name in ("1A", "2A", "3A", "5B", "8A", "9A", "12B")]
    assert len(through) == 7
    for above, below in product(through, repeat=2):
        ground = a_map(a_board(above, 0, 0, turned), a_board(below, 0, 1, other_turned))
        assert place(ground, 4, 11) in along_roads(ground, place(ground, 4, 0)), (above, below)
    for left, right in product(FROM_SIDE_TO_SIDE, repeat=2):
        ground = a_map(a_board(left, 0, 0, turned), a_board(right, 1, 0, other_turned))
        assert on_a_road(ground, 15) in along_roads(ground, on_a_road(ground, 1)), (left, right)


def test_rivers_go_on_from_board_to_board() -> None:
    for turned, other_turned in product((False, True), repeat=2):
        ground = a_map(a_board("4A", 0, 0, turned), a_board("10A", 0, 1, other_turned))
        upper, lower = place(ground, 4, 5), place(ground, 4, 6)
        assert ground.streams[upper] >> SOUTH & 1 and ground.streams[lower] >> NORTH & 1


def _number(laid: tuple[str, bool]) -> str:
    return board_number(laid[0])


ARRANGEMENTS = st.lists(
    st.tuples(st.sampled_from(all_sides()), st.booleans()), min_size=6, max_size=6, unique_by=_number
)


def arranged(sides: Sequence[tuple[str, bool]], is_turned: bool = False) -> Ground:
    """Three boards beside each other, two high; turned as a whole if asked."""
    boards = []
    for number, (name, turned) in enumerate(sides):
        column, row = number % 3, number // 3
        boards.append(
            a_board(name, 2 - column if is_turned else column, 1 - row if is_turned else row, turned != is_turned)
        )
    return assembled(boards)


@rule("TOI-SET-18")
@settings(max_examples=15, deadline=None)
@given(ARRANGEMENTS)
def test_a_whole_map_turned_is_the_same_map(sides: list[tuple[str, bool]]) -> None:
    plain, turned = arranged(sides), arranged(sides, is_turned=True)
    assert plain.count == turned.count == 264
    for hex_ in range(plain.count):
        same = _opposite(plain, turned, hex_)
        assert (plain.base[hex_], plain.level[hex_]) == (turned.base[same], turned.level[same])
        assert sorted(_turned_bits(plain.roads[hex_])) == [way for way in range(6) if turned.roads[same] >> way & 1]


def _opposite(plain: Ground, turned: Ground, hex_: int) -> int:
    """The same hex on the map of 3 x 2 boards that was turned as a whole: columns 0 to 24, rows to 11 or 12."""
    column, row = offset(plain.q[hex_], plain.r[hex_])
    return place(turned, 24 - column, 11 + column % 2 - row)


def _turned_bits(edges: int) -> list[int]:
    return [opposite(way) for way in range(6) if edges >> way & 1]


@rule("TOI-LOS-19", "TOI-LOS-21", "TOI-LOS-23")
@settings(max_examples=8, deadline=None)
@given(ARRANGEMENTS, st.integers(0, 1 << 30))
def test_sight_over_joined_and_turned_boards(sides: list[tuple[str, bool]], seed: int) -> None:
    """The same with the whole map turned, and as the slow reference has it."""
    draw = random.Random(seed)
    plain, turned = arranged(sides), arranged(sides, is_turned=True)
    sight, turned_sight = Sight(plain, sight_rules()), Sight(turned, sight_rules())
    for _ in range(40):
        a, b = draw.randrange(plain.count), draw.randrange(plain.count)
        seen = sight.sees(a, b)
        assert turned_sight.sees(_opposite(plain, turned, a), _opposite(plain, turned, b)) == seen
        assert Look(plain, sight.rules, (), a, b).is_clear() == seen


# -- overlays --------------------------------------------------------------------------------------------------------


@rule("TOI-SET-19")
def test_an_overlay_replaces_base_or_level_and_adds_roads() -> None:
    laid = (
        Overlay("F1", base="building"),
        Overlay("E2", level=1),
        Overlay("B3", roads=(0, 3)),
        Overlay("D1", roads=(1,)),
    )
    ground = laid_on("1A", *laid)
    assert the_hex(ground, "F1") == (BUILDING, 0, 0), "was woods"
    assert the_hex(ground, "E2") == (BUILDING, 1, 0), "the base stays"
    assert the_hex(ground, "B3")[2] == the_hex(a_map(a_board("1A")), "B3")[2] | 1 | 1 << 3
    assert the_hex(ground, "D1")[2] == 1 << NORTH | 1 << SOUTH | 1 << 1


@rule("TOI-SET-19")
def test_the_overlay_named_last_wins() -> None:
    laid = [Overlay("C2", base="woods", level=2), Overlay("C2", base="pond"), Overlay("C2", level=1)]
    assert the_hex(laid_on("1A", *laid), "C2") == (POND, 1, 0)
    assert the_hex(laid_on("1A", *laid[::-1]), "C2") == (WOODS, 2, 0)


@rule("TOI-SET-19")
def test_a_stream_laid_on_a_hex_is_its_terrain() -> None:
    laid = [Overlay("F1", streams=(0, 3)), Overlay("F2", base="pond", streams=(0,))]
    ground = laid_on("1A", *laid)
    assert the_hex(ground, "F1")[0] == STREAM and the_hex(ground, "F2")[0] == POND
    assert ground.streams[ground.by_name["F1"]] == 1 | 1 << 3


@rule("TOI-MOV-10", "TOI-SET-19")
def test_an_overlay_on_a_half_hex_makes_no_hex_of_it() -> None:
    ground = laid_on("1A", Overlay("A6", base="woods"), Overlay("Z9", level=1))
    assert ground.count == 38 and "A6" not in ground.by_name


# -- what is refused -------------------------------------------------------------------------------------------------


def test_boards_that_make_no_map_are_all_named() -> None:
    with pytest.raises(BadBoards) as refused:
        a_map(a_board("1A"), a_board("2A"), a_board("99Z", 1), a_board("3A", 0, -1), a_board("3B", 12, 0))
    assert refused.value.problems == [
        "board 2A lies at (0, 0), where another board lies",
        "no board has a side called '99Z'",
        "board 3A lies at (0, -1): columns and rows of boards go from 0 to 11",
        "board 3B lies at (12, 0): columns and rows of boards go from 0 to 11",
    ]
    with pytest.raises(BadBoards, match="at least one board"):
        a_map()


def a_document(**changes: Any) -> dict[str, Any]:
    plain = [". . . . . . . . ."] * 6 + ["- . - . - . - . -"]
    return {"side": "13A", "title": "Nowhere", "designed": True, "rows": plain} | changes


def test_a_side_of_nothing_but_fields() -> None:
    found = read_side(a_document())
    assert len(found.cells) == 5 * 6 + 4 * 7
    assert sum(1 for spot in spots() if is_half(spot)) == 12 + 8
    assert [last_row(column) for column in (0, 1, 8)] == [5, 6, 5]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"rows": [". ."]}, "drawn in 7 rows of 9 cells"),
        ({"rows": [". . . . . . . . ."] * 7}, "row 6 has cells in odd columns only"),
        ({"rows": [". . . x . . . . .", *a_document()["rows"][1:]]}, "3.0 is 'x'"),
        ({"rows": [". . . w3 . . . . .", *a_document()["rows"][1:]]}, "3.0 is 'w3'"),
        ({"rows": ["- . . . . . . . .", *a_document()["rows"][1:]]}, "0.0 is '-'"),
        ({"roads": ["4.0 4.2"]}, "nothing runs from 4.0 to 4.2"),
        ({"roads": ["4.5 4.6"]}, "nothing runs from 4.5 to 4.6"),
        ({"streams": ["4.0 here"]}, "nothing runs from 4.0 to here"),
        ({"roads": ["N 4.1 4.2"]}, "4.1 is no whole hex at the edge"),
        ({"roads": ["4.0 S"]}, "4.0 is no whole hex at the edge"),
        ({"roads": ["N 3.0"]}, "3.0 is no whole hex at the edge"),
    ],
)
def test_a_side_that_is_drawn_wrong(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadBoards, match=problem):
        read_side(a_document(**changes))


def test_hexes_are_named_alike_on_paper_and_on_the_map() -> None:
    ground = a_map(a_board("1A"), a_board("2A", 1, 0))
    assert all(hex_named(name) == (ground.q[hex_], ground.r[hex_]) for name, hex_ in ground.by_name.items())
