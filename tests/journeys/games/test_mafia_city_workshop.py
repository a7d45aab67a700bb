"""A city from an empty page, in a real browser: by mouse, by keyboard and by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.running import Service
from tests.support.workshop import (
    again,
    by_touch,
    compares_and_prints,
    dragged,
    every_tab_is_accessible,
    is_sound,
    middle_of,
    open_tab,
    plays_fifty_games,
    press,
    saves,
    sees,
    sees_no,
    type_into,
)

TITLE = "City of deals"
CARDS = ("Secret Deal", "Snitch", "Thief", "Grand Plan")
SYMBOLS = ("Fist", "Hat", "Bullet", "Dollar")


@pytest.mark.deep(only=True)
def test_a_city_is_made_from_an_empty_page(service: Service, page: Page, browser: Browser) -> None:
    log_in(page, service)
    begin_scenario(page, service, "mafia_city", "An empty page")
    sees(page, "5 players draw 10 cards at the start; the deck has 0")
    lay_the_city_by_mouse(page)
    build_the_deck_by_keyboard(page)
    make_a_mistake_and_mend_it_by_keyboard(page)
    is_sound(page)
    every_tab_is_accessible(page)
    plays_fifty_games(page)
    first = saves(page, "The first city")
    with by_touch(browser, service, page.url) as phone:
        place_the_hitman_by_touch(phone)
    again(page)
    open_tab(page, "City")
    expect(page.get_by_label("Hitman", exact=True)).to_have_value("fight_club")
    second = saves(page, "The Hitman waits in the Fight Club")
    compares_and_prints(page, (first, second), "fight club", TITLE)


def lay_the_city_by_mouse(page: Page) -> None:
    """Two locations are swapped by clicking, two by dragging; one step is taken back and done again."""
    open_tab(page, "City")
    page.mouse.click(*middle_of(page.locator("[data-location=prison]")))
    expect(page.locator("[data-announcer]")).to_contain_text("Prison is chosen")
    page.mouse.click(*middle_of(page.locator("[data-location=city_hall]")))
    expect(page.get_by_label("Place: centre")).to_have_value("city_hall")
    expect(page.locator("[data-location]").first).to_have_attribute("data-location", "city_hall")
    dragged(
        page, middle_of(page.locator("[data-location=harbour]")), middle_of(page.locator("[data-location=fight_club]"))
    )
    expect(page.get_by_label("Place: north", exact=True)).to_have_value("fight_club")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("Place: north", exact=True)).to_have_value("harbour")
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_label("Place: north-east", exact=True)).to_have_value("harbour")


def build_the_deck_by_keyboard(page: Page) -> None:
    """Typed numbers and pressed buttons; the sums follow."""
    open_tab(page, "Deck")
    for card in CARDS:
        for symbol in SYMBOLS:
            type_into(page, page.get_by_label(f"{card}, {symbol}", exact=True), "2")
    press(page, page.get_by_role("button", name="One more: Secret Deal, Fist"), times=2)
    expect(page.get_by_label("Secret Deal, Fist", exact=True)).to_have_value("4")
    expect(page.locator("tfoot .ws-sum").last).to_have_text("34")
    expect(page.get_by_role("group", name="Deck")).to_contain_text("34 cards, at most 98")
    sees_no(page, "the deck has")


def make_a_mistake_and_mend_it_by_keyboard(page: Page) -> None:
    """Nobody has fourteen Mafiosi: the problem stands in the checks, leads to its field, and goes."""
    open_tab(page, "About")
    type_into(page, page.get_by_role("textbox", name="Title"), TITLE)
    open_tab(page, "Clans and target")
    type_into(page, page.get_by_label("3 players, In hand", exact=True), "10")
    sees(page, "14 Mafiosi in hand and reserve; a colour has 12")
    open_tab(page, "About")
    press(page, page.get_by_role("button", name="14 Mafiosi in hand"))
    expect(page.get_by_role("tabpanel", name="Clans and target")).to_be_visible()
    press(page, page.get_by_role("button", name="One less: 3 players, In hand"), times=2)
    sees_no(page, "Mafiosi in hand and reserve")


def place_the_hitman_by_touch(phone: Page) -> None:
    phone.get_by_role("button", name="Place the Hitman").tap()
    phone.touchscreen.tap(*middle_of(phone.locator("[data-location=fight_club]")))
    expect(phone.locator("[data-announcer]")).to_contain_text("Hitman: Fight Club")
