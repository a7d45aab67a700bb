"""Tokens as sets of squares of a grid, each set one whole number with a bit for every square (SPB-GEN-01).

Squares are numbered row by row, gaps left out. Tokens may be turned but not turned over (SPB-D03).
"""

from __future__ import annotations

from collections.abc import Sequence


def squares(grid: Sequence[str]) -> list[tuple[int, int]]:
    """(row, column) of every square of a grid, in the order of their numbers."""
    return [(row, column) for row, line in enumerate(grid) for column, mark in enumerate(line) if mark == "#"]


def rotations(shape: Sequence[str]) -> list[list[tuple[int, int]]]:
    """The different rotations of a shape, each as (row, column) pairs from 0 on."""
    lying = squares(shape)
    found: list[list[tuple[int, int]]] = []
    for _ in range(4):
        lying = sorted([(column, -row) for row, column in lying])
        top = min([row for row, _ in lying])
        left = min([column for _, column in lying])
        lying = [(row - top, column - left) for row, column in lying]
        if lying not in found:
            found.append(lying)
    return found


def placements(grid: Sequence[str], shape: Sequence[str]) -> list[int]:
    """All placements of a shape on a grid, as masks in rising order."""
    where = squares(grid)
    numbers = {place: number for number, place in enumerate(where)}
    found: set[int] = set()
    for lying in rotations(shape):
        first_row, first_column = lying[0]
        for row, column in where:
            covered = [(row + r - first_row, column + c - first_column) for r, c in lying]
            if all([place in numbers for place in covered]):
                found.add(sum([1 << numbers[place] for place in covered]))
    return sorted(found)


class Room:
    """One grid and all placements of tokens on it."""

    def __init__(self, grid: Sequence[str], shapes: Sequence[Sequence[str]]) -> None:
        self.grid = tuple(grid)
        self.size = len(squares(grid))
        """The number of squares."""
        self.whole = (1 << self.size) - 1
        """The mask of all squares."""
        self.areas = [len(squares(shape)) for shape in shapes]
        """The number of squares of a token, by race."""
        self.lying = [placements(grid, shape) for shape in shapes]
        """All placements of a token, by race."""
        self.from_first = [by_first(masks, self.size) for masks in self.lying]
        """The placements that begin on a square, by race and square."""

    def free(self, race: int, occupied: int) -> list[int]:
        """The placements of a race's token on the free squares."""
        return [mask for mask in self.lying[race] if not mask & occupied]

    def first_free(self, race: int, occupied: int) -> int:
        """The first placement of a race's token on the free squares; 0: none."""
        for mask in self.lying[race]:
            if not mask & occupied:
                return mask
        return 0

    def has_room(self, race: int, occupied: int) -> bool:
        """True where one more token of a race fits."""
        return self.first_free(race, occupied) != 0

    def fits(self, counts: Sequence[int], occupied: int) -> bool:
        """True where these numbers of tokens, by race, fit together on the free squares: an exact search."""
        needed = 0
        for race, count in enumerate(counts):
            needed += count * self.areas[race]
        spare = (self.whole & ~occupied).bit_count() - needed
        if needed == 0 or spare < 0:
            return needed == 0
        if self.fits_at_once(counts, occupied):
            return True
        return sum(counts) > 1 and Packing(self, list(counts)).can_fill(0, occupied, spare)

    def fits_at_once(self, counts: Sequence[int], occupied: int) -> bool:
        """True where they fit with each in its first free place, the larger ones first: mostly answer enough."""
        for race in range(len(counts) - 1, -1, -1):
            for _ in range(counts[race]):
                mask = self.first_free(race, occupied)
                if not mask:
                    return False
                occupied |= mask
        return True


def by_first(masks: list[int], size: int) -> list[list[int]]:
    """The placements by their first square."""
    found: list[list[int]] = [[] for _ in range(size)]
    for mask in masks:
        found[(mask & -mask).bit_length() - 1].append(mask)
    return found


class Packing:
    """A search for room, square by square: each free square begins a token or stays empty."""

    def __init__(self, room: Room, counts: list[int]) -> None:
        self.room = room
        self.counts = counts
        """Tokens still to place, by race."""
        self.dead: set[tuple[int, ...]] = set()
        """Positions that were searched without success."""

    def can_fill(self, square: int, occupied: int, spare: int) -> bool:
        """True where the rest fits from this square on, with `spare` squares that may stay empty."""
        if not any(self.counts):
            return True
        while occupied >> square & 1:
            square += 1
        if square >= self.room.size:
            return False
        key = (square, occupied >> square, *self.counts)
        if key in self.dead:
            return False
        if self._begins_here(square, occupied, spare):
            return True
        if spare > 0 and self.can_fill(square + 1, occupied, spare - 1):
            return True
        self.dead.add(key)
        return False

    def _begins_here(self, square: int, occupied: int, spare: int) -> bool:
        """True where the rest fits with a token that begins on this square; larger tokens are tried first."""
        for race in range(len(self.counts) - 1, -1, -1):
            if self.counts[race]:
                self.counts[race] -= 1
                for mask in self.room.from_first[race][square]:
                    if not mask & occupied and self.can_fill(square + 1, occupied | mask, spare):
                        return True  # after success the counts are not needed any more
                self.counts[race] += 1
        return False
