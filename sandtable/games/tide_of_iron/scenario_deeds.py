"""Events, special actions and purchases of a scenario, with the sentences that players read (TOI-SCN-01).

All three have a part in common, what is done: command, cards, points, operations cards, markers, objectives that are
removed, hexes that are closed. A condition says when, and another condition may ask whether it was done.
"""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.engine.scenarios import Document
from sandtable.engine.unknown import part, parts
from sandtable.engine.words import counted, listed
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.conditions import PLURALS, Condition, read_condition
from sandtable.games.tide_of_iron.scenario_zones import Zone, read_zones


@dataclass(frozen=True)
class Marker:
    """A fortification or obstacle in a hex: at the start, or laid and cleared in the game."""

    hex: str
    kind: str


DOERS: Final = {
    "squad": "a squad",
    "officer": "a squad with an officer",
    "engineer": "an engineer squad",
    "medic": "a medic squad",
    "anti_tank": "an anti-tank squad",
    "flamethrower": "a flamethrower squad",
    "vehicle": "a vehicle",
    "unit": "a unit",
}
"""The units that may carry out a special action, in words."""


@dataclass(frozen=True)
class TerrainChange:
    """Other ground for some hexes, or for those that a zone has at the start (D-TOI-185)."""

    hexes: tuple[str, ...] = ()
    zone: str = ""
    base: str | None = None
    level: int | None = None
    roads: tuple[int, ...] | None = None
    """The edges to which roads lead from then on; empty: no road is left. None: roads stay."""
    streams: tuple[int, ...] | None = None

    def says(self) -> str:
        """ "D3 and D4 become woods on level 1 without roads"."""
        zone = self.zone.replace("_", " ")
        where = f"the hexes of the zone {zone}" if zone else listed(self.hexes or ("no hex",))
        is_one = not self.zone and len(self.hexes) == 1
        ground = [self.base or "", f"on level {self.level}" if self.level is not None else ""]
        ground += [_ways("roads", self.roads), _ways("streams", self.streams)]
        kind = " ".join(filter(None, ground))
        if self.base is None and self.level is None:
            return f"{where} {'is' if is_one else 'are'} {kind}"
        return f"{where} {'becomes' if is_one else 'become'} {kind}"


EDGES: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
"""The edges of a hex, clockwise."""


def _ways(what: str, edges: tuple[int, ...] | None) -> str:
    """ "without roads", "with roads to the north and south"; empty where they stay."""
    if edges is None:
        return ""
    return f"with {what} to the {listed([EDGES[each] for each in edges], 'and')}" if edges else f"without {what}"


@dataclass(frozen=True, kw_only=True)
class Deeds:
    """The changes that a deed makes: for a side, and on the map."""

    side: str
    name: str = ""
    """Conditions ask for it by this name."""
    condition: Condition | None = None
    command: int = 0
    cards: int = 0
    points: int = 0
    operations: tuple[str, ...] = ()
    """Operations cards that are in force from then on."""
    lays: tuple[Marker, ...] = ()
    clears: tuple[Marker, ...] = ()
    removes: tuple[str, ...] = ()
    """Hexes whose objectives are removed (D-TOI-173)."""
    closes: tuple[str, ...] = ()
    """Hexes that nobody enters any more, such as a blown bridge (D-TOI-174)."""

    opens: tuple[str, ...] = ()
    """Closed hexes that may be entered again (D-TOI-184)."""
    terrain: tuple[TerrainChange, ...] = ()
    zones: Mapping[str, Zone] = field(default_factory=dict)
    """Zones that have other hexes from then on (D-TOI-186)."""
    ends: tuple[str, ...] = ()
    """Operations cards of the side that are no longer in force (D-TOI-187)."""
    actions: int | None = None
    """The actions of the side in an action turn from then on (D-TOI-187)."""
    flooded: bool | None = None
    """The streams are flooded from then on, or no longer."""

    @property
    def reshapes(self) -> bool:
        """True where the ground, zones, streams or numbers of actions change."""
        return bool(self.terrain or self.zones or self.actions is not None or self.flooded is not None)

    def says(self) -> str:
        """The sentence that players read."""
        raise NotImplementedError

    @property
    def does_something(self) -> bool:
        return bool([*self.clauses()])

    def done(self, otherwise: str) -> str:
        """All changes; `otherwise` is said of a deed that changes nothing, as one is that is not finished yet."""
        clauses = [*self.clauses()]
        return listed(clauses, "and") if clauses else otherwise

    def clauses(self) -> Iterator[str]:
        """The changes, a clause each: "the Germans get 2 command"."""
        gains = [
            f"{self.command} command" if self.command else "",
            counted(self.cards, "strategy card") if self.cards else "",
            counted(self.points, "victory point") if self.points else "",
        ]
        if any(gains):
            yield f"{PLURALS[self.side]} get {listed([*filter(None, gains)], 'and')}"
        known = card_facts.operations_cards()
        for code in self.operations:
            yield f"{known[code].name if code in known else code} is in force for {PLURALS[self.side]}"
        for each in self.lays:
            yield f"{marker_words(each.kind)} is placed on {each.hex}"
        for each in self.clears:
            yield f"{marker_words(each.kind)} is removed from {each.hex}"
        for hex_ in self.removes:
            yield f"the objective on {hex_} is removed"
        for hex_ in self.closes:
            yield f"nobody enters {hex_} any more"
        for hex_ in self.opens:
            yield f"{hex_} may be entered again"
        yield from self._reshaping()

    def _reshaping(self) -> Iterator[str]:
        known = card_facts.operations_cards()
        for code in self.ends:
            yield f"{known[code].name if code in known else code} is no longer in force for {PLURALS[self.side]}"
        for change in self.terrain:
            yield change.says()
        for name, zone in self.zones.items():
            yield f"the zone {name.replace('_', ' ')} is {zone.says()} from then on"
        if self.actions is not None:
            yield f"{PLURALS[self.side]} take {counted(self.actions, 'action')} in an action turn from then on"
        if self.flooded is not None:
            yield "the streams are flooded" if self.flooded else "the streams are no longer flooded"


@dataclass(frozen=True, kw_only=True)
class Event(Deeds):
    """Something that happens in step 5 of the Status Phase of a round (TOI-STA-13)."""

    round: int
    until: int | None = None
    """The last round in which the condition is looked at; None: only `round`."""

    @property
    def is_gift(self) -> bool:
        """True for an event of the simple kind: it gives a side something after its round, without a condition."""
        others = (self.lays, self.clears, self.removes, self.closes, self.opens, self.ends, self.reshapes)
        return self.condition is None and not self.name and not any(others)

    def says(self) -> str:
        """ "At the end of round 3, if the Germans control D4, the Germans get 2 command." """
        if self.until is None or self.until == self.round or self.condition is None:
            when = f"At the end of round {self.round}"
            when += f", if {self.condition.says()}" if self.condition else ""
        else:
            when = f"At the end of the first of rounds {self.round} to {self.until} in which {self.condition.says()}"
        return _sentence(self.name, f"{when}, {self.done('it has happened')}.")


@dataclass(frozen=True, kw_only=True)
class Chance(Deeds):
    """Something that a side may do: how often, and in which rounds."""

    first: int = 1
    last: int | None = None
    """The last round in which it may be done; None: to the end."""
    times: int | None = None
    """The most times that it may be done in a game, failed tries not counted (D-TOI-199); None: without limit."""

    def limits(self) -> str:
        """ ", in rounds 2 to 4, once in the game, if the Germans control D4"."""
        words = ""
        if self.last is not None:
            words += (
                f", in rounds {self.first} to {self.last}" if self.first < self.last else f", in round {self.first}"
            )
        elif self.first > 1:
            words += f", from round {self.first}"
        if self.times is not None:
            words += ", once in the game" if self.times == 1 else f", at most {self.times} times in the game"
        return words + (f", if {self.condition.says()}" if self.condition else "")


@dataclass(frozen=True, kw_only=True)
class SpecialAction(Chance):
    """An action that the scenario gives to units of a side (D-TOI-172)."""

    by: str = "unit"
    """The units that may do it: a key of DOERS."""
    hexes: tuple[str, ...] = ()
    zone: str = ""
    """It is done in these hexes, in this zone, or anywhere."""
    succeeds_on: int | None = None
    """The lowest face of a die that succeeds; None: it always does."""
    lays_here: str | None = None
    clears_here: str | None = None
    removes_here: bool = False
    """The objective in the hex of the unit is removed."""
    leaves: bool = False
    """The unit leaves the map; it is not lost."""

    def clauses(self) -> Iterator[str]:
        yield from super().clauses()
        if self.lays_here:
            yield f"{marker_words(self.lays_here)} is placed in its hex"
        if self.clears_here:
            yield f"{marker_words(self.clears_here)} is removed from its hex"
        if self.removes_here:
            yield "the objective in its hex is removed"
        if self.leaves:
            yield "it leaves the map and is not lost"

    def says(self) -> str:
        """ "Blow it up: an engineer squad of the Germans may do this as an action: nobody enters F5 any more." """
        who = f"{DOERS[self.by]} of {PLURALS[self.side]}{self._where()}"
        done = self.done("nothing more happens")
        return _sentence(self.name, f"{who} may do this as an action{self.limits()}: {done}.{self._die()}")

    def _die(self) -> str:
        """The sentence about the die; how often it may be done counts successes (D-TOI-199)."""
        if not self.succeeds_on:
            return ""
        again = "" if self.times is None else "; after a failure it may be tried again"
        return f" It succeeds if a die shows {self.succeeds_on} or more{again}."

    def _where(self) -> str:
        if self.zone:
            return f" in the zone {self.zone.replace('_', ' ')}"
        return f" on {listed(self.hexes, 'or')}" if self.hexes else ""


@dataclass(frozen=True, kw_only=True)
class Purchase(Chance):
    """Something that a side may pay for in step 3 of its Command Phase (D-TOI-175)."""

    cost: int
    returns: str | None = None
    """A strategy card of the side that was used comes back to its headquarters area."""

    def clauses(self) -> Iterator[str]:
        yield from super().clauses()
        if self.returns:
            known = card_facts.strategy_cards()
            name = known[self.returns].name if self.returns in known else self.returns
            yield f"{name}, if it was used, comes back to the headquarters area"

    def says(self) -> str:
        """ "Reserves: the Germans may pay 3 command in a Command Phase, once in the game: the Germans get ..." """
        what = f"{PLURALS[self.side]} may pay {self.cost} command in a Command Phase{self.limits()}"
        return _sentence(self.name, f"{what}: {self.done('it is bought')}.")


def marker_words(kind: str) -> str:
    """ "a minefield", "razor wire"."""
    name = kind.replace("_", " ")
    if kind == "razor_wire":
        return name
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def carried_words(what: str, by: str) -> str:
    """The sentences about an objective that is carried (D-TOI-180, 181, 182)."""
    return (
        f"{what} may be carried: {DOERS[by]} in its hex may pick it up as an action, and put it down as another. Its "
        "side controls it from then on; where its bearer is destroyed, it is left."
    )


def _sentence(name: str, words: str) -> str:
    return f"{name}: {words}" if name else words


def read_event(found: Document) -> Event:
    """An event of a document."""
    return Event(**_common(found))


def read_action(found: Document) -> SpecialAction:
    """A special action of a document."""
    return SpecialAction(**_chance(found) | {"hexes": part(tuple, found.get("hexes", ()))})


def read_purchase(found: Document) -> Purchase:
    """A purchase of a document."""
    return Purchase(**_chance(found))


def _chance(found: Document) -> dict[str, Any]:
    made = _common(found)
    made["first"] = made.pop("from", 1)
    made["last"] = made.pop("to", None)
    return made


def _common(found: Document) -> dict[str, Any]:
    made = dict(found)
    made["condition"] = part(read_condition, made.pop("if")) if "if" in made else None
    made["operations"] = part(parts, card_facts.current_id, found.get("operations", ()))
    for name in ("lays", "clears"):
        made[name] = part(parts, read_marker, found.get(name, ()))
    for name in ("removes", "closes", "opens"):
        made[name] = part(tuple, found.get(name, ()))
    made["ends"] = part(parts, card_facts.current_id, found.get("ends", ()))
    made["terrain"] = part(parts, _read_change, found.get("terrain", ()))
    made["zones"] = part(read_zones, found.get("zones", {}))
    return made


def _read_change(found: Document) -> TerrainChange:
    lists = {name: part(tuple, found[name]) for name in ("hexes", "roads", "streams") if name in found}
    return TerrainChange(**{**found, **lists})


def read_marker(found: Document) -> Marker:
    """A marker of a document."""
    return Marker(**found)
