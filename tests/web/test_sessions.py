"""The account of a request is read by plain SQL: it is the one that Django finds, or nobody."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.contrib import auth
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.http import HttpRequest
from django.test import Client
from django.utils import timezone

from web.sessions import SessionStore, reader_of

pytestmark = pytest.mark.django_db

PASSWORD = "correct horse battery"


@pytest.fixture
def account() -> User:
    return User.objects.create_user("ada", "ada@example.org", PASSWORD)


@pytest.fixture
def logged_in(account: User) -> Client:
    client = Client()
    client.force_login(account)
    return client


def request_of(client: Client) -> HttpRequest:
    """A request with the session that the cookie of this client names, not read yet."""
    request = HttpRequest()
    request.session = SessionStore(client.cookies[settings.SESSION_COOKIE_NAME].value)
    return request


def test_the_reader_is_the_account_that_django_finds(logged_in: Client, account: User) -> None:
    found = reader_of(request_of(logged_in))
    usual = auth.get_user(request_of(logged_in))
    assert isinstance(found, User)
    assert found.pk == account.pk
    fields = [field.attname for field in User._meta.concrete_fields]
    assert [getattr(found, name) for name in fields] == [getattr(usual, name) for name in fields]


def test_the_usual_reader_costs_two_questions(logged_in: Client, django_assert_num_queries: Any) -> None:
    with django_assert_num_queries(2):
        reader_of(request_of(logged_in))


def test_a_session_that_is_over_belongs_to_nobody(logged_in: Client) -> None:
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    assert not reader_of(request_of(logged_in)).is_authenticated


def test_a_session_that_is_not_over_yet_stays(logged_in: Client) -> None:
    Session.objects.update(expire_date=timezone.now() + timedelta(minutes=1))
    assert reader_of(request_of(logged_in)).is_authenticated


def test_an_account_that_was_switched_off_is_nobody(logged_in: Client, account: User) -> None:
    User.objects.filter(pk=account.pk).update(is_active=False)
    assert not reader_of(request_of(logged_in)).is_authenticated


def test_a_deleted_account_is_nobody(logged_in: Client, account: User) -> None:
    account.delete()
    assert not reader_of(request_of(logged_in)).is_authenticated


def test_another_password_ends_the_session(logged_in: Client, account: User) -> None:
    account.set_password("another horse battery")
    account.save()
    assert not reader_of(request_of(logged_in)).is_authenticated
    assert not Session.objects.exists()


def test_an_older_secret_key_is_left_to_django(logged_in: Client, account: User, settings: Any) -> None:
    settings.SECRET_KEY_FALLBACKS, settings.SECRET_KEY = [settings.SECRET_KEY], "a-newer-key-" + "0123456789" * 5
    assert reader_of(request_of(logged_in)) == account


def test_an_unknown_secret_key_ends_the_session(logged_in: Client, settings: Any) -> None:
    settings.SECRET_KEY = "a-newer-key-" + "0123456789" * 5
    assert not reader_of(request_of(logged_in)).is_authenticated


def test_a_way_to_log_in_that_is_not_offered_any_more_ends_its_sessions(logged_in: Client, settings: Any) -> None:
    settings.AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
    assert not reader_of(request_of(logged_in)).is_authenticated


def test_an_unknown_session_belongs_to_nobody_and_loses_its_key() -> None:
    request = HttpRequest()
    request.session = SessionStore("nobody-knows-this-key")
    assert not reader_of(request).is_authenticated
    assert request.session.session_key is None


def test_pages_ask_this_way(logged_in: Client, account: User) -> None:
    answer = logged_in.get("/")
    assert answer.wsgi_request.user == account
    assert isinstance(answer.wsgi_request.session, SessionStore)
