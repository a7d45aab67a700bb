"""A ring of planets from an empty sky, in a real browser: by mouse, by keyboard and by touch."""

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
    kept,
    middle_of,
    open_tab,
    plays_fifty_games,
    press,
    saves,
    sees,
    sees_no,
    type_into,
)

TITLE = "Ring of rocks"
PLANETS = {"B": "yellow", "C": "green", "D": "blue", "E": "grey"}
FIELDS = ("F1", "F2", "F3", "F4", "F5")


@pytest.mark.deep(only=True)
def test_a_ring_of_planets_is_made_from_an_empty_sky(service: Service, page: Page, browser: Browser) -> None:
    log_in(page, service)
    begin_scenario(page, service, "space_bastards", "An empty sky")
    sees(page, "1 planet in play with 2 players; there are 5")
    sees(page, "2 fields for 2 ships; no ship could move")
    make_planets_by_keyboard(page)
    paint_one_by_mouse(page)
    draw_the_map(page)
    use_the_planets_by_keyboard(page)
    is_sound(page)
    every_tab_is_accessible(page)
    plays_fifty_games(page)
    first = saves(page, "A chain of rocks")
    with by_touch(browser, service, page.url) as phone:
        close_the_ring_by_touch(phone)
    again(page)
    love_comes_last_by_keyboard(page)
    second = saves(page, "The ring is closed")
    compares_and_prints(page, (first, second), "F5", TITLE)


def make_planets_by_keyboard(page: Page) -> None:
    """The first is doubled; names and colours that are there twice are problems until they are mended."""
    open_tab(page, "About")
    type_into(page, page.get_by_role("textbox", name="Title"), TITLE)
    open_tab(page, "Planets")
    for index, (name, colour) in enumerate(PLANETS.items()):
        press(page, page.get_by_role("button", name=f"Double Planet {index + 1}"))
        if index == 0:
            sees(page, "2 planets are called A")
        planet = page.locator(f"[data-path='/planets/{index + 1}']")
        type_into(page, planet.get_by_label("Name"), name)
        planet.get_by_label("Colour").focus()
        page.keyboard.type(colour)
    sees_no(page, "are all red")


def paint_one_by_mouse(page: Page) -> None:
    """A stroke takes three squares away, a click brings one back, the keyboard another."""
    canvas = page.locator("[data-path='/planets/1/grid'] .sb-canvas")
    cell = canvas.get_by_label
    expect(page.locator("[data-path='/planets/1']")).to_contain_text("16 squares")
    dragged(page, middle_of(cell("Row 4, column 2")), middle_of(cell("Row 4, column 4")))
    expect(page.locator("[data-path='/planets/1']")).to_contain_text("13 squares")
    cell("Row 4, column 2").click()
    cell("Row 4, column 2").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(cell("Row 4, column 3")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-path='/planets/1']")).to_contain_text("15 squares")


def draw_the_map(page: Page) -> None:
    """Fields are added in a chain, each a dock; one is dragged in the picture, another one moved by keyboard."""
    open_tab(page, "Map")
    for before, name, planet in zip(FIELDS, FIELDS[1:], PLANETS, strict=False):
        page.get_by_label("Field", exact=True).select_option(before)
        if name not in ("F2",):
            press(page, page.get_by_role("button", name=f"Add a field joined to {before}"))
        page.get_by_label("Field", exact=True).select_option(name)
        page.get_by_label("Dock of").select_option(planet)
    expect(page.locator("[data-field=F5]")).to_be_visible()
    expect(page.get_by_role("group", name="Ways", exact=True)).to_contain_text("4 ways")
    kept(page)  # the answer to an edit may lay the map out anew
    x, y = middle_of(page.locator("[data-field=F5] circle").first)
    dragged(page, (x, y), (x + 30, y + 20))
    expect(page.locator("[data-announcer]")).to_contain_text("F5 is at")
    expect(page.locator("[data-field=F5].is-chosen")).to_be_visible()
    press(page, page.get_by_role("button", name="Move left"))
    expect(page.get_by_role("button", name="Undo: Move F5")).to_be_enabled()


def use_the_planets_by_keyboard(page: Page) -> None:
    open_tab(page, "Planets")
    for name in PLANETS:
        page.get_by_label(f"{name} with 2 players").focus()
        page.keyboard.press("Space")
    expect(page.get_by_role("group", name="Planets in use")).to_contain_text("5 of 5")


def close_the_ring_by_touch(phone: Page) -> None:
    phone.get_by_role("button", name="Join fields").tap()
    phone.touchscreen.tap(*middle_of(phone.locator("[data-field=F5] circle").first))
    expect(phone.locator("[data-announcer]")).to_contain_text("F5 is chosen")
    phone.touchscreen.tap(*middle_of(phone.locator("[data-field=F1] circle").first))
    expect(phone.locator("[data-announcer]")).to_contain_text("F5 and F1 are joined")


def love_comes_last_by_keyboard(page: Page) -> None:
    open_tab(page, "Order")
    press(page, page.get_by_role("button", name="Move Love down"))
    for _place in range(6):
        page.keyboard.press("Enter")
    expect(page.locator(".sb-ranks > li").last).to_contain_text("Love")
    dragged(
        page,
        middle_of(page.locator(".sb-rank__handle").nth(1)),
        middle_of(page.locator(".sb-rank__handle").nth(0)),
    )
    expect(page.locator(".sb-ranks > li").first).to_contain_text("Eating")
