"""In a real browser: a pasted list is asked about, answered with the keyboard and saved; a bundle with a thumb."""

from __future__ import annotations

import json

from playwright.sync_api import Page, ViewportSize, expect

from tests.support.browsing import log_in, until_whole
from tests.support.readers import is_for_everybody
from tests.support.running import Service

LIST = """Two knights

Characters (24 points):
2x Jedi Knight (CM 54)
Battlefield:
Echo Base (AW 166)
Events:
2x Clash (TPG 17)
1x Blok
"""
BUNDLE = json.dumps({"decks": [{"name": "One", "slots": {"01153": 2}}, {"name": "Other", "slots": {"01155": 2}}]})
PHONE: ViewportSize = {"width": 390, "height": 844}


def test_a_list_is_answered_with_the_keyboard_and_saved(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/decks/import")
    page.get_by_label("Deck", exact=True).fill(LIST)
    page.get_by_role("button", name="Read it").press("Enter")
    until_whole(page)
    table = page.get_by_role("table", name="What became of every line of Two knights")
    expect(table.get_by_role("row")).to_have_count(1 + 8)
    is_for_everybody(page)

    knights = page.get_by_label("Card for line 4: 2x Jedi Knight (CM 54)")
    knights.focus()
    page.keyboard.press("ArrowDown")
    block = page.get_by_label("Card for line 9: 1x Blok")
    block.focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Read again with these choices").press("Enter")
    until_whole(page)
    expect(knights.locator("option:checked")).to_contain_text("1 copy with 2 dice")
    expect(block.locator("option:checked")).to_contain_text("Block")
    expect(page.locator("main")).to_contain_text("Every line was read as it is written.")

    page.get_by_role("button", name="Save this deck").press("Enter")
    expect(page.locator("h1")).to_have_text("Two knights")
    expect(page.locator("main")).to_contain_text("Jedi Knight")


def test_a_bundle_is_saved_with_a_thumb(service: Service, page: Page) -> None:
    log_in(page, service)
    page.set_viewport_size(PHONE)
    page.goto(f"{service.address}/decks/import")
    page.get_by_label("Deck", exact=True).fill(BUNDLE)
    page.get_by_role("button", name="Read it").click()
    until_whole(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Save these 2 decks").click()
    expect(page.locator("main")).to_contain_text("2 decks are imported")
