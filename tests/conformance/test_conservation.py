"""No choice of the players loses, doubles or invents a piece."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.examples import EXAMPLES, start
from tests.conformance.walks import decisions
from tests.support.depth import games

NAMES = sorted(EXAMPLES)
GAMES = games(5, deep=30)


@pytest.mark.deep
def test_the_pieces_are_conserved_in_random_games(name: str) -> None:
    for seed in range(GAMES):
        for state in decisions(name, seed):
            assert EXAMPLES[name].census(state) == []


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from(NAMES), seed=st.integers(0, 2**32), answers=st.lists(st.integers(0, 50), max_size=300))
def test_the_pieces_are_conserved_whatever_is_answered(name: str, seed: int, answers: list[int]) -> None:
    """Hypothesis looks for the shortest list of answers that breaks something."""
    state = start(name, seed)
    for answer in answers:
        if state.seat() < 0:
            break
        state.apply(answer % state.count())
        assert EXAMPLES[name].census(state) == []
