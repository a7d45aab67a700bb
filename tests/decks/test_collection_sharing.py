"""Sharing a collection: who sees it by the link, and that a withdrawn or wrong link finds nothing."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import collecting
from decks.models import new_public_id

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner() -> User:
    ada = User.objects.create_user("ada-the-collector")
    collecting.own(owner=ada, counts={"01038": (1, 2), "01157": (2, 0)})
    return ada


@pytest.fixture
def hers(owner: User) -> Client:
    client = Client()
    client.force_login(owner)
    return client


def link(hers: Client) -> str:
    """The link on the page of the collection."""
    found = re.search(r"http://testserver(/collection/shared/[a-z2-7]{26})", hers.get("/collection").content.decode())
    assert found
    return found[1]


def test_nobody_sees_a_collection_that_is_not_shared(hers: Client, owner: User, client: Client) -> None:
    assert "/collection/shared/" not in hers.get("/collection").content.decode()
    assert collecting.share_id_of(owner) is None
    assert client.get(f"/collection/shared/{new_public_id()}").status_code == 404
    assert client.get("/collection/shared/None").status_code == 404
    assert client.get("/collection/shared/").status_code == 404


def test_whoever_has_the_link_reads_the_cards_and_not_the_owner(hers: Client, client: Client) -> None:
    assert hers.post("/collection/share").status_code == 302
    answer = client.get(link(hers))
    html = answer.content.decode()
    assert answer.status_code == 200 and "3 cards and 2 dice" in html
    assert "Rey" in html and "Take Cover" in html and "ada-the-collector" not in html
    assert answer["X-Robots-Tag"] == "noindex, nofollow" and 'name="robots" content="noindex' in html
    assert "private" in answer["Cache-Control"] and "no-store" in answer["Cache-Control"]
    assert answer["Referrer-Policy"] == "no-referrer"
    assert client.post(link(hers), {"cards-01038": "9"}).status_code == 405


def test_a_link_stays_the_same_until_it_is_withdrawn(hers: Client, client: Client) -> None:
    hers.post("/collection/share")
    first = link(hers)
    hers.post("/collection/share")
    assert link(hers) == first
    hers.post("/collection/share", {"withdraw": "1"})
    assert client.get(first).status_code == 404 and hers.get(first).status_code == 404
    hers.post("/collection/share")
    assert link(hers) != first and client.get(first).status_code == 404
    assert client.get(link(hers)).status_code == 200


def test_only_its_owner_shares_and_withdraws(hers: Client, client: Client) -> None:
    hers.post("/collection/share")
    client.force_login(User.objects.create_user("ben"))
    client.post("/collection/share", {"withdraw": "1"})
    assert client.get(link(hers)).status_code == 200
    assert hers.get("/collection/share").status_code == 405
    assert Client().post("/collection/share").status_code == 302


def test_the_numbers_outlive_the_link_and_empty_collections_are_told(client: Client) -> None:
    ben = User.objects.create_user("ben")
    address = f"/collection/shared/{collecting.share(owner=ben)}"
    assert "The collection is empty." in client.get(address).content.decode()
    collecting.own(owner=ben, counts={"01038": (1, 1)})
    collecting.withdraw(owner=ben)
    assert collecting.owned_by(ben) == {"01038": (1, 1)}
