"""An account, and a program that calls the API with one of its tokens."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import count

import pytest
from django.contrib.auth.models import User
from django.utils import timezone
from rest_framework.test import APIClient

from accounts.models import AccessToken
from accounts.services import create_token

Made = tuple[AccessToken, str]
_numbers = count(1)


@pytest.fixture
def ada(db: None) -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def make(ada: User) -> Callable[..., Made]:
    """Makes a token of Ada's: `make("read", "decks")`."""

    def made(*scopes: str, owner: User = ada, expires_at: datetime | None = None, name: str = "script") -> Made:
        return create_token(
            owner=owner, name=name, scopes=scopes or ("read",), expires_at=expires_at, form_key=f"form{next(_numbers)}",
            at=timezone.now(),
        )  # fmt: skip

    return made


@pytest.fixture
def program() -> Callable[[str], APIClient]:
    """A caller that sends this token and no cookie; it insists on CSRF tokens as a server does."""

    def calling(text: str) -> APIClient:
        client = APIClient(enforce_csrf_checks=True, raise_request_exception=False)
        client.credentials(HTTP_AUTHORIZATION=f"Bearer {text}")
        return client

    return calling
