"""The path of every API call: bodies, errors, strict fields, pages, validators, throttles."""

from __future__ import annotations

import base64
import gzip
import json
import re
from typing import Any
from urllib.parse import quote

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.http import HttpResponse
from rest_framework import serializers
from rest_framework.test import APIClient
from rest_framework.throttling import SimpleRateThrottle

from web.api import docs
from web.api.docs import Field, groups_of
from web.api.serializers import StrictSerializer

pytestmark = pytest.mark.urls("tests.web.api_urls")
ECHO, PEOPLE, PUBLIC, VERSIONED = (f"/api/v1/test/{name}" for name in ("echo", "people", "public", "versioned"))
DECK: dict[str, Any] = {"name": "Rey", "public": True, "cards": [{"code": "01001", "copies": 2}]}


def problem(response: HttpResponse, status: int) -> dict[str, Any]:
    """The problem document of a refusal; its frame is the same everywhere."""
    assert response.status_code == status, response.content
    assert response["Content-Type"] == "application/problem+json"
    body: dict[str, Any] = json.loads(response.content)
    assert set(body) == {"type", "title", "status", "code", "detail", "errors", "request_id"}
    assert body["status"] == status
    assert body["type"] == f"urn:sandtable:problem:{body['code']}"
    assert body["request_id"] == response["X-Request-ID"]
    assert all(set(item) == {"path", "code", "message", "rule"} for item in body["errors"])
    return body


def named(response: HttpResponse, status: int = 400) -> list[tuple[str, str]]:
    return [(item["path"], item["code"]) for item in problem(response, status)["errors"]]


def send(api: APIClient, body: bytes | str, content_type: str = "application/json") -> HttpResponse:
    response: HttpResponse = api.generic("POST", ECHO, body, content_type)  # type: ignore[arg-type]
    return response


def test_a_good_body_arrives(api: APIClient) -> None:
    response = api.post(ECHO, DECK)
    assert response.status_code == 200
    assert response.json() == DECK


# --- Bodies


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "json_malformed"),
        (b"\xff\xfe", "json_not_utf8"),
        (b"\xef\xbb\xbf{}", "json_byte_order_mark"),
        (b"[" * 100_000, "json_too_deep"),
        (b'{"name": NaN}', "json_not_a_number"),
        (b'{"name": -Infinity}', "json_not_a_number"),
        (b'{"name": 1, "name": 2}', "json_duplicate_key"),
        (rb'{"name": "\ud800"}', "json_bad_character"),
        (rb'{"\udc00": 1}', "json_bad_character"),
        (rb'{"name": "\u0000"}', "json_bad_character"),
        (b'{"cards": 9007199254740993}', "json_number_too_large"),
    ],
)
def test_a_hostile_body_is_refused_by_name(api: APIClient, body: bytes, code: str) -> None:
    assert problem(send(api, body), 400)["code"] == code


def test_all_that_is_wrong_with_a_document_is_listed(api: APIClient) -> None:
    assert named(send(api, rb'{"a": "\ud800", "b": [NaN], "b": 1e999}')) == [
        ("/b", "duplicate_key"),
        ("/a", "bad_character"),
        ("/b", "number_too_large"),
    ]


@pytest.mark.parametrize("extra", [1, 1_000_000])
def test_a_body_over_the_limit_is_413(api: APIClient, extra: int) -> None:
    problem(send(api, b" " * (2 * 1024 * 1024 + extra)), 413)


def test_a_body_at_the_limit_is_read(api: APIClient) -> None:
    body = json.dumps(DECK).encode()
    assert send(api, body + b" " * (2 * 1024 * 1024 - len(body))).status_code == 200


@pytest.mark.parametrize(
    "content_type",
    ["text/plain", "", "application/xml", "application/json; charset=utf-16", "application/x-www-form-urlencoded"],
)
def test_other_content_types_are_415(api: APIClient, content_type: str) -> None:
    problem(send(api, json.dumps(DECK), content_type), 415)


def test_an_oversized_form_sent_to_the_api_is_refused_as_a_problem(api: APIClient) -> None:
    problem(send(api, b"a=" + b"b" * 3_000_000, "application/x-www-form-urlencoded"), 413)


# --- Fields


def test_every_wrong_field_is_named_at_once(api: APIClient) -> None:
    body = {
        "name": " \u200b ",
        "public": "yes",
        "cards": [{"code": 1001, "copies": "2"}, {"code": "01001", "copies": 1.0, "colour": "red"}, {"copies": True}],
        "owner": 1,
    }
    assert set(named(api.post(ECHO, body))) == {
        ("/name", "blank"),
        ("/public", "invalid"),
        ("/cards/0/code", "invalid"),
        ("/cards/0/copies", "invalid"),
        ("/cards/1/copies", "invalid"),
        ("/cards/1/colour", "unknown_field"),
        ("/cards/2/code", "required"),
        ("/cards/2/copies", "invalid"),
        ("/owner", "unknown_field"),
    }


@pytest.mark.parametrize("body", ["[]", "1", "null", '"text"', "true"])
def test_a_body_that_is_no_object_is_refused(api: APIClient, body: str) -> None:
    assert problem(send(api, body), 400)["errors"]


@pytest.mark.parametrize("cards", [{}, "01001", None, 7, [[]], [None], ["01001"]])
def test_a_list_of_something_else_is_refused(api: APIClient, cards: Any) -> None:
    assert all(path.startswith("/cards") for path, _ in named(api.post(ECHO, DECK | {"cards": cards})))


def test_names_are_tidied_before_their_length_is_measured(api: APIClient) -> None:
    response = api.post(ECHO, DECK | {"name": "\u202e" * 30 + "  Re\u0301y\n&  Finn "})
    assert response.json()["name"] == "R\u00e9y & Finn"
    assert named(api.post(ECHO, DECK | {"name": "x" * 21})) == [("/name", "max_length")]


def test_a_model_serializer_is_as_strict(api: APIClient) -> None:
    body = {"username": 5, "first_name": None, "is_staff": True, "id": 9}
    assert set(named(api.post(PEOPLE, body))) == {
        ("/username", "invalid"),
        ("/first_name", "null"),
        ("/is_staff", "unknown_field"),
        ("/id", "unknown_field"),
    }
    assert not User.objects.filter(is_staff=True).exists()


def test_a_converting_field_in_a_strict_serializer_is_found_at_import() -> None:
    with pytest.raises(TypeError, match="use StrictInteger"):
        type("Loose", (StrictSerializer,), {"copies": serializers.IntegerField()})


# --- Refusals


def test_an_address_that_is_not_there(api: APIClient) -> None:
    assert problem(api.get("/api/v1/nothing/here"), 404)["code"] == "not_found"


def test_a_method_that_is_not_there(api: APIClient) -> None:
    response = api.delete(ECHO)
    problem(response, 405)
    assert response["Allow"] == "POST, OPTIONS"


def test_an_unacceptable_representation(api: APIClient) -> None:
    problem(api.get(PEOPLE, headers={"accept": "text/html"}), 406)


def test_anonymous_callers_are_told_to_log_in(anybody: APIClient) -> None:
    response = anybody.get(PEOPLE)
    problem(response, 401)
    assert response["WWW-Authenticate"]


def test_a_write_needs_the_csrf_token(user: User) -> None:
    client = APIClient(enforce_csrf_checks=True)
    client.force_login(user)
    problem(client.post(ECHO, DECK), 403)


def test_a_refusal_carries_code_detail_and_rule(api: APIClient) -> None:
    body = problem(api.get("/api/v1/test/refuse/conflict"), 409)
    assert (body["code"], body["detail"]) == ("running", "It is running.")
    (item,) = problem(api.get("/api/v1/test/refuse/illegal"), 422)["errors"]
    assert item == {"path": "/cards/0", "code": "unknown_card", "message": "No such card.", "rule": "DST-CUS-02"}


@pytest.mark.parametrize(("error", "status"), [("forbidden", 403), ("bug", 500)])
def test_reasons_stay_inside(api: APIClient, error: str, status: int) -> None:
    response = api.get(f"/api/v1/test/refuse/{error}")
    problem(response, status)
    assert b"secret" not in response.content


def test_a_locked_database_is_503_and_says_when_to_come_back(api: APIClient) -> None:
    response = api.get("/api/v1/test/refuse/locked")
    assert problem(response, 503)["code"] == "unavailable"
    assert int(response["Retry-After"]) > 0


# --- Query parameters


def test_query_parameters_are_read_by_type(anybody: APIClient) -> None:
    assert anybody.get(PUBLIC + "?set=AW&cost=2").json() == {"set": "AW", "cost": 2}


def test_every_wrong_parameter_is_named(anybody: APIClient) -> None:
    found = named(anybody.get(PUBLIC + "?set=toolong&cost=-1&colour=red&cost=2"))
    assert set(found) == {
        ("?set", "max_length"),
        ("?colour", "unknown_field"),
        ("?cost", "repeated"),
    }


@pytest.mark.parametrize("query", ["set=%00", "%00=1", "set=a%00b"])
def test_nul_in_a_query_is_refused(anybody: APIClient, query: str) -> None:
    problem(anybody.get(f"{PUBLIC}?{query}"), 400)


# --- Pages


@pytest.fixture
def people(user: User) -> list[str]:
    User.objects.bulk_create(User(username=name) for name in ("finn", "poe", "bb8", "han"))
    return ["bb8", "finn", "han", "poe", "rey"]


def test_pages_follow_each_other_and_come_to_an_end(api: APIClient, people: list[str]) -> None:
    seen, address = [], PEOPLE
    while address:
        page = api.get(address).json()
        assert len(page["results"]) <= 2
        seen += [person["username"] for person in page["results"]]
        address = page["next"]
    assert seen == people


def test_rows_that_come_meanwhile_do_not_shift_the_pages(api: APIClient, people: list[str]) -> None:
    first = api.get(PEOPLE).json()
    User.objects.create(username="aaa")
    assert [person["username"] for person in api.get(first["next"]).json()["results"]] == ["han", "poe"]


@pytest.mark.parametrize("size", ["0", "101", "-1", "abc", "", "1e1", "²", "9" * 5000])
def test_page_sizes_out_of_range_are_refused(api: APIClient, size: str) -> None:
    assert named(api.get(f"{PEOPLE}?page_size={quote(size)}")) == [("?page_size", "out_of_range")]


def test_the_largest_page(api: APIClient, people: list[str]) -> None:
    assert len(api.get(f"{PEOPLE}?page_size=100").json()["results"]) == 5


@pytest.mark.parametrize(
    "inside", ["p=abc", "p=1e400", "o=99999999999999", "o=x", "p=\x00", "p=9999999999999999999999", "\xff", "r=1&p="]
)
@pytest.mark.parametrize("address", [PEOPLE, PEOPLE + "-by-id"])
def test_a_made_up_cursor_never_breaks_a_list(api: APIClient, address: str, inside: str) -> None:
    cursor = base64.b64encode(inside.encode("latin-1")).decode()
    response = api.get(address, {"cursor": cursor})
    assert response.status_code == 200 or named(response) == [("?cursor", "bad_cursor")]


def test_text_that_is_no_cursor_is_refused(api: APIClient) -> None:
    assert named(api.get(PEOPLE, {"cursor": "abcde"})) == [("?cursor", "bad_cursor")]


# --- Validators


def test_a_caller_who_has_it_gets_304(api: APIClient) -> None:
    first = api.get(VERSIONED)
    again = api.get(VERSIONED, headers={"if-none-match": first["ETag"]})
    assert first["ETag"].startswith('"')
    assert first["Cache-Control"] == "private, no-cache"
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", first["ETag"])


@pytest.mark.parametrize(("given", "status"), [(None, 428), ('"other"', 412), ("*", 204), ("nonsense", 428)])
def test_a_writer_names_the_version(api: APIClient, given: str | None, status: int) -> None:
    response = api.put(VERSIONED, {}, headers={"if-match": given} if given else {})
    assert response.status_code == status


def test_the_right_version_may_be_written(api: APIClient) -> None:
    etag = api.get(VERSIONED)["ETag"]
    assert api.put(VERSIONED, {}, headers={"if-match": f'"x", {etag}'}).status_code == 204
    assert api.put(VERSIONED, {}, headers={"if-match": f"W/{etag}"}).status_code == 204, "the tag of a packed answer"
    assert api.put(VERSIONED, {}, headers={"if-match": 'W/"x"'}).status_code == 412


def test_public_reading_works_from_other_pages_and_private_does_not(api: APIClient) -> None:
    public = api.get(PUBLIC, headers={"origin": "https://elsewhere.example"})
    assert public["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in public
    assert "Cookie" not in public.get("Vary", "")
    assert "Access-Control-Allow-Origin" not in api.get(PEOPLE, headers={"origin": "https://elsewhere.example"})
    problem(api.post(PUBLIC, {}), 405)


# --- Throttles


@pytest.fixture
def two_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", {"validate": "2/min"})
    cache.clear()


@pytest.mark.usefixtures("two_a_minute")
def test_costly_calls_are_limited(api: APIClient) -> None:
    answers = [api.post("/api/v1/test/costly", {}) for _ in range(3)]
    assert [answer.status_code for answer in answers[:2]] == [204, 204]
    problem(answers[2], 429)
    assert int(answers[2]["Retry-After"]) > 0


# --- The description


def test_the_schema_is_openapi_3_1(anybody: APIClient) -> None:
    response = anybody.get("/api/v1/schema", headers={"accept": "application/json"})
    assert response.status_code == 200
    schema = json.loads(response.content)
    assert schema["openapi"].startswith("3.1")
    operations = [operation for path in schema["paths"].values() for operation in path.values()]
    assert operations
    assert all("application/problem+json" in each["responses"]["default"]["content"] for each in operations)
    assert len({each["operationId"] for each in operations}) == len(operations)


@pytest.mark.usefixtures("docs_made_anew")
def test_the_docs_page_tells_every_call_in_a_page_like_any_other(anybody: APIClient) -> None:
    """With its language and under the same policy, small when packed, and nothing from elsewhere."""
    response = anybody.get("/api/v1/docs", headers={"accept": "text/html"})
    html = response.content.decode()
    assert response.status_code == 200 and '<html lang="en">' in html
    assert "http" not in html.replace("http-equiv", "")
    assert "unsafe-inline" not in response["Content-Security-Policy"]
    assert len(gzip.compress(response.content)) < 50_000
    schema = json.loads(anybody.get("/api/v1/schema", headers={"accept": "application/json"}).content)
    calls = [(method.upper(), path) for path, methods in schema["paths"].items() for method in methods]
    for method, path in calls:
        assert re.search(rf">{method}</b>\s*<span class=\"[^\"]*\">{re.escape(path)}</span>", html), (method, path)
    assert html.count("<details") == len(calls)


def test_fields_of_calls_are_told_with_their_kinds() -> None:
    """References, lists, choices and parameters, from a document of our own."""
    title = {"type": "string", "description": "Its title."}
    kinds = {"type": "array", "items": {"enum": ["a", "b", ""]}}
    thing = {"type": "object", "properties": {"title": title, "kinds": kinds}, "required": ["title"]}
    body = {"schema": {"$ref": "#/components/schemas/Thing"}, "examples": {"x": {"value": {"title": "One"}}}}
    call = {
        "operationId": "thing_create", "tags": ["things"], "security": [{"token": []}],
        "parameters": [{"name": "Key", "in": "header", "required": True, "schema": {"type": ["string", "null"]}}],
        "requestBody": {"content": {"application/json": body}},
        "responses": {"202": {"description": "Taken", "content": {"application/json": body}}, "default": {}},
    }  # fmt: skip
    (group,) = groups_of({"paths": {"/things": {"post": call}}, "components": {"schemas": {"Thing": thing}}})
    (told,) = group.calls
    assert (group.name, group.place, told.method, told.is_open) == ("things", "calls-things", "POST", False)
    assert told.parameters == (Field("Key", "string or null", True, "", "header"),)
    assert told.body == (Field("title", "string", True, "Its title."), Field("kinds", "list of a | b", False, ""))
    assert told.example == '{\n  "title": "One"\n}'
    assert [(answer.status, answer.about, answer.fields) for answer in told.answers] == [("202", "Taken", told.body)]


@pytest.mark.usefixtures("docs_made_anew")
def test_another_process_finds_the_page_of_the_api_in_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    docs.groups.cache_clear()
    made = docs.groups()
    docs.groups.cache_clear()
    monkeypatch.setattr("web.api.docs.SchemaGenerator", None)  # making it once more would fail
    assert docs.groups() == made and made


def test_the_schema_says_the_bounds_of_pages_and_versions(anybody: APIClient) -> None:
    """They are those that are kept: see `test_a_bad_page_size_is_refused` and the cursors above."""
    schema = json.loads(anybody.get("/api/v1/schema", headers={"accept": "application/json"}, urlconf=None).content)
    assert schema
