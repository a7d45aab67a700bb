"""A draft is changed step by step and may break every rule; two tabs lose nothing; strangers find no draft."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client
from rest_framework.throttling import SimpleRateThrottle

from sandtable.engine.problem import BadDocument
from scenarios import services
from scenarios.models import Draft, Scenario, Visibility
from scenarios.workshop.drafts import MOST_OPERATIONS, patched
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document

JSON = "application/json"


def address(scenario: Scenario, path: str = "") -> str:
    return f"/api/v1/scenarios/{scenario.public_id}/draft{path}"


def change(client: Client, scenario: Scenario, revision: int, *operations: Any, **more: Any) -> Any:
    body = {"revision": revision, "patch": list(operations), **more}
    return client.patch(address(scenario), json.dumps(body), content_type=JSON)


def rounds(number: Any) -> dict[str, Any]:
    return {"op": "replace", "path": "/rounds", "value": number}


def save(client: Client, scenario: Scenario, revision: int, **more: Any) -> Any:
    return client.post(address(scenario, "/save"), json.dumps({"revision": revision, **more}), content_type=JSON)


def test_a_draft_begins_as_the_newest_version(scenario: Scenario, as_ada: Client) -> None:
    found = as_ada.get(address(scenario)).json()
    assert (found["document"], found["revision"], found["base"]) == (a_document(), 0, 1)
    assert found["report"]["problems"] == [] and found["report"]["playable"]
    assert not Draft.objects.exists(), "reading stores nothing"


def test_a_change_is_kept_and_judged(scenario: Scenario, as_ada: Client) -> None:
    answer = change(as_ada, scenario, 0, {"op": "replace", "path": "/objectives/0/hex", "value": "ZZ9"})
    assert answer.status_code == 200 and answer.json()["revision"] == 1
    (problem,) = [each for each in answer.json()["report"]["problems"] if each["hex"] == "ZZ9"]
    assert problem["path"] == "/objectives/0/hex" and problem["rule"].startswith("TOI-")
    assert as_ada.get(address(scenario)).json()["document"]["objectives"][0]["hex"] == "ZZ9"
    assert scenario.newest.definition == a_document(), "the version stays"


def test_a_wrong_shape_is_kept_and_hides_nothing_else(scenario: Scenario, as_ada: Client) -> None:
    off_the_map = {"op": "replace", "path": "/objectives/0/hex", "value": "ZZ9"}
    answer = change(as_ada, scenario, 0, rounds("many"), off_the_map, {"op": "replace", "path": "/title", "value": ""})
    told = answer.json()["report"]
    paths = {each["path"] for each in told["problems"]}
    assert {"/rounds", "/title", "/objectives/0/hex"} <= paths and not told["playable"]


def test_saving_makes_the_next_version(scenario: Scenario, as_ada: Client) -> None:
    change(as_ada, scenario, 0, rounds(7))
    answer = save(as_ada, scenario, 1, note="Longer")
    assert answer.status_code == 200, answer.content
    assert (answer.json()["base"], answer.json()["newest"]) == (2, 2)
    scenario.refresh_from_db()
    assert (scenario.newest.definition["rounds"], scenario.newest.note) == (7, "Longer")


def test_a_draft_of_the_wrong_shape_is_no_version(scenario: Scenario, as_ada: Client) -> None:
    change(as_ada, scenario, 0, rounds("many"))
    answer = save(as_ada, scenario, 1)
    assert answer.status_code == 400 and answer.json()["errors"][0]["path"] == "/rounds"
    assert scenario.versions.count() == 1 and Draft.objects.get().document["rounds"] == "many"


def test_a_public_scenario_keeps_an_unfinished_version_for_its_owner(scenario: Scenario, as_ada: Client) -> None:
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    change(as_ada, scenario, 0, {"op": "replace", "path": "/objectives/0/hex", "value": "ZZ9"})
    saved = save(as_ada, scenario, 1)
    assert saved.status_code == 200
    assert [saved.json()[name] for name in ("base", "newest", "shown")] == [2, 2, 1]
    as_ada.delete(address(scenario))
    begun = as_ada.get(address(scenario)).json()
    assert begun["document"]["objectives"][0]["hex"] == "ZZ9", "the next draft begins with the latest version"


def test_two_tabs_never_overwrite_each_other(scenario: Scenario, as_ada: Client) -> None:
    assert change(as_ada, scenario, 0, rounds(7), tab="first").status_code == 200
    late = change(as_ada, scenario, 0, rounds(9), tab="second")
    assert (late.status_code, late.json()["code"]) == (412, "stale_draft")
    found = as_ada.get(address(scenario)).json()
    assert (found["document"]["rounds"], found["tab"]) == (7, "first")


def test_a_newer_version_is_followed_only_on_demand(scenario: Scenario, as_ada: Client) -> None:
    change(as_ada, scenario, 0, rounds(7))
    services.save_version(scenario=scenario, definition=a_document(rounds=3), expected=1)
    refused = save(as_ada, scenario, 1)
    assert (refused.status_code, refused.json()["code"]) == (409, "newer_version")
    assert save(as_ada, scenario, 1, over=2).status_code == 200
    assert [each.definition["rounds"] for each in scenario.versions.all()] == [7, 3, a_document()["rounds"]]


def test_a_draft_is_thrown_away(scenario: Scenario, as_ada: Client) -> None:
    change(as_ada, scenario, 0, rounds(7))
    assert as_ada.delete(address(scenario)).status_code == 204
    assert as_ada.get(address(scenario)).json()["document"] == a_document()


def test_strangers_find_nothing(scenario: Scenario, as_ben: Client, client: Client) -> None:
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    for stranger, status in ((as_ben, 404), (client, 401)):
        assert stranger.get(address(scenario)).status_code == status
        assert change(stranger, scenario, 0, rounds(7)).status_code == status
        assert save(stranger, scenario, 0).status_code == status
        assert stranger.delete(address(scenario)).status_code == status
    assert as_ben.get(f"/scenarios/{scenario.public_id}/workshop").status_code == 404
    assert not Draft.objects.exists()


def test_parts_of_the_picture_that_the_page_has_are_not_sent_again(scenario: Scenario, as_ada: Client) -> None:
    scene = as_ada.get(address(scenario)).json()["report"]["scene"]
    seen = {part["name"]: part["digest"] for part in scene["layers"]}
    again = change(as_ada, scenario, 0, {"op": "replace", "path": "/summary", "value": "Other words"}, seen=seen)
    assert all("content" not in part for part in again.json()["report"]["scene"]["layers"])


def test_questions_have_a_rate(scenario: Scenario, as_ada: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", {"user": "9/min", "validate": "2/min"})
    cache.clear()
    body = json.dumps({"arguments": {"from": "A1", "to": "A2"}})
    answers = [as_ada.post(address(scenario, "/look/sight"), body, content_type=JSON) for _time in range(3)]
    assert [each.status_code for each in answers] == [200, 200, 429]
    cache.clear()


HOSTILE = {
    "no list": {"op": "add"},
    "an operation that copies": [{"op": "copy", "from": "/sides", "path": "/zones/x"}],
    "an operation that tests": [{"op": "test", "path": "", "value": 1}],
    "no path": [{"op": "add", "value": 1}],
    "a path that is no pointer": [{"op": "add", "path": "rounds", "value": 1}],
    "a path that leads nowhere": [{"op": "remove", "path": "/nowhere/at/all"}],
    "an index that is none": [{"op": "replace", "path": "/boards/-1", "value": 1}],
    "an index far out": [{"op": "add", "path": "/boards/99", "value": 1}],
    "a step into a number": [{"op": "add", "path": "/rounds/0", "value": 1}],
    "no value": [{"op": "add", "path": "/rounds"}],
    "the document becomes a list": [{"op": "replace", "path": "", "value": []}],
    "too many operations": [rounds(1)] * (MOST_OPERATIONS + 1),
    "too large a document": [{"op": "add", "path": "/zones", "value": {f"z{n}": {} for n in range(21_000)}}],
    "an operation that is a word": ["remove"],
}


@pytest.mark.parametrize("patch", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_change_is_refused_whole(scenario: Scenario, as_ada: Client, patch: Any) -> None:
    body = json.dumps({"revision": 0, "patch": patch})
    answer = as_ada.patch(address(scenario), body, content_type=JSON)
    assert answer.status_code in (400, 413), answer.content[:300]
    assert answer.json()["detail"] and answer["Content-Type"] == "application/problem+json"
    assert not Draft.objects.exists()


def test_one_bad_operation_stops_all() -> None:
    document = a_document()
    with pytest.raises(BadDocument):
        patched(document, [rounds(7), {"op": "remove", "path": "/nowhere"}])
    assert document == a_document()


def test_the_changes_of_a_draft_are_told(scenario: Scenario, as_ada: Client, as_ben: Client) -> None:
    history = f"/scenarios/{scenario.public_id}/workshop/history"
    assert "Nothing differs" in as_ada.get(history).content.decode()
    change(as_ada, scenario, 0, rounds(7))
    shown = as_ada.get(history).content.decode()
    assert f'data-take-back="/scenarios/{scenario.public_id}/v/1/definition"' in shown
    assert "Rounds" in shown and "<bdi>7</bdi></ins>" in shown
    for missing in ("2", "x", "1" * 9, "-1"):
        assert as_ada.get(history, {"since": missing}).status_code == 404
    assert as_ben.get(history).status_code == 404


def test_a_draft_of_the_wrong_shape_is_compared_too(scenario: Scenario, as_ada: Client) -> None:
    change(as_ada, scenario, 0, rounds("<b>many</b>"), {"op": "replace", "path": "/sides", "value": 3})
    shown = as_ada.get(f"/scenarios/{scenario.public_id}/workshop/history").content.decode()
    assert "&lt;b&gt;many&lt;/b&gt;" in shown and "<b>many" not in shown
