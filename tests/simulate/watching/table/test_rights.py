"""The rights of everybody at each address of a shared table, while the game goes on and after it."""

from __future__ import annotations

from typing import Final

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import named, view
from sandtable.engine.views import ONLOOKER
from simulate.models import SeatedGame, SeatedState
from simulate.watching.boards.marking import names_on
from simulate.watching.seat import services as seat_services
from simulate.watching.seat.seated import table_of
from simulate.watching.table import services
from tests.support.people import a_browser, a_shared_table, at_seat, sit_down, somebody

pytestmark = pytest.mark.django_db
PEOPLE: Final = ("owner", "holder", "other", "onlooker", "stranger", "visitor")
"""`other` has a seat at another table of the owner; `onlooker` is a guest who has the link for looking on."""

GOES_ON: Final = {
    # address: (owner, holder, other, onlooker, stranger, visitor)
    ("get", ""): (200, 200, 404, 302, 404, 302),
    ("get", "/table"): (200, 200, 404, 302, 404, 302),
    ("get", "/people"): (200, 200, 404, 302, 404, 302),
    ("post", "/people"): (302, 404, 404, 404, 404, 302),
    ("post", "/answer"): (409, 409, 404, 404, 404, 302),
    ("post", "/back"): (409, 409, 404, 404, 404, 302),
    ("post", "/screen"): (409, 409, 404, 404, 404, 302),
    ("post", "/go-on"): (409, 409, 404, 404, 404, 302),
    ("post", "/mail"): (302, 302, 404, 404, 404, 302),
    ("post", "/rematch"): (302, 302, 404, 404, 404, 302),
    ("post", "/join"): (404, 404, 404, 302, 404, 302),
    ("get", "/replay"): (404, 404, 404, 404, 404, 404),
    ("get", "/replay/at/0"): (404, 404, 404, 404, 404, 404),
    ("post", "/visibility"): (404, 404, 404, 302, 404, 302),
    ("post", "/leave"): (404, 302, 404, 404, 404, 302),
}
ENDED: Final = {
    ("get", ""): (200, 200, 404, 302, 404, 302),
    ("get", "/people"): (200, 200, 404, 302, 404, 302),
    ("post", "/people"): (404, 404, 404, 404, 404, 302),
    ("post", "/leave"): (404, 404, 404, 404, 404, 302),
    ("get", "/replay"): (200, 200, 404, 404, 404, 404),
}


@pytest.fixture
def game(both: SeatedGame) -> SeatedGame:
    return both


@pytest.fixture
def browsers(game: SeatedGame, as_ada: Client, as_bob: Client, ada: User) -> dict[str, Client]:
    other = somebody("olga")
    sit_down(a_shared_table(ada, key="another table"), other)
    found = {"owner": as_ada, "holder": as_bob, "other": a_browser(other), "stranger": a_browser(somebody("sam"))}
    onlooker, letters = Client(), services.let_watch(game=game)
    elsewhere = a_shared_table(ada, key="a third table")
    onlooker.post(f"/play/seat/{services.new_links(game=elsewhere, seats=[1])[1]}")
    assert onlooker.get(f"/play/watch/{letters}").status_code == 200
    return found | {"onlooker": onlooker, "visitor": Client()}


def status(browser: Client, game: SeatedGame, way: str, place: str) -> int:
    sent = {"question": "another", "option": "0", "deed": "list", "visibility": "public"} if way == "post" else None
    return int(getattr(browser, way)(f"/play/{game.public_id}{place}", sent).status_code)


def answers(browsers: dict[str, Client], game: SeatedGame, way: str, place: str) -> tuple[int, ...]:
    return tuple(status(browsers[who], game, way, place) for who in PEOPLE)


def test_while_a_game_goes_on(browsers: dict[str, Client], game: SeatedGame) -> None:
    assert {route: answers(browsers, game, *route) for route in GOES_ON} == GOES_ON


def test_after_a_game(browsers: dict[str, Client], game: SeatedGame) -> None:
    seat_services.give_up(game=SeatedGame.objects.get(pk=game.pk))
    assert {route: answers(browsers, game, *route) for route in ENDED} == ENDED


def test_only_the_owner_gives_a_game_up(browsers: dict[str, Client], game: SeatedGame) -> None:
    for who in ("holder", "other", "onlooker", "stranger"):
        assert status(browsers[who], game, "post", "/give-up") == 404
    assert SeatedGame.objects.get(pk=game.pk).state == SeatedState.PERSON
    assert status(browsers["owner"], game, "post", "/give-up") == 302


def test_the_owner_of_a_closed_account_shares_no_table(as_bob: Client, game: SeatedGame, ada: User) -> None:
    ada.is_active = False
    ada.save()
    letters = services.let_watch(game=game)
    assert as_bob.get(f"/play/{game.public_id}").status_code == 404
    assert Client().get(f"/play/watch/{letters}").status_code == 404


def test_an_onlooker_sees_what_all_seats_see(game: SeatedGame) -> None:
    letters = services.let_watch(game=game)
    for place in ("", "/table"):
        page = Client().get(f"/play/watch/{letters}{place}").content.decode()
        state = table_of(SeatedGame.objects.get(pk=game.pk)).state
        things = {each for each, _, _ in named(view(game.game, state, ONLOOKER).things)}
        assert names_on(page) <= things and "data-option" not in page and "data-seat-form" not in page
    services.end_watching(game=game)
    assert Client().get(f"/play/watch/{letters}").status_code == 404


@pytest.mark.parametrize("seat", [0, 1])
def test_each_screen_shows_the_things_of_its_seat_alone(
    game: SeatedGame, as_ada: Client, as_bob: Client, seat: int
) -> None:
    browser = (as_ada, as_bob)[seat]
    things = {each for each, _, _ in named(view(game.game, table_of(at_seat(game, seat)).state, seat).things)}
    for place in ("", "/table"):
        assert names_on(browser.get(f"/play/{game.public_id}{place}").content.decode()) <= things


def test_a_replay_that_is_public_tells_others_no_names(game: SeatedGame, as_ada: Client, as_bob: Client) -> None:
    seat_services.give_up(game=SeatedGame.objects.get(pk=game.pk))
    SeatedGame.objects.filter(pk=game.pk).update(visibility="public")
    mine = as_ada.get(f"/play/{game.public_id}/replay").context["players"]
    assert [who for _, who in mine] == ["you", "bob"]
    assert [who for _, who in as_bob.get(f"/play/{game.public_id}/replay").context["players"]] == ["ada", "you"]
    others = Client().get(f"/play/{game.public_id}/replay").context["players"]
    assert [who for _, who in others] == ["a person", "a person"]


def test_an_onlooker_sees_the_board_and_the_page_has_all_that_its_script_needs(game: SeatedGame) -> None:
    """The script of the seat stops with an error where one of these is missing, and looks no more."""
    letters = services.let_watch(game=game)
    page = Client().get(f"/play/watch/{letters}").content.decode()
    piece = Client().get(f"/play/watch/{letters}/table").content.decode()
    for needed in ("data-seat-piece", "data-seat-problem", "data-seat-said", "data-seat-text", "data-seat-menu"):
        assert f" {needed}" in page
    for shown in (page, piece):
        assert 'class="board"' in shown and "data-at=" in shown and "data-seat-state=" in shown
        assert f"/play/{game.public_id}/log" not in shown, "the log is for people with a seat"
