"""Accounts that staff delete in the administration: closed at once, gone with all they own some minutes later."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from django.utils import timezone

from accounts import tidying
from accounts.leaving import GRACE
from accounts.models import Change, Leaving
from accounts.services import create_token
from decks import services as decks
from decks.models import Deck
from sandtable.games.destiny.decklist import demo_decks
from simulate.models import Batch
from simulate.queue.bans import stop_banned
from simulate.watching.seat import services as seats
from tests.support.playtests import a_batch, play_all
from tests.support.replays import a_playtest_of
from tests.support.seats import SMALL_GAME
from tests.support.toy_games import toy_games as toy_games

pytestmark = pytest.mark.django_db


@pytest.fixture
def keeper() -> User:
    return User.objects.create_superuser("keeper")


@pytest.fixture
def ada(toy_games: None) -> User:
    """She owns a deck, a playtest that is over, one that is not, a game at a table and a token."""
    ada = User.objects.create_user("ada")
    decks.create_deck(owner=ada, content=demo_decks()["rey-starter"])
    a_batch(ada, pairs=2)
    play_all()
    a_batch(ada, pairs=3)
    seats.start(owner=ada, request=a_playtest_of(SMALL_GAME), people=(0,), idempotency_key="1")
    at = timezone.now()
    create_token(owner=ada, name="mine", scopes=["read"], expires_at=None, form_key="1", at=at)
    return ada


def by(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def page_of(user: User) -> str:
    return f"/admin/auth/user/{user.pk}/delete/"


def some_minutes_later() -> None:
    Leaving.objects.update(asked_at=timezone.now() - GRACE)
    tidying.tidy()


def test_an_account_that_owns_things_is_closed_at_once_and_gone_later(ada: User, keeper: User) -> None:
    asked_back = by(keeper).get(page_of(ada))
    assert "ada, with everything it owns: closed at once, deleted 5 minutes later" in asked_back.content.decode()
    hers = by(ada)
    assert by(keeper).post(page_of(ada), {"post": "yes"}).status_code == 302
    assert hers.get("/account/data").status_code == 302, "sent to the log-in"
    assert stop_banned() == 1, "its playtest stops first"
    assert User.objects.filter(pk=ada.pk).exists() and Batch.objects.count() == 2, "games may still be under way"
    some_minutes_later()
    assert set(User.objects.all()) == {keeper}
    assert not Deck.objects.exists() and not Batch.objects.exists()


def test_several_are_deleted_from_the_list(ada: User, keeper: User) -> None:
    ben = User.objects.create_user("ben")
    form = {"action": "delete_selected", "_selected_action": [ada.pk, ben.pk], "post": "yes"}
    assert by(keeper).post("/admin/auth/user/", form).status_code == 302
    some_minutes_later()
    assert set(User.objects.all()) == {keeper}


def test_staff_is_told_what_goes_and_when(ada: User, keeper: User) -> None:
    User.objects.create_user("ben")
    hers = "access tokens: 1, decks: 1, games at a table: 1, playtests: 2"
    assert told(by(keeper), page_of(ada), {}) == [
        f"ada is closed. In 5 minutes it is deleted with everything it owns ({hers})."
    ]
    several = {"action": "delete_selected", "_selected_action": [User.objects.get(username="ben").pk]}
    assert told(by(keeper), "/admin/auth/user/", several) == [
        "ben is closed. In 5 minutes it is deleted with everything it owns (nothing so far)."
    ]


def told(browser: Client, address: str, form: Mapping[str, object]) -> list[str]:
    """The messages on the page that follows a confirmed deletion."""
    answer = browser.post(address, {**form, "post": "yes"}, follow=True)
    return [str(message) for message in answer.context["messages"]]


def test_who_did_it_is_written_down_and_stays(ada: User, keeper: User) -> None:
    number = ada.pk
    by(keeper).post(page_of(ada), {"post": "yes"})
    some_minutes_later()
    lines = Change.objects.order_by("pk").values_list("kind", "what", "key", "actor", "owner", "before")
    told: list[tuple[object, ...]] = list(lines)
    assert told == [
        ("account", "closed", str(number), keeper.pk, None, ""),
        ("account", "deleted", str(number), None, None, ""),
    ]


def test_an_account_of_staff_is_deleted_by_other_staff(keeper: User) -> None:
    luke = User.objects.create_superuser("luke")
    assert by(luke).post(page_of(luke), {"post": "yes"}).status_code == 403
    themselves = {"action": "delete_selected", "_selected_action": [luke.pk], "post": "yes"}
    assert by(luke).post("/admin/auth/user/", themselves).status_code == 403
    assert by(keeper).post(page_of(luke), {"post": "yes"}).status_code == 302
    some_minutes_later()
    assert set(User.objects.all()) == {keeper}


def test_with_the_right_to_delete_accounts_no_other_right_is_needed_but_for_those_with_all(
    ada: User, keeper: User
) -> None:
    warden = User.objects.create_user("warden", is_staff=True)
    assert by(warden).post(page_of(ada), {"post": "yes"}).status_code == 403
    warden.user_permissions.set(Permission.objects.filter(codename__in=["view_user", "delete_user"]))
    assert by(warden).post(page_of(keeper), {"post": "yes"}).status_code == 403
    assert by(warden).post(page_of(ada), {"post": "yes"}).status_code == 302
    some_minutes_later()
    assert set(User.objects.all()) == {keeper, warden}
