"""The page of a deck and the API name its rules, and what a newer list of its format says otherwise."""

from __future__ import annotations

from dataclasses import replace

from django.contrib.auth.models import User
from django.test import Client

from decks import services
from sandtable.games.destiny.field import field
from tests.support.pages import words_of

FIRST = field()["han-and-leia"]


def test_the_page_and_the_api_say_what_has_changed(ada: User, as_ada: Client) -> None:
    deck = services.create_deck(owner=ada, content=replace(FIRST, format="INF", battlefields=("701089",)))
    page = words_of(as_ada.get(deck.get_absolute_url()).content.decode())
    assert "The format has changed since" in page and "The deck is not legal in the newer list." in page
    assert "Played by rules v2.4, card texts with later errata" in page
    told = as_ada.get(f"/api/v1/decks/{deck.public_id}").json()
    assert (told["legality"]["rules"], told["legality"]["texts"]) == ("v2.4", "errata")
    assert told["changed_since"][0] == "Infinite (2021) has a newer list, of 2026-07."


def test_a_deck_of_the_first_set_says_its_rules_alone(ada: User, as_ada: Client) -> None:
    deck = services.create_deck(owner=ada, content=FIRST)
    page = words_of(as_ada.get(deck.get_absolute_url()).content.decode())
    assert "Played by rules v1.1, card texts of rules v1.1" in page and "has changed since" not in page
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}").json()["changed_since"] == []
