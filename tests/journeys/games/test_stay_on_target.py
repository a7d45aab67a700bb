"""A trench of one's own, in a real browser on the whole service: look, copy, change, let five fly it, read who won."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsing import log_in, until_finished
from tests.support.running import Service

PHONE = {"width": 390, "height": 844}
COLOURS = ("blue", "red", "gold", "green", "grey")
TURNS = ("First player", "Second player", "Third player", "Fourth player", "Fifth player")
SHARE = re.compile(r"\d+(\.\d)?\s*%")


@pytest.mark.deep(only=True)
def test_a_trench_of_ones_own_is_flown_by_five(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/scenarios?show=house&game=stay_on_target")
    page.get_by_role("link", name="Stay on Target", exact=True).click()
    see_the_set_up(page)

    page.get_by_role("button", name="Copy").click()
    expect(page.locator("h1")).to_have_text("Stay on Target (copy)")
    page.get_by_role("link", name="Edit as text", exact=True).click()
    change(page)
    see_the_change(page)

    page.get_by_role("main").get_by_role("link", name="Playtest", exact=True).click()
    ask_for_fifty_games_of_five(page)
    # htmx asks for the progress until the batch is over, without a reload
    until_finished(page)
    see_who_won(page)

    page.get_by_role("region", name="Look at a game").get_by_role("link", name=re.compile(r"^Game \d+$")).first.click()
    read_the_game(page)


def see_the_set_up(page: Page) -> None:
    """The run, the deck and the squadrons as drawings, each of them also in words; it fits on a phone."""
    expect(page.locator("h1")).to_have_text("Stay on Target")
    for name in ("The row of an Attack Run", "Imperial cards by type and value", "Cards of Blue", "Cards of Grey"):
        expect(page.get_by_role("img", name=name)).to_be_visible()
    page.get_by_text("The cards as a table").click()
    expect(page.get_by_role("row", name=re.compile(r"^Lasers – – 1 4 6 1 "))).to_be_visible()
    page.get_by_text("Blue in words").click()
    expect(page.locator("main")).to_contain_text("Leader: defence 7, backup shield 2–5")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.set_viewport_size({"width": 1280, "height": 900})


def change(page: Page) -> None:
    """A deck that is too small is named with its reason; then a trench without the strongest blasts is saved."""
    page.get_by_label("Title").fill("A mild trench")
    page.get_by_label("Target Points needed to win").fill("2")
    for name in ("Blasts", "Starships", "Lasers"):
        field(page, name).fill("3, 4")
    page.get_by_role("button", name="Check only").click()
    expect(page.get_by_role("alert")).to_contain_text("5 players may need 11 cards in a run, the deck has 6")
    field(page, "Blasts").fill("3, 4, 5, 5, 6, 6, 7")
    field(page, "Starships").fill("")
    field(page, "Lasers").fill("")
    page.get_by_role("button", name="Save version").click()


def field(page: Page, name: str) -> Locator:
    """The field whose label begins so; it may go on to say that it is optional."""
    return page.get_by_label(re.compile(f"^{name}"))


def see_the_change(page: Page) -> None:
    expect(page.locator("h1")).to_have_text("A mild trench")
    expect(page.locator("main")).to_contain_text("31 Imperial cards")
    expect(page.locator("main")).to_contain_text("at least 2 Target Points from earlier runs")
    expect(page.locator("main")).to_contain_text("Version 2")


def ask_for_fifty_games_of_five(page: Page) -> None:
    expect(page.get_by_label("Scenario", exact=True).locator("option:checked")).to_contain_text("A mild trench")
    page.wait_for_load_state("load")  # a change that comes before the scripts is not heard
    page.get_by_label("Players", exact=True).select_option("5")
    page.locator("input[name=who][value=own]").check()
    expect(page.get_by_label("Player 5 played by")).to_be_visible()
    for player in range(1, 6):
        page.get_by_label(f"Player {player} played by").select_option("greedy-2")
    page.get_by_label("My own number of games").check()
    page.locator("[name=games]").fill("50")
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start the playtest").click()
    expect(page).to_have_url(re.compile(r"/playtests/[0-9A-Za-z]{10,}$"))


def see_who_won(page: Page) -> None:
    """A share with its interval for every place in the turn order and for every colour."""
    expect(page.locator("h1")).to_contain_text("A mild trench")
    for caption, rows in (("Points by turn order", TURNS), ("Points by colour", COLOURS)):
        chart = page.locator("figure.chart").filter(has=page.locator("figcaption", has_text=caption))
        expect(chart.get_by_role("img")).to_be_visible()
        chart.get_by_text("The numbers as a table").click()
        for name in rows:
            expect(chart.get_by_role("row", name=re.compile(f"^{name}"))).to_contain_text(SHARE)
    counted = page.get_by_role("table", name="Games by outcome").get_by_role("row", name=re.compile("^Together"))
    expect(counted).to_contain_text("50")


def read_the_game(page: Page) -> None:
    """The log from the first run to the Port, played again to the same digest."""
    expect(page.locator("h1")).to_have_text(re.compile(r"^Game \d+$"))
    expect(page.locator("main")).to_contain_text("verified: the same game")
    log = page.get_by_role("region", name="What happened")
    expect(log).to_contain_text("Attack Run 1")
    expect(log).to_contain_text("is revealed.")
    expect(log.get_by_role("listitem").last).to_contain_text(re.compile(r"turns? over the Port"))
    assert log.get_by_role("listitem").count() > 50
