"""Zones of a scenario: named groups of hexes, their sentences, and the reader of their part of the document."""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sandtable.engine.scenarios import Document
from sandtable.engine.unknown import part
from sandtable.engine.words import listed
from sandtable.games.tide_of_iron.hexes import column_letters, column_of


@dataclass(frozen=True)
class Zone:
    """A named group of hexes: a list, or all hexes that match every other field that is set."""

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

    def says(self) -> str:
        """ "B3 and B4", "the hexes of columns A to C, of woods"."""
        if self.hexes:
            return listed(self.hexes, "and")
        return f"the hexes {', '.join(self._limits()) or 'of the map'}"

    def _limits(self) -> Iterator[str]:
        if self.boards:
            yield f"of board {listed([str(each + 1) for each in self.boards], 'or')} of the list"
        if self.columns:
            yield f"of columns {column_letters(self.columns[0])} to {column_letters(self.columns[1])}"
        if self.rows:
            yield f"of rows {self.rows[0]} to {self.rows[1]}"
        if self.bases:
            yield f"of {listed(self.bases, 'or')}"
        if self.levels:
            yield f"of level {listed([str(each) for each in self.levels], 'or')}"


def read_zones(found: Document) -> dict[str, Zone]:
    """The zones of a document, or those of a deed, by name."""
    return {name: part(_zone, name, each) for name, each in found.items()}


def _zone(name: str, found: Document) -> Zone:
    return Zone(
        name=name,
        hexes=tuple(found.get("hexes", ())),
        boards=tuple(found.get("boards", ())),
        columns=_columns(found),
        rows=_span(found, "rows"),
        bases=tuple(found.get("bases", ())),
        levels=tuple(found.get("levels", ())),
    )


def _columns(found: Document) -> tuple[int, int] | None:
    """First and last column, which a document names by their letters or, in older ones, by their numbers."""
    if "columns" not in found:
        return None
    first, last = (column_of(each) if isinstance(each, str) else each for each in found["columns"])
    return first, last


def _span(found: Document, key: str) -> tuple[int, int] | None:
    return (found[key][0], found[key][1]) if key in found else None
