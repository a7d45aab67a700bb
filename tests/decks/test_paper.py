"""A deck on paper and as a picture: complete, readable for those who may read the deck."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from decks import services
from decks.models import Deck, Visibility
from decks.paper import Paper
from drawing.deck_picture import MOST_MEMBERS
from sandtable.games.destiny.decklist import demo_decks
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.text import is_encoded
from tests.support.pages import words_of

REY = demo_decks()["rey-starter"]
SVG = "{http://www.w3.org/2000/svg}"


def addresses(deck: Deck) -> list[str]:
    return [reverse(f"decks:{name}", args=[deck.public_id]) for name in ("deck-print", "deck-picture")]


def test_only_who_may_read_a_deck_gets_its_paper_and_picture(deck: Deck, as_ada: Client, as_ben: Client) -> None:
    for visibility, status in ((Visibility.PRIVATE, 404), (Visibility.UNLISTED, 200), (Visibility.PUBLIC, 200)):
        services.set_visibility(deck=deck, visibility=visibility)
        assert [as_ada.get(each).status_code for each in addresses(deck)] == [200, 200]
        for reader in (as_ben, Client()):
            assert [reader.get(each).status_code for each in addresses(deck)] == [status, status], visibility


def test_the_sheet_has_a_list_a_form_and_the_cards(deck: Deck, as_ada: Client) -> None:
    html = as_ada.get(addresses(deck)[0]).content.decode()
    rows = len(REY.codes())
    assert html.count('class="paper__box"') == rows
    text = words_of(html)
    for words in ("Player", "Date", "Event", "Starship Graveyard", "Cards in the deck: 20", "Rey, Force Prodigy AW 38"):
        assert words in text, words
    assert re.search(r"1× Rey, Force Prodigy AW 38, 2 dice", text)


def test_cards_are_listed_by_type_in_the_order_of_their_numbers() -> None:
    paper = Paper(REY)
    for group in paper.lists[1:]:
        codes = [row.card.code for row in group.rows]
        assert codes == sorted(codes)
    assert sum(group.total for group in paper.lists if group.type in ("upgrade", "support", "event")) == REY.size == 20


def test_a_card_has_the_text_the_engine_plays_or_a_word_that_there_is_none(ada: User, as_ada: Client) -> None:
    unknown = next(code for code in all_cards() if not is_encoded(code) and all_cards()[code].type == "event")
    content = replace(REY, cards=(("01157", 2), (unknown, 1)))
    texts = {each.card.code: each.text for each in Paper(content).printed}
    assert texts["01157"] == ("Give a character 1 shield.",)
    assert texts[unknown] is None
    deck = services.create_deck(owner=ada, content=content)
    assert "The engine doesn't know this card's text." in words_of(as_ada.get(addresses(deck)[0]).content.decode())


def test_the_picture_shows_team_dice_and_numbers(deck: Deck, as_ada: Client) -> None:
    answer = as_ada.get(addresses(deck)[1])
    assert answer["Content-Type"].startswith("image/svg+xml")
    assert "default-src 'none'" in answer["Content-Security-Policy"]
    root = ElementTree.fromstring(answer.content.decode())
    texts = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    twin = root.findtext(f"{SVG}desc") or ""
    for words in ("Rey Starter", "Rey, Force Prodigy", "Finn, First Order Defector"):
        assert any(words in each for each in texts) and words in twin
    assert "✓ Legal" in texts
    assert "25 of 25 points · 20 of 20 cards" in twin
    assert sum("die-face__body" in (each.get("class") or "") for each in root.iter(f"{SVG}rect")) == 12


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "x" * 100, '"><img src=x>', "]]> & more"])
def test_any_name_fits_and_is_inert(name: str, ada: User, as_ada: Client) -> None:
    deck = services.create_deck(owner=ada, content=replace(REY, name=name))
    html, drawn = (as_ada.get(each).content.decode() for each in addresses(deck))
    assert "<script>alert" not in html + drawn and "<img" not in html + drawn
    root = ElementTree.fromstring(drawn)
    assert root.findtext(f"{SVG}title") == name
    assert all(len("".join(each.itertext())) <= 130 for each in root.iter(f"{SVG}text"))


def test_a_large_team_is_counted(ada: User, as_ada: Client) -> None:
    content = replace(REY, characters=REY.characters * 4)
    deck = services.create_deck(owner=ada, content=content)
    drawn = as_ada.get(addresses(deck)[1]).content.decode()
    assert f"and {8 - MOST_MEMBERS} more characters" in drawn
    assert re.search(r"✗ \d+ problems?", drawn)


def test_an_empty_deck_can_be_printed(ada: User, as_ada: Client) -> None:
    empty = replace(REY, characters=(), battlefields=(), cards=())
    deck = services.create_deck(owner=ada, content=empty)
    assert [as_ada.get(each).status_code for each in addresses(deck)] == [200, 200]


def test_a_public_deck_names_its_picture_for_other_sites(deck: Deck, as_ada: Client) -> None:
    assert "og:image" not in as_ada.get(deck.get_absolute_url()).content.decode()
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    page = as_ada.get(deck.get_absolute_url()).content.decode()
    assert f'<meta property="og:image" content="http://testserver{addresses(deck)[1]}">' in page
