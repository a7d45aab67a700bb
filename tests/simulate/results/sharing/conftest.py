"""A finished playtest of Ada's, and people who look at it."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from simulate.models import Batch
from tests.support.playtests import a_batch, a_user, play_all


@pytest.fixture
def ada(db: None) -> Any:
    return a_user("ada")


@pytest.fixture
def batch(ada: Any) -> Batch:
    made = a_batch(ada, pairs=5)
    play_all()
    made.refresh_from_db()
    return made


@pytest.fixture
def owner(ada: Any) -> Client:
    client = Client()
    client.force_login(ada)
    return client


@pytest.fixture
def stranger(db: None) -> Client:
    """Somebody with an account of their own."""
    client = Client()
    client.force_login(a_user("ben"))  # type: ignore[arg-type]
    return client


@pytest.fixture
def visitor(db: None) -> Client:
    """Somebody without an account."""
    return Client()
