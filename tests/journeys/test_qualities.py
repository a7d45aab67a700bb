"""In a real browser on the whole service: the owner of a result asks for its qualities of play and reads them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import log_in, until_finished
from tests.support.running import Service

SCENARIO = "Lamps Out"


@pytest.mark.deep(only=True)
def test_the_qualities_of_a_scenario_are_measured_on_its_result(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/playtests/scenario/new?q={SCENARIO}")  # the list has pages, and other tests add to it
    page.get_by_label("Scenario", exact=True).select_option(label=scenario_label(page))
    page.locator("input[name=who][value=own]").check()
    for side in ("American", "German"):
        page.get_by_label(f"{side} played by").select_option("greedy-2")
    page.get_by_label(re.compile("100 games")).check()
    page.get_by_role("button", name="Start the playtest").click()
    until_finished(page)

    page.get_by_role("link", name="Qualities of play").click()
    page.get_by_role("button", name="Measure qualities of play").click()
    expect(page.get_by_role("heading", name="Measures")).to_be_visible(timeout=120_000)

    table = page.get_by_role("table", name="Qualities of play with 95 % intervals")
    for measure in ("Stays open", "Lead changes", "Decisions that matter"):
        expect(table.get_by_role("row", name=re.compile(f"^{measure}"))).to_be_visible()
    expect(page.get_by_role("img", name="Do expectations come true?")).to_be_visible()


def scenario_label(page: Page) -> str:
    """The text of the option for the scenario."""
    found: str = page.get_by_label("Scenario", exact=True).locator("option", has_text=SCENARIO).first.inner_text()
    return found
