"""In a real browser on the whole service: from a result to its cards table, and to the measured effect of two cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import choose_deck, log_in, until_finished
from tests.support.running import Service

CARDS = ("Block", "Dodge")


@pytest.mark.deep(only=True)
def test_the_effect_of_two_cards_is_measured_from_a_result(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/playtests/new")
    page.locator("input[name=who][value=own]").check()
    for side, deck in (("A", "Vader and Raider"), ("B", "Han and Leia")):
        choose_deck(page, f"Deck {side}", deck)
        page.locator(f"select[name=agent_{side.lower()}]").select_option("random")
    page.get_by_label("My own number of rotations").check()
    page.locator("input[name=rotations]").fill("20")
    page.get_by_role("button", name="Start the playtest").click()
    until_finished(page)

    page.get_by_role("link", name="Cards: drawn, played, won").click()
    expect(page.locator("main")).to_contain_text("These shares are no causes.")
    table = page.get_by_role("table").first
    for card in CARDS:
        expect(table.get_by_role("row", name=re.compile(f"^{card}"))).to_contain_text("n ")

    page.get_by_role("link", name="Measure what each card is worth").click()
    for card in CARDS:
        page.get_by_role("checkbox", name=card, exact=True).check()
    page.get_by_label(re.compile("First look")).check()
    page.get_by_role("button", name="Find out").click()

    expect(page.locator("#how-far")).to_have_text("Result", timeout=120_000)
    effects = page.get_by_role("table", name="Effects, the surest first")
    for card in CARDS:
        row = effects.get_by_role("row", name=re.compile(f"^{card}"))
        expect(row).to_contain_text(re.compile(r"nothing shown|helps|hurts|small"))
        expect(row).to_contain_text("20")
    expect(page.locator("main")).to_contain_text("at most 10 % are false")
