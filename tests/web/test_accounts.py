"""Accounts: sign up and log in work without a mail server, tell strangers nothing, and tire of guesses."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.core.cache import cache
from django.test import Client
from pytest_django.fixtures import Settings

from config.settings import base

pytestmark = pytest.mark.django_db
PASSWORD = "a long sentence 1"
LOGIN, SIGNUP, RESET = "/account/login/", "/account/signup/", "/account/password/reset/"


@pytest.fixture
def browser() -> Client:
    return Client(raise_request_exception=False)


@pytest.fixture
def rey() -> User:
    return User.objects.create_user("rey", "rey@example.org", PASSWORD)


@pytest.fixture
def limited(settings: Settings) -> None:
    settings.ACCOUNT_RATE_LIMITS = base.ACCOUNT_RATE_LIMITS
    cache.clear()


def sign_up(browser: Client, name: str, password: str = PASSWORD, email: str = "") -> int:
    form = {"username": name, "email": email, "password1": password, "password2": password}
    return browser.post(SIGNUP, form).status_code


@pytest.mark.parametrize("letters", [255, 60_000])
def test_a_name_longer_than_any_is_refused_and_looked_for_nowhere(browser: Client, rey: User, letters: int) -> None:
    """SQLite gives up on a long pattern, which was told as a database that is away (503)."""
    browser.force_login(rey)
    browser.logout()
    for login in ("x" * letters, "x" * letters + "@example.org"):
        page = browser.post(LOGIN, {"login": login, "password": PASSWORD})
        assert page.status_code == 200 and "at most 254 characters" in page.content.decode()


def log_in(browser: Client, login: str, password: str = PASSWORD) -> int:
    return browser.post(LOGIN, {"login": login, "password": password}).status_code


def test_a_new_person_is_logged_in_at_once(browser: Client) -> None:
    assert sign_up(browser, "finn") == 302
    assert "_auth_user_id" in browser.session
    assert mail.outbox == []


@pytest.mark.parametrize("login", ["rey", "rey@example.org", "REY@example.org"])
def test_name_and_address_both_log_in(browser: Client, rey: User, login: str) -> None:
    assert log_in(browser, login) == 302
    assert browser.session["_auth_user_id"] == str(rey.pk)


def test_the_session_is_a_new_one_after_log_in(browser: Client, rey: User) -> None:
    browser.cookies["sessionid"] = "chosen0by0somebody0else000000000"
    log_in(browser, "rey")
    assert browser.cookies["sessionid"].value != "chosen0by0somebody0else000000000"


def test_two_names_that_look_alike_are_one(browser: Client, rey: User) -> None:
    for name in ("rey\u200b", "\u202erey", " rey ", "REY"):
        assert sign_up(Client(), name) == 200
    assert User.objects.count() == 1


@pytest.mark.parametrize("name", ["", "ab", "a b", "<script>", "a" * 151, "x\u0000y", "../etc"])
def test_odd_names_are_refused(browser: Client, name: str) -> None:
    assert sign_up(browser, name) in {200, 400}
    assert not User.objects.exists()


@pytest.mark.parametrize("password", ["short1", "password1234", "123456789012345", "finnfinnfinn"])
def test_weak_passwords_are_refused(browser: Client, password: str) -> None:
    assert sign_up(browser, "finnfinnfinn", password) == 200
    assert not User.objects.exists()


def test_sign_up_can_be_closed(browser: Client, settings: Settings) -> None:
    settings.SIGNUP_OPEN = False
    sign_up(browser, "finn")
    assert not User.objects.exists()


def test_a_wrong_log_in_looks_the_same_for_known_and_unknown(rey: User) -> None:
    pages = []
    for name in ("rey", "nob"):
        response = Client().post(LOGIN, {"login": name, "password": "wrong"})
        token = response.context["csrf_token"]
        pages.append(response.content.decode().replace(str(token), "").replace(name, ""))
        assert response.status_code == 200
    assert pages[0].count("<li") == pages[1].count("<li")
    assert len(pages[0]) == len(pages[1])


def test_a_reset_looks_the_same_and_writes_only_to_known_addresses(browser: Client, rey: User) -> None:
    answers = [browser.post(RESET, {"email": f"{name}@example.org"}) for name in ("rey", "nobody")]
    assert [(answer.status_code, answer["Location"]) for answer in answers] == [
        (302, "/account/password/reset/done/")
    ] * 2
    assert [message.to for message in mail.outbox] == [["rey@example.org"]]


@pytest.mark.usefixtures("limited")
def test_thirty_wrong_log_ins_are_too_many(browser: Client, rey: User) -> None:
    answers = [log_in(browser, f"guess{number}", "wrong") for number in range(30)]
    assert answers[0] == 200
    assert answers[-1] == 429


@pytest.mark.usefixtures("limited")
def test_guessing_one_persons_password_stops_even_the_right_one(browser: Client, rey: User) -> None:
    for _ in range(6):
        log_in(browser, "rey", "wrong")
    assert log_in(browser, "rey") != 302


def test_a_new_password_ends_the_other_sessions(rey: User) -> None:
    here, there = Client(), Client()
    for browser in (here, there):
        browser.force_login(rey, backend="django.contrib.auth.backends.ModelBackend")
    new = "another sentence 2"
    form = {"oldpassword": PASSWORD, "password1": new, "password2": new}
    assert here.post("/account/password/change/", form).status_code == 302
    assert here.get("/account/email/").status_code == 200
    assert there.get("/account/email/").status_code == 302


def test_passwords_are_kept_with_argon2(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = base.PASSWORD_HASHERS
    assert User.objects.create_user("poe", password=PASSWORD).password.startswith("argon2$")
