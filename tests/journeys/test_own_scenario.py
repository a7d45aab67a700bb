"""A scenario of the game becomes one's own, in a real browser on the whole service: look, copy, change, check, save."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support.browsing import log_in, until_whole
from tests.support.running import Service

SELECTED = "(field => field.value.slice(field.selectionStart, field.selectionEnd))(document.activeElement)"
PHONE = {"width": 390, "height": 844}


def test_a_scenario_is_looked_at_copied_and_changed(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/scenarios?show=house")
    page.get_by_role("link", name="At the Breaking Point").click()
    expect(page.get_by_role("img", name="Map of At the Breaking Point")).to_be_visible()
    look_at_the_map(page)

    page.get_by_role("button", name="Copy").click()
    expect(page.locator("h1")).to_have_text("At the Breaking Point (copy)")
    page.get_by_role("link", name="Edit as text", exact=True).click()
    change(page)
    expect(page.locator("h1")).to_have_text("Six rounds to hold")
    expect(page.locator("main")).to_contain_text("6 rounds")
    expect(page.locator("main")).to_contain_text("Version 2")


def look_at_the_map(page: Page) -> None:
    """Every hex says what it is, on a wide screen and on a phone, where the page never scrolls sideways."""
    until_whole(page)
    assert page.locator(".map-frame .map__ground title", has_text=re.compile(r"^D4: building")).count() == 1
    page.get_by_text("The map in words").click()
    expect(page.get_by_role("row", name=re.compile(r"^D4 building"))).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    small = page.locator(".map-frame .map").bounding_box()
    page.get_by_label("Large map").check()
    large = page.locator(".map-frame .map").bounding_box()
    assert small and large and small["width"] < PHONE["width"] < large["width"]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.set_viewport_size({"width": 1280, "height": 900})


def change(page: Page) -> None:
    """Break it, read why, repair it, save it."""
    page.get_by_label("Title").fill("Six rounds to hold")
    page.get_by_label("Rounds").fill("6")
    definition = page.get_by_label("Definition")
    right = definition.input_value()
    definition.fill(right.replace('"hex": "E4"', '"hex": "ZZ9"'))
    page.get_by_role("button", name="Check only").click()
    expect(page.get_by_role("alert")).to_contain_text("hex ZZ9")
    page.get_by_role("link", name="hex ZZ9").first.click()
    assert page.evaluate(SELECTED) == '"ZZ9"'
    expect(page.get_by_label("Title")).to_have_value("Six rounds to hold")
    shown = page.get_by_label("Definition").input_value()
    assert '"title": "Six rounds to hold"' in shown and '"rounds": 6' in shown, "the text has what the fields have"
    page.get_by_label("Definition").fill(shown.replace('"hex": "ZZ9"', '"hex": "E4"'))
    page.get_by_role("button", name="Save version").click()
