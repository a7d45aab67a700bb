"""Boards: each is in the box once, and together they make one map."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.tide_of_iron.scenario import SCENARIOS
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support import rule


def with_boards(*boards: tuple[str, int, int]) -> dict[str, Any]:
    return a_document(boards=[{"side": side, "column": column, "row": row} for side, column, row in boards])


@rule("TOI-CMP-02")
def test_a_board_is_there_once_whatever_its_side() -> None:
    [problem] = SCENARIOS.problems(with_boards(("1A", 0, 0), ("1B", 1, 0)))
    assert (problem.rule, problem.message) == ("TOI-CMP-02", "board 1 is used 2 times (1A, 1B); the box has one")


@rule("TOI-SET-18")
@pytest.mark.parametrize(
    ("boards", "message"),
    [
        ([("1A", 0, 0), ("2A", 0, 0)], "2 boards lie in column 0, row 0"),
        ([("1A", 0, 0), ("2A", 1, 1)], "board 2A lies apart from the first one of the map"),
        ([("1A", 1, 0), ("2A", 2, 0)], "no board lies in column 0; the first one lies in column 1"),
    ],
)
def test_boards_make_one_map(boards: list[tuple[str, int, int]], message: str) -> None:
    [problem] = SCENARIOS.problems(with_boards(*boards))
    assert (problem.rule, problem.message) == ("TOI-SET-18", message)
