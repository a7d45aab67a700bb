"""Space Bastards in a real browser on the whole service: look at the map, vary it, play a few games, read them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.support.browsing import log_in, until_finished, until_whole
from tests.support.running import Service

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 900}
TITLE = "Mutation on the large planets"


@pytest.mark.deep(only=True)
def test_a_scenario_is_varied_played_and_read(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/scenarios?show=house&game=space_bastards")
    page.get_by_role("link", name="Standard", exact=True).click()
    look_at_the_map(page)

    page.get_by_role("button", name="Copy").click()
    expect(page.locator("h1")).to_have_text("Standard (copy)")
    page.get_by_role("link", name="Edit as text", exact=True).click()
    vary(page)
    see_what_is_different(page)

    page.get_by_role("main").get_by_role("link", name="Playtest", exact=True).click()
    ask_for_twelve_games_of_three(page)
    # htmx asks for the progress until the batch is over, without a reload
    until_finished(page)
    read_the_result(page)

    page.goto(page.url + "/games/0")
    read_the_game(page)


def look_at_the_map(page: Page) -> None:
    """Every field and planet has its name, in the drawing and in words; a phone never scrolls the page sideways."""
    drawing = page.get_by_role("img", name="Map of Standard")
    expect(drawing).to_be_visible()
    until_whole(page)
    assert drawing.locator(".sb-field").count() == 26
    assert drawing.locator(".sb-planet-name").count() == 9
    page.get_by_text("The map in words").click()
    expect(
        page.get_by_role("row", name=re.compile(r"^P3 orange 17 \.#### ##### ##### ###\.\. I3, I6 2 to 5$"))
    ).to_be_visible()
    expect(page.get_by_role("row", name=re.compile(r"^T1 – O1, O2, T2 \(teleport, free\)$"))).to_be_visible()
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.get_by_label("Large map").check()
    large = page.locator(".map-frame .map").bounding_box()
    assert large and large["width"] > PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.set_viewport_size(DESK)


def vary(page: Page) -> None:
    """Another order and other planets; too few of them first."""
    page.get_by_label("Title").fill(TITLE)
    page.get_by_label("Comes 1st").select_option("Mutation")
    page.get_by_label("Planets with 3 players").fill("P1 P2")
    page.get_by_role("button", name="Check only").click()
    expect(page.get_by_role("alert")).to_contain_text("2 planets in play with 3 players; there are 7")
    page.get_by_label("Planets with 3 players").fill("P3 P4 P5 P6 P7 P8 P9")
    page.get_by_role("button", name="Save version").click()


def see_what_is_different(page: Page) -> None:
    expect(page.locator("h1")).to_have_text(TITLE)
    order = page.get_by_role("region", name="Order of relationships").get_by_role("listitem")
    expect(order.first).to_contain_text("Mutation")
    expect(order.nth(6)).to_contain_text("Love")
    planets = page.get_by_role("region", name="Planets", exact=True).get_by_role("listitem")
    expect(planets.filter(has_text="P1 white")).to_contain_text("In play: 2")
    expect(planets.filter(has_text="P9 brown")).to_contain_text("In play: 3 to 5")


def ask_for_twelve_games_of_three(page: Page) -> None:
    expect(page.get_by_label("Scenario", exact=True).locator("option:checked")).to_contain_text(TITLE)
    page.get_by_label("Players", exact=True).select_option("3")
    expect(page.get_by_label(re.compile("played by$"))).to_have_count(3)
    page.locator("input[name=who][value=own]").check()
    for seat in (1, 2, 3):
        page.get_by_label(f"Player {seat} played by").select_option("random")
    page.get_by_label(re.compile("My own number of games")).check()
    page.get_by_role("spinbutton", name=re.compile("^Games")).fill("12")
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start the playtest").click()
    expect(page).to_have_url(re.compile(r"/playtests/[0-9A-Za-z]{10,}$"))


def read_the_result(page: Page) -> None:
    """All twelve games are counted, and who goes first, second and third has a share with its interval."""
    expect(page.locator("h1")).to_contain_text(TITLE)
    shown = page.locator("#playtest")
    counted = page.get_by_role("table", name="Games by outcome").get_by_role("row", name=re.compile("^Together"))
    expect(counted).to_contain_text("12")
    expect(shown).to_contain_text("First player takes")
    expect(shown).to_contain_text(re.compile(r"95\s*%"))
    expect(page.locator("figure.chart").filter(has_text="Points by turn order").get_by_role("img")).to_be_visible()


def read_the_game(page: Page) -> None:
    """The log from settlement to the end, played again to the same digest."""
    expect(page.locator("main")).to_contain_text("verified: the same game")
    log = page.get_by_role("region", name="What happened")
    expect(log).to_contain_text("Round 12")
    until_whole(page)
    for player in (1, 2, 3):
        expect(log).to_contain_text(f"Player {player}")
    assert log.get_by_role("listitem").count() > 100
