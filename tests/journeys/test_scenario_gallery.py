"""The gallery in a real browser: filters by keyboard, a playtest whose balance is shared, and two versions compared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import log_in, until_finished
from tests.support.running import Service

GAMES = 12


@pytest.mark.deep(only=True)
def test_a_balance_is_measured_shared_and_found_in_the_gallery(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/scenarios?show=house&q=The+far+pier")
    expect(page.locator(".gallery-tile")).to_contain_text("nobody has measured this version yet")
    page.get_by_role("link", name="The far pier").click()
    page.get_by_role("main").get_by_role("link", name="Playtest", exact=True).click()
    page.locator("input[name=who][value=own]").check()
    page.get_by_label("My own number of games").check()
    page.get_by_label(re.compile("^Games")).fill(str(GAMES))
    page.get_by_role("button", name="Start the playtest").click()
    until_finished(page)

    gallery = f"{service.address}/scenarios?balance=any&q=The+far+pier"
    page.get_by_role("button", name="Share the balance").click()
    expect(page.get_by_role("main")).to_contain_text("count in the gallery now")
    assert page.context.browser is not None
    stranger = page.context.browser.new_context().new_page()
    stranger.goto(gallery)
    expect(stranger.locator(".gallery-tile")).to_contain_text(re.compile(rf"{GAMES} games, \d players"))
    page.get_by_role("button", name="Share it no longer").click()
    stranger.reload()
    expect(stranger.get_by_role("heading", name="No scenario fits")).to_be_visible()
    stranger.context.close()


@pytest.mark.deep(only=True)
def test_filters_work_by_keyboard_and_an_empty_list_shows_the_way_back(service: Service, page: Page) -> None:
    page.goto(f"{service.address}/scenarios")
    page.get_by_label("Size").focus()
    page.keyboard.type("Large")
    page.get_by_label("Title").focus()
    page.keyboard.type("Long Mile")
    page.keyboard.press("Enter")
    expect(page.locator(".gallery-tile h2")).to_have_text(["The Long Mile"])
    picture = page.locator(".gallery-tile img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 100
    page.get_by_label("Length").select_option("Up to 5 rounds")
    page.get_by_role("button", name="Show", exact=True).click()
    page.get_by_role("link", name="Up to 5 rounds").press("Enter")
    expect(page.locator(".gallery-tile h2")).to_have_text(["The Long Mile"])


@pytest.mark.deep(only=True)
def test_two_versions_are_compared_on_the_map_and_in_words(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/scenarios?show=house&q=The+Long+Mile")
    page.get_by_role("link", name="The Long Mile").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.locator("h1")).to_have_text("The Long Mile (copy)")
    page.goto(f"{page.url}/edit")
    page.get_by_label("Rounds").fill("9")
    text = page.get_by_role("textbox", name="Definition")
    text.fill(text.input_value().replace('"L4", "kind": "victory"', '"M5", "kind": "victory"'))
    page.get_by_role("button", name="Save version").click()

    page.get_by_label("Compare version 2 with").select_option("Version 1")
    page.get_by_role("button", name="Compare").click()
    expect(page.locator("h1")).to_have_text("Versions 1 and 2 compared")
    expect(page.get_by_role("row", name=re.compile("rounds changed 10 9"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("River bridge M5 moved hex L4 hex M5"))).to_be_visible()
    expect(page.locator(".map-frame .difference--moved .difference__word")).to_have_text("moved")
    expect(page.locator(".difference-legend span")).to_have_text(["moved"])
