"""The ground of a map: its playable hexes and their unchanging properties.

Hexes are small whole numbers, counted by column and then by row. A ground is shared by all games on the same map.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.hexes import DIRECTIONS, STEP_Q, STEP_R, distance, opposite

NO_HEX: Final = -1
"""Outside the map, half hexes at the outer edge included (TOI-MOV-10)."""


class BadGround(ValueError):
    """Lists that describe no map."""


class Ground:
    """Playable hexes and their terrain, each list by hex number."""

    count: int
    q: list[int]
    r: list[int]
    level: list[int]
    """0, 1 or 2."""
    base: list[int]
    """The base terrain, a code of `terms`."""
    roads: list[int]
    """Bit d: a road leaves the middle of the hex towards direction d."""
    streams: list[int]
    """Bits of streams, as in `roads`; only drawings use them."""
    names: list[str]
    neighbours: list[list[int]]
    """The neighbours of each hex by direction; NO_HEX where the map ends."""
    by_name: dict[str, int]
    left: int
    top: int
    width: int
    height: int
    cells: list[int]
    """Every place of the rectangle around the map, column after column: its hex or NO_HEX."""
    apart: list[int]
    """The distance of each pair of hexes, at a * count + b; empty until a distance is asked for."""

    def __init__(
        self,
        q: list[int],
        r: list[int],
        level: list[int],
        base: list[int],
        roads: list[int],
        streams: list[int],
        names: list[str],
    ) -> None:
        """Take lists of equal length in the order of the hexes. Raises BadGround."""
        self.count = len(q)
        self.q = q
        self.r = r
        self.level = level
        self.base = base
        self.roads = roads
        self.streams = streams
        self.names = names
        self.by_name = {name: hex_ for hex_, name in enumerate(names)}
        self._check([len(r), len(level), len(base), len(roads), len(streams), len(self.by_name)])
        self._lay_out()
        self.apart = []

    def _check(self, lengths: list[int]) -> None:
        if self.count == 0:
            raise BadGround("a map has at least one hex")
        for length in lengths:
            if length != self.count:
                raise BadGround(f"{self.count} hexes, but a list of {length}; names differ from one another")
        for hex_ in range(1, self.count):
            before, this = (self.q[hex_ - 1], self.r[hex_ - 1]), (self.q[hex_], self.r[hex_])
            if before >= this:
                raise BadGround(f"hexes go by column and row; {this} comes after {before}")

    def _lay_out(self) -> None:
        self.left = self.q[0]
        self.top = min(self.r)
        self.width = self.q[self.count - 1] - self.left + 1
        self.height = max(self.r) - self.top + 1
        self.cells = [NO_HEX] * (self.width * self.height)
        for hex_ in range(self.count):
            self.cells[self.cell(hex_)] = hex_
        self.neighbours = []
        for hex_ in range(self.count):
            q, r = self.q[hex_], self.r[hex_]
            self.neighbours.append([self.at(q + STEP_Q[way], r + STEP_R[way]) for way in range(DIRECTIONS)])

    def cell(self, hex_: int) -> int:
        """The place of a hex in `cells`."""
        return (self.q[hex_] - self.left) * self.height + self.r[hex_] - self.top

    def at(self, q: int, r: int) -> int:
        """The hex at (q, r), or NO_HEX."""
        column = q - self.left
        row = r - self.top
        if 0 <= column < self.width and 0 <= row < self.height:
            return self.cells[column * self.height + row]
        return NO_HEX

    def distance(self, a: int, b: int) -> int:
        """Hexes from a to b, not counting a (TOI-RNG-05)."""
        if not self.apart:
            self._measure()
        return self.apart[a * self.count + b]

    def _measure(self) -> None:
        for a in range(self.count):
            q, r = self.q[a], self.r[a]
            self.apart.extend([distance(q, r, self.q[b], self.r[b]) for b in range(self.count)])

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour; -1 when they are no neighbours."""
        around = self.neighbours[a]
        for way in range(DIRECTIONS):  # a comparison for each is faster than the difference of coordinates
            if around[way] == b:
                return way
        return -1

    def has_road(self, hex_: int) -> bool:
        return self.roads[hex_] != 0

    def is_road(self, a: int, b: int) -> bool:
        """True where a road joins two neighbours: roads of both meet at the common side (TOI-MOV-16)."""
        way = self.direction(a, b)
        if way < 0:
            return False
        return bool(self.roads[a] >> way & 1 and self.roads[b] >> opposite(way) & 1)

    def within(self, hex_: int, reach: int) -> list[int]:
        """Hexes at a distance of at most `reach`, the hex itself included, by number."""
        return [other for other in range(self.count) if self.distance(hex_, other) <= reach]
