"""Hexes in whole numbers: axial coordinates (q, r) of flat-top hexes, six directions clockwise from north (TOI-SET-18).

A map also has columns and rows, as people name hexes: column c = q, counted from the outer half column 0; odd columns
stand half a hex higher. `A1` is the topmost playable hex of column 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NORTH: Final = 0
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH: Final = 3
SOUTH_WEST: Final = 4
NORTH_WEST: Final = 5
DIRECTIONS: Final = 6

STEP_Q: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
STEP_R: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 0)
"""Changes of q and r for one step in each direction."""

LETTERS: Final = 26
OUTER_COLUMN: Final = 0
"""The half column at the left edge of a map: never playable, so it has no letter."""


class BadHexName(ValueError):
    """A text that is no name of a hex: column letters and a row number are needed."""


def distance(q1: i64, r1: i64, q2: i64, r2: i64) -> i64:
    """The distance of two hexes, not counting the first (TOI-RNG-05, TOI-RNG-14)."""
    dq = q2 - q1
    dr = r2 - r1
    if dq < 0:
        dq, dr = -dq, -dr
    if dr >= 0:
        return dq + dr  # both grow: the sum is the largest of |dq|, |dr|, |dq + dr|
    return dq if dq > -dr else -dr


def opposite(direction: int) -> int:
    return (direction + 3) % DIRECTIONS


def direction_of(dq: int, dr: int) -> int:
    """The direction of the neighbour at this difference; -1 when it is no neighbour."""
    for direction in range(DIRECTIONS):
        if STEP_Q[direction] == dq and STEP_R[direction] == dr:
            return direction
    return -1


def turned(q: int, r: int, turns: int) -> tuple[int, int]:
    """A hex turned clockwise around (0, 0) by `turns` sixths: direction d becomes d + turns."""
    for _ in range(turns % DIRECTIONS):
        q, r = -r, q + r
    return q, r


def row_shift(column: int) -> int:
    """The number to add to r for the row in a column: half of the columns before it, rounded up."""
    return (column + column % 2) // 2


def axial(column: int, row: int) -> tuple[int, int]:
    """The (q, r) of a place of the map: odd columns stand half a hex higher and begin with a half hex."""
    return column, row - row_shift(column)


def offset(q: int, r: int) -> tuple[int, int]:
    """The column and row of a hex: undoes `axial`."""
    return q, r + row_shift(q)


def column_letters(column: int) -> str:
    """The letters of a column: 1 is A, 26 is Z, 27 is AA. Raises BadHexName for columns below 1."""
    if column <= OUTER_COLUMN:
        raise BadHexName(f"column {column} has no letters: columns are counted from 1")
    letters = ""
    while column:
        column, last = divmod(column - 1, LETTERS)
        letters = chr(ord("A") + last) + letters
    return letters


def column_of(letters: str) -> int:
    """The column of its letters, which are capitals: A is 1, Z is 26, AA is 27."""
    column = 0
    for letter in letters:
        column = column * LETTERS + ord(letter) - ord("A") + 1
    return column


def hex_name(q: int, r: int) -> str:
    """The name of a hex: `A1`, `C4`, `AA2`. Raises BadHexName left of the map."""
    column, row = offset(q, r)
    return column_letters(column) + str(row + 1 - column % 2)


def hex_named(name: str) -> tuple[int, int]:
    """The (q, r) of a name. Raises BadHexName."""
    letters = name.rstrip("0123456789")
    number = name[len(letters) :]
    is_plain = letters.isascii() and letters.isalpha() and letters.isupper() and number.isascii()
    if not is_plain or not number or number[0] == "0" or len(name) > 9:
        raise BadHexName(f"{name[:20]!r} is not the name of a hex, such as 'C4'")
    column = column_of(letters)
    return axial(column, int(number) - 1 + column % 2)
