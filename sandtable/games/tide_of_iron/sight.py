"""Line of sight (section 12) in whole numbers: the hexes that a line passes, and the obstructions among them.

The hexes of a line depend only on the difference of its ends, so each difference is computed once. Sight between two
hexes without smoke is kept in a table that fills on demand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.tide_of_iron.ground import NO_HEX, Ground

UNKNOWN: Final = 0
CLEAR_SIGHT: Final = 1
NO_SIGHT: Final = 2

UNLIMITED: Final = 0
"""The longest line of sight without a limit by the weather."""
BEYOND: Final = 1 << 30
"""A distance longer than any map."""


class SightRules:
    """The parameters of section 30 for lines of sight."""

    def __init__(
        self,
        blocking: list[int],
        blind_hexes: list[int],
        corner_touch_blocks: bool,
        low_obstacle_blocks_same_level: bool,
        plateau_blocks_all: bool,
        offmap_blocks: bool,
    ) -> None:
        self.blocking = blocking
        """Base terrains that block (TOI-LOS-02)."""
        self.blind_hexes = blind_hexes
        """The number of blind hexes behind an obstruction, by difference of level from 0 (TOI-LOS-12)."""
        self.corner_touch_blocks = corner_touch_blocks
        """A hex that the line touches in a corner counts as passed (TOI-LOS-07)."""
        self.low_obstacle_blocks_same_level = low_obstacle_blocks_same_level
        """True where obstacles below the lower unit count too (TOI-LOS-16, TOI-LOS-22)."""
        self.plateau_blocks_all = plateau_blocks_all
        """True where a hex as high as the higher unit hides all lower hexes behind it, at any distance (TOI-LOS-14)."""
        self.offmap_blocks = offmap_blocks
        """A line that leaves the map is blocked (TOI-LOS-23)."""


class Passage:
    """The hexes between two ends, relative to the first end (TOI-LOS-19), of one line or of two shifted lines."""

    def __init__(self, is_split: bool) -> None:
        self.is_split = is_split
        """The line runs along hex sides: there are two (TOI-LOS-20)."""
        self.first: list[tuple[int, int]] = []
        self.second: list[tuple[int, int]] = []
        """Empty unless split."""


def dot(uq: i64, ur: i64, vq: i64, vr: i64) -> i64:
    """Twice the scalar product of two differences of hexes."""
    return 2 * uq * vq + 2 * ur * vr + uq * vr + ur * vq


def half_width(dq: int, dr: int) -> int:
    """The distance of a hex's corners from its centre, across the direction (dq, dr).

    The six corner values of TOI-LOS-19 are 3 c + x, with c = dq * er - dr * eq of the hex. Corners lie opposite each
    other, so with x there is -x: the values reach from 3 c - w to 3 c + w, where w is the largest x, this number.
    """
    return max(abs(dq + 2 * dr), max(abs(2 * dq + dr), abs(dq - dr)))


def runs_along_sides(dq: int, dr: int) -> bool:
    """True where the line runs along hex sides: two of the three numbers are equal (TOI-LOS-20)."""
    return dq == dr or dq + 2 * dr == 0 or 2 * dq + dr == 0


def passage(dq: int, dr: int, corner_touch_blocks: bool) -> Passage:
    """The hexes that a line to the hex at this difference passes (TOI-LOS-19, TOI-LOS-20), of any terrain."""
    found = Passage(runs_along_sides(dq, dr))
    q: i64 = dq  # products of machine words: negative numbers are slow otherwise
    r: i64 = dr
    width: i64 = half_width(dq, dr)
    length = dot(q, r, q, r)
    left, top = min(0, dq), min(0, dr)
    for column in range(abs(dq) + 1):
        eq: i64 = left + column
        for row in range(abs(dr) + 1):
            er: i64 = top + row
            beside = 3 * (q * er - r * eq)
            if -width <= beside <= width and 0 < dot(q, r, eq, er) < length:
                _sort_in(found, beside, width, corner_touch_blocks, (eq, er))
    return found


def _sort_in(found: Passage, beside: int, width: int, corner_touch_blocks: bool, place: tuple[int, int]) -> None:
    """Add a hex that the line passes or touches to the passage; `beside` is the 3 c of its centre."""
    is_inside = abs(beside) < width
    if not found.is_split:
        if is_inside or corner_touch_blocks:
            found.first.append(place)
        return
    if is_inside or beside == width:
        found.first.append(place)
    if is_inside or beside == -width:
        found.second.append(place)


class Sight:
    """Lines of sight on one ground, shared by all its games; smoke and weather come as arguments."""

    ground: Ground
    rules: SightRules
    blocks: list[bool]
    """For each hex, true where its terrain blocks."""
    seen: list[int]
    """The known result for each pair of hexes; UNKNOWN until computed."""
    passages: dict[int, Passage]

    def __init__(self, ground: Ground, rules: SightRules) -> None:
        self.ground = ground
        self.rules = rules
        self.blocks = [base in rules.blocking for base in ground.base]
        self.seen = [UNKNOWN] * (ground.count * ground.count)
        self.passages = {}

    def sees(self, a: int, b: int, smoke: tuple[int, ...] = (), farthest: int = UNLIMITED) -> bool:
        """True where two hexes see each other (TOI-LOS-21). `smoke` names hexes, `farthest` is a distance in hexes."""
        if farthest != UNLIMITED and self.ground.distance(a, b) > farthest:
            return False
        at = a * self.ground.count + b
        if self.seen[at] == UNKNOWN:
            self._look(a, b)
        if self.seen[at] == NO_SIGHT:
            return False
        # Smoke only adds obstructions: hexes hidden without it stay hidden.
        return not smoke or self._is_clear(a, b, smoke)

    def look_everywhere(self) -> None:
        """Fill the table, so that later looks without smoke find it full."""
        count = self.ground.count
        for a in range(count):
            for b in range(a, count):
                if self.seen[a * count + b] == UNKNOWN:
                    self._look(a, b)

    def lines(self, a: int, b: int) -> list[list[int]]:
        """The hexes of the map passed between two hexes, for each line: one, or two when it runs along hex sides."""
        if self.ground.distance(a, b) <= 1:
            return [[]]
        found = self._passage(a, b)
        lines = [found.first, found.second] if found.is_split else [found.first]
        return [self._on_map(a, line) for line in lines]

    def _on_map(self, a: int, line: list[tuple[int, int]]) -> list[int]:
        ground = self.ground
        hexes = [ground.at(ground.q[a] + eq, ground.r[a] + er) for eq, er in line]
        return [hex_ for hex_ in hexes if hex_ != NO_HEX]

    def _look(self, a: int, b: int) -> None:
        seen = CLEAR_SIGHT if self._is_clear(a, b, ()) else NO_SIGHT
        self.seen[a * self.ground.count + b] = seen
        self.seen[b * self.ground.count + a] = seen

    def _passage(self, a: int, b: int) -> Passage:
        ground = self.ground
        dq = ground.q[b] - ground.q[a]
        dr = ground.r[b] - ground.r[a]
        key = (dq + ground.width) * 2 * ground.height + dr + ground.height
        found = self.passages.get(key)
        if found is None:
            found = passage(dq, dr, self.rules.corner_touch_blocks)
            self.passages[key] = found
        return found

    def _is_clear(self, a: int, b: int, smoke: tuple[int, ...]) -> bool:
        """True where at least one line is not blocked; neighbours always see each other (TOI-LOS-06, TOI-LOS-09)."""
        if self.ground.distance(a, b) <= 1:
            return True
        found = self._passage(a, b)
        if self._is_line_clear(a, b, found.first, smoke):
            return True
        return found.is_split and self._is_line_clear(a, b, found.second, smoke)

    def _is_line_clear(self, a: int, b: int, line: list[tuple[int, int]], smoke: tuple[int, ...]) -> bool:
        """True where one line is clear by TOI-LOS-21; it sorts the ends by level, so sight is symmetric."""
        level = self.ground.level
        lower, higher = (a, b) if level[a] <= level[b] else (b, a)
        closest = self._closest_obstruction(self.ground.cell(a), line, lower, level[higher], smoke)
        rise = level[higher] - level[lower]
        return closest == BEYOND if rise == 0 else closest > self.rules.blind_hexes[rise]

    def _closest_obstruction(
        self, start: int, line: list[tuple[int, int]], lower: int, high: int, smoke: tuple[int, ...]
    ) -> int:
        """Hexes from the lower unit to its closest obstruction (TOI-LOS-11): BEYOND if none, 0 if all is hidden."""
        ground = self.ground
        low = ground.level[lower]
        closest = BEYOND
        height: i64 = ground.height
        for eq, er in line:
            column: i64 = eq
            hex_ = ground.cells[start + column * height + er]
            if self.hides_all(hex_, low, high):
                return 0
            if hex_ != NO_HEX and (ground.level[hex_] > low or self.is_obstacle(hex_, low, smoke)):
                closest = min(closest, ground.distance(hex_, lower))
        return closest

    def hides_all(self, hex_: int, low: int, high: int) -> bool:
        """True for ground higher than both units, which blocks every line (TOI-LOS-08, TOI-LOS-15)."""
        if hex_ == NO_HEX:
            return self.rules.offmap_blocks
        level = self.ground.level[hex_]
        return level > high or (self.rules.plateau_blocks_all and low < level == high)

    def is_obstacle(self, hex_: int, low: int, smoke: tuple[int, ...]) -> bool:
        """True for woods, buildings or smoke that count for a lower unit on level `low` (TOI-LOS-16, TOI-LOS-22)."""
        if not self.blocks[hex_] and hex_ not in smoke:
            return False
        return self.rules.low_obstacle_blocks_same_level or self.ground.level[hex_] >= low
