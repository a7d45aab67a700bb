"""A stored deck with a card that this edition doesn't have: its own pages say so, and every other page goes on."""

from __future__ import annotations

import pytest
from django.test import Client

from decks.models import Deck, DeckVersion, Draft, Visibility
from decks.verdicts import edition

pytestmark = pytest.mark.django_db
SAYS = "this edition can't read it: no card has the code"


@pytest.fixture
def unreadable(deck: Deck) -> Deck:
    """A public deck, saved by an edition that knew one more card; its verdict is of today."""
    snapshot = {**deck.newest.snapshot, "cards": {"99999": 2}}
    DeckVersion.objects.filter(deck=deck).update(snapshot=snapshot, verdict_edition=edition(), verdict_problems=1)
    Deck.objects.filter(pk=deck.pk).update(visibility=Visibility.PUBLIC)
    return Deck.objects.get(pk=deck.pk)


def words(client: Client, address: str, status: int = 200) -> str:
    answer = client.get(address)
    assert answer.status_code == status
    return answer.content.decode().replace("&#x27;", "'")


def test_lists_show_it_and_say_so(unreadable: Deck, as_ada: Client, as_ben: Client) -> None:
    for page in (words(as_ada, "/decks"), words(as_ben, "/decks?show=public")):
        assert unreadable.name in page and "this edition can't read it" in page
    assert "can't be read by this edition" in words(as_ada, "/")
    for address in ("/playtests/new", "/decks/new", "/decks/compare"):
        words(as_ada, address)


def test_its_own_pages_say_why(unreadable: Deck, as_ada: Client) -> None:
    own = unreadable.get_absolute_url()
    version = unreadable.newest.get_absolute_url()
    for address in (own, version, f"/decks/compare?a={unreadable.public_id}.1&b={unreadable.public_id}.1"):
        assert SAYS in words(as_ada, address, 409)


def test_the_api_lists_it_and_says_why_it_shows_no_more(unreadable: Deck, as_ada: Client) -> None:
    listed = as_ada.get("/api/v1/decks").json()["results"]
    assert [(each["name"], each["format"], each["format_name"]) for each in listed] == [(unreadable.name, None, None)]
    answer = as_ada.get(f"/api/v1/decks/{unreadable.public_id}")
    assert answer.status_code == 409 and answer.json()["code"] == "unreadable_deck"
    assert SAYS in answer.json()["detail"]
    assert [each["path"] for each in answer.json()["errors"]] == ["/cards/99999"]


def test_its_owner_can_hide_and_delete_it(unreadable: Deck, as_ada: Client) -> None:
    own = f"/decks/{unreadable.public_id}"
    as_ada.post(f"{own}/visibility", {"visibility": "private"})
    assert Deck.objects.get(pk=unreadable.pk).visibility == Visibility.PRIVATE
    as_ada.post(f"{own}/visibility", {"visibility": "public"})
    assert Deck.objects.get(pk=unreadable.pk).visibility == Visibility.PRIVATE, "nobody can say that it is legal"
    assert unreadable.name in words(as_ada, f"{own}/delete")
    as_ada.post(f"{own}/delete")
    assert not Deck.objects.exists()


def test_a_draft_that_cannot_be_read_is_kept(unreadable: Deck, as_ada: Client) -> None:
    snapshot = {**unreadable.newest.snapshot, "battlefield": "99998"}
    Draft.objects.create(deck=unreadable, snapshot=snapshot, base=1)
    assert SAYS in words(as_ada, f"/decks/{unreadable.public_id}/edit", 409)
    assert Draft.objects.get(deck=unreadable).snapshot == snapshot
