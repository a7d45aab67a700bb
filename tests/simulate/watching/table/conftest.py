"""Two people at one table."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django.fixtures import Settings

from simulate.models import SeatedGame
from tests.support.people import a_browser, a_shared_table, sit_down, somebody


@pytest.fixture(autouse=True)
def folder(settings: Settings, tmp_path: Path) -> Path:
    """Kept replays lie here."""
    settings.VAR_DIR = tmp_path
    return tmp_path


@pytest.fixture
def ada(db: None) -> User:
    return somebody("ada")


@pytest.fixture
def bob(db: None) -> User:
    return somebody("bob")


@pytest.fixture
def as_ada(ada: User) -> Client:
    return a_browser(ada)


@pytest.fixture
def as_bob(bob: User) -> Client:
    return a_browser(bob)


@pytest.fixture
def free(ada: User) -> SeatedGame:
    """A table of Ada's with a free seat."""
    return a_shared_table(ada)


@pytest.fixture
def both(free: SeatedGame, bob: User) -> SeatedGame:
    """Ada and Bob at one table."""
    sit_down(free, bob)
    return free
