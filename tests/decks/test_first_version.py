"""A deck that was begun in the builder has no version until it is saved; its first saved state is version 1."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from decks import selectors, services
from decks.models import Deck, Draft, Visibility
from decks.playable import playable_decks, versions_for_playtest
from sandtable.games.destiny.building.changes import change
from sandtable.games.destiny.decklist import DeckList, demo_decks, to_json
from sandtable.games.destiny.formats import all_formats
from tests.support.pages import html_of, words_of

BLOCK = "card:01153:2"


@pytest.fixture
def begun(as_ada: Client, ada: User) -> Deck:
    """A deck of Ada's, as the page "New deck" begins it."""
    as_ada.post("/decks/new", {"name": "Mine", "format": "awakenings"})
    return Deck.objects.get(owner=ada)


def add_block(deck: Deck) -> None:
    services.change_draft(deck=deck, change=lambda content: change(content, BLOCK))


def save(client: Client, deck: Deck, base: str, status: int = 302) -> str:
    """Press "Save version" on a page that was loaded when the deck was at version `base`."""
    address = reverse("decks:deck-save", args=[deck.public_id])
    response = client.post(address, {"name": deck.name, "base": base})
    assert response.status_code == status, response.content
    deck.refresh_from_db()
    return html_of(response)


def test_the_first_saved_state_is_version_one(begun: Deck, as_ada: Client) -> None:
    assert not begun.versions.exists()
    add_block(begun)
    builder = html_of(as_ada.get(reverse("decks:deck-edit", args=[begun.public_id])))
    base = re.search(r'name="base" form="save" value="(\d+)"', builder)
    assert base, builder
    save(as_ada, begun, base[1])
    assert [(version.number, dict(version.deck_list.cards)) for version in begun.versions.all()] == [(1, {"01153": 2})]
    assert not Draft.objects.exists()
    history = html_of(as_ada.get(begun.get_absolute_url()))
    assert "Version 1" in history and "Version 2" not in history


def test_a_playtest_calls_it_by_its_name_alone(begun: Deck, as_ada: Client, ada: User) -> None:
    add_block(begun)
    save(as_ada, begun, "0")
    assert versions_for_playtest(ada, [(begun.public_id, None)])[begun.public_id, None].label == "Mine"


def test_the_builder_says_that_nothing_is_saved_yet(begun: Deck, as_ada: Client) -> None:
    builder = html_of(as_ada.get(reverse("decks:deck-edit", args=[begun.public_id])))
    assert "not saved yet" in builder and "as version" not in builder


def test_the_owner_finds_it_again(begun: Deck, as_ada: Client) -> None:
    builder = reverse("decks:deck-edit", args=[begun.public_id])
    assert begun.get_absolute_url() == builder
    for address in ("/decks", "/decks?show=mine", "/"):
        assert f'href="{builder}"' in html_of(as_ada.get(address)), address
    assert f'href="{builder}"' not in html_of(as_ada.get("/decks?show=public"))


@pytest.mark.parametrize("visibility", Visibility.values)
def test_nobody_else_sees_it(begun: Deck, as_ben: Client, ben: User, visibility: str) -> None:
    Deck.objects.update(visibility=visibility)
    builder = reverse("decks:deck-edit", args=[begun.public_id])
    for address in (builder, f"/decks/{begun.public_id}", f"/decks/{begun.public_id}-mine"):
        assert as_ben.get(address).status_code == 404
    assert "Mine" not in words_of(html_of(as_ben.get("/decks?show=public")))
    assert not selectors.listed_decks(ben).exists() and not selectors.visible_decks(ben).exists()


def test_other_pages_and_calls_do_without_it(begun: Deck, as_ada: Client, ada: User) -> None:
    assert as_ada.get(f"/decks/{begun.public_id}-mine").status_code == 404
    assert as_ada.get(f"/decks/{begun.public_id}-mine/v/1").status_code == 404
    assert as_ada.get(f"/decks/{begun.public_id}/v/1/export/json").status_code == 404
    assert as_ada.get("/decks/compare").status_code == 200
    assert as_ada.get("/playtests/new").status_code == 200
    assert as_ada.get(f"/playtests/new?a={begun.public_id}").status_code == 200
    assert as_ada.get(f"/api/v1/decks/{begun.public_id}").status_code == 404
    assert as_ada.delete(f"/api/v1/decks/{begun.public_id}").status_code == 404
    for show in ("all", "mine", "public"):
        assert as_ada.get(f"/api/v1/decks?show={show}").json()["results"] == []
    assert not playable_decks(ada).exists()


def test_it_cannot_be_shown_before_it_is_saved(begun: Deck, as_ada: Client) -> None:
    address = reverse("decks:deck-visibility", args=[begun.public_id])
    answer = as_ada.post(address, {"visibility": "unlisted"}, follow=True)
    assert "Save the deck first" in html_of(answer)
    begun.refresh_from_db()
    assert begun.visibility == Visibility.PRIVATE


def test_discarding_takes_the_deck_away(begun: Deck, as_ada: Client) -> None:
    add_block(begun)
    answer = as_ada.post(reverse("decks:deck-discard", args=[begun.public_id]))
    assert answer["Location"] == "/decks"
    assert not Deck.objects.exists() and not Draft.objects.exists()


def test_discarding_changes_of_a_saved_deck_keeps_it(begun: Deck, as_ada: Client) -> None:
    save(as_ada, begun, "0")
    add_block(begun)
    as_ada.post(reverse("decks:deck-discard", args=[begun.public_id]))
    begun.refresh_from_db()
    assert begun.number == 1 and not Draft.objects.exists()


def test_deleting_it_asks_first(begun: Deck, as_ada: Client) -> None:
    address = reverse("decks:deck-delete", args=[begun.public_id])
    assert "never saved" in html_of(as_ada.get(address))
    as_ada.post(address)
    assert not Deck.objects.exists()


def test_two_tabs_of_a_new_deck_the_second_is_told(begun: Deck, as_ada: Client) -> None:
    save(as_ada, begun, "0")
    add_block(begun)
    shown = save(as_ada, begun, "0", status=412)
    assert "version 1 now" in shown
    assert begun.number == 1
    save(as_ada, begun, "1")
    assert begun.number == 2


@pytest.mark.parametrize("base", ["", "x", "-1", "1"])
def test_a_first_save_that_names_no_start_is_refused(begun: Deck, as_ada: Client, base: str) -> None:
    save(as_ada, begun, base, status=412)
    assert not begun.versions.exists() and Draft.objects.exists()


def test_a_name_that_cannot_be_kept_leaves_the_draft(begun: Deck, as_ada: Client) -> None:
    address = reverse("decks:deck-save", args=[begun.public_id])
    assert as_ada.post(address, {"name": "\u200b", "base": "0"}).status_code == 422
    assert Draft.objects.exists() and not begun.versions.exists()


def test_an_old_deck_with_an_empty_first_version_goes_on(ada: User, as_ada: Client) -> None:
    empty = DeckList("Old", all_formats()["awakenings"], (), (), (), ())
    old = services.create_deck(owner=ada, content=empty)
    assert as_ada.get(old.get_absolute_url()).status_code == 200
    add_block(old)
    save(as_ada, old, "1")
    assert old.number == 2


def test_import_clone_and_the_api_begin_with_version_one(ada: User, as_ada: Client) -> None:
    rey = demo_decks()["rey-starter"]
    deck = services.create_deck(owner=ada, content=rey)
    copy = services.clone_deck(version=deck.newest, owner=ada)
    made = as_ada.post("/api/v1/decks", {"deck": to_json(rey)}, content_type="application/json")
    assert made.status_code == 201, made.content
    assert (deck.number, copy.number, made.json()["version"]) == (1, 1, 1)
