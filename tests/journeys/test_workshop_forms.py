"""The panels of the workshop for Tide of Iron: a scenario made without JSON, and partly without a mouse."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.readers import is_clean
from tests.support.running import Service
from tests.support.workshop import SIDE

MOST_KEYS: Final = 300
"""Presses of the Tab key until it is clear that it never leads there."""
PHONE_WIDTH: Final = 390
SENTENCE: Final = (
    "The Americans win if the Americans control all of D4 and E5 or the Americans have at least 5 victory points "
    "at the end of round 6."
)

AMERICAN: Final[dict[str, Any]] = {
    "actions": 3,
    "divisions": {"1": {"squad_bases": 2, "figures": {"regular": 6, "mg": 1}, "zones": ["west"]}},
    "decks": [{"name": "Supply I", "without": ["fuel_drums"]}],
    "cards": 2,
    "operations": ["lay_smoke"],
    "reinforcement_zones": ["west"],
    "reinforcements": [{"round": 3, "division": "1", "squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}],
}
GERMAN: Final[dict[str, Any]] = {
    "actions": 3,
    "divisions": {
        "1": {
            "squads": [{"figures": {"elite": 4}, "specialization": "medic"}],
            "zones": ["east"],
            "placed": [{"hex": "F3", "squad": {"figures": {"regular": 4}}, "concealed": True}],
        }
    },
}
VICTORY: Final[dict[str, Any]] = {
    "conditions": [
        {
            "side": "american",
            "when": 6,
            "if": {
                "any": [
                    {"controls": {"side": "american", "objectives": ["D4", "E5"]}},
                    {"points": {"side": "american", "at_least": 5}},
                ]
            },
        }
    ],
    "otherwise": "german",
}
RULES: Final[dict[str, Any]] = {
    "flooded": True,
    "parameters": {"rout_at": 3, "reveal_on": ["attack", "move"], "artillery_drift_table": [3, 2, 1, 1, 0, 0]},
}


@pytest.mark.deep(only=True)
def test_a_scenario_is_made_without_json(service: Service, page: Page) -> None:
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "An empty map")
    before = draft(page)
    build_the_americans(page)
    build_the_germans(page)
    change_the_rules(page)
    build_the_victory_by_keyboard(page)
    expected = {**before, "sides": {"american": AMERICAN, "german": GERMAN}, "victory": VICTORY, "rules": RULES}
    expect(page.locator("[data-state]")).to_have_text("All work is kept")
    assert draft(page) == expected
    see_it_on_a_phone(page)


def draft(page: Page) -> dict[str, Any]:
    """The document of the draft as the server has it."""
    public_id = page.url.split("/scenarios/")[1].split("/")[0]
    address = page.url.split("/scenarios/")[0] + f"/api/v1/scenarios/{public_id}/draft"
    document: dict[str, Any] = page.request.get(address).json()["document"]
    return document


def open_tab(page: Page, name: str) -> Locator:
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("tabpanel", name=name)


def build_the_americans(page: Page) -> None:
    """Counts follow the changes; cards are found by their texts."""
    panel = open_tab(page, "Americans")
    division = panel.get_by_role("group", name="Division 1 (light bases)")
    division.get_by_role("button", name="One more: Squad bases").click()
    expect(division.get_by_text("4 of 8 holes filled")).to_be_visible()
    division.get_by_role("spinbutton", name="Regular Infantry").fill("6")
    division.get_by_role("button", name="One more: Machine Gun Crew").click()
    expect(division.get_by_text("8 of 8 holes filled")).to_be_visible()
    expect(division.get_by_text("6 of 54 used")).to_be_visible()
    choose_the_cards(panel)
    panel.get_by_role("group", name="Where reinforcements arrive").get_by_label("west").check()
    panel.get_by_role("button", name="Add: reinforcement").click()
    force = panel.locator("fieldset[data-path='/sides/american/reinforcements/0']")
    force.get_by_label("Round", exact=True).fill("3")
    force.get_by_role("group", name="Zones").get_by_label("west").check()
    expect(force.get_by_text("1 unit, room for")).to_be_visible()
    expect(division.get_by_text("10 of 54 used")).to_be_visible()


def choose_the_cards(panel: Locator) -> None:
    decks = panel.get_by_role("group", name="Strategy decks")
    decks.get_by_text("Choose decks").click()
    decks.get_by_role("searchbox").fill("supply i")
    decks.get_by_role("button", name="Add Supply I", exact=True).click()
    decks.get_by_text("10 cards", exact=True).click()
    decks.get_by_role("checkbox", name="Fuel Drums").uncheck()
    expect(decks.get_by_text("9 of 10 cards")).to_be_visible()
    panel.get_by_label("Cards drawn at the start").fill("2")
    operations = panel.get_by_role("group", name="Operations cards")
    operations.get_by_text("Choose operations cards").click()
    operations.get_by_role("searchbox").fill("lay smoke")
    operations.get_by_role("button", name="Add Lay Smoke").click()


def build_the_germans(page: Page) -> None:
    """A fixed squad, and one that the scenario places."""
    panel = open_tab(page, "Germans")
    division = panel.get_by_role("group", name="Division 1 (light bases)")
    division.get_by_label("The scenario fixes each squad").check()
    squad = division.locator("fieldset[data-path='/sides/german/divisions/1/squads/0']")
    squad.get_by_role("spinbutton", name="Regular Infantry").fill("0")
    squad.get_by_role("spinbutton", name="Elite Infantry").fill("4")
    squad.get_by_label("Token").select_option("Medic")
    division.get_by_role("button", name="Add: placed unit").click()
    placed = division.locator("fieldset[data-path='/sides/german/divisions/1/placed/0']")
    placed.get_by_role("button", name="Pick on the map").click()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(placed.get_by_label("Hex", exact=True)).to_have_value("A2")
    page.keyboard.press("Escape")
    expect(placed.get_by_role("button", name="Pick on the map")).to_be_focused()
    placed.get_by_label("Hex", exact=True).fill("f3")
    placed.get_by_label("Starts concealed").check()
    expect(panel.get_by_text("2 squads at the start")).to_be_visible()
    expect(panel.get_by_text("1 of 4 concealed tokens used")).to_be_visible()


def change_the_rules(page: Page) -> None:
    panel = open_tab(page, "Special rules")
    panel.get_by_label("Flooded streams").check()
    panel.get_by_text("Choose numbers to change").click()
    panel.get_by_role("searchbox").fill("rout")
    panel.get_by_role("button", name="Add Rout at").click()
    panel.get_by_role("spinbutton", name="Rout at").fill("3")
    panel.get_by_role("searchbox").fill("reveal on")
    panel.get_by_role("button", name="Add Reveal on").click()
    for word in ("support", "defend", "adjacent"):
        panel.get_by_role("group", name="Reveal on").get_by_label(word).uncheck()

    panel.get_by_role("searchbox").fill("artillery drift")
    panel.get_by_role("button", name="Add Artillery drift table").click()
    panel.get_by_role("spinbutton", name="Artillery drift table 4").fill("1")


def see_it_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("Americans", "Germans", "Victory", "Special rules"):
        open_tab(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def build_the_victory_by_keyboard(page: Page) -> None:
    """From the beginning of the page to the finished sentence with the keyboard alone."""
    page.evaluate("document.activeElement.blur()")
    reach(page, page.get_by_role("tab", name="Special rules"))
    reach(page, page.get_by_role("tab", name="Victory"), "ArrowLeft")
    panel = page.get_by_role("tabpanel", name="Victory")
    reach(page, panel.get_by_role("button", name="Add: way to win"))
    page.keyboard.press("Enter")
    way = panel.get_by_role("group", name="Way to win 1")
    reach(page, way.get_by_label("Condition", exact=True).and_(page.locator("select")))
    page.keyboard.type("control hexes")
    reach(page, way.get_by_label("Add a hex: Hexes to control"))
    for name in ("d4", "e5"):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    reach(page, way.get_by_role("button", name="or…"))
    page.keyboard.press("Enter")
    reach(page, way.get_by_role("spinbutton", name="Victory points"))
    page.keyboard.press("Control+a")
    page.keyboard.type("5")
    reach(page, way.get_by_label("When it is checked"))
    page.keyboard.type("round")
    reach(page, way.get_by_role("spinbutton", name="Round"))
    page.keyboard.press("Control+a")
    page.keyboard.type("6")
    expect(way.get_by_text(SENTENCE)).to_be_visible()
    reach(page, panel.get_by_label("If nobody has won after the last round"))
    page.keyboard.type("the germans")


def reach(page: Page, target: Locator, key: str = "Tab") -> None:
    """Press a key until an element has the focus."""
    for _press in range(MOST_KEYS):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {target}")


def test_conditions_are_joined_turned_round_and_taken_away(service: Service, page: Page) -> None:
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "An empty map")
    panel = open_tab(page, "Victory")
    panel.get_by_role("button", name="Add: way to win").click()
    way = panel.get_by_role("group", name="Way to win 1")
    one, gone = {"points": {"side": "american", "at_least": 1}}, {"eliminated": "german"}
    assert condition(page) == one
    way.get_by_role("button", name="and…").click()
    second = way.locator("[data-path='/victory/conditions/0/if/all/1']")
    second.get_by_label("Condition", exact=True).and_(page.locator("select")).select_option("have no units left")
    second.get_by_label("Side").select_option("the Germans")
    assert condition(page) == {"all": [one, gone]}
    second.get_by_role("button", name="not").click()
    assert condition(page) == {"all": [one, {"not": gone}]}
    first = way.locator("[data-path='/victory/conditions/0/if/all/0']")
    first.get_by_role("button", name="or…").click()
    assert condition(page) == {"all": [{"any": [one, one]}, {"not": gone}]}
    way.locator("[data-path='/victory/conditions/0/if/all/0/any/1']").get_by_role("button", name="Remove this").click()
    assert condition(page) == {"all": [one, {"not": gone}]}
    first.get_by_role("button", name="Remove this condition").click()
    assert condition(page) == {"not": gone}
    way.get_by_role("button", name="not").last.click()
    assert condition(page) == gone


def condition(page: Page) -> Any:
    """The condition of the first way to win, as the server has it."""
    expect(page.locator("[data-state]")).to_have_text("All work is kept")
    return draft(page)["victory"]["conditions"][0]["if"]


@pytest.mark.deep(only=True)
def test_every_panel_can_be_used_by_everybody(service: Service, page: Page) -> None:
    """Nothing for axe to find on any tab, with everything open, also on a phone; nothing is wider than the phone."""
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "Defence of a village")
    for width in (1280, PHONE_WIDTH):
        page.set_viewport_size({"width": width, "height": 844})
        is_clean(page, colours=width > PHONE_WIDTH)
        for tab in page.get_by_role("tab").all():
            tab.click()
            page.evaluate("for (const each of document.querySelectorAll('.ws-side details')) each.open = true")
            is_clean(page, SIDE, colours=width > PHONE_WIDTH)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
