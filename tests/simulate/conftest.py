"""Every test here may use the toy game, the skirmish and the harvest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.harvest import harvest_registered
from tests.support.skirmish import skirmish_registered
from tests.support.toy_game import toy_game_registered


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with toy_game_registered(), skirmish_registered(), harvest_registered():
        yield
