"""Every test here may use the toy game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.toy_game import toy_game_registered


@pytest.fixture(autouse=True)
def _toy_game() -> Iterator[None]:
    with toy_game_registered():
        yield
