"""A pytest plugin: what pytest and its plugins do around each test is done only where it has an effect.

There are sixteen thousand tests, most of them of a few milliseconds. A fixture that does nothing, or a message that
nobody reads (`is_worth_telling`), would take as long.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

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


def is_worth_telling(report: pytest.TestReport) -> bool:
    """Whether the process that prints has a use for it: not that fixtures were ready at once, or taken down."""
    return report.when == "call" or not report.passed or report.duration > WORTH_TELLING_S
