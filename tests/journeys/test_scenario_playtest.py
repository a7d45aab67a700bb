"""Is this scenario fair? In a real browser on the whole service: a map, some games, the balance, one game read."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.browsing import log_in, until_finished, until_whole
from tests.support.running import Service

SCENARIO = "At the Breaking Point"
SIDES = ("American", "German")
GAMES = 4
SHARE = re.compile(r"\d+(\.\d)?\s*%")


def test_greedy_games_say_how_fair_a_scenario_is(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(service.address)
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Scenarios").click()
    page.get_by_role("link", name="With the game").click()
    page.get_by_role("link", name=SCENARIO).click()
    see_the_map(page)

    page.get_by_role("main").get_by_role("link", name="Playtest", exact=True).click()
    ask_for_greedy_games(page)
    expect(page.locator("h1")).to_contain_text(SCENARIO)
    # htmx asks for the progress until the batch is over, without a reload
    until_finished(page)
    see_the_balance(page)
    see_the_heat(page)

    page.get_by_role("region", name="Look at a game").get_by_role("link", name=re.compile(r"^Game \d+$")).first.click()
    read_the_game(page)


def see_the_map(page: Page) -> None:
    """Hexes with their names, the legend, and the same in words."""
    expect(page.locator("h1")).to_have_text(SCENARIO)
    expect(page.get_by_role("img", name=f"Map of {SCENARIO}")).to_be_visible()
    until_whole(page)
    assert page.locator(".map-frame svg title", has_text=re.compile(r"^[A-Z]+\d+: ")).count() > 100
    assert page.locator(".map-legend li").count() > 3
    page.get_by_text("The map in words").click()
    expect(page.get_by_role("row", name=re.compile(r"^D4 building"))).to_be_visible()


def ask_for_greedy_games(page: Page) -> None:
    expect(page.get_by_label("Scenario", exact=True).locator("option:checked")).to_contain_text(SCENARIO)
    page.locator("input[name=who][value=own]").check()
    for side in SIDES:
        page.get_by_label(f"{side} played by").select_option("greedy-2")
    page.get_by_label(re.compile("My own number of games")).check()
    page.get_by_role("spinbutton", name=re.compile("^Games")).fill(str(GAMES))
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start the playtest").click()
    expect(page).to_have_url(re.compile(r"/playtests/[0-9A-Za-z]{10,}$"))


def see_the_balance(page: Page) -> None:
    """A share with its interval for each side, a verdict, all games, and how they were won."""
    shown = page.locator("#playtest")
    counted = page.get_by_role("table", name="Games by outcome").get_by_role("row", name=re.compile("^Together"))
    expect(counted).to_contain_text(str(GAMES))
    for side in SIDES:
        stat = shown.locator(".stat", has_text=f"{side} takes")
        expect(stat).to_contain_text(SHARE)
        expect(stat).to_contain_text(re.compile(r"95\s*%"))
    expect(shown).to_contain_text(re.compile(r"The \w+ side is better off by|are even within|Unknown so far"))
    expect(figure(page, "Points by side").get_by_role("img")).to_be_visible()
    expect(figure(page, "How the games were won").get_by_role("img")).to_be_visible()
    expect(shown.get_by_role("heading", name="What it takes to win")).to_be_visible()


def see_the_heat(page: Page) -> None:
    """The holders of hexes, as a map and as a table with the same numbers."""
    heat = figure(page, "Held at the end of the game")
    expect(heat.locator("svg.map")).to_be_visible()
    heat.get_by_text("The numbers as a table").click()
    table = heat.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_text(["Hex", *SIDES])
    held = table.get_by_role("row").nth(1)
    expect(held).to_have_accessible_name(re.compile(r"^[A-Z]+\d+ \d+\s*% \d+\s*%$"))
    # the hex that was held most often carries its share on the map
    most = max(int(text.strip(" \u00a0\u202f%")) for text in held.get_by_role("cell").all_inner_texts())
    expect(heat.locator("svg text", has_text=re.compile(rf"^{most}$")).first).to_be_attached()


def read_the_game(page: Page) -> None:
    """The log from set-up to the end, played again to the same digest."""
    expect(page.locator("h1")).to_have_text(re.compile(r"^Game \d+$"))
    expect(page.locator("main")).to_contain_text("verified: the same game")
    log = page.get_by_role("region", name="What happened")
    expect(log).to_contain_text("Round 1")
    expect(log.get_by_role("listitem").last).to_contain_text(re.compile(r"The (Americans|Germans) win\b"))
    for side in SIDES:
        expect(log).to_contain_text(side)
    assert log.get_by_role("listitem").count() > 50


def figure(page: Page, caption: str) -> Locator:
    """The chart or map with this caption."""
    return page.locator("figure.chart").filter(has=page.locator("figcaption", has_text=caption))
