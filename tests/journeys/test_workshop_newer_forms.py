"""Events, special actions, purchases and armies are entered in forms, by mouse and by keys alone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.hands import Hands, Keys
from tests.support.map_work import document
from tests.support.running import Service
from tests.support.scribe import Scribe

HELD: Final = {"controls": {"side": "german", "objectives": ["D4"]}}
NEWER: Final[dict[str, Any]] = {
    "objectives": [{"hex": "D4", "kind": "victory", "side": "neutral", "by_round": [1, 2], "capture": "for good"}],
    "events": [
        {
            "round": 2,
            "until": 4,
            "side": "german",
            "name": "Relief",
            "points": 2,
            "operations": ["lay_smoke"],
            "lays": [{"hex": "C3", "kind": "razor_wire"}],
            "removes": ["D4"],
            "if": HELD,
        }
    ],
    "special_actions": [
        {
            "name": "Blow it up",
            "side": "german",
            "by": "squad",
            "hexes": ["C2", "C3"],
            "succeeds_on": 4,
            "times": 1,
            "closes": ["C4"],
            "leaves": True,
        }
    ],
    "purchases": [{"name": "Reserves", "side": "american", "cost": 3, "cards": 1, "from": 2, "to": 5, "times": 2}],
    "shared_decks": [{"name": "Command I", "from": 1, "to": 4}],
    "labels": [{"hex": "C3", "text": "Mill pond", "note": "Frozen in winter."}],
    "special_rules": ["Nobody plays a card before round 2."],
    "buying": "in turn",
    "armies": [
        {
            "side": "german",
            "division": "1",
            "points": 9,
            "offers": [
                {"name": "Tank", "cost": 5, "vehicles": {"panzer4": 1}},
                {"name": "Gun", "cost": 3, "at_most": 2, "squad_bases": 1, "figures": {"regular": 2, "mg": 1}},
                {"name": "Orders", "cost": 2, "start_cards": ["second_wind"], "operations": ["lay_smoke"]},
                {"name": "Rifles", "cost": 2, "default": 2, "squads": [{"figures": {"regular": 4}}]},
                {"name": "Mines", "cost": 1, "command": 1, "lays": [{"hex": "C3", "kind": "minefield"}]},
            ],
        }
    ],
}
OF_A_SIDE: Final[dict[str, Any]] = {
    "decks": [{"name": "Supply I", "without": ["fuel_drums"], "from": 3}],
    "start_cards": ["suppressive_barrage"],
    "cards_in_play": ["take_cover"],
    "limited_operations": [{"card": "lay_smoke", "from": 2, "to": 3}],
    "points_for": {"squad": 1, "vehicle": 2},
}
DEMANDS: Final = {"demands": [{"hexes": ["A1"], "at_least": 1}], "most_fortified": 1}


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("way", [Hands, Keys])
def test_what_may_happen_is_written_into_forms(service: Service, page: Page, way: type[Hands]) -> None:
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "An empty map")
    before = document(page)
    wanted = before | NEWER
    side = before["sides"]["american"]
    division = side["divisions"]["1"] | DEMANDS
    wanted["sides"] = before["sides"] | {"american": side | OF_A_SIDE | {"divisions": {"1": division}}}
    Scribe(way(page)).enter(wanted)
    assert document(page) == wanted
    expect(page.locator("[data-state]")).to_have_text("All work is kept")


@pytest.mark.deep(only=True)
def test_a_list_without_anything_to_choose_says_why(service: Service, page: Page) -> None:
    """A condition asks for a deed before any deed has a name; then it has, and the list offers no empty choice."""
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "An empty map")
    page.get_by_role("tab", name="Victory").click()
    page.get_by_role("button", name="Add: way to win").click()
    page.locator("select[data-kinds]").select_option("done")
    choice = page.get_by_label("What has happened")
    assert choice.locator("option").all_inner_texts() == ["Nothing has a name yet"]
    page.get_by_role("tab", name="Events").click()
    page.get_by_role("button", name="Add: purchase").click()
    page.get_by_role("tab", name="Victory").click()
    choice.select_option("Supplies")
    assert choice.locator("option").all_inner_texts() == ["Supplies"]
