"""A pytest plugin: nothing is skipped in silence, and every run tells of waits that had nothing to wait for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.support import waiting
from tests.support.programs import STRICT

COLLECTED = pytest.StashKey[dict[Path, set[str]]]()
"""By test file, the names of all its tests that pytest has found, whether they are selected or not."""
NOT_TO_BE_HAD = ("outside_data", "hosts")
"""Marks of tests on data that the project may not contain, and on hosts that a container may not make."""
_NEVER_WAITED = pytest.StashKey[list[str]]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Remember everything that was found before -k and -m take some of it away."""
    found: defaultdict[Path, set[str]] = defaultdict(set)
    for item in items:
        name = getattr(item, "originalname", None) or item.name
        group = getattr(item, "cls", None)
        found[item.path].add(f"{group.__name__}::{name}" if group else name)
    config.stash[COLLECTED] = found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under STRICT every skip is a failure, except for what nobody can install here: foreign data, and hosts."""
    report = yield
    if STRICT and report.skipped and not any(map(item.get_closest_marker, NOT_TO_BE_HAD)):
        vars(report).pop("wasxfail", None)  # pytest counts no failure of a test that is known to fail
        report.outcome = "failed"
        report.longrepr = f"skipped, and STRICT=1 forbids that: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a file that skips itself while it is collected."""
    report = yield
    if STRICT and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, and STRICT=1 forbids that: {report.longrepr}"
    return report


def hear(config: pytest.Config, told: list[str]) -> None:
    """Note the waits of another process of this run that had nothing to wait for."""
    config.stash.setdefault(_NEVER_WAITED, []).extend(told)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    found = sorted({*config.stash.get(_NEVER_WAITED, []), *waiting.waits_for_nothing()})
    if found:
        terminalreporter.write_sep("=", "waits whose condition was true at once, every time")
        for line in found:
            terminalreporter.write_line(line)
