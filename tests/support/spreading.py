"""A pytest plugin for runs in several processes: a file stays together, and what takes long begins."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

SERVERS = ("service", "browser", "chromium", "postgres_server")
"""Fixtures of servers. Each process starts its own when it first needs one, and keeps it to the end."""

STANDS_BACK = 5
"""The niceness of the other processes: no run ends sooner than the one with the tests on the whole service."""
STOP_THE_SERVICE = pytest.StashKey[Callable[[], object]]()
"""The service is there and can be stopped."""


def group_of(item: pytest.Item) -> str:
    """A file runs in one process, which starts its fixtures once; "" for a test marked `apart`, which shares none.

    All tests on the whole service run in one: its five processes take longer to start than most journeys, and more of
    the processor while they wait for work than one may think.
    """
    if needs_the_service(item):
        return "service"
    return "" if item.get_closest_marker("apart") else item.nodeid.partition("::")[0]


def needs_the_service(item: pytest.Item) -> bool:
    return "service" in getattr(item, "fixturenames", ())


def is_long(item: pytest.Item) -> bool:
    """True for a test that takes more than a few seconds, as all do that look at pages in a browser."""
    return item.get_closest_marker("slow") is not None or bool(set(SERVERS) & set(getattr(item, "fixturenames", ())))


class LongFirst:
    """Sorts the tests: those on the whole service, other long ones, short ones for the gaps."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        long = {group_of(item) for item in items if is_long(item)} - {""}
        items.sort(key=lambda item: (not needs_the_service(item), not (is_long(item) or group_of(item) in long)))


class StandsBack:
    """Makes a process nice that begins with another test than one on the whole service."""

    is_new = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        if self.is_new and not needs_the_service(item):
            os.nice(STANDS_BACK)
        self.is_new = False


class EndsTheService:
    """Stops the whole service after the last test on it: its idle processes take a twentieth of a processor."""

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_teardown(self, item: pytest.Item, nextitem: pytest.Item | None) -> None:
        if needs_the_service(item) and nextitem is not None and not needs_the_service(nextitem):
            item.config.stash.get(STOP_THE_SERVICE, lambda: None)()


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("processes", 0):
        config.pluginmanager.register(LongFirst())
        config.pluginmanager.register(StandsBack())
        config.pluginmanager.register(EndsTheService())
