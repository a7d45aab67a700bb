"""In a real browser on the whole service: a scenario is made fair, and the version that was found is opened."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import log_in
from tests.support.running import Service

SCENARIO = "Fog over the Farms"
SEARCHED_MS = 180_000


@pytest.mark.deep(only=True)
def test_a_scenario_is_made_fair(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/scenarios?show=house")
    page.get_by_role("link", name=SCENARIO).first.click()
    page.get_by_role("main").get_by_role("link", name="Make it fair").click()

    expect(page.get_by_role("heading", name="Make it fair")).to_be_visible()
    ask(page)
    expect(page).to_have_url(re.compile(r"/studies/[0-9A-Za-z]{22}$"))
    expect(page.locator("h1")).to_contain_text(SCENARIO)

    # htmx asks for the progress until the search is over, without a reload
    opened = page.get_by_role("button", name="Open it as a new version")
    expect(opened).to_be_visible(timeout=SEARCHED_MS)
    see_the_candidates(page)

    opened.click()
    expect(page).to_have_url(re.compile(r"/scenarios/[0-9A-Za-z]{22}$"))
    expect(page.get_by_role("region", name="Versions")).to_contain_text("Search for balance:")
    page.get_by_role("region", name="Versions").get_by_role("link", name="/studies/").click()
    expect(page.locator("h1")).to_contain_text(f"Balance of {SCENARIO}")


def ask(page: Page) -> None:
    """Two things may change; players by lot, few games and a wide goal."""
    ticked = page.get_by_role("checkbox", checked=True)
    for _each in range(ticked.count()):
        ticked.first.uncheck()
    page.get_by_label("rounds", exact=True).check()
    page.get_by_label("from: rounds", exact=True).select_option("5")
    page.get_by_label("to: rounds", exact=True).select_option("8")
    page.get_by_label("German: actions a turn", exact=True).check()
    page.get_by_label("Allowed distance, in points").fill("15")
    page.get_by_label("Played by").select_option("random")
    page.get_by_label(re.compile("Quick look")).check()
    page.get_by_label("Fresh games of the proof").fill("100")
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Search", exact=True).click()


def see_the_candidates(page: Page) -> None:
    """Each with its change, its shares with intervals, its games and its state; the same as a drawing."""
    table = page.get_by_role("table", name=re.compile("^Every candidate"))
    expect(table.get_by_role("row", name=re.compile(r"^1\. as it is"))).to_be_visible()
    expect(table.get_by_role("row", name=re.compile(r"^\d+\. rounds: 6 → 8")).first).to_be_visible()
    expect(table.get_by_text("chosen")).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile("^Share of American in each candidate"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"In \d+ fresh games American takes")).first).to_be_visible()
