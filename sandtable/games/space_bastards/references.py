"""Names in a scenario document: each name of a planet or field leads to exactly one."""

# interpreted: reads documents

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.engine.scenarios import Document
from sandtable.engine.unknown import UNKNOWN

BOARD: Final = "SPB-COMP-07"
"""The rule about planets and travel fields on the board."""

rule = Chapter[Document]()
"""Its functions read a document with everything that it leaves out (`scenario.with_defaults`)."""


def number_of(name: str, names: list[str]) -> int:
    """The index of a name; UNKNOWN where nothing has it, or two things do."""
    number: int = names.index(name) if names.count(name) == 1 else UNKNOWN
    return number


def names_of(things: list[Document]) -> list[str]:
    """The names of planets or of fields, in order."""
    return [each["id"] for each in things]


@rule(BOARD)
def planets_have_names_of_their_own(whole: Document) -> Iterator[Problem]:
    yield from _twice("planets", "planet", names_of(whole["planets"]))


@rule(BOARD)
def fields_have_names_of_their_own(whole: Document) -> Iterator[Problem]:
    yield from _twice("fields", "field", names_of(whole["fields"]))


def _fields(whole: Document) -> Iterator[tuple[int, Document]]:
    return enumerate(whole["fields"])


def _edges(whole: Document) -> Iterator[tuple[int, list[str]]]:
    return enumerate(whole["edges"])


def _players(whole: Document) -> list[int]:
    players: list[int] = whole["players"]
    return players


@rule.of_each(BOARD, _fields)
def docks_are_of_planets(whole: Document, found: tuple[int, Document]) -> Iterator[Problem]:
    index, field = found
    if "planet" in field and field["planet"] not in names_of(whole["planets"]):
        yield _missing(("fields", index, "planet"), "planet", field["planet"])


@rule.of_each(BOARD, _edges)
def edges_join_fields(whole: Document, found: tuple[int, list[str]]) -> Iterator[Problem]:
    index, edge = found
    for name in dict.fromkeys(edge):
        if name not in names_of(whole["fields"]):
            yield _missing(("edges", index), "field", name)


@rule.of_each(BOARD, _players)
def planets_in_play_exist(whole: Document, players: int) -> Iterator[Problem]:
    for name in whole["planets_in_play"][str(players)]:
        if name not in names_of(whole["planets"]):
            yield _missing(("planets_in_play", str(players)), "planet", name)


def _twice(key: str, noun: str, names: list[str]) -> Iterator[Problem]:
    for name, count in Counter(names).items():
        if count > 1:
            yield Problem(f"{count} {noun}s are called {name}", (key,))


def _missing(path: Path, noun: str, name: str) -> Problem:
    return Problem(f"no {noun} is called {name}", path)
