"""The greedy agent takes what there is to take and keeps what there is to keep."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.scenario import SCENARIOS
from tests.sandtable.games.tide_of_iron.greedy_beats_random import won
from tests.support.depth import variants

PAIRS = 3
"""`greedy_beats_random.py` plays many; these are enough to see an agent that has lost its way."""


@pytest.mark.slow
@pytest.mark.parametrize("slug", variants(SCENARIOS.slugs, SCENARIOS.slugs[::3]))
def test_greedy_beats_random_on_both_sides(slug: str) -> None:
    american, german = won(slug, PAIRS)
    assert american >= PAIRS - 1 and german >= PAIRS - 1
