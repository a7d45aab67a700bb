"""The builder's card list: the catalogue's search language, the filters beside it, and why nothing was found."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from decks.models import Deck
from decks.search import Filters, Found, find
from sandtable.games.destiny.decklist import demo_decks
from sandtable.games.destiny.formats import all_formats
from tests.catalog.conftest import catalogue

__all__ = ["catalogue"]

REY = demo_decks()["rey-starter"]
FRAGMENT = {"HX-Request": "true", "HX-Target": "found"}


def search(words: str, format: str = "starter", **more: object) -> Found:
    return find(Filters(words, also_unusable=True, **more), REY, all_formats()[format])  # type: ignore[arg-type]


def names(found: Found) -> set[str]:
    return {card.name for card in found.cards}


@pytest.fixture
def address(deck: Deck) -> str:
    return reverse("decks:deck-edit", args=[deck.public_id])


@pytest.mark.django_db
class TestTheLanguage:
    def test_a_word_is_a_part_of_a_name(self) -> None:
        assert names(search("vader s:AW")) == {"Darth Vader"}

    def test_keys_compare(self) -> None:
        cheap = search("t:upgrade c<=1 f:blue s:AW")
        assert names(cheap) == {"Sith Holocron", "Hidden In Shadow"}
        assert cheap.sentence.startswith("type is upgrade and cost ≤ 1")

    def test_dice_are_found_by_their_sides(self) -> None:
        assert names(search("side:3RD t:character s:AW")) >= {"Han Solo"}
        assert "Rey" not in names(search("side:3RD t:character s:AW"))

    def test_points_are_those_of_the_format(self) -> None:
        # Luke Skywalker of the first set: printed 15/20, in Infinite 14/18.
        assert names(search("luke p=14 s:AW", "INF")) == {"Luke Skywalker"}
        assert not search("luke p=14 s:AW").cards

    def test_the_filters_narrow_further(self) -> None:
        assert all(card.type == "event" for card in search("c=0 s:AW", type="event").cards)
        assert not search("t:upgrade", type="event").cards

    def test_without_words_every_card_stays(self) -> None:
        found = search("  ")
        assert found.total > 1500 and not found.sentence

    def test_problems_are_told_with_their_place(self) -> None:
        found = search("typ:upgrade cost<=zz")
        assert not found.cards and [each.at for each in found.problems] == ["typ", "zz"]
        assert found.problems[0].mended == "type:upgrade cost<=zz"


@pytest.mark.django_db
class TestTheList:
    def test_it_is_a_fragment_and_says_how_it_was_read(self, address: str, as_ada: Client) -> None:
        found = as_ada.get(f"{address}?q=block+c<=2&type=event", headers=FRAGMENT).content.decode()
        assert found.strip().startswith('<div id="found"') and "Block" in found
        assert "read as:" in found

    def test_an_empty_result_says_why(self, address: str, as_ada: Client) -> None:
        assert "tick the box" in as_ada.get(f"{address}?q=vader").content.decode()
        assert "Darth Vader" in as_ada.get(f"{address}?q=vader&unusable=1").content.decode()
        assert "take a part of it away" in as_ada.get(f"{address}?q=zzzz").content.decode()

    def test_a_search_that_cannot_be_read_leads_to_one_that_can(self, address: str, as_ada: Client) -> None:
        content = as_ada.get(f"{address}?q=typ:event", headers=FRAGMENT).content.decode()
        assert "can&#x27;t be read" in content or "can't be read" in content
        assert f'href="{address}?q=type%3Aevent"' in content

    def test_what_was_typed_survives_a_change_of_the_deck(self, address: str, as_ada: Client) -> None:
        content = as_ada.post(
            f"{address}/change", {"change": "card:01153:0", "q": "typ:event"}, headers={"HX-Request": "true"}
        ).content.decode()
        assert f'href="{address}?q=type%3Aevent"' in content

    @pytest.mark.parametrize("words", ["(((", "-", '"', "x" * 5000, "p<=", "\u202e"])
    def test_nothing_typed_breaks_it(self, words: str, address: str, as_ada: Client) -> None:
        assert as_ada.get(address, {"q": words}).status_code == 200
