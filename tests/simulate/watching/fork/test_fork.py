"""Go on from a moment of a game: by page and by API, for its owner, for others, and against bad requests."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django.fixtures import Settings
from rest_framework.test import APIClient

from sandtable.engine.registry import all_games
from sandtable.engine.viewing import games_with_views
from simulate.asking.request import on_scenario
from simulate.asking.services import create_batch
from simulate.models import Batch, Quota
from simulate.queue import limits
from simulate.results.sharing.services import set_visibility
from simulate.watching.fork.services import Moment, Wanted, request_from
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.preparing import prepare
from tests.support.pages import html_of, words_of
from tests.support.playtests import a_user, play_all
from tests.support.replays import a_playtest_of

pytestmark = pytest.mark.django_db
OF_DECKS = next(name for name, game in all_games().items() if game.scenarios() is None)
OF_SIDES = min(name for name in games_with_views() if all_games()[name].has_sides())
AGENTS = {"agent_0": "greedy-0", "agent_1": "random"}


@pytest.fixture(autouse=True)
def folder(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR = tmp_path


@pytest.fixture
def ada() -> Any:
    return a_user("ada")


@pytest.fixture
def batch(ada: Any) -> Batch:
    return playtest(OF_DECKS, ada)


def playtest(game: str, owner: Any, agents: tuple[str, ...] = ("random", "random")) -> Batch:
    """A finished playtest of two pairs of games."""
    asked = a_playtest_of(game)
    if asked.scenario is not None:
        asked = on_scenario(game=game, scenario=asked.scenario, agents=agents, games=4, seed=7)
    request = replace(asked, rotations=4 // asked.rotation_size)
    made = create_batch(owner=owner, request=request, idempotency_key="key")
    play_all()
    return Batch.objects.get(pk=made.pk)


def browser(user: Any) -> Client:
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def caller(user: Any = None) -> APIClient:
    client = APIClient()
    client.force_authenticate(user)
    return client


def address(batch: Batch, number: int = 1) -> str:
    return reverse("simulate:fork", args=[batch.public_id, number])


def call(client: APIClient, batch: Batch, body: dict[str, Any], *, number: int = 1, key: str = "k") -> Any:
    path = f"/api/v1/playtests/{batch.public_id}/games/{number}/fork"
    return client.post(path, body, format="json", headers={"Idempotency-Key": key})


def opened(batch: Batch, number: int = 1) -> OpenGame:
    prepare(batch, number)
    found = LIBRARY.open(batch, number)
    assert isinstance(found, OpenGame)
    return found


def filled(at: Any, **more: Any) -> dict[str, Any]:
    return {"at": at, "choice": -1, "games": 20, "seed": 4, "key": "one", **AGENTS, **more}


# -- the games of a fork -----------------------------------------------------------------------------------------


def test_a_fork_is_a_playtest_from_the_position(batch: Batch, ada: Any) -> None:
    """Its games begin where the other game stood, with the agents that were chosen; running it again proves it."""
    kept = opened(batch)
    page = browser(ada).post(address(batch), filled(kept.last // 2))
    made = Batch.objects.exclude(pk=batch.pk).get()
    assert page.status_code == 302 and page["Location"] == made.get_absolute_url()
    assert (made.forked_from, made.forked_game, made.forked_at, made.n_games) == (batch, 1, kept.last // 2, 20)
    assert made.snapshot["agents"] == ["greedy-0", "random"]
    assert made.plan().position.digest() == kept.state(kept.last // 2).digest()
    play_all()
    made.refresh_from_db()
    assert made.state == "done" and made.digest
    browser(ada).post(reverse("simulate:again", args=[made.public_id]), {"key": "again"})
    play_all()
    again = Batch.objects.get(repeats=made)
    assert (again.digest, again.forked_from, again.forked_at) == (made.digest, batch, made.forked_at)


def test_the_page_says_where_it_begins_and_its_games_are_watched_from_the_first_question(
    batch: Batch, ada: Any
) -> None:
    kept = opened(batch)
    at = kept.last // 2
    browser(ada).post(address(batch), filled(at))
    play_all()
    made = Batch.objects.exclude(pk=batch.pk).get()
    page = html_of(browser(ada).get(made.get_absolute_url()))
    assert f"Every game goes on from decision {at} of game 1" in words_of(page)
    assert f'href="/playtests/{batch.public_id}/games/1?at={at}#d{at}"' in page
    assert "The share says how lost the position was" in words_of(page)
    game = html_of(browser(ada).get(reverse("simulate:game", args=[made.public_id, 3]) + f"?at={at}"))
    assert "verified: the same game" in words_of(game)
    assert opened(made, 3).recording.decisions[:at] == kept.recording.decisions[:at]
    told = caller(ada).get(f"/api/v1/playtests/{made.public_id}").json()
    assert told["fork"] == {"playtest": batch.public_id, "game": 1, "decision": at, "choice": ""}


def test_another_choice_is_taken_first_in_every_game(batch: Batch, ada: Any) -> None:
    kept = opened(batch)
    at = next(each for each in range(kept.last) if kept.state(each).count() > 1)
    other = (kept.recording.decisions[at] + 1) % kept.state(at).count()
    question = kept.state(at).ask()
    assert question is not None
    form = html_of(browser(ada).get(f"{address(batch)}?at={at}"))
    assert f"{question.options[kept.recording.decisions[at]]} (taken in this game)" in words_of(form)
    browser(ada).post(address(batch), filled(at, choice=other))
    made = Batch.objects.exclude(pk=batch.pk).get()
    assert made.forked_choice == question.options[other]
    assert made.plan().given == (*kept.recording.decisions[:at], other)
    play_all()
    assert opened(made, 5).recording.decisions[at] == other


def test_seats_of_a_scenario_are_kept(ada: Any) -> None:
    """Agents that take sides in turn have, in the fork of a game, the sides that they had in it."""
    batch = playtest(OF_SIDES, ada, ("random", "greedy-0"))
    game = opened(batch)
    moment = Moment(batch, 1, game, 2)
    assert moment.agents == ("greedy-0", "random"), "the second game of a pair"
    request = request_from(moment, Wanted(moment.agents, 5, 1), ada)
    assert [each.label for each in request.subjects] == batch.sides
    assert request.plan().position.digest() == game.state(2).digest()
    assert call(caller(ada), batch, {"decision": 2, "games": 5}).status_code == 202
    made = Batch.objects.exclude(pk=batch.pk).get()
    assert made.scenario_version is None, "it counts in no balance of a scenario"
    play_all()
    page = browser(ada).get(made.get_absolute_url())
    assert page.status_code == 200


def test_a_fork_of_a_fork(batch: Batch, ada: Any) -> None:
    kept = opened(batch)
    first = call(caller(ada), batch, {"decision": kept.last // 3, "games": 2}, key="1").json()
    play_all()
    middle = Batch.objects.get(public_id=first["id"])
    late = opened(middle).last - 1
    second = call(caller(ada), middle, {"decision": late, "games": 2}, key="2").json()
    play_all()
    last = Batch.objects.get(public_id=second["id"])
    assert last.state == "done" and last.plan().position.digest() == opened(middle).state(late).digest()
    assert last.forked_from == middle


# -- others, and bad requests ------------------------------------------------------------------------------------


def test_others_fork_what_they_may_see_and_learn_no_private_id(batch: Batch, ada: Any) -> None:
    ben = a_user("ben")
    opened(batch)
    assert browser(ben).get(f"{address(batch)}?at=1").status_code == 404
    assert call(caller(ben), batch, {"decision": 1}).status_code == 404
    set_visibility(result=batch, visibility="unlisted")
    assert browser(ben).get(f"{address(batch)}?at=1").status_code == 200
    login = Client().get(f"{address(batch)}?at=1")
    assert login.status_code == 302 and "login" in login["Location"]
    assert call(caller(), batch, {"decision": 1}).status_code in (401, 403)
    made = Batch.objects.get(public_id=call(caller(ben), batch, {"decision": 1, "games": 2}).json()["id"])
    assert made.owner == ben
    set_visibility(result=batch, visibility="private")
    page = html_of(browser(ben).get(made.get_absolute_url()))
    assert batch.public_id not in page and "of another playtest" in words_of(page)
    assert batch.public_id not in json.dumps(caller(ben).get(f"/api/v1/playtests/{made.public_id}").json())


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"decision": 10**6}, "There is nothing to decide at 1000000"),
        ({"decision": -1}, "greater than or equal to 0"),
        ({"decision": "3"}, "integer"),
        ({"decision": 0, "choice": 99}, "There is no option 99"),
        ({"decision": 0, "agents": ["random"]}, "Each seat needs one agent"),
        ({"decision": 0, "agents": ["nobody", "random"]}, "nobody"),
        ({"decision": 0, "games": 0}, "greater than or equal to 1"),
        ({"decision": 0, "games": 10**8}, "A playtest has 1 to"),
        ({"decision": 0, "decisions": [1, 2]}, "decisions"),
        ({}, "required"),
    ],
)
def test_a_bad_request_changes_nothing_and_says_why(batch: Batch, ada: Any, body: dict[str, Any], told: str) -> None:
    answer = call(caller(ada), batch, body)
    assert answer.status_code == 400 and told in json.dumps(answer.json())
    assert Batch.objects.count() == 1


def test_forms_that_were_forged_are_refused(batch: Batch, ada: Any) -> None:
    last = opened(batch).last
    reader = browser(ada)
    for at in (last, 10**8, "x", ""):
        known = 404 if at in (last, 10**8) else 422
        answer = reader.post(address(batch), filled(at, games=19))
        assert answer.status_code == known
    assert reader.post(address(batch), filled(0, choice=77)).status_code == 422
    assert reader.post(address(batch), filled(0, agent_1="../etc")).status_code == 422
    assert reader.get(f"{address(batch, 99)}?at=0").status_code == 404
    assert call(caller(ada), batch, {"decision": 0}, number=99).status_code == 404
    assert Batch.objects.count() == 1


def test_the_same_form_counts_once_and_many_are_limited(batch: Batch, ada: Any) -> None:
    opened(batch)
    assert (
        call(caller(ada), batch, {"decision": 0, "games": 3}).json()
        == call(caller(ada), batch, {"decision": 0, "games": 3}).json()
    )
    assert call(caller(ada), batch, {"decision": 1, "games": 3}).status_code == 422, "the key belongs to the other one"
    Quota.objects.filter(owner=ada).update(open_batches=limits.OPEN_BATCHES_PER_USER)
    refused = call(caller(ada), batch, {"decision": 0, "games": 3}, key="more")
    assert refused.status_code == 429 and Batch.objects.count() == 2


def test_a_position_of_other_rules_is_gone_on_from_no_more(batch: Batch, ada: Any) -> None:
    opened(batch)
    made = Batch.objects.get(public_id=call(caller(ada), batch, {"decision": 0, "games": 2}).json()["id"])
    made.snapshot["opening"]["engine"] = "0" * 32
    made.save()
    answer = caller(ada).post(f"/api/v1/playtests/{made.public_id}/again", headers={"Idempotency-Key": "again"})
    assert answer.status_code == 400 and "The rules have changed" in json.dumps(answer.json())


def test_studies_ask_about_whole_games(batch: Batch, ada: Any) -> None:
    opened(batch)
    made = Batch.objects.get(public_id=call(caller(ada), batch, {"decision": 0, "games": 2}).json()["id"])
    for body in ({"kind": "causes", "playtest": made.public_id}, {"kind": "worth", "playtest": made.public_id,
                                                                  "weak": "greedy-0"}):  # fmt: skip
        answer = caller(ada).post("/api/v1/studies", body, format="json", headers={"Idempotency-Key": "s"})
        assert answer.status_code == 400 and "beginning" in json.dumps(answer.json())
