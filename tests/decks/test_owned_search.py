"""Cards that the reader owns: the keys `own` and `owndice`, and the chip of the builder; each reader has their own."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from decks import collecting
from decks.models import Deck
from sandtable.games.destiny.facts import prints_of
from tests.catalog.conftest import catalogue

__all__ = ["catalogue"]

pytestmark = pytest.mark.django_db
REY, ISOLATION = "01038", "09010"


@pytest.fixture(autouse=True)
def collection(ada: User) -> None:
    collecting.own(owner=ada, counts={REY: (1, 2), ISOLATION: (3, 0)})


def total(client: Client, query: str, status: int = 200) -> int:
    answer = client.get("/cards", {"q": query})
    assert answer.status_code == status, query
    found = re.search(r'<strong class="num">\s*(\d+) card', answer.content.decode())
    assert found
    return int(found[1])


def test_all_prints_of_an_owned_card_are_found(as_ada: Client) -> None:
    assert total(as_ada, "own>=1") == len(prints_of(REY)) + len(prints_of(ISOLATION))
    assert total(as_ada, "own>=3") == len(prints_of(ISOLATION)) >= 2
    assert total(as_ada, "owndice=2") == len(prints_of(REY))
    assert total(as_ada, "own>=1 t:character") == len(prints_of(REY))


def test_facets_and_negation_hold_for_it(as_ada: Client) -> None:
    html = as_ada.get("/cards", {"q": "own>=1"}).content.decode()
    assert f'Character <span class="num">{len(prints_of(REY))}</span>' in html
    assert total(as_ada, "own>=1") + total(as_ada, "-own>=1") == total(as_ada, "")


def test_the_answer_is_the_reader_s_alone(as_ada: Client, as_ben: Client, client: Client) -> None:
    assert total(as_ada, "own>=1") > 0 and total(as_ben, "own>=1") == 0
    refused = client.get("/cards", {"q": "own>=1"})
    assert refused.status_code == 400 and "Log in to search" in refused.content.decode()
    answer = as_ada.get("/cards", {"q": "own>=1"})
    assert "private" in answer["Cache-Control"] and "Cookie" in answer["Vary"]
    assert client.get("/api/v1/cards", {"q": "own>=1"}).status_code == 400


def test_a_change_of_the_collection_shows_at_once(ada: User, as_ada: Client) -> None:
    before = total(as_ada, "own>=1")
    collecting.own(owner=ada, counts={"01153": (1, 0)})
    assert total(as_ada, "own>=1") == before + len(prints_of("01153"))


def test_the_chip_of_the_builder(deck: Deck, as_ada: Client) -> None:
    html = as_ada.get(reverse("decks:deck-edit", args=[deck.public_id]), {"own": "1", "unusable": "1"}).content.decode()
    listed = set(re.findall(r'id="list-(\w+)" tabindex', html))
    assert listed == {*prints_of(REY), *prints_of(ISOLATION)}
