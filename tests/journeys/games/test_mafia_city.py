"""A city of one's own, in a real browser on the whole service: copy, swap two places, play with four, read a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import log_in, until_finished
from tests.support.running import Service

PHONE = {"width": 390, "height": 844}
GAMES = 12
TITLE = "City Hall in the middle"


@pytest.mark.deep(only=True)
def test_a_city_is_copied_changed_played_and_read(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/scenarios?show=house")
    page.get_by_role("link", name="A city laid at random").click()
    see_the_city(page)

    page.get_by_role("button", name="Copy").click()
    page.get_by_role("link", name="Edit as text", exact=True).click()
    swap_prison_and_city_hall(page)
    see_what_was_changed(page)

    page.get_by_role("main").get_by_role("link", name="Playtest", exact=True).click()
    ask_for_games_of_four(page)
    expect(page.locator("h1")).to_contain_text(TITLE)
    until_finished(page)
    read_the_result(page)

    page.get_by_role("region", name="Look at a game").get_by_role("link", name=re.compile(r"^Game \d+$")).first.click()
    read_the_game(page)


def see_the_city(page: Page) -> None:
    """Seven locations with their figures, the same in words, and nothing that a phone would have to scroll sideways."""
    expect(page.get_by_role("img", name="City of A city laid at random")).to_be_visible()
    expect(page.locator(".city-frame svg .city__name")).to_have_count(9)  # two names take two lines
    page.get_by_text("The city in words").click()
    expect(page.get_by_role("row", name=re.compile("^2 Harbour Hitman the lowest Mafioso wins it"))).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.set_viewport_size({"width": 1280, "height": 900})


def swap_prison_and_city_hall(page: Page) -> None:
    """Half of a swap is refused with its reason; the whole of it is saved."""
    page.get_by_label("Title").fill(TITLE)
    page.get_by_label("Target with 4 players").fill("8")
    page.get_by_label("Place: centre").select_option("City Hall")
    page.get_by_role("button", name="Check only").click()
    expect(page.get_by_role("alert")).to_contain_text("the city has City Hall 2 times")
    page.get_by_label("Place: north-west").select_option("Prison")
    page.get_by_role("button", name="Save version").click()


def see_what_was_changed(page: Page) -> None:
    expect(page.locator("h1")).to_have_text(TITLE)
    for words in ("City Hall in the middle", "target 15 / 8 / 11", "Version 2"):
        expect(page.locator("main")).to_contain_text(words)
    first = page.locator(".city-frame svg .city__name").first
    expect(first).to_have_text("City Hall")


def ask_for_games_of_four(page: Page) -> None:
    expect(page.get_by_label("Scenario", exact=True).locator("option:checked")).to_contain_text(TITLE)
    page.get_by_label("Players", exact=True).select_option("4")
    expect(page.get_by_label(re.compile("played by$"))).to_have_count(4)
    page.locator("input[name=who][value=own]").check()
    page.get_by_label("My own number of games").check()
    page.get_by_label(re.compile("^Games")).fill(str(GAMES))
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start the playtest").click()
    expect(page).to_have_url(re.compile(r"/playtests/[0-9A-Za-z]{10,}$"))


def read_the_result(page: Page) -> None:
    """A share with its interval for each turn, all games, and how they were won."""
    shown = page.locator("#playtest")
    for turn in ("First", "Second", "Third", "Fourth"):
        stat = shown.locator(".stat", has_text=f"{turn} player takes")
        expect(stat).to_contain_text(re.compile(rf"\d+\.\d\s*%.*95\s*%.*{GAMES} games", re.DOTALL))
    counted = page.get_by_role("table", name="Games by outcome").get_by_role("row", name=re.compile("^Together"))
    expect(counted).to_contain_text(str(GAMES))
    for failure in ("Illegal decision", "Crashed", "Timed out", "Stopped at the step limit"):
        expect(page.get_by_role("row", name=re.compile(rf"^{failure} 0$"))).to_be_visible()
    expect(shown).to_contain_text("15 with 3 players, 8 with 4 players, 11 with 5 players")


def read_the_game(page: Page) -> None:
    """The log from the city that was laid to the winner, played again to the same digest."""
    expect(page.locator("main")).to_contain_text("verified: the same game")
    log = page.get_by_role("region", name="What happened")
    expect(log).to_contain_text("City Hall in the middle, around it Harbour, Fight Club, Police Station")
    for words in ("Round 1", "Action Phase", "Location Phase", "Player 4 places a Mafioso at"):
        expect(log).to_contain_text(words)
    expect(log.get_by_role("listitem").last).to_contain_text(re.compile(r"Player \d wins"))
    assert log.get_by_role("listitem").count() > 50
