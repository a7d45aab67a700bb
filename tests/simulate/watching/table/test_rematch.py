"""The end of a game between people, and the next one: the result for each of them, seats changed, the same people."""

from __future__ import annotations

import random
from typing import Final

import pytest
from django.contrib.auth.models import User
from django.test import Client

from simulate.models import Place, SeatedGame, SeatedState, SharedTable
from simulate.watching.seat import services as seat_services
from simulate.watching.table import services
from simulate.watching.table.rematch import rematch
from tests.support.kept_rows import KeptRows
from tests.support.people import a_shared_table, answered, sit_down, somebody
from tests.support.seats import near_the_end

pytestmark = pytest.mark.django_db


def finished() -> int:
    """The key of a game between Ada and Bob, played to its end."""
    ada, bob = somebody("ada"), somebody("bob")
    game = a_shared_table(ada)
    sit_down(game, bob)
    game = near_the_end(game, random.Random(1))
    while game.state == SeatedState.PERSON:
        game = answered(game)
    return int(game.pk)


FINISHED: Final = KeptRows(finished)


@pytest.fixture
def over(db: None) -> SeatedGame:
    return SeatedGame.objects.get(pk=FINISHED.put_back())


@pytest.fixture
def ada(request: pytest.FixtureRequest, db: None) -> User:
    """One of the people of the finished game, or a new user in a test without it."""
    return person("ada", request)


@pytest.fixture
def bob(request: pytest.FixtureRequest, db: None) -> User:
    return person("bob", request)


def person(name: str, request: pytest.FixtureRequest) -> User:
    if "over" not in request.fixturenames:
        return somebody(name)
    request.getfixturevalue("over")
    return User.objects.get(username=name)


def test_the_end_is_told_to_each_person(over: SeatedGame, as_ada: Client, as_bob: Client) -> None:
    for seat, browser in enumerate((as_ada, as_bob)):
        answer = browser.get(f"/play/{over.public_id}")
        ending, page = answer.context["ending"], answer.content.decode()
        assert [each.has_won for each in ending.standings] == [each in over.result["winners"] for each in (0, 1)]
        assert [each.who for each in ending.standings] == (["you", "bob"] if seat == 0 else ["ada", "you"])
        assert ("You have won" in page) == (seat in over.result["winners"])
        assert ending.reason == over.result["reason"] and ending.rounds == over.result["rounds"]
        assert f"/play/{over.public_id}/replay" in page


def test_a_rematch_changes_seats_and_keeps_the_people(over: SeatedGame, as_ada: Client, as_bob: Client) -> None:
    before = dict(Place.objects.filter(game=over).values_list("user__username", "seat"))
    answer = as_bob.post(f"/play/{over.public_id}/rematch")
    anew = SharedTable.objects.get(game=over).rematch
    assert anew is not None and answer["Location"] == f"/play/{anew.public_id}"
    after = dict(Place.objects.filter(game=anew).values_list("user__username", "seat"))
    assert after == {"ada": before["bob"], "bob": before["ada"]}
    assert (anew.owner, anew.holder) == (over.owner, after["ada"]) and anew.seed != over.seed
    assert as_ada.post(f"/play/{over.public_id}/rematch")["Location"] == answer["Location"], "one rematch for all"
    assert anew.public_id in as_ada.get(f"/play/{over.public_id}").content.decode()
    for browser, name in ((as_ada, "ada"), (as_bob, "bob")):
        assert browser.get(f"/play/{anew.public_id}").context["screen"].seen.seat == after[name]


def test_the_other_page_shows_the_rematch_when_it_looks_again(over: SeatedGame, as_ada: Client, as_bob: Client) -> None:
    """The page looks again and again, with the tag of the table that it shows."""
    table = f"/play/{over.public_id}/table"
    first = as_ada.get(table)
    assert 'data-seat-state="rematch"' in first.content.decode(), "the page goes on looking"
    assert as_ada.get(table, headers={"If-None-Match": first["ETag"]}).status_code == 304
    as_bob.post(f"/play/{over.public_id}/rematch")
    anew = SharedTable.objects.get(game=over).rematch
    again = as_ada.get(table, headers={"If-None-Match": first["ETag"]})
    assert anew is not None and again.status_code == 200
    shown = again.content.decode()
    assert f'href="/play/{anew.public_id}"' in shown and 'data-seat-state="over"' in shown


def test_onlookers_are_not_told_of_a_rematch(over: SeatedGame, as_ada: Client, as_bob: Client, client: Client) -> None:
    letters = services.let_watch(game=over)
    table = f"/play/watch/{letters}/table"
    first = client.get(table)
    assert first.status_code == 200 and 'data-seat-state="over"' in first.content.decode()
    as_bob.post(f"/play/{over.public_id}/rematch")
    assert client.get(table, headers={"If-None-Match": first["ETag"]}).status_code == 304


def test_people_keep_their_decks_when_these_change_seats(ada: User, bob: User) -> None:
    game = a_shared_table(ada, "destiny")
    sit_down(game, bob)
    seat_services.give_up(game=SeatedGame.objects.get(pk=game.pk))
    anew = rematch(game=SeatedGame.objects.get(pk=game.pk))

    def decks(of: SeatedGame) -> dict[str, int]:
        seating = of.plan().seating(of.number)
        return {each.user.username: seating[each.seat] for each in Place.objects.filter(game=of) if each.user}

    assert decks(game) == decks(anew)
    assert game.plan().seating(game.number) != anew.plan().seating(anew.number)


def test_a_game_that_goes_on_has_no_rematch(both: SeatedGame, as_bob: Client) -> None:
    assert as_bob.post(f"/play/{both.public_id}/rematch")["Location"] == f"/play/{both.public_id}"
    assert SeatedGame.objects.count() == 1
