"""A new user's first five minutes, in a real browser on the whole service: decks, a playtest, its result, one game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support.browsing import choose_deck, log_in, until_finished
from tests.support.running import Service


def test_two_starter_decks_meet_from_the_browser_to_the_result(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/decks")
    page.get_by_role("link", name=re.compile("Rey Starter")).first.click()
    expect(page.locator("h1")).to_contain_text("Rey Starter")

    page.goto(f"{service.address}/playtests/new")
    choose_deck(page, "Deck A", "Kylo Ren Starter")
    choose_deck(page, "Deck B", "Rey Starter")
    page.locator("input[name=who][value=own]").check()
    for side in ("a", "b"):
        page.locator(f"select[name=agent_{side}]").select_option("random")
    page.locator("input[name=size][value=solid]").check()
    page.locator("input[name=seed]").fill("42")
    page.locator("main form button[type=submit]").last.click()
    expect(page).to_have_url(re.compile(r"/playtests/[0-9A-Za-z]+"))

    # htmx asks for the progress until the batch is over, without a reload
    until_finished(page)
    what_is_open_stays_open(page)
    text = page.locator("main").inner_text()
    assert re.search(r"2[\s\u202f\u00a0,]?000", text), text
    assert "95" in text
    assert "42" in text

    batch = page.url.rstrip("/").rsplit("/", 1)[-1].split("?")[0]
    page.goto(f"{service.address}/playtests/{batch}/games/17")
    expect(page.locator("main")).to_contain_text("Round 1")
    expect(page.locator("main")).to_contain_text(re.compile("verified", re.IGNORECASE))


def what_is_open_stays_open(page: Page) -> None:
    """The page asks for its result again, as it does while games are played."""
    table = page.locator("#playtest details[data-keep]").first
    name = table.get_attribute("data-keep")
    table.evaluate("each => { each.open = true; each.dataset.before = ''; }")
    page.evaluate("htmx.ajax('GET', `${location.pathname}/progress`, { target: '#playtest', swap: 'outerHTML' })")
    expect(page.locator("#playtest [data-before]")).to_have_count(0)
    expect(page.locator(f"#playtest details[data-keep='{name}']")).to_have_attribute("open", "")
