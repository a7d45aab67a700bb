"""Boards: what can be said before there is a map. Without sound boards nothing else is checked."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from simulate.games.tide_of_iron.legality.checking import Finding
from simulate.games.tide_of_iron.scenario import Scenario


def a_board_lies_on_the_map_once(scenario: Scenario) -> Iterator[Finding]:
    """There are 12 boards with two sides each (TOI-CMP-02)."""
    used: dict[str, list[str]] = {}
    for board in scenario.boards:
        used.setdefault(board.number, []).append(board.side)
    for number, sides in used.items():
        if len(sides) > 1:
            yield Finding("boards", f"board {number} is used {len(sides)} times ({', '.join(sides)}); the box has one")


def boards_do_not_cover_each_other(scenario: Scenario) -> Iterator[Finding]:
    for (column, row), count in Counter((each.column, each.row) for each in scenario.boards).items():
        if count > 1:
            yield Finding("boards", f"{count} boards lie in column {column}, row {row}")


def boards_are_joined(scenario: Scenario) -> Iterator[Finding]:
    """The map is one grid (TOI-SET-18)."""
    places = {(each.column, each.row) for each in scenario.boards}
    reached = _joined(next(iter(sorted(places))), places)
    for each in scenario.boards:
        if (each.column, each.row) not in reached:
            yield Finding("boards", f"board {each.side} lies apart from the first one of the map")


def the_map_begins_at_its_corner(scenario: Scenario) -> Iterator[Finding]:
    """Hexes are named from column 0 and row 0 of the lattice."""
    for what in ("column", "row"):
        first = min(getattr(each, what) for each in scenario.boards)
        if first:
            yield Finding("boards", f"no board lies in {what} 0; the first one lies in {what} {first}")


def _joined(start: tuple[int, int], places: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The places that hang together with the first one by whole sides."""
    reached: set[tuple[int, int]] = set()
    waiting = [start]
    while waiting:
        column, row = waiting.pop()
        if (column, row) in places and (column, row) not in reached:
            reached.add((column, row))
            waiting += [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return reached


CHECKS = (
    ("TOI-CMP-02", a_board_lies_on_the_map_once),
    ("TOI-SET-18", boards_do_not_cover_each_other),
    ("TOI-SET-18", boards_are_joined),
    ("TOI-SET-18", the_map_begins_at_its_corner),
)
