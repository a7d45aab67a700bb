"""The same playtest at two strengths: ticked on the form, one verdict over both, and each with a page of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import choose_deck, log_in
from tests.support.readers import is_clean
from tests.support.running import Service
from tests.support.waiting import PATIENCE_S

ANSWERS = r"Depends on who plays|.* are equal within|Unknown so far|.* is better at every strength"


@pytest.mark.deep(only=True)
def test_one_verdict_over_two_strengths(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/playtests/new")
    choose_deck(page, "Deck A", "Kylo Ren Starter")
    choose_deck(page, "Deck B", "Rey Starter")
    page.locator("input[name=who][value=own]").check()
    page.locator("details[data-keep=strengths] summary").click()
    for agent in ("random", "greedy-2"):
        page.locator(f"input[name=strengths][value={agent}]").check()
    page.locator("input[name=size][value=own]").check()
    page.locator("input[name=rotations]").fill("40")
    page.locator("input[name=seed]").fill("7")
    page.locator("main form button[type=submit]").last.click()
    expect(page).to_have_url(re.compile(r"/playtests/series/[0-9A-Za-z]{22}"))
    expect(page.locator("main .badge", has_text="Finished")).to_have_count(2, timeout=1000 * PATIENCE_S)
    is_clean(page)

    joint = page.locator(".verdict__says").first.inner_text()
    assert re.match(ANSWERS, joint), joint
    page.get_by_role("link", name="greedy-2", exact=True).click()
    expect(page.locator("aside.verdict")).to_contain_text(joint)
    expect(page.locator("main")).to_contain_text("(80 games in 40 pairs; played by greedy-2; engine ")
    is_clean(page)
    page.locator("aside.verdict").get_by_role("link", name="random", exact=True).click()
    expect(page.locator("aside.verdict [aria-current]")).to_have_text("random")
