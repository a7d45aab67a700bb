"""Two amounts of work: enough to prove what a test says, and far more under `make deep`."""

from __future__ import annotations

import os
from collections.abc import Container, Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

IS_DEEP = os.environ.get("SANDTABLE_DEEP", "") not in ("", "0")


def games(usual: int, *, deep: int) -> int:
    """The number of games, histories or documents for a test with the marker `deep`."""
    return deep if IS_DEEP else usual


def variants(values: Iterable[T], usual: Container[T]) -> list[Any]:
    """Values for `parametrize`: `make test` takes the usual ones, which show what all have in common."""
    alone = [pytest.mark.deep(only=True), pytest.mark.slow]
    return [value if value in usual else pytest.param(value, marks=alone) for value in values]


def brokers(usual: str) -> list[str]:
    """The brokers on which a test runs that is the same on both: all of them with the marker `deep`, usually one."""
    return ["files", "redis"] if IS_DEEP else [usual]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep-too", action="store_true", help="run tests of `make deep` too, with the usual amounts")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A pytest plugin: what is marked `deep(only=True)` is left out of usual runs, which count it as deselected."""
    is_run = IS_DEEP or config.getoption("deep_too")
    left_out = [] if is_run else [item for item in items if is_only_deep(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_only_deep(item)]


def is_only_deep(item: pytest.Item) -> bool:
    """Whether `make test` proves the same in less time by other tests (docs/development.md says by which)."""
    return any(mark.kwargs.get("only", False) for mark in item.iter_markers("deep"))
