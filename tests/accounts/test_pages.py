"""The page of tokens."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from rest_framework.test import APIClient

from accounts.models import AccessToken

pytestmark = pytest.mark.django_db
PAGE = "/account/tokens"


@pytest.fixture
def adas(ada: User) -> Client:
    client = Client(enforce_csrf_checks=False)
    client.force_login(ada)
    return client


def a_form(**more: Any) -> dict[str, Any]:
    return {"name": "curl", "scopes": ["read"], "days": "30", "key": str(uuid4()), **more}


def the_token(page: str) -> str:
    found = re.search(r'id="new-token"[^>]*>(sand_\w+)<', page)
    assert found is not None, page
    return found[1]


def test_a_token_is_shown_once_and_works(adas: Client, program: Callable[[str], APIClient]) -> None:
    made = adas.post(PAGE, a_form())
    text = the_token(made.content.decode())
    assert "no-store" in made["Cache-Control"]
    assert program(text).get("/api/v1/playtests").status_code == 200
    again = adas.get(PAGE).content.decode()
    assert text not in again and text[:9] in again


def test_a_form_sent_twice_makes_one_token(adas: Client) -> None:
    form = a_form()
    adas.post(PAGE, form)
    second = adas.post(PAGE, form, follow=True)
    assert AccessToken.objects.count() == 1
    assert "shown only once" in second.content.decode()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"name": "x" * 500}, "at most 60"),
        ({"name": ""}, "required"),
        ({"scopes": []}, "required"),
        ({"scopes": ["root"]}, "root"),
        ({"days": "9999999999999"}, "9999999999999"),
    ],
)
def test_a_wrong_form_says_why_and_makes_nothing(adas: Client, wrong: dict[str, Any], says: str) -> None:
    answer = adas.post(PAGE, a_form(**wrong))
    assert answer.status_code == 422 and says in answer.content.decode()
    assert not AccessToken.objects.exists()


def test_a_hostile_name_is_text_on_the_page(adas: Client) -> None:
    page = adas.post(PAGE, a_form(name="<script>alert(1)</script>")).content.decode()
    assert "<script>alert" not in page and "&lt;script&gt;alert(1)" in page


def test_only_the_owner_revokes_and_sees_a_token(adas: Client, make: Callable[..., Any]) -> None:
    token, _text = make(name="mine alone")
    stranger = Client()
    stranger.force_login(User.objects.create_user("mallory"))
    address = f"{PAGE}/{token.public_id}/revoke"
    assert stranger.post(address).status_code == 404
    assert "mine alone" not in stranger.get(PAGE).content.decode()
    assert adas.get(address).status_code == 405
    token.refresh_from_db()
    assert token.revoked_at is None
    assert "is revoked" in adas.post(address, follow=True).content.decode()
    token.refresh_from_db()
    first = token.revoked_at
    adas.post(address)
    token.refresh_from_db()
    assert first is not None and token.revoked_at == first


def test_revoking_needs_the_forms_csrf_token(ada: User, make: Callable[..., Any]) -> None:
    token, _text = make()
    client = Client(enforce_csrf_checks=True)
    client.force_login(ada)
    assert client.post(f"{PAGE}/{token.public_id}/revoke").status_code == 403
    assert client.post(PAGE, a_form()).status_code == 403


def test_nobody_sees_the_page_without_logging_in(client: Client) -> None:
    assert client.get(PAGE).status_code == client.post(PAGE, a_form()).status_code == 302


def test_the_field_to_log_in_says_which_names_it_takes(client: Client) -> None:
    page = client.get(reverse("account_login")).content.decode()
    assert "User name or e-mail address" in page and ">Login<" not in page
