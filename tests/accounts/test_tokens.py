"""Tokens: made once, stored as a hash, used within their rights, revoked for good."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from rest_framework.test import APIClient

from accounts import secret, services
from accounts.authentication import TokenRate
from accounts.models import AccessToken
from accounts.scopes import Scope, needed

pytestmark = pytest.mark.django_db
Make = Callable[..., tuple[AccessToken, str]]
Program = Callable[[str], APIClient]
DECKS, PLAYTESTS = "/api/v1/decks?show=mine", "/api/v1/playtests"


def problem(response: Any, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.content
    assert response["Content-Type"] == "application/problem+json"
    found: dict[str, Any] = response.json()
    return found


# --- The text


def test_a_token_has_a_prefix_for_scanners_and_a_checksum_anybody_can_check() -> None:
    text = secret.new_secret()
    assert len(text) == 43 and text.startswith("sand_") and secret.is_token(text)
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    value = 0
    for letter in text[-6:]:
        value = 62 * value + digits.index(letter)
    assert value == zlib.crc32(text[:-6].encode())


@pytest.mark.parametrize("text", ["", "sand_", "Bearer", "sand_" + "0" * 38, "x" * 10_000, "sand_" + "é" * 38])
def test_other_texts_are_no_tokens(text: str) -> None:
    assert not secret.is_token(text)


def test_a_mistyped_token_is_refused_without_asking_the_database(make: Make) -> None:
    _token, text = make()
    wrong = text[:-1] + ("A" if text[-1] != "A" else "B")
    with CaptureQueriesContext(
        connection,
    ) as asked:
        assert services.use_token(wrong, at=timezone.now()) is None
    assert not asked.captured_queries


# --- The row


def test_the_text_is_stored_nowhere(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="sandtable.tokens"):
        token, text = make("read", "playtests")
        services.revoke_token(token=token, at=timezone.now())
    row = AccessToken.objects.values().get()
    assert not any(text in str(value) for value in row.values())
    assert row["digest"] == secret.digest(text) and row["start"] == text[:9]
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 2 and all(token.public_id in line and text[5:] not in line for line in told)


def test_names_are_tidied_and_never_longer_than_a_line(make: Make) -> None:
    token, _text = make(name="  my\u202e  script\x00"[:-1])
    assert token.name == "my script"
    for name in ("", " \u200b ", "x" * 61, "nul\x00"):
        with pytest.raises(services.Refused, match="1 to 60"):
            make(name=name)


@pytest.mark.parametrize("scopes", [("admin",), ("read", "account")])
def test_rights_are_chosen_from_those_there_are(make: Make, scopes: tuple[str, ...]) -> None:
    with pytest.raises(services.Refused, match="read, decks, scenarios, playtests"):
        make(*scopes)


def test_an_account_has_at_most_twenty_valid_tokens(make: Make) -> None:
    made = [make() for _ in range(20)]
    with pytest.raises(services.Refused, match="20 tokens"):
        make()
    services.revoke_token(token=made[0][0], at=timezone.now())
    make()


def test_old_tokens_are_forgotten_and_valid_ones_are_not(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MOST_KEPT", 3)
    first, _text = make()
    for _ in range(5):
        token, _text = make()
        services.revoke_token(token=token, at=timezone.now())
    make()
    assert AccessToken.objects.count() == 4 and AccessToken.objects.filter(pk=first.pk).exists()


def test_the_time_of_use_is_written_every_few_minutes_only(make: Make) -> None:
    token, text = make()
    now = timezone.now()
    for minutes, written in [(0, 0), (4, 0), (5, 5), (6, 5), (11, 11)]:
        assert services.use_token(text, at=now + timedelta(minutes=minutes)) == token
        token.refresh_from_db()
        assert token.last_used_at == now + timedelta(minutes=written)


# --- The API


def test_a_token_stands_for_its_account_without_cookie_or_csrf_token(make: Make, program: Program) -> None:
    _token, text = make("read", "decks")
    assert program(text).get(DECKS).status_code == 200
    refused = problem(program(text).post("/api/v1/decks", {}, format="json"), 400)
    assert refused["code"] == "invalid"  # the body is judged, so the caller was let in


def test_a_caller_without_a_token_is_told_how_to_send_one(anybody: APIClient) -> None:
    answer = anybody.get(PLAYTESTS)
    assert problem(answer, 401)["code"] == "not_authenticated"
    assert answer["WWW-Authenticate"] == 'Bearer realm="sandtable"'


@pytest.fixture
def anybody() -> APIClient:
    return APIClient(raise_request_exception=False)


def ends(how: str, token: AccessToken) -> None:
    """Make a token invalid in one of the ways there are."""
    if how == "revoked":
        services.revoke_token(token=token, at=timezone.now())
    elif how == "expired":
        AccessToken.objects.update(expires_at=timezone.now())
    elif how == "account closed":
        User.objects.update(is_active=False)
    elif how == "account deleted":
        User.objects.all().delete()


@pytest.mark.parametrize("how", ["revoked", "expired", "account closed", "account deleted"])
def test_a_token_that_is_no_longer_valid_is_refused_like_one_that_never_was(
    how: str, make: Make, program: Program
) -> None:
    token, text = make(*Scope.values)
    assert program(text).get(PLAYTESTS).status_code == 200
    ends(how, token)
    answers = [program(each).get(PLAYTESTS) for each in (text, secret.new_secret(), "sand_x", "")]
    assert {problem(answer, 401)["code"] for answer in answers} == {"invalid_token"}
    assert len({answer.json()["detail"] for answer in answers}) == 1
    assert all('error="invalid_token"' in answer["WWW-Authenticate"] for answer in answers)


@pytest.mark.parametrize(
    "header",
    [
        "Bearer",
        "Bearer ",
        "bearer x",
        "BEARER sand_",
        "Bearer " + "x" * 100_000,
        "Bearer sand_\xff",
        "Basic YTpi",
        "sand_x",
    ],
)
def test_an_odd_header_is_401_at_once(header: str) -> None:
    answer = APIClient(raise_request_exception=False).get(PLAYTESTS, HTTP_AUTHORIZATION=header)
    assert problem(answer, 401)["code"] in ("invalid_token", "not_authenticated")


def test_the_kind_of_the_header_is_read_in_any_case(make: Make) -> None:
    _token, text = make()
    assert APIClient().get(PLAYTESTS, HTTP_AUTHORIZATION=f"bearer  {text} ").status_code == 200


def test_a_wrong_token_is_not_made_good_by_a_session(ada: User, program: Program) -> None:
    client = program("sand_nonsense")
    client.force_login(ada)
    problem(client.get(PLAYTESTS), 401)


@pytest.mark.parametrize(
    ("method", "address", "scope"),
    [
        ("post", "/api/v1/decks", "decks"),
        ("delete", "/api/v1/decks/abc", "decks"),
        ("post", "/api/v1/own-formats", "decks"),
        ("post", "/api/v1/scenarios", "scenarios"),
        ("post", "/api/v1/playtests", "playtests"),
        ("post", "/api/v1/playtests/0123456789abcdefghijkl/cancel", "playtests"),
        ("post", "/api/v1/playtest-series", "playtests"),
        ("get", "/api/v1/playtests", "read"),
        ("get", "/api/v1/decks", "read"),
    ],
)
def test_each_call_needs_its_scope_and_names_it(
    method: str, address: str, scope: str, make: Make, program: Program
) -> None:
    others = [each for each in Scope.values if each != scope]
    answer = getattr(program(make(*others)[1]), method)(address, {}, format="json" if method != "get" else None)
    assert problem(answer, 403)["code"] == "missing_scope" and f"“{scope}”" in answer.json()["detail"]
    assert f'error="insufficient_scope", scope="{scope}"' in answer["WWW-Authenticate"]
    allowed = getattr(program(make(scope)[1]), method)(address, {}, format="json" if method != "get" else None)
    assert allowed.status_code not in (401, 403)


def test_a_token_changes_nothing_where_no_right_is_named() -> None:
    assert needed("POST", "some-new-api") is None and needed("DELETE", "") is None
    assert needed("GET", "some-new-api") == Scope.READ


def test_a_token_in_an_address_is_refused_even_beside_the_header(make: Make, program: Program) -> None:
    _token, text = make()
    for client in (program(text), APIClient(raise_request_exception=False)):
        answer = client.get(f"/api/v1/decks?access_token={text}")
        assert [item["code"] for item in problem(answer, 400)["errors"]] == ["token_in_address"]
        assert text not in answer.content.decode()


def test_calls_with_a_token_have_a_rate_of_their_own(
    make: Make, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.clear()
    monkeypatch.setattr(TokenRate, "rate", "2/min", raising=False)
    (_first, one), (_second, other) = make(), make()
    statuses = [program(one).get(DECKS).status_code for _ in range(3)]
    assert statuses == [200, 200, 429] and program(other).get(DECKS).status_code == 200
    assert int(program(one).get(DECKS)["Retry-After"]) >= 1


def test_a_token_opens_no_page_of_the_account(make: Make, program: Program) -> None:
    client = program(make(*Scope.values)[1])
    for address in ("/account/tokens", "/account/password/change/", "/account/email/"):
        assert client.get(address).status_code == 302
    assert AccessToken.objects.count() == 1


def test_the_description_of_the_api_knows_tokens(client: APIClient) -> None:
    schema = client.get("/api/v1/schema", HTTP_ACCEPT="application/json").json()
    assert schema["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert {"token": []} in schema["paths"]["/api/v1/playtests"]["post"]["security"]
