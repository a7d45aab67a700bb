"""Fixtures for tests of asking: somebody who is logged in, and scenarios with the problems that a test gives them."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from scenarios.checking import Problem
from tests.support.few_chunks import few_chunks as few_chunks
from tests.support.few_chunks import usual_chunks as usual_chunks
from tests.support.playtests import a_user


@pytest.fixture
def user() -> Any:
    return a_user()


@pytest.fixture
def as_user(client: Any, user: Any) -> Any:
    """A client for pages; the user is logged in."""
    client.force_login(user)
    return client


@pytest.fixture
def api(user: Any) -> Any:
    """A client for the API; the user is logged in."""
    client = APIClient()
    client.force_login(user)
    return client


@pytest.fixture
def problems(monkeypatch: pytest.MonkeyPatch) -> list[Problem]:
    """The problems of every scenario: none until a test adds some. The games here have no rules for scenarios."""
    found: list[Problem] = []
    for module in ("playable", "verdicts"):
        monkeypatch.setattr(f"scenarios.{module}.lint", lambda *_given: list(found))
    return found
