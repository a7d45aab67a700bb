"""The deck API: what it takes, what it refuses and how, and that two writers never overwrite each other."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import services
from decks.models import Deck, Visibility
from sandtable.games.destiny.decklist import demo_decks, to_json

REY = to_json(demo_decks()["rey-starter"])
BAD = to_json(demo_decks()["smugglers-and-sith"])
JSON = "application/json"


def post(client: Client, address: str, body: Any) -> Any:
    return client.post(address, body if isinstance(body, str | bytes) else json.dumps(body), content_type=JSON)


def put(client: Client, deck: Deck, body: Any, **headers: str) -> Any:
    return client.put(f"/api/v1/decks/{deck.public_id}", json.dumps(body), content_type=JSON, headers=headers)


def test_a_deck_is_made_read_and_saved_again(as_ada: Client) -> None:
    made = post(as_ada, "/api/v1/decks", {"deck": REY, "note": "first"})
    assert made.status_code == 201
    value = made.json()
    assert (value["version"], value["deck"], value["visibility"]) == (1, REY, "private")
    assert value["legality"]["legal"] is True
    deck = Deck.objects.get()
    read = as_ada.get(f"/api/v1/decks/{deck.public_id}")
    assert read.json() == value and read["ETag"] == made["ETag"]
    again = put(as_ada, deck, {"deck": {**REY, "name": "Renamed"}}, **{"If-Match": read["ETag"]})
    assert again.status_code == 200 and again.json()["version"] == 2 and again["ETag"] != read["ETag"]
    numbers = [each["version"] for each in as_ada.get(f"/api/v1/decks/{deck.public_id}/versions").json()]
    assert numbers == [2, 1]
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}/versions/1").json()["deck"] == REY


def test_what_the_caller_has_is_not_sent_again(deck: Deck, as_ada: Client) -> None:
    etag = as_ada.get(f"/api/v1/decks/{deck.public_id}")["ETag"]
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}", headers={"If-None-Match": etag}).status_code == 304


def test_two_writers_the_second_gets_412(deck: Deck, as_ada: Client) -> None:
    etag = as_ada.get(f"/api/v1/decks/{deck.public_id}")["ETag"]
    assert put(as_ada, deck, {"deck": {**REY, "name": "One"}}, **{"If-Match": etag}).status_code == 200
    second = put(as_ada, deck, {"deck": {**REY, "name": "Two"}}, **{"If-Match": etag})
    assert second.status_code == 412 and second["Content-Type"] == "application/problem+json"
    assert put(as_ada, deck, {"deck": REY}).status_code == 428
    deck.refresh_from_db()
    assert (deck.name, deck.newest.number) == ("One", 2)


def test_other_people_s_decks_are_not_there(deck: Deck, as_ben: Client, client: Client) -> None:
    etag = {"If-Match": "*"}
    for path in ("", "/versions", "/versions/1", "/export"):
        assert as_ben.get(f"/api/v1/decks/{deck.public_id}{path}").status_code == 404
        assert client.get(f"/api/v1/decks/{deck.public_id}{path}").status_code == 404
    assert put(as_ben, deck, {"deck": REY}, **etag).status_code == 404
    assert as_ben.delete(f"/api/v1/decks/{deck.public_id}").status_code == 404
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    assert as_ben.get(f"/api/v1/decks/{deck.public_id}").status_code == 200
    assert put(as_ben, deck, {"deck": REY}, **etag).status_code == 404
    assert as_ben.delete(f"/api/v1/decks/{deck.public_id}").status_code == 404
    assert Deck.objects.count() == 1


def test_without_an_account_nothing_is_written(client: Client, db: None) -> None:
    assert post(client, "/api/v1/decks", {"deck": REY}).status_code == 401
    assert not Deck.objects.exists()


def test_lists_show_own_and_public_decks(deck: Deck, ben: User, as_ada: Client, client: Client) -> None:
    hers = services.create_deck(owner=ben, content=demo_decks()["kylo-ren-starter"])
    services.set_visibility(deck=hers, visibility=Visibility.PUBLIC)

    def names(who: Client, query: str = "") -> list[str]:
        return [each["name"] for each in who.get(f"/api/v1/decks{query}").json()["results"]]

    assert names(as_ada) == ["Kylo Ren Starter", "Rey Starter"]
    assert names(as_ada, "?show=mine") == ["Rey Starter"]
    assert names(as_ada, "?show=public") == names(client) == ["Kylo Ren Starter"]
    assert as_ada.get("/api/v1/decks?show=all&owner=ada").status_code == 400
    first = as_ada.get("/api/v1/decks?page_size=1").json()
    assert [each["name"] for each in as_ada.get(first["next"]).json()["results"]] == ["Rey Starter"]


def test_a_deck_is_deleted(deck: Deck, as_ada: Client) -> None:
    assert as_ada.delete(f"/api/v1/decks/{deck.public_id}").status_code == 204
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}").status_code == 404


def test_a_public_deck_must_be_legal_or_nothing_is_saved(deck: Deck, as_ada: Client) -> None:
    refused = post(as_ada, "/api/v1/decks", {"deck": BAD, "visibility": "public"})
    assert refused.status_code == 422
    assert {"DST-CUS-02", "DST-CUS-03"} <= {each["rule"] for each in refused.json()["errors"]}
    etag = as_ada.get(f"/api/v1/decks/{deck.public_id}")["ETag"]
    body = {"deck": BAD, "visibility": "public"}
    assert put(as_ada, deck, body, **{"If-Match": etag}).status_code == 422
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}")["ETag"] == etag
    assert Deck.objects.count() == 1 and deck.versions.count() == 1


def test_every_problem_of_a_body_is_named_at_its_place(as_ada: Client) -> None:
    body = {
        "deck": {**REY, "characters": [{"code": "99999", "dice": 0}], "cards": {"01153": 1.5}, "hat": 1},
        "visibility": "everybody",
        "note": 3,
        "owner": "ben",
    }
    refused = post(as_ada, "/api/v1/decks", body)
    assert refused.status_code == 400 and refused["Content-Type"] == "application/problem+json"
    paths = {each["path"] for each in refused.json()["errors"]}
    assert {
        "/owner",
        "/visibility",
        "/note",
        "/deck",
        "/deck/characters/0/code",
        "/deck/characters/0/dice",
        "/deck/cards/01153",
    } <= paths
    assert not Deck.objects.exists()


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "null",
        "[]",
        "3",
        '{"deck": NaN}',
        '{"deck": {"name": "\\ud800"}}',
        '{"deck": {"name": "a\\u0000b"}}',
        '{"deck": {}, "deck": {}}',
        "[" * 50_000,
        json.dumps({"deck": {**REY, "name": "\u202e"}}),
        json.dumps({"deck": {**REY, "name": ["x"]}}),
        json.dumps({"deck": {**REY, "cards": {"01153": 10**15}}}),
        json.dumps({"deck": None}),
        json.dumps({"deck": REY, "unknown": 1}),
        b"\xff\xfe",
    ],
)
@pytest.mark.parametrize("address", ["/api/v1/decks", "/api/v1/validate"])
def test_bad_bodies_are_problem_json_and_store_nothing(as_ada: Client, body: str | bytes, address: str) -> None:
    refused = post(as_ada, address, body)
    assert 400 <= refused.status_code < 500
    assert refused["Content-Type"] == "application/problem+json"
    assert not Deck.objects.exists()
    assert as_ada.get("/api/v1/decks").status_code == 200


def test_a_huge_body_is_refused(as_ada: Client) -> None:
    assert post(as_ada, "/api/v1/decks", json.dumps({"deck": REY, "note": "x" * 70_000})).status_code == 413


def test_validation_in_several_formats_at_once(as_ada: Client) -> None:
    answer = post(as_ada, "/api/v1/validate", {"deck": BAD, "formats": ["awakenings", "INF"]}).json()
    awakenings, infinite = answer["results"]
    assert (awakenings["format"], awakenings["legal"], awakenings["points"]) == ("awakenings", False, 63)
    first = awakenings["problems"][0]
    assert (first["rule"], first["alias"], first["measured"], first["allowed"]) == (
        "DST-CUS-02",
        "too_many_points",
        63,
        30,
    )
    assert "FORMAT-SETS" not in {each["rule"] for each in infinite["problems"]}
    assert not Deck.objects.exists()


def test_validation_with_the_changes_that_mend(as_ada: Client) -> None:
    """Firepower is red, and neither Rey nor Finn is."""
    deck = {**REY, "cards": {**REY["cards"], "01140": 1}}
    asked = {"deck": deck, "formats": ["starter"]}
    plain = post(as_ada, "/api/v1/validate", asked).json()["results"][0]["problems"]
    assert all("mends" not in problem for problem in plain)
    mended = post(as_ada, "/api/v1/validate", {**asked, "mends": True}).json()["results"][0]["problems"]
    color = next(problem for problem in mended if problem["rule"] == "DST-CUS-12")
    assert color["mends"] == [{"says": "Remove Firepower", "changes": ["out:deck:01140"]}]
    assert post(as_ada, "/api/v1/validate", {**asked, "mends": "yes"}).status_code == 400


def test_validation_in_all_formats(as_ada: Client) -> None:
    results = post(as_ada, "/api/v1/validate", {"deck": REY}).json()["results"]
    assert {each["format"]: each["legal"] for each in results}["starter"] is True
    assert len(results) == 16


@pytest.mark.parametrize("formats", [[], ["nope"], "starter", [1], ["starter"] * 21, None])
def test_formats_that_do_not_exist(as_ada: Client, formats: object) -> None:
    refused = post(as_ada, "/api/v1/validate", {"deck": REY, "formats": formats})
    assert refused.status_code == 400
    assert refused.json()["errors"][0]["path"].startswith("/formats")


@pytest.mark.parametrize("shape", ["json", "community", "text"])
def test_exports(deck: Deck, as_ada: Client, shape: str) -> None:
    file = as_ada.get(f"/api/v1/decks/{deck.public_id}/export?shape={shape}")
    page = as_ada.get(f"/decks/{deck.public_id}/v/1/export/{shape}")
    assert file.content == page.content and file["Content-Disposition"].startswith("attachment")


@pytest.mark.parametrize(
    "query", ["?shape=xml", "?version=x", "?version=0", "?version=-1", "?page=1", "?shape=json&shape=text"]
)
def test_export_parameters_that_make_no_sense(deck: Deck, as_ada: Client, query: str) -> None:
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}/export{query}").status_code == 400


def test_a_version_that_does_not_exist(deck: Deck, as_ada: Client) -> None:
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}/export?version=7").status_code == 404
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}/versions/{10**12}").status_code == 404
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}/versions/{10**30}").status_code == 404
