"""Wrong passwords: strangers are slowed down, and nobody but strangers pays for it."""

from __future__ import annotations

import time
from types import SimpleNamespace

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.core.cache import cache
from django.test import Client
from pytest_django.fixtures import Settings

from config.settings import base

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("limited")]
PASSWORD = "a long sentence 1"
LOGIN = "/account/login/"
OWNER_AT, ATTACKER_AT = "198.51.100.7", "203.0.113.5"


@pytest.fixture
def limited(settings: Settings) -> None:
    settings.ACCOUNT_RATE_LIMITS = base.ACCOUNT_RATE_LIMITS
    cache.clear()


@pytest.fixture
def rey() -> User:
    return User.objects.create_user("rey", "rey@example.org", PASSWORD)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The clock by which allauth counts: it stands still until a test moves `.moment`."""
    clock = SimpleNamespace(moment=time.time(), monotonic=time.monotonic, sleep=time.sleep)
    clock.time = lambda: clock.moment
    monkeypatch.setattr("allauth.core.internal.ratelimit.time", clock)
    return clock


def log_in(login: str, password: str = PASSWORD, browser: Client | None = None, at: str = OWNER_AT) -> bool:
    """Whether the log-in succeeds, in a fresh browser unless one is given."""
    browser = browser or Client()
    status = browser.post(LOGIN, {"login": login, "password": password}, REMOTE_ADDR=at).status_code
    assert status in {200, 302, 429}
    return status == 302


def guess(times: int, at: str = ATTACKER_AT, login: str = "rey") -> None:
    for _ in range(times):
        assert not log_in(login, "wrong", at=at)


def a_known_browser(login: str = "rey", password: str = PASSWORD) -> Client:
    """A browser in which somebody has logged in and out again."""
    browser = Client()
    assert log_in(login, password, browser)
    browser.post("/account/logout/")
    assert "_auth_user_id" not in browser.session
    return browser


@pytest.mark.parametrize("name", ["rey", "rey@example.org"])
def test_guesses_of_a_stranger_do_not_lock_the_owner_out(rey: User, name: str) -> None:
    guess(14, login=name)
    assert not log_in("rey", at=ATTACKER_AT), "this client has used up its tries"
    assert log_in("rey", at=OWNER_AT)


def test_a_client_has_five_tries_for_an_account_whichever_of_its_names_is_given(rey: User) -> None:
    guess(3, login="rey")
    guess(2, login="REY@example.org")
    assert not log_in("rey", at=ATTACKER_AT)


def test_a_client_has_ten_tries_in_all(rey: User) -> None:
    for number in range(10):
        guess(1, login=f"somebody{number}")
    assert not log_in("rey", at=ATTACKER_AT)
    assert log_in("rey", at=OWNER_AT)


def test_the_owners_browser_logs_in_even_from_the_address_of_the_attack(rey: User) -> None:
    """An office, a mobile network, a proxy that nobody told the service about."""
    browser = a_known_browser()
    guess(30, at=OWNER_AT)
    assert not log_in("rey", at=OWNER_AT)
    assert log_in("rey", browser=browser, at=OWNER_AT)


def test_guesses_from_many_addresses_are_slowed_and_the_owners_browser_is_not(
    rey: User, clock: SimpleNamespace
) -> None:
    browser = a_known_browser()
    for number in range(50):
        guess(1, at=f"203.0.113.{number}")
    assert not log_in("rey", at=OWNER_AT), "a new browser looks like one more attacker"
    assert log_in("rey", browser=browser, at=OWNER_AT)
    clock.moment += 601
    assert log_in("rey", at=OWNER_AT)


def test_a_known_browser_has_five_tries_too(rey: User, clock: SimpleNamespace) -> None:
    browser = a_known_browser()
    for _ in range(5):
        assert not log_in("rey", "wrong", browser)
    assert not log_in("rey", browser=browser)
    assert log_in("rey"), "its tries are its own"
    clock.moment += 301
    assert log_in("rey", browser=browser)


def test_a_browser_is_known_for_the_accounts_that_logged_in_with_it_and_for_no_other(rey: User) -> None:
    User.objects.create_user("finn", password=PASSWORD)
    browser = a_known_browser("finn")
    for _ in range(5):
        assert not log_in("rey", "wrong", browser, ATTACKER_AT)
    assert not log_in("rey", browser=browser, at=ATTACKER_AT)
    for _ in range(30):
        log_in("rey", "wrong", at=ATTACKER_AT)
    assert log_in("finn", browser=browser, at=ATTACKER_AT)


def test_two_accounts_of_one_browser_are_both_known(rey: User) -> None:
    User.objects.create_user("finn", password=PASSWORD)
    browser = a_known_browser("finn")
    assert log_in("rey", browser=browser)
    browser.post("/account/logout/")
    guess(30, at=OWNER_AT)
    assert log_in("finn", browser=browser, at=OWNER_AT)
    browser.post("/account/logout/")
    assert log_in("rey", browser=browser, at=OWNER_AT)


def test_a_new_password_makes_other_browsers_strangers(rey: User) -> None:
    browser = a_known_browser()
    rey.set_password("another sentence 2")
    rey.save()
    guess(30, at=OWNER_AT)
    assert not log_in("rey", "another sentence 2", browser, OWNER_AT)


@pytest.mark.parametrize("cookie", ["", "nonsense", "e30:1tX:forged", "\udce9"])
def test_a_made_up_cookie_is_no_known_browser(rey: User, cookie: str) -> None:
    browser = Client()
    browser.cookies["known-browser"] = cookie.encode("utf-8", "replace").decode()
    guess(14, at=ATTACKER_AT)
    assert not log_in("rey", browser=browser, at=ATTACKER_AT)


def test_the_cookie_opens_nothing_and_scripts_cannot_read_it(rey: User) -> None:
    browser = a_known_browser()
    cookie = browser.cookies["known-browser"]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
    assert browser.get("/account/email/").status_code == 302, "it asks for the log-in"


def test_after_a_reset_by_mail_nobody_waits(rey: User) -> None:
    for number in range(50):
        guess(1, at=f"203.0.113.{number}")
    browser = Client()
    browser.post("/account/password/reset/", {"email": "rey@example.org"})
    link = next(word for word in mail.outbox[0].body.split() if "/password/reset/key/" in word)
    page = browser.get(link, follow=True)
    new = "another sentence 2"
    browser.post(page.redirect_chain[-1][0], {"password1": new, "password2": new})
    assert log_in("rey", new, at=OWNER_AT)


# --- Behind a proxy


def test_behind_our_proxy_clients_are_told_apart_by_what_it_forwards(rey: User, settings: Settings) -> None:
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    attacker, owner = (Client(headers={"x-forwarded-for": f"192.0.2.1, {at}"}) for at in (ATTACKER_AT, OWNER_AT))
    for _ in range(14):
        assert not log_in("rey", "wrong", attacker, "10.0.0.1")
    assert not log_in("rey", browser=attacker, at="10.0.0.1")
    assert log_in("rey", browser=owner, at="10.0.0.1")


def test_without_a_proxy_of_ours_a_forwarded_address_gives_no_new_tries(rey: User) -> None:
    for number in range(14):
        browser = Client(headers={"x-forwarded-for": f"192.0.2.{number}"})
        assert not log_in("rey", "wrong", browser, ATTACKER_AT)
    browser = Client(headers={"x-forwarded-for": "192.0.2.99"})
    assert not log_in("rey", browser=browser, at=ATTACKER_AT)
