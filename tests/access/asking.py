"""Ask an address as somebody, and say in a word what they were told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any, Final

from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.shortcuts import resolve_url
from django.test import Client

from tests.access.world import World

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")
WORDS: Final[dict[int, str]] = {
    HTTPStatus.UNAUTHORIZED: "log in",
    HTTPStatus.FORBIDDEN: "refused",
    HTTPStatus.NOT_FOUND: "not found",
    HTTPStatus.METHOD_NOT_ALLOWED: "no method",
}


class Person:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, user: User | None = None, token: str = "") -> None:
        self.client = Client(raise_request_exception=False)
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        if user is not None:
            self.client.force_login(user)

    def ask(self, method: str, address: str) -> tuple[str, bytes]:
        """Return the word for the answer, and the whole answer. Nothing that the request wrote stays."""
        headers = {**self.headers, "Idempotency-Key": "asked-by-everybody"}
        body = "" if method == "GET" else "{}"
        with undone():
            response: Any = self.client.generic(method, address, body, _type_of(address), headers=headers)
            content = b"".join(response.streaming_content) if response.streaming else response.content
        where = response.headers.get("Location", "")
        return told(response.status_code, where), content + where.encode()


def _type_of(address: str) -> str:
    return "application/json" if address.startswith("/api/") else "application/x-www-form-urlencoded"


@contextmanager
def undone() -> Iterator[None]:
    """Take back what is written inside."""
    with transaction.atomic():
        try:
            yield
        finally:
            transaction.set_rollback(True)


def told(status: int, where: str) -> str:
    """Say an answer in a word: "in" also where the empty request is refused after somebody was let in."""
    if where.startswith(resolve_url(settings.LOGIN_URL)):
        return "log in"
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return f"error {status}"
    return WORDS.get(status, "in")


def everybody(owner: User) -> dict[str, Person]:
    """All who ask, by the names of the table."""
    users = User.objects
    banned = users.create_user("banned")
    people = {
        "visitor": Person(),
        "owner": Person(owner),
        "other": Person(users.create_user("other")),
        "staff": Person(users.create_superuser("keeper")),
        "banned": Person(banned),
    }
    users.filter(pk=banned.pk).update(is_active=False)
    return people


def programs(world: World) -> dict[str, Person]:
    """A program for each token."""
    return {name: Person(token=text) for name, text in world.tokens.items()}
