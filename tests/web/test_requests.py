"""Around every request: headers, request ids, hostile text in forms and addresses, upload quotas, errors as pages."""

from __future__ import annotations

import json
import linecache
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import OperationalError
from django.test import Client
from pytest_django.fixtures import Settings

from config.settings.logs import logging as log_settings
from web import request_id
from web.logs import JSONLines, TextLines

pytestmark = [pytest.mark.urls("tests.web.api_urls"), pytest.mark.django_db]
PAGE = "/test/page"
CSP = (
    "base-uri 'none'; connect-src 'self'; default-src 'none'; font-src 'self'; form-action 'self'; "
    "frame-ancestors 'none'; img-src 'self' data:; manifest-src 'self'; object-src 'none'; script-src 'self'; "
    "style-src 'self'"
)


@pytest.fixture
def browser() -> Client:
    """Errors become responses, as on a server."""
    return Client(raise_request_exception=False)


# --- Headers


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/", 200),
        (PAGE, 200),
        ("/account/login/", 200),
        ("/account/email/", 302),
        ("/nothing", 404),
        ("/api/v1/nothing", 404),
        ("/api/v1/test/people", 401),
        ("/api/v1/test/public", 200),
        ("/api/v1/schema", 200),
        ("/health/live", 200),
        (PAGE + "?a=%00", 400),
        (PAGE + "/locked", 503),
        (PAGE + "/bug", 500),
        (PAGE + "/forbidden", 403),
        ("/static/css/sandtable.css", 200),
        ("/static/css/nothing.css", 404),
        ("/admin/", 404),
        ("/admin", 404),
        ("/admin/auth/user/", 404),
        ("/admin/login/", 404),
    ],
)
def test_every_answer_carries_the_security_headers(browser: Client, address: str, status: int) -> None:
    response = browser.get(address)
    assert response.status_code == status
    assert "; ".join(sorted(response["Content-Security-Policy"].split("; "))) == CSP
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"] == "same-origin"
    assert response["Cross-Origin-Opener-Policy"] == "same-origin"
    assert response["Permissions-Policy"].startswith("camera=()")
    assert len(response["X-Request-ID"]) == 24
    assert "Server" not in response
    assert "X-Powered-By" not in response


def test_only_readers_read_the_page_about_the_api(browser: Client) -> None:
    assert [browser.generic(method, "/api/v1/docs").status_code for method in ("OPTIONS", "POST", "GET")] == [
        405,
        405,
        200,
    ]


def test_pages_cannot_be_framed(browser: Client) -> None:
    assert browser.get(PAGE)["X-Frame-Options"] == "DENY"


def test_what_depends_on_the_session_is_not_kept_by_others(browser: Client) -> None:
    browser.force_login(User.objects.create_user("rey"))
    response = browser.get("/account/email/")
    assert "Cookie" in response["Vary"]
    assert "private" in response["Cache-Control"]


def test_cookies_are_kept_from_scripts_and_other_sites(browser: Client) -> None:
    User.objects.create_user("rey", password="a long sentence 1")
    browser.post("/account/login/", {"login": "rey", "password": "a long sentence 1"})
    session = browser.cookies["sessionid"]
    assert session["httponly"]
    assert session["samesite"] == "Lax"
    assert session["path"] == "/"


def test_every_request_has_an_id_of_its_own(browser: Client) -> None:
    given = {"x-request-id": "chosen-by-caller"}
    ids = {browser.get("/health/live", headers=given)["X-Request-ID"] for _ in range(3)}
    assert len(ids) == 3
    assert "chosen-by-caller" not in ids


# --- Hostile text


@pytest.mark.parametrize(
    "address", ["/test/%00", "/catalog/%00", PAGE + "?q=%00", PAGE + "?%00=q", PAGE + "?a=1&a=%00"]
)
def test_nul_in_an_address_is_refused(browser: Client, address: str) -> None:
    assert browser.get(address).status_code == 400


@pytest.mark.parametrize("address", [PAGE + "?q=%ED%A0%80", PAGE + "?q=%FF", PAGE + "?q=" + "%F0%9F"])
def test_broken_utf8_in_an_address_harms_nobody(browser: Client, address: str) -> None:
    assert browser.get(address).status_code == 200


def test_nul_in_a_cookie_is_refused(browser: Client) -> None:
    assert browser.get(PAGE, headers={"cookie": 'sessionid="abcdefgh\\000ij"'}).status_code == 400


@pytest.mark.parametrize("data", [{"name": "a\x00"}, {"na\x00me": "a"}])
def test_nul_in_a_form_is_refused(browser: Client, data: dict[str, str]) -> None:
    assert browser.post(PAGE, data).status_code == 400


def test_nul_in_an_encoded_form_is_refused(browser: Client) -> None:
    kind = "application/x-www-form-urlencoded"
    assert browser.post(PAGE, "name=%00", kind).status_code == 400
    assert browser.post(PAGE, "name=fine", kind).status_code == 200


@pytest.mark.parametrize("charset", ["unicode_escape", "hex", "utf-7", "utf-16", "latin-1"])
@pytest.mark.parametrize("kind", ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])
def test_forms_in_another_charset_are_refused(browser: Client, kind: str, charset: str) -> None:
    body = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\\ud800\r\n--x--\r\n'
    assert browser.generic("POST", PAGE, body, f"{kind}; charset={charset}").status_code == 400


def test_a_hostile_name_in_the_log_in_form_is_no_error_of_ours(browser: Client) -> None:
    for login in ("a\x00", "\u202e" * 500, "a" * 100_000, "' OR 1=1 --"):
        assert browser.post("/account/login/", {"login": login, "password": "x"}).status_code in {200, 400}


# --- Quotas


def upload(browser: Client, *sizes: int) -> Any:
    files = {f"file{index}": SimpleUploadedFile("deck.json", b"x" * size) for index, size in enumerate(sizes)}
    return browser.post(PAGE, files)


def test_a_file_within_the_quota_arrives(browser: Client) -> None:
    assert upload(browser, 2 * 1024 * 1024).status_code == 200


@pytest.mark.parametrize("size", [2 * 1024 * 1024 + 1, 6 * 1024 * 1024])
def test_a_file_over_the_quota_is_413(browser: Client, size: int) -> None:
    assert upload(browser, size).status_code == 413


def test_a_second_file_is_refused(browser: Client) -> None:
    assert upload(browser, 10, 10).status_code == 400


def test_the_claimed_length_is_not_believed(browser: Client, settings: Settings) -> None:
    settings.FILE_UPLOAD_MAX_BYTES = 1000
    assert upload(browser, 1001).status_code == 413  # far below the length that is refused unread


def test_too_many_fields_are_refused(browser: Client) -> None:
    assert browser.post(PAGE, {f"f{number}": "" for number in range(201)}).status_code == 400


def test_fields_over_the_limit_are_413(browser: Client) -> None:
    assert browser.post(PAGE, {"text": "x" * 3_000_000}).status_code == 413


# --- Errors as pages


@pytest.mark.parametrize(("error", "status"), [("bug", 500), ("locked", 503), ("forbidden", 403)])
def test_a_page_that_fails_says_so_in_html(browser: Client, error: str, status: int) -> None:
    response = browser.get(f"{PAGE}/{error}")
    assert response.status_code == status
    assert response["Content-Type"].startswith("text/html")
    assert b"secret" not in response.content
    assert (response.get("Retry-After") is not None) == (status == 503)


def test_a_database_that_fails_below_the_views_is_503_too(browser: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: object, **__: object) -> None:
        raise OperationalError("database is locked")

    browser.force_login(User.objects.create_user("rey"))
    monkeypatch.setattr("django.contrib.sessions.backends.db.SessionStore.load", locked)
    assert browser.get("/account/email/").status_code == 503


def test_a_form_without_its_token_is_refused() -> None:
    response = Client(enforce_csrf_checks=True).post(PAGE, {"a": "b"})
    assert response.status_code == 403
    assert response["Content-Type"].startswith("text/html")


def test_the_admin_site_is_not_there_for_others(browser: Client) -> None:
    browser.force_login(User.objects.create_user("rey"))
    assert browser.get("/admin/", follow=True).status_code == 404
    browser.force_login(User.objects.create_superuser("luke"))
    assert browser.get("/admin/").status_code == 200


# --- Log lines


@pytest.fixture
def within_request() -> Iterator[str]:
    request_id.use("abc123")
    yield "abc123"
    request_id.use("-")


def a_line(message: str, *arguments: object, failed: bool = False) -> str:
    trace = sys.exc_info() if failed else None
    return JSONLines().format(logging.LogRecord("a.logger", logging.INFO, "f.py", 1, message, arguments, trace))


def test_a_log_line_is_one_line_of_json(within_request: str) -> None:
    text = a_line("searched for %s", 'x\n{"level": "forged"}\r\x1b[31m\u2028\ud800')
    assert "\n" not in text and "\r" not in text and "\x1b" not in text and text.isascii()
    line = json.loads(text)
    assert (line["level"], line["logger"], line["request"]) == ("INFO", "a.logger", within_request)
    assert line["time"].endswith("+00:00")


def test_an_exception_is_part_of_its_line() -> None:
    try:
        raise ZeroDivisionError("really")
    except ZeroDivisionError:
        text = a_line("failed", failed=True)
    assert "\n" not in text
    assert "ZeroDivisionError: really" in json.loads(text)["error"]


@pytest.mark.parametrize("form", [JSONLines, TextLines])
def test_a_trace_leaves_no_sources_in_memory(form: type[logging.Formatter]) -> None:
    linecache.clearcache()
    try:
        json.loads("")
    except ValueError:
        record = logging.LogRecord("a.logger", logging.ERROR, "f.py", 1, "failed", (), sys.exc_info())
    assert "raise JSONDecodeError" in form().format(record)
    assert linecache.cache == {}


def test_the_line_of_a_request_names_no_query(browser: Client, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "sandtable.requests")
    browser.get(PAGE + "?token=secret")
    (record,) = [each for each in caplog.records if each.name == "sandtable.requests"]
    assert "secret" not in JSONLines().format(record)
    assert json.loads(JSONLines().format(record))["status"] == 200


def test_the_line_of_a_request_names_its_route_and_no_key(browser: Client, caplog: pytest.LogCaptureFixture) -> None:
    """A reader of the log can take no seat and set no password."""
    caplog.set_level("INFO", "sandtable.requests")
    letters = "Q" * 22
    browser.get(f"/play/seat/{letters}")
    browser.get(f"/account/password/reset/key/1-{letters}/")
    lines = [JSONLines().format(each) for each in caplog.records if each.name == "sandtable.requests"]
    assert [json.loads(line)["route"] for line in lines] == [
        "simulate:seat-invitation",
        "account_reset_password_from_key",
    ]
    assert letters not in "".join(lines)
    assert json.loads(lines[0])["path"] == "/play/seat/…"


def test_lines_for_people_can_not_be_forged_either(within_request: str) -> None:
    try:
        raise ZeroDivisionError("x\n2026-11-28 ERROR forged")
    except ZeroDivisionError:
        trace = sys.exc_info()
    record = logging.LogRecord("a.logger", logging.ERROR, "f.py", 1, "for %s", ("a\nb\x1b[31m\u2028",), trace)
    with request_id.working_on(batch=3, chunk=7):
        first, *more = TextLines().format(record).splitlines()
    assert first.endswith(f"ERROR a.logger for a\\u000ab\\u001b[31m\\u2028 [request={within_request} batch=3 chunk=7]")
    assert more and all(line.startswith("  | ") for line in more)
    assert more[-1] == "  | 2026-11-28 ERROR forged"


def test_the_ids_of_work_are_in_its_lines_and_gone_after_it() -> None:
    with request_id.working_on("asked-in", batch=3):
        with request_id.working_on(chunk=7):
            inside = json.loads(a_line("deep"))
        assert "chunk" not in json.loads(a_line("around"))
    assert (inside["request"], inside["batch"], inside["chunk"]) == ("asked-in", 3, 7)
    assert "batch" not in json.loads(a_line("after"))


def test_the_form_of_lines_is_a_setting() -> None:
    assert log_settings("INFO", "INFO", "text")["formatters"]["line"]["()"] == "web.logs.TextLines"
    assert log_settings("INFO", "INFO")["formatters"]["line"]["()"] == "web.logs.JSONLines"
    with pytest.raises(ValueError, match="LOG_FORMAT must be json or text, not 'xml'"):
        log_settings("INFO", "INFO", "xml")
