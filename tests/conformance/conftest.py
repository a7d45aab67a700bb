"""Every test with an argument `name` runs for every example, so for every registered game."""

from __future__ import annotations

import pytest

from tests.conformance.examples import EXAMPLES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(EXAMPLES))
