"""Guests: trying without an account, keeping what was made, and everything a hostile visitor could hope for."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.conf import settings as django_settings
from django.contrib.auth.models import User
from django.core import signing
from django.core.cache import cache
from django.core.management import call_command
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from accounts import guests
from accounts.models import Guest
from decks.models import Deck
from sandtable.agents import USUAL
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat import room, services
from simulate.watching.seat.at_once import tables
from tests.support.seats import a_stored_scenario, choices_on, let_agents_think
from web.api import throttling

pytestmark = pytest.mark.django_db
DECK_GAME = "destiny"
LIST = (
    "A pasted deck\n\nBATTLEFIELD\n-----------\nEcho Base (Awakenings #166)\n\n"
    "CHARACTER\n---------\n2x Rey, Force Prodigy (Awakenings #38)\n"
)
PASSWORD = "a long sentence 1"


def sit_down(client: Client, key: str = "k", game: str = DECK_GAME) -> SeatedGame:
    """A game of this visitor at one of the tables that stand ready."""
    answer = client.post("/play/at-once", {"game": game, "key": key})
    assert answer.status_code == 302 and answer["Location"] != "/play", answer
    return SeatedGame.objects.get(public_id=answer["Location"].rpartition("/")[2])


def paste(client: Client) -> Deck:
    answer = client.post("/decks/import", {"source": LIST, "format": "awakenings", "confirm": "1"})
    assert answer.status_code == 302, answer.content.decode()
    return Deck.objects.latest("pk")


def sign_up(client: Client, name: str = "ada") -> None:
    sent = {"username": name, "password1": PASSWORD, "password2": PASSWORD, "email": ""}
    assert client.post("/account/signup/", sent).status_code == 302


# -- trying -----------------------------------------------------------------------------------------------------------


def test_looking_makes_nobody_a_guest(client: Client) -> None:
    for address in ("/", "/play", "/play/decks", "/play/scenario", "/decks/import", "/decks", "/playtests/public"):
        answer = client.get(address)
        assert answer.status_code == 200 and django_settings.GUEST_COOKIE not in answer.cookies, address
    assert not Guest.objects.exists()


def test_a_visitor_plays_at_a_table_that_stands_ready(client: Client) -> None:
    game = let_agents_think(sit_down(client))
    page = client.get(f"/play/{game.public_id}").content.decode()
    assert f'value="{game.question}"' in page and "without an account" in page
    sent = {"question": game.question, "option": "0"}
    assert client.post(f"/play/{game.public_id}/answer", sent).status_code == 302
    assert len(SeatedGame.objects.get(pk=game.pk).decisions) > len(game.decisions)
    assert client.get(f"/play/{game.public_id}/table").status_code == 200
    assert game.get_absolute_url() in client.get("/play").content.decode()
    client.post(f"/play/{game.public_id}/give-up")
    assert client.get(f"/play/{game.public_id}/replay").status_code == 200
    assert Guest.objects.count() == 1


def test_there_is_a_table_for_every_game(client: Client) -> None:
    call_command("load_scenarios", verbosity=0)
    page = client.get("/play").content.decode()
    for table in tables():
        assert f'name="game" value="{table.game}"' in page
        assert sit_down(Client(), game=table.game).players == ["person", *[USUAL] * table.others]
    assert len(tables()) == 5


def test_a_table_that_is_not_there_is_missing(client: Client) -> None:
    assert client.post("/play/at-once", {"game": "chess"}).status_code == 404
    assert client.get("/play/at-once").status_code == 405
    assert not Guest.objects.exists()


def test_a_form_that_is_sent_twice_begins_one_game(client: Client) -> None:
    assert sit_down(client).pk == sit_down(client).pk


def test_a_pasted_list_is_judged_without_being_kept(client: Client) -> None:
    answer = client.post("/decks/import", {"source": LIST, "format": "awakenings"})
    page = answer.content.decode()
    assert answer.status_code == 200 and "Rey" in page and "kept in this browser" in page
    assert "The deck has 0 cards" in page, "the reasons, not their number alone"
    assert not Guest.objects.exists() and not Deck.objects.exists()


def test_a_kept_list_is_the_visitor_s_alone(client: Client) -> None:
    deck = paste(client)
    page = client.get(deck.get_absolute_url()).content.decode()
    assert "A pasted deck" in page and "without an account" in page
    assert deck.get_absolute_url() in client.get("/decks").content.decode()
    assert Client().get(deck.get_absolute_url()).status_code == 404
    other = Client()
    paste(other)
    assert other.get(deck.get_absolute_url()).status_code == 404


# -- keeping ----------------------------------------------------------------------------------------------------------


def test_who_signs_up_keeps_games_and_decks(client: Client) -> None:
    game, deck = sit_down(client), paste(client)
    sign_up(client)
    ada = User.objects.get(username="ada")
    assert list(User.objects.all()) == [ada], "the guest is gone"
    assert SeatedGame.objects.get().owner == ada and Deck.objects.get().owner == ada
    page = client.get(game.get_absolute_url()).content.decode()
    assert "is yours now" in page and "without an account" not in page
    assert client.get(deck.get_absolute_url()).status_code == 200
    assert django_settings.GUEST_COOKIE not in client.cookies or not client.cookies[django_settings.GUEST_COOKIE].value


def test_who_logs_in_keeps_them_beside_their_own(client: Client) -> None:
    ada = User.objects.create_user("ada", password=PASSWORD)
    as_ada = Client()
    as_ada.force_login(ada)
    own = sit_down(as_ada, key="the same")
    sit_down(client, key="the same")
    client.post("/account/login/", {"login": "ada", "password": PASSWORD})
    assert SeatedGame.objects.filter(owner=ada).count() == 2
    assert SeatedGame.objects.get(pk=own.pk).owner == ada and not Guest.objects.exists()


def test_a_wrong_password_moves_nothing(client: Client) -> None:
    User.objects.create_user("ada", password=PASSWORD)
    game = sit_down(client)
    client.post("/account/login/", {"login": "ada", "password": "wrong"})
    assert client.get(game.get_absolute_url()).status_code == 200 and Guest.objects.count() == 1


# -- hostile visitors -------------------------------------------------------------------------------------------------


def test_letters_of_ones_own_choice_make_no_guest(client: Client) -> None:
    """The cookie is never taken over, neither signed by somebody else nor of a guest who is gone."""
    for text in ("", "x", "a:b:c", signing.dumps("letters", salt="another"), signing.dumps("x", salt=guests.SALT)):
        client.cookies[django_settings.GUEST_COOKIE] = text
        assert client.get("/play").status_code == 200
        assert not Guest.objects.exists()
    sit_down(client)
    assert client.cookies[django_settings.GUEST_COOKIE].value not in ("", signing.dumps("x", salt=guests.SALT))
    assert Guest.objects.get().digest != guests._digest("x")


def test_a_guest_who_was_planted_sees_nothing_after_the_log_in(client: Client) -> None:
    """Eve gives Ada her own cookie. Once Ada has logged in, Eve's cookie opens nothing, and Ada's things are hers."""
    eve = Client()
    planted = sit_down(eve)
    client.cookies[django_settings.GUEST_COOKIE] = eve.cookies[django_settings.GUEST_COOKIE].value
    before = client.session.session_key
    sign_up(client)
    deck = paste(client)
    assert client.session.session_key != before
    assert eve.get(planted.get_absolute_url()).status_code == 302, "to the log-in"
    assert eve.get(deck.get_absolute_url()).status_code == 404


def test_games_of_others_are_led_to_the_log_in_or_missing(client: Client) -> None:
    theirs = sit_down(Client())
    address = f"/play/{theirs.public_id}"
    assert client.get(address).status_code == 302, "somebody unknown"
    sit_down(client)
    assert client.get(address).status_code == 302, "another guest"
    for deed in ("answer", "back", "screen", "give-up"):
        assert client.post(f"{address}/{deed}", {"question": theirs.question, "option": "0"}).status_code == 404, deed
    kept = SeatedGame.objects.get(pk=theirs.pk)
    assert (kept.decisions, kept.state) == (theirs.decisions, theirs.state)


def test_pages_for_accounts_stay_closed_to_guests(client: Client) -> None:
    deck, game = paste(client), sit_down(client)
    for address in (f"/decks/{deck.public_id}/edit", "/playtests", "/collection", "/account/tokens", "/decks/new"):
        assert client.get(address).status_code == 302, address
    for address in (f"/decks/{deck.public_id}/visibility", f"/play/{game.public_id}/visibility"):
        assert client.post(address, {"visibility": "public"}).status_code == 302, address
    assert {Deck.objects.get().visibility, SeatedGame.objects.get().visibility} == {"private"}
    assert client.get("/api/v1/decks").status_code in (200, 401)
    assert deck.public_id not in client.get("/api/v1/decks").content.decode()


def test_nobody_logs_in_as_a_guest(client: Client) -> None:
    sit_down(client)
    name = User.objects.get().username
    other = Client()
    for word in ("", "!", name):
        other.post("/account/login/", {"login": name, "password": word})
    assert "_auth_user_id" not in other.session


def test_a_guest_meets_quick_agents_only(client: Client) -> None:
    version = a_stored_scenario(User.objects.create_user("eve"))
    version.scenario.visibility = "public"
    version.scenario.save()
    page = client.get(f"/play/scenario?version={version.public_id}").content.decode()
    assert "planner" not in page and USUAL in page
    sent = choices_on(version, "person") | {"agent_b": "planner-2", "key": "k"}
    assert client.post("/play/scenario", sent).status_code == 422
    assert not SeatedGame.objects.exists() and not Guest.objects.exists()
    assert client.post("/play/scenario", sent | {"agent_b": "random"}).status_code == 302
    owner = Guest.objects.get().user
    assert list(room.problems_of(owner, ["deep-2"])) and not list(room.problems_of(owner, ["random"]))


def test_a_guest_has_few_games_and_all_guests_together_some(client: Client, settings: Settings) -> None:
    settings.GUEST_GAMES, settings.GUEST_GAMES_IN_ALL = 2, 3
    first, _second = sit_down(client, "1"), sit_down(client, "2")
    answer = client.post("/play/at-once", {"game": DECK_GAME, "key": "3"}, follow=True)
    assert "You have 2 games going on" in answer.content.decode()
    sit_down(Client(), "1")
    fourth = Client().post("/play/at-once", {"game": DECK_GAME, "key": "1"}, follow=True)
    assert "Too many visitors" in fourth.content.decode() and Guest.objects.count() == 2
    services.give_up(game=first)
    sit_down(client, "3")
    assert SeatedGame.objects.exclude(state=SeatedState.GIVEN_UP).count() == 3


def test_there_are_only_so_many_guests_from_one_place_and_in_all(settings: Settings) -> None:
    settings.GUESTS_FROM_ONE_PLACE, settings.GUESTS = 1, 2
    sit_down(Client(REMOTE_ADDR="2001:db8:1:2::1"))
    again = {"source": LIST, "confirm": "1", "format": "awakenings"}
    near = Client(REMOTE_ADDR="2001:db8:1:2:ffff::9").post("/decks/import", again)
    assert near.status_code == 429 and "Too many visitors" in near.content.decode()
    sit_down(Client(REMOTE_ADDR="2001:db8:1:3::1"))
    far = Client(REMOTE_ADDR="192.0.2.1").post("/play/at-once", {"game": DECK_GAME, "key": "k"}, follow=True)
    assert "Too many visitors" in far.content.decode()
    assert Guest.objects.count() == User.objects.count() == 2 and not Deck.objects.exists()
    assert "192.0.2" not in str(Guest.objects.values_list("origin"))


def test_a_guest_keeps_only_so_many_decks(client: Client, settings: Settings) -> None:
    settings.GUEST_DECKS = 1
    paste(client)
    answer = client.post("/decks/import", {"source": LIST, "format": "awakenings", "confirm": "1"})
    assert answer.status_code == 429 and "1 decks are kept" in answer.content.decode() and Deck.objects.count() == 1


@pytest.mark.parametrize(
    ("throttle", "address", "sent"),
    [
        (throttling.GuestsBegin, "/play/at-once", {"game": DECK_GAME}),
        (throttling.GuestsRead, "/decks/import", {"source": LIST, "format": "awakenings"}),
        (throttling.GuestsAnswer, "/play/{game}/answer", {"question": "x", "option": "0"}),
    ],
)
def test_a_flood_is_refused_by_network_and_spares_accounts(
    client: Client, monkeypatch: pytest.MonkeyPatch, throttle: type, address: str, sent: dict[str, str]
) -> None:
    address = address.replace("{game}", sit_down(client, "first").public_id)
    monkeypatch.setattr(throttle, "THROTTLE_RATES", {throttle.scope: "2/hour"})  # type: ignore[attr-defined]
    cache.clear()
    answers = [client.post(address, sent | {"key": str(n)}).status_code for n in range(4)]
    assert answers[2:] == [429, 429] and 429 not in answers[:2]
    sign_up(client)
    assert client.post(address, sent | {"key": "4"}).status_code != 429
    cache.clear()


# -- sweeping ---------------------------------------------------------------------------------------------------------


def test_who_stays_away_for_a_day_is_swept_and_nobody_else(client: Client) -> None:
    sit_down(client)
    paste(client)
    stayed = Client()
    sit_down(stayed)
    sign_up(kept := Client())
    paste(kept)
    away = Guest.objects.earliest("pk")
    Guest.objects.filter(pk=away.pk).update(used_at=timezone.now() - timedelta(hours=25))
    assert client.get("/play").content.decode().count("without an account") == 0, "the cookie opens nothing any more"
    assert guests.sweep() == 1 and guests.sweep() == 0
    assert Guest.objects.count() == 1 and SeatedGame.objects.count() == 1 and Deck.objects.count() == 1
    assert {user.username[:5] for user in User.objects.all()} == {"guest", "ada"}


def test_a_visit_within_the_day_lets_the_guest_stay(client: Client) -> None:
    game = sit_down(client)
    Guest.objects.update(used_at=timezone.now() - timedelta(hours=23))
    assert client.get(game.get_absolute_url()).cookies[django_settings.GUEST_COOKIE].value
    assert guests.sweep() == 0 and Guest.objects.get().used_at > timezone.now() - timedelta(hours=1)


def test_the_cookie_is_for_the_server_alone_and_pages_for_a_guest_for_no_cache(client: Client) -> None:
    game = sit_down(client)
    cookie = client.cookies[django_settings.GUEST_COOKIE]
    assert cookie["httponly"] and cookie["samesite"] == "Lax" and cookie["max-age"] == 24 * 3600
    answer = client.get(game.get_absolute_url())
    assert "Cookie" in answer["Vary"] and "private" in answer["Cache-Control"]
