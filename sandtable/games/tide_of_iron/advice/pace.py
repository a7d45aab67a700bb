"""The first round in which units can be in a hex, by the real costs of movement on the bare map.

It is a lower bound, for advice that must not be wrong: no enemies, no obstacles, every unit moves in every round with
all points it may have. A side with strategy cards may be one round faster than its units alone, and a squad with a
transport may use the movement of both in every round.
"""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import Final

from sandtable.engine.unknown import certain
from sandtable.games.tide_of_iron.advice.party import Party
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.engine_rules import engine_rules, vehicle_kinds
from sandtable.games.tide_of_iron.entry import IMPASSABLE, THIRDS, TRUCK_ON_ROAD, costs
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.movement import LOAD_COST
from sandtable.games.tide_of_iron.ruleset import Ruleset, figure_table
from sandtable.games.tide_of_iron.setup import Setup, VehicleKind
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, NATION_NAMES, OFFICER
from sandtable.games.tide_of_iron.travel import NEVER, rounds_to
from sandtable.games.tide_of_iron.words.modifiers import ADVANCE_MOVEMENT, MOVEMENT
from sandtable.games.tide_of_iron.zones import can_stand

OFFICER_BONUS: Final = 1
"""Movement points (TOI-MOV-13)."""

Costs = list[list[int]]
"""The cost of a step by hex and direction; IMPASSABLE without entry."""


class Step(Enum):
    """The ways to make a step, each with costs of its own."""

    ON_FOOT = auto()
    ON_TRACKS = auto()
    ON_WHEELS = auto()
    """Trucks are fast on roads (TOI-MOV-12)."""
    RIDING_ON_TRACKS = auto()
    """A squad with a transport: on foot or aboard, whichever is cheaper."""
    RIDING_ON_WHEELS = auto()


RIDING: Final = {Step.RIDING_ON_TRACKS: Step.ON_TRACKS, Step.RIDING_ON_WHEELS: Step.ON_WHEELS}


@dataclass(frozen=True)
class Gait:
    """One way to move, and the points of a round in thirds.

    A squad with a transport uses the points of both in every round, less those for loading or unloading.
    """

    step: Step
    points: int
    is_split: bool = False
    """True where points that are left in one round count in the next one, as no real unit can do."""


class Pace:
    """The speed of units on one map."""

    def __init__(self, ground: Ground, rules: Ruleset, flooded: bool, gifts: tuple[tuple[str, str], ...] = ()) -> None:
        self.ground = ground
        self.rules = rules
        self.flooded = flooded
        self.gifts = gifts
        """Operations cards that events bring, each with its nation."""
        self._tables: dict[Step, Costs] = {}
        self._known: dict[tuple[Gait, tuple[int, ...]], list[int]] = {}

    @cached_property
    def kinds(self) -> list[VehicleKind]:
        """The kinds of vehicle with the numbers of the scenario."""
        return vehicle_kinds(self.rules)

    @cached_property
    def _setup(self) -> Setup:
        """As much of a set-up as the costs of steps need."""
        setup = Setup()
        setup.ground = self.ground
        setup.rules = engine_rules(self.rules)
        setup.flooded = certain(self.flooded)
        return setup

    def first_rounds(self, party: Party, everybody: Sequence[Party]) -> list[int]:
        """By hex, the first round at whose end a unit of the party can be there; NEVER where none can.

        `everybody` is all parties of its side: their transports may carry squads of any party.
        """
        found = [NEVER] * self.ground.count
        for gait, is_vehicle in self._gaits(party, everybody):
            found = list(map(min, found, self._rounds(gait, self.standing(party, is_vehicle))))
        slack = 1 if party.side.decks else 0
        return [each if each == NEVER else max(1, party.arrives + max(0, each - slack)) for each in found]

    def land(self, party: Party, is_vehicle: bool) -> set[int]:
        """All hexes that vehicles or squads of a party can come to by land, in any time."""
        gait = Gait(Step.ON_TRACKS if is_vehicle else Step.ON_FOOT, 100 * THIRDS)
        return {hex_ for hex_, each in enumerate(self._rounds(gait, self.standing(party, is_vehicle))) if each < NEVER}

    def standing(self, party: Party, is_vehicle: bool) -> tuple[int, ...]:
        """The hexes of a party in which squads or vehicles can stand."""
        return tuple(hex_ for hex_ in sorted(party.hexes) if self._open[is_vehicle][hex_])

    @cached_property
    def _open(self) -> tuple[list[bool], list[bool]]:
        """By hex, whether squads can stand there, and whether vehicles can."""
        hexes = range(self.ground.count)
        squads, vehicles = (
            [can_stand(self.ground, hex_, is_vehicle, self.rules, self.flooded) for hex_ in hexes]
            for is_vehicle in (False, True)
        )
        return squads, vehicles

    def _gaits(self, party: Party, everybody: Sequence[Party]) -> Iterator[tuple[Gait, bool]]:
        """The gaits of a party's units, and whether they are those of vehicles; only the fastest on each ground."""
        if party.force.squad_bases:
            points = self._squad_points(party)
            yield Gait(Step.ON_FOOT, points), False
            for step, drive in self._fastest({kind for each in everybody for kind in each.vehicles}, is_transport=True):
                riding = Step.RIDING_ON_WHEELS if step is Step.ON_WHEELS else Step.RIDING_ON_TRACKS
                yield Gait(riding, max(0, points + drive - LOAD_COST), is_split=True), False
        for step, drive in self._fastest({*party.vehicles}, is_transport=False):
            yield Gait(step, drive), True

    def _fastest(self, names: set[str], is_transport: bool) -> Iterator[tuple[Step, int]]:
        """The most points of tracked vehicles and of trucks among these, in thirds."""
        points: dict[Step, int] = {}
        for name, kind in zip(VEHICLE_NAMES, self.kinds, strict=True):
            if name in names and (kind.capacity or not is_transport):
                step = Step.ON_WHEELS if kind.is_truck else Step.ON_TRACKS
                points[step] = max(points.get(step, 0), kind.movement * THIRDS)
        yield from points.items()

    def _rounds(self, gait: Gait, starts: tuple[int, ...]) -> list[int]:
        key = (gait, starts)
        if key not in self._known:
            costs = self._costs(gait.step)
            self._known[key] = rounds_to(self.ground, costs, gait.points, gait.is_split, list(starts))
        return self._known[key]

    def _costs(self, step: Step) -> Costs:
        """The cost of a step by hex and direction, in thirds; IMPASSABLE without entry."""
        if step not in self._tables:
            self._tables[step] = self._table(step)
        return self._tables[step]

    def _table(self, step: Step) -> Costs:
        rules = self._setup.rules
        if step is Step.ON_FOOT:
            return costs(self._setup, rules.infantry_cost, THIRDS)
        if step in RIDING:
            ride = self._costs(RIDING[step])
            return [list(map(_cheaper, *each)) for each in zip(self._costs(Step.ON_FOOT), ride, strict=True)]
        return costs(self._setup, rules.vehicle_cost, TRUCK_ON_ROAD if step is Step.ON_WHEELS else THIRDS)

    def _squad_points(self, party: Party) -> int:
        """The movement of the fastest squad that can be built, in thirds."""
        side = party.side
        table = figure_table(self.rules, NATION_NAMES.index(side.nation))
        named = {kind for kind, count in party.force.figures.items() if count}
        points = max((table.movement[FIGURE_NAMES.index(kind)] for kind in named), default=0)
        if FIGURE_NAMES[OFFICER] in named or party.is_by_card:
            points += OFFICER_BONUS
        later = [code for nation, code in self.gifts if nation == side.nation]
        codes = (*side.operations, *(each.card for each in side.limited_operations), *later)
        changes = [OPERATIONS[code] for code in codes if code in OPERATIONS]
        return THIRDS * (points + sum(each.amount for each in changes if each.kind in (MOVEMENT, ADVANCE_MOVEMENT)))


def _cheaper(walk: int, ride: int) -> int:
    """The cheaper of two costs; IMPASSABLE where neither is one."""
    if walk == IMPASSABLE or ride == IMPASSABLE:
        return max(walk, ride)
    return min(walk, ride)
