"""The fire that bears on each hex, which the second evaluation knows before any option is tried.

It is made once for a question and shared by all copies that are judged for it. Fire is looked up when it is first
asked for, from the units as they stood when the question was put.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.setup import Setup
from sandtable.games.tide_of_iron.terms import INFANTRY, VEHICLE
from sandtable.games.tide_of_iron.ways import Ways

UNKNOWN: Final = -1_000_000
CLOSE_FACES: Final = 3
"""Faces of an attack die that hit at close range (TOI-RNG-15)."""
NORMAL_FACES: Final = 2
LONG_FACES: Final = 1
STRONGEST_BITS: Final = 12
STRONGEST: Final = 1 << STRONGEST_BITS
"""The base for packing two attacks, in faces: larger than any attack."""
FACES: Final = 6
"""Faces of a die."""
BLOCKS: Final = 2
"""Faces of a defence die that block."""


class Shooter:
    """A unit that may fire, as it stood when the question was put."""

    def __init__(self, unit: int, hex_: int, is_tired: bool) -> None:
        self.unit = unit
        self.hex = hex_
        self.is_tired = is_tired
        """It fires in a later round only."""
        self.dice = [0, 0]
        """Attack dice by type of target."""
        self.reach = [0, 0]
        """Range in hexes by type of target."""


class Seen:
    """The units as they stood when the question was put, and what is known of them since."""

    def __init__(self, units: int, aims: int) -> None:
        self.phase = 0
        self.round = 0
        self.finished: tuple[bool, ...] = ()
        self.where: list[int] = []
        self.state: list[int] = []
        self.figures: list[int] = []
        self.conditions: list[int] = []
        self.damage: list[int] = []
        self.inside: list[int] = []
        self.carrier: tuple[int, ...] = ()
        self.control: tuple[int, ...] = ()
        self.stacks: list[tuple[int, ...]] = []
        """The list of the table itself, which its copies share until a unit changes its hex."""
        self.held: list[int] = [UNKNOWN, UNKNOWN]
        """By seat, the points for all its goals while no unit has changed its hex (judging.py)."""
        self.points: list[int] = [UNKNOWN] * units
        """The points of an unchanged unit in its hex (pieces.py)."""
        self.guards: list[int] = [UNKNOWN] * units
        """The points of its Op Fire against unmoved enemies."""
        self.opens: list[int] = [UNKNOWN] * (2 * aims)
        """By aim * 2 + seat: 1 where an unmoved enemy can walk onto it, else 0."""
        self.places: list[list[int]] = [[]] * units
        """By unit and hex, the value of ending a move there while nothing else has changed."""

        self.ways: list[Ways | None] = [None] * units
        """The walks of each unit that are known (actions/walking.py)."""

    def places_of(self, hexes: int, unit: int) -> list[int]:
        """The values of the hexes for a unit."""
        found = self.places[unit]
        if not found:
            found = [UNKNOWN] * hexes
            self.places[unit] = found
        return found


class Outlook:
    """The fire of each side on each hex."""

    def __init__(
        self,
        setup: Setup,
        smoke: tuple[int, ...],
        shooters: tuple[list[Shooter], ...],
        behind: tuple[bool, ...],
        seen: Seen,
    ) -> None:
        self.seen = seen
        self.luck = 0
        """The number of times that judged copies have met dice or the top card of a deck."""
        self.behind = behind
        """For each seat, True if it would not win if nothing changed (posture.py)."""
        self.setup = setup
        self.smoke = smoke
        self.shooters = shooters
        """By seat."""
        count = 2 * setup.ground.count
        self.on_squads: list[int] = [UNKNOWN] * count
        """By hex * 2 + the seat under fire: its two strongest attackers, packed."""
        self.on_vehicles: list[int] = [UNKNOWN] * count

    def fire(self, seat: int, hex_: int, is_squad: bool) -> int:
        """The two strongest attacks on units of `seat` in a hex: faces that hit, the stronger times STRONGEST."""
        known = self.on_squads if is_squad else self.on_vehicles
        at = 2 * hex_ + seat
        found = known[at]
        if found == UNKNOWN:
            found = self._strongest(1 - seat, hex_, INFANTRY if is_squad else VEHICLE)
            known[at] = found
        return found

    def _strongest(self, seat: int, hex_: int, kind: int) -> int:
        best = 0
        second = 0
        ground = self.setup.ground
        if not ground.apart:
            ground.distance(hex_, hex_)
        apart = ground.apart
        row = hex_ * ground.count
        for shooter in self.shooters[seat]:
            away = apart[row + shooter.hex]
            if away > 1 and away > 2 * shooter.reach[kind]:  # most are too far away
                continue
            faces = self._faces(shooter, hex_, kind, away)
            if faces > best:
                second = best
                best = faces
            elif faces > second:
                second = faces
        return best * STRONGEST + second

    def _faces(self, shooter: Shooter, hex_: int, kind: int, away: int) -> int:
        """Dice times the faces that hit, at a distance within range; half of it from a unit that is tired."""
        if shooter.dice[kind] == 0:
            return 0
        if not self.setup.sight.sees(shooter.hex, hex_, self.smoke, self.setup.farthest):
            return 0
        faces = CLOSE_FACES if away <= 1 else NORMAL_FACES if away <= shooter.reach[kind] else LONG_FACES
        found = shooter.dice[kind] * faces
        return found // 2 if shooter.is_tired else found


def hits(fire: int, red: int) -> int:
    """Expected hits of two attacks, the weaker one counted half, in sixths."""
    blocked = BLOCKS * red
    found = 0
    stronger = (fire >> STRONGEST_BITS) - blocked
    if stronger > 0:
        found = stronger
        weaker = (fire & (STRONGEST - 1)) - blocked
        if weaker > 0:
            found += weaker >> 1
    return found
