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
from sandtable.games.tide_of_iron.eye.shooting import seen_shots, target
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
    known: dict[Rooms, Dice] = {}
    found: list[Heat] = []
    for hex_, shots in sorted(_shots(stage, side.found).items()):
        rooms = _rooms(side, shots)
        if rooms not in known:  # hexes with ample room around them are alike
            known[rooms] = Gathering(side, rooms).dice()
        near, far = (one + other for one, other in zip(known[rooms], _placed(side, shots), strict=True))
        found.append(Heat(hex_, near, far, len(shots), _nearest(stage, shots, hex_)))
    return found


Shots = Mapping[int, Mapping[int, Dice]]
"""By start hex, the dice of one of each battery that fires from there at one hex, by its number."""


def _shots(stage: Stage, found: Sequence[Battery]) -> dict[int, dict[int, dict[int, Dice]]]:
    """The shots at each hex."""
    shots: dict[int, dict[int, dict[int, Dice]]] = {}
    for number, battery in enumerate(found):
        for here in battery.hexes:
            for shot in seen_shots(stage, number, here):
                dice = (0, shot.dice) if shot.range_class == LONG_RANGE else (shot.dice, 0)
                shots.setdefault(shot.hex, {}).setdefault(here, {})[number] = dice
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


class Gathering:
    """The units of a side, going to the hexes from which they fire at one hex."""

    def __init__(self, side: Batteries, rooms: Rooms) -> None:
        self.found = side.found
        self.left = [0 if each.is_placed else each.count for each in side.found]
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
        for room in self.rooms:
            if room.units:
                yield from self._units(room)
                for pool, bases in enumerate(self.bases):
                    if bases > 0:
                        yield from self._squads(room, pool)

    def _units(self, room: _Room) -> Iterator[_Move]:
        """Vehicles and whole squads."""
        for number, each in enumerate(self.found):
            is_vehicle = bool(each.piece.vehicle)
            free = room.vehicles if is_vehicle else room.units
            if each.pool is None and self.left[number] and free and room.dice[number] != NO_DICE:
                times = min(self.left[number], free, room.units)
                yield _Move(room.dice[number], room, {number: 1}, times, is_vehicle)

    def _squads(self, room: _Room, pool: int) -> Iterator[_Move]:
        """The strongest squad that its player can build here; all of it fires at one range."""
        mine = [number for number, each in enumerate(self.found) if each.pool == pool and self.left[number]]
        for is_far in (False, True):
            able = [number for number in mine if room.dice[number][is_far]]
            used = self._filled(sorted(able, key=lambda each: -room.dice[each][is_far] / self.found[each].holes))
            if used:
                total = sum(room.dice[number][is_far] * many for number, many in used.items())
                times = min(self.left[number] // many for number, many in used.items())
                sum_of = (0, total) if is_far else (total, 0)
                yield _Move(sum_of, room, used, min(times, room.units, self.bases[pool]), pool=pool)
                return

    def _filled(self, order: Sequence[int]) -> dict[int, int]:
        """The number of each battery that fill a base, the first of the order first."""
        used, holes = {}, HOLES
        for number in order:
            many = min(self.left[number], holes // self.found[number].holes)
            if many:
                used[number] = many
                holes -= many * self.found[number].holes
        return used

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
