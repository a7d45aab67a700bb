"""The frame and the front page for somebody who is not logged in: no link of "Playtests" ends at a log-in form."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.support.pages import hrefs_of

pytestmark = pytest.mark.django_db
OWN, PUBLIC = "/playtests", "/playtests/public"


@pytest.mark.parametrize("path", ["/", "/cards", "/decks"])
def test_playtests_are_those_of_everybody_for_a_visitor(client: Client, path: str) -> None:
    links = hrefs_of(client.get(path).content.decode())
    assert PUBLIC in links and OWN not in links
    assert client.get(PUBLIC).status_code == 200


def test_playtests_are_the_own_ones_after_logging_in(client: Client, django_user_model: type[User]) -> None:
    client.force_login(django_user_model.objects.create_user("ada"))
    assert OWN in hrefs_of(client.get("/cards").content.decode())
