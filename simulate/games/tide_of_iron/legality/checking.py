"""What a rule function reads and what it finds."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from simulate.games.tide_of_iron.ground import Ground
from simulate.games.tide_of_iron.ruleset import Ruleset
from simulate.games.tide_of_iron.scenario import Division, Force, Reinforcement, Scenario, Side
from simulate.games.tide_of_iron.zones import can_stand, is_open, zone_hexes


@dataclass(frozen=True)
class Finding:
    """What one rule function found; the registry adds the rule id."""

    place: str
    """A path in the document or "hex C4"."""
    message: str


@dataclass(frozen=True)
class Arrival:
    """A force with its place in the document: a division at set-up or a reinforcement."""

    side: Side
    division: str
    force: Force
    zones: tuple[str, ...]
    place: str
    is_late: bool
    """A reinforcement."""


class Checked:
    """A scenario, the numbers it plays with and its map: what every rule function reads."""

    def __init__(self, scenario: Scenario, rules: Ruleset, ground: Ground) -> None:
        self.scenario = scenario
        self.rules = rules
        self.ground = ground
        self._zones: dict[str, list[int]] = {}

    @cached_property
    def arrivals(self) -> list[Arrival]:
        """All forces of both sides, those at set-up first."""
        sides = self.scenario.sides
        return [
            *(_at_set_up(side, each) for side in sides for each in side.divisions),
            *(_later(side, index, each) for side in sides for index, each in enumerate(side.reinforcements)),
        ]

    def arrivals_of(self, side: Side) -> list[Arrival]:
        """The forces of one side, those at set-up first."""
        return [each for each in self.arrivals if each.side is side]

    def zone(self, name: str) -> list[int]:
        """The hexes of a zone; none of an unknown one."""
        if name not in self._zones:
            zone = self.scenario.zones.get(name)
            self._zones[name] = zone_hexes(self.scenario, zone, self.ground) if zone else []
        return self._zones[name]

    def hexes(self, zones: tuple[str, ...]) -> set[int]:
        """The hexes of several zones together."""
        return {hex_ for name in zones for hex_ in self.zone(name)}

    def is_on_map(self, name: str) -> bool:
        return name in self.ground.by_name

    def can_stand(self, hex_: int, is_vehicle: bool) -> bool:
        """True where a unit may be placed."""
        return can_stand(self.ground, hex_, is_vehicle, self.rules, self.scenario.rules.flooded)

    def is_open(self, hex_: int, is_vehicle: bool) -> bool:
        """True where a unit may enter across country, levels apart."""
        return is_open(self.ground, hex_, is_vehicle, self.rules, self.scenario.rules.flooded)


def _at_set_up(side: Side, division: Division) -> Arrival:
    place = f"sides.{side.nation}.divisions.{division.number}"
    return Arrival(side, division.number, division.force, division.zones, place, is_late=False)


def _later(side: Side, index: int, found: Reinforcement) -> Arrival:
    place = f"sides.{side.nation}.reinforcements[{index}]"
    return Arrival(side, found.division, found.force, found.zones, place, is_late=True)


Check = Callable[[Checked], Iterator[Finding]]


class Chapter:
    """Rule functions that belong together, in their order; an instance is the decorator that adds one."""

    def __init__(self) -> None:
        self.rules: list[tuple[str, Check]] = []

    def __call__(self, rule_id: str) -> Callable[[Check], Check]:
        """Add a rule function under the id of the rule it checks."""

        def add(check: Check) -> Check:
            self.rules.append((rule_id, check))
            return check

        return add


def counted(count: int, noun: str, nouns: str = "") -> str:
    """ "1 squad", "2 squads"; `nouns` is the plural where it does not end in a plain s."""
    return f"{count} {noun if count == 1 else nouns or noun + 's'}"
