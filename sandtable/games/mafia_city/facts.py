"""Facts of the box: locations, action cards, and the numbers of the rule book.

The only place that opens the tables below `data/`; they are read once, at first use. Every value there keeps its
`source`: a page of the rule book, or "decision" for a value missing there, with a `note` where it needs one.
"""

# interpreted: reads data files, once a process

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sandtable.engine.facts import plain
from sandtable.games.mafia_city.terms import CARD_IDS, LOCATION_IDS, SYMBOL_IDS

PACKAGE: Final = "sandtable.games.mafia_city"


@dataclass(frozen=True, slots=True)
class Location:
    """One of the seven hexagonal tiles (MAF-COMP-01)."""

    number: int
    id: str
    name: str
    tie: str
    """The rule for a tie of most Mafiosi: "lowest_token" (MAF-CTL-02) or "nobody" (MAF-CTL-03)."""
    cancelled_by: tuple[str, ...]
    """Ids of the cards that cancel its effect."""


@dataclass(frozen=True, slots=True)
class Card:
    """One of the eleven kinds of action card (MAF-CARD-02)."""

    kind: int
    """The number of the kind, THIEF to SECRET_DEAL."""
    id: str
    name: str
    type: str
    """The type of its text: "action", "location" or "reaction"."""
    cancelled_by: tuple[str, ...]
    """Ids of the cards that cancel its text, besides two Fists."""
    copies: tuple[int, ...]
    """Copies in the deck with each symbol, FIST to DOLLAR (MAF-D31)."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """One of the four symbols (section 11)."""

    id: str
    cards: tuple[int, ...]
    """The numbers of cards with the symbol that can be played together."""
    type: str


@dataclass(frozen=True, slots=True)
class Start:
    """The values that depend on the number of players (14.1)."""

    hand: int
    """Mafiosi in hand at the start."""
    reserve: int
    target_beginners: int
    """Victory points that end the game (MAF-SET-07)."""
    target_advanced: int


def number(*path: str) -> int:
    """A whole number of the box by its place there, e.g. `number("rackets", "draw")`."""
    found: int = _value(*path)
    return found


def colours() -> tuple[str, ...]:
    """The colours of the clans, in the order of the data file (MAF-D02)."""
    return tuple(_value("colours"))


def figure_starts() -> dict[str, int]:
    """The starting locations of hitman, policeman and mayor by name of the figure (MAF-SET-06)."""
    return {name: LOCATION_IDS.index(start) for name, start in _value("figures_start").items()}


@cache
def starts() -> dict[int, Start]:
    """The starting values by number of players."""
    return {int(count): Start(**each) for count, each in _value("player_tables").items()}


@cache
def locations() -> dict[int, Location]:
    """The locations by number."""
    return {each["number"]: _location(each) for each in plain(PACKAGE, "locations")["locations"]}


@cache
def cards() -> tuple[Card, ...]:
    """The kinds of action card, by kind."""
    return tuple(_card(kind, each) for kind, each in enumerate(plain(PACKAGE, "cards")["cards"]))


@cache
def symbols() -> tuple[Symbol, ...]:
    """The symbols, FIST to DOLLAR."""
    return tuple(Symbol(it["id"], tuple(it["cards"]), it["type"]) for it in plain(PACKAGE, "cards")["symbols"])


def marks(part: Any) -> Iterator[dict[str, Any]]:
    """Every value of a table with its basis."""
    if isinstance(part, dict) and "value" in part:
        yield part
    elif isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from marks(each)


def _value(*path: str) -> Any:
    found = plain(PACKAGE, "box")
    for step in path:
        found = found[step]
    return found


def _location(found: dict[str, Any]) -> Location:
    return Location(
        number=found["number"],
        id=found["id"],
        name=found["name"],
        tie=found["tie"],
        cancelled_by=tuple(found["effect_cancelled_by"]),
    )


def _card(kind: int, found: dict[str, Any]) -> Card:
    assert found["id"] == CARD_IDS[kind], f"{found['id']['value']} stands where {CARD_IDS[kind]} should"
    return Card(
        kind=kind,
        id=found["id"],
        name=found["name"],
        type=found["text_type"],
        cancelled_by=tuple(found["cancelled_by_besides_two_fists"]),
        copies=tuple(found["symbols"][symbol] for symbol in SYMBOL_IDS),
    )
