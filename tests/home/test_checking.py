"""A deck or a scenario is checked for anybody, within limits, by the validators that pages and queue use."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from accounts.services import create_token
from decks.models import Deck
from sandtable.games.destiny.decklist import demo_decks, to_json
from scenarios.models import Scenario
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from web.api.throttling import AnonymousCostly

pytestmark = pytest.mark.django_db
ADDRESS = "/api/v1/validate"
REY = to_json(demo_decks()["rey-starter"])


def check(client: Client, body: Any, **headers: Any) -> Any:
    text = body if isinstance(body, str | bytes) else json.dumps(body)
    return client.post(ADDRESS, text, content_type="application/json", **headers)


def test_a_visitor_checks_a_deck_in_several_formats(client: Client) -> None:
    answer = check(client, {"deck": REY, "formats": ["starter", "INF"]})
    assert [each["format"] for each in answer.json()["results"]] == ["starter", "INF"]
    assert answer.json()["results"][0]["legal"] is True and not Deck.objects.exists()


def test_a_visitor_checks_a_scenario_and_learns_the_places(client: Client) -> None:
    assert check(client, {"scenario": a_document()}).json() == {"playable": True, "problems": [], "advice": []}
    answer = check(client, {"scenario": a_document(rounds=-1)})
    assert "/rounds" in [each["path"] for each in answer.json()["problems"]]
    assert 'rel="help"' in answer["Link"] and not Scenario.objects.exists()


@pytest.mark.parametrize(
    "body",
    [
        {}, [], None, "text", {"deck": REY, "scenario": {}}, {"scenario": {}, "more": 1}, {"deck": REY, "more": 1},
        {"deck": None}, {"formats": ["starter"]}, b"{", b"\xff",
    ],
)  # fmt: skip
def test_a_body_that_is_neither_is_refused(client: Client, body: Any) -> None:
    answer = check(client, body if body != "text" else json.dumps("text"))
    assert answer.status_code == 400 and answer.json()["errors"]


@pytest.mark.parametrize("scenario", [None, [], 7, "x", {"game": "no such game"}, {"game": ["x"]}])
def test_any_scenario_gets_a_verdict(client: Client, scenario: Any) -> None:
    answer = check(client, {"scenario": scenario})
    assert answer.status_code == 200 and answer.json()["playable"] is False


def test_huge_bodies_are_refused_unread(client: Client) -> None:
    assert check(client, {"deck": {**REY, "description": "x" * 70_000}}).status_code in (400, 413)
    assert check(client, {"scenario": "x" * 600_000}).status_code == 413
    assert check(client, '{"scenario":' + "[" * 100_000 + "]" * 100_000 + "}").status_code == 400


def test_visitors_share_a_rate_by_address_and_accounts_have_their_own(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.clear()
    monkeypatch.setattr(AnonymousCostly, "rate", "2/min", raising=False)
    statuses = [check(client, {"deck": REY, "formats": ["starter"]}).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]
    ada = User.objects.create_user("ada")
    client.force_login(ada)
    assert check(client, {"deck": REY, "formats": ["starter"]}).status_code == 200


def test_a_token_that_may_read_may_check(client: Client) -> None:
    ada = User.objects.create_user("ada")
    _token, text = create_token(owner=ada, name="x", scopes=["read"], expires_at=None, form_key="1", at=timezone.now())
    assert check(client, {"deck": REY}, HTTP_AUTHORIZATION=f"Bearer {text}").status_code == 200
    assert check(client, {"deck": REY}, HTTP_AUTHORIZATION="Bearer sand_wrong").status_code == 401


def test_formats_of_others_are_unknown(client: Client) -> None:
    answer = check(client, {"deck": REY, "formats": ["a" * 26]})
    assert [each["code"] for each in answer.json()["errors"]] == ["unknown_format"]
