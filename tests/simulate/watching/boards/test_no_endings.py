"""A walk over everything that can be clicked on a board: nothing of it passes, claims or ends a phase.

The log of the game judges, and not the list of options that a game says to be endings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from sandtable.engine.game import State
from sandtable.engine.viewing import view
from simulate.watching.boards import all_boards, board_of
from simulate.watching.boards.board import choices_at
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions
from tests.support.depth import games

pytestmark = pytest.mark.deep

ENDINGS = {"pass", "passed", "claim", "phase over", "decline", "refuse"}
"""The kinds of lines that tell of an ending, in the words of all games."""
STATES = games(40, deep=200)


def states(name: str) -> Iterator[State]:
    """Different moments of random games."""
    shown = next(key for key, each in EXAMPLES.items() if each.game == name)
    for seed in range(STATES):
        yield from decisions(shown, seed, every=5)


def clicked(name: str, state: State) -> set[int]:
    """The options that clicks on the board take."""
    seen, board = view(name, state, state.seat()), board_of(name)
    assert board is not None
    html = board.draw(seen, ["x" for _ in seen.seats], choices=choices_at(seen), is_step=True)
    return {int(each) for found in re.findall(r'data-choices="([\d ]+)"', html) for each in found.split()}


def told_at_once(state: State, option: int) -> set[str]:
    """The kinds of lines that the seat's own answer brings."""
    seat, copy = state.seat(), state.clone()
    copy.record()
    known = len(copy.events())
    copy.apply(option)
    return {event.kind for event in copy.events()[known : known + 1] if event.seat == seat}


def test_no_click_on_a_board_passes_claims_or_ends_a_phase() -> None:
    ended = set()
    for name in all_boards():
        clicks = 0
        for state in islice(states(name), STATES):
            on_board = clicked(name, state)
            ends = {option for option in range(state.count()) if told_at_once(state, option) & ENDINGS}
            assert not ends & on_board, f"{name}: options {ends & on_board} of {state.ask()}"
            ended |= {name} if ends else set()
            clicks += len(on_board)
        assert clicks >= STATES, f"{name}: hardly anything can be clicked"
    assert len(ended) >= len(all_boards()) - 1, "in all games but one somebody passes or declines"
