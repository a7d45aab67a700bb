"""The page that compares two versions: both maps in one, every difference in words, and nobody's secrets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from scenarios import checking, services
from scenarios.comparing import compare
from scenarios.games import difference_of, pages_of
from scenarios.models import Scenario, Visibility
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_garrison
from tests.support.pages import words_of

MILL = {"hex": "D3", "kind": "victory", "side": "neutral", "name": "Mill"}
FORD = {"hex": "B2", "kind": "command", "side": "german", "value": 1, "name": "Ford"}


def page(client: Client, scenario: Scenario, query: str = "", status: int = 200) -> str:
    answer = client.get(reverse("scenarios:compare", args=[scenario.public_id]) + query)
    assert answer.status_code == status
    return answer.content.decode()


@pytest.fixture
def three(ada: User) -> Scenario:
    """Ada's private fight in three versions: the mill moves, then the ford comes and a hex becomes woods."""
    scenario = services.create_scenario(owner=ada, definition=a_document(objectives=[MILL]))
    moved = a_document(objectives=[MILL | {"hex": "E4"}], rounds=6)
    services.save_version(scenario=scenario, definition=moved, expected=1, note="The mill moves.")
    more = a_document(objectives=[MILL | {"hex": "E4"}, FORD], rounds=6, overlays=[{"hex": "C3", "base": "woods"}])
    services.save_version(scenario=scenario, definition=more, expected=2)
    return scenario


def test_the_two_newest_versions_are_compared_at_first(three: Scenario, as_ada: Client) -> None:
    text = words_of(page(as_ada, three))
    assert "Versions 2 and 3 compared" in text
    assert "Objective Ford B2 added" in text and "rounds" not in text


def test_any_two_versions_can_be_named_in_either_order(three: Scenario, as_ada: Client) -> None:
    for query in ("?a=1&b=2", "?a=2&b=1"):
        text = words_of(page(as_ada, three, query))
        assert "Versions 1 and 2 compared" in text and "2 differences" in text
        assert "Rounds changed 8 6" in text and "Objective Mill E4 moved Hex: D3 Hex: E4" in text


def test_the_map_marks_what_differs_by_sign_and_word(three: Scenario, as_ada: Client) -> None:
    html = page(as_ada, three, "?a=1&b=3")
    assert html.count('class="difference__arrow"') == 1
    marks = re.findall(r'<g class="difference difference--(\w+)"><title>(\w+):', html)
    assert {hex: kind for kind, hex in marks} == {"E4": "moved", "B2": "added", "C3": "changed"}
    text = words_of(html)
    assert "C3: ground:" in text and "→ woods" in text
    assert "B2: Objective Ford B2: added" in text and "E4: Objective Mill E4: moved, Hex: D3 → Hex: E4" in text


def test_placed_units_are_marked_where_they_stand() -> None:
    """The medics move, the gunners leave, a half-track of the enemy comes."""
    before, after = a_garrison(), a_garrison()
    placed = after["sides"]["german"]["divisions"]["1"]["placed"]
    placed[0]["hex"] = "E3"
    del placed[2]
    after["sides"]["american"]["divisions"]["1"]["placed"].append({"hex": "A2", "vehicle": "m3a1"})
    found = difference_of("tide_of_iron", before, after, compare(before, after))
    assert found is not None
    marks = [row.split(":")[0] for row in found.rows]
    assert sorted(marks) == ["A2", "E2", "E3"]
    assert [word for _picture, word in found.legend] == ["new", "gone", "moved"]


def test_zones_and_boards_are_marked_too(ada: User) -> None:
    before = a_document()
    after = a_document(
        boards=[{"side": "1A", "column": 0, "row": 0}, {"side": "2A", "column": 1, "row": 0}],
        zones={"west": {"columns": [1, 1]}, "east": {"columns": [6, 7]}},
    )
    found = difference_of("tide_of_iron", before, after, compare(before, after))
    assert found is not None
    rows = list(found.rows)
    assert "B1: no longer in the zone west" in rows
    assert any(row.startswith("H1: a new hex") or row.startswith("J1: a new hex") for row in rows)
    assert {word for _picture, word in found.legend} >= {"new", "gone"}
    back = difference_of("tide_of_iron", after, before, compare(after, before))
    assert back is not None and any("the hex is gone" in row for row in back.rows)


def test_boards_that_make_no_map_are_compared_in_words(ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=a_document())
    twice = [{"side": "1A", "column": 0, "row": 0}, {"side": "1B", "column": 0, "row": 0}]
    services.save_version(scenario=scenario, definition=a_document(boards=twice), expected=1)
    html = page(as_ada, scenario)
    assert "map-frame" not in html and "Board 1B added" in words_of(html)


@pytest.mark.parametrize("game", list(checking.all_scenarios()))
def test_versions_of_every_game_can_be_compared(game: str, ada: User, as_ada: Client) -> None:
    example = pages_of(game).example()
    scenario = services.create_scenario(owner=ada, definition=example)
    services.save_version(scenario=scenario, definition={**example, "title": "Another"}, expected=1)
    assert f"Title changed {example['title']} Another" in words_of(page(as_ada, scenario))


def test_a_single_version_has_nothing_to_be_compared_with(scenario: Scenario, as_ada: Client) -> None:
    assert "A version does not differ from itself" in page(as_ada, scenario)
    assert "Compare version" not in as_ada.get(scenario.get_absolute_url()).content.decode()


def test_a_scenario_page_leads_here(three: Scenario, as_ada: Client) -> None:
    html = as_ada.get(f"{three.get_absolute_url()}/v/2").content.decode()
    assert "Compare version 2 with" in html and 'name="b" value="2"' in html


HOSTILE = ["?a=x", "?a=-1", "?a=0", "?b=4", "?a=1e3", "?a=9999999999", "?a=%D9%A3", "?a=1&b=<script>", "?b=1;drop"]


@pytest.mark.parametrize("query", HOSTILE)
def test_versions_that_are_not_there(query: str, three: Scenario, as_ada: Client) -> None:
    page(as_ada, three, query, status=404)


def test_nobody_else_compares_private_versions(three: Scenario, as_ben: Client, client: Client) -> None:
    for who in (as_ben, client):
        page(who, three, "?a=1&b=2", status=404)
    services.set_visibility(scenario=three, visibility=Visibility.PUBLIC)
    page(client, three, "?a=1&b=2")


def test_hostile_values_are_text(ada: User, as_ada: Client) -> None:
    name = "{{ 7*7 }} \"&\" 'x'"
    definition: dict[str, Any] = a_document(objectives=[MILL])
    scenario = services.create_scenario(owner=ada, definition=definition)
    mill = MILL | {"name": name}
    services.save_version(scenario=scenario, definition=a_document(objectives=[mill]), expected=1, note=name)
    html = page(as_ada, scenario)
    assert name not in html and name in words_of(html)
