"""The small games of the tests, beside the games of the project while a test runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.harvest import harvest_registered
from tests.support.skirmish import skirmish_registered
from tests.support.toy_game import toy_game_registered


@pytest.fixture(autouse=True)
def toy_games() -> Iterator[None]:
    """The toy game, the skirmish and the harvest, for every test of a folder whose `conftest.py` imports this."""
    with toy_game_registered(), skirmish_registered(), harvest_registered():
        yield
