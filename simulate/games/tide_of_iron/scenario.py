"""One scenario as frozen dataclasses, and the reader of its document (TOI-SCN-01).

The document is JSON and follows `data/scenario.schema.json`; docs/tide-of-iron-scenarios.md explains every field.
Nations, hexes, figures, vehicles, terrain and cards are names here; the engine turns them into numbers. The reader
checks the shape alone: whether the scenario can be played is asked of `legality.problems`.
"""

# interpreted: reads documents

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from simulate.engine.problem import BadScenario
from simulate.games.tide_of_iron.shipped import SCENARIOS
from simulate.games.tide_of_iron.victory import Victory, read_victory

Document = Mapping[str, Any]
Counts = Mapping[str, int]


@dataclass(frozen=True)
class Board:
    """One board side on the lattice of the map; `turned` is by 180 degrees."""

    side: str
    column: int
    row: int
    turned: bool = False

    @property
    def number(self) -> str:
        """The board itself, of which this is one side: "1" for "1A" and "1B"."""
        return self.side[:-1]


@dataclass(frozen=True)
class Overlay:
    """What replaces or adds to the print of one hex; None leaves it, the last overlay of a hex wins (TOI-SET-19)."""

    hex: str
    base: str | None = None
    level: int | None = None
    roads: tuple[int, ...] | None = None
    streams: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Marker:
    """A fortification or obstacle that lies on the map at the start."""

    hex: str
    kind: str


@dataclass(frozen=True)
class Squad:
    """One squad the scenario fixes."""

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
class Division:
    """The force of one division (shade of bases) and the zones it is placed in."""

    number: str
    force: Force
    zones: tuple[str, ...]
    concealed: int = 0
    """Squads that may start concealed, in woods, buildings or fortifications of its zones (TOI-CON-08)."""


@dataclass(frozen=True)
class Reinforcement:
    """A force that arrives in the Status Phase of a round (TOI-RNF-04); its squads get bases of the division."""

    round: int
    division: str
    force: Force
    zones: tuple[str, ...]


@dataclass(frozen=True)
class Deck:
    """A strategy deck by its name, without the cards that the scenario takes out (one each time it is named)."""

    name: str
    without: tuple[str, ...] = ()


@dataclass(frozen=True)
class Side:
    """What one nation has and may do."""

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
    squad_points: int
    """Victory points at once for each enemy squad destroyed (TOI-OBJ-12)."""
    vehicle_points: int
    reinforcements: tuple[Reinforcement, ...]
    reinforcement_zones: tuple[str, ...]
    """Where units from strategy cards arrive, and reinforcements that name no zones of their own (TOI-RNF-01)."""


@dataclass(frozen=True)
class Zone:
    """Some hexes with a name: listed, or all hexes that answer every one of the other fields that is set."""

    name: str
    hexes: tuple[str, ...] = ()
    boards: tuple[int, ...] = ()
    """Places in the scenario's list of boards, from 0."""
    columns: tuple[int, int] | None = None
    """First and last column of the whole map, from 1."""
    rows: tuple[int, int] | None = None
    """First and last number in a hex name, from 1."""
    bases: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()


@dataclass(frozen=True)
class Objective:
    """A hex that gives command or points, or that a victory condition names."""

    hex: str
    kind: str
    """ "command" or "victory"."""
    side: str
    """Who gets something from it: a nation, or "neutral" for both."""
    value: int = 1
    """Command or victory points (TOI-OBJ-04, 12)."""
    name: str = ""
    scored: str = "every round"
    """Victory objectives: in every Command Phase, or in that of the last round only."""
    control: str | None = None
    """Who controls it before the units are placed (TOI-SET-14)."""


@dataclass(frozen=True)
class Event:
    """What a side gets in step 5 of the Status Phase of a round (TOI-STA-13)."""

    round: int
    side: str
    command: int = 0
    cards: int = 0
    points: int = 0


@dataclass(frozen=True)
class Rules:
    """What the scenario changes of the rules."""

    flooded: bool = False
    """Streams can't be entered except along a bridge."""
    parameters: Mapping[str, object] = field(default_factory=dict)
    """Those of section 30 by name, as `ruleset.ruleset` takes them."""


@dataclass(frozen=True)
class Scenario:
    """Everything the engine needs to set up and end one game."""

    title: str
    summary: str
    source: str
    reconstructed: tuple[str, ...]
    """What in it is a reconstruction or our own design."""
    boards: tuple[Board, ...]
    overlays: tuple[Overlay, ...]
    markers: tuple[Marker, ...]
    rounds: int
    initiative: str
    american: Side
    german: Side
    zones: Mapping[str, Zone]
    objectives: tuple[Objective, ...]
    events: tuple[Event, ...]
    victory: Victory
    rules: Rules

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides in order of their seats: American, German."""
        return self.american, self.german

    def objectives_of(self, kind: str) -> tuple[Objective, ...]:
        """The objectives of one kind, "command" or "victory"."""
        return tuple(each for each in self.objectives if each.kind == kind)


def read(document: object) -> Scenario:
    """The scenario of a document. Raises BadScenario with everything its shape gets wrong."""
    problems = SCENARIOS.refusals(document)
    if problems or not isinstance(document, dict):
        raise BadScenario(problems)
    return Scenario(
        title=document["title"],
        summary=document["summary"],
        source=document.get("source", ""),
        reconstructed=tuple(document.get("reconstructed", ())),
        boards=tuple(Board(**each) for each in document["boards"]),
        overlays=tuple(_overlay(each) for each in document.get("overlays", ())),
        markers=tuple(Marker(**each) for each in document.get("markers", ())),
        rounds=document["rounds"],
        initiative=document["initiative"],
        american=_side("american", document["sides"]["american"]),
        german=_side("german", document["sides"]["german"]),
        zones={name: _zone(name, each) for name, each in document["zones"].items()},
        objectives=tuple(Objective(**each) for each in document["objectives"]),
        events=tuple(Event(**each) for each in document.get("events", ())),
        victory=read_victory(document["victory"]),
        rules=_rules(document.get("rules", {})),
    )


def _overlay(found: Document) -> Overlay:
    return Overlay(
        hex=found["hex"],
        base=found.get("base"),
        level=found.get("level"),
        roads=_optional(found, "roads"),
        streams=_optional(found, "streams"),
    )


def _optional(found: Document, key: str) -> tuple[Any, ...] | None:
    return tuple(found[key]) if key in found else None


def _side(nation: str, found: Document) -> Side:
    points_for = found.get("points_for", {})
    zones = tuple(found.get("reinforcement_zones", ()))
    return Side(
        nation=nation,
        actions=found["actions"],
        command=found.get("command"),
        initiative_command=found.get("initiative_command", 0),
        points=found.get("points", 0),
        divisions=tuple(_division(number, each) for number, each in sorted(found["divisions"].items())),
        decks=tuple(Deck(each["name"], tuple(each.get("without", ()))) for each in found.get("decks", ())),
        cards=found.get("cards", 0),
        operations=tuple(found.get("operations", ())),
        squad_points=points_for.get("squad", 0),
        vehicle_points=points_for.get("vehicle", 0),
        reinforcements=tuple(_reinforcement(each, zones) for each in found.get("reinforcements", ())),
        reinforcement_zones=zones,
    )


def _division(number: str, found: Document) -> Division:
    return Division(number, _force(found), tuple(found["zones"]), found.get("concealed", 0))


def _reinforcement(found: Document, zones: tuple[str, ...]) -> Reinforcement:
    """A reinforcement; without zones of its own it arrives in those of its side."""
    return Reinforcement(found["round"], found["division"], _force(found), tuple(found.get("zones", zones)))


def _force(found: Document) -> Force:
    """A force; where the squads are fixed, bases, figures and tokens are counted from them."""
    squads = tuple(Squad(_counts(each["figures"]), each.get("specialization")) for each in found.get("squads", ()))
    vehicles = _counts(found.get("vehicles", {}))
    if not squads:
        return Force(
            found.get("squad_bases", 0),
            _counts(found.get("figures", {})),
            vehicles,
            _counts(found.get("specializations", {})),
        )
    figures: Counter[str] = Counter()
    for each in squads:
        figures.update(each.figures)
    tokens = Counter(each.specialization for each in squads if each.specialization)
    return Force(len(squads), dict(figures), vehicles, dict(tokens), squads)


def _counts(found: Mapping[str, int]) -> dict[str, int]:
    """The kinds of which there are any."""
    return {kind: count for kind, count in found.items() if count}


def _zone(name: str, found: Document) -> Zone:
    return Zone(
        name=name,
        hexes=tuple(found.get("hexes", ())),
        boards=tuple(found.get("boards", ())),
        columns=_span(found, "columns"),
        rows=_span(found, "rows"),
        bases=tuple(found.get("bases", ())),
        levels=tuple(found.get("levels", ())),
    )


def _span(found: Document, key: str) -> tuple[int, int] | None:
    return (found[key][0], found[key][1]) if key in found else None


def _rules(found: Document) -> Rules:
    return Rules(found.get("flooded", False), found.get("parameters", {}))
