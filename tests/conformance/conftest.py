"""Every test with an argument `name` runs for every registered game."""

from __future__ import annotations

import pytest

from simulate.engine.registry import all_games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(all_games()))
