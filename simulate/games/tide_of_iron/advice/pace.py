"""The first round in which units can be in a hex, by the real costs of movement on the bare map.

It is a lower bound, for advice that must not be wrong: no enemies, no obstacles, every unit moves in every round with
all points it may have. A side with strategy cards may be one round faster than its units alone, and a squad with a
transport may use the movement of both in every round.
"""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import Final

from simulate.engine.unknown import certain
from simulate.games.tide_of_iron.advice.party import Party
from simulate.games.tide_of_iron.cards.operations import OPERATIONS
from simulate.games.tide_of_iron.engine_rules import engine_rules, vehicle_kinds
from simulate.games.tide_of_iron.entry import IMPASSABLE, THIRDS, TRUCK_ON_ROAD, costs
from simulate.games.tide_of_iron.ground import NO_HEX, Ground
from simulate.games.tide_of_iron.movement import LOAD_COST
from simulate.games.tide_of_iron.ruleset import Ruleset, figure_table
from simulate.games.tide_of_iron.setup import Setup, VehicleKind
from simulate.games.tide_of_iron.terms import FIGURE_NAMES, NATION_NAMES, OFFICER, VEHICLE_NAMES
from simulate.games.tide_of_iron.words.modifiers import ADVANCE_MOVEMENT, MOVEMENT
from simulate.games.tide_of_iron.zones import can_stand

NEVER: Final = 1_000
"""A round later than the end of any game."""
OFFICER_BONUS: Final = 1
"""Movement points (TOI-MOV-13)."""

Costs = list[list[int]]
"""The cost of a step by hex and direction; IMPASSABLE without entry."""


@dataclass(frozen=True)
class Gait:
    """One way to move: the costs of steps, and the points of a round in the same unit."""

    costs: Costs
    points: int
    is_split: bool = False
    """True where points that are left in one round count in the next one, as no real unit can do."""


class Pace:
    """The speed of units on one map."""

    def __init__(self, ground: Ground, rules: Ruleset, flooded: bool) -> None:
        self.ground = ground
        self.rules = rules
        self.flooded = flooded

    @cached_property
    def kinds(self) -> list[VehicleKind]:
        """The kinds of vehicle with the numbers of the scenario."""
        return vehicle_kinds(self.rules)

    @cached_property
    def on_foot(self) -> Costs:
        return costs(self._setup, self._setup.rules.infantry_cost, THIRDS)

    @cached_property
    def on_tracks(self) -> Costs:
        return costs(self._setup, self._setup.rules.vehicle_cost, THIRDS)

    @cached_property
    def on_wheels(self) -> Costs:
        """Costs of trucks, which are fast on roads (TOI-MOV-12)."""
        return costs(self._setup, self._setup.rules.vehicle_cost, TRUCK_ON_ROAD)

    @cached_property
    def _setup(self) -> Setup:
        """As much of a set-up as the costs of steps need."""
        setup = Setup()
        setup.ground = self.ground
        setup.rules = engine_rules(self.rules)
        setup.flooded = certain(self.flooded)
        return setup

    def first_rounds(self, parties: Sequence[Party], everybody: Sequence[Party]) -> list[int]:
        """By hex, the first round at whose end one of these parties can have a unit there; NEVER where none can.

        `everybody` is all parties of their side: its transports may carry squads of any party.
        """
        found = [NEVER] * self.ground.count
        for gait, starts in self._starts(parties, everybody):
            found = list(map(min, found, rounds_of(self.ground, gait, starts)))
        slack = 1 if everybody and everybody[0].side.decks else 0
        return [each if each == NEVER else max(1, each - slack) for each in found]

    def land(self, party: Party, is_vehicle: bool) -> set[int]:
        """All hexes that vehicles or squads of a party can come to by land, in any time."""
        gait = Gait(self.on_tracks if is_vehicle else self.on_foot, 100 * THIRDS)
        starts = dict.fromkeys(self._standing(party, is_vehicle), 0)
        return {hex_ for hex_, each in enumerate(rounds_of(self.ground, gait, starts)) if each < NEVER}

    def _starts(self, parties: Sequence[Party], everybody: Sequence[Party]) -> Iterable[tuple[Gait, Mapping[int, int]]]:
        """Every gait of these parties, and by hex the round in which it begins there."""
        squads = [each for each in parties if each.force.squad_bases]
        if squads:
            starts = self._beginnings(squads, is_vehicle=False)
            yield Gait(self.on_foot, self._squad_points(squads, everybody)), starts
            for kind in self._transports(everybody):
                yield self._riding(self._squad_points(squads, everybody), kind), starts
        for kind in self._vehicles(parties):
            drivers = [each for each in parties if VEHICLE_NAMES[self.kinds.index(kind)] in each.vehicles]
            yield self._driving(kind), self._beginnings(drivers, is_vehicle=True)

    def _beginnings(self, parties: Iterable[Party], is_vehicle: bool) -> dict[int, int]:
        found: dict[int, int] = {}
        for party in parties:
            for hex_ in self._standing(party, is_vehicle):
                found[hex_] = min(party.arrives, found.get(hex_, NEVER))
        return found

    def _standing(self, party: Party, is_vehicle: bool) -> list[int]:
        return [hex_ for hex_ in party.hexes if can_stand(self.ground, hex_, is_vehicle, self.rules, self.flooded)]

    def _squad_points(self, squads: Sequence[Party], everybody: Sequence[Party]) -> int:
        """The movement of the fastest squad that can be built, in thirds."""
        side = squads[0].side
        table = figure_table(self.rules, NATION_NAMES.index(side.nation))
        named = {kind for each in squads for kind, count in each.force.figures.items() if count}
        points = max((table.movement[FIGURE_NAMES.index(kind)] for kind in named), default=0)
        if FIGURE_NAMES[OFFICER] in named or any(each.is_by_card for each in everybody):
            points += OFFICER_BONUS
        changes = [OPERATIONS[code] for code in side.operations if code in OPERATIONS]
        return THIRDS * (points + sum(each.amount for each in changes if each.kind in (MOVEMENT, ADVANCE_MOVEMENT)))

    def _vehicles(self, parties: Iterable[Party]) -> list[VehicleKind]:
        names = {kind for each in parties for kind in each.vehicles}
        return [each for number, each in enumerate(self.kinds) if VEHICLE_NAMES[number] in names]

    def _transports(self, parties: Iterable[Party]) -> list[VehicleKind]:
        return [each for each in self._vehicles(parties) if each.capacity]

    def _driving(self, kind: VehicleKind) -> Gait:
        return Gait(self.on_wheels if kind.is_truck else self.on_tracks, kind.movement * THIRDS)

    def _riding(self, squad_points: int, kind: VehicleKind) -> Gait:
        """A squad with a transport: in every round both may move, less the points for loading or unloading."""
        drive = self._driving(kind)
        cheapest = [
            [_cheaper(walk, ride) for walk, ride in zip(walks, rides, strict=True)]
            for walks, rides in zip(self.on_foot, drive.costs, strict=True)
        ]
        return Gait(cheapest, max(0, squad_points + drive.points - LOAD_COST), is_split=True)


def rounds_of(ground: Ground, gait: Gait, starts: Mapping[int, int]) -> list[int]:
    """By hex, the rounds that have begun when a unit of this gait can be there; NEVER where it can't.

    `starts` has the rounds that are over when it begins in a hex.
    """
    points = gait.points
    if points <= 0:
        return [starts.get(hex_, NEVER) for hex_ in range(ground.count)]
    spent = [NEVER * points] * ground.count
    for hex_, rounds in starts.items():
        spent[hex_] = rounds * points
    heap = [(spent[hex_], hex_) for hex_ in starts]
    heapify(heap)
    while heap:
        before, here = heappop(heap)
        if before > spent[here]:
            continue
        left = -before % points
        for there, cost in zip(ground.neighbours[here], gait.costs[here], strict=True):
            if there == NO_HEX or cost == IMPASSABLE or cost > points:
                continue
            after = before + cost if gait.is_split or cost <= left else before + left + cost
            if after < spent[there]:
                spent[there] = after
                heappush(heap, (after, there))
    return [-(-each // points) for each in spent]


def _cheaper(walk: int, ride: int) -> int:
    """The cheaper of two costs; IMPASSABLE where neither is one."""
    if walk == IMPASSABLE or ride == IMPASSABLE:
        return max(walk, ride)
    return min(walk, ride)
