"""Facts of the box and the board: races, cards, prices, the round track, planets and travel fields.

The only place that opens the tables below `data/`; they are read once, at first use. Each value keeps
its basis: `source` names a page of the rule book, or "decision" where only the rules page of this project gives it.
"""

# interpreted: reads data files, once a process

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sandtable.engine.facts import plain

PACKAGE: Final = "sandtable.games.space_bastards"
TABLES: Final = ("box", "board")
PLAYERS: Final = (2, 3, 4, 5)

Grid = tuple[str, ...]
"""Rows from top to bottom, all of one length; "#" is a square."""


@dataclass(frozen=True)
class Race:
    """One of the five kinds of creature (SPB-COMP-01, SPB-D03)."""

    id: str
    name: str
    tokens: int
    """Tokens of each colour."""
    shape: Grid


@dataclass(frozen=True)
class PlanetFact:
    """A planet of the board (SPB-COMP-07)."""

    id: str
    colour: str
    grid: Grid


@dataclass(frozen=True)
class FieldFact:
    """A travel field of the board; `planet` is the id of the planet of its colour, "" for none."""

    id: str
    planet: str
    is_teleport: bool
    at: tuple[int, int]
    """Its place in a drawing: to the right and down, 0 to 1000."""


@dataclass(frozen=True)
class Step:
    """One field of the round track after the arrow (SPB-D10)."""

    is_ship_only: bool
    scores: int = 0
    """Points of a dominated planet at the end of this round (SPB-SCO-01 to 04)."""
    returns_cards: bool = False
    """True where used action cards come back at its end (SPB-RND-10)."""


def squares(grid: Grid) -> int:
    """The number of squares of a grid or a shape."""
    return sum(row.count("#") for row in grid)


def value(table: str, *path: str) -> Any:
    """The value at a path of a table, without its basis."""
    found = plain(PACKAGE, table)
    for part in path:
        found = found[part]
    return found


@cache
def races() -> tuple[Race, ...]:
    """The races in the order of their numbers."""
    return tuple(_race(each) for each in value("box", "races"))


def _race(entry: dict[str, Any]) -> Race:
    return Race(entry["id"], entry["name"], entry["tokens_per_colour"], tuple(entry["shape"]))


@cache
def relationships() -> tuple[str, ...]:
    """Ids of the eight relationships in the order of the column (SPB-SET-17)."""
    return tuple(value("box", "relationships_priority"))


@cache
def planets() -> tuple[PlanetFact, ...]:
    """The nine planets (SPB-D05)."""
    return tuple(PlanetFact(each["id"], each["colour"], tuple(each["grid"])) for each in value("board", "planets"))


@cache
def fields() -> tuple[FieldFact, ...]:
    """The travel fields, teleports included (SPB-D26)."""
    return tuple(_field(each) for each in value("board", "fields"))


def _field(entry: dict[str, Any]) -> FieldFact:
    at = (entry["at"][0], entry["at"][1])
    return FieldFact(entry["id"], entry.get("planet", ""), entry.get("teleport", False), at)


@cache
def edges() -> tuple[tuple[str, str], ...]:
    """Neighbouring fields; the free link of the teleports is not among them (SPB-SHIP-15)."""
    return tuple((here, there) for here, there in value("board", "edges"))


def planet_count(players: int) -> int:
    """The number of planets in play (SPB-SET-02)."""
    count: int = value("board", "planets_in_play", str(players), "count")
    return count


@cache
def planets_in_play() -> Mapping[int, tuple[str, ...]]:
    """Ids of the planets in play by default, by number of players (SPB-D06)."""
    return {players: tuple(value("board", "planets_in_play", str(players), "default")) for players in PLAYERS}


@cache
def track() -> tuple[Step, ...]:
    """The round track after the arrow (SPB-D10)."""
    return tuple(_step(mark) for mark in value("box", "track")[1:])


def _step(mark: str) -> Step:
    """The field with a mark: "S" shows a ship, a number that of a classic round."""
    if mark == "S":
        return Step(is_ship_only=True)
    scores = value("box", "dominance_rounds").get(mark, 0)
    return Step(False, scores, int(mark) == value("box", "cards_return_after_round"))
