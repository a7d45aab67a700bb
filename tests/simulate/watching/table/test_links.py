"""Links to seats: shown once, replaced, revoked, taken by one person; the game goes on between two browsers."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.models import Guest
from simulate.asking.refusals import LimitReached, Refused
from simulate.models import Place, SeatedGame, SeatedState
from simulate.watching.table import services
from simulate.watching.table.services import Gone
from tests.support.depth import IS_DEEP, games
from tests.support.people import (
    LARGE_GAME,
    a_browser,
    a_shared_table,
    answered,
    asked_seat,
    at_seat,
    sit_down,
    somebody,
)
from tests.support.seats import SMALL_GAME, a_seated_game, a_stored_scenario, choices_on

pytestmark = pytest.mark.django_db
LINK = re.compile(r"/play/(seat|watch)/[A-Za-z0-9]{22}")


def links(page: bytes) -> list[str]:
    return [found[0] for found in LINK.finditer(page.decode())]


def test_a_form_opens_a_table_and_leads_to_its_links(ada: User, as_ada: Client) -> None:
    form = as_ada.get("/play/scenario").context["form"]
    sent = choices_on(a_stored_scenario(ada), "person") | {"agent_b": "link", "key": form["key"].value()}
    asked = as_ada.post("/play/scenario", sent)
    game = SeatedGame.objects.get()
    assert asked["Location"] == f"/play/{game.public_id}/people"
    assert list(game.places.values_list("seat", "user", "is_kept")) == [(0, ada.pk, True), (1, None, False)]
    assert (game.people, game.holder) == ([0, 1], 0)
    assert as_ada.post("/play/scenario", sent)["Location"] == asked["Location"]
    assert Place.objects.count() == 2


def test_everybody_by_link_is_refused(ada: User, as_ada: Client) -> None:
    form = as_ada.get("/play/scenario").context["form"]
    sent = choices_on(a_stored_scenario(ada), "link") | {"agent_b": "link", "key": form["key"].value()}
    refused = as_ada.post("/play/scenario", sent)
    assert refused.status_code == 422 and "Keep a seat for yourself." in refused.content.decode()
    assert not SeatedGame.objects.exists()


def test_a_link_is_shown_once_and_only_its_hash_is_kept(free: SeatedGame, as_ada: Client) -> None:
    address = f"/play/{free.public_id}/people"
    made = links(as_ada.post(address, {"deed": "links"}).content)
    assert len(made) == 1
    assert links(as_ada.get(address).content) == []
    kept = Place.objects.get(game=free, seat=1).digest
    assert len(kept) == 64 and made[0].rpartition("/")[2] not in kept


def test_a_person_takes_the_seat_and_sees_with_it(free: SeatedGame, bob: User, as_bob: Client) -> None:
    letters = services.new_links(game=free, seats=[1])[1]
    asked = as_bob.get(f"/play/seat/{letters}")
    assert "invites you" in asked.content.decode() and Place.objects.free().count() == 1, "looking takes nothing"
    assert as_bob.post(f"/play/seat/{letters}")["Location"] == f"/play/{free.public_id}"
    assert Place.objects.get(seat=1).user == bob
    assert as_bob.get(f"/play/seat/{letters}").status_code == 404
    page = as_bob.get(f"/play/{free.public_id}")
    assert page.context["screen"].seen.seat == 1 and "Give up" not in page.content.decode()


def test_a_visitor_takes_a_seat_as_a_guest(free: SeatedGame, as_ada: Client) -> None:
    browser, letters = Client(), services.new_links(game=free, seats=[1])[1]
    assert browser.post(f"/play/seat/{letters}", follow=True).status_code == 200
    assert Place.objects.get(seat=1).user == Guest.objects.get().user
    assert "a guest" in as_ada.get(f"/play/{free.public_id}/people").content.decode()


def test_a_guest_who_signs_up_keeps_the_seat(free: SeatedGame, bob: User) -> None:
    bob.set_password("long enough to log in")
    bob.save()
    browser, letters = Client(), services.new_links(game=free, seats=[1])[1]
    browser.post(f"/play/seat/{letters}")
    browser.post("/account/login/", {"login": "bob", "password": "long enough to log in"})
    assert Place.objects.get(seat=1).user == bob and not Guest.objects.exists()


def test_a_guest_who_turns_out_to_be_the_owner_frees_the_seat(free: SeatedGame, ada: User) -> None:
    ada.set_password("long enough to log in")
    ada.save()
    browser, letters = Client(), services.new_links(game=free, seats=[1])[1]
    browser.post(f"/play/seat/{letters}")
    browser.post("/account/login/", {"login": "ada", "password": "long enough to log in"})
    assert Place.objects.get(seat=1).user is None


def test_a_replaced_or_revoked_link_opens_nothing(free: SeatedGame, bob: User, as_bob: Client) -> None:
    first = services.new_links(game=free, seats=[1])[1]
    second = services.new_links(game=free, seats=[1])[1]
    with pytest.raises(Gone):
        services.take_by_link(user=bob, letters=first)
    services.revoke_link(game=free, seat=1)
    assert as_bob.post(f"/play/seat/{second}").status_code == 404
    assert Place.objects.get(seat=1).user is None


def test_of_two_at_once_one_gets_the_seat(free: SeatedGame, bob: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have found the place free before one of them writes."""
    letters, eve = services.new_links(game=free, seats=[1])[1], somebody("eve")
    found = services.place_behind(letters)
    monkeypatch.setattr(services, "place_behind", lambda _letters: found)
    services.take_by_link(user=bob, letters=letters)
    with pytest.raises(Gone):
        services.take_by_link(user=eve, letters=letters)
    assert Place.objects.get(seat=1).user == bob


def test_one_person_has_one_seat_and_the_owner_takes_none(ada: User, bob: User) -> None:
    game = a_shared_table(ada, LARGE_GAME, people=(0, 1, 2))
    sit_down(game, bob, 1)
    for user in (ada, bob):
        with pytest.raises(Refused):
            sit_down(game, user, 2)
    assert Place.objects.get(game=game, seat=2).user is None


def test_seats_of_one_person_are_bounded(ada: User, bob: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MOST_SEATS_TAKEN", 1)
    one, other = (a_shared_table(ada, key=key) for key in "xy")
    sit_down(one, bob)
    with pytest.raises(LimitReached):
        sit_down(other, bob)
    services.leave(user=bob, game=one)
    sit_down(other, bob)


def test_a_seat_that_was_left_is_given_anew(both: SeatedGame, bob: User, as_bob: Client) -> None:
    assert as_bob.post(f"/play/{both.public_id}/leave")["Location"] == "/play"
    assert as_bob.get(f"/play/{both.public_id}").status_code == 404
    eve = somebody("eve")
    sit_down(both, eve)
    assert Place.objects.get(seat=1).user == eve


def test_anybody_takes_a_free_seat_of_an_open_table(free: SeatedGame, as_bob: Client, bob: User) -> None:
    address = f"/play/{free.public_id}/join"
    assert as_bob.post(address).status_code == 404, "it is not open"
    services.show_in_lobby(game=free, is_listed=True)
    assert as_bob.post(address)["Location"] == f"/play/{free.public_id}"
    assert Place.objects.get(seat=1).user == bob
    assert a_browser(somebody("eve")).post(address).status_code == 409


@pytest.mark.deep
def test_only_the_browser_that_is_asked_answers(both: SeatedGame, as_ada: Client, as_bob: Client) -> None:
    """To the end of the game under `make deep`."""
    screens = [as_ada, as_bob]
    for _ in range(games(24, deep=10_000)):
        game = SeatedGame.objects.get(pk=both.pk)
        if game.state != SeatedState.PERSON:
            break
        asked = asked_seat(game)
        waits = screens[1 - asked].get(f"/play/{game.public_id}/table")
        assert b"data-option" not in waits.content and game.question.encode() not in waits.content
        sent = {"question": game.question, "option": "0", "piece": "1"}
        assert screens[1 - asked].post(f"/play/{game.public_id}/answer", sent).status_code == 409
        assert screens[asked].post(f"/play/{game.public_id}/answer", sent).status_code == 200
    game = SeatedGame.objects.get(pk=both.pk)
    assert game.holder == 0 and game.moved_at is not None and game.moved_at > game.created_at
    assert game.state == (SeatedState.OVER if IS_DEEP else SeatedState.PERSON)


def test_a_page_that_waits_gets_304_until_its_seat_may_notice_something(both: SeatedGame, as_ada: Client) -> None:
    game = SeatedGame.objects.get(pk=both.pk)
    while asked_seat(game) != 1:
        game = answered(game)
    address = f"/play/{game.public_id}/table"
    first = as_ada.get(address)
    again = as_ada.get(address, headers={"If-None-Match": first["ETag"]})
    assert (again.status_code, again["ETag"]) == (304, first["ETag"])
    SeatedGame.objects.filter(pk=game.pk).update(question="0" * 24)
    assert as_ada.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 304, "of another seat"


def test_the_screen_of_the_owner_stays_where_it_is(both: SeatedGame) -> None:
    at = at_seat(both, asked_seat(both))
    for _ in range(4):
        answered(both)
    assert SeatedGame.objects.get(pk=both.pk).holder == 0 and at.pk


def test_a_game_at_one_screen_has_no_people_page(ada: User, as_ada: Client) -> None:
    game = a_seated_game(SMALL_GAME, ada, people=(0, 1), key="one screen")
    assert as_ada.get(f"/play/{game.public_id}/people").status_code == 404


def test_names_of_people_are_shown_as_text(free: SeatedGame, as_ada: Client) -> None:
    sit_down(free, User.objects.create_user("<b>bob</b>"))
    for place in ("", "/people", "/table"):
        page = as_ada.get(f"/play/{free.public_id}{place}").content.decode()
        assert "<b>bob" not in page
    assert "&lt;b&gt;bob&lt;/b&gt;" in as_ada.get(f"/play/{free.public_id}/people").content.decode()
