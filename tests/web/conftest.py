"""Callers of the test API."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import caches
from rest_framework.test import APIClient

from web.api import docs


@pytest.fixture
def user(db: None) -> User:
    return User.objects.create_user("rey")


@pytest.fixture
def api(user: User) -> APIClient:
    """Somebody logged in; errors become responses, as on a server."""
    client = APIClient(raise_request_exception=False)
    client.force_login(user)
    return client


@pytest.fixture
def anybody(db: None) -> APIClient:
    """Somebody without an account."""
    return APIClient(raise_request_exception=False)


@pytest.fixture
def docs_made_anew() -> Iterator[None]:
    """The page of the API tells the calls of a test, and afterwards those of the service again.

    A process keeps what it has made, and so does the cache of results.
    """
    forget_docs()
    yield
    forget_docs()


def forget_docs() -> None:
    docs.groups.cache_clear()
    caches["results"].clear()
