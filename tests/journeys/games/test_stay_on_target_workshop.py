"""An Imperial deck from an empty trench, in a real browser: by mouse, by keyboard and by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.running import Service
from tests.support.workshop import (
    again,
    by_touch,
    compares_and_prints,
    every_tab_is_accessible,
    is_sound,
    open_tab,
    plays_fifty_games,
    press,
    saves,
    sees,
    sees_no,
    type_into,
)

TITLE = "Steep trench"
EVADES = ((1, 3), (4, 5), (6, 8))


@pytest.mark.deep(only=True)
def test_an_imperial_deck_is_made_from_an_empty_trench(service: Service, page: Page, browser: Browser) -> None:
    log_in(page, service)
    begin_scenario(page, service, "stay_on_target", "An empty trench")
    sees(page, "2 players may need 8 cards in a run, the deck has 0")
    count_cards_by_keyboard(page)
    make_a_squadron_by_mouse(page)
    double_it_and_mend_its_colour_by_keyboard(page)
    is_sound(page)
    every_tab_is_accessible(page)
    plays_fifty_games(page)
    first = saves(page, "The first trench")
    with by_touch(browser, service, page.url) as phone:
        add_lasers_by_touch(phone)
    again(page)
    the_picture_leads_to_the_deck(page)
    second = saves(page, "More lasers")
    compares_and_prints(page, (first, second), "lasers", TITLE)


def count_cards_by_keyboard(page: Page) -> None:
    open_tab(page, "About")
    type_into(page, page.get_by_role("textbox", name="Title"), TITLE)
    open_tab(page, "Imperial deck")
    for value in (3, 5, 7, 9):
        for kind in ("Blasts", "Starships", "Lasers"):
            type_into(page, page.get_by_label(f"Value {value}, {kind}", exact=True), "2")
    press(page, page.get_by_role("button", name="One more: Value 10, Blasts"), times=3)
    expect(page.locator(".sot-deck tfoot .ws-sum").last).to_have_text("27")
    expect(page.get_by_role("group", name="Imperial deck").last).to_contain_text("27 cards")
    expect(page.locator("[data-type=blast][data-value='10']")).to_be_visible()
    sees_no(page, "the deck has")


def make_a_squadron_by_mouse(page: Page) -> None:
    """Five cards: one that adds, three that evade, one that deflects; the kind brings its own fields."""
    open_tab(page, "Squadrons")
    sees(page, "blue has 0 squadron cards, not 5")
    for index in range(5):
        page.get_by_role("button", name="Add: card").click()
        card = page.locator(f"[data-path='/squadrons/0/cards/{index}']")
        if index == 0:
            card.get_by_label("Kind").select_option("defence")
            card.get_by_label("Adds").fill("4")
        elif index < 4:
            card.get_by_label("Kind").select_option("evade")
            low, high = EVADES[index - 1]
            card.get_by_label("From value").fill(str(low))
            card.get_by_label("To value").fill(str(high))
    expect(page.locator("[data-path='/squadrons/0/cards']")).to_contain_text("5 of 5 cards")
    sees_no(page, "squadron cards, not 5")


def double_it_and_mend_its_colour_by_keyboard(page: Page) -> None:
    sees(page, "2 may play, there are 1 squadron")
    press(page, page.get_by_role("button", name="Double Squadron 1"))
    sees(page, "2 squadrons are blue")
    type_into(page, page.locator("[data-path='/squadrons/1']").get_by_label("Colour"), "red")
    sees_no(page, "squadrons are blue")


def add_lasers_by_touch(phone: Page) -> None:
    phone.get_by_role("tab", name="Imperial deck").tap()
    more = phone.get_by_role("button", name="One more: Value 4, Lasers")
    more.tap()
    more.tap()
    expect(phone.get_by_label("Value 4, Lasers", exact=True)).to_have_value("2")
    expect(phone.locator("[data-announcer]")).to_contain_text("Value 4, Lasers: 2")


def the_picture_leads_to_the_deck(page: Page) -> None:
    open_tab(page, "About")
    page.locator("[data-type=lasers][data-value='4']").click()
    expect(page.get_by_label("Value 4, Lasers", exact=True)).to_be_focused()
