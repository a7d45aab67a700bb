"""One scenario as frozen dataclasses, and the reader of its document (TOI-SCN-01).

The document is JSON and follows `data/scenario.schema.json`; docs/tide-of-iron-scenarios.md explains every field.
Nations, hexes, figures, vehicles, terrain and cards are names here; the engine turns them into numbers. The reader
checks the shape alone: `legality.problems` checks whether it can be played.
"""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.engine.scenarios import Document, Scenarios
from sandtable.engine.unknown import part, parts
from sandtable.games.tide_of_iron.scenario_armies import IN_PRIVATE, Army, read_army
from sandtable.games.tide_of_iron.scenario_deeds import (
    Event,
    Marker,
    Purchase,
    SpecialAction,
    carried_words,
    read_action,
    read_event,
    read_marker,
    read_purchase,
)
from sandtable.games.tide_of_iron.scenario_sides import Deck, Side, read_deck, read_side
from sandtable.games.tide_of_iron.scenario_zones import Zone, read_zones
from sandtable.games.tide_of_iron.victory import Victory, read_victory


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
    """A change of the print of one hex; None keeps the print, and the last overlay of a hex wins (TOI-SET-19)."""

    hex: str
    base: str | None = None
    level: int | None = None
    roads: tuple[int, ...] | None = None
    streams: tuple[int, ...] | None = None
    replaces: bool = False
    """Its roads and streams stand for those below it, instead of being added to them: the ground changed in play."""


@dataclass(frozen=True)
class Label:
    """Words of the designer on a hex. They are for people; no rule asks for them."""

    hex: str
    text: str
    """The words on the map, 24 characters at most."""
    note: str = ""
    """The words beside the map."""

    @property
    def words(self) -> str:
        """ "Mill: it burns down in round 3"."""
        return f"{self.text}: {self.note}" if self.note else self.text


@dataclass(frozen=True)
class Objective:
    """A hex that gives command or points, or that a victory condition names."""

    hex: str
    kind: str
    """ "command" or "victory"."""
    side: str
    """The nation that gains from it, or "neutral" for both."""
    value: int = 1
    """Command or victory points (TOI-OBJ-04, 12); the most of them where they change by round."""
    name: str = ""
    scored: str = "every round"
    """Victory objectives: in every Command Phase, or in that of the last round only."""
    control: str | None = None
    """The nation in control before units are placed (TOI-SET-14)."""
    capture: str = "again"
    """ "again": it changes hands as often as it is occupied; "for good": who controls it first keeps it (D-TOI-150)."""
    by_round: tuple[int, ...] = ()
    """Its values in rounds 1, 2 and so on; the last one counts on. Empty: always `value` (D-TOI-170)."""
    carried: str | None = None
    """The units that may carry it, a key of DOERS (D-TOI-180); None: it lies where it is."""

    def says_carried(self) -> str:
        """ "Papers (D3) may be carried: a squad in its hex may pick it up as an action." """
        return carried_words(f"{self.name} ({self.hex})", self.carried or "unit")

    def worth(self, round_: int) -> int:
        """Its value in the Command Phase of a round, from 1."""
        return self.by_round[min(round_, len(self.by_round)) - 1] if self.by_round else self.value


@dataclass(frozen=True)
class Rules:
    """The scenario's changes of the rules."""

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
    """The parts that are reconstructed or our own design."""
    special_rules: tuple[str, ...]
    """Rules in words for the people at the table. The engine does not play them."""
    boards: tuple[Board, ...]
    overlays: tuple[Overlay, ...]
    markers: tuple[Marker, ...]
    labels: tuple[Label, ...]
    rounds: int
    initiative: str
    """A nation, or "random": a die decides at the start (D-TOI-151)."""
    american: Side
    german: Side
    zones: Mapping[str, Zone]
    objectives: tuple[Objective, ...]
    events: tuple[Event, ...]
    special_actions: tuple[SpecialAction, ...]
    purchases: tuple[Purchase, ...]
    shared_decks: tuple[Deck, ...]
    """Decks that both sides draw from (D-TOI-177)."""
    victory: Victory
    rules: Rules
    teams: tuple[tuple[int, int], ...]
    """The numbers of American and German players, in rising order of their sum (TOI-TEM-01, 02)."""
    armies: tuple[Army, ...] = ()
    """Armies that are bought before the game (D-TOI-189)."""
    buying: str = IN_PRIVATE
    """The way of buying: IN_PRIVATE or IN_TURN."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, in rising order."""
        return tuple(sum(each) for each in self.teams)

    def team_sizes(self, players: int) -> tuple[int, int]:
        """The numbers of American and German players among all. Raises KeyError for a number that is not listed."""
        return {sum(each): each for each in self.teams}[players]

    def army_of(self, side: str, division: str) -> Army | None:
        """The army that a division buys; None where it buys none."""
        return next((each for each in self.armies if (each.side, each.division) == (side, division)), None)

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides in order of their seats: American, German."""
        return self.american, self.german

    def objectives_of(self, kind: str) -> tuple[Objective, ...]:
        """The objectives of one kind, "command" or "victory"."""
        return tuple(each for each in self.objectives if each.kind == kind)


def interpret(document: Document) -> Scenario:
    """The scenario of a document; where parts of it are UNKNOWN, parts of the scenario are."""
    return Scenario(
        title=document["title"],
        summary=document["summary"],
        source=document.get("source", ""),
        reconstructed=part(tuple, document.get("reconstructed", ())),
        special_rules=part(tuple, document.get("special_rules", ())),
        boards=part(parts, _board, document["boards"]),
        overlays=part(parts, _overlay, document.get("overlays", ())),
        markers=part(parts, read_marker, document.get("markers", ())),
        labels=part(parts, _label, document.get("labels", ())),
        rounds=document["rounds"],
        initiative=document["initiative"],
        american=part(read_side, "american", document["sides"]),
        german=part(read_side, "german", document["sides"]),
        zones=part(read_zones, document["zones"]),
        objectives=part(parts, _objective, document["objectives"]),
        events=part(parts, read_event, document.get("events", ())),
        special_actions=part(parts, read_action, document.get("special_actions", ())),
        purchases=part(parts, read_purchase, document.get("purchases", ())),
        shared_decks=part(parts, read_deck, document.get("shared_decks", ())),
        victory=part(read_victory, document["victory"]),
        rules=part(_rules, document.get("rules", {})),
        teams=part(_teams, document.get("teams", ONE_EACH)),
        armies=part(parts, read_army, document.get("armies", ())),
        buying=document.get("buying", IN_PRIVATE),
    )


BY_CHANCE: Final = "random"
"""The initiative of a scenario in which a die decides."""
ONE_EACH: Final = ({"american": 1, "german": 1},)
"""The teams of a scenario that names none: two players."""


def _teams(found: Iterable[Document]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(((each["american"], each["german"]) for each in found), key=sum))


def _board(found: Document) -> Board:
    return Board(**found)


def _label(found: Document) -> Label:
    return Label(**found)


def _objective(found: Document) -> Objective:
    if "by_round" not in found:
        return Objective(**found)
    values = part(tuple, found["by_round"])
    return Objective(**{**found, "value": part(max, values), "by_round": values})


def _overlay(found: Document) -> Overlay:
    return Overlay(
        hex=found["hex"],
        base=found.get("base"),
        level=found.get("level"),
        roads=part(_optional, found, "roads"),
        streams=part(_optional, found, "streams"),
    )


def _optional(found: Document, key: str) -> tuple[Any, ...] | None:
    return tuple(found[key]) if key in found else None


def _rules(found: Document) -> Rules:
    return Rules(found.get("flooded", False), found.get("parameters", {}))


SCENARIOS: Final = Scenarios("sandtable.games.tide_of_iron", interpret)
read: Final = SCENARIOS.read
