"""The study that makes a scenario even: stages, kills and order, the end, and the version that it opens."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from django.contrib.auth.models import AbstractBaseUser
from django.test import Client
from django.urls import reverse

from sandtable.engine.game import POINTS
from sandtable.playtest.balancing.knobs import MOST_KNOBS
from sandtable.playtest.balancing.trials import BEHIND, OUT
from scenarios import services as scenarios
from scenarios.checking import all_scenarios
from scenarios.models import Scenario
from scenarios.playable import as_playable
from simulate.models import Batch, BatchState, Study, StudyState
from simulate.study import steering
from simulate.study.answers import answer_of
from simulate.study.balance import services
from simulate.study.balance.question import read
from simulate.study.balance.services import Wanted
from simulate.study.balance.words import left_behind
from simulate.study.services import create_study
from tests.scenarios.measured import a_measurement
from tests.support.depth import games
from tests.support.kept_rows import KeptRows
from tests.support.playtests import a_user
from tests.support.toy_study import play, play_to_the_end, waiting

pytestmark = pytest.mark.django_db
KNOBS = {"rounds": ("6", "8"), "sides.german.actions": ("1", "2")}


def somebody(name: str = "") -> Any:
    """A user with this name, or another one."""
    return a_user(name)


def patrols() -> dict[str, Any]:
    """A short battle of six rounds with two actions a turn; players by lot win either side of it."""
    return all_scenarios()["tide_of_iron"].document("fog-over-the-farms")


def a_scenario(owner: AbstractBaseUser, **changes: Any) -> Scenario:
    return scenarios.create_scenario(owner=owner, definition=patrols() | changes)


def a_search(owner: AbstractBaseUser, scenario: Scenario | None = None, key: str = "key", **more: Any) -> Study:
    """A search with few games of random players, in which nearly everything is near enough."""
    playable = as_playable((scenario or a_scenario(owner)).newest)
    knobs = tuple(knob.between(*KNOBS[knob.key]) for knob in services.knobs_of(playable, 2) if knob.key in KNOBS)
    numbers: dict[str, Any] = {
        "agent": "random",
        "target": 50,
        "margin": 20,
        "games": 80,
        "proof_games": 12,
        "seed": 5,
    } | more
    asked = services.asked(services.question(playable, 2, knobs, Wanted(**numbers)))
    return create_study(owner=owner, asked=asked, idempotency_key=key)


FINISHED = KeptRows(lambda: play_to_the_end(a_search(somebody())).pk)


@pytest.fixture
def finished(db: None) -> Study:
    return Study.objects.get(pk=FINISHED.put_back())


def ending(study: Study) -> Any:
    study.refresh_from_db()
    return study.state, study.result


def test_the_first_stage_plays_the_scenario_as_it_is_and_the_ends_of_each_knob() -> None:
    study = a_search(somebody())
    batches = list(study.batches.order_by("pk"))
    assert [batch.study_key for batch in batches] == ["0/0.1", "0/2.1", "0/0.0"]
    assert len({batch.seed for batch in batches}) == len(batches)
    played = [batch.plan().scenario for batch in batches]
    assert [each["rounds"] for each in played if each] == [6, 8, 6]
    assert [each["sides"]["german"]["actions"] for each in played if each] == [2, 2, 1]


@pytest.mark.usefixtures("usual_chunks")
def test_nothing_is_decided_before_a_stage_is_complete() -> None:
    study = a_search(somebody())
    chunks = waiting(study)
    for chunk in chunks[:-1]:
        play(chunk)
    study.refresh_from_db()
    assert study.batches.count() == 3 and study.result["games"] == 0
    play(chunks[-1])
    study.refresh_from_db()
    assert study.result["games"] > 0


@pytest.mark.usefixtures("usual_chunks")
def test_the_first_games_are_shown_before_their_stage_is_complete() -> None:
    """With their uncertainty, and every game once: at the end of the stage they are those that the search counts."""
    study = a_search(somebody())
    first, *others = waiting(study)
    play(first)
    study.refresh_from_db()
    shown = [each["count"]["games"] for each in study.result["candidates"]]
    assert sum(shown) == first.size and shown[0] == first.size, "the scenario as it is comes first"
    answer = answer_of(study)
    assert "The nearest so far: as it is." in answer.statement and "sure at every look" in answer.statement
    for chunk in others:
        play(chunk)
    study.refresh_from_db()
    played = sum(each.n_games for each in study.batches.filter(study_key__startswith="0/"))
    assert study.result["games"] == played == sum(each["count"]["games"] for each in study.result["candidates"])


def test_a_search_ends_with_a_candidate_and_its_proof(finished: Study) -> None:
    study = finished
    assert study.state == StudyState.DONE
    found = services.chosen(study)
    assert study.result["says"] in ("found", "not reachable", "out of games")
    assert found["count"]["games"] > 0
    assert not study.batches.exclude(state=BatchState.DONE).exists()


@pytest.mark.usefixtures("usual_chunks")
@pytest.mark.deep
def test_the_order_of_landing_and_lost_steering_change_nothing(finished: Study) -> None:
    """Chunks end in an order drawn by lot, or backwards, and all are steered by the dispatcher alone."""
    from simulate.queue import work

    lot = random.Random(3)
    for name in ("two", "three")[: games(1, deep=2)]:
        study = a_search(somebody(name))
        while chunks := waiting(study):
            for chunk in lot.sample(chunks, len(chunks)) if name == "two" else chunks[::-1]:
                work.run_chunk(chunk_id=chunk.pk)
            steering.steer_all()
        study.refresh_from_db()
        assert study.state == StudyState.DONE
        assert study.result == finished.result


def test_another_seed_plays_other_games(finished: Study) -> None:
    """The test above could not fail if all searches were alike."""
    other = play_to_the_end(a_search(somebody("other"), seed=finished.spec["seed"] + 1))
    assert other.result["candidates"] != finished.result["candidates"]


def test_the_owner_gets_the_next_version_with_the_changes_and_the_way_to_the_proof(finished: Study) -> None:
    study, owner, scenario = finished, finished.owner, Scenario.objects.get()
    _choose(study, "2.0")
    opened = services.open_version(study=study, reader=owner)
    assert opened == scenario and opened.newest.number == 2
    assert opened.newest.definition["rounds"] == 8
    assert opened.newest.definition["sides"]["german"]["actions"] == 1
    assert study.get_absolute_url() in opened.newest.note
    assert services.open_version(study=study, reader=owner).newest.number == 2, "a second click makes no more"


def test_somebody_elses_scenario_is_copied(finished: Study) -> None:
    study, reader, scenario = finished, somebody("reader"), Scenario.objects.get()
    _choose(study, "1.1")
    opened = services.open_version(study=study, reader=reader)
    assert opened != scenario and opened.is_owned_by(reader) and opened.visibility == "private"
    assert services.open_version(study=study, reader=reader) == opened
    assert scenario.versions.count() == 1


def _choose(study: Study, key: str) -> None:
    """As if the search had ended with this candidate."""
    candidate = {"key": key, "changes": ["x"], "state": "chosen", "proof": None}
    count = {"games": 40, "points": [0, 0], "left_out": 0}
    candidates = [each for each in study.result["candidates"] if each["key"] != key]
    study.result |= {"chosen": key, "says": "found", "candidates": [*candidates, candidate | {"count": count}]}
    study.save(update_fields=["result"])


def form_of(client: Client, scenario: Scenario) -> dict[str, str]:
    """The form as a browser would send it, with few games."""
    page = client.get(address(scenario))
    assert page.status_code == 200
    form = page.context["form"]
    given = {name: form[name].value() for name in form.fields}
    sent = {name: str(value) for name, value in given.items() if value not in (None, False)}
    return sent | {"agent": "random", "margin": "20", "proof_games": "40", "games": "1000"}


def address(scenario: Scenario) -> str:
    return reverse("simulate:balance-new", args=[scenario.newest.public_id])


def test_the_form_starts_a_search_once(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    scenario = a_scenario(owner)
    sent = form_of(client, scenario)
    first, second = client.post(address(scenario), sent), client.post(address(scenario), sent)
    study = Study.objects.get()
    assert first.status_code == second.status_code == 302
    assert first["Location"] == second["Location"] == study.get_absolute_url()
    assert [knob["key"] for knob in study.spec["knobs"]] == [
        "rounds",
        "initiative",
        "sides.american.actions",
        "sides.american.cards",
    ]


def test_a_form_without_anything_to_change_is_refused(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    scenario = a_scenario(owner)
    sent = {name: value for name, value in form_of(client, scenario).items() if not name.startswith("on_")}
    reply = client.post(address(scenario), sent)
    assert reply.status_code == 422
    assert f"Choose 1 to {MOST_KNOBS} things" in reply.content.decode()
    assert not Study.objects.exists()


def test_a_private_scenario_of_others_is_not_there(client: Client) -> None:
    scenario = a_scenario(somebody())
    client.force_login(somebody("stranger"))
    assert client.get(address(scenario)).status_code == 404


def test_a_study_of_others_opens_no_version(client: Client, finished: Study) -> None:
    client.force_login(somebody("stranger"))
    assert client.post(reverse("simulate:balance-version", args=[finished.public_id])).status_code == 404


def test_the_page_tells_candidates_goal_and_end(client: Client, finished: Study) -> None:
    client.force_login(finished.owner)
    begun = a_search(finished.owner, key="another")
    assert "Stage 1 is being played" in client.get(begun.get_absolute_url()).content.decode()
    page = client.get(finished.get_absolute_url()).content.decode()
    for words in ("What is next", "Every candidate", "American 30 to 70", "rounds: 6 → 8"):
        assert words in page
    assert "goal as a band" in page and "<svg" in page


def test_hostile_names_stay_text(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    definition = patrols()
    definition["objectives"][0]["name"] = 'A"onclick=1 {{ x }}'
    study = a_search(owner, scenarios.create_scenario(owner=owner, definition=definition))
    page = client.get(study.get_absolute_url())
    assert page.status_code == 200 and '"onclick=1' not in page.content.decode()


def test_the_api_starts_a_search_and_names_what_is_wrong(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    scenario = a_scenario(owner)
    body = {
        "kind": "balance",
        "scenario": scenario.newest.public_id,
        "agent": "random",
        "margin": 20,
        "games": 80,
        "proof_games": 40,
        "knobs": [{"key": "rounds", "first": "6", "last": "8"}],
    }

    def send(key: str, **changes: Any) -> Any:
        return client.post(
            "/api/v1/studies",
            json.dumps(body | changes),
            content_type="application/json",
            headers={"Idempotency-Key": key},
        )

    bad = send("a", knobs=[{"key": "moon"}, {"key": "rounds", "first": "99"}])
    assert bad.status_code == 400
    assert [each["path"] for each in bad.json()["errors"]] == ["/knobs/0", "/knobs/1"]
    assert send("b", scenario="nothing").status_code == 400
    assert not Study.objects.exists()
    good = send("c")
    assert good.status_code == 202, good.content
    assert Study.objects.get().spec["knobs"][0]["key"] == "rounds"
    assert Batch.objects.count() == 2


def test_a_proof_that_is_too_long_here_is_refused_at_once(client: Client, settings: Any) -> None:
    """Otherwise the search would fail at its end."""
    settings.PLAYTEST_GAMES_PER_BATCH = 500
    owner = somebody()
    client.force_login(owner)
    scenario = a_scenario(owner)
    reply = client.post(address(scenario), form_of(client, scenario) | {"proof_games": "501"})
    assert reply.status_code == 422 and "at most 500 games" in reply.content.decode()
    assert client.post(address(scenario), form_of(client, scenario) | {"proof_games": "500"}).status_code == 302


def test_the_scenario_and_its_workshop_lead_to_the_form(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    scenario = a_scenario(owner)
    for page in (scenario.get_absolute_url(), reverse("scenarios:workshop", args=[scenario.public_id])):
        assert f'href="{address(scenario)}"' in client.get(page).content.decode()


def test_the_form_ticks_first_what_helps_the_side_that_is_behind(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    scenario = a_scenario(owner)
    a_measurement(scenario.newest, 40, 160)
    page = client.get(address(scenario))
    form = page.context["form"]
    ticked = [each for number, each in enumerate(form.knobs) if form.fields[f"on_{number}"].initial]
    assert [each.helps for each in ticked] == [0] * 4
    assert "American is behind here" in " ".join(page.content.decode().split())
    cards = next(number for number, each in enumerate(form.knobs) if each.key == "sides.german.cards")
    assert form[f"last_{cards}"].value() == form.knobs[cards].now.words


def test_every_candidate_that_was_left_says_why(client: Client, finished: Study) -> None:
    client.force_login(finished.owner)
    rows = client.get(finished.get_absolute_url()).context["rows"]
    assert any(row["reason"] for row in rows)
    assert all(bool(row["reason"]) == (row["standing"] in (BEHIND, OUT)) for row in rows)
    question, count = read(finished.spec), {"games": 100, "left_out": 0}
    told = {"count": {**count, "points": [80 * POINTS, 20 * POINTS]}, "proof": None}
    assert left_behind(question, told, OUT).startswith("It surely misses the goal: what is possible for American lies")
    assert left_behind(question, told, BEHIND) == (
        "Others were nearer: American took 80.0 % of 100 games, 30.0 points from the goal."
    )
    told = {"count": {**count, "points": [55 * POINTS, 45 * POINTS]}, "proof": None}
    assert left_behind(question, told, BEHIND).startswith("It was near")
    told["proof"] = {**count, "points": [80 * POINTS, 20 * POINTS]}
    assert left_behind(question, told, OUT).startswith("Its proof was not near enough: American took 80")
