"""Versions that never change, nobody's work overwritten, nothing published that isn't legal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from decks import selectors, services
from decks.models import Deck, DeckVersion, Draft, ImmutableVersion, Visibility
from sandtable.games.destiny.building.changes import change
from sandtable.games.destiny.decklist import BadDeck, DeckList, demo_decks, digest, to_json

REY = demo_decks()["rey-starter"]
ILLEGAL = demo_decks()["smugglers-and-sith"]


def without_block() -> DeckList:
    return change(REY, "card:01153:0")


def test_a_new_deck_is_private_and_at_version_one(deck: Deck) -> None:
    assert deck.visibility == Visibility.PRIVATE
    assert (deck.newest.number, deck.newest.deck_list, deck.newest.digest) == (1, REY, digest(REY))
    assert len(deck.public_id) == 26


def test_saving_adds_a_version_and_keeps_the_old_one(deck: Deck) -> None:
    services.save_version(deck=deck, content=without_block(), expected=1, note="No Block")
    assert [version.number for version in deck.versions.all()] == [2, 1]
    assert deck.versions.get(number=1).deck_list == REY
    assert (deck.newest.number, deck.newest.note) == (2, "No Block")


def test_saving_the_same_again_is_no_new_version(deck: Deck) -> None:
    assert services.save_version(deck=deck, content=REY, expected=1).number == 1
    assert deck.versions.count() == 1


def test_a_stale_save_changes_nothing(deck: Deck) -> None:
    services.save_version(deck=deck, content=without_block(), expected=1)
    with pytest.raises(services.VersionConflict) as conflict:
        services.save_version(deck=deck, content=ILLEGAL, expected=1)
    assert (conflict.value.expected, conflict.value.current) == (1, 2)
    assert deck.versions.count() == 2
    assert deck.newest.deck_list == without_block()


def test_a_stored_version_cannot_change(deck: Deck) -> None:
    deck.newest.note = "history rewritten"
    with pytest.raises(ImmutableVersion):
        deck.newest.save()


def test_two_versions_of_one_number_are_impossible(deck: Deck) -> None:
    twin = DeckVersion(deck=deck, number=1, snapshot=to_json(REY), digest=digest(REY))
    with pytest.raises(IntegrityError), transaction.atomic():
        twin.save()


def test_a_clone_keeps_content_and_format(deck: Deck, ben: User) -> None:
    copy = services.clone_deck(version=deck.newest, owner=ben)
    assert copy.owner == ben
    assert copy.newest.deck_list == replace(REY, name="Rey Starter (copy)")
    assert copy.visibility == Visibility.PRIVATE


def test_a_clone_of_a_long_name_fits(ada: User) -> None:
    long = services.create_deck(owner=ada, content=replace(REY, name="x" * 120))
    assert len(services.clone_deck(version=long.newest, owner=ada).name) == 120


def test_a_new_name_is_a_new_version_with_a_new_address(deck: Deck) -> None:
    services.rename_deck(deck=deck, name="  Rey  &\tfriends ")
    assert (deck.name, deck.slug, deck.newest.number) == ("Rey & friends", "rey-friends", 2)
    assert deck.newest.deck_list.name == "Rey & friends"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "x" * 121, "\ud800"])
def test_names_that_cannot_be_kept(deck: Deck, name: str) -> None:
    with pytest.raises(BadDeck):
        services.rename_deck(deck=deck, name=name)
    assert deck.versions.count() == 1


def test_publishing_needs_a_legal_deck(ada: User, deck: Deck) -> None:
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    assert deck.visibility == Visibility.PUBLIC
    bad = services.create_deck(owner=ada, content=ILLEGAL)
    with pytest.raises(services.NotPublishable) as refused:
        services.set_visibility(deck=bad, visibility=Visibility.PUBLIC)
    assert len(refused.value.problems) > 5
    bad.refresh_from_db()
    assert bad.visibility == Visibility.PRIVATE


def test_a_version_that_cannot_be_published_with_its_deck_is_not_saved(deck: Deck) -> None:
    with pytest.raises(services.NotPublishable):
        services.save_version(deck=deck, content=ILLEGAL, expected=1, visibility=Visibility.PUBLIC)
    assert DeckVersion.objects.filter(deck=deck).count() == 1


def test_a_draft_is_kept_after_every_change_and_gone_when_saved(deck: Deck) -> None:
    services.change_draft(deck=deck, change=lambda content: change(content, "card:01153:0"))
    services.change_draft(deck=deck, change=lambda content: change(content, "card:01155:2"))
    draft = Draft.objects.get(deck=deck)
    assert draft.base == 1
    assert dict(draft.deck_list.cards)["01155"] == 2
    services.save_draft(deck=deck, name="Rey", expected=draft.base)
    assert not Draft.objects.exists()
    assert (deck.newest.number, deck.newest.deck_list) == (2, replace(draft.deck_list, name="Rey"))


def test_a_version_saved_elsewhere_leaves_the_draft_alone(deck: Deck) -> None:
    services.change_draft(deck=deck, change=lambda content: change(content, "card:01153:0"))
    services.save_version(deck=deck, content=demo_decks()["kylo-ren-starter"], expected=1)
    with pytest.raises(services.VersionConflict):
        services.save_draft(deck=deck, name="Rey", expected=1)
    assert Draft.objects.get(deck=deck).deck_list == without_block()


def test_deleting_a_deck_takes_its_versions(deck: Deck) -> None:
    services.delete_deck(deck=deck)
    assert not Deck.objects.exists() and not DeckVersion.objects.exists()


# Visibility -----------------------------------------------------------------------------------------------------------


def test_private_decks_are_their_owner_s_alone(deck: Deck, ada: User, ben: User) -> None:
    assert list(selectors.visible_decks(ada)) == [deck]
    assert list(selectors.visible_decks(ben)) == []
    assert list(selectors.visible_versions(ben)) == []


def test_unlisted_decks_open_but_are_not_listed(deck: Deck, ben: User) -> None:
    services.set_visibility(deck=deck, visibility=Visibility.UNLISTED)
    assert list(selectors.visible_decks(ben)) == [deck]
    assert list(selectors.listed_decks(ben)) == []
