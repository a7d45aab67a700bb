"""The input of a rule function."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial

from simulate.engine.problem import Path
from simulate.engine.unknown import entries, parts
from simulate.games.tide_of_iron.ground import Ground
from simulate.games.tide_of_iron.legality.parameters import ruleset_of
from simulate.games.tide_of_iron.ruleset import Ruleset
from simulate.games.tide_of_iron.scenario import Scenario
from simulate.games.tide_of_iron.scenario_sides import Division, Force, Reinforcement, Side
from simulate.games.tide_of_iron.zones import can_stand, is_open, zone_hexes


@dataclass(frozen=True)
class Arrival:
    """A force with its path in the document: a division at set-up or a reinforcement."""

    side: Side
    division: str
    force: Force
    zones: tuple[str, ...]
    path: Path
    is_late: bool
    """True for a reinforcement."""


class Checked:
    """A scenario with its rule numbers and its map, as every rule function reads it.

    Parts of it may be UNKNOWN; its map is asked for when a rule first needs it.
    """

    def __init__(self, scenario: Scenario, map_of: Callable[[], Ground]) -> None:
        self.scenario = scenario
        self._map_of = map_of
        self._zones: dict[str, list[int]] = {}

    @cached_property
    def ground(self) -> Ground:
        """The map. Raises CannotTell while the boards form none."""
        return self._map_of()

    @cached_property
    def rules(self) -> Ruleset:
        """The numbers of the scenario. Raises CannotTell while a parameter is wrong."""
        return ruleset_of(self.scenario)

    @cached_property
    def arrivals(self) -> list[Arrival]:
        """All forces of both sides, those at set-up first; some may be UNKNOWN."""
        sides = self.scenario.sides
        return [each for read in (_at_set_up, _later) for side in sides for each in entries(read, side)]

    def arrivals_of(self, side: Side) -> list[Arrival]:
        """The forces of one side, those at set-up first; some may be UNKNOWN."""
        return [*entries(_at_set_up, side), *entries(_later, side)]

    def zone(self, name: str) -> list[int]:
        """The hexes of a zone; empty for an unknown zone."""
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
        """True where a unit may enter off road, ignoring levels."""
        return is_open(self.ground, hex_, is_vehicle, self.rules, self.scenario.rules.flooded)


def sides(checked: Checked) -> tuple[Side, Side]:
    """Both sides, American first."""
    return checked.scenario.sides


def arrivals(checked: Checked) -> list[Arrival]:
    """All forces of both sides."""
    return checked.arrivals


def _at_set_up(side: Side) -> tuple[Arrival, ...]:
    return parts(partial(_division, side), side.divisions)


def _division(side: Side, found: Division) -> Arrival:
    path = ("sides", side.nation, "divisions", found.number)
    return Arrival(side, found.number, found.force, found.zones, path, is_late=False)


def _later(side: Side) -> tuple[Arrival, ...]:
    return parts(partial(_reinforcement, side), enumerate(side.reinforcements))


def _reinforcement(side: Side, numbered: tuple[int, Reinforcement]) -> Arrival:
    index, found = numbered
    path = ("sides", side.nation, "reinforcements", index)
    return Arrival(side, found.division, found.force, found.zones, path, is_late=True)
