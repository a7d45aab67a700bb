"""The pages of a field: asked for, watched, sorted, grown, kept as a file; and the same by the API."""

from __future__ import annotations

import csv
import re
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django.fixtures import Settings
from rest_framework.test import APIClient

from scenarios.models import Visibility
from simulate.models import Batch, Chunk, Study, StudyState
from simulate.study import services as study_services
from simulate.study.field.question import read
from tests.support.kept_rows import KeptRows
from tests.support.pages import hrefs_of
from tests.support.playtests import a_playable, a_side, a_user, offer
from tests.support.scenario_playtests import a_stored_skirmish
from tests.support.toy_study import play_to_the_end

pytestmark = pytest.mark.django_db
NEW = "/studies/field/new"


@pytest.fixture
def ada(client: Client) -> Any:
    owner: Any = a_user("ada")
    client.force_login(owner)
    return owner


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three decks and a demo field of two, all of the toy game."""
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"), a_playable("Jango"), a_playable("=1+1"))
    demo = (a_side("Field one"), a_side("Field two"))
    monkeypatch.setattr("simulate.results.series.services.demo_field", lambda *decks: demo)


def form(**more: Any) -> dict[str, Any]:
    given = {
        "shape": "all",
        "deck": "",
        "decks": ["rey:1", "kylo:1", "jango:1"],
        "agents": ["random"],
        "size": "own",
        "rotations": "6",
        "even": "top",
        "seed": "3",
        "key": "once",
    }
    return given | more


def asked(client: Client, **more: Any) -> Study:
    """A field that was asked for by its form."""
    answer = client.post(NEW, form(**more))
    study = Study.objects.get(kind="field")
    assert (answer.status_code, answer["Location"]) == (302, study.get_absolute_url())
    return study


def played() -> int:
    """The key of somebody's field of three decks, which is played to its end."""
    browser = Client()
    browser.force_login(a_user())  # type: ignore[arg-type]
    return int(play_to_the_end(asked(browser)).pk)


PLAYED = KeptRows(played)


@pytest.fixture
def study(client: Client, decks: None) -> Study:
    """Such a field; the client is its owner's."""
    found = Study.objects.get(pk=PLAYED.put_back())
    client.force_login(found.owner)
    return found


def cells(html: str) -> list[str]:
    """The words of the cells of the matrix."""
    table = html.split('<table class="matrix">')[1].split("</table>")[0]
    found = re.findall(r'<td class="matrix__cell[^>]*>(.*?)</td>', table, re.DOTALL)
    return [" ".join(re.sub(r"<[^>]+>", " ", cell).split()) for cell in found]


def test_a_field_is_asked_for_and_fills_its_matrix(client: Client, ada: Any, decks: None) -> None:
    study = asked(client)
    html = client.get(study.get_absolute_url()).content.decode()
    assert "hx-get" in html and cells(html) == ["– no games"] * 6
    play_to_the_end(study)
    html = client.get(study.get_absolute_url()).content.decode()
    assert "hx-get" not in html.split("<main", 1)[1]
    assert all(re.fullmatch(r"\d+ % \d+–\d+ \d+ games", cell) for cell in cells(html))
    for batch in study.batches.all():
        assert batch.get_absolute_url() in hrefs_of(html)
    assert "Rey, version 1" in html and "Nash share" in html


def test_both_sides_of_a_pairing_add_up(client: Client, ada: Any, decks: None) -> None:
    study = asked(client, decks=["rey:1", "kylo:1"])
    play_to_the_end(study)
    first, second = cells(client.get(study.get_absolute_url()).content.decode())
    assert int(first.split(" ")[0]) + int(second.split(" ")[0]) == 100


def test_the_matrix_is_sorted_by_name_or_as_added(client: Client, study: Study) -> None:

    def rows(sort: str) -> list[str]:
        html = client.get(study.get_absolute_url(), {"sort": sort}).content.decode()
        return re.findall(r'<th scope="row">.*?<bdi>(\w+), version 1</bdi>', html.split("<tbody>")[1], re.DOTALL)

    assert rows("name") == ["Jango", "Kylo", "Rey"]
    assert rows("added") == ["Rey", "Kylo", "Jango"]
    study.refresh_from_db()
    best = study.result["look"]["order"][0]
    assert rows("rating")[0] == rows("anything")[0] == ["Rey", "Kylo", "Jango"][best]


def test_progress_keeps_the_order_that_was_asked_for(client: Client, ada: Any, decks: None) -> None:
    study = asked(client)
    html = client.get(study.get_absolute_url(), {"sort": "name"}).content.decode()
    address = reverse("simulate:study-progress", args=[study.public_id])
    assert f"{address}?sort=name" in html
    first = client.get(f"{address}?sort=name")
    assert first.status_code == 200
    assert client.get(f"{address}?sort=name", headers={"If-None-Match": first["ETag"]}).status_code == 304


def test_one_row_of_a_field(client: Client, ada: Any, decks: None) -> None:
    study = asked(client, shape="row", deck="rey:1", decks=["kylo:1"], demo="on")
    play_to_the_end(study)
    assert set(study.batches.values_list("study_key", flat=True)) == {"0-1", "0-2", "0-3"}
    html = client.get(study.get_absolute_url()).content.decode()
    assert '<table class="matrix">' not in html
    assert "Field two" in html and "Mean over the opponents" in html


def test_a_row_of_a_matrix_can_be_looked_at(client: Client, study: Study) -> None:
    html = client.get(study.get_absolute_url(), {"row": "1"}).content.decode()
    assert "How Kylo, version 1 does against each opponent" in html
    for wrong in ("9", "-1", "x", "²"):
        assert "against each opponent" not in client.get(study.get_absolute_url(), {"row": wrong}).content.decode()


def test_the_address_of_a_deck_page_fills_in_a_row(client: Client, ada: Any, decks: None) -> None:
    html = client.get(NEW, {"deck": "rey:1"}).content.decode()
    assert re.search(r'value="row"[^>]*checked', html)
    assert re.search(r'value="rey:1" selected', html)
    assert "the demo field of their format" in html


def test_several_agents_play_every_deck(client: Client, ada: Any, decks: None) -> None:
    study = asked(client, decks=["rey:1", "kylo:1"], agents=["random", "greedy-0"], rotations="1")
    labels = [member.label for member in read(study.spec).members]
    assert labels == [f"{deck}, version 1 · {agent}" for deck in ("Rey", "Kylo") for agent in ("random", "greedy-0")]
    assert study.batches.count() == 6


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"decks": []}, "2 to 24 members, not 0"),
        ({"decks": ["rey:1"]}, "2 to 24 members, not 1"),
        ({"decks": ["rey:1", "nobody:1"]}, "There is no such deck"),
        ({"decks": ["rey:1", "rey:1"]}, "is there twice"),
        ({"shape": "row"}, "This field is required"),
        ({"deck": "rey:1"}, "You chose one deck"),
        ({"shape": "row", "deck": "rey:1", "agents": ["random", "greedy-0"]}, "played by one agent"),
        ({"agents": []}, "required"),
        ({"agents": ["oracle"]}, "oracle"),
        ({"rotations": ""}, "This field is required"),
        ({"rotations": "999999"}, "a field may have 100000"),
        ({"even": "sideways"}, "Must be a valid boolean"),
    ],
)
def test_every_problem_is_said_and_nothing_starts(
    client: Client, ada: Any, decks: None, given: dict[str, Any], said: str
) -> None:
    answer = client.post(NEW, form(**given))
    assert answer.status_code == 422
    assert said in answer.content.decode()
    assert not Study.objects.exists() and not Batch.objects.exists()


def test_the_form_sent_twice_starts_once(client: Client, ada: Any, decks: None) -> None:
    first = client.post(NEW, form())
    assert client.post(NEW, form())["Location"] == first["Location"]
    assert Study.objects.count() == 1


def estimate(client: Client, **given: Any) -> str:
    html = client.get("/studies/field/estimate", given).content.decode()
    return " ".join(html.split())


def test_games_and_time_are_told_before_the_start(client: Client, ada: Any, decks: None, settings: Settings) -> None:
    """Three pairings of 20 pairs are 120 games; a row of one against two and the demo field's two has 160."""
    given: dict[str, Any] = {"decks": ["rey:1", "kylo:1", "jango:1"], "agents": ["random"], "size": "quick"}
    assert estimate(client, **given) == "120 games. How long they take is measured while they run."
    row = given | {"shape": "row", "deck": "rey:1", "decks": ["kylo:1", "jango:1"], "demo": "on"}
    assert estimate(client, **row).startswith("160 games")
    play_to_the_end(asked(client))
    took = {"duration_ms": 50_000, "processor_ms": 50_000}  # 20 games a second
    Chunk.objects.update(size=1000, wins=1000, losses=0, draws=0, capped=0, **took)
    settings.GAME_PROCESSES = 1
    assert estimate(client, **given) == "120 games: about 6 seconds here and now. Longer: 600 games, about 30 seconds."
    for nonsense in ({}, {"agents": "oracle"}, given | {"size": "own", "rotations": "x"}, given | {"decks": "rey:1"}):
        assert estimate(client, **nonsense) == ""


def test_a_deck_joins(client: Client, ada: Any, decks: None) -> None:
    study = asked(client, decks=["rey:1", "kylo:1"])
    play_to_the_end(study)
    address = reverse("simulate:field-join", args=[study.public_id])
    assert client.get(address).status_code == 200
    sent = {"deck": "jango:1", "agent": "random", "key": "k"}
    assert client.post(address, sent)["Location"] == study.get_absolute_url()
    play_to_the_end(study)
    assert study.state == StudyState.DONE and study.batches.count() == 3
    assert len(cells(client.get(study.get_absolute_url()).content.decode())) == 6
    answer = client.post(address, sent)
    assert answer.status_code == 422 and "is there twice" in answer.content.decode()


def test_a_stopped_field_says_why_nobody_joins(client: Client, ada: Any, decks: None) -> None:
    study = asked(client, decks=["rey:1", "kylo:1"])
    study_services.cancel(study=study)
    assert "Add a deck" not in client.get(study.get_absolute_url()).content.decode()
    address = reverse("simulate:field-join", args=[study.public_id])
    answer = client.post(address, {"deck": "jango:1", "agent": "random", "key": "k"})
    assert answer.status_code == 422 and "was stopped" in answer.content.decode()


def test_the_file_has_every_pairing_from_both_sides(client: Client, ada: Any, decks: None) -> None:
    study = asked(client, decks=["rey:1", "kylo:1", "=1+1:1"])
    play_to_the_end(study)
    text = client.get(reverse("simulate:field-csv", args=[study.public_id])).content.decode()
    lines = list(csv.DictReader(text.splitlines()))
    assert len(lines) == 6
    assert {line["row"] for line in lines} == {"Rey, version 1", "Kylo, version 1", "'=1+1, version 1"}
    by_names = {(line["row"], line["column"]): line for line in lines}
    assert float(by_names["Rey, version 1", "Kylo, version 1"]["share"]) > 0.5, "Rey is the stronger one"
    for (row, column), line in by_names.items():
        mirrored = by_names[column, row]
        assert float(line["share"]) + float(mirrored["share"]) == pytest.approx(1, abs=1e-3)
        assert [line[f"pairs_{n}"] for n in range(5)] == [mirrored[f"pairs_{4 - n}"] for n in range(5)]
        assert int(line["games"]) == 2 * sum(int(line[f"pairs_{n}"]) for n in range(5))


def test_the_pairings_tell_first_player_lengths_and_endings(client: Client, study: Study) -> None:
    html = client.get(reverse("simulate:field-pairings", args=[study.public_id])).content.decode()
    assert "Who goes first wins" in html and re.search(r"points \d+%", html)
    for batch in study.batches.all():
        assert batch.get_absolute_url() in hrefs_of(html)


@pytest.mark.parametrize("name", ["study", "field-pairings", "field-csv", "field-join"])
def test_a_field_is_its_owner_s_until_it_is_shared(client: Client, ada: Any, decks: None, name: str) -> None:
    study = asked(client, decks=["rey:1", "kylo:1"])
    address = reverse(f"simulate:{name}", args=[study.public_id])
    client.force_login(a_user("ben"))  # type: ignore[arg-type]
    assert client.get(address).status_code == 404
    Study.objects.update(visibility=Visibility.UNLISTED)
    assert client.get(address).status_code == (404 if name == "field-join" else 200)


def test_hostile_names_stay_text(client: Client, ada: Any, monkeypatch: pytest.MonkeyPatch, decks: None) -> None:
    offer(monkeypatch, a_playable("<script>alert(1)</script>"), a_playable("Kylo"))
    study = asked(client, decks=["<script>alert(1)</script>:1", "kylo:1"])
    play_to_the_end(study)
    for name in ("study", "field-pairings"):
        html = client.get(reverse(f"simulate:{name}", args=[study.public_id])).content.decode()
        assert "<script>alert" not in html and "&lt;script&gt;alert" in html


# Agents on a scenario -------------------------------------------------------------------------------------------------


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of tests have no rules for scenarios."""
    for module in ("playable", "verdicts"):
        monkeypatch.setattr(f"scenarios.{module}.lint", lambda *_given: [])


def scenario_form(version: Any, *agents: str) -> dict[str, Any]:
    given = {"version": version.public_id, "agents": list(agents), "size": "own", "rotations": "3"}
    return given | {"even": "even", "seed": "4", "key": "k"}


def test_agents_meet_on_a_scenario(client: Client, ada: Any, rules: None) -> None:
    sent = scenario_form(a_stored_skirmish(ada), "random", "greedy-0", "greedy-2")
    answer = client.post("/studies/field/scenario/new", sent)
    study = Study.objects.get()
    assert (answer.status_code, answer["Location"]) == (302, study.get_absolute_url())
    play_to_the_end(study)
    assert study.state == StudyState.DONE
    assert [batch.labels for batch in study.batches.order_by("pk")] == [
        ["random", "greedy-0"],
        ["random", "greedy-2"],
        ["greedy-0", "greedy-2"],
    ]
    html = client.get(study.get_absolute_url()).content.decode()
    assert len(cells(html)) == 6 and "Add a deck" not in html


def test_a_scenario_needs_two_different_agents_and_a_reader(client: Client, ada: Any, rules: None) -> None:
    version, hidden = a_stored_skirmish(ada), a_stored_skirmish(a_user("ben"))
    for sent, said in [
        (scenario_form(version, "random"), "2 to 24 members"),
        (scenario_form(version, "random", "random"), "is there twice"),
        (scenario_form(hidden, "random", "greedy-0"), "There is no such scenario"),
    ]:
        answer = client.post("/studies/field/scenario/new", sent)
        assert answer.status_code == 422 and said in answer.content.decode()
    assert not Study.objects.exists()


# The API --------------------------------------------------------------------------------------------------------------

URL = "/api/v1/studies"
BODY: dict[str, Any] = {
    "kind": "field",
    "decks": [{"deck": "rey"}, {"deck": "kylo", "version": 1}],
    "agents": ["random"],
    "pairs": 6,
    "seed": 3,
}


@pytest.fixture
def api(decks: None) -> APIClient:
    owner: Any = a_user("ada")
    client = APIClient()
    client.force_login(owner)
    return client


def post(api: APIClient, body: dict[str, Any], key: str = "once") -> Any:
    return api.post(URL, body, format="json", headers={"Idempotency-Key": key})


def test_a_field_by_the_api_grows_and_is_read(api: APIClient) -> None:
    answer = post(api, BODY)
    assert answer.status_code == 202, answer.content
    study = Study.objects.get()
    play_to_the_end(study)
    address = answer["Location"]
    result = api.get(address).json()["result"]
    assert [member["label"] for member in result["members"]] == ["Rey, version 1", "Kylo, version 1"]
    assert sum(result["cells"]["0-1"]["counts"]) == 6 and result["look"]["is_final"]
    joined = api.post(f"{address}/members", {"deck": "jango", "agent": "random"}, format="json")
    assert joined.status_code == 202 and len(joined.json()["result"]["members"]) == 3
    play_to_the_end(study)
    text = api.get(f"{address}/matrix.csv").content.decode()
    assert len(text.splitlines()) == 1 + 6


def test_the_api_names_every_problem(api: APIClient) -> None:
    answer = post(api, BODY | {"decks": [{"deck": "x"}, {"deck": "rey"}, {"deck": "y"}]})
    assert answer.status_code == 400
    assert [error["path"] for error in answer.json()["errors"]] == ["/decks/0/deck", "/decks/2/deck"]
    assert not Study.objects.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"decks": []},
        {"decks": [{"deck": "rey"}]},
        {"pairs": 0},
        {"agents": ["oracle"]},
        {"agents": []},
        {"hat": 1},
        {"scenario": "x"},
        {"row": {"deck": "rey"}, "agents": ["random", "greedy-0"]},
        {"demo": "yes"},
    ],
)
def test_a_body_of_another_shape_is_refused(api: APIClient, change: dict[str, Any]) -> None:
    assert post(api, BODY | change).status_code == 400 and not Study.objects.exists()


def test_a_row_by_the_api(api: APIClient) -> None:
    answer = post(api, BODY | {"row": {"deck": "jango"}, "demo": True})
    assert answer.status_code == 202
    assert set(answer.json()["playtests"]) == {"0-1", "0-2", "0-3", "0-4"}


def test_somebody_else_lets_nobody_join(api: APIClient) -> None:
    address = post(api, BODY)["Location"]
    other: Any = a_user("ben")
    api.force_login(other)
    assert api.post(f"{address}/members", {"deck": "jango", "agent": "random"}, format="json").status_code == 404
