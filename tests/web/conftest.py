"""Callers of the test API."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient


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
