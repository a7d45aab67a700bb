"""The head of a page is drawn once for each page and reader; what belongs to one request alone is put in afterwards."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

pytestmark = pytest.mark.django_db


def head(client: Client, address: str) -> str:
    return client.get(address).content.decode().split("</header>")[0]


def test_nobody_sees_the_head_of_another_reader() -> None:
    ada, bob = Client(), Client()
    ada.force_login(User.objects.create_user("ada"))
    bob.force_login(User.objects.create_user("bob"))
    assert ">ada<" in head(ada, "/cards") and ">bob<" in head(bob, "/cards")
    assert ">ada<" not in head(bob, "/cards") and "Log in" in head(Client(), "/cards")


def test_each_log_out_has_the_token_of_its_own_session() -> None:
    user = User.objects.create_user("ada")
    for _ in range(2):
        browser = Client(enforce_csrf_checks=True)
        browser.force_login(user)
        found = re.search(r'name="csrfmiddlewaretoken" value="([A-Za-z0-9]{64})"', head(browser, "/cards"))
        assert found
        sent = {"csrfmiddlewaretoken": found[1]}
        assert browser.post("/account/logout/", sent).status_code == 302


def test_the_log_in_leads_back_to_each_address() -> None:
    for address, back in (("/cards?q=a b&x=1", "/cards%3Fq%3Da%2520b%26x%3D1"), ("/cards?q=c", "/cards%3Fq%3Dc")):
        assert f'?next={back}"' in head(Client(), address)


def test_the_place_in_the_navigation_is_that_of_the_page() -> None:
    assert '<a href="/cards" aria-current="page">' in head(Client(), "/cards")
    assert '<a href="/cards" aria-current="true">' in head(Client(), "/sets")
    assert '<a href="/cards">' in head(Client(), "/decks")
