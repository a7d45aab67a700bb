"""Facts of the box: locations, action cards, and the numbers of the rule book.

The only place that opens the tables below `data/`; they are read once, at first use. Every value there keeps its
`source`: a page of the rule book, or "decision" for one that is lost in it, with a `note` where there is more to say.
"""

# interpreted: reads data files, once a process

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from simulate.games.mafia_city.terms import CARD_IDS, LOCATION_IDS, SYMBOL_IDS


@dataclass(frozen=True, slots=True)
class Location:
    """One of the seven hexagonal tiles (MAF-COMP-01)."""

    number: int
    id: str
    name: str
    tie: str
    """Who controls it when several have the most Mafiosi: "lowest_token" (MAF-CTL-02) or "nobody" (MAF-CTL-03)."""
    cancelled_by: tuple[str, ...]
    """Ids of the cards that cancel its effect."""


@dataclass(frozen=True, slots=True)
class Card:
    """One of the eleven kinds of action card (MAF-CARD-02)."""

    kind: int
    """THIEF to SECRET_DEAL."""
    id: str
    name: str
    type: str
    """Of its text: "action", "location" or "reaction"."""
    cancelled_by: tuple[str, ...]
    """Ids of the cards that cancel its text, besides two Fists."""
    copies: tuple[int, ...]
    """In the deck with each symbol, FIST to DOLLAR (MAF-D31)."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """One of the four symbols (section 11)."""

    id: str
    cards: tuple[int, ...]
    """How many of them are played at once."""
    type: str


@dataclass(frozen=True, slots=True)
class Start:
    """What depends on the number of players (14.1)."""

    hand: int
    """Mafiosi in hand at the start."""
    reserve: int
    target_beginners: int
    """Victory points that end the game (MAF-SET-07)."""
    target_advanced: int


@cache
def read(name: str) -> Any:
    """A table of the data folder, e.g. `read("box")`, marks included. Nobody changes what it returns."""
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


def number(*path: str) -> int:
    """A whole number of the box by its place there, e.g. `number("rackets", "draw")`."""
    found: int = _value(*path)
    return found


def colours() -> tuple[str, ...]:
    """MAF-D02, in the order of the data file."""
    return tuple(_value("colours"))


def figure_starts() -> dict[str, int]:
    """Numbers of the locations where hitman, policeman and mayor stand at first (MAF-SET-06)."""
    return {name: LOCATION_IDS.index(mark["value"]) for name, mark in read("box")["figures_start"].items()}


@cache
def starts() -> dict[int, Start]:
    """By number of players."""
    tables = read("box")["player_tables"]
    return {int(count): Start(**{name: mark["value"] for name, mark in each.items()}) for count, each in tables.items()}


@cache
def locations() -> dict[int, Location]:
    """By number."""
    return {each["number"]["value"]: _location(each) for each in read("locations")["locations"]}


@cache
def cards() -> tuple[Card, ...]:
    """By kind."""
    return tuple(_card(kind, each) for kind, each in enumerate(read("cards")["cards"]))


@cache
def symbols() -> tuple[Symbol, ...]:
    """FIST to DOLLAR."""
    found = read("cards")["symbols"]
    return tuple(Symbol(it["id"]["value"], tuple(it["cards"]["value"]), it["type"]["value"]) for it in found)


def marks(part: Any) -> Iterator[dict[str, Any]]:
    """Every value of a table with what it rests on."""
    if isinstance(part, dict) and "value" in part:
        yield part
    elif isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from marks(each)


def _value(*path: str) -> Any:
    found = read("box")
    for step in path:
        found = found[step]
    return found["value"]


def _location(found: dict[str, Any]) -> Location:
    return Location(
        number=found["number"]["value"],
        id=found["id"]["value"],
        name=found["name"]["value"],
        tie=found["tie"]["value"],
        cancelled_by=tuple(found["effect_cancelled_by"]["value"]),
    )


def _card(kind: int, found: dict[str, Any]) -> Card:
    assert found["id"]["value"] == CARD_IDS[kind], f"{found['id']['value']} stands where {CARD_IDS[kind]} should"
    return Card(
        kind=kind,
        id=found["id"]["value"],
        name=found["name"]["value"],
        type=found["text_type"]["value"],
        cancelled_by=tuple(found["cancelled_by_besides_two_fists"]["value"]),
        copies=tuple(found["symbols"][symbol]["value"] for symbol in SYMBOL_IDS),
    )
