"""The input of an advice function: the scenario with its map, its parties of units, and how fast they can move."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

from sandtable.engine.problem import Path
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.advice.arms import Arms
from sandtable.games.tide_of_iron.advice.pace import Pace
from sandtable.games.tide_of_iron.advice.party import Party
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.conditions import Controls, ControlsMore, Has, MarkersOn, UnitsOn, other
from sandtable.games.tide_of_iron.engine_rules import sight_rules
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.legality.checking import Checked
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_sides import Force, Side
from sandtable.games.tide_of_iron.sight import UNLIMITED, Sight
from sandtable.games.tide_of_iron.travel import NEVER
from sandtable.games.tide_of_iron.words.modifiers import SIGHT
from sandtable.games.tide_of_iron.words.reinforcements import Reinforce


class Judged(Checked):
    """A scenario as every advice function reads it. Parts of it may be UNKNOWN."""

    def __init__(self, scenario: Scenario, map_of: Callable[[], Ground]) -> None:
        super().__init__(scenario, map_of)
        self._parties: dict[str, list[Party]] = {}
        self._first: dict[tuple[str, Path], list[int]] = {}
        self._standing: dict[tuple[str, Path, bool], Sequence[int]] = {}
        self.hopes: dict[int, Any] = {}
        """The limits of both sides by round (hopes.py)."""
        self.clashes: dict[Any, str] = {}
        """The contradiction of each victory condition (contradictions.py)."""
        self.shooters: dict[str, dict[int, str]] = {"american": {}, "german": {}}
        """By nation and hex, the name of a hex from which enemies may fire at the hex in round 1 (exposure.py)."""
        self._near: dict[tuple[str, int], set[int]] = {}
        self._land: dict[tuple[str, Path, bool], set[int]] = {}

    @cached_property
    def pace(self) -> Pace:
        """The speed of all units on the map of the scenario."""
        gifts = tuple((each.side, code) for each in self.scenario.events for code in each.operations)
        return Pace(self.ground, self.rules, self.scenario.rules.flooded, gifts)

    def side(self, nation: str) -> Side:
        """The side of a nation."""
        return next(each for each in self.scenario.sides if each.nation == nation)

    def parties(self, side: Side) -> list[Party]:
        """All units that a side may have. Raises CannotTell while any of them is unknown."""
        if side.nation not in self._parties:
            self._parties[side.nation] = [*self._arriving(side), *_by_card(self, side)]
        return self._parties[side.nation]

    def starting(self, side: Side) -> list[Party]:
        """The parties of a side that are there from the start."""
        return [each for each in self.parties(side) if not each.arrives and not each.is_by_card]

    def deploying(self, side: Side) -> list[Party]:
        """The parties that the player of a side puts into zones at the start."""
        return [each for each in self.starting(side) if not each.placed and not each.is_bought]

    def start(self, side: Side) -> set[int]:
        """The hexes in which units of the side may stand at the start."""
        return {hex_ for each in self.starting(side) for hex_ in self.places(each)}

    def places(self, party: Party) -> set[int]:
        """The hexes in which some unit of a party can stand."""
        squads = self.standing(party, is_vehicle=False) if party.force.squad_bases else ()
        vehicles = self.standing(party, is_vehicle=True) if party.vehicles else ()
        return {*squads, *vehicles}

    def standing(self, party: Party, is_vehicle: bool) -> Sequence[int]:
        """The hexes of a party in which squads or vehicles can stand."""
        key = (party.side.nation, party.path, is_vehicle)
        if key not in self._standing:
            self._standing[key] = self.pace.standing(party, is_vehicle)
        return self._standing[key]

    def first_rounds(self, side: Side) -> list[int]:
        """By hex, the first round at whose end a unit of the side can be there; NEVER where none comes."""
        key: tuple[str, Path] = (side.nation, ())
        if key not in self._first:
            never = [NEVER] * self.ground.count
            self._first[key] = [
                min(each) for each in zip(never, *map(self.first_rounds_of, self.parties(side)), strict=True)
            ]
        return self._first[key]

    def first_rounds_of(self, party: Party) -> list[int]:
        """By hex, the first round at whose end a unit of the party can be there; NEVER where none comes."""
        key = (party.side.nation, party.path)
        if key not in self._first:
            self._first[key] = self.pace.first_rounds(party, self.parties(party.side))
        return self._first[key]

    @cached_property
    def arms(self) -> Arms:
        """The weapons of all units."""
        return Arms(self.rules)

    def sees(self, here: int, there: int) -> bool:
        """True where two hexes see each other at the start, fog included (section 12)."""
        return self._sight.sees(here, there, (), self._farthest)

    @cached_property
    def _sight(self) -> Sight:
        return Sight(self.ground, sight_rules(self.rules))

    @cached_property
    def _farthest(self) -> int:
        """The longest line of sight in hexes; UNLIMITED without an operations card that limits it."""
        codes = [code for side in self.scenario.sides for code in side.operations if code in OPERATIONS]
        limits = [OPERATIONS[code].amount for code in codes if OPERATIONS[code].kind == SIGHT]
        return min(limits, default=UNLIMITED)

    def land(self, party: Party, is_vehicle: bool) -> set[int]:
        """All hexes that vehicles or squads of a party can come to by land, in any time."""
        key = (party.side.nation, party.path, is_vehicle)
        if key not in self._land:
            self._land[key] = self.pace.land(party, is_vehicle)
        return self._land[key]

    @cached_property
    def counted_hexes(self) -> set[int]:
        """The hexes on which victory conditions count units."""
        found = [each for each in self.scenario.victory.every_condition() if isinstance(each, UnitsOn | Has)]
        by_name = self.ground.by_name
        named = {by_name[name] for each in found for name in each.hexes if name in by_name}
        return named | self.hexes(tuple({each.zone for each in found if each.zone}))

    @cached_property
    def controlled_hexes(self) -> set[str]:
        """The names of the hexes whose control, markers or carried objectives a victory condition counts."""
        found: set[str] = set()
        for each in self.scenario.victory.every_condition():
            if isinstance(each, Has):
                found |= {it.hex for it in self.scenario.objectives if it.carried is not None and it.name == each.what}
            if isinstance(each, Controls | ControlsMore | MarkersOn):
                named = each.hexes if isinstance(each, MarkersOn) else each.objectives
                found |= self._hexes_of_kind[named] if isinstance(named, str) else {*named}
        return found

    @cached_property
    def _hexes_of_kind(self) -> dict[str, set[str]]:
        return {kind: {each.hex for each in self.scenario.objectives_of(kind)} for kind in ("command", "victory")}

    @cached_property
    def places_that_count(self) -> set[int]:
        """The hexes of all objectives, and those on which victory conditions count units."""
        by_name = self.ground.by_name
        return {by_name[each.hex] for each in self.scenario.objectives if each.hex in by_name} | self.counted_hexes

    def near_aims(self, side: Side, reach: int) -> set[int]:
        """The hexes from which a side has in reach some hex that counts, or where the enemy may start."""
        key = (side.nation, reach)
        if key not in self._near:
            aims = self.places_that_count | self.start(self.enemy(side))
            self._near[key] = {hex_ for aim in aims for hex_ in self.ground.within(aim, reach)}
        return self._near[key]

    def enemy(self, side: Side) -> Side:
        """The other side."""
        return self.side(other(side.nation))

    def _arriving(self, side: Side) -> Iterator[Party]:
        late = iter(side.reinforcements)
        for each in self.arrivals_of(side):
            if each.is_placed and not each.placed:
                continue
            round_ = next(late).round if each.is_late else 0
            force = times(each.force, each.copies)
            bought = each.is_offered
            yield Party(side, force, self.hexes_of(each), round_, each.path, is_bought=bought, placed=each.placed)


def times(force: Force, many: int) -> Force:
    """A force together with others that are like it."""
    if many == 1:
        return force
    counts = [{kind: count * many for kind, count in each.items()} for each in (force.figures, force.vehicles)]
    return Force(force.squad_bases * many, counts[0], counts[1], force.specializations, force.squads * many)


def _by_card(judged: Judged, side: Side) -> Iterator[Party]:
    """All units together that the decks of a side may bring; they may come in any round (TOI-CRD-06)."""
    names = {deck.name for deck in side.decks}
    cards = [each.id for each in card_facts.strategy_cards().values() if each.deck in names]
    words = [word for card in cards for word in STRATEGY[card] if isinstance(word, Reinforce)]
    later = side.reinforcement_zones or tuple(name for each in side.reinforcements for name in each.zones)
    zones = later or tuple(name for each in side.divisions for name in each.zones)
    if words:
        vehicles = dict.fromkeys((VEHICLE_NAMES[kind] for word in words for kind in word.vehicles), len(words))
        force = Force(squad_bases=len(words), figures={"regular": 4 * len(words)}, vehicles=vehicles)
        yield Party(side, force, judged.hexes(zones), 0, ("sides", side.nation, "decks"), is_by_card=True)
