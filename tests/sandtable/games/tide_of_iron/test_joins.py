"""Roads, streams and hedges go on across the joins of boards (data/boards/README.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import permutations, product

import pytest

from sandtable.games.tide_of_iron.boards import (
    PITCH_COLUMNS,
    PITCH_ROWS,
    all_sides,
    assembled,
    board_number,
    ground_of,
    is_half,
    side,
)
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import NORTH, SOUTH, offset, opposite
from sandtable.games.tide_of_iron.scenario import Board, Scenario, read
from sandtable.games.tide_of_iron.terms import BUILDING, POND, ROUGH, WOODS

FOLDERS = (
    files("sandtable.games.tide_of_iron") / "data" / "scenarios",
    files("scenarios.games.tide_of_iron") / "templates",
)
DOCUMENTS = {
    path.name.removesuffix(".json"): json.loads(path.read_text(encoding="utf-8"))
    for folder in FOLDERS
    for path in folder.iterdir()
    if path.name.endswith(".json")
}
THROUGH = frozenset(name for name in all_sides() if side(name).cells[4, 0].roads >> NORTH & 1)
RIVERS = frozenset({"4A", "10A"})
CLOSED = frozenset(all_sides()) - THROUGH - RIVERS


def scenario(name: str) -> Scenario:
    document = DOCUMENTS[name]
    return read(document.get("document", document))


def stubs(ground: Ground) -> Iterator[str]:
    """Every place where a road or stream stops although there is more map."""
    for kind, masks, ends in (("road", ground.roads, (BUILDING, ROUGH)), ("stream", ground.streams, (POND,))):
        for hex_, mask in enumerate(masks):
            ways = [way for way in range(6) if mask >> way & 1]
            if len(ways) == 1 and ground.base[hex_] not in ends:
                yield f"the {kind} in {ground.names[hex_]} ends in the open"
            for way in ways:
                beyond = ground.neighbours[hex_][way]
                if beyond >= 0 and not masks[beyond] >> opposite(way) & 1:
                    yield f"the {kind} of {ground.names[hex_]} stops before {ground.names[beyond]}"


@pytest.mark.parametrize("name", sorted(DOCUMENTS))
def test_roads_and_streams_of_a_shipped_map_go_on(name: str) -> None:
    assert list(stubs(ground_of(scenario(name)))) == []


def test_a_stub_is_found() -> None:
    """A road that runs through stops before the plateau, and the river before both."""
    assert list(stubs(assembled([Board("1A", 0, 0, False), Board("9B", 0, 1, False)]))) == [
        "the road of D6 stops before D7"
    ]
    assert list(stubs(assembled([Board("4A", 0, 0, False), Board("9B", 0, 1, False)]))) == [
        "the stream of D6 stops before D7"
    ]


def test_any_two_sides_join_beside_each_other() -> None:
    for (left, right), turns in product(pairs(all_sides()), product((False, True), repeat=2)):
        laid = [Board(left, 0, 0, turns[0]), Board(right, 1, 0, turns[1])]
        assert list(stubs(assembled(laid))) == [], laid


def test_sides_of_one_kind_join_above_each_other() -> None:
    joined = 0
    for (above, below), turns in product(pairs(all_sides()), product((False, True), repeat=2)):
        found = list(stubs(assembled([Board(above, 0, 0, turns[0]), Board(below, 0, 1, turns[1])])))
        is_one_kind = any({above, below} <= kind for kind in (THROUGH, CLOSED, RIVERS))
        assert (found == []) == is_one_kind, (above, below, found)
        joined += is_one_kind
    # Ordered pairs of different boards: 14 * 13 less 4 of one board (2, 5, 7, 12), 8 * 7, 2 * 1; each in 4 turnings.
    assert joined == 4 * (14 * 13 - 2 * 4 + 8 * 7 + 2)


def pairs(names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Sides that can lie side by side: a board shows one at a time."""
    return ((one, other) for one, other in permutations(names, 2) if board_number(one) != board_number(other))


def test_the_readme_names_the_kinds() -> None:
    text = (files("sandtable.games.tide_of_iron") / "data" / "boards" / "README.md").read_text(encoding="utf-8")
    for words, kind in (("a road runs through", THROUGH), ("nothing leaves", CLOSED), ("a river runs through", RIVERS)):
        [row] = [line for line in text.splitlines() if line.strip().startswith(f"| {words} |")]
        assert set(row.split("|")[2].strip().split(", ")) == kind
    assert all(side(name).cells[4, 0].streams >> NORTH & 1 for name in RIVERS)
    assert all(side(name).cells[4, 5].roads >> SOUTH & 1 for name in THROUGH)


@pytest.mark.parametrize("name", sorted(DOCUMENTS))
def test_hedges_go_on_across_the_joins(name: str) -> None:
    """Every hedge of 9A that reaches another board has woods beyond the seam."""
    found = scenario(name)
    for board in found.boards:
        if board.side == "9A":
            assert list(broken_hedges(found, board)) == []


def broken_hedges(found: Scenario, hedges: Board) -> Iterator[str]:
    ground = ground_of(found)
    woods = [hex_ for hex_ in range(ground.count) if ground.base[hex_] == WOODS]
    for hex_ in woods:
        beyond = [there for there in ground.neighbours[hex_] if there >= 0 and not lies_on(ground, there, hedges)]
        is_on_the_seam = lies_on(ground, hex_, hedges) and is_half(place_on(ground, hex_, hedges))
        if is_on_the_seam and not set(beyond) & set(woods):
            yield ground.names[hex_]


def place_on(ground: Ground, hex_: int, board: Board) -> tuple[int, int]:
    column, row = offset(ground.q[hex_], ground.r[hex_])
    return column - PITCH_COLUMNS * board.column, row - PITCH_ROWS * board.row


def lies_on(ground: Ground, hex_: int, board: Board) -> bool:
    return place_on(ground, hex_, board) in side(board.side).cells


def test_the_hedges_enclose_fields() -> None:
    """More than woods strewn about: every woods hex of 9A is a part of a hedge, no lane runs into one."""
    ground = assembled([Board("9A", 0, 0, False)])
    woods = {hex_ for hex_ in range(ground.count) if ground.base[hex_] == WOODS}
    for hex_ in woods:
        beside = woods & set(ground.neighbours[hex_])
        assert 1 <= len(beside) <= 3, ground.names[hex_]
    assert BUILDING in ground.base
    assert not any(ground.roads[hex_] for hex_ in woods)
