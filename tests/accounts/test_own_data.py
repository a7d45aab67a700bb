"""The page of one's own data: log-ins, everything as a file, the end of the account; and what is deleted by itself."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from accounts import log_ins, own_data, tidying
from accounts.leaving import GRACE, ask_to_leave
from accounts.models import LogIn
from config.settings import base
from decks import services as decks
from decks.models import Deck
from sandtable.games.destiny.decklist import demo_decks
from simulate.models import Batch, Chunk, Place, SeatedGame
from simulate.queue.bans import stop_banned
from tests.support.playtests import a_batch, play_all
from tests.support.toy_games import toy_games as toy_games

pytestmark = pytest.mark.django_db
PAGE: Final = "/account/data"
PASSWORD: Final = "many green lamps 7"


@pytest.fixture
def ada(db: None) -> User:
    return User.objects.create_user("ada", email="ada@example.org", password=PASSWORD)


@pytest.fixture
def adas(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


@pytest.fixture
def limited(settings: Any) -> None:
    settings.ACCOUNT_RATE_LIMITS = base.ACCOUNT_RATE_LIMITS
    cache.clear()


def told(client: Client) -> dict[str, list[Any]]:
    """The rows of the file by their kind."""
    answer = client.get(f"{PAGE}/file")
    assert answer.status_code == 200
    found: dict[str, list[Any]] = defaultdict(list)
    for line in answer.getvalue().decode().splitlines():
        row = json.loads(line)
        found[row["model"]].append(row)
    return found


def a_deck(owner: User, name: str) -> Deck:
    deck: Deck = decks.create_deck(owner=owner, content=replace(next(iter(demo_decks().values())), name=name))
    return deck


def a_seated_game(owner: User, state: str) -> SeatedGame:
    asks = {"question": "12", "idempotency_key": state}
    return SeatedGame.objects.create(
        owner=owner, game="toy", state=state, seed=77, decisions=[1, 2], snapshot={}, **asks
    )


def a_table(owner: User, other: User) -> None:
    """A game of the owner, with a place for each of both."""
    game = a_seated_game(owner, "person")
    Place.objects.create(game=game, seat=0, user=owner)
    Place.objects.create(game=game, seat=1, user=other, mail_site="https://elsewhere.example")


def test_the_file_holds_all_of_the_person_and_nothing_of_others(ada: User, adas: Client) -> None:
    ben = User.objects.create_user("ben")
    mine, theirs = a_deck(ada, "Of Ada"), a_deck(ben, "Of Ben")
    played = a_batch(ada, pairs=3)
    a_batch(ben)
    play_all()
    rows = told(adas)
    assert [row["pk"] for row in rows["auth.user"]] == [ada.pk]
    assert [row["pk"] for row in rows["decks.deck"]] == [mine.pk]
    assert {row["fields"]["deck"] for row in rows["decks.deckversion"]} == {mine.pk} != {theirs.pk}
    assert [row["pk"] for row in rows["simulate.batch"]] == [played.pk]
    chunks = {row["pk"] for row in rows["simulate.chunk"]}
    assert chunks == set(Chunk.objects.filter(batch=played).values_list("pk", flat=True))
    assert all(row["fields"]["games"] for row in rows["simulate.chunk"])


def test_what_names_somebody_else_too_is_left_out(ada: User, adas: Client) -> None:
    a_table(ada, User.objects.create_user("ben"))
    (place,) = told(adas)["simulate.place"]
    assert place["fields"]["seat"] == 0


def test_a_game_that_goes_on_tells_nothing_that_is_hidden(ada: User, adas: Client) -> None:
    for state in ("person", "over"):
        a_seated_game(ada, state)
    going_on, over = (row["fields"] for row in told(adas)["simulate.seatedgame"])
    assert over["seed"] == 77 and over["decisions"] == [1, 2]
    assert not {"seed", "decisions", "kept", "faces"} & set(going_on)


def test_keys_of_the_account_are_not_in_the_file(ada: User, adas: Client, make: Callable[..., Any]) -> None:
    make(owner=ada, name="a program")
    rows = told(adas)
    assert "password" not in rows["auth.user"][0]["fields"]
    (token,) = rows["accounts.accesstoken"]
    assert token["fields"]["name"] == "a program" and "digest" not in token["fields"]


def test_the_file_is_kept_by_no_cache(adas: Client) -> None:
    answer = adas.get(f"{PAGE}/file")
    assert answer["Cache-Control"] == "private, no-store"
    assert answer["Content-Disposition"].startswith("attachment")


def test_every_kind_of_row_that_is_deleted_with_the_account_is_in_the_file() -> None:
    labels = {kind._meta.label for kind in own_data.paths_to(User)}
    assert {"decks.Deck", "decks.Step", "decks.Collection", "scenarios.ScenarioVersion", "simulate.Study"} <= labels
    assert {"simulate.NotableGame", "simulate.SeatedGame", "account.EmailAddress", "catalog.SavedSearch"} <= labels


def logged_in(name: str, **more: Any) -> Client:
    client = Client()
    answer = client.post("/account/login/", {"login": name, "password": PASSWORD}, **more)
    assert answer.status_code == 302, answer.content.decode()
    return client


def test_a_log_in_is_told_with_its_network_and_browser(ada: User) -> None:
    client = logged_in("ada", headers={"user-agent": "Lynx <b>"}, REMOTE_ADDR="2001:db8:1:2:3:4:5:6")
    page = client.get(PAGE).content.decode()
    assert "2001:db8:1:2::/64" in page and "Lynx &lt;b&gt;" in page


def test_of_others_no_log_in_is_shown(ada: User, adas: Client) -> None:
    User.objects.create_user("ben", password=PASSWORD)
    logged_in("ben", REMOTE_ADDR="203.0.113.77")
    assert "203.0.113.77" not in adas.get(PAGE).content.decode()


def test_few_log_ins_are_kept_and_none_for_long(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_ins, "MOST_KEPT", 2)
    for place in range(3):
        logged_in("ada", REMOTE_ADDR=f"203.0.113.{place}")
    latest = list(LogIn.objects.values_list("network", flat=True))
    assert latest == ["203.0.113.2", "203.0.113.1"]
    LogIn.objects.filter(network="203.0.113.1").update(at=timezone.now() - log_ins.KEPT - timedelta(minutes=1))
    tidying.tidy()
    assert list(LogIn.objects.values_list("network", flat=True)) == ["203.0.113.2"]


def test_an_account_ends_with_its_password_alone(ada: User, adas: Client) -> None:
    wrong = adas.post(f"{PAGE}/leave", {"password": "something else 8"})
    assert wrong.status_code == 422 and "not your password" in wrong.content.decode()
    assert adas.post(f"{PAGE}/leave").status_code == 422
    ada.refresh_from_db()
    assert ada.is_active


def test_who_leaves_is_out_at_once_and_gone_some_minutes_later(ada: User, adas: Client) -> None:
    ben = User.objects.create_user("ben")
    a_table(ben, ada)
    a_deck(ada, "Of Ada")
    batch = a_batch(ada, pairs=3)
    other = Client()
    other.force_login(ada)
    assert "Your account is closed" in adas.post(f"{PAGE}/leave", {"password": PASSWORD}, follow=True).content.decode()
    assert adas.get(PAGE).status_code == other.get(PAGE).status_code == 302, "sent to the log-in"
    assert stop_banned() == 1 and Batch.objects.get(pk=batch.pk).state == "cancelling"
    tidying.tidy()
    assert User.objects.filter(pk=ada.pk).exists(), "its games may still be under way"
    ada.leaving.__class__.objects.update(asked_at=timezone.now() - GRACE)
    tidying.tidy()
    assert not User.objects.filter(pk=ada.pk).exists()
    assert not Deck.objects.exists() and not Batch.objects.exists()
    assert Place.objects.get(seat=1).user is None, "the table of somebody else goes on"
    assert User.objects.get(pk=ben.pk).is_active


def test_only_who_asked_is_deleted(ada: User) -> None:
    User.objects.create_user("banned", is_active=False)
    ask_to_leave(User.objects.create_user("ben"))
    ask_to_leave(User.objects.get(username="ben"))
    User.objects.get(username="ben").leaving.__class__.objects.update(asked_at=timezone.now() - GRACE)
    tidying.tidy()
    assert set(User.objects.values_list("username", flat=True)) == {"ada", "banned"}


@pytest.mark.usefixtures("limited")
def test_guesses_of_the_password_are_limited_and_then_the_right_one_says_nothing(adas: Client) -> None:
    for _ in range(5):
        adas.post(f"{PAGE}/leave", {"password": "something else 8"})
    right = adas.post(f"{PAGE}/leave", {"password": PASSWORD})
    assert right.status_code == 422 and "Too many tries" in right.content.decode()


def test_staff_do_not_delete_themselves() -> None:
    client = Client()
    client.force_login(User.objects.create_superuser("luke", password=PASSWORD))
    answer = client.post(f"{PAGE}/leave", {"password": PASSWORD})
    assert answer.status_code == 422 and "another one of them" in answer.content.decode()


def test_sessions_that_are_over_are_deleted_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "AT_ONCE", 2)
    now = timezone.now()
    for name, days in (("a", -1), ("b", -2), ("c", -3), ("d", 1)):
        Session.objects.create(session_key=name, expire_date=now + timedelta(days=days))
    assert tidying.tidy(), "one is left for the next round"
    assert set(Session.objects.values_list("pk", flat=True)) == {"a", "d"}
    assert not tidying.tidy()
    assert set(Session.objects.values_list("pk", flat=True)) == {"d"}
