"""The log of changes: written with the change or not at all, seen by its owner and staff, without secrets."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.contrib import admin
from django.contrib.auth.models import User
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts import audit, tidying
from accounts.audited import Audited
from accounts.leaving import GRACE, ask_to_leave, delete_those_who_left
from accounts.models import AccessToken, Change, Leaving, What
from accounts.services import create_token, revoke_token
from decks import collecting
from decks import services as decks
from decks.models import Deck, Visibility
from sandtable.games.destiny.decklist import demo_decks
from scenarios.models import Scenario
from simulate.queue import control
from simulate.results.sharing.services import set_visibility
from simulate.watching.seat import services as seats
from simulate.watching.table import services as tables
from tests.support.playtests import a_batch
from tests.support.replays import a_playtest_of
from tests.support.seats import SMALL_GAME
from tests.support.toy_games import toy_games as toy_games

pytestmark = pytest.mark.django_db
PAGE = "/account/changes"


@pytest.fixture
def ada(db: None) -> User:
    return User.objects.create_user("ada", email="ada@example.org", password="many green lamps 7")


@pytest.fixture
def keeper(db: None) -> User:
    return User.objects.create_superuser("keeper", password="many green lamps 7")


def by(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def a_deck(owner: User) -> Deck:
    return decks.create_deck(owner=owner, content=demo_decks()["rey-starter"])


def lines() -> list[tuple[str, str, str, str]]:
    """Kind, what, before and after, the oldest first."""
    return list(Change.objects.order_by("pk").values_list("kind", "what", "before", "after"))


def test_a_deck_that_is_shown_and_deleted_leaves_two_lines(ada: User) -> None:
    deck = a_deck(ada)
    decks.set_visibility(deck=deck, visibility=Visibility.UNLISTED)
    decks.set_visibility(deck=deck, visibility=Visibility.UNLISTED)
    name = deck.name
    decks.delete_deck(deck=deck)
    assert lines() == [("deck", "shown", "private", "unlisted"), ("deck", "deleted", name, "")]
    assert {(each.actor_id, each.owner_id, each.key) for each in Change.objects.all()} == {
        (ada.pk, ada.pk, deck.public_id)
    }


def test_a_change_that_is_taken_back_leaves_no_line(ada: User) -> None:
    deck = a_deck(ada)
    with pytest.raises(ZeroDivisionError), transaction.atomic():
        decks.delete_deck(deck=deck)
        raise ZeroDivisionError
    assert lines() == [] and Deck.objects.filter(pk=deck.pk).exists()


def test_without_its_line_a_change_is_not_made(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = a_deck(ada)

    def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("decks.services.note", fail)
    with pytest.raises(ZeroDivisionError), transaction.atomic():
        decks.delete_deck(deck=deck)
    assert Deck.objects.filter(pk=deck.pk).exists()


def test_a_playtest_that_is_paused_resumed_shown_and_stopped(ada: User, toy_games: None) -> None:
    batch = a_batch(ada)
    for deed in (control.pause, control.resume):
        deed(batch=batch)
        batch.refresh_from_db()
    set_visibility(result=batch, visibility=Visibility.PUBLIC)
    control.cancel(batch=batch)
    assert lines() == [
        ("playtest", "stopped", "queued", "paused"),
        ("playtest", "stopped", "paused", "resumed"),
        ("batch", "shown", "private", "public"),
        ("playtest", "stopped", "queued", "cancelled"),
    ]
    with pytest.raises(control.NotPossible):
        control.cancel(batch=batch)
    assert len(lines()) == 4, "what was refused is not written down"


def test_tokens_and_links_are_named_and_never_quoted(ada: User) -> None:
    at = timezone.now()
    token, text = create_token(owner=ada, name="mine", scopes=["read"], expires_at=None, form_key="1", at=at)
    revoke_token(token=token, at=at)
    letters = [text, collecting.share(owner=ada)]
    collecting.withdraw(owner=ada)
    game = seats.start(owner=ada, request=a_playtest_of(SMALL_GAME), people=(0, 1), idempotency_key="1")
    tables.open_table(game=game, given=(1,))
    letters += [tables.new_links(game=game, seats=[1])[1], tables.let_watch(game=game)]
    tables.revoke_link(game=game, seat=1)
    tables.end_watching(game=game)
    tables.show_in_lobby(game=game, is_listed=True)
    assert [(kind, what) for kind, what, _, _ in lines()] == [
        ("token", "made"),
        ("token", "revoked"),
        ("link", "shown"),
        ("link", "revoked"),
        ("table", "shown"),
        ("table", "revoked"),
        ("table", "revoked"),
        ("table", "shown"),
    ]
    stored = repr(list(Change.objects.values()))
    secrets = [*letters, *AccessToken.objects.values_list("digest", flat=True)]
    assert not [each for each in secrets if each in stored]


def test_a_changed_password_is_a_line_without_it(ada: User) -> None:
    new = "many yellow lamps 8"
    form = {"oldpassword": "many green lamps 7", "password1": new, "password2": new}
    assert by(ada).post("/account/password/change/", form).status_code == 302
    assert lines() == [("account", "changed", "", "password")]


# --- Staff


def test_what_staff_changes_of_an_account_is_told_with_before_and_after(ada: User, keeper: User) -> None:
    address = f"/admin/auth/user/{ada.pk}/change/"
    form = {
        "username": "ada",
        "email": "other@example.org",
        "is_staff": "on",
        "date_joined_0": "2026-01-01",
        "date_joined_1": "00:00:00",
    }
    assert by(keeper).post(address, form).status_code == 302
    line = Change.objects.get()
    assert (line.actor_id, line.owner_id, line.kind, line.what) == (keeper.pk, ada.pk, "user", "changed")
    assert "is_active: True" in line.before and "is_active: False" in line.after and "is_staff: True" in line.after
    assert "example.org" not in line.before + line.after and "email: …" in line.after
    assert len(line.request) == 24, "the id of the request, as in the log"


def test_each_page_of_the_administration_that_changes_something_writes_it_down(keeper: User, rf: Any) -> None:
    request = rf.get("/")
    request.user = keeper
    free = {
        f"{model._meta.label}"
        for model, page in admin.site._registry.items()
        if not isinstance(page, Audited)
        and any(may(request) for may in (page.has_change_permission, page.has_delete_permission))
    }
    assert free <= NOT_AUDITED, free


NOT_AUDITED = {"account.EmailAddress", "account.EmailConfirmation"}
"""Of allauth."""


def test_a_scenario_that_staff_changes_is_its_owners_line(ada: User, keeper: User) -> None:
    page = admin.site._registry[Scenario]
    assert isinstance(page, Audited)


def test_the_log_itself_is_changed_by_nobody(keeper: User) -> None:
    audit.note(What.MADE, owner=keeper.pk, kind="deck", key="x")
    line = Change.objects.get()
    client = by(keeper)
    assert client.get("/admin/accounts/change/").status_code == 200
    assert client.post(f"/admin/accounts/change/{line.pk}/delete/", {"post": "yes"}).status_code == 403
    assert client.post(f"/admin/accounts/change/{line.pk}/change/", {"key": "y"}).status_code == 403
    assert Change.objects.get().key == "x"


# --- Who sees it


def test_people_see_what_they_did_and_what_staff_did_to_theirs_and_nothing_else(ada: User, keeper: User) -> None:
    other = User.objects.create_user("other")
    audit.note(What.DELETED, owner=ada.pk, kind="deck", key="by-ada")
    audit.note(What.CHANGED, owner=ada.pk, kind="deck", key="by-staff", by=keeper.pk)
    audit.note(What.DELETED, owner=other.pk, kind="deck", key="of-another")
    page = by(ada).get(PAGE).content.decode()
    assert "by-ada" in page and "by-staff" in page and "of-another" not in page
    assert "keeper" not in page, "staff is not named"
    assert "by-staff" not in by(other).get(PAGE).content.decode()
    assert Client().get(PAGE).status_code == 302


def test_the_page_costs_the_same_for_many_lines(ada: User) -> None:
    client = by(ada)
    counts = []
    for _ in range(2):
        with CaptureQueriesContext(connection) as caught:
            assert client.get(PAGE).status_code == 200
        counts.append(len(caught))
        for number in range(60):
            audit.note(What.DELETED, owner=ada.pk, kind="deck", key=number)
    with CaptureQueriesContext(connection) as caught:
        assert b"?page=2" in client.get(PAGE).content
    assert len(caught) <= counts[0] + 1


def test_hostile_text_in_a_line_is_inert(ada: User) -> None:
    audit.note(What.DELETED, owner=ada.pk, kind="deck", key="x", before="<script>\u202e\n" + "a" * 500)
    line = Change.objects.get()
    assert len(line.before) == 200 and "\n" not in line.before and "\u202e" not in line.before
    assert "<script>\\u" not in by(ada).get(PAGE).content.decode()


# --- How long


def test_old_lines_are_deleted_and_with_nought_days_none_is(ada: User, settings: Any) -> None:
    for days in (364, 366):
        audit.note(What.DELETED, owner=ada.pk, kind="deck", key=days)
        Change.objects.filter(key=days).update(at=timezone.now() - timedelta(days=days))
    settings.CHANGES_DAYS = 0
    tidying.tidy()
    assert Change.objects.count() == 2
    settings.CHANGES_DAYS = 365
    tidying.tidy()
    assert Change.objects.get().key == "364"


def test_who_leaves_takes_their_lines_along_but_for_one_with_a_number(ada: User) -> None:
    decks.delete_deck(deck=a_deck(ada))
    number = ada.pk
    ask_to_leave(ada)
    assert Change.objects.filter(what="closed", owner=ada).count() == 1
    Leaving.objects.update(asked_at=timezone.now() - 2 * GRACE)
    assert delete_those_who_left() == 1
    line = Change.objects.get()
    assert (line.kind, line.what, line.key, line.before) == ("account", "deleted", str(number), "")
    assert line.owner is None and line.actor is None
