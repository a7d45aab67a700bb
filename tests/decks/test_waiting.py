"""The deck page where a few cards can't be played yet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils.html import escape

from catalog.waiting import waits_in_words
from decks import services
from decks.models import Deck
from decks.sheet import Sheet
from decks.waiting import MOST_SWAPPED, waiting_cards
from sandtable.games.destiny.building.filling import filled
from sandtable.games.destiny.decklist import demo_decks, format_of
from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.text import is_encoded

pytestmark = pytest.mark.django_db

UNPLAYED = [
    facts
    for facts in all_cards().values()
    if (facts.type, facts.color, facts.affiliation) == ("event", "gray", "neutral") and not is_encoded(facts.code)
]


@pytest.fixture
def lacking(ada: User) -> Deck:
    """Ada's deck with one event that the engine does not play."""
    if not UNPLAYED:
        pytest.skip("every gray neutral event plays")
    rey = demo_decks()["rey-starter"]
    content = replace(rey, format="INF", cards=(*rey.cards, (UNPLAYED[0].code, 1)))
    return services.create_deck(owner=ada, content=filled(content, format_of(content)))


def test_the_page_names_the_card_its_reason_and_the_nearest_ones(lacking: Deck, as_ada: Client) -> None:
    page = as_ada.get(lacking.get_absolute_url()).content.decode()
    (each,) = waiting_cards(services.content_of(lacking), [UNPLAYED[0]])
    assert escape(each.left_out or ", ".join(waits_in_words(UNPLAYED[0].code))) in page
    assert all(escape(swap.card.name) in page for swap in each.swaps)
    assert each.swaps


def test_a_press_swaps_the_card_in_the_draft(lacking: Deck, as_ada: Client) -> None:
    (each,) = waiting_cards(services.content_of(lacking), [UNPLAYED[0]])
    as_ada.post(f"/decks/{lacking.public_id}/edit/change", {"change": each.swaps[0].change})
    lacking.refresh_from_db()
    sheet = Sheet(services.present(lacking))
    assert (sheet.unencoded, each.swaps[0].card.code in sheet.content.codes()) == ([], True)


def test_others_see_no_button(lacking: Deck, as_ben: Client) -> None:
    services.set_visibility(deck=lacking, visibility="public")
    page = as_ben.get(lacking.get_absolute_url()).content.decode()
    assert escape(card(UNPLAYED[0].code).name) in page
    assert f"card:{UNPLAYED[0].code}:0" not in page


def test_a_deck_that_lacks_many_cards_gets_no_swaps() -> None:
    many = [facts for facts in all_cards().values() if not is_encoded(facts.code)][: MOST_SWAPPED + 1]
    assert all(not each.swaps for each in waiting_cards(demo_decks()["rey-starter"], many))
