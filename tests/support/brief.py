"""A pytest plugin: what pytest and its plugins do around each test is done only where it has an effect.

There are fifteen thousand tests, most of them of a few milliseconds. In a run of several processes half of the time
around a test went into messages about it: that it begins, that its fixtures are ready and taken down, that it ended.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from _pytest.runner import runtestprotocol

WORTH_TELLING_S = 0.1
"""Fixtures that take longer stand among the slowest at the end of a run (`--durations`)."""

ACT_ON_MARKS: Mapping[str, str] = {
    "_django_db_marker": "django_db",
    "_django_set_urlconf": "urls",
    "_django_isolate_apps": "django_isolate_apps",
    "_template_string_if_invalid_marker": "ignore_template_errors",
}
"""Fixtures of pytest-django that every test has, and the mark without which each of them does nothing."""
FOR_CLASSES = "_django_setup_unittest"
"""Another one, which acts on tests in classes of Django's."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        names: list[str] = getattr(item, "fixturenames", [])
        if idle := idle_fixtures(item).intersection(names):
            vars(item)["fixturenames"] = [name for name in names if name not in idle]


def idle_fixtures(item: pytest.Item) -> set[str]:
    """The names of the fixtures that do nothing for this test."""
    idle = {name for name, mark in ACT_ON_MARKS.items() if item.get_closest_marker(mark) is None}
    return idle if getattr(item, "cls", None) else {*idle, FOR_CLASSES}


class Brief:
    """A plugin of the processes that run tests: they send only those reports that the printing process shows."""

    @pytest.hookimpl
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        for report in runtestprotocol(item, log=False, nextitem=nextitem):
            if is_worth_telling(report):
                item.ihook.pytest_runtest_logreport(report=report)
        return True


def is_worth_telling(report: pytest.TestReport) -> bool:
    """Not that fixtures were ready at once, or taken down."""
    return report.when == "call" or not report.passed or report.duration > WORTH_TELLING_S


def pytest_configure(config: pytest.Config) -> None:
    # A run that names each test as it begins (-v) gets all messages.
    if hasattr(config, "workerinput") and config.get_verbosity() <= 0:
        config.pluginmanager.register(Brief())
