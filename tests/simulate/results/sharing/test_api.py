"""Sharing for programs: the owner's calls, and what everybody may read."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import AbstractBaseUser
from django.utils import timezone
from rest_framework.test import APIClient

from accounts.services import create_token
from simulate.asking import together
from simulate.models import Batch, Series
from tests.support.playtests import a_batch, a_request, a_side, a_user, play_all

pytestmark = pytest.mark.django_db
PRIVATE, PUBLIC = "/api/v1/playtests", "/api/v1/public/playtests"


def caller(user: AbstractBaseUser | None = None) -> Any:
    client = APIClient(raise_request_exception=False)
    if user is not None:
        client.force_login(user)  # type: ignore[arg-type]
    return client


def set_visibility(result: Any, visibility: str) -> None:
    type(result).objects.filter(pk=result.pk).update(visibility=visibility)


def test_the_owner_chooses_the_readers(ada: Any, batch: Batch) -> None:
    address, client = f"{PRIVATE}/{batch.public_id}", caller(ada)
    before = client.get(address)
    answer = client.put(f"{address}/visibility", {"visibility": "unlisted"}, format="json")
    assert answer.json() == {"id": batch.public_id, "visibility": "unlisted"}
    after = client.get(address)
    assert after.json()["visibility"] == "unlisted" and after["ETag"] != before["ETag"]
    for body in ({}, {"visibility": "friends"}, {"visibility": "public", "more": 1}, {"visibility": ["public"]}):
        assert client.put(f"{address}/visibility", body, format="json").status_code == 400


def test_others_read_but_change_nothing(batch: Batch) -> None:
    set_visibility(batch, "unlisted")
    address, client = f"{PRIVATE}/{batch.public_id}", caller(a_user("ben"))
    assert client.get(address).status_code == client.get(f"{address}/games").status_code == 200
    for call in ("cancel", "pause", "resume"):
        assert client.post(f"{address}/{call}").status_code == 404
    assert client.put(f"{address}/visibility", {"visibility": "public"}, format="json").status_code == 404
    assert client.get(PRIVATE).json()["results"] == []


def test_strangers_learn_no_ids_of_decks(ada: Any, batch: Batch) -> None:
    set_visibility(batch, "public")
    mine = caller(ada).get(f"{PRIVATE}/{batch.public_id}").json()
    theirs = [
        caller(a_user("ben")).get(f"{PRIVATE}/{batch.public_id}").json(),
        caller().get(f"{PUBLIC}/{batch.public_id}").json(),
        caller().get(PUBLIC).json()["results"][0],
    ]
    assert [side["source"] for side in mine["sides"]] == ["/decks/A/v/1", "/decks/B/v/1"]
    assert all([side["source"] for side in each["sides"]] == ["", ""] for each in theirs)


def test_everybody_reads_what_is_public_from_any_web_page(batch: Batch) -> None:
    hidden = a_batch()
    set_visibility(batch, "public")
    answer = caller().get(PUBLIC, HTTP_ORIGIN="https://example.org")
    assert [each["id"] for each in answer.json()["results"]] == [batch.public_id]
    one = caller().get(answer.json()["results"][0]["url"])
    assert one.json()["digest"] == batch.digest and one["Cache-Control"] == "public, no-cache"
    for each in (answer, one):
        assert each["Access-Control-Allow-Origin"] == "*" and "Access-Control-Allow-Credentials" not in each
    assert caller().get(f"{PUBLIC}/{hidden.public_id}").status_code == 404
    assert caller().get(f"{PUBLIC}/{batch.public_id}", HTTP_IF_NONE_MATCH=one["ETag"]).status_code == 304


def test_readers_without_an_account_take_the_games_away(batch: Batch) -> None:
    addresses = [f"{PUBLIC}/{batch.public_id}/games{end}" for end in ("", ".csv", ".ndjson", "?format=csv")]
    assert {caller().get(address).status_code for address in addresses} == {404}
    set_visibility(batch, "unlisted")
    page = caller().get(batch.get_absolute_url()).content.decode()
    assert all(f'href="{address}"' in page for address in addresses[1:3])
    for address, lines in zip(addresses, (10, 11, 10, 11), strict=True):
        answer = caller().get(address)
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert len(answer.getvalue().decode().split()) >= lines and answer.status_code == 200


def test_an_unlisted_playtest_is_read_by_its_id_alone(batch: Batch) -> None:
    set_visibility(batch, "unlisted")
    assert caller().get(PUBLIC).json()["results"] == []
    one = caller().get(f"{PUBLIC}/{batch.public_id}")
    assert one.status_code == 200 and one["Cache-Control"] == "private, no-cache" and one["X-Robots-Tag"] == "noindex"
    set_visibility(batch, "private")
    assert caller().get(f"{PUBLIC}/{batch.public_id}", HTTP_IF_NONE_MATCH=one["ETag"]).status_code == 404


def test_the_public_api_knows_no_session(ada: Any, batch: Batch) -> None:
    assert caller(ada).get(f"{PUBLIC}/{batch.public_id}").status_code == 404
    assert caller(ada).put(f"{PUBLIC}/{batch.public_id}", {}, format="json").status_code in (403, 405)


def test_private_calls_still_want_an_account(batch: Batch) -> None:
    set_visibility(batch, "public")
    assert caller().get(f"{PRIVATE}/{batch.public_id}").status_code == 401
    assert caller().post(f"{PRIVATE}/{batch.public_id}/again", headers={"Idempotency-Key": "k"}).status_code == 401


def test_a_series_is_shared_with_its_playtests(ada: Any) -> None:
    requests = [a_request(a_side("A"), a_side(f"B{n}"), pairs=2) for n in range(2)]
    series = together.create_series(owner=ada, requests=requests, idempotency_key="series")
    address = f"/api/v1/public/playtest-series/{series.public_id}"
    assert caller().get(address).status_code == 404
    mine = f"/api/v1/playtest-series/{series.public_id}/visibility"
    assert caller(a_user()).put(mine, {"visibility": "public"}, format="json").status_code == 404
    assert caller(ada).put(mine, {"visibility": "unlisted"}, format="json").status_code == 200
    found = caller().get(address)
    links = [each["playtest"]["url"] for each in found.json()["opponents"]]
    assert found["X-Robots-Tag"] == "noindex" and [caller().get(link).status_code for link in links] == [200, 200]
    assert Series.objects.get().visibility == "unlisted"


def test_a_program_runs_it_again_with_a_token(batch: Batch) -> None:
    ben = a_user("ben")
    set_visibility(batch, "unlisted")
    address = f"{PRIVATE}/{batch.public_id}/again"
    program = caller()
    for scope, status in (("read", 403), ("playtests", 202)):
        _token, text = create_token(
            owner=ben, name=scope, scopes=[scope], expires_at=None, form_key=scope, at=timezone.now()
        )
        program.credentials(HTTP_AUTHORIZATION=f"Bearer {text}")
        answer = program.post(address, headers={"Idempotency-Key": "k"})
        assert answer.status_code == status
    assert answer.json()["repeats"] == batch.public_id
    same = caller(ben).post(address, headers={"Idempotency-Key": "k"})
    assert same.json()["id"] == answer.json()["id"]  # keys belong to the account, however it calls
    play_all()
    assert Batch.objects.get(public_id=answer.json()["id"]).digest == batch.digest
