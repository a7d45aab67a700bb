"""Trials of the workshop: a draft becomes a version and fifty games; what can't be played is refused with reasons."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from scenarios import services
from scenarios.models import Scenario
from scenarios.workshop.drafts import change_draft
from simulate.models import Batch
from simulate.results.trial.services import GAMES
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document


@pytest.fixture
def ada(db: None) -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def as_ada(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


@pytest.fixture
def scenario(ada: User) -> Scenario:
    return services.create_scenario(owner=ada, definition=a_document())


def try_it(client: Client, scenario: Scenario, revision: int = 0, key: str = "k1") -> Any:
    address = f"/api/v1/scenarios/{scenario.public_id}/draft/try"
    body = json.dumps({"revision": revision})
    return client.post(address, body, content_type="application/json", headers={"Idempotency-Key": key})


def change(scenario: Scenario, path: str, value: Any) -> None:
    change_draft(scenario=scenario, revision=0, patch=[{"op": "replace", "path": path, "value": value}])


def test_an_unchanged_draft_is_played_as_the_version_it_is(scenario: Scenario, as_ada: Client) -> None:
    answer = try_it(as_ada, scenario)
    assert answer.status_code == 202, answer.content
    batch = Batch.objects.get()
    assert (batch.n_games, batch.scenario_version) == (GAMES, scenario.newest)
    assert answer.json()["playtest"] == batch.get_absolute_url()
    assert scenario.versions.count() == 1


def test_changed_work_becomes_a_version_first(scenario: Scenario, as_ada: Client) -> None:
    change(scenario, "/rounds", 7)
    answer = try_it(as_ada, scenario, revision=1)
    assert (answer.status_code, answer.json()["newest"]) == (202, 2)
    assert Batch.objects.get().snapshot["scenario"]["rounds"] == 7


def test_the_same_key_is_one_playtest(scenario: Scenario, as_ada: Client) -> None:
    first = try_it(as_ada, scenario).json()
    again = try_it(as_ada, scenario, revision=first["revision"]).json()
    assert first["playtest"] == again["playtest"] and Batch.objects.count() == 1


def test_problems_are_named_and_nothing_is_stored(scenario: Scenario, as_ada: Client) -> None:
    change(scenario, "/objectives/0/hex", "ZZ9")
    answer = try_it(as_ada, scenario, revision=1)
    assert answer.status_code == 422
    assert "/document/objectives/0/hex" in {each["path"] for each in answer.json()["errors"]}
    assert not Batch.objects.exists() and scenario.versions.count() == 1


def test_work_of_another_tab_is_not_played_unseen(scenario: Scenario, as_ada: Client) -> None:
    change(scenario, "/rounds", 7)
    assert try_it(as_ada, scenario, revision=0).status_code == 412
    assert not Batch.objects.exists()


def test_strangers_can_not_try(scenario: Scenario, client: Client) -> None:
    assert try_it(client, scenario).status_code == 401
    client.force_login(User.objects.create_user("ben"))
    assert try_it(client, scenario).status_code == 404
    assert not Batch.objects.exists()


def test_the_result_is_for_those_who_may_see_the_playtest(scenario: Scenario, as_ada: Client, client: Client) -> None:
    result = try_it(as_ada, scenario).json()["result"]
    shown = as_ada.get(result)
    assert b'hx-trigger="every 500ms' in shown.content, "its maker waits for the first games"
    assert shown.status_code == 200 and f"Tried with {GAMES} games" in shown.content.decode()
    assert as_ada.get(result, headers={"If-None-Match": shown["ETag"]}).status_code == 304
    client.force_login(User.objects.create_user("ben"))
    assert client.get(result).status_code == 404
