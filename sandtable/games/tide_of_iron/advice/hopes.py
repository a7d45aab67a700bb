"""Can a victory condition be met in time? Generous limits: the most points, control and units that a side may have.

Nobody hinders anybody here, so a condition that can't be met within these limits can't be met at all.
"""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import singledispatchmethod
from typing import Final

from sandtable.engine.unknown import CannotTell
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.conditions import (
    AllOf,
    AnyOf,
    Condition,
    Controls,
    Eliminated,
    Has,
    Not,
    Points,
    UnitsOn,
    other,
)
from sandtable.games.tide_of_iron.legality.box import UNITS_PER_HEX
from sandtable.games.tide_of_iron.scenario import Objective
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.victory import VictoryCondition

MOST_LEAVES: Final = 60
"""The most leaves of all victory conditions together; a scenario with more gets no advice about victory."""


MOST_TIMES: Final = 1_000
"""More often than anything can be done in a game."""


@dataclass(frozen=True)
class Leaf:
    """A condition without others inside, as it stands in a larger one."""

    condition: Condition
    is_wanted: bool
    """False where the larger condition wants it not to hold."""


def leaves(condition: Condition, is_wanted: bool = True) -> Iterator[Leaf]:
    """All leaves of a condition, at any depth."""
    if isinstance(condition, Not):
        yield from leaves(condition.condition, not is_wanted)
    elif isinstance(condition, AllOf | AnyOf):
        for each in condition.parts():
            yield from leaves(each, is_wanted)
    else:
        yield Leaf(condition, is_wanted)


def conditions(judged: Judged) -> list[tuple[int, VictoryCondition]]:
    """The victory conditions that are checked during the game, with their places in the list.

    Raises CannotTell while the end of the game is unknown, where there are too many leaves to look at, or where the
    ground changes in the game.
    """
    found = judged.scenario.victory.conditions
    if judged.ground_changes or sum(1 for each in found for _ in leaves(each.condition)) > MOST_LEAVES:
        raise CannotTell
    rounds = judged.scenario.rounds
    return [(index, each) for index, each in enumerate(found) if not isinstance(each.when, int) or each.when <= rounds]


def hopes(judged: Judged, round: int) -> Hopes:
    """The limits of both sides at the end of a round, worked out once."""
    known: Hopes | None = judged.hopes.get(round)
    if known is None:
        known = judged.hopes[round] = Hopes(judged, round)
    return known


def last_check(judged: Judged, found: VictoryCondition) -> int:
    """The last round after which a victory condition is checked."""
    return found.when if isinstance(found.when, int) else judged.scenario.rounds


class Hopes:
    """The limits of both sides at the end of one round."""

    def __init__(self, judged: Judged, round: int) -> None:
        self.judged = judged
        self.round = round
        self._units: dict[UnitsOn, int] = {}

    def may_be_met(self, condition: Condition, is_wanted: bool = True) -> bool:
        """False where the condition, or its opposite, is out of reach."""
        if isinstance(condition, Not):
            return self.may_be_met(condition.condition, not is_wanted)
        if isinstance(condition, AllOf | AnyOf):
            needs_all = isinstance(condition, AllOf) == is_wanted
            return (all if needs_all else any)([self.may_be_met(each, is_wanted) for each in condition.parts()])
        return self.may_hold(condition) if is_wanted else self.may_fail(condition)

    # -- one condition -------------------------------------------------------------------------------------------

    @singledispatchmethod
    def may_hold(self, condition: Condition) -> bool:
        """True where the condition may hold at the end of the round."""
        return True

    @may_hold.register
    def _points_hold(self, condition: Points) -> bool:
        side, enemy = self._both(condition.side)
        if condition.at_least is not None:
            return self.most_points(side) >= condition.at_least
        return self.most_points(side) - self.least_points(enemy) >= (condition.ahead_by or 0)

    @may_hold.register
    def _control_holds(self, condition: Controls) -> bool:
        return self.most_controlled(condition) >= wanted_control(self.judged, condition)

    @may_hold.register
    def _units_hold(self, condition: UnitsOn) -> bool:
        return self.most_units(condition) >= condition.at_least

    @may_hold.register
    def _has_holds(self, condition: Has) -> bool:
        """False where the side can't be where the objective lies, or where it has to bring it, or leave with it."""
        judged = self.judged
        side = judged.side(condition.side)
        carried = [each for each in judged.scenario.objectives if each.carried and each.name == condition.what]
        first = judged.first_rounds(side)
        hexes = wanted_hexes(judged, condition)
        if condition.off_map:
            actions = [each for each in judged.scenario.special_actions if each.leaves and each.side == side.nation]
            return any(each.first <= self.round for each in actions)
        comes = not hexes or any(first[hex_] <= self.round for hex_ in hexes)
        return comes and all(self._may_control(side, each.hex) for each in carried)

    @singledispatchmethod
    def may_fail(self, condition: Condition) -> bool:
        """True where the condition may not hold at the end of the round."""
        return True

    @may_fail.register
    def _points_fail(self, condition: Points) -> bool:
        side, enemy = self._both(condition.side)
        if condition.at_least is not None:
            return self.least_points(side) < condition.at_least
        return self.least_points(side) - self.most_points(enemy) < (condition.ahead_by or 0)

    @may_fail.register
    def _control_fails(self, condition: Controls) -> bool:
        """False where enough of the objectives are the side's own from the start, and no enemy comes there."""
        side, enemy = self._both(condition.side)
        rounds = self.judged.first_rounds(enemy)
        safe = [
            hex_
            for name in wanted_objectives(self.judged, condition)
            if (hex_ := self._hex(name)) is not None
            and controller(self.judged, name) == side.nation
            and rounds[hex_] > self.round
        ]
        return len(safe) < wanted_control(self.judged, condition)

    @may_fail.register
    def _elimination_fails(self, condition: Eliminated) -> bool:
        return any(each.force.units for each in self.judged.parties(self.judged.side(condition.side)))

    # -- limits --------------------------------------------------------------------------------------------------

    def most_points(self, side: Side) -> int:
        """The victory points of a side that controls all it can reach, from the first possible round."""
        enemies = self.judged.parties(self.judged.enemy(side))
        here = [each for each in enemies if each.arrives < self.round]
        lost = sum(each.force.squad_bases for each in here) * side.squad_points
        lost += sum(sum(each.force.vehicles.values()) for each in here) * side.vehicle_points
        return (
            self.least_points(side)
            + sum(self._score(side, each) for each in self._scoring(side))
            + lost
            + self.points_by_deeds(side)
        )

    def least_points(self, side: Side) -> int:
        """The points that a side has in any case: at the start and by events without a condition."""
        events = [each for each in self.judged.scenario.events if each.condition is None]
        return side.points + sum(
            each.points for each in events if each.side == side.nation and each.round <= self.round
        )

    def points_by_deeds(self, side: Side) -> int:
        """The most points that events with a condition, special actions and purchases may give a side."""
        scenario = self.judged.scenario
        events = [each for each in scenario.events if each.condition is not None and each.round <= self.round]
        chances = [each for each in (*scenario.special_actions, *scenario.purchases) if each.first <= self.round]
        once = sum(each.points for each in events if each.side == side.nation)
        return once + sum(each.points * (each.times or MOST_TIMES) for each in chances if each.side == side.nation)

    def most_controlled(self, condition: Controls) -> int:
        """The objectives of a condition that its side may control."""
        side = self.judged.side(condition.side)
        return sum(self._may_control(side, name) for name in wanted_objectives(self.judged, condition))

    def most_units(self, condition: UnitsOn) -> int:
        """The units of a condition's side that may be in its hexes, by their way and by the room there."""
        if condition not in self._units:
            self._units[condition] = self._count_units(condition)
        return self._units[condition]

    def _count_units(self, condition: UnitsOn) -> int:
        judged = self.judged
        side = judged.side(condition.side)
        hexes = set(wanted_hexes(judged, condition))
        units = 0
        for party in judged.parties(side):
            rounds = judged.first_rounds_of(party) if party.force.units else []
            if rounds and any(rounds[hex_] <= self.round for hex_ in hexes):
                units += party.force.units
        first = judged.first_rounds(side)
        return min(units, UNITS_PER_HEX * sum(first[hex_] <= self.round for hex_ in hexes))

    # -- parts ---------------------------------------------------------------------------------------------------

    def _both(self, nation: str) -> tuple[Side, Side]:
        return self.judged.side(nation), self.judged.side(other(nation))

    def _hex(self, name: str) -> int | None:
        return self.judged.ground.by_name.get(name)

    def _may_control(self, side: Side, name: str) -> bool:
        hex_ = self._hex(name)
        if controller(self.judged, name) == side.nation:
            return True
        return hex_ is not None and self.judged.first_rounds(side)[hex_] <= self.round

    def _scoring(self, side: Side) -> list[Objective]:
        return [
            each
            for each in self.judged.scenario.objectives_of("victory")
            if each.value and each.side in (side.nation, "neutral")
        ]

    def _score(self, side: Side, objective: Objective) -> int:
        """The points of an objective from the first round in which the side may control it."""
        hex_ = self._hex(objective.hex)
        first = 1 if controller(self.judged, objective.hex) == side.nation else self.round + 1
        if hex_ is not None:
            first = min(first, self.judged.first_rounds(side)[hex_])
        if first > self.round:
            return 0
        if objective.scored == "last round":
            return objective.value if self.round >= self.judged.scenario.rounds else 0
        return sum(objective.worth(round_) for round_ in range(first, self.round + 1))


def controller(judged: Judged, name: str) -> str | None:
    """The nation that controls an objective hex before units are placed (TOI-SET-14)."""
    return next((each.control for each in judged.scenario.objectives if each.hex == name and each.control), None)


def wanted_objectives(judged: Judged, condition: Controls) -> Collection[str]:
    """The names of the hexes whose control a condition counts, each once for each time it counts."""
    named = condition.objectives
    return [each.hex for each in judged.scenario.objectives_of(named)] if isinstance(named, str) else named


def wanted_control(judged: Judged, condition: Controls) -> int:
    """The number of objectives that a condition wants controlled."""
    return len(wanted_objectives(judged, condition)) if condition.at_least is None else condition.at_least


def wanted_hexes(judged: Judged, condition: UnitsOn | Has) -> Collection[int]:
    """The hexes on which a condition counts units."""
    if condition.zone:
        return judged.zone(condition.zone)
    by_name = judged.ground.by_name
    return [by_name[name] for name in condition.hexes if name in by_name]


def room_for_wanted(judged: Judged, condition: UnitsOn) -> int:
    """The units that can stand in the hexes of a condition."""
    return UNITS_PER_HEX * sum(judged.can_stand(hex_, is_vehicle=False) for hex_ in wanted_hexes(judged, condition))
