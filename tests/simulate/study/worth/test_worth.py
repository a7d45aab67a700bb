"""Studies of worth: the same games with and without a thing, from a playtest to the answer."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.playtest.plan import GameRecord
from simulate.asking import services as asking
from simulate.models import Batch, Study, StudyState
from simulate.study.step import Cell, Evidence
from simulate.study.worth.kind import KIND
from simulate.study.worth.question import Question, read
from tests.support.playtests import a_skirmish
from tests.support.toy_study import play_to_the_end

pytestmark = pytest.mark.django_db
ROTATIONS = 30


@pytest.fixture
def ada() -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def as_ada(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


@pytest.fixture
def batch(ada: User) -> Batch:
    return asking.create_batch(owner=ada, request=a_skirmish("greedy-2", "greedy-2", games=60), idempotency_key="k")


def a_question(**more: Any) -> Question:
    given: dict[str, Any] = {"weak": "random", "things": ("fight on",)}
    return Question(a_skirmish("greedy-2", "greedy-2", games=ROTATIONS), **(given | more))


def test_every_player_goes_without_every_thing_once() -> None:
    asked = dict(a_question().playtests())
    assert {key: request.agents for key, request in asked.items()} == {
        "base": ("greedy-2", "greedy-2"),
        "without/0/0": ("random", "greedy-2"),
        "without/0/1": ("greedy-2", "random"),
        "without/1/0": ("greedy-2 without fight on", "greedy-2"),
        "without/1/1": ("greedy-2", "greedy-2 without fight on"),
    }
    assert {(request.seed, request.rotations) for request in asked.values()} == {(7, ROTATIONS)}


def test_a_question_survives_its_spec() -> None:
    assert read(json.loads(json.dumps(a_question().as_json()))) == a_question()


def a_cell(key: str, wins: list[int], asked: int = 0) -> Cell:
    """A playtest of two kept seats in which these subjects win."""

    def fetch(first: int, stop: int) -> list[GameRecord]:
        return [
            GameRecord(number, "losses" if wins[number] else "wins", (wins[number],), "end", 3, 9, 0, number)
            for number in range(first, stop)
        ]

    return Cell(key, 2, 1, asked or len(wins), len(wins), False, fetch)


def test_the_answer_waits_for_all_games() -> None:
    question = a_question(things=())
    spec = question.as_json()
    done = [0, 1] * 5
    waiting = [a_cell("base", done), a_cell("without/0/0", done), a_cell("without/0/1", done, asked=20)]
    assert not KIND.decide(spec, {}, Evidence(waiting)).is_over


def test_what_a_player_loses_is_the_worth() -> None:
    """With everything each wins half; without it the player loses every game: it is worth half a point to both."""
    question = a_question(things=())
    cells = [
        a_cell("base", [0, 1] * 20),
        a_cell("without/0/0", [1] * 40),
        a_cell("without/0/1", [0] * 40),
    ]
    step = KIND.decide(question.as_json(), {}, Evidence(cells))
    assert step.is_over
    (found,) = step.result["worths"]
    assert found["taken"] == "skill"
    assert found["worth"]["value"] == pytest.approx(0.5)
    assert [each["value"] for each in found["by_subject"]] == [pytest.approx(0.5), pytest.approx(0.5)]


def test_from_a_result_to_the_answer(batch: Batch, as_ada: Client) -> None:
    address = f"/studies/worth/new/{batch.public_id}"
    assert "What is skill worth?" in as_ada.get(address).content.decode()
    answer = as_ada.post(address, {"weak": "random", "things": "", "size": "50", "key": "abc"})
    assert answer.status_code == 302, answer.content
    study = Study.objects.get()
    assert "The answer comes when all games are played" in as_ada.get(answer["Location"]).content.decode()
    play_to_the_end(study)
    assert study.state == StudyState.DONE, study.problem
    text = as_ada.get(answer["Location"]).content.decode()
    assert "Skill, against random" in text and "Worth in points" in text


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"weak": "", "things": ""}, "Choose a weaker player"),
        ({"weak": "", "things": "a, b"}, "can&#x27;t be forbidden"),
        ({"weak": "", "things": "\n".join(f"thing number {n}" for n in "abcdefg")}, "At most 6 things"),
    ],
)
def test_a_bad_form_names_its_problem(batch: Batch, as_ada: Client, given: dict[str, str], says: str) -> None:
    answer = as_ada.post(f"/studies/worth/new/{batch.public_id}", {**given, "size": "50", "key": "abc"})
    assert answer.status_code == 422
    assert says in answer.content.decode()
    assert not Study.objects.exists()


def test_the_api_asks_the_same(batch: Batch, as_ada: Client) -> None:
    body = {"kind": "worth", "playtest": batch.public_id, "weak": "random", "things": ["fight on"], "rotations": 5}
    answer = as_ada.post(
        "/api/v1/studies", json.dumps(body), content_type="application/json", headers={"Idempotency-Key": "k1"}
    )
    assert answer.status_code == 202, answer.content
    assert sorted(answer.json()["playtests"]) == ["base", "without/0/0", "without/0/1", "without/1/0", "without/1/1"]


def test_games_of_others_are_not_asked_about(batch: Batch, client: Client) -> None:
    client.force_login(User.objects.create_user("eve"))
    assert client.get(f"/studies/worth/new/{batch.public_id}").status_code == 404
    body = {"kind": "worth", "playtest": batch.public_id, "weak": "random"}
    answer = client.post(
        "/api/v1/studies", json.dumps(body), content_type="application/json", headers={"Idempotency-Key": "k1"}
    )
    assert answer.status_code == 404
