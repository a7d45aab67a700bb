"""One side of a scenario: its forces, cards and options, and the reader of its part of the document (TOI-SCN-01)."""

# interpreted: reads documents

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from sandtable.engine.scenarios import Document
from sandtable.engine.unknown import part, parts
from sandtable.engine.words import counted, listed
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.conditions import Condition, read_condition

Counts = Mapping[str, int]


@dataclass(frozen=True)
class Squad:
    """One squad that the scenario fixes."""

    figures: Counts
    specialization: str | None = None


@dataclass(frozen=True)
class Force:
    """Bases, figures, vehicles and tokens; the player builds the squads unless `squads` fixes them all."""

    squad_bases: int = 0
    figures: Counts = field(default_factory=dict)
    vehicles: Counts = field(default_factory=dict)
    specializations: Counts = field(default_factory=dict)
    squads: tuple[Squad, ...] = ()

    @property
    def units(self) -> int:
        """Squads and vehicles together."""
        return self.squad_bases + sum(self.vehicles.values())


@dataclass(frozen=True)
class PlacedUnit:
    """A squad or a vehicle that stands on the map from the start (D-TOI-133)."""

    hex: str
    squad: Squad | None = None
    vehicle: str | None = None
    concealed: bool = False
    """The squad starts concealed (TOI-CON-08)."""
    inside: str | None = None
    """The fortification that the squad is in: "entrenchment" or "pillbox" (TOI-SET-16)."""
    aboard: tuple[Squad, ...] = ()
    """The squads inside the vehicle (TOI-SET-13)."""

    @property
    def squads(self) -> tuple[Squad, ...]:
        """The squad itself, or the squads aboard."""
        return self.aboard if self.squad is None else (self.squad,)

    @property
    def is_open_squad(self) -> bool:
        """True for a squad that its player may still conceal."""
        return self.squad is not None and not self.concealed


@dataclass(frozen=True)
class Demand:
    """Squads that a division has to place on some hexes at set-up (D-TOI-152)."""

    hexes: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    """Instead of a list of hexes."""
    at_least: int | None = None
    """Squads on all of these hexes together; None: one on each hex, one in the zones."""

    def says(self) -> str:
        """ "at least 2 squads on C3 or D4", "a squad on each of C3 and D4", "at least 1 squad in the zone farm"."""
        if self.hexes and self.at_least is None:
            return f"a squad on {'' if len(self.hexes) == 1 else 'each of '}{listed(self.hexes, 'and')}"
        squads = f"at least {counted(self.at_least or 1, 'squad')}"
        if self.hexes:
            return f"{squads} on {listed(self.hexes, 'or')}"
        names = [name.replace("_", " ") for name in self.zones]
        return f"{squads} in the {'zone' if len(names) == 1 else 'zones'} {listed(names, 'or')}"


@dataclass(frozen=True)
class Division:
    """The force of one division (shade of bases), the zones it is placed in, and its units placed by the scenario."""

    number: str
    force: Force
    """The units that the player deploys."""
    zones: tuple[str, ...]
    concealed: int = 0
    """Squads that may start concealed, in woods, buildings or fortifications (TOI-CON-08)."""
    placed: tuple[PlacedUnit, ...] = ()
    demands: tuple[Demand, ...] = ()
    most_fortified: int | None = None
    """The most squads that may start in fortifications; None: no limit."""

    def says(self) -> list[str]:
        """The demands of the scenario on the deployment, one clause each."""
        most = counted(self.most_fortified or 0, "squad")
        limit = [f"at most {most} in fortifications"] if self.most_fortified is not None else []
        return [*(each.says() for each in self.demands), *limit]


@dataclass(frozen=True)
class Reinforcement:
    """A force that arrives in the Status Phase of a round (TOI-RNF-04); its squads get bases of the division."""

    round: int
    division: str
    force: Force
    zones: tuple[str, ...]
    condition: Condition | None = None
    """It arrives after the first round, from `round` on, in which this holds (D-TOI-176); None: after `round`."""
    until: int | None = None
    """The last round in which the condition is looked at; None: to the end."""

    def says_when(self) -> str:
        """ "after round 3", "after the first round from 3 to 5 in which the Germans control D4"."""
        if self.condition is None:
            return f"after round {self.round}"
        last = f" to {self.until}" if self.until is not None else ""
        return f"after the first round from {self.round}{last} in which {self.condition.says()}"


@dataclass(frozen=True)
class Deck:
    """A strategy deck by its name, without the cards that the scenario takes out (one each time it is named)."""

    name: str
    without: tuple[str, ...] = ()
    first: int = 1
    """The first and the last round in which cards are drawn from it (D-TOI-178)."""
    last: int | None = None
    condition: Condition | None = None
    """Cards are drawn from it only while this holds (D-TOI-188)."""

    def limits(self) -> str:
        """ ", in rounds 2 to 4, while the Germans control D4"; empty for a deck of the whole game."""
        return self._rounds() + (f", while {self.condition.says()}" if self.condition else "")

    def _rounds(self) -> str:
        if self.last is not None:
            return f", in rounds {self.first} to {self.last}" if self.first < self.last else f", in round {self.first}"
        return f", from round {self.first}" if self.first > 1 else ""


@dataclass(frozen=True)
class LimitedOperation:
    """An operations card that is in force for some rounds only, or for one vehicle only (D-TOI-149)."""

    card: str
    first: int = 1
    """The first round in which it is in force."""
    last: int | None = None
    """The last one; None: to the end of the game."""
    vehicle: str | None = None
    """The kind of vehicle that has it; None: what the card says."""


@dataclass(frozen=True)
class Side:
    """The forces, cards and options of one nation."""

    nation: str
    actions: int
    """Actions in one action turn (TOI-PHS-03)."""
    command: int | None
    """Command in the play area at the start; None: the parameter `starting_command` (TOI-SET-17)."""
    initiative_command: int
    """Command on the initiative card at the start."""
    points: int
    """Victory points at the start."""
    divisions: tuple[Division, ...]
    decks: tuple[Deck, ...]
    cards: int
    """Strategy cards drawn at set-up (TOI-SET-04)."""
    operations: tuple[str, ...]
    limited_operations: tuple[LimitedOperation, ...]
    start_cards: tuple[str, ...]
    """Strategy cards that are available from the start, beside those that are drawn (D-TOI-148)."""
    cards_in_play: tuple[str, ...]
    """Lasting strategy cards that lie in the play area from the start."""
    squad_points: int
    """Victory points at once for each enemy squad destroyed (TOI-OBJ-12)."""
    vehicle_points: int
    reinforcements: tuple[Reinforcement, ...]
    reinforcement_zones: tuple[str, ...]
    """The zones for units of strategy cards, and for reinforcements without zones of their own (TOI-RNF-01)."""


def read_side(nation: str, sides: Document) -> Side:
    """The side of a nation; where parts of the document are UNKNOWN, parts of the side are."""
    found = sides[nation]
    points_for = found.get("points_for", {})
    zones = part(tuple, found.get("reinforcement_zones", ()))
    return Side(
        nation=nation,
        actions=found["actions"],
        command=found.get("command"),
        initiative_command=found.get("initiative_command", 0),
        points=found.get("points", 0),
        divisions=part(_divisions, found["divisions"]),
        decks=part(parts, read_deck, found.get("decks", ())),
        cards=found.get("cards", 0),
        operations=part(parts, card_facts.current_id, found.get("operations", ())),
        limited_operations=part(parts, _limited, found.get("limited_operations", ())),
        start_cards=part(tuple, found.get("start_cards", ())),
        cards_in_play=part(tuple, found.get("cards_in_play", ())),
        squad_points=part(_points, points_for, "squad"),
        vehicle_points=part(_points, points_for, "vehicle"),
        reinforcements=part(parts, partial(_reinforcement, zones), found.get("reinforcements", ())),
        reinforcement_zones=zones,
    )


def _points(points_for: Document, kind: str) -> int:
    points: int = points_for.get(kind, 0)
    return points


def _limited(found: Document) -> LimitedOperation:
    card = card_facts.current_id(found["card"])
    return LimitedOperation(card, found.get("from", 1), found.get("to"), found.get("vehicle"))


def read_deck(found: Document) -> Deck:
    """A deck of a document."""
    condition = part(read_condition, found["if"]) if "if" in found else None
    return Deck(found["name"], part(tuple, found.get("without", ())), found.get("from", 1), found.get("to"), condition)


def _divisions(found: Document) -> tuple[Division, ...]:
    return tuple(part(_division, number, found[number]) for number in sorted(found))


def _division(number: str, found: Document) -> Division:
    return Division(
        number=number,
        force=part(read_force, found),
        zones=part(tuple, found.get("zones", ())),
        concealed=found.get("concealed", 0),
        placed=part(parts, _placed_unit, found.get("placed", ())),
        demands=part(parts, _demand, found.get("demands", ())),
        most_fortified=found.get("most_fortified"),
    )


def _demand(found: Document) -> Demand:
    hexes, zones = part(tuple, found.get("hexes", ())), part(tuple, found.get("zones", ()))
    return Demand(hexes, zones, found.get("at_least"))


def _placed_unit(found: Document) -> PlacedUnit:
    return PlacedUnit(
        hex=found["hex"],
        squad=part(_squad, found["squad"]) if "squad" in found else None,
        vehicle=found.get("vehicle"),
        concealed=found.get("concealed", False),
        inside=found.get("inside"),
        aboard=part(parts, _squad, found.get("aboard", ())),
    )


def _reinforcement(zones: tuple[str, ...], found: Document) -> Reinforcement:
    """A reinforcement; without zones of its own it arrives in those of its side."""
    arrives_in = part(tuple, found["zones"]) if "zones" in found else zones
    condition = part(read_condition, found["if"]) if "if" in found else None
    force, until = part(read_force, found), found.get("until")
    return Reinforcement(found["round"], found["division"], force, arrives_in, condition, until)


def read_force(found: Document) -> Force:
    """A force; where the squads are fixed, bases, figures and tokens are counted from them."""
    squads = parts(_squad, found.get("squads", ()))
    vehicles = part(_counts, found.get("vehicles", {}))
    if not squads:
        return Force(
            found.get("squad_bases", 0),
            part(_counts, found.get("figures", {})),
            vehicles,
            part(_counts, found.get("specializations", {})),
        )
    return _fixed_force(squads, vehicles)


def placed_force(placed: Iterable[PlacedUnit]) -> Force:
    """The bases, figures, vehicles and tokens of placed units together."""
    units = list(placed)
    vehicles = Counter(each.vehicle for each in units if each.vehicle is not None)
    return _fixed_force(tuple(squad for each in units for squad in each.squads), dict(vehicles))


def _fixed_force(squads: tuple[Squad, ...], vehicles: Counts) -> Force:
    figures: Counter[str] = Counter()
    for each in squads:
        figures.update(each.figures)
    tokens = Counter(each.specialization for each in squads if each.specialization)
    return Force(len(squads), dict(figures), vehicles, dict(tokens), squads)


def _squad(found: Document) -> Squad:
    return Squad(_counts(found["figures"]), found.get("specialization"))


def _counts(found: Mapping[str, int]) -> dict[str, int]:
    """The kinds with a count above 0."""
    return {kind: count for kind, count in found.items() if count}
