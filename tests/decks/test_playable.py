"""Decks for playtests: who may name which version, what the list offers, and how often either judges."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser, User

from decks import services, verdicts
from decks.models import Deck, DeckVersion, Visibility
from decks.playable import Playable, format_label, outdated_versions, playable_decks, versions_for_playtest
from sandtable.games.destiny.decklist import DeckList, demo_decks, format_of, to_json
from sandtable.games.destiny.field import field, field_of
from tests.support.judging import counting

REY = demo_decks()["rey-starter"]
ILLEGAL = demo_decks()["smugglers-and-sith"]


def a_deck(owner: User, name: str, visibility: str = Visibility.PUBLIC) -> Deck:
    return services.create_deck(owner=owner, content=replace(REY, name=name), visibility=visibility)


def names(user: Any, words: str = "") -> list[str]:
    return [deck.name for deck in playable_decks(user, words)]


def publish(owner: User, name: str, content: DeckList) -> Deck:
    return services.create_deck(owner=owner, content=replace(content, name=name), visibility=Visibility.PUBLIC)


# Named versions -------------------------------------------------------------------------------------------------------


def test_a_version_is_found_with_its_subject_and_its_verdict(deck: Deck, ada: User) -> None:
    found = versions_for_playtest(ada, [(deck.public_id, None)])
    assert found == {(deck.public_id, None): Playable(deck.public_id, 1, "Rey Starter", to_json(REY), True)}
    assert found[deck.public_id, None].verdict.problems == []
    assert found[deck.public_id, None].reference == f"{deck.public_id}:1"


def test_the_newest_version_is_meant_where_none_is_named(deck: Deck, ada: User) -> None:
    services.save_version(deck=deck, content=replace(REY, name="Rey"), expected=1)
    found = versions_for_playtest(ada, [(deck.public_id, None), (deck.public_id, 1)])
    assert [(each.number, each.label) for each in found.values()] == [(2, "Rey, version 2"), (1, "Rey")]


def test_a_deleted_version_is_not_found(deck: Deck, ada: User) -> None:
    services.save_version(deck=deck, content=replace(REY, name="Rey"), expected=1)
    deck.versions.filter(number=1).delete()
    wanted = [(deck.public_id, 1), (deck.public_id, 2), (deck.public_id, None)]
    found = versions_for_playtest(ada, wanted)
    assert [(named[1], each.number) for named, each in found.items()] == [(2, 2), (None, 2)]
    deck.versions.all().delete()
    assert versions_for_playtest(ada, wanted) == {} and names(ada) == []


def test_a_deck_that_was_only_begun_is_not_found(ada: User) -> None:
    begun = services.begin_deck(owner=ada, name="Rey", format=format_of(REY))
    assert versions_for_playtest(ada, [(begun.public_id, None)]) == {} and names(ada) == []


@pytest.mark.parametrize("number", [None, 1])
def test_a_private_deck_of_somebody_else_is_as_good_as_missing(deck: Deck, ben: User, number: int | None) -> None:
    assert versions_for_playtest(ben, [(deck.public_id, number), ("nobody", number)]) == {}
    assert versions_for_playtest(AnonymousUser(), [(deck.public_id, number)]) == {}
    services.set_visibility(deck=deck, visibility=Visibility.UNLISTED)
    assert list(versions_for_playtest(ben, [(deck.public_id, number)])) == [(deck.public_id, number)]


def test_many_references_are_one_query_and_each_version_is_judged_once(
    ada: User, django_assert_num_queries: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks = [a_deck(ada, f"Deck {place}") for place in range(5)]
    judged = counting(monkeypatch)
    wanted = [(deck.public_id, number) for deck in decks for number in (None, 1)]
    with django_assert_num_queries(1):
        found = versions_for_playtest(ada, wanted)
    assert len(found) == 10 and judged.decks == 0
    assert all(each.verdict.is_playable for each in found.values() for _ in range(3))
    assert judged.decks == 5
    with django_assert_num_queries(0):
        assert versions_for_playtest(ada, []) == {}


def test_an_illegal_deck_is_found_and_says_why(ada: User) -> None:
    bad = services.create_deck(owner=ada, content=ILLEGAL)
    found = versions_for_playtest(ada, [(bad.public_id, None)])[bad.public_id, None]
    assert not found.is_known_playable and not found.verdict.is_playable
    assert names(ada) == []


def test_a_verdict_of_another_edition_is_not_taken_for_an_answer(deck: Deck, ada: User) -> None:
    DeckVersion.objects.update(verdict_edition="old")
    assert not versions_for_playtest(ada, [(deck.public_id, None)])[deck.public_id, None].is_known_playable


# The list -------------------------------------------------------------------------------------------------------------


def test_own_decks_come_first_then_all_by_name(ada: User, ben: User) -> None:
    for owner, name in ((ben, "alpha"), (ben, "Beta"), (ada, "zeta"), (ada, "Gamma")):
        a_deck(owner, name)
    a_deck(ben, "hidden", Visibility.PRIVATE)
    a_deck(ben, "for friends", Visibility.UNLISTED)
    a_deck(ada, "mine alone", Visibility.PRIVATE)
    assert names(ada) == ["Gamma", "mine alone", "zeta", "alpha", "Beta"]
    assert names(AnonymousUser()) == ["alpha", "Beta", "Gamma", "zeta"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", ["Kylo rules", "Rey", "Rey returns"]),
        ("rey", ["Rey", "Rey returns"]),
        ("RETURNS rey", ["Rey returns"]),
        ("rey ben", ["Rey returns"]),
        ("ben", ["Kylo rules", "Rey returns"]),
        ("vader", []),
        ("%", []),
        ("_ey", []),
        ("Re\\y", []),
        ("' OR 1=1 --", []),
        ("x" * 10_000, []),
        ("\u202egnp.exe", []),
    ],
)
def test_every_word_is_in_the_name_or_in_the_owner_s(ada: User, ben: User, words: str, found: list[str]) -> None:
    for owner, name in ((ada, "Rey"), (ben, "Rey returns"), (ben, "Kylo rules")):
        a_deck(owner, name)
    assert sorted(names(ada, words)) == found


def test_what_was_judged_by_another_edition_waits_in_the_order_of_the_list(ada: User, ben: User) -> None:
    for owner, name in ((ben, "alpha"), (ada, "zeta"), (ben, "beta"), (ben, "rest")):
        a_deck(owner, name)
    assert outdated_versions(ada, "", 9) == []
    DeckVersion.objects.exclude(deck__name="rest").update(verdict_edition="old")
    assert names(ada) == ["rest"]
    waiting = outdated_versions(ada, "", 2)
    assert [version.deck_list.name for version in waiting] == ["zeta", "alpha"]
    verdicts.renew(waiting)
    assert names(ada) == ["zeta", "alpha", "rest"]
    assert [version.deck_list.name for version in outdated_versions(ada, "bet", 9)] == ["beta"]


# Formats of the list --------------------------------------------------------------------------------------------------


def test_others_decks_come_by_format_and_are_found_by_its_name(ada: User, ben: User) -> None:
    attic = replace(format_of(REY), code="attic", name="Attic rules")
    infinite = next(iter(field_of("INF-2026-07").values()))
    made = [("A", replace(REY, format=attic)), ("B", infinite), ("C", REY), ("D", next(iter(field().values())))]
    for name, content in made:
        publish(ben, name, content)
    publish(ada, "E", infinite)
    assert names(ada) == ["E", "D", "C", "B", "A"]
    assert names(ada, "galactic INFINITE") == ["E", "B"]
    assert names(ada, "ben infinite") == ["B"]
    assert names(ada, "attic") == ["A"]


def test_a_format_is_called_as_its_owner_calls_it() -> None:
    assert format_label("INF-2026-07") == "Galactic Infinite"
    assert format_label({"name": "Attic rules"}) == "Attic rules"
    assert format_label("gone-since") == "gone-since"
