"""From the button on a deck to the answer: is the new version better than the last one?"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import LOOK_EVERY_S, log_in
from tests.support.running import Service
from tests.support.waiting import wait_until


@pytest.mark.deep(only=True)
def test_a_new_version_is_tested_against_the_last_one(service: Service, page: Page) -> None:
    log_in(page, service)
    copy_of_a_starter(page, service)
    save_another_version(page)
    page.get_by_role("link", name="Better than the last version?").click()
    expect(page.locator("h1")).to_have_text("Is B better than A?")
    expect(page.locator("select[name=deck_a]")).to_have_value(re.compile(":1$"))
    expect(page.locator("select[name=deck_b]")).to_have_value(re.compile(":2$"))

    page.locator("select[name=agent]").select_option("random")
    page.locator("input[name=preset][value=quick]").check()
    expect(page.locator("#estimate")).to_contain_text("games")
    page.get_by_role("button", name="Find out").click()
    expect(page).to_have_url(re.compile(r"/studies/[0-9A-Za-z]{22}"))

    badge = page.locator("#study .badge").first
    wait_until(lambda: badge.inner_text() == "Finished", "the study", progress=page.title, every_s=LOOK_EVERY_S)
    answer = page.locator("section[aria-labelledby=answer]")
    expect(answer).to_contain_text(re.compile(r"is (not )?better than|Undecided after"))
    expect(answer).to_contain_text("95 % sure at every look")
    expect(page.locator("figure.chart svg").first).to_be_visible()
    assert "Says" in page.locator("#result-block").inner_text()

    page.goto(f"{service.address}/studies")
    expect(page.locator("main")).to_contain_text("Is B better than A?")


def copy_of_a_starter(page: Page, service: Service) -> None:
    """A deck of one's own, equal to one that comes with the project."""
    page.goto(f"{service.address}/decks")
    page.get_by_role("link", name=re.compile("Rey Starter")).first.click()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page).to_have_url(re.compile(r"/decks/[0-9A-Za-z]+"))


def save_another_version(page: Page) -> None:
    """The deck under another name: version 2."""
    page.get_by_role("link", name="Edit", exact=True).click()
    expect(page.locator("#builder")).to_be_visible()
    page.get_by_label("Name").first.fill("Rey, another try")
    page.get_by_role("button", name="Save version").click()
    expect(page.locator("h1")).to_contain_text("Rey, another try")
