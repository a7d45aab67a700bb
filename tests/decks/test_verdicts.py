"""The verdict of a deck is stored with its version: one for every edition, the same from every writer."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client

from decks import representation, services, verdicts
from decks.models import Deck, DeckVersion, Visibility
from decks.playable import versions_for_playtest
from sandtable.games.destiny.decklist import demo_decks, format_of
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.legality import problems, unencoded
from sandtable.games.destiny.own_formats import read_format
from sandtable.games.destiny.text import is_encoded
from tests.support.judging import Judged, counting

REY = demo_decks()["rey-starter"]
ILLEGAL = demo_decks()["smugglers-and-sith"]
WAITS = next(card.code for card in all_cards().values() if card.type == "event" and not is_encoded(card.code))
UNENCODED = replace(REY, cards=((WAITS, 1), *REY.cards[1:]))
"""A card that the engine can't play yet is among the deck's."""


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Judged:
    return counting(monkeypatch)


def stored(version: DeckVersion) -> tuple[str, int, list[str]]:
    found = DeckVersion.objects.get(pk=version.pk)
    return found.verdict_edition, found.verdict_problems, found.verdict_unencoded


def a_new_edition(monkeypatch: pytest.MonkeyPatch, name: str = "new") -> None:
    monkeypatch.setattr(verdicts, "edition", lambda: name)


@pytest.mark.parametrize("content", [REY, ILLEGAL, UNENCODED])
def test_a_version_is_stored_with_its_verdict(ada: User, content: Any, judged: Judged) -> None:
    deck = services.create_deck(owner=ada, content=content)
    assert judged.decks == 1
    wanted = (verdicts.edition(), len(problems(content, format_of(content))), unencoded(content))
    assert stored(deck.newest) == wanted


def test_the_three_decks_of_these_tests_differ() -> None:
    found = [verdicts.judge(content) for content in (REY, ILLEGAL, UNENCODED)]
    assert [each.is_playable for each in found] == [True, False, False]
    assert found[1].problems and found[2].unencoded == [WAITS]
    assert unencoded(REY) == []


def test_the_reply_to_a_saved_deck_judges_it_no_more(ada: User, judged: Judged) -> None:
    version = services.create_deck(owner=ada, content=ILLEGAL).newest
    told = representation.deck(version.deck, version)
    assert [problem["rule"] for problem in told["legality"]["problems"]] and judged.decks == 1


def test_publishing_a_judged_deck_judges_it_no_more(ada: User, judged: Judged) -> None:
    services.create_deck(owner=ada, content=REY, visibility=Visibility.PUBLIC)
    deck = services.create_deck(owner=ada, content=REY)
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    services.save_version(deck=deck, content=replace(REY, name="New"), expected=1, visibility=Visibility.PUBLIC)
    assert judged.decks == 3  # three versions were saved


def test_publishing_trusts_no_verdict_of_another_edition(
    ada: User, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = services.create_deck(owner=ada, content=ILLEGAL)
    DeckVersion.objects.filter(pk=bad.newest.pk).update(verdict_edition="old", verdict_problems=0)
    with pytest.raises(services.NotPublishable):
        services.set_visibility(deck=bad, visibility=Visibility.PUBLIC)


def test_a_verdict_of_another_edition_is_renewed_once(
    deck: Deck, judged: Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_new_edition(monkeypatch)
    assert verdicts.is_outdated(deck.newest)
    assert (verdicts.renew([deck.newest]), verdicts.renew([deck.newest])) == (1, 0)
    assert stored(deck.newest) == ("new", 0, []) == (deck.newest.verdict_edition, 0, [])
    assert judged.decks == 1


def test_a_new_edition_may_judge_otherwise(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    a_new_edition(monkeypatch)
    monkeypatch.setattr(verdicts, "unencoded", lambda content: ["01001"])
    verdicts.renew([deck.newest])
    assert stored(deck.newest) == ("new", 0, ["01001"])


def test_a_version_without_a_verdict_is_judged(deck: Deck) -> None:
    """As the migration leaves the versions that were there before."""
    DeckVersion.objects.update(verdict_edition="", verdict_problems=0, verdict_unencoded=[])
    found = DeckVersion.objects.get(pk=deck.newest.pk)
    assert verdicts.renew([found]) == 1
    assert stored(found) == (verdicts.edition(), 0, [])


def test_two_judges_at_once_write_the_same_verdict(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both read the outdated version before either writes."""
    version = services.create_deck(owner=ada, content=ILLEGAL).newest
    a_new_edition(monkeypatch)
    one, other = (DeckVersion.objects.get(pk=version.pk) for _ in range(2))
    verdicts.renew([one])
    after_one = stored(version)
    verdicts.renew([other])
    assert after_one == stored(version) == ("new", len(verdicts.judge(ILLEGAL).problems), unencoded(ILLEGAL))


def test_a_version_that_is_deleted_while_it_is_judged_does_no_harm(deck: Deck, ada: User) -> None:
    other = services.create_deck(owner=ada, content=ILLEGAL)
    DeckVersion.objects.update(verdict_edition="old")
    read = list(DeckVersion.objects.order_by("pk"))
    services.delete_deck(deck=deck)
    verdicts.renew(read)
    assert [stored(version)[0] for version in DeckVersion.objects.all()] == [verdicts.edition()]
    assert stored(other.newest)[1] > 0


def test_a_deck_this_edition_can_not_read_has_problems_and_stops_nobody(deck: Deck) -> None:
    snapshot = {**deck.newest.snapshot, "cards": {"99999": 1}}
    DeckVersion.objects.update(snapshot=snapshot, verdict_edition="old")
    version = DeckVersion.objects.get(pk=deck.newest.pk)
    verdicts.renew([version])
    assert stored(version) == (verdicts.edition(), 1, [])
    found = versions_for_playtest(deck.owner, [(deck.public_id, None)])[deck.public_id, None]
    assert not found.verdict.is_playable and "99999" in found.verdict.problems[0].message


# Formats of one's own -------------------------------------------------------------------------------------------------


def test_changing_a_format_changes_no_stored_verdict_and_the_next_version_has_its_own(ada: User) -> None:
    """A version carries its format whole: today's definition counts for versions that are saved from now on."""
    lenient = {"name": "Kitchen", "sets": ["AW"], "points": 30, "size": REY.size, "copies": 2}
    own = services.create_format(owner=ada, definition=read_format(lenient))
    deck = services.create_deck(owner=ada, content=replace(REY, format=own.format))
    assert stored(deck.newest)[1] == 0
    strict = read_format(lenient | {"size": REY.size + 1, "code": own.public_id})
    services.change_format(own=own, definition=strict, expected=own.digest)
    verdicts.renew_all()
    assert stored(deck.newest)[1] == 0
    services.save_version(deck=deck, content=replace(REY, format=own.format), expected=1)
    assert stored(deck.newest)[1] == 1


# Everywhere at once ---------------------------------------------------------------------------------------------------


def told(command: str) -> str:
    out = StringIO()
    call_command(command, stdout=out)
    return out.getvalue()


def test_the_command_judges_every_newest_version_once(
    ada: User, judged: Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdicts, "BATCH", 2)
    decks = [services.create_deck(owner=ada, content=replace(REY, name=f"Deck {place}")) for place in range(5)]
    services.save_version(deck=decks[0], content=REY, expected=1)
    a_new_edition(monkeypatch)
    judged.decks = 0
    assert told("judge_decks") == "Decks: 5 judged, 0 had a verdict of this edition.\n"
    assert told("judge_decks") == "Decks: 0 judged, 5 had a verdict of this edition.\n"
    assert judged.decks == 5
    assert {stored(deck.newest)[0] for deck in decks} == {"new"}
    assert stored(decks[0].versions.get(number=1))[0] != "new"


# The list of decks ----------------------------------------------------------------------------------------------------


def test_the_list_judges_what_it_shows_when_the_edition_is_new_and_never_again(
    ada: User, as_ada: Client, judged: Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in range(30):
        services.create_deck(owner=ada, content=replace(ILLEGAL, name=f"Deck {place}"))
    count = len(verdicts.judge(ILLEGAL).problems)
    a_new_edition(monkeypatch)
    judged.decks = 0
    page = as_ada.get("/decks?show=mine").content.decode()
    assert page.count(f"{count} problems") == 24 == judged.decks
    as_ada.get("/decks?show=mine")
    assert judged.decks == 24
    as_ada.get("/decks?show=mine&page=2")
    assert judged.decks == 30
