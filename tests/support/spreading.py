"""A pytest plugin for runs in several processes: what shares something stays together, and what takes long begins."""

from __future__ import annotations

import pytest

SHARED = ("service", "browser", "chromium", "postgres_server")
"""Fixtures that are expensive to start; all tests that use one of them run in one process."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tell pytest-xdist (`--dist loadgroup`) which tests belong together."""
    for item in items:
        if name := group_of(item):
            item.add_marker(pytest.mark.xdist_group(name))


def group_of(item: pytest.Item) -> str:
    """A file runs in one process, which starts its fixtures once; "" for a test marked `apart`, which shares none."""
    if set(SHARED) & set(getattr(item, "fixturenames", ())):
        return "servers"
    return "" if item.get_closest_marker("apart") else item.nodeid.partition("::")[0]


class LongFirst:
    """Sorts the tests of a process that runs a part of them; the short ones at the end fill the gaps."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        slow = {group_of(item) for item in items if item.get_closest_marker("slow")} - {""}
        items.sort(key=lambda item: not (item.get_closest_marker("slow") or group_of(item) in slow))


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(LongFirst())
