"""The API of tables: opened, joined, read, answered and played again by programs; nothing hidden is told."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient

from simulate.models import Place, SeatedGame, SeatedState
from tests.support.clicks import asked_about
from tests.support.crowd import publish_decks
from tests.support.people import asked_seat
from tests.support.seats import SMALL_GAME, a_seated_game, a_stored_scenario, let_agents_think
from web.api.throttling import SeatLooks

pytestmark = pytest.mark.django_db
TABLES = "/api/v1/tables"


def a_program(user: User) -> APIClient:
    client = APIClient()
    client.force_authenticate(user)
    return client


@pytest.fixture
def ada_api(ada: User) -> APIClient:
    return a_program(ada)


@pytest.fixture
def bob_api(bob: User) -> APIClient:
    return a_program(bob)


def opened(api: APIClient, owner: User, seats: tuple[str, ...] = ("you", "link"), key: str = "k") -> dict[str, Any]:
    """A new table on a scenario of its owner."""
    scenario = a_stored_scenario(owner)
    body = {"scenario": scenario.public_id, "seats": list(seats)}
    answer = api.post(TABLES, body, format="json", headers={"Idempotency-Key": key})
    assert answer.status_code == 201, answer.json()
    return dict(answer.json())


@pytest.fixture
def table(ada: User, ada_api: APIClient, bob_api: APIClient) -> str:
    """The address of a table at which Ada and Bob sit."""
    made = opened(ada_api, ada)
    (link,) = made["links"]
    taken = bob_api.post(f"/api/v1/table-links/{link['letters']}")
    assert taken.status_code == 201 and taken.json()["id"] == made["id"]
    return f"{TABLES}/{made['id']}"


def read(api: APIClient, table: str) -> dict[str, Any]:
    answer = api.get(table)
    assert answer.status_code == 200
    return dict(answer.json())


def asked(table: str, *programs: APIClient) -> tuple[APIClient, APIClient, dict[str, Any]]:
    """The program that is asked, the other one, and the table as the first one reads it."""
    one, other = programs
    if read(one, table)["state"] != "asked":
        one, other = other, one
    return one, other, read(one, table)


def test_a_link_opens_a_seat_once(ada: User, ada_api: APIClient, bob_api: APIClient) -> None:
    made = opened(ada_api, ada)
    (link,) = made["links"]
    address = f"/api/v1/table-links/{link['letters']}"
    offered = bob_api.get(address).json()
    assert (offered["seat"], offered["owner"]) == (link["seat"], "ada")
    assert bob_api.get(f"{TABLES}/{made['id']}").status_code == 404, "no seat yet"
    assert bob_api.post(address).status_code == 201
    assert read(bob_api, f"{TABLES}/{made['id']}")["seats"][link["seat"]]["is_own"]
    late = a_program(User.objects.create_user("cleo"))
    assert late.get(address).status_code == 404 and late.post(address).status_code == 404


def test_the_same_key_opens_one_table(ada: User, ada_api: APIClient) -> None:
    scenario = a_stored_scenario(ada)
    body = {"scenario": scenario.public_id, "seats": ["you", "link"]}
    answers = [ada_api.post(TABLES, body, format="json", headers={"Idempotency-Key": "k"}).json() for _ in range(2)]
    assert answers[0]["id"] == answers[1]["id"] and SeatedGame.objects.count() == 1
    assert answers[0]["links"][0]["letters"] != answers[1]["links"][0]["letters"], "a link is told once"


def test_decks_meet_at_a_table(ada: User, bob: User, ada_api: APIClient) -> None:
    decks = [{"deck": deck.public_id} for deck in publish_decks(bob, 2)]
    body = {"decks": decks, "seats": ["you", "random"]}
    made = ada_api.post(TABLES, body, format="json", headers={"Idempotency-Key": "k"}).json()
    told = read(ada_api, f"{TABLES}/{made['id']}")
    assert (told["game"], made["links"]) == ("destiny", [])
    assert sorted(each["is_own"] for each in told["seats"]) == [False, True]
    few = ada_api.post(
        TABLES, body | {"seats": ["you", "random", "random"]}, format="json", headers={"Idempotency-Key": "l"}
    )
    assert [each["path"] for each in few.json()["errors"]] == ["/seats"]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"seats": ["link", "random"]}, "/seats"),
        ({"seats": ["you", "nobody"]}, "/seats/1"),
        ({"scenario": "x" * 22}, "/scenario"),
        ({"decks": [{"deck": "a"}, {"deck": "b"}]}, "/scenario"),
        ({"seed": 3}, "/seed"),
    ],
)
def test_a_wrong_table_is_refused_at_its_place(
    ada: User, ada_api: APIClient, change: dict[str, Any], path: str
) -> None:
    body = {"scenario": a_stored_scenario(ada).public_id, "seats": ["you", "random"]} | change
    answer = ada_api.post(TABLES, body, format="json", headers={"Idempotency-Key": "k"})
    assert answer.status_code == 400 and path in [each["path"] for each in answer.json()["errors"]], answer.json()
    assert not SeatedGame.objects.exists()


def test_people_answer_in_turn_for_their_own_seats(table: str, ada_api: APIClient, bob_api: APIClient) -> None:
    for _ in range(6):
        one, other, now = asked(table, ada_api, bob_api)
        question = {"question_id": now["question_id"], "option": now["question"]["options"][0]["option"]}
        assert other.post(f"{table}/answer", question, format="json").json()["code"] == "stale"
        after = one.post(f"{table}/answer", question, format="json")
        assert after.status_code == 200, after.json()
        again = one.post(f"{table}/answer", question, format="json")
        assert (again.status_code, again.json()["code"]) == (409, "stale"), "one answer for one question"


def test_an_answer_that_does_not_fit_changes_nothing(table: str, ada_api: APIClient, bob_api: APIClient) -> None:
    one, _, now = asked(table, ada_api, bob_api)
    question, decisions = {"question_id": now["question_id"]}, SeatedGame.objects.get().decisions
    for wrong, status in (
        ({"option": 99999}, 422),
        ({"ticks": ["nothing:1"]}, 422),
        ({"destination": "hex:Z99"}, 422),
        ({}, 400),
        ({"option": 0, "ticks": []}, 400),
        ({"option": "0"}, 400),
    ):
        assert one.post(f"{table}/answer", question | wrong, format="json").status_code == status, wrong
    assert SeatedGame.objects.get().decisions == decisions
    assert read(one, table)["question_id"] == now["question_id"]


def test_each_program_reads_the_view_of_its_own_seat(table: str, ada_api: APIClient, bob_api: APIClient) -> None:
    own = {
        api: next(each["seat"] for each in read(api, table)["seats"] if each["is_own"]) for api in (ada_api, bob_api)
    }
    assert sorted(own.values()) == [0, 1]
    for api, seat in own.items():
        told = read(api, table)
        assert told["view"]["viewer"] == seat and "question" not in told["view"]
        assert (told["question"] is not None) == (asked_seat(SeatedGame.objects.get()) == seat)
        assert told["end"] is None and str(SeatedGame.objects.get().seed) not in str(told)


def test_strangers_and_visitors_are_refused(table: str) -> None:
    cleo = a_program(User.objects.create_user("cleo"))
    for path in ("", "/answer", "/take-back", "/go-on", "/pass", "/give-up", "/links", "/leave", "/rematch"):
        body = {"/answer": {"question_id": "x", "option": 0}, "/links": {"seats": [1]}}.get(path, {"question_id": "x"})
        call = cleo.post(f"{table}{path}", body, format="json") if path else cleo.get(table)
        assert call.status_code == 404, path
        assert APIClient().generic("POST" if path else "GET", f"{table}{path}").status_code == 401, path


def test_an_answer_alone_is_taken_back(ada: User, ada_api: APIClient) -> None:
    game = a_seated_game(SMALL_GAME, ada)
    address = f"{TABLES}/{game.public_id}"
    first = read(ada_api, address)
    body = {"question_id": first["question_id"], "option": 0}
    second = ada_api.post(f"{address}/answer", body, format="json").json()
    assert second["state"] == "asked" and second["question"]["can_take_back"]
    back = ada_api.post(f"{address}/take-back", {"question_id": second["question_id"]}, format="json").json()
    assert back["question"] == first["question"] and back["question_id"] != first["question_id"]
    refused = ada_api.post(f"{address}/take-back", {"question_id": back["question_id"]}, format="json")
    assert refused.status_code == 422, "there is nothing before the first question"


def test_a_program_is_not_asked_about_a_reaction_again(ada: User, ada_api: APIClient) -> None:
    person = asked_about(ada, SMALL_GAME, "predictions")
    address, game = f"{TABLES}/{person.game.public_id}", person.game
    before = read(ada_api, address)
    assert (before["question"]["reaction"], before["question"]["not_asked"]) == ("predictions", [])
    wish = {"question_id": before["question_id"], "asking": "no more"}
    assert ada_api.post(f"{address}/answer", wish, format="json").status_code == 200
    game = let_agents_think(game)
    assert game.decisions[: len(person.game.decisions)] == person.game.decisions != game.decisions, "it has declined"
    after = read(ada_api, address)
    assert after["question"]["not_asked"] == ["predictions"] and after["question"]["reaction"] != "predictions"
    wish = {"question_id": after["question_id"], "asking": "again"}
    assert ada_api.post(f"{address}/answer", wish, format="json").json()["question"]["not_asked"] == []


def test_a_question_that_is_no_reaction_is_not_passed_over(ada: User, ada_api: APIClient) -> None:
    game = a_seated_game(SMALL_GAME, ada)
    address = f"{TABLES}/{game.public_id}"
    first = read(ada_api, address)
    assert first["question"]["reaction"] is None
    wish = {"question_id": first["question_id"], "asking": "no more"}
    assert ada_api.post(f"{address}/answer", wish, format="json").status_code == 422
    assert ada_api.post(f"{address}/answer", wish | {"asking": "never"}, format="json").status_code == 400
    assert read(ada_api, address)["question"] == first["question"]


def test_leaving_frees_the_seat_and_its_owner_can_not_leave(table: str, ada_api: APIClient, bob_api: APIClient) -> None:
    assert ada_api.post(f"{table}/leave").status_code == 404
    assert bob_api.post(f"{table}/leave").status_code == 204
    assert bob_api.get(table).status_code == 404
    free = Place.objects.get(user=None)
    links = ada_api.post(f"{table}/links", {"seats": [0, 1]}, format="json").json()["links"]
    assert [each["seat"] for each in links] == [free.seat], "the own seat gets no link"
    assert bob_api.post(f"/api/v1/table-links/{links[0]['letters']}").status_code == 201


def test_the_end_tells_the_seed_and_leads_to_one_rematch(table: str, ada_api: APIClient, bob_api: APIClient) -> None:
    assert bob_api.post(f"{table}/give-up").status_code == 404, "the owner alone ends it"
    assert ada_api.post(f"{table}/rematch").status_code == 400, "it goes on"
    ended = ada_api.post(f"{table}/give-up").json()
    assert (ended["state"], ended["end"]["how"]) == ("ended", SeatedState.GIVEN_UP)
    assert ended["end"]["seed"] == SeatedGame.objects.get().seed and ended["end"]["rematch"] is None
    anew = bob_api.post(f"{table}/rematch")
    assert anew.status_code == 201
    assert ada_api.post(f"{table}/rematch").json() == anew.json()
    assert read(ada_api, table)["end"]["rematch"] == anew.json()["id"]
    assert read(bob_api, f"{TABLES}/{anew.json()['id']}")["state"] in ("asked", "waits")


def test_looks_and_answers_are_bounded(table: str, ada_api: APIClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeatLooks, "get_rate", lambda _: "2/min")
    codes = [ada_api.get(table).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
