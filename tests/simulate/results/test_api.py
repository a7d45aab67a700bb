"""The playtest API."""

from __future__ import annotations

import csv
import json
from typing import Any

import pytest
from rest_framework.test import APIClient

from simulate.models import Batch
from tests.support.playtests import a_batch, a_playable, a_user, offer, play_all

pytestmark = pytest.mark.django_db
URL = "/api/v1/playtests"
BODY = {
    "game": "toy",
    "sides": [{"deck": "rey", "version": 1, "agent": "random"}, {"deck": "kylo", "agent": "random"}],
    "pairs": 5,
    "seed": 3,
}


@pytest.fixture
def user() -> Any:
    return a_user()


@pytest.fixture
def client(user: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"))
    client = APIClient()
    client.force_login(user)
    return client


def post(client: Any, body: Any = None, key: Any = "once", **more: Any) -> Any:
    headers = {"Idempotency-Key": key} if key else {}
    return client.post(URL, body or BODY, format="json", headers=headers, **more)


def test_a_playtest_is_accepted_played_and_read(client: Any) -> None:
    response = post(client)
    assert response.status_code == 202
    assert response["Location"].endswith(f"/api/v1/playtests/{response.json()['id']}")
    play_all()
    result = client.get(response["Location"]).json()
    assert result["state"] == "done"
    assert result["games_done"] == 10 == sum(result["outcomes"].values())
    assert sum(result["pairs"]["counts"]) == 5
    assert 0 <= result["win_rate"]["low"] <= result["win_rate"]["value"] <= result["win_rate"]["high"] <= 1
    assert result["poll_after_ms"] == 0


REY, KYLO = ({"deck": name, "agent": "random"} for name in ("rey", "kylo"))
MELEE = {"game": "toy", "sides": [REY, KYLO, REY], "rotations": 5, "seed": 3}


def test_a_free_for_all_is_accepted_played_and_read(client: Any) -> None:
    response = post(client, MELEE)
    assert (response.status_code, response.json()["games"]) == (202, 15)
    play_all()
    result = client.get(response["Location"]).json()
    assert (result["state"], result["games_done"]) == ("done", 15)
    assert len(result["sides"]) == len(result["shares"]) == 3
    assert sum(share["value"] for share in result["shares"]) == pytest.approx(1)
    assert (result["pairs"], result["elo"]) == (None, None)
    assert result["rotations"] == {"counted": 5, "left_out": 0}
    assert result["win_rate"] == result["shares"][0]


def test_pairs_are_rotations_of_two(client: Any) -> None:
    body = {name: value for name, value in BODY.items() if name != "pairs"} | {"rotations": 5}
    assert post(client, body).json()["games"] == post(client, key="other").json()["games"] == 10


@pytest.mark.parametrize(
    ("body", "path"),
    [
        (MELEE | {"pairs": 5}, "/pairs"),
        ({name: value for name, value in MELEE.items() if name != "rotations"}, "/rotations"),
        ({name: value for name, value in BODY.items() if name != "pairs"}, "/pairs"),
        (BODY | {"rotations": 5}, "/pairs"),
        (MELEE | {"rotations": 0}, "/rotations"),
        (MELEE | {"sides": [REY] * 5}, "/sides"),
        (MELEE | {"sides": [REY]}, "/sides"),
        (MELEE | {"sides": [REY, KYLO, {"deck": "nobody", "agent": "random"}]}, "/sides/2/deck"),
    ],
)
def test_bad_free_for_alls_name_the_place(client: Any, body: Any, path: str) -> None:
    response = post(client, body)
    assert response.status_code == 400
    assert any(error["path"].startswith(path) for error in response.json()["errors"]), response.json()


def test_without_a_key_nothing_happens(client: Any) -> None:
    response = post(client, key="")
    assert response.status_code == 400
    assert response["Content-Type"] == "application/problem+json"
    assert response.json()["errors"][0]["path"] == "Idempotency-Key"
    assert not Batch.objects.exists()


def test_the_same_key_and_body_give_the_same_answer(client: Any) -> None:
    first = post(client)
    play_all()
    again = post(client)
    assert (again.status_code, again.json(), again["Location"]) == (202, first.json(), first["Location"])
    assert Batch.objects.count() == 1


def test_the_same_key_with_another_body_is_refused(client: Any) -> None:
    post(client)
    response = post(client, BODY | {"pairs": 6})
    assert response.status_code == 422
    assert response.json()["code"] == "key_reused"


def test_a_missing_seed_is_drawn_once(client: Any) -> None:
    body = {name: value for name, value in BODY.items() if name != "seed"}
    assert post(client, body).json() == post(client, body).json()
    assert post(client, body, key="another").json()["seed"] != post(client, body).json()["seed"]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"pairs": 0}, "/pairs"),
        ({"pairs": "5"}, "/pairs"),
        ({"pairs": 5.0}, "/pairs"),
        ({"pairs": True}, "/pairs"),
        ({"seed": -1}, "/seed"),
        ({"seed": 2**53}, "/seed"),
        ({"owner": 1}, "/owner"),
        ({"game": "chess"}, "/game"),
        ({"sides": []}, "/sides"),
        ({"sides": [{"deck": "nobody", "agent": "random"}, {"deck": "rey", "agent": "random"}]}, "/sides/0/deck"),
        ({"sides": [{"deck": "rey", "agent": "clever"}, {"deck": "rey", "agent": "random"}]}, "/sides/0/agent"),
        ({"sides": [{"deck": "rey", "agent": "random", "x": 1}, {"deck": "rey", "agent": "random"}]}, "/sides/0/x"),
        ({"sides": "rey"}, "/sides"),
        ({"sides": [1, None]}, "/sides/0"),
    ],
)
def test_bad_requests_name_the_place(client: Any, change: Any, path: Any) -> None:
    response = post(client, BODY | change)
    assert response.status_code == 400
    assert any(error["path"].startswith(path) for error in response.json()["errors"]), response.json()
    assert not Batch.objects.exists()


@pytest.mark.parametrize("body", ["[" * 100_000, '{"pairs": NaN}', '{"a":1,"a":2}', '"\\ud800"', "", "{", "null", "[]"])
def test_hostile_bodies_are_refused(client: Any, body: Any) -> None:
    response = client.post(URL, body, content_type="application/json", headers={"Idempotency-Key": "k"})
    assert response.status_code == 400
    assert response["Content-Type"] == "application/problem+json"
    assert client.get(URL).status_code == 200


@pytest.mark.parametrize("key", ["x" * 91, "ümlaut", "tab\there"])
def test_odd_keys_are_refused(client: Any, key: Any) -> None:
    assert post(client, key=key).status_code == 400


def test_too_many_games_are_refused_by_name(client: Any) -> None:
    response = post(client, BODY | {"pairs": 5001})
    assert response.status_code == 400
    assert "5000" in response.json()["errors"][0]["message"]


def test_the_sixth_open_playtest_is_one_too_many(client: Any, settings: Any) -> None:
    settings.PLAYTEST_OPEN_BATCHES = 5
    for number in range(5):
        assert post(client, key=f"k{number}").status_code == 202
    response = post(client, key="k6")
    assert response.status_code == 429
    assert response.json()["code"] == "limit_reached"
    assert Batch.objects.count() == 5


def test_problems_of_decks_are_named(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, a_playable("Rey", unencoded=["01005"]), a_playable("Kylo"))
    response = post(client)
    assert response.status_code == 400
    assert "AT-ST" in response.json()["errors"][0]["message"]
    assert response.json()["errors"][0]["code"] == "card_not_encoded"


def test_unchanged_is_304(client: Any, user: Any) -> None:
    batch = a_batch(owner=user)
    response = client.get(f"{URL}/{batch.public_id}")
    assert response.json()["poll_after_ms"] == 2000
    again = client.get(f"{URL}/{batch.public_id}", headers={"If-None-Match": response["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    play_all()
    assert client.get(f"{URL}/{batch.public_id}", headers={"If-None-Match": response["ETag"]}).status_code == 200
    listed = client.get(URL)
    assert client.get(URL, headers={"If-None-Match": listed["ETag"]}).status_code == 304


def test_others_see_nothing(client: Any) -> None:
    foreign = a_batch()
    assert client.get(URL).json()["results"] == []
    for path in ("", "/games"):
        assert client.get(f"{URL}/{foreign.public_id}{path}").status_code == 404
    for action in ("cancel", "pause", "resume"):
        assert client.post(f"{URL}/{foreign.public_id}/{action}").status_code == 404
    foreign.refresh_from_db()
    assert foreign.state == "queued"
    anonymous = APIClient()
    assert anonymous.get(URL).status_code == 401
    assert anonymous.get(f"{URL}/{foreign.public_id}").status_code == 401
    assert post(anonymous).status_code == 401


def test_pause_resume_cancel(client: Any, user: Any) -> None:
    batch = a_batch(owner=user)
    steps = [("resume", 409), ("pause", 200), ("pause", 409), ("resume", 200), ("cancel", 200), ("cancel", 409)]
    for action, status in steps:
        assert client.post(f"{URL}/{batch.public_id}/{action}").status_code == status, action
    assert client.get(f"{URL}/{batch.public_id}").json()["state"] == "cancelled"


def test_games_as_ndjson_and_csv(client: Any, user: Any) -> None:
    batch = a_batch(owner=user, pairs=3)
    play_all()
    response = client.get(f"{URL}/{batch.public_id}/games", headers={"Accept": "application/x-ndjson"})
    lines = [json.loads(line) for line in b"".join(response.streaming_content).decode().splitlines()]
    assert [line["number"] for line in lines] == list(range(6))
    response = client.get(f"{URL}/{batch.public_id}/games?format=csv")
    assert response["Content-Disposition"].startswith("attachment")
    rows = list(csv.DictReader(b"".join(response.streaming_content).decode().splitlines()))
    assert [row["digest"] for row in rows] == [line["digest"] for line in lines]


@pytest.mark.parametrize(
    "query", ["?state=lost", "?since=soon", "?page_size=0", "?unknown=1", "?cursor=%00", "?deck=%00"]
)
def test_bad_queries_are_refused(client: Any, query: Any) -> None:
    assert client.get(URL + query).status_code == 400


@pytest.mark.parametrize("query", ["?state=queued", "?deck=A", "?agent=random", "?since=2020-01-01", "?game=toy"])
def test_filters_find(client: Any, user: Any, query: Any) -> None:
    a_batch(owner=user)
    assert len(client.get(URL + query).json()["results"]) == 1
    assert client.get(URL + "?deck=Vader").json()["results"] == []


@pytest.mark.parametrize("identity", ["x", "A" * 22, "../../../etc/passwd"])
def test_made_up_ids_are_missing(client: Any, identity: Any) -> None:
    assert client.get(f"{URL}/{identity}").status_code == 404
