"""The services for every game with scenarios, and its duties; an invented game is among them."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.core.management import call_command
from django.template.loader import get_template
from django.test import Client
from django.urls import reverse

import sandtable.games
from scenarios import checking, selectors, services
from scenarios.forms import EditForm
from scenarios.games import all_pages, pages_of, sheet_of
from scenarios.models import Scenario
from scenarios.playable import playable_scenarios
from scenarios.writing import as_text
from tests.support import kubb
from tests.support.forms import sent_by
from tests.support.pages import html_of

API = "/api/v1/scenarios"
JSON = "application/json"
GAMES = [*checking.all_scenarios(), kubb.NAME]
each_game = pytest.mark.parametrize("game", GAMES)
pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _kubb() -> Iterator[None]:
    with kubb.kubb_registered():
        yield


def documents(game: str) -> list[dict[str, Any]]:
    """The example and all that come with the game."""
    scenarios = checking.all_scenarios()[game]
    return [pages_of(game).example(), *(scenarios.document(slug) for slug in scenarios.slugs)]


def kept(owner: User, game: str) -> Scenario:
    return services.create_scenario(owner=owner, definition=pages_of(game).example())


def send(client: Client, address: str, body: Any) -> Any:
    return client.post(address, json.dumps(body), content_type=JSON)


def test_pages_are_those_of_a_game() -> None:
    games = {module.name for module in pkgutil.iter_modules(sandtable.games.__path__)} | {kubb.NAME}
    assert {name: pages.game for name, pages in all_pages().items()} == {name: name for name in all_pages()}
    assert set(all_pages()) <= games and set(checking.all_scenarios()) == set(GAMES) <= games


# The duties of a game -------------------------------------------------------------------------------------------------


@each_game
def test_its_example_names_it_and_can_be_played(game: str) -> None:
    example = pages_of(game).example()
    assert checking.game_of(example) == game == example["game"]
    assert checking.lint(example) == []


@each_game
def test_a_sheet_is_made_of_every_document(game: str) -> None:
    for document in documents(game):
        sheet = sheet_of(game, document)
        assert (sheet.title, sheet.summary) == (document["title"], document["summary"])
        assert type(sheet) is type(pages_of(game).sheet(document))
        assert all(0 < len(fact) < 40 for fact in [*sheet.facts, *(badge.text for badge in sheet.badges)])
        assert {badge.kind for badge in sheet.badges} <= {"plain", "good", "warn", "bad"}
        assert all(0 < len(sentence) < 500 for sentence in sheet.ways_to_win)
        assert json.loads(sheet.text) == document


@each_game
def test_its_template_and_stylesheets_exist(game: str) -> None:
    sheet = sheet_of(game, pages_of(game).example())
    assert get_template(sheet.template)
    for each in sheet.stylesheets:
        assert Path(settings.BASE_DIR, "static", each).is_file()


@each_game
def test_a_picture_runs_nothing_and_says_what_it_is(game: str) -> None:
    for document in documents(game):
        picture = sheet_of(game, document | {"title": "Mill & 'Hill'"}).picture
        if picture:
            tree = ElementTree.fromstring(picture)
            assert tree.tag == "svg" and "Mill & 'Hill'" in (tree.findtext("title") or "")


@each_game
def test_fields_have_names_of_their_own_and_write_what_they_read(game: str) -> None:
    own = {*EditForm.base_fields, "title", "summary", "base", "over", "check", "csrfmiddlewaretoken"}
    entries = pages_of(game).entries
    assert not own & set(entries)
    for document in documents(game):
        for name, entry in entries.items():
            changed, value = deepcopy(document), entry.read(document)
            entry.write(changed, value)
            assert entry.read(changed) == value, name
            assert checking.refusals(changed) == [], name


@each_game
@pytest.mark.parametrize("text", ["[]", "null", "7", "{}", '{"title": 5}'])
def test_fields_without_a_place_in_the_text_are_problems_and_no_failures(game: str, text: str) -> None:
    for entry in pages_of(game).entries.values():
        value = entry.read(pages_of(game).example())
        entry.write(json.loads(text), value)
        entry.read(json.loads(text))


@each_game
def test_fields_read_any_value_in_their_place(game: str) -> None:
    """After a check the page shows the checked definition, however wrong it is."""
    example = pages_of(game).example()
    keys = {*example, *(entry.path[0] for entry in pages_of(game).entries.values() if entry.path), "layout", "target"}
    for key in sorted(keys):
        for value in (None, 7, "x", [], [7], {}, {"x": 7}, True):
            form = EditForm(game, example | {key: value})
            assert all(f'name="{name}"' in str(form[name]) for name in form.entries), (key, value)


# The services for it --------------------------------------------------------------------------------------------------


@each_game
def test_what_comes_with_it_is_on_the_site(game: str, client: Client) -> None:
    call_command("load_scenarios", verbosity=0)
    titles = {document["title"] for document in documents(game)[1:]}
    house = selectors.house_scenarios().filter(game=game)
    assert {each.title for each in house} == titles
    assert {each.house for each in house} == {f"{game}/{slug}" for slug in checking.all_scenarios()[game].slugs}
    for each in house:
        page = client.get(each.get_absolute_url())
        assert page.status_code == 200 and page.context["problems"] == []
        assert page.context["sheet"].template in {template.name for template in page.templates}


@each_game
def test_lists_can_be_narrowed_to_it(game: str, ada: User, as_ada: Client) -> None:
    for each in GAMES:
        kept(ada, each)
    page = as_ada.get(f"/scenarios?show=mine&game={game}")
    assert [tile.scenario.game for tile in page.context["tiles"]] == [game]
    assert page.context["tiles"][0].game in page.content.decode()
    assert f'href="?show=public&amp;game={game}"' in page.content.decode()
    assert "There is none of this game here" in as_ada.get(f"/scenarios?show=public&game={game}").content.decode()
    assert len(as_ada.get("/scenarios?show=mine&game=chess").context["tiles"]) == len(GAMES)
    listed = as_ada.get(f"{API}?game={game}").json()["results"]
    assert [each["game"] for each in listed] == [game]
    assert as_ada.get(f"{API}?game=chess").status_code == 400


@each_game
def test_its_schema_is_published(game: str, client: Client) -> None:
    answer = client.get(f"{API}/schema?game={game}")
    assert answer.json() == checking.all_scenarios()[game].schema()
    again = client.get(f"{API}/schema?game={game}", headers={"If-None-Match": answer["ETag"]})
    assert again.status_code == 304
    assert client.get(f"{API}/schema?game=chess").status_code == 400


@each_game
def test_a_new_scenario_can_begin_with_its_example(game: str, as_ada: Client) -> None:
    page = as_ada.get(f"{reverse('scenarios:new')}?example={game}").content.decode()
    assert f"{reverse('scenarios-api:schema')}?game={game}" in page
    answer = as_ada.post(reverse("scenarios:new"), sent_by(page, "source"))
    made = Scenario.objects.get()
    assert answer["Location"] == made.get_absolute_url()
    assert (made.game, made.newest.definition) == (game, pages_of(game).example())


@each_game
def test_its_documents_are_checked_and_brought_in_through_the_api(game: str, as_ada: Client) -> None:
    example = pages_of(game).example()
    assert send(as_ada, f"{API}/lint", example).json() == {"playable": True, "problems": [], "advice": []}
    made = send(as_ada, f"{API}/import", example)
    assert made.status_code == 201 and (made.json()["game"], made.json()["scenario"]) == (game, example)
    spoilt = send(as_ada, f"{API}/lint", example | {"hat": 1}).json()["problems"]
    assert [each["rule"] for each in spoilt] == ["SCENARIO-SHAPE"] and "hat" in spoilt[0]["message"]


@each_game
def test_the_edit_form_as_it_is_makes_no_version(game: str, ada: User, as_ada: Client) -> None:
    for document in documents(game):
        scenario = services.create_scenario(owner=ada, definition=document)
        address = reverse("scenarios:edit", args=[scenario.public_id])
        form = sent_by(as_ada.get(address).content.decode(), "definition")
        assert as_ada.post(address, form).status_code == 302
        scenario.refresh_from_db()
        assert scenario.newest.number == 1
        assert as_ada.post(address, form | {"title": ["Other"]}).status_code == 302
        scenario.refresh_from_db()
        assert scenario.newest.definition == document | {"title": "Other"}


@each_game
def test_a_picture_leaves_with_its_colors(game: str, ada: User, as_ada: Client) -> None:
    scenario = kept(ada, game)
    answer = as_ada.get(reverse("scenarios:map", args=[scenario.public_id, 1]))
    sheet = sheet_of(game, scenario.newest.definition)
    if not sheet.picture:
        assert answer.status_code == 404
        return
    tree = ElementTree.fromstring(answer.content)
    style = tree.findtext("{http://www.w3.org/2000/svg}style") or ""
    for each in sheet.stylesheets:
        assert Path(settings.BASE_DIR, "static", each).read_text(encoding="utf-8").strip() in style


def test_a_playtest_offers_scenarios_by_game(ada: User, as_ada: Client) -> None:
    for each in GAMES:
        kept(ada, each)
    assert sorted(each.game for each in playable_scenarios(ada)) == sorted(checking.games())
    page = as_ada.get(reverse("simulate:playtest-scenario-new")).content.decode()
    for title in checking.games().values():
        assert f'<optgroup label="{title}">' in page


# Between games --------------------------------------------------------------------------------------------------------


@each_game
def test_a_scenario_stays_with_its_game(game: str, ada: User, as_ada: Client) -> None:
    scenario = kept(ada, game)
    for other in set(GAMES) - {game}:
        example = pages_of(other).example()
        form = {"base": 1, "title": "x", "summary": "x", "definition": as_text(example), "note": ""}
        entries = {name: entry.read(scenario.newest.definition) for name, entry in pages_of(game).entries.items()}
        answer = as_ada.post(reverse("scenarios:edit", args=[scenario.public_id]), {**entries, **form})
        assert answer.status_code == 422 and "scenario of another game is a new one" in answer.content.decode()
        put = as_ada.put(f"{API}/{scenario.public_id}", {"scenario": example}, JSON, headers={"If-Match": "*"})
        assert put.status_code == 400
        assert [(each["path"], each["rule"]) for each in put.json()["errors"]] == [("/scenario/game", "SCENARIO-GAME")]
    assert scenario.versions.count() == 1


@pytest.mark.parametrize("name", ["chess", "", "destiny", "a" * 5000, 7, None, [], {}, "<script>alert(1)</script>"])
def test_a_game_that_is_not_there_is_a_named_problem(name: Any, as_ada: Client) -> None:
    document = pages_of(kubb.NAME).example() | {"game": name}
    (problem,) = checking.lint(document)
    assert checking.refusals(document) == [problem]
    assert (problem.rule, problem.where) == ("SCENARIO-GAME", "game") and len(problem.message) < 300
    assert "kubb" in problem.message
    page = as_ada.post(reverse("scenarios:new"), {"source": as_text(document)})
    assert page.status_code == 422 and "<script>alert" not in page.content.decode()
    for address in (f"{API}/import", f"{API}/lint"):
        assert send(as_ada, address, document).status_code in (200, 400)
    assert not Scenario.objects.exists()


def test_a_document_without_a_game_is_of_the_first() -> None:
    example = {key: value for key, value in pages_of(checking.FIRST).example().items() if key != "game"}
    assert checking.game_of(example) == checking.FIRST and checking.lint(example) == []
    assert checking.game_of([]) == checking.FIRST


def test_what_a_game_adds_is_seen_and_its_fields_write(ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=kubb.a_meadow())
    page = as_ada.get(scenario.get_absolute_url()).content.decode()
    assert 'href="#versions-heading">By water</a>' in page and "css/map.css" in page
    assert "&quot;fields&quot;: [&quot;a&quot;, &quot;b&quot;]" in page
    tile = html_of(as_ada.get("/scenarios?show=mine"))
    assert "Kubb</span>" in tile and "6 sticks · version 1" in tile
    address = reverse("scenarios:edit", args=[scenario.public_id])
    form = sent_by(as_ada.get(address).content.decode(), "definition")
    assert (form["sticks"], form["fields"]) == (["6"], ["a", "b"])
    as_ada.post(address, form | {"sticks": "7", "fields": ["b", "d"]})
    scenario.refresh_from_db()
    assert scenario.newest.definition == kubb.a_meadow(sticks=7, fields=["b", "d"])
    form = sent_by(as_ada.get(address).content.decode(), "definition")
    del form["fields"]
    as_ada.post(address, form | {"sticks": ""})
    scenario.refresh_from_db()
    left = {key: value for key, value in kubb.a_meadow().items() if key != "fields"}
    assert scenario.newest.definition == left
    assert "KUB-01" in as_ada.get(scenario.get_absolute_url()).content.decode()


def test_a_game_that_went_leaves_its_scenarios_readable(ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=kubb.a_meadow())
    Scenario.objects.update(game="gone")
    page = as_ada.get(scenario.get_absolute_url())
    assert page.status_code == 200 and "By the lake." in page.content.decode()
    assert as_ada.get("/scenarios?show=mine").status_code == 200
