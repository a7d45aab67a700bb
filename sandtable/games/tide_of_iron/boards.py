"""Board sides and the maps they make: two halves of a hex meet where boards join (data/boards/README.md).

The only place that opens the files below `data/boards`; each is read once.
"""

# interpreted: reads data files, once a process

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import (
    DIRECTIONS,
    NORTH,
    SOUTH,
    axial,
    direction_of,
    hex_name,
    hex_named,
    offset,
    opposite,
)
from sandtable.games.tide_of_iron.scenario import Board, Overlay, Scenario
from sandtable.games.tide_of_iron.terms import BASE_NAMES, BUILDING, CLEAR, POND, ROUGH, STREAM, WOODS

COLUMNS: Final = 9
"""Columns 0 to 8 of a board; the outer two are halves, shared with the boards beside it."""
ROWS: Final = 6
"""Whole hexes of an even column; an odd one has a half hex above and below five whole ones."""
PITCH_COLUMNS: Final = 8
PITCH_ROWS: Final = 6
"""The distance between neighbouring boards, in rows."""
LATTICE: Final = 12
"""The most boards along a side of a map: the box has no more."""
HALF_A_TURN: Final = DIRECTIONS // 2
HIGHEST_LEVEL: Final = 2

BASE_LETTERS: Final = {".": CLEAR, "w": WOODS, "b": BUILDING, "r": ROUGH, "s": STREAM, "p": POND}
NO_CELL: Final = "-"
EXITS: Final = {"N": NORTH, "S": SOUTH}

Spot = tuple[int, int]
"""Column and row, of a board or of the whole map."""


class BadBoards(ValueError):
    """Boards that form no map, by themselves or together; `problems` names every reason."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class UnknownSide(KeyError):
    """No board has a side of this name."""

    def __str__(self) -> str:
        return f"no board has a side called {self.args[0]!r}"


@dataclass(frozen=True, slots=True)
class Cell:
    """One hex, or one half of a hex, of a board."""

    base: int = CLEAR
    level: int = 0
    roads: int = 0
    """Bit d: a road leaves the middle towards direction d."""
    streams: int = 0

    def half_turned(self) -> Cell:
        return replace(self, roads=_half_turned(self.roads), streams=_half_turned(self.streams))

    def covered_by(self, later: Cell) -> Cell:
        """The whole hex of two halves: the later board gives the terrain, roads and streams of both go on."""
        return replace(later, roads=self.roads | later.roads, streams=self.streams | later.streams)


def _half_turned(edges: int) -> int:
    return (edges << HALF_A_TURN | edges >> HALF_A_TURN) & (1 << DIRECTIONS) - 1


@dataclass(frozen=True)
class Side:
    """One side of a board."""

    id: str
    title: str
    designed: bool
    """True for our own design in place of a print that isn't public."""
    cells: Mapping[Spot, Cell]
    """By column and row of the board, halves included."""


# -- one side --------------------------------------------------------------------------------------------------------


def last_row(column: int) -> int:
    """The last row of a column of a board: odd columns end with a half hex, as they begin."""
    return ROWS if column % 2 else ROWS - 1


def spots() -> Iterator[Spot]:
    """Every hex and half hex of a board."""
    for column in range(COLUMNS):
        for row in range(last_row(column) + 1):
            yield column, row


def is_half(spot: Spot) -> bool:
    """The spot is half of a hex; the other half is on the board next to it, if there is one."""
    column, row = spot
    return column in (0, COLUMNS - 1) or (column % 2 == 1 and row in (0, ROWS))


def board_number(side: str) -> str:
    """The board that a side belongs to: it can't show both at once."""
    return side[:-1]


@cache
def all_sides() -> tuple[str, ...]:
    """The names of all sides: 1A, 1B, 2A, ..."""
    folder = files(__package__) / "data" / "boards"
    names = [path.name.removesuffix(".json") for path in folder.iterdir() if path.name.endswith(".json")]
    return tuple(sorted(names, key=lambda name: (int(board_number(name)), name)))


@cache
def side(name: str) -> Side:
    """One side by its name. Raises UnknownSide."""
    if name not in all_sides():
        raise UnknownSide(name)
    path = files(__package__) / "data" / "boards" / f"{name}.json"
    return read_side(json.loads(path.read_text(encoding="utf-8")))


def read_side(document: Mapping[str, Any]) -> Side:
    """A side from its JSON. Raises BadBoards with every problem."""
    problems: list[str] = []
    cells = _read_rows(document["rows"], problems)
    roads = _read_paths(document.get("roads", ()), cells, problems)
    streams = _read_paths(document.get("streams", ()), cells, problems)
    if problems:
        raise BadBoards([f"side {document['side']}: {problem}" for problem in problems])
    drawn = {
        spot: replace(cell, roads=roads.get(spot, 0), streams=streams.get(spot, 0)) for spot, cell in cells.items()
    }
    return Side(document["side"], document["title"], document["designed"], drawn)


def _read_rows(rows: list[str], problems: list[str]) -> dict[Spot, Cell]:
    lines = [line.split() for line in rows]
    if [len(line) for line in lines] != [COLUMNS] * (ROWS + 1):
        problems.append(f"a side is drawn in {ROWS + 1} rows of {COLUMNS} cells")
        return {}
    if any(lines[ROWS][column] != NO_CELL for column in range(0, COLUMNS, 2)):
        problems.append(f"row {ROWS} has cells in odd columns only")
    return {(column, row): _read_cell(lines[row][column], (column, row), problems) for column, row in spots()}


def _read_cell(word: str, spot: Spot, problems: list[str]) -> Cell:
    letter, level = word[0], word[1:] or "0"
    if letter not in BASE_LETTERS or level not in [str(each) for each in range(HIGHEST_LEVEL + 1)]:
        problems.append(f"{spot[0]}.{spot[1]} is {word!r}: a letter of {' '.join(BASE_LETTERS)} and a level up to 2")
        return Cell()
    return Cell(BASE_LETTERS[letter], int(level))


def _read_paths(paths: Iterable[str], cells: Mapping[Spot, Cell], problems: list[str]) -> dict[Spot, int]:
    """The edges that roads or streams cross, by spot."""
    edges: dict[Spot, int] = {}
    for path in paths:
        for spot, direction in _read_path(path.split(), cells, problems):
            edges[spot] = edges.get(spot, 0) | 1 << direction
    return edges


def _read_path(words: list[str], cells: Mapping[Spot, Cell], problems: list[str]) -> Iterator[tuple[Spot, int]]:
    for here, there in zip(words, words[1:], strict=False):
        if here in EXITS or there in EXITS:
            way, end = (here, there) if here in EXITS else (there, here)
            yield from _read_exit(_read_spot(end), EXITS[way], problems)
            continue
        one, other = _read_spot(here), _read_spot(there)
        direction = _direction(one, other)
        if one not in cells or other not in cells or direction < 0:
            problems.append(f"nothing runs from {here} to {there}: they are no neighbours on the board")
            continue
        yield one, direction
        yield other, opposite(direction)


def _read_spot(word: str) -> Spot:
    column, _, row = word.partition(".")
    return (int(column), int(row)) if column.isdecimal() and row.isdecimal() else (-1, -1)


def _read_exit(spot: Spot, direction: int, problems: list[str]) -> Iterator[tuple[Spot, int]]:
    """The roads or streams that leave a board across its upper or lower edge; at the sides they end in a half hex."""
    if spot[0] % 2 or not 0 < spot[0] < COLUMNS - 1 or spot[1] != (0 if direction == NORTH else ROWS - 1):
        problems.append(f"{spot[0]}.{spot[1]} is no whole hex at the edge that is left there")
        return
    yield spot, direction


def _direction(here: Spot, there: Spot) -> int:
    (q, r), (to_q, to_r) = axial(*here), axial(*there)
    return direction_of(to_q - q, to_r - r)


# -- a map of boards ---------------------------------------------------------------------------------------------------


def ground_of(scenario: Scenario) -> Ground:
    """The map of a scenario. Raises BadBoards with every problem."""
    return assembled(scenario.boards, scenario.overlays)


def assembled(boards: Sequence[Board], overlays: Sequence[Overlay] = ()) -> Ground:
    """The map of boards with overlays (TOI-SET-19). Raises BadBoards with every problem.

    An overlay outside the map covers nothing; the checks of a scenario name it.
    """
    problems = list(_problems(boards))
    if problems:
        raise BadBoards(problems)
    cells = joined(boards)
    for overlay in overlays:
        spot = offset(*hex_named(overlay.hex))
        if spot in cells:
            cells[spot] = covered(cells[spot], overlay)
    return _ground(cells)


def _problems(boards: Sequence[Board]) -> Iterator[str]:
    if not boards:
        yield "a map has at least one board"
    taken: set[Spot] = set()
    for board in boards:
        at, name = (board.column, board.row), board.side[:20]
        if board.side not in all_sides():
            yield str(UnknownSide(name))
        if not (0 <= board.column < LATTICE and 0 <= board.row < LATTICE):
            yield f"board {name} lies at {at}: columns and rows of boards go from 0 to {LATTICE - 1}"
        if at in taken:
            yield f"board {name} lies at {at}, where another board lies"
        taken.add(at)


def joined(boards: Iterable[Board]) -> dict[Spot, Cell]:
    """The playable hexes by column and row of the map; a half hex without its other half isn't one (TOI-SET-18)."""
    cells: dict[Spot, Cell] = {}
    halves: set[Spot] = set()
    for board in boards:
        for spot, cell, is_only_half in _laid(board):
            if spot in cells:
                halves.discard(spot)
                cells[spot] = cells[spot].covered_by(cell)
            else:
                cells[spot] = cell
                halves |= {spot} if is_only_half else set()
    return {spot: cell for spot, cell in cells.items() if spot not in halves}


def _laid(board: Board) -> Iterator[tuple[Spot, Cell, bool]]:
    """The cells of a board at their place in the map, and whether each is only half of a hex."""
    for (column, row), cell in side(board.side).cells.items():
        is_only_half = is_half((column, row))
        if board.turned:
            column, row, cell = COLUMNS - 1 - column, last_row(column) - row, cell.half_turned()
        yield (board.column * PITCH_COLUMNS + column, board.row * PITCH_ROWS + row), cell, is_only_half


def covered(cell: Cell, overlay: Overlay) -> Cell:
    """A hex under an overlay. A stream laid on it is its terrain from then on, unless a base is named too."""
    base = BASE_NAMES.index(overlay.base) if overlay.base else STREAM if overlay.streams else cell.base
    level = cell.level if overlay.level is None else overlay.level
    if overlay.replaces:
        roads = cell.roads if overlay.roads is None else _bits(overlay.roads)
        return Cell(base, level, roads, cell.streams if overlay.streams is None else _bits(overlay.streams))
    return Cell(base, level, cell.roads | _bits(overlay.roads), cell.streams | _bits(overlay.streams))


def _bits(directions: Iterable[int] | None) -> int:
    return sum(1 << direction for direction in set(directions or ()))


def _ground(cells: Mapping[Spot, Cell]) -> Ground:
    order = sorted(cells)
    places = [axial(*spot) for spot in order]
    return Ground(
        [q for q, _ in places],
        [r for _, r in places],
        [cells[spot].level for spot in order],
        [cells[spot].base for spot in order],
        [cells[spot].roads for spot in order],
        [cells[spot].streams for spot in order],
        [hex_name(q, r) for q, r in places],
    )
