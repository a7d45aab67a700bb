"""A second factor: set up, asked for at log-in, stood in for by recovery codes, and asked of staff."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal import auth as totp
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from config.settings import base
from tests.support.readers import is_for_everybody
from web import second_factor

pytestmark = pytest.mark.django_db
PASSWORD: Final = "many green lamps 7"
LOGIN, PLACE, SET_UP = "/account/login/", "/account/2fa/", "/account/2fa/totp/activate/"
SECOND_STEP, AGAIN = f"{PLACE}authenticate/", f"{PLACE}reauthenticate/"
CODES: Final = f"{PLACE}recovery-codes/"
PROOF: Final = "/account/reauthenticate/"
HALF_A_MINUTE: Final = 30


@pytest.fixture(autouse=True)
def no_used_codes() -> None:
    """A code is good once; each test begins with none used."""
    cache.clear()


@pytest.fixture
def limited(settings: Any) -> None:
    settings.ACCOUNT_RATE_LIMITS = base.ACCOUNT_RATE_LIMITS


@pytest.fixture
def ada() -> User:
    return User.objects.create_user("ada", email="ada@example.org", password=PASSWORD)


def code_of(secret: str, later: int = 0) -> str:
    """The code that an app shows now, or some half minutes later."""
    counter = list(totp.yield_hotp_counters_from_time())[1] + later
    return str(totp.format_hotp_value(totp.hotp_value(secret, counter)))


def is_logged_in(client: Client) -> bool:
    return "_auth_user_id" in client.session


def first_step(name: str = "ada", **more: Any) -> Client:
    """A browser after the password."""
    client = Client(**more)
    client.post(LOGIN, {"login": name, "password": PASSWORD})
    return client


def proven(client: Client) -> Client:
    """A browser in which the password was given once more, just now."""
    assert client.post(PROOF, {"password": PASSWORD}).status_code == 302
    return client


def set_up(client: Client) -> str:
    """Turn a second factor on in this browser; returns the key of the app."""
    proven(client)
    page = client.get(SET_UP).content.decode()
    secret = str(re.search(r'id="second-factor-key"[^>]*>([A-Z2-7]+)<', page)[1])  # type: ignore[index]
    answer = client.post(SET_UP, {"code": code_of(secret)})
    assert answer.status_code == 302 and answer["Location"] == CODES
    cache.clear()  # half a minute goes by: the next code is another one
    return secret


def recovery_codes(client: Client) -> list[str]:
    page = proven(client).get(CODES).content.decode()
    return re.findall(r"<li>(\d{8})</li>", page)


@pytest.fixture
def secret(ada: User) -> str:
    """Ada has turned it on."""
    return set_up(first_step())


# --- Setting it up


def test_it_is_on_after_the_first_right_code_and_not_before(ada: User) -> None:
    client = proven(first_step())
    assert "It is off" in client.get(PLACE).content.decode()
    wrong = client.post(SET_UP, {"code": "000000"})
    assert wrong.status_code == 200 and "Incorrect code" in wrong.content.decode()
    assert not second_factor.has_second_factor(ada)
    set_up(client)
    page = client.get(PLACE).content.decode()
    assert "It is on since" in page and "10 recovery codes are left" in page


def test_its_key_and_codes_are_stored_encrypted(secret: str) -> None:
    stored = {each.type: each.data for each in Authenticator.objects.all()}
    assert secret not in stored["totp"]["secret"]
    adapter = second_factor.SecondFactors()
    assert adapter.decrypt(stored["totp"]["secret"]) == secret
    assert len(adapter.decrypt(stored["recovery_codes"]["seed"])) == 80


def test_an_older_secret_key_still_opens_it(secret: str, settings: Any) -> None:
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "a new one " * 8
    client = first_step()
    assert client.post(SECOND_STEP, {"code": code_of(secret)}).status_code == 302
    assert is_logged_in(client)


def test_apps_show_the_name_of_the_account_and_of_the_service(ada: User) -> None:
    address = second_factor.SecondFactors().build_totp_url(ada, "SECRET")
    assert address == "otpauth://totp/ada?secret=SECRET&issuer=Sandtable"


# --- Logging in


def test_the_password_alone_opens_nothing(secret: str) -> None:
    client = first_step()
    assert not is_logged_in(client)
    assert client.get("/account/data").status_code == 302
    assert client.post(SECOND_STEP, {"code": "000000"}).status_code == 200 and not is_logged_in(client)
    assert client.post(SECOND_STEP, {"code": code_of(secret)}).status_code == 302
    assert is_logged_in(client)


def test_a_code_is_good_once(secret: str) -> None:
    code = code_of(secret)
    first, second = first_step(), first_step()
    first.post(SECOND_STEP, {"code": code})
    second.post(SECOND_STEP, {"code": code})
    assert is_logged_in(first) and not is_logged_in(second)


@pytest.mark.parametrize(("half_minutes", "is_right"), [(-2, False), (-1, True), (1, True), (2, False)])
def test_the_clock_of_a_phone_may_be_half_a_minute_wrong(secret: str, half_minutes: int, is_right: bool) -> None:
    client = first_step()
    client.post(SECOND_STEP, {"code": code_of(secret, half_minutes)})
    assert is_logged_in(client) is is_right


def test_who_has_none_is_asked_for_none(ada: User) -> None:
    assert is_logged_in(first_step())


def test_a_recovery_code_stands_in_once(ada: User) -> None:
    owner = first_step()
    set_up(owner)
    codes = recovery_codes(owner)
    assert len(set(codes)) == 10
    first, second = first_step(), first_step()
    first.post(SECOND_STEP, {"code": codes[0]})
    second.post(SECOND_STEP, {"code": codes[0]})
    assert is_logged_in(first) and not is_logged_in(second)
    assert "9 recovery codes are left" in owner.get(PLACE).content.decode()


def test_new_recovery_codes_take_the_place_of_the_old_ones(ada: User) -> None:
    owner = first_step()
    set_up(owner)
    old = recovery_codes(owner)
    owner.post(f"{CODES}generate/")
    assert len(new := recovery_codes(owner)) == 10 and not set(new) & set(old)
    file = owner.get(f"{CODES}download/")
    assert file.content.decode().split() == new
    assert "no-store" in file["Cache-Control"] and file["Content-Disposition"].startswith("attachment")


def test_it_is_turned_off_with_all_its_codes(secret: str, ada: User) -> None:
    client = first_step()
    client.post(SECOND_STEP, {"code": code_of(secret)})
    assert proven(client).post(f"{PLACE}totp/deactivate/").status_code == 302
    assert not Authenticator.objects.exists()
    assert is_logged_in(first_step())


def test_an_open_session_alone_shows_no_codes_and_changes_nothing(secret: str) -> None:
    client = first_step()
    client.post(SECOND_STEP, {"code": code_of(secret)})
    for address in (f"{CODES}generate/", f"{PLACE}totp/deactivate/"):
        for answer in (client.get(address), client.post(address)):
            assert answer.status_code == 302 and answer["Location"].startswith(PROOF), address
    assert client.get(CODES).status_code == client.get(f"{CODES}download/").status_code == 302
    assert Authenticator.objects.count() == 2


def test_programs_are_not_asked(ada: User, secret: str, make: Callable[..., Any], program: Callable[..., Any]) -> None:
    _token, text = make("read", owner=ada)
    assert program(text).get("/api/v1/decks").status_code == 200


# --- Guesses


@pytest.mark.usefixtures("limited")
def test_wrong_codes_are_counted_from_all_addresses(secret: str) -> None:
    """Somebody who knows the password, and has many addresses, has ten tries in ten minutes."""
    for number in range(10):
        client = first_step(REMOTE_ADDR=f"203.0.113.{number}")
        assert "Incorrect code" in client.post(SECOND_STEP, {"code": "000000"}).content.decode()
    client = first_step(REMOTE_ADDR="203.0.113.77")
    answer = client.post(SECOND_STEP, {"code": code_of(secret)})
    assert "Too many wrong codes" in answer.content.decode() and not is_logged_in(client)


@pytest.mark.usefixtures("limited")
def test_right_codes_are_not_counted(secret: str) -> None:
    for number in range(12):
        cache.delete_many([f"allauth.mfa.totp.used?user={User.objects.get().pk}&code={code_of(secret)}"])
        client = first_step(REMOTE_ADDR=f"203.0.113.{number}")
        client.post(SECOND_STEP, {"code": code_of(secret)})
        assert is_logged_in(client)


# --- Staff


@pytest.fixture
def luke() -> User:
    return User.objects.create_superuser("luke", password=PASSWORD)


def test_staff_need_it_where_the_setting_says_so(luke: User, settings: Any) -> None:
    client = first_step("luke")
    assert client.get("/admin/").status_code == 200, "the setting is off"
    settings.STAFF_SECOND_FACTOR = True
    assert client.get("/admin/")["Location"] == PLACE
    assert client.get("/admin/auth/user/")["Location"] == PLACE
    assert "staff with a second factor only" in client.get(PLACE).content.decode()


def test_a_session_that_has_not_used_it_is_asked_before_the_administration_opens(luke: User, settings: Any) -> None:
    settings.STAFF_SECOND_FACTOR = True
    stolen, own = first_step("luke"), first_step("luke")
    secret = set_up(own)
    answer = stolen.get("/admin/")
    assert answer["Location"] == f"{AGAIN}?next=%2Fadmin%2F"
    assert stolen.post(answer["Location"], {"code": "000000"}).status_code == 200
    assert stolen.get("/admin/").status_code == 302
    form = {"code": code_of(secret), "next": "/admin/"}
    assert own.post(own.get("/admin/")["Location"], form)["Location"] == "/admin/"
    assert own.get("/admin/").status_code == 200


def test_for_others_there_is_no_administration_all_the_same(ada: User, settings: Any) -> None:
    settings.STAFF_SECOND_FACTOR = True
    assert first_step().get("/admin/").status_code == Client().get("/admin/").status_code == 404


def test_staff_delete_the_second_factor_of_who_has_lost_it_and_read_no_secret(luke: User, secret: str) -> None:
    client = first_step("luke")
    row = Authenticator.objects.get(type="totp")
    page = client.get(f"/admin/mfa/authenticator/{row.pk}/change/").content.decode()
    assert "ada" in page and row.data["secret"] not in page
    assert client.get("/admin/mfa/authenticator/add/").status_code == 403
    client.post(f"/admin/mfa/authenticator/{row.pk}/delete/", {"post": "yes"})
    assert is_logged_in(first_step())


def test_the_file_of_ones_data_holds_no_key(secret: str) -> None:
    client = first_step()
    client.post(SECOND_STEP, {"code": code_of(secret)})
    text = client.get("/account/data/file").getvalue().decode()
    assert "mfa.authenticator" in text
    keys = [each.data.get("secret") or each.data["seed"] for each in Authenticator.objects.all()]
    assert len(keys) == 2 and not any(key in text for key in keys)


# --- The pages


@pytest.mark.deep
@pytest.mark.django_db(transaction=True)
def test_every_page_is_for_everybody(ada: User, page: Any, live_server: Any) -> None:
    """The whole way with the mouse and the fields' labels, and axe on every page."""

    def password(button: str) -> None:
        page.get_by_label("Password").fill(PASSWORD)
        press(button)

    def press(button: str) -> None:
        page.get_by_role("main").get_by_role("button", name=button).click()
        page.wait_for_load_state()

    def look(link: str = "") -> None:
        if link:
            page.get_by_role("main").get_by_role("link", name=link).click()
            page.wait_for_load_state()
        is_for_everybody(page)

    def log_in() -> None:
        page.goto(f"{live_server.url}{LOGIN}?next={PLACE}")
        page.get_by_label("User name or e-mail address").fill("ada")
        password("Log in")
        page.wait_for_url(f"**{SECOND_STEP}" if second_factor.has_second_factor(ada) else f"**{PLACE}")
        look()

    log_in()
    look("Set it up")
    password("Go on")
    look()
    page.get_by_label("Code").fill(code_of(page.locator("#second-factor-key").inner_text()))
    press("Turn it on")
    look()
    assert page.locator("#recovery-codes li").count() == 10
    code = page.locator("#recovery-codes li").first.inner_text()
    for link in ("Make new ones", "Cancel", "Turn it off"):
        look(link)
    page.context.clear_cookies()
    log_in()
    page.get_by_label("Code").fill(code)
    press("Log in")
    page.wait_for_url(f"**{PLACE}")
    assert "9 recovery codes are left" in page.get_by_role("main").inner_text()
