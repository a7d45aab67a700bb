"""The API of playtests of scenarios: one is started and read, and a refusal names the place in the request."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from scenarios.models import ScenarioVersion
from simulate.asking.selectors import scenario_by_name
from simulate.models import Batch
from tests.support.playtests import a_batch, play_all
from tests.support.scenario_playtests import API, a_stored_skirmish

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("problems")]


def test_the_api_starts_and_tells_it(api: Any, user: Any) -> None:
    version = a_stored_skirmish(user)
    body = {"scenario": version.public_id, "agents": ["greedy-2", "random"], "games": 9, "seed": 3}
    accepted = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert (accepted.status_code, accepted.json()["games"]) == (202, 10)
    assert api.post(API, body, format="json", headers={"Idempotency-Key": "k"}).json() == accepted.json()
    assert api.post(API, body | {"games": 8}, format="json", headers={"Idempotency-Key": "k"}).status_code == 422
    play_all()
    told = api.get(accepted["Location"]).json()
    assert told["scenario"] == {
        "version": version.public_id,
        "label": "Ridge",
        "sides": ["Blue", "Red"],
        "has_sides": True,
        "keeps_sides": False,
        "teams": [],
    }
    assert [side["agent"] for side in told["sides"]] == ["greedy-2", "random"]
    blue, red = told["balance"]["sides"]
    assert (blue["side"], red["side"]) == ("Blue", "Red")
    assert blue["share"]["value"] + red["share"]["value"] == pytest.approx(1)
    assert blue["won"] + red["won"] + told["outcomes"]["draws"] == 10 == told["balance"]["games"]
    assert sum(blue["ways"].values()) == blue["won"] == sum(blue["rounds"].values())
    assert {place["hex"] for place in told["balance"]["hexes"]} == {"A1", "B1", "C2"}
    assert told["balance"]["verdict"]
    listed = api.get("/api/v1/playtests").json()["results"]
    assert listed[0]["scenario"]["label"] == "Ridge"


def test_the_id_of_a_scenario_means_its_newest_version(api: Any, user: Any, as_user: Any) -> None:
    """Everywhere a version is taken: by the API, by addresses of forms, and by commands."""
    version = a_stored_skirmish(user)
    scenario = version.scenario
    body = {"scenario": scenario.public_id, "agents": ["random", "random"], "games": 4}
    accepted = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert accepted.status_code == 202, accepted.json()
    assert api.get(accepted["Location"]).json()["scenario"]["version"] == version.public_id
    newer = ScenarioVersion.objects.create(scenario=scenario, number=2, definition=version.definition, digest="d")
    scenario.current = newer
    scenario.save()
    accepted = api.post(API, body, format="json", headers={"Idempotency-Key": "k2"})
    assert api.get(accepted["Location"]).json()["scenario"]["version"] == newer.public_id
    for address in ("/playtests/scenario/new", "/play/scenario"):
        page = as_user.get(f"{address}?version={scenario.public_id}").content.decode()
        assert f'<option value="{newer.public_id}" selected>' in page, address
    assert scenario_by_name("skirmish", scenario.public_id) == newer.definition
    (listed,) = api.get("/api/v1/scenarios?show=mine").json()["results"]
    assert (listed["id"], listed["version_id"]) == (scenario.public_id, newer.public_id)
    others = Client().get(f"/play/scenario?version={scenario.public_id}")
    assert others.status_code == 404, "hidden from others, as its versions are"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"agents": ["random"]}, "/agents"),
        ({"agents": ["random", "clever"]}, "/agents"),
        ({"games": 0}, "/games"),
        ({"games": "5"}, "/games"),
        ({"keeps_sides": "yes"}, "/keeps_sides"),
        ({"seed": -1}, "/seed"),
        ({"cheat": 1}, "/cheat"),
        ({"agents": ["random", "random", "random"]}, ""),
        ({"games": 10_001}, ""),
    ],
)
def test_bad_bodies_are_refused_with_their_place(api: Any, user: Any, change: Any, path: str) -> None:
    body = {"scenario": a_stored_skirmish(user).public_id, "agents": ["random", "random"], "games": 4} | change
    answer = api.post(API, body, format="json", headers={"Idempotency-Key": "k"})
    assert answer.status_code == 400
    assert any(error["path"].startswith(path) for error in answer.json()["errors"]), answer.json()
    assert not Batch.objects.exists()


def test_decks_have_no_scenario_in_the_api(api: Any, user: Any) -> None:
    batch = a_batch(user)
    told = api.get(f"/api/v1/playtests/{batch.public_id}").json()
    assert (told["scenario"], told["balance"]) == (None, None)
