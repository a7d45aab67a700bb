"""The input of a rule function."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial

from sandtable.engine.problem import Path
from sandtable.engine.unknown import entries, part, parts
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.legality.parameters import ruleset_of
from sandtable.games.tide_of_iron.ruleset import Ruleset
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_sides import (
    Division,
    Force,
    PlacedUnit,
    Reinforcement,
    Side,
    placed_force,
)
from sandtable.games.tide_of_iron.terms import BUILDING, WOODS
from sandtable.games.tide_of_iron.zones import can_stand, is_open, zone_hexes


@dataclass(frozen=True)
class Arrival:
    """A force with its path in the document: a division at set-up, its placed units, or a reinforcement."""

    side: Side
    division: str
    force: Force
    zones: tuple[str, ...]
    path: Path
    is_late: bool = False
    """True for a reinforcement."""
    is_placed: bool = False
    """True for units that stand on the map from the start."""
    placed: tuple[PlacedUnit, ...] = ()
    """These units."""
    copies: int = 1
    """The most of these forces that may be there: more than one of units that can be bought."""
    is_offered: bool = False
    """True for units that may be bought before the game (D-TOI-189)."""

    @property
    def is_deployed(self) -> bool:
        """True for a force that its player puts into zones at set-up."""
        return not self.is_late and not self.is_placed


@dataclass(frozen=True)
class Stand:
    """A placed unit with its path in the document."""

    side: Side
    path: Path
    unit: PlacedUnit


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
    def ground_changes(self) -> bool:
        """True where something in the game may open other ways: then nobody can say that there is none."""
        scenario = self.scenario
        deeds = (*scenario.events, *scenario.special_actions, *scenario.purchases)
        return any(each.terrain or each.flooded is not None or each.opens for each in deeds)

    @cached_property
    def rules(self) -> Ruleset:
        """The numbers of the scenario. Raises CannotTell while a parameter is wrong."""
        return ruleset_of(self.scenario)

    @cached_property
    def arrivals(self) -> list[Arrival]:
        """All forces of both sides, those at set-up first; some may be UNKNOWN."""
        sides = self.scenario.sides
        reads = (_at_set_up, _placed, _later, self._offered)
        return [each for read in reads for side in sides for each in entries(read, side)]

    def arrivals_of(self, side: Side) -> list[Arrival]:
        """The forces of one side, those at set-up first; some may be UNKNOWN."""
        return [each for read in (_at_set_up, _placed, _later, self._offered) for each in entries(read, side)]

    def _offered(self, side: Side) -> list[Arrival]:
        """The units that a side may buy, a force for each line of its lists that brings some."""
        return [
            Arrival(
                side,
                army.division,
                offer.force,
                next((each.zones for each in side.divisions if each.number == army.division), ()),
                ("armies", place, "offers", index),
                copies=offer.at_most,
                is_offered=True,
            )
            for place, army in enumerate(self.scenario.armies)
            if army.side == side.nation
            for index, offer in enumerate(army.offers)
            if offer.force.units
        ]

    @cached_property
    def stands(self) -> list[Stand]:
        """The placed units of both sides; some may be UNKNOWN."""
        return [each for side in self.scenario.sides for each in entries(_stands, side)]

    def stands_of(self, side: Side) -> list[Stand]:
        """The placed units of one side; some may be UNKNOWN."""
        return [*entries(_stands, side)]

    def hexes_of(self, arrival: Arrival) -> set[int]:
        """The hexes of the map in which units of a force start or arrive."""
        placed = {self.ground.by_name[each.hex] for each in arrival.placed if self.is_on_map(each.hex)}
        return self.hexes(arrival.zones) | placed

    def zone_hexes_of(self, side: Side) -> set[int]:
        """The hexes in which the player of a side may deploy."""
        hexes = {hex_ for each in self.arrivals_of(side) if each.is_deployed for hex_ in self.hexes(each.zones)}
        return {hex_ for hex_ in hexes if self.can_stand(hex_, is_vehicle=False)}

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

    def gives_cover(self, hex_: int) -> bool:
        """True where a squad may start concealed: in woods, buildings, or with a fortification (TOI-CON-08)."""
        return self.ground.base[hex_] in (WOODS, BUILDING) or self.ground.names[hex_] in self._fortified

    def hides(self, unit: PlacedUnit) -> bool:
        """True for a placed squad that may start concealed: it stands in woods or a building, or in a fortification."""
        hex_ = self.ground.by_name.get(unit.hex)
        if hex_ is None or unit.squad is None:
            return False
        return self.ground.base[hex_] in (WOODS, BUILDING) or unit.inside is not None

    @cached_property
    def _fortified(self) -> set[str]:
        """The names of the hexes with a fortification."""
        kinds = facts.markers()
        return {each.hex for each in self.scenario.markers if kinds[each.kind].group == "fortification"}

    def is_open(self, hex_: int, is_vehicle: bool) -> bool:
        """True where a unit may enter off road, ignoring levels."""
        return is_open(self.ground, hex_, is_vehicle, self.rules, self.scenario.rules.flooded)


def sides(checked: Checked) -> tuple[Side, Side]:
    """Both sides, American first."""
    return checked.scenario.sides


def arrivals(checked: Checked) -> list[Arrival]:
    """All forces of both sides."""
    return checked.arrivals


def stands(checked: Checked) -> list[Stand]:
    """The placed units of both sides."""
    return checked.stands


def _at_set_up(side: Side) -> tuple[Arrival, ...]:
    return parts(partial(_division, side), side.divisions)


def _division(side: Side, found: Division) -> Arrival:
    path = ("sides", side.nation, "divisions", found.number)
    return Arrival(side, found.number, found.force, found.zones, path)


def _placed(side: Side) -> tuple[Arrival, ...]:
    return parts(partial(_placed_force, side), side.divisions)


def _placed_force(side: Side, found: Division) -> Arrival:
    """The placed units of a division as one force, which is empty in most of them."""
    path = ("sides", side.nation, "divisions", found.number, "placed")
    force = part(placed_force, found.placed)
    return Arrival(side, found.number, force, (), path, is_placed=True, placed=found.placed)


def _stands(side: Side) -> list[Stand]:
    return [each for found in side.divisions for each in entries(_stands_in, side, found)]


def _stands_in(side: Side, found: Division) -> tuple[Stand, ...]:
    path = ("sides", side.nation, "divisions", found.number, "placed")
    return tuple(Stand(side, (*path, index), unit) for index, unit in enumerate(found.placed))


def _later(side: Side) -> tuple[Arrival, ...]:
    return parts(partial(_reinforcement, side), enumerate(side.reinforcements))


def _reinforcement(side: Side, numbered: tuple[int, Reinforcement]) -> Arrival:
    index, found = numbered
    path = ("sides", side.nation, "reinforcements", index)
    return Arrival(side, found.division, found.force, found.zones, path, is_late=True)
