"""The hexes that a line of sight passes, by the numbers of the book, and what they decide (section 12)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sandtable.games.tide_of_iron.sight import half_width, passage, runs_along_sides
from tests.sandtable.games.tide_of_iron.looks import A, Changes, corner_values, passed, sees
from tests.support import rule
from tests.support.tide_of_iron import Place


@rule("TOI-LOS-19", "EX-TOI-47")
def test_the_hexes_on_the_way_to_3_1() -> None:
    assert passed((3, 1)) == [[(1, 0), (1, 1), (2, 0), (2, 1)]]
    assert corner_values((3, 1), (1, 0)) == [-8, -10, -5, 2, 4, -1]
    assert not sees({(2, 0): "woods"}, (3, 1))
    assert sees({(0, 1): "woods", (3, 0): "woods"}, (3, 1))


@rule("TOI-LOS-19", "TOI-LOS-07", "EX-TOI-48", "D-TOI-38")
def test_the_hexes_on_the_way_to_4_1_and_two_that_are_touched() -> None:
    assert passed((4, 1)) == [[(1, 0), (2, 0), (2, 1), (3, 1)]]
    assert corner_values((4, 1), (1, 1)) == [3, 0, 6, 15, 18, 12]
    assert corner_values((4, 1), (3, 0)) == [-15, -18, -12, -3, 0, -6]
    assert sees({(1, 1): "woods", (3, 0): "woods"}, (4, 1))


@rule("TOI-LOS-20", "EX-TOI-49")
def test_two_lines_along_hex_sides() -> None:
    assert passed((4, -2)) == [[(1, 0), (2, -1), (3, -1)], [(1, -1), (2, -1), (3, -2)]]
    assert corner_values((4, -2), (1, 0)) == [6, 0, 0, 6, 12, 12]
    assert corner_values((4, -2), (1, -1)) == [-6, -12, -12, -6, 0, 0]
    assert passed((2, -1)) == [[(1, 0)], [(1, -1)]]


@rule("TOI-LOS-20", "TOI-LOS-06", "EX-TOI-49")
def test_woods_along_hex_sides() -> None:
    assert sees({(1, 0): "woods"}, (4, -2))
    assert not sees({(1, 0): "woods", (1, -1): "woods"}, (4, -2))
    assert not sees({(1, 0): "woods", (3, -2): "woods"}, (4, -2))
    assert sees({(1, 0): "woods", (3, -1): "woods"}, (4, -2))
    assert not sees({(2, -1): "woods"}, (4, -2))


@rule("TOI-LOS-19", "TOI-LOS-20")
@given(st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_corner_values_lie_around_that_of_the_centre(to: Place) -> None:
    """`half_width` agrees with the six numbers of the book on every hex around."""
    width = half_width(*to)
    for q in range(-10, 11):
        for r in range(-10, 11):
            values, middle = corner_values(to, (q, r)), 3 * (to[0] * r - to[1] * q)
            assert (min(values), max(values)) == (middle - width, middle + width)
    assert runs_along_sides(*to) == (len({*to, -sum(to)}) < 3)


@rule("TOI-LOS-19", "TOI-LOS-20")
@given(st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_hexes_passed_by_the_letter_of_the_book(to: Place) -> None:
    found = passage(*to, False)
    lines: list[list[Place]] = [[], []]
    for q in range(-12, 13):
        for r in range(-12, 13):
            if 0 < _dot(to, (q, r)) < _dot(to, to):
                values = corner_values(to, (q, r))
                low, high = min(values), max(values)
                if len({*to, -sum(to)}) == 3:
                    lines[0] += [(q, r)] * (low < 0 < high)
                else:
                    lines[0] += [(q, r)] * (low <= 0 < high)
                    lines[1] += [(q, r)] * (low < 0 <= high)
    assert sorted(found.first) == sorted(lines[0])
    assert sorted(found.second) == sorted(lines[1])


def _dot(u: Place, v: Place) -> int:
    return 2 * u[0] * v[0] + 2 * u[1] * v[1] + u[0] * v[1] + u[1] * v[0]


@rule("TOI-LOS-21", "TOI-LOS-12", "EX-TOI-52")
def test_different_levels_off_the_axis() -> None:
    assert passed((5, 2)) == [[(1, 0), (1, 1), (2, 1), (3, 1), (4, 1), (4, 2)]]
    assert sees({A: "1", (3, 1): "woods"}, (5, 2))
    assert not sees({A: "1", (4, 1): "woods"}, (5, 2))
    assert sees({A: "2", (4, 1): "woods"}, (5, 2))
    assert not sees({A: "2", (4, 2): "woods"}, (5, 2))


@rule("TOI-LOS-21", "TOI-LOS-17", "EX-TOI-53")
def test_different_levels_along_hex_sides() -> None:
    assert sees({A: "1", (3, -1): "woods", (1, -1): "woods"}, (4, -2))
    assert not sees({A: "1", (3, -1): "woods", (3, -2): "woods"}, (4, -2))


@rule("TOI-LOS-11", "TOI-LOS-21", "EX-TOI-55")
def test_only_the_closest_of_two_obstructions_counts() -> None:
    assert sees({A: "1", (1, 0): "woods", (3, 0): "woods"}, (6, 0))
    assert not sees({A: "1", (1, 0): "woods", (4, 0): "woods"}, (6, 0))


@rule("TOI-LOS-21", "EX-TOI-51")
def test_the_same_level_on_a_hill() -> None:
    hills: Changes = {A: "1", (4, 0): "1"}
    assert not sees(hills | {(2, 0): "2"}, (4, 0))
    assert sees(hills, (4, 0))
    assert sees(hills | {(2, 0): "1"}, (4, 0))
