"""The scenario API: what it takes, what it refuses and how, and that two writers never overwrite each other."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from django.contrib.auth.models import User
from django.test import Client

from scenarios import services
from scenarios.models import Scenario, Visibility
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document

LIST = "/api/v1/scenarios"
JSON = "application/json"
OFF_THE_MAP = [{"hex": "Z9", "kind": "victory", "side": "neutral"}]


def send(client: Client, address: str, body: Any) -> Any:
    return client.post(address, body if isinstance(body, str | bytes) else json.dumps(body), content_type=JSON)


def put(client: Client, scenario: Scenario, body: Any, **headers: str) -> Any:
    return client.put(f"{LIST}/{scenario.public_id}", json.dumps(body), content_type=JSON, headers=headers)


def at(scenario: Scenario, path: str = "") -> str:
    return f"{LIST}/{scenario.public_id}{path}"


def problems(answer: Any) -> set[tuple[str, str | None]]:
    """Path and rule of everything a refusal names."""
    assert answer["Content-Type"] == "application/problem+json"
    return {(each["path"], each["rule"]) for each in answer.json()["errors"]}


def test_a_scenario_is_made_read_and_saved_again(as_ada: Client) -> None:
    made = send(as_ada, LIST, {"scenario": a_document(), "note": "first"})
    assert made.status_code == 201
    value = made.json()
    assert (value["version"], value["scenario"], value["visibility"]) == (1, a_document(), "private")
    assert value["verdict"] == {"playable": True, "problems": []}
    scenario = Scenario.objects.get()
    assert value["version_id"] == scenario.newest.public_id
    assert made["Location"].endswith(at(scenario))
    read = as_ada.get(at(scenario))
    assert read.json() == value and read["ETag"] == made["ETag"]
    again = put(as_ada, scenario, {"scenario": a_document(rounds=6)}, **{"If-Match": read["ETag"]})
    assert again.status_code == 200 and again.json()["version"] == 2 and again["ETag"] != read["ETag"]
    assert [each["version"] for each in as_ada.get(at(scenario, "/versions")).json()] == [2, 1]
    assert as_ada.get(at(scenario, "/versions/1")).json()["scenario"] == a_document()
    assert as_ada.get(at(scenario, "/versions/3")).status_code == 404


def test_what_the_caller_has_is_not_sent_again(scenario: Scenario, as_ada: Client) -> None:
    etag = as_ada.get(at(scenario))["ETag"]
    assert as_ada.get(at(scenario), headers={"If-None-Match": etag}).status_code == 304


def test_two_writers_the_second_gets_412(scenario: Scenario, as_ada: Client) -> None:
    etag = as_ada.get(at(scenario))["ETag"]
    assert put(as_ada, scenario, {"scenario": a_document(title="One")}, **{"If-Match": etag}).status_code == 200
    second = put(as_ada, scenario, {"scenario": a_document(title="Two")}, **{"If-Match": etag})
    assert second.status_code == 412 and problems(second) == set()
    assert put(as_ada, scenario, {"scenario": a_document()}).status_code == 428
    scenario.refresh_from_db()
    assert (scenario.title, scenario.newest.number) == ("One", 2)


def test_other_people_s_scenarios_are_not_there(scenario: Scenario, as_ben: Client, client: Client) -> None:
    for path in ("", "/versions", "/versions/1", "/definition", "/map.svg"):
        assert as_ben.get(at(scenario, path)).status_code == 404
        assert client.get(at(scenario, path)).status_code == 404
    anything = {"If-Match": "*"}
    assert send(as_ben, at(scenario, "/clone"), {}).status_code == 404
    assert put(as_ben, scenario, {"scenario": a_document()}, **anything).status_code == 404
    assert as_ben.delete(at(scenario)).status_code == 404
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    assert as_ben.get(at(scenario)).status_code == 200
    assert put(as_ben, scenario, {"scenario": a_document()}, **anything).status_code == 404
    assert as_ben.delete(at(scenario)).status_code == 404
    assert Scenario.objects.count() == 1


def test_the_house_s_scenarios_are_nobody_s_to_change(as_ada: Client) -> None:
    services.load_house_scenario(house="tide_of_iron/fight", definition=a_document())
    scenario = Scenario.objects.get()
    assert as_ada.get(at(scenario)).json()["owner"] is None
    assert put(as_ada, scenario, {"scenario": a_document(rounds=3)}, **{"If-Match": "*"}).status_code == 404
    assert as_ada.delete(at(scenario)).status_code == 404


def test_without_an_account_nothing_is_written(client: Client, scenario: Scenario) -> None:
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    assert send(client, LIST, {"scenario": a_document()}).status_code == 401
    assert send(client, f"{LIST}/import", a_document()).status_code == 401
    assert send(client, at(scenario, "/clone"), {}).status_code == 401
    assert Scenario.objects.count() == 1


def test_lists_show_own_and_public_scenarios(scenario: Scenario, ben: User, as_ada: Client, client: Client) -> None:
    his = services.create_scenario(owner=ben, definition=a_document(title="Ben's hill"), visibility=Visibility.PUBLIC)
    services.load_house_scenario(house="tide_of_iron/mile", definition=a_document(title="A long mile"))

    def titles(who: Client, query: str = "") -> list[str]:
        return [each["title"] for each in who.get(f"{LIST}{query}").json()["results"]]

    assert titles(as_ada) == ["A long mile", "Ben's hill", "A small fight"]
    assert titles(as_ada, "?show=mine") == ["A small fight"]
    assert titles(as_ada, "?show=public") == titles(client) == ["A long mile", "Ben's hill"]
    assert titles(client, "?show=house") == ["A long mile"]
    assert titles(as_ada, "?q=HILL") == ["Ben's hill"]
    assert titles(client, "?show=mine") == []
    assert as_ada.get(f"{LIST}?show=theirs&owner=ada").status_code == 400
    first = as_ada.get(f"{LIST}?page_size=2").json()
    assert [each["title"] for each in as_ada.get(first["next"]).json()["results"]] == ["A small fight"]
    assert his.is_owned_by(ben)


def test_a_scenario_is_deleted(scenario: Scenario, as_ada: Client) -> None:
    assert as_ada.delete(at(scenario)).status_code == 204
    assert as_ada.get(at(scenario)).status_code == 404


def test_a_public_scenario_must_be_playable_or_nothing_is_saved(scenario: Scenario, as_ada: Client) -> None:
    bad = {"scenario": a_document(objectives=OFF_THE_MAP), "visibility": "public"}
    refused = send(as_ada, LIST, bad)
    assert refused.status_code == 422 and all(str(rule).startswith("TOI-") for _path, rule in problems(refused))
    assert "hex Z9" in refused.json()["errors"][0]["message"]
    etag = as_ada.get(at(scenario))["ETag"]
    assert put(as_ada, scenario, bad, **{"If-Match": etag}).status_code == 422
    assert as_ada.get(at(scenario))["ETag"] == etag
    assert Scenario.objects.count() == 1 and scenario.versions.count() == 1


def test_an_unfinished_version_of_a_public_scenario_is_told_to_its_owner_alone(
    scenario: Scenario, as_ada: Client, as_ben: Client
) -> None:
    etag = as_ada.get(at(scenario))["ETag"]
    shown = put(as_ada, scenario, {"scenario": a_document(), "visibility": "public"}, **{"If-Match": etag})
    broken = {"scenario": a_document(objectives=OFF_THE_MAP), "visibility": "public"}
    kept = put(as_ada, scenario, broken, **{"If-Match": shown["ETag"]})
    assert kept.status_code == 200 and (kept.json()["version"], kept.json()["unfinished"]) == (2, 2)
    assert put(as_ada, scenario, broken, **{"If-Match": shown["ETag"]}).status_code == 412
    own, other = as_ada.get(at(scenario)).json(), as_ben.get(at(scenario)).json()
    assert (own["version"], own["unfinished"], other["version"], other["unfinished"]) == (1, 2, 1, None)
    assert [each["version"] for each in as_ben.get(f"{at(scenario)}/versions").json()] == [1]
    assert [each["version"] for each in as_ada.get(f"{at(scenario)}/versions").json()] == [2, 1]
    assert as_ben.get(f"{at(scenario)}/versions/2").status_code == 404


def test_every_problem_of_a_body_is_named_at_its_place(as_ada: Client) -> None:
    wrong = a_document(rounds=0, initiative="french", overlays=[{"hex": "c4", "base": "woods"}])
    body = {"scenario": wrong, "visibility": "everybody", "note": 3, "owner": "ben"}
    refused = send(as_ada, LIST, body)
    assert refused.status_code == 400
    paths = {path for path, _rule in problems(refused)}
    assert paths == {
        "/visibility",
        "/note",
        "/owner",
        "/scenario/rounds",
        "/scenario/initiative",
        "/scenario/overlays/0/hex",
    }
    assert send(as_ada, LIST, {}).json()["errors"][0]["path"] == "/scenario"
    assert send(as_ada, LIST, {"scenario": None}).status_code == 400
    assert send(as_ada, LIST, []).status_code == 400
    assert not Scenario.objects.exists()


def test_what_leaves_can_come_back(scenario: Scenario, as_ada: Client, as_ben: Client) -> None:
    services.save_version(scenario=scenario, definition=a_document(rounds=6), expected=1)
    file = as_ada.get(at(scenario, "/definition?version=1"))
    assert file["Content-Disposition"] == 'attachment; filename="a-small-fight-v1.json"'
    assert json.loads(file.content) == a_document()
    brought = send(as_ben, f"{LIST}/import", file.content)
    assert brought.status_code == 201
    assert (brought.json()["scenario"], brought.json()["owner"]) == (a_document(), "ben")
    assert as_ada.get(at(scenario, "/definition?version=0")).status_code == 400
    assert as_ada.get(at(scenario, "/definition?version=9")).status_code == 404


def test_a_copy_of_a_version_can_have_its_own_title(scenario: Scenario, as_ada: Client) -> None:
    services.save_version(scenario=scenario, definition=a_document(rounds=6), expected=1)
    copy = send(as_ada, at(scenario, "/clone"), {"title": " My  fight ", "version": 1})
    assert copy.status_code == 201
    assert (copy.json()["title"], copy.json()["scenario"]["rounds"]) == ("My fight", 8)
    assert send(as_ada, at(scenario, "/clone"), {}).json()["title"] == "A small fight (copy)"
    assert problems(send(as_ada, at(scenario, "/clone"), {"version": 0, "x": 1})) == {("/version", None), ("/x", None)}


def test_checking_names_everything_and_stores_nothing(as_ada: Client) -> None:
    good = send(as_ada, f"{LIST}/lint", a_document())
    assert good.status_code == 200 and good.json() == {"playable": True, "problems": [], "advice": []}
    off_the_map = send(as_ada, f"{LIST}/lint", a_document(objectives=OFF_THE_MAP)).json()
    assert off_the_map["playable"] is False
    first = off_the_map["problems"][0]
    assert first["place"] == "hex Z9" and first["path"] == "/objectives/0/hex" and first["rule"].startswith("TOI-")
    shapeless = send(as_ada, f"{LIST}/lint", a_document(rounds=-1, hat=1)).json()
    found = {(each["rule"], each["place"], each["path"]) for each in shapeless["problems"]}
    assert found == {("SCENARIO-SHAPE", "rounds", "/rounds"), ("SCENARIO-SHAPE", "", "")}
    assert not Scenario.objects.exists()


def test_a_wrong_shape_hides_no_broken_rule(as_ada: Client) -> None:
    wrong = a_document(rounds=-1, objectives=OFF_THE_MAP)
    told = send(as_ada, f"{LIST}/lint", wrong).json()["problems"]
    assert {each["path"] for each in told} >= {"/rounds", "/objectives/0/hex"}
    refused = send(as_ada, LIST, {"scenario": wrong})
    assert refused.status_code == 400 and not Scenario.objects.exists()
    assert {each["path"] for each in refused.json()["errors"]} >= {"/scenario/rounds", "/scenario/objectives/0/hex"}


def test_the_schema_is_published(client: Client, db: None) -> None:
    answer = client.get(f"{LIST}/schema")
    assert answer.json()["title"] == "A scenario of Tide of Iron"
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert client.get(f"{LIST}/schema", headers={"If-None-Match": answer["ETag"]}).status_code == 304


def test_the_map_is_a_picture_that_runs_nothing(scenario: Scenario, as_ada: Client) -> None:
    answer = as_ada.get(at(scenario, "/map.svg"))
    assert answer["Content-Type"] == "image/svg+xml; charset=utf-8"
    assert answer["Content-Security-Policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    tree = ElementTree.fromstring(answer.content)
    names = {(each.text or "").partition(":")[0] for each in tree.iter("{http://www.w3.org/2000/svg}title")}
    assert {"A1", "G5", "D3"} <= names


def test_boards_that_make_no_map_have_no_picture(ada: User, as_ada: Client) -> None:
    twice = [{"side": "1A", "column": 0, "row": 0}, {"side": "2A", "column": 0, "row": 0}]
    scenario = services.create_scenario(owner=ada, definition=a_document(boards=twice))
    refused = as_ada.get(at(scenario, "/map.svg"))
    assert refused.status_code == 422 and refused.json()["code"] == "no_map"
    assert ("/boards", "TOI-SET-18") in problems(refused)


def test_there_is_an_end_to_what_one_person_keeps(ada: User, as_ada: Client, settings: Any) -> None:
    services.create_scenario(owner=ada, definition=a_document())
    settings.SCENARIOS_PER_PERSON = 1
    refused = send(as_ada, LIST, {"scenario": a_document()})
    assert refused.status_code == 409 and refused.json()["code"] == "too_many_scenarios"


def test_the_check_gives_advice_beside_the_problems(as_ada: Client) -> None:
    late = a_document(events=[{"round": 8, "side": "german", "cards": 1}])
    told = send(as_ada, f"{LIST}/lint", late).json()
    assert told["playable"] is True and told["problems"] == []
    (advice,) = told["advice"]
    assert (advice["code"], advice["rule"], advice["path"]) == ("gift_too_late", "TOI-STA-13", "/events/0/round")
    assert advice["place"] == "events[0].round" and "last round" in advice["message"]
    assert send(as_ada, LIST, {"scenario": late, "visibility": "public"}).status_code == 201
