"""A pytest plugin: what pytest and its plugins do around each test is done only where it has an effect.

There are sixteen thousand tests, most of them of a few milliseconds. A fixture that does nothing, or a message that
nobody reads (`is_worth_telling`), would take as long.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from django.apps import apps
from django.template.base import Template
from django.test.signals import template_rendered

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
FOR_LIVE_SERVERS = "_live_server_helper"
FOR_MAIL = "_dj_autoclear_mailbox"
"""One that empties the box of mails; none is sent without a database."""
FOR_SITES = "_django_clear_site_cache"
"""One that acts where `django.contrib.sites` is installed."""
OF_OTHERS = "monkeypatch"
"""A fixture that one of those above asks for, so every test would have it."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        names: list[str] = getattr(item, "fixturenames", [])
        if idle := idle_fixtures(item).intersection(names):
            vars(item)["fixturenames"] = [name for name in names if name not in idle]


def idle_fixtures(item: pytest.Item) -> set[str]:
    """The names of the fixtures that do nothing for this test."""
    names = getattr(item, "fixturenames", ())
    has_database = item.get_closest_marker("django_db") is not None or "db" in names or "transactional_db" in names
    acts = {
        FOR_CLASSES: getattr(item, "cls", None) is not None,
        FOR_LIVE_SERVERS: "live_server" in names,
        FOR_MAIL: has_database,
        FOR_SITES: apps.is_installed("django.contrib.sites"),
        OF_OTHERS: OF_OTHERS in getattr(item, "_fixtureinfo").argnames,  # noqa: B009 - a fixture's own wish is met
        **{name: item.get_closest_marker(mark) is not None for name, mark in ACT_ON_MARKS.items()},
    }
    return {name for name, does_act in acts.items() if not does_act}


def is_worth_telling(report: pytest.TestReport) -> bool:
    """Whether the process that prints has a use for it: not that fixtures were ready at once, or taken down."""
    return report.when == "call" or not report.passed or report.duration > WORTH_TELLING_S


@pytest.fixture(scope="session")
def django_test_environment(django_test_environment: None) -> None:
    """As Django makes it; but a page alone is noted for `response.context`, and not the hundred pieces inside it."""
    setattr(Template, "_render", rendered)  # noqa: B010 - types do not allow another method


def rendered(template: Any, context: Any) -> Any:
    """The text of a template, in place of `Template._render`; Django's own notes every widget and included piece."""
    if context.template is template:
        template_rendered.send(sender=template, template=template, context=context)
    return template.nodelist.render(context)
