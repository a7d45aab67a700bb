"""Scenarios of Space Bastards on the pages that every game has."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from sandtable.games.space_bastards.scenario import SCENARIOS
from scenarios import checking, services
from scenarios.games.space_bastards import PAGES
from tests.scenarios.test_pages import page
from tests.support.pages import words_of

SMALLEST: dict[str, Any] = {"game": "space_bastards", "title": "Small", "summary": "As in the box."}


def test_the_page_tells_everything_in_words(ada: User, as_ada: Client) -> None:
    document = SMALLEST | {
        "source": "A book",
        "prices": {"lock": 4},
        "priorities": SCENARIOS.document("change-first")["priorities"],
    }
    scenario = services.create_scenario(owner=ada, definition=document)
    text = words_of(page(as_ada, scenario.get_absolute_url()))
    for part in (
        "2 to 5 players",
        "P3 orange 17 .#### ##### ##### ###.. I3, I6 2 to 5",
        "O1 P4 O2, O18, T1",
        "T2 – O10, O11, T1 (teleport, free)",
        "Relationship Change everybody exchanges a race card Love",
        "Toucanosaur 4 squares, 6 tokens",
        "12 2 points a planet",
        "One more lock 4",
        "Most points win; then more money, then more living tokens.",
        "Source: A book",
    ):
        assert part in text, part


@pytest.mark.parametrize("slug", SCENARIOS.slugs)
def test_every_scenario_has_a_page_and_a_picture_to_take_away(slug: str, ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=SCENARIOS.document(slug))
    assert scenario.title in page(as_ada, scenario.get_absolute_url())
    picture = as_ada.get(reverse("scenarios:map", args=[scenario.public_id, 1])).content.decode()
    assert ".sb-ground" in picture and "<script" not in picture
    assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"


def test_problems_are_told_and_the_map_is_drawn_all_the_same(ada: User, as_ada: Client) -> None:
    document = SMALLEST | {"edges": [["O1", "O1"]], "planets_in_play": {"2": ["P1"]}}
    scenario = services.create_scenario(owner=ada, definition=document)
    html = page(as_ada, scenario.get_absolute_url())
    assert "SPB-SET-02" in html and "SPB-SHIP-01" in html and "Map of Small" in html


def test_names_that_nothing_has_are_problems_and_no_failure(ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=SMALLEST | {"planets_in_play": {"2": ["Q"]}})
    html = page(as_ada, scenario.get_absolute_url())
    assert "no planet is called Q" in html and "Map of Small" not in html


def test_the_example_is_ready_to_play() -> None:
    assert checking.lint(PAGES.example()) == []
