"""A finished playtest of Ada's, and people who look at it."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.test import Client

from simulate.models import Batch
from tests.support.kept_rows import KeptRows
from tests.support.playtests import a_batch, a_user, play_all


def played_by_ada() -> int:
    """The key of a finished playtest."""
    made = a_batch(get_user_model().objects.get(username="ada"), pairs=5)
    play_all()
    return int(made.pk)


ADA = KeptRows(lambda: a_user("ada").pk)
PLAYED = KeptRows(played_by_ada)


@pytest.fixture
def ada(db: None) -> Any:
    return get_user_model().objects.get(pk=ADA.put_back())


@pytest.fixture
def batch(ada: Any) -> Batch:
    return Batch.objects.get(pk=PLAYED.put_back())


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
