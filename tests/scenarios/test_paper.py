"""Print sheets: every version of every game on paper, with everything that players need at the table."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from drawing.svg import Markup, element, picture, render, size_of
from scenarios import checking, services
from scenarios.games import sheet_of
from scenarios.models import Scenario, Visibility
from scenarios.views.paper import shape_of
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_side, shipped
from tests.support.pages import words_of

each_game = pytest.mark.parametrize("game", list(checking.all_scenarios()))


def address_of(scenario: Scenario, number: int = 1) -> str:
    return reverse("scenarios:print", args=[scenario.public_id, number])


def printed(client: Client, scenario: Scenario, number: int = 1, query: str = "") -> str:
    answer = client.get(address_of(scenario, number) + query)
    assert answer.status_code == 200
    return answer.content.decode()


def kept(owner: User, document: dict[str, Any]) -> Scenario:
    return services.create_scenario(owner=owner, definition=document)


@each_game
def test_every_scenario_of_a_game_can_be_printed(game: str, ada: User, as_ada: Client) -> None:
    scenarios = checking.all_scenarios()[game]
    for slug in scenarios.slugs:
        html = printed(as_ada, kept(ada, scenarios.document(slug)))
        sheet = sheet_of(game, scenarios.document(slug))
        assert "site-header" not in html and "site-footer" not in html and "<nav" not in html
        assert str(sheet.picture) in html and "paper__front--" in html
        text = words_of(html)
        assert sheet.title in text and all(fact in text for fact in sheet.facts)
        assert "Victory" in text and "Set-up" in text


def test_forces_cards_zones_and_rules_of_a_battle_are_all_there(ada: User, as_ada: Client) -> None:
    """The numbers stand in the file of the scenario (data/scenarios/the-long-mile.json)."""
    text = words_of(printed(as_ada, kept(ada, shipped("the-long-mile"))))
    assert "Initiative German" in text and "5B, turned: " in text
    assert "Squad bases 6 5 2" in text and "Regular Infantry 17 15 6" in text
    assert "Round 4, division 2" in text and "east; 2 squads may start concealed" in text
    assert "Artillery I; American Air Support I" in text and "Lay Smoke, Clear Minefield" in text
    assert "D10 Brook bridge: neutral victory objective, 4 points after the last round" in text
    assert "c west edge American reinforcements of round 3, American units from cards A1-A" in text
    assert "End of round 5, German: 2 command, 1 strategy card" in text
    assert "1 victory point for each vehicle destroyed" in text


def test_somebody_else_s_private_scenario_is_not_printed(scenario: Scenario, as_ben: Client, as_ada: Client) -> None:
    assert as_ben.get(address_of(scenario)).status_code == 404
    assert as_ada.get(address_of(scenario)).status_code == 200
    assert as_ada.get(address_of(scenario, 2)).status_code == 404
    services.set_visibility(scenario=scenario, visibility=Visibility.UNLISTED)
    assert as_ben.get(address_of(scenario)).status_code == 200
    assert as_ben.post(address_of(scenario)).status_code == 405


def test_an_older_version_is_printed_as_it_was(scenario: Scenario, as_ada: Client) -> None:
    services.save_version(scenario=scenario, definition=a_document(title="A long fight"), expected=1)
    assert "A small fight" in printed(as_ada, scenario) and "A long fight" in printed(as_ada, scenario, 2)
    assert f"testserver{scenario.get_absolute_url()}/v/2" in printed(as_ada, scenario, 2)


def test_the_scenario_page_leads_to_the_sheet_of_its_version(scenario: Scenario, as_ada: Client) -> None:
    services.save_version(scenario=scenario, definition=a_document(rounds=6), expected=1)
    page = as_ada.get(f"{scenario.get_absolute_url()}/v/1").content.decode()
    assert f'href="{address_of(scenario, 1)}"' in page
    assert f'href="{address_of(scenario, 2)}"' in as_ada.get(scenario.get_absolute_url()).content.decode()


@pytest.mark.parametrize(("query", "is_saved"), [("", False), ("?ink=less", True), ("?ink=<b>&ink=less%20", False)])
def test_the_ink_saver_can_be_on_from_the_beginning(
    query: str, is_saved: bool, scenario: Scenario, as_ada: Client
) -> None:
    assert ('id="save-ink" checked' in printed(as_ada, scenario, query=query)) == is_saved


def test_a_scenario_that_breaks_rules_says_so_on_paper(ada: User, as_ada: Client) -> None:
    lost = a_document(objectives=[{"hex": "Z9", "kind": "victory", "side": "neutral"}])
    assert "What keeps it from being played" in printed(as_ada, kept(ada, lost))
    boards = [{"side": "1A", "column": 0, "row": 0}, {"side": "1B", "column": 0, "row": 0}]
    html = printed(as_ada, kept(ada, a_document(boards=boards)))
    assert "paper__front--" not in html and "Squad bases" in html


def test_hostile_names_are_text_on_paper(ada: User, as_ada: Client) -> None:
    """The product has eight digits: the random address on the sheet can't hold it by chance."""
    name = "Mill \"&\" 'x' {{ 7919*7927 }}"
    side = a_side("west", decks=[{"name": "Artillery I"}])
    document = a_document(title=name, summary=name, sides={"american": side, "german": a_side("east")})
    html = printed(as_ada, kept(ada, document))
    assert name not in html and name in unescape(html) and "62773913" not in words_of(html)


def test_the_first_page_has_the_shape_of_the_picture() -> None:
    def drawn(width: float, height: float) -> Markup:
        return render(picture(width, height, element("circle", cx=1, cy=1, r=1), title="One", class_="map"))

    class Of:
        def __init__(self, picture: Markup) -> None:
            self.picture = picture

    assert size_of(drawn(640.5, 300)) == (640.5, 300)
    assert shape_of(Of(drawn(640.5, 300))) == "wide"  # type: ignore[arg-type]
    assert shape_of(Of(drawn(300, 300))) == shape_of(Of(drawn(200, 300))) == "tall"  # type: ignore[arg-type]
    assert shape_of(Of(Markup(""))) == ""  # type: ignore[arg-type]


def test_rules_for_the_players_are_on_paper(ada: User, as_ada: Client) -> None:
    rules = ["The mill burns down after round 3.", "Nobody surrenders."]
    text = words_of(printed(as_ada, kept(ada, a_document(special_rules=rules))))
    assert "Rules for the players" in text and all(rule in text for rule in rules)
