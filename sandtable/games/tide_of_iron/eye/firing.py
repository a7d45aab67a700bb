"""The fire of a side in round 1: how many dice can come together on a hex, by those who have room to stand there.

Three units stand in a hex, two vehicles among them (TOI-STK-01), and a base holds four holes of figures (TOI-CMP-04).
So not everybody fires from the best hex: units go to the hexes one after the other, the strongest that is left first.
"""

# interpreted: runs once a question

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.eye.batteries import Batteries, Battery, batteries
from sandtable.games.tide_of_iron.eye.shooting import Shooting, target
from sandtable.games.tide_of_iron.eye.stage import Stage
from sandtable.games.tide_of_iron.legality.box import UNITS_PER_HEX, VEHICLES_PER_HEX
from sandtable.games.tide_of_iron.squads import HOLES
from sandtable.games.tide_of_iron.terms import LONG_RANGE

Dice = tuple[int, int]
"""The dice of one figure or vehicle at close or normal range, or else those at long range."""
NO_DICE: Final = (0, 0)


@dataclass(frozen=True)
class Heat:
    """The possible fire on one hex in round 1, before anybody moves."""

    hex: int
    dice: int
    """Attack dice at close or normal range."""
    long_dice: int
    """Attack dice of those that come to long range only."""
    positions: int
    """Start hexes from which anybody can fire at the hex."""
    example: int
    """One of them, the nearest."""


def fire(judged: Judged, nation: str, is_at_vehicles: bool = False) -> list[Heat]:
    """The possible fire of a side on squads, or on vehicles, in each hex that it can hit, by hex number."""
    side = batteries(judged, nation)
    stage = Stage(judged.scenario, [*(each.piece for each in side.found), target(nation, is_at_vehicles)])
    builders = Builders(side)
    known: dict[Rooms, Dice] = {}
    found: list[Heat] = []
    for hex_, shots in sorted(_shots(stage, side.found).items()):
        rooms = _rooms(side, shots)
        if rooms not in known:  # hexes with ample room around them are alike
            known[rooms] = Gathering(side, rooms, builders).dice()
        near, far = (one + other for one, other in zip(known[rooms], _placed(side, shots), strict=True))
        found.append(Heat(hex_, near, far, len(shots), _nearest(stage, shots, hex_)))
    return found


Shots = Mapping[int, Mapping[int, Dice]]
"""By start hex, the dice of one of each battery that fires from there at one hex, by its number."""


def _shots(stage: Stage, found: Sequence[Battery]) -> dict[int, dict[int, dict[int, Dice]]]:
    """The shots at each hex."""
    shots: dict[int, dict[int, dict[int, Dice]]] = {}
    shooting = Shooting(stage)
    for number, battery in enumerate(found):
        for here in battery.hexes:
            for shot, hexes in shooting.shots(number, here):
                dice = (0, shot.dice) if shot.range_class == LONG_RANGE else (shot.dice, 0)
                for there in hexes:
                    shots.setdefault(there, {}).setdefault(here, {})[number] = dice
    return shots


def _placed(side: Batteries, shots: Shots) -> Dice:
    """The dice of those that the scenario puts on their hexes."""
    dice = [each[number] for each in shots.values() for number in each if side.found[number].is_placed]
    return sum(near for near, _far in dice), sum(far for _near, far in dice)


def _nearest(stage: Stage, positions: Collection[int], hex_: int) -> int:
    return min(positions, key=lambda here: (stage.ground.distance(here, hex_), here))


# -- who goes where --------------------------------------------------------------------------------------------------


Here = tuple[Dice, ...]
"""The dice of one of each battery from a hex."""
Rooms = frozenset[tuple[Here, int, int]]
"""Start hexes from which every battery has the same dice, with the units and the vehicles that fit into them."""


def _rooms(side: Batteries, shots: Shots) -> Rooms:
    """The start hexes by their dice; more room than all units need is no more room."""
    units: Counter[Here] = Counter()
    vehicles: Counter[Here] = Counter()
    for here, dice in shots.items():
        alike = tuple(dice.get(number, NO_DICE) for number in range(len(side.found)))
        room = max(0, UNITS_PER_HEX - side.taken[here])
        units[alike] += room
        vehicles[alike] += max(0, min(room, VEHICLES_PER_HEX - side.vehicles_taken[here]))
    most = sum(each.count for each in side.found)
    return frozenset((alike, min(units[alike], most), min(vehicles[alike], most)) for alike in units)


@dataclass
class _Room:
    """Some start hexes, with the units and the vehicles that still fit into them."""

    dice: Here
    units: int
    vehicles: int


@dataclass(frozen=True)
class _Move:
    """Units that go to a room: each battery's, times the number of batteries of its kind."""

    dice: Dice
    """Of one unit."""
    room: _Room
    used: Mapping[int, int]
    times: int
    is_vehicle: bool = False
    pool: int | None = None


@dataclass(frozen=True)
class Built:
    """A squad that a player builds: each battery's figures on its base, and the dice of all of them at one range."""

    dice: Dice
    used: Mapping[int, int]


class Builders:
    """The strongest squads that players can build; each answer is kept, because many hexes ask the same."""

    def __init__(self, side: Batteries) -> None:
        self.holes = {number: each.holes for number, each in enumerate(side.found) if each.pool is not None}
        self.members = [
            [number for number in self.holes if side.found[number].pool == pool] for pool in range(len(side.bases))
        ]
        self._known: dict[tuple[int, Here, tuple[int, ...]], Built | None] = {}

    def best(self, pool: int, dice: Here, left: tuple[int, ...]) -> Built | None:
        """The strongest squad of those that are left, by battery; all of it fires at one range. None without dice."""
        key = (pool, dice, left)
        if key not in self._known:
            self._known[key] = self._best(pool, dice, left)
        return self._known[key]

    def _best(self, pool: int, dice: Here, left: tuple[int, ...]) -> Built | None:
        mine = [number for number in self.members[pool] if left[number]]
        for is_far in (False, True):
            able = [number for number in mine if dice[number][is_far]]
            used = self._filled(sorted(able, key=lambda each: -dice[each][is_far] / self.holes[each]), left)
            if used:
                total = sum(dice[number][is_far] * many for number, many in used.items())
                return Built((0, total) if is_far else (total, 0), used)
        return None

    def _filled(self, order: Sequence[int], left: tuple[int, ...]) -> dict[int, int]:
        """The number of each battery that fill a base, the first of the order first."""
        used, holes = {}, HOLES
        for number in order:
            many = min(left[number], holes // self.holes[number])
            if many:
                used[number] = many
                holes -= many * self.holes[number]
        return used


class Gathering:
    """The units of a side, going to the hexes from which they fire at one hex."""

    def __init__(self, side: Batteries, rooms: Rooms, builders: Builders) -> None:
        self.builders = builders
        self.left = [0 if each.is_placed else each.count for each in side.found]
        self.units = [
            (number, bool(each.piece.vehicle))
            for number, each in enumerate(side.found)
            if each.pool is None and not each.is_placed
        ]
        self.bases = list(side.bases)
        self.near = self.far = 0
        self.rooms = [_Room(*each) for each in sorted(rooms)]

    def dice(self) -> Dice:
        """The dice of all that find room."""
        while moves := [*self._moves()]:
            self._make(max(moves, key=lambda each: each.dice))
        return self.near, self.far

    def _moves(self) -> Iterator[_Move]:
        """The best use of each room."""
        left = tuple(self.left)
        for room in self.rooms:
            if room.units:
                yield from self._units(room)
                for pool, bases in enumerate(self.bases):
                    built = self.builders.best(pool, room.dice, left) if bases > 0 else None
                    if built is not None:
                        times = min(left[number] // many for number, many in built.used.items())
                        yield _Move(built.dice, room, built.used, min(times, room.units, bases), pool=pool)

    def _units(self, room: _Room) -> Iterator[_Move]:
        """Vehicles and whole squads."""
        for number, is_vehicle in self.units:
            free = room.vehicles if is_vehicle else room.units
            if self.left[number] and free and room.dice[number] != NO_DICE:
                times = min(self.left[number], free, room.units)
                yield _Move(room.dice[number], room, {number: 1}, times, is_vehicle)

    def _make(self, move: _Move) -> None:
        room = move.room
        room.units -= move.times
        room.vehicles = min(room.vehicles - (move.times if move.is_vehicle else 0), room.units)
        for number, many in move.used.items():
            self.left[number] -= many * move.times
        if move.pool is not None:
            self.bases[move.pool] -= move.times
        self.near += move.dice[0] * move.times
        self.far += move.dice[1] * move.times
