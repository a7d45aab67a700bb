"""The differences of two decks are told: cards, dice, the format, the name."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from decks import services
from decks.models import Deck, DeckVersion
from sandtable.games.destiny.building.changes import change
from sandtable.games.destiny.decklist import demo_decks
from sandtable.games.destiny.formats import all_formats
from tests.support.pages import html_of

REY = demo_decks()["rey-starter"]
CHANGED = "format changed from Starter sets to Standard"


@pytest.fixture
def standard(deck: Deck) -> Deck:
    """A deck whose second version differs in its format alone."""
    services.save_version(deck=deck, content=replace(REY, format=all_formats()["STD"]), expected=1)
    return deck


def comparison(client: Client, deck: Deck, before: int, after: int) -> str:
    id = deck.public_id
    return html_of(client.get(f"{reverse('decks:compare')}?a={id}.{before}&b={id}.{after}"))


def test_the_history_tells_a_change_of_format(standard: Deck, as_ada: Client) -> None:
    assert CHANGED in html_of(as_ada.get(standard.get_absolute_url()))


def test_the_comparison_tells_a_change_of_format(standard: Deck, as_ada: Client) -> None:
    shown = comparison(as_ada, standard, 1, 2)
    assert CHANGED in shown and "The two hold the same cards." in shown
    assert "format changed from Standard to Starter sets" in comparison(as_ada, standard, 2, 1)
    assert "format changed" not in comparison(as_ada, standard, 1, 1)


def test_the_builder_tells_a_change_of_format(deck: Deck, as_ada: Client) -> None:
    assert "as version 1" in html_of(as_ada.get(reverse("decks:deck-edit", args=[deck.public_id])))
    answer = as_ada.post(reverse("decks:deck-change", args=[deck.public_id]), {"format": "STD"}, follow=True)
    shown = html_of(answer)
    assert CHANGED in shown and "1 unsaved change" in shown and "as version 1" not in shown


def test_another_definition_under_the_same_name_is_told(ada: User, as_ada: Client) -> None:
    house = replace(all_formats()["awakenings"], name="House")
    own = services.create_format(owner=ada, definition=house)
    deck = services.create_deck(owner=ada, content=replace(REY, format=own.format))
    services.change_format(own=own, definition=replace(own.format, points=20), expected=own.digest)
    services.save_version(deck=deck, content=replace(REY, format=own.format), expected=1)
    told = "the definition of the format House changed"
    assert told in html_of(as_ada.get(deck.get_absolute_url()))
    assert told in comparison(as_ada, deck, 1, 2)


def test_the_history_tells_cards_and_names_too(deck: Deck, as_ada: Client) -> None:
    less = change(REY, "card:01153:0")
    services.save_version(deck=deck, content=less, expected=1)
    services.save_version(deck=deck, content=replace(less, name="Rey 2"), expected=2)
    shown = html_of(as_ada.get(deck.get_absolute_url()))
    assert "1 card changed" in shown and "renamed from <bdi>" not in shown
    assert "renamed from Rey Starter to Rey 2" in shown


def test_an_old_version_that_cannot_be_read_any_more_breaks_no_page(standard: Deck, as_ada: Client) -> None:
    broken = {**standard.versions.get(number=1).snapshot, "cards": {"99999": 1}}
    DeckVersion.objects.filter(deck=standard, number=1).update(snapshot=broken)
    shown = html_of(as_ada.get(standard.get_absolute_url()))
    assert "Version 1" in shown and CHANGED not in shown
