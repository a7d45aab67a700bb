"""Scenarios of Mafia City on the site: what the page says, its picture, and what the edit form saves."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from scenarios import services
from scenarios.games import pages_of
from scenarios.models import Scenario
from scenarios.writing import as_text
from tests.sandtable.games.mafia_city.test_scenario import LAYOUT, a_document
from tests.scenarios.test_pages import page
from tests.support.pages import words_of


@pytest.fixture
def pier(ada: User) -> Scenario:
    return services.create_scenario(owner=ada, definition=a_document(layout=LAYOUT, secret_deal_bonus=2))


def filled(scenario: Scenario, **changes: Any) -> dict[str, Any]:
    """The edit form as the browser would send it unchanged, but for these fields."""
    definition = scenario.newest.definition
    shown = {name: entry.read(definition) for name, entry in pages_of("mafia_city").entries.items()}
    common = {"base": scenario.newest.number, "title": definition["title"], "summary": definition["summary"]}
    return {**common, **shown, "definition": as_text(definition), "note": ""} | changes


def test_the_page_tells_everything_in_words(pier: Scenario, as_ada: Client) -> None:
    text = words_of(page(as_ada, pier.get_absolute_url()))
    for part in (
        "3 to 5 players",
        "Prison in the middle",
        "1 Prison centre – the lowest Mafioso wins it Everybody takes his Mafiosi out of the Cell.",
        "7 City Hall north Mayor nobody wins it Take the Mayor:",
        "2 Harbour south Hitman",
        "Secret Deal Location 2 1 1 2 6",
        "Together 16 14 8 11 49",
        "Thief Take a random card from another player's hand into yours.",
        "Two Hats Place one of your Mafiosi from your reserve",
        "4 13 7 4",
        "15 with 3 players, 13 with 4 players, 11 with 5 players",
        "Mafiosi in a Secret Deal 2 not as in the box",
        "Rounds at most 40",
    ):
        assert part in text, part
    assert "Every game lays the city out anew" not in text
    assert "The texts are those of the box" in text


def test_the_page_of_a_random_city_says_that_its_places_mean_nothing(ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=a_document())
    text = words_of(page(as_ada, scenario.get_absolute_url()))
    assert "Every game lays the city out anew" in text and "2 Harbour Hitman the lowest Mafioso wins it" in text
    assert "The texts are those of the box" not in text


def test_a_city_that_cannot_be_played_is_shown_with_its_problems(ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=a_document(layout=["prison", "prison", *LAYOUT[2:]]))
    text = words_of(page(as_ada, scenario.get_absolute_url()))
    assert "the city has no City Hall" in text and "the city has Prison 2 times" in text and "MAF-SET-05" in text


def test_the_city_leaves_as_a_picture_with_its_colours(pier: Scenario, as_ada: Client) -> None:
    response = as_ada.get(reverse("scenarios:map", args=[pier.public_id, 1]))
    assert response.status_code == 200 and response["Content-Type"].startswith("image/svg+xml")
    svg = response.content.decode()
    ElementTree.fromstring(svg)
    assert "--city-hitman" in svg and "--map-paper" in svg and "7 City Hall: Mayor" in svg


def test_two_places_and_a_target_are_changed_in_the_form(pier: Scenario, as_ada: Client) -> None:
    form = filled(pier, place_1="harbour", place_4="city_hall", target_4="9", hitman="city_hall")
    response = as_ada.post(reverse("scenarios:edit", args=[pier.public_id]), form)
    assert response.status_code == 302
    saved = Scenario.objects.get().newest
    assert saved.number == 2
    assert saved.definition == a_document(
        layout=["prison", "harbour", *LAYOUT[2:4], "city_hall", *LAYOUT[5:]],
        secret_deal_bonus=2,
        target={"3": 15, "4": 9, "5": 11},
        figures={"hitman": "city_hall"},
    )


def test_checking_names_what_a_half_done_swap_breaks_and_saves_nothing(pier: Scenario, as_ada: Client) -> None:
    form = filled(pier, place_1="harbour", check="1")
    response = as_ada.post(reverse("scenarios:edit", args=[pier.public_id]), form)
    text = words_of(response.content.decode())
    assert "the city has no City Hall" in text and "the city has Harbour 2 times" in text
    assert Scenario.objects.get().newest.number == 1


def test_a_new_scenario_begins_with_the_standard_one(as_ada: Client) -> None:
    assert "A city laid at random" in page(as_ada, f"{reverse('scenarios:new')}?example=mafia_city")
