"""Rules about boards, which need no map. Without sound boards there is no map for other rules."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.engine.unknown import CannotTell, certain
from sandtable.games.tide_of_iron.boards import ground_of
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.scenario import Scenario

rule = Chapter[Scenario]()


def map_of(scenario: Scenario) -> Ground:
    """The map of the scenario. Raises CannotTell while its boards or overlays are unknown or its boards form no map."""
    certain((scenario.boards, scenario.overlays))
    if any(rule.problems(scenario)):
        raise CannotTell
    return ground_of(scenario)


@rule("TOI-CMP-02")
def a_board_lies_on_the_map_once(scenario: Scenario) -> Iterator[Problem]:
    """There are 12 boards with two sides each (TOI-CMP-02)."""
    used: dict[str, list[str]] = {}
    for board in scenario.boards:
        used.setdefault(board.number, []).append(board.side)
    for number, sides in used.items():
        if len(sides) > 1:
            yield Problem(
                f"board {number} is used {len(sides)} times ({', '.join(sides)}); the box has one", ("boards",)
            )


@rule("TOI-SET-18")
def boards_do_not_cover_each_other(scenario: Scenario) -> Iterator[Problem]:
    for (column, row), count in Counter((each.column, each.row) for each in scenario.boards).items():
        if count > 1:
            yield Problem(f"{count} boards lie in column {column}, row {row}", ("boards",))


@rule("TOI-SET-18")
def boards_are_joined(scenario: Scenario) -> Iterator[Problem]:
    """The map is one grid (TOI-SET-18)."""
    places = {(each.column, each.row) for each in scenario.boards}
    reached = _joined(next(iter(sorted(places))), places)
    for each in scenario.boards:
        if (each.column, each.row) not in reached:
            yield Problem(f"board {each.side} lies apart from the first one of the map", ("boards",))


@rule("TOI-SET-18")
def the_map_begins_at_its_corner(scenario: Scenario) -> Iterator[Problem]:
    """Hexes are named from column 0 and row 0 of the lattice."""
    for what in ("column", "row"):
        first = min(getattr(each, what) for each in scenario.boards)
        if first:
            yield Problem(f"no board lies in {what} 0; the first one lies in {what} {first}", ("boards",))


def _joined(start: tuple[int, int], places: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The places that are connected with the first one by whole sides."""
    reached: set[tuple[int, int]] = set()
    waiting = [start]
    while waiting:
        column, row = waiting.pop()
        if (column, row) in places and (column, row) not in reached:
            reached.add((column, row))
            waiting += [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return reached
