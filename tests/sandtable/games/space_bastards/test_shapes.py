"""Polyominoes as masks: how tokens lie, and whether they fit beside each other."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from sandtable.games.space_bastards.shapes import Room, placements, rotations
from tests.support import rule

SHAPES = (("#",), ("##",), ("###",), ("#.", "##"), ("##", "##"))


@rule("SPB-COMP-01", "SPB-D03")
def test_tokens_may_be_turned_but_have_no_other_side() -> None:
    assert [len(rotations(shape)) for shape in SHAPES] == [1, 2, 2, 4, 1]
    assert len(rotations(("##.", ".##"))) == 2, "an S that could be turned over would lie in four ways"


@rule("SPB-GEN-01", "SPB-SET-11")
def test_tokens_lie_on_squares_of_the_grid() -> None:
    assert placements(("##", "##"), ("##",)) == [0b0011, 0b0101, 0b1010, 0b1100]
    assert placements(("#.#", "###"), ("##",)) == [0b00101, 0b01100, 0b10010, 0b11000]
    room = Room(("####",) * 3, SHAPES)
    assert [len(masks) for masks in room.lying] == [12, 17, 10, 24, 6]


def test_only_free_squares_are_offered() -> None:
    room = Room(("###",), SHAPES)
    assert room.free(1, 0b001) == [0b110]
    assert room.has_room(1, 0b001) and not room.has_room(1, 0b010)


def by_hand(room: Room, counts: tuple[int, ...]) -> bool:
    """The slow obvious way: every choice of placements."""
    choices = [list(combinations(room.lying[race], count)) for race, count in enumerate(counts)]
    for chosen in product(*choices):
        masks = [mask for group in chosen for mask in group]
        if sum(mask.bit_count() for mask in masks) == sum(masks).bit_count() and no_two_meet(masks):
            return True
    return False


def no_two_meet(masks: list[int]) -> bool:
    return all(not a & b for a, b in combinations(masks, 2))


@pytest.mark.parametrize("grid", [("##", "##"), ("###", "###"), (".##", "###", "##."), ("####", "#..#")])
def test_fitting_agrees_with_trying_everything(grid: tuple[str, ...]) -> None:
    room = Room(grid, SHAPES)
    for counts in product(range(3), repeat=5):
        if sum(count * area for count, area in zip(counts, room.areas, strict=True)) <= room.size + 1:
            assert room.fits(counts, 0) == by_hand(room, counts), counts


def test_what_lies_there_takes_room() -> None:
    room = Room(("###", "###"), SHAPES)
    assert room.fits((0, 0, 0, 2, 0), 0)
    assert not room.fits((0, 0, 0, 1, 0), 0b010010), "the middle column is taken"
    assert room.fits((0, 2, 0, 0, 0), 0b010010)
    assert not room.fits((1, 2, 0, 0, 0), 0b010010)
