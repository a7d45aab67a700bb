from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from catalog.loading import note_change
from catalog.models import Card, PrintedText

pytestmark = pytest.mark.django_db


@pytest.fixture
def api(client: Client) -> Client:
    return client


def body(answer: Any, status: int = 200) -> Any:
    assert answer.status_code == status, answer.content
    return json.loads(answer.content)


def test_a_card_in_the_community_s_shape(api: Client) -> None:
    card = body(api.get("/api/v1/cards/01041"))
    assert card["name"] == "Luke Skywalker's Lightsaber"
    assert card["sides"] == ["3MD1", "+3MD", "2Sh", "1R", "Sp", "-"]
    assert card["subtypes"] == [{"code": "weapon", "name": "Weapon"}]
    assert (card["set_code"], card["set_name"], card["cost"], card["points"]) == ("AW", "Awakenings", 3, None)
    assert card["url"] == "/cards/01041-luke-skywalkers-lightsaber"
    assert "sides" not in body(api.get("/api/v1/cards/01153"))


def test_a_known_etag_is_answered_with_304(api: Client) -> None:
    first = api.get("/api/v1/cards/01045")
    assert first["ETag"].startswith('"') and first["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in first
    again = api.get("/api/v1/cards/01045", HTTP_IF_NONE_MATCH=first["ETag"])
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", first["ETag"])
    assert api.get("/api/v1/cards/01045", HTTP_IF_MODIFIED_SINCE=first["Last-Modified"]).status_code == 304
    later = "Fri, 01 Jan 2100 00:00:00 GMT"  # told of data that a backup has taken the place of
    assert api.get("/api/v1/cards/01045", HTTP_IF_MODIFIED_SINCE=later).status_code == 200
    assert api.get("/api/v1/cards/01045", HTTP_IF_NONE_MATCH='"other"').status_code == 200


@pytest.mark.parametrize("path", ["/api/v1/cards?q=finn", "/api/v1/sets", "/api/v1/formats", "/api/v1/formats/STD"])
def test_lists_have_etags_that_change_with_the_data(api: Client, path: str) -> None:
    etag = api.get(path)["ETag"]
    assert api.get(path, HTTP_IF_NONE_MATCH=etag).status_code == 304
    note_change(at=datetime(2030, 1, 1, tzinfo=UTC))
    assert api.get(path, HTTP_IF_NONE_MATCH=etag).status_code == 200


def test_an_imported_text_shows_at_once(api: Client) -> None:
    before = api.get("/api/v1/cards/01045")
    assert body(before)["printed"] is None
    PrintedText.objects.create(card_id="01045", text="Made up.", updated_at=datetime(2030, 1, 1, tzinfo=UTC))
    note_change(at=datetime(2030, 1, 1, tzinfo=UTC))
    after = api.get("/api/v1/cards/01045", HTTP_IF_NONE_MATCH=before["ETag"])
    assert body(after)["printed"]["text"] == "Made up."


def test_one_card_costs_one_small_query_once_it_is_ready(api: Client) -> None:
    api.get("/api/v1/cards/01045")
    with CaptureQueriesContext(connection) as asked:
        api.get("/api/v1/cards/01045")
    assert len(asked) == 1, [each["sql"] for each in asked]


def test_a_page_of_cards_costs_a_fixed_number_of_queries(api: Client) -> None:
    counts = []
    for size in (5, 100):
        with CaptureQueriesContext(connection) as asked:
            body(api.get(f"/api/v1/cards?page_size={size}"))
        counts.append(len(asked))
    assert counts[0] == counts[1] <= 10


@pytest.mark.parametrize("ordering", ["set", "-set", "code", "-code", "name", "-name", "updated"])
def test_pages_hold_every_card_once(api: Client, ordering: str) -> None:
    codes: list[str] = []
    path = f"/api/v1/cards?q=t:plot&page_size=30&ordering={ordering}"
    while path:
        page = body(api.get(path))
        codes += [card["code"] for card in page["results"]]
        path = page["next"]
    assert sorted(codes) == sorted(Card.objects.filter(type="plot").values_list("code", flat=True))


@pytest.mark.parametrize(
    ("path", "status", "where"),
    [
        ("/api/v1/cards?q=cst:1+t:upgarde", 400, "?q"),
        ("/api/v1/cards?bogus=1", 400, "?bogus"),
        ("/api/v1/cards?ordering=text", 400, "?ordering"),
        ("/api/v1/cards?page_size=1000", 400, "?page_size"),
        ("/api/v1/cards?cursor=zzz", 400, "?cursor"),
        ("/api/v1/cards?format=NOPE", 400, "?format"),
        ("/api/v1/cards?q=%00", 400, None),
        ("/api/v1/cards?q=a&q=b", 400, "?q"),
        ("/api/v1/cards/99999", 404, None),
        ("/api/v1/cards/%00", 400, None),
        ("/api/v1/formats/NOPE", 404, None),
        ("/api/v1/cards/parse", 400, "?q"),
    ],
)
def test_bad_requests_are_problem_documents(api: Client, path: str, status: int, where: str | None) -> None:
    answer = api.get(path)
    problem = body(answer, status)
    assert answer["Content-Type"] == "application/problem+json"
    assert where is None or {error["path"] for error in problem["errors"]} == {where}


def test_both_problems_of_a_query_are_named(api: Client) -> None:
    assert len(body(api.get("/api/v1/cards?q=cst:1+t:upgarde"), 400)["errors"]) == 2


def test_parse_explains_and_points(api: Client) -> None:
    assert body(api.get("/api/v1/cards/parse?q=c<=2"))["read_as"] == "cost ≤ 2"
    wrong = body(api.get("/api/v1/cards/parse?q=cst<=2"))
    assert wrong["read_as"] is None
    assert wrong["errors"][0] | {"message": ""} == {
        "position": 0,
        "length": 3,
        "code": "unknown_key",
        "message": "",
        "suggestion": "cost<=2",
    }


def test_sets_and_formats(api: Client) -> None:
    sets = body(api.get("/api/v1/sets"))
    assert [each["code"] for each in sets[:3]] == ["AW", "SoR", "EaW"] and len(sets) == 27
    assert sum(each["known"] for each in sets) == 3104
    standard = body(api.get("/api/v1/formats/std"))
    assert standard["balance"]["05002"] == "10/14" and "13003B" in standard["banned"]
    assert body(api.get("/api/v1/formats/ARNS"))["restricted_pairs"]["11077"] == ["11056"]


def test_nothing_can_be_written(api: Client) -> None:
    for method in (api.post, api.put, api.delete, api.patch):
        assert method("/api/v1/cards/01045").status_code == 405


def test_formats_by_date_and_makers_of_sets(api: Client) -> None:
    formats = {each["code"]: each for each in body(api.get("/api/v1/formats"))}
    now, earlier = formats["INF-2026-07"], formats["INF"]
    assert (now["community_code"], now["since"], now["until"]) == ("INF", "2026-07", None)
    assert (earlier["community_code"], earlier["since"], earlier["until"]) == ("INF", "2021", "2026-07")
    assert body(api.get("/api/v1/formats/ARHS"))["errata"] == ["12149", "13006B"]
    makers = {each["code"]: each["maker"] for each in body(api.get("/api/v1/sets"))}
    assert (makers["AW"], makers["SA"]) == (None, "A Renewed Hope")
