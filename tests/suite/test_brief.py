"""Runs of several processes tell every outcome, and a mark of Django's brings the fixture that acts on it."""

from __future__ import annotations

import os

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse
from pytest_django import plugin

from tests.suite.conftest import RunApart
from tests.support.brief import ACT_ON_MARKS, FOR_CLASSES, FOR_LIVE_SERVERS, FOR_MAIL, FOR_SITES

TESTS = """
import time
import pytest

@pytest.fixture
def broken():
    raise ValueError("no fixture")

@pytest.fixture
def untidy():
    yield
    raise ValueError("not taken down")

@pytest.fixture
def sluggish():
    time.sleep(0.2)

def test_passes(): pass
def test_fails(): print("said before"); assert 1 == 2
def test_has_no_fixture(broken): pass
def test_leaves_a_mess(untidy): pass
def test_is_skipped(): pytest.skip("for a reason")
def test_is_sluggish(sluggish): pass
"""


def test_every_outcome_is_told_by_several_processes(
    pytester: pytest.Pytester, run_apart: RunApart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STRICT", raising=False)  # the skipped test below stays one
    pytester.makepyfile(test_outcomes=TESTS)
    brief = ("--processes", "2", "-p", "tests.support.processes", "-W", "ignore", "-rA", "--durations", "3")
    told = run_apart(*brief)
    told.assert_outcomes(passed=3, failed=1, errors=2, skipped=1)
    told.stdout.fnmatch_lines_random(
        [
            "*no fixture*", "*not taken down*", "*said before*", "*for a reason*",
            "*s setup *test_outcomes.py::test_is_sluggish",
        ]
    )  # fmt: skip


@pytest.mark.django_db
def test_a_marked_test_has_a_database_and_an_empty_box_of_mails(request: pytest.FixtureRequest) -> None:
    assert {"_django_db_marker", FOR_MAIL} <= set(request.fixturenames)
    assert "_django_set_urlconf" not in request.fixturenames


def test_so_has_one_with_a_fixture_that_needs_a_database(db: None, request: pytest.FixtureRequest) -> None:
    assert FOR_MAIL in request.fixturenames


@pytest.mark.urls("tests.web.api_urls")
def test_a_marked_test_has_addresses_of_its_own() -> None:
    assert settings.ROOT_URLCONF == "tests.web.api_urls"


def test_a_test_without_marks_waits_for_no_fixture_of_theirs(request: pytest.FixtureRequest) -> None:
    idle = {*ACT_ON_MARKS, FOR_CLASSES, FOR_LIVE_SERVERS, FOR_MAIL, FOR_SITES, "monkeypatch"}
    assert not idle.intersection(request.fixturenames)
    assert settings.ROOT_URLCONF != "tests.web.api_urls"


def test_a_test_that_asks_for_monkeypatch_has_it(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    assert "monkeypatch" in request.fixturenames


@pytest.fixture
def patched(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("ONLY_FOR_A_TEST", "1")
    return os.environ["ONLY_FOR_A_TEST"]


def test_a_fixture_that_asks_for_it_gets_it(patched: str) -> None:
    assert patched == "1"


def test_what_a_fixture_patched_is_as_before() -> None:
    assert "ONLY_FOR_A_TEST" not in os.environ


def test_every_such_fixture_is_one_of_the_plugin() -> None:
    """After a change of names there they would come back unseen."""
    assert all(hasattr(plugin, name) for name in (*ACT_ON_MARKS, FOR_CLASSES, FOR_LIVE_SERVERS, FOR_MAIL, FOR_SITES))


def test_a_page_is_noted_with_its_context_and_the_pieces_inside_are_not(client: Client, db: None) -> None:
    answer = client.get(reverse("account_login"))
    told = {template.name for template in answer.templates}
    assert "account/login.html" in told and "base.html" not in told
    assert answer.context["form"].fields
    assert "</html>" in answer.content.decode(), "what is not noted is shown all the same"
