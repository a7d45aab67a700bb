"""A new user's first five minutes, in a real browser on the whole service: decks, a playtest, its result, one game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from sandtable.command.shipped import deck
from sandtable.playtest.headless import play
from sandtable.playtest.plan import Plan
from tests.support.browsing import choose_deck, log_in, until_finished
from tests.support.running import Service

DECKS = {"kylo-ren-starter": "Kylo Ren Starter", "rey-starter": "Rey Starter"}
GAMES, SEED = 120, 42


def played_without_the_service() -> str:
    """The digest of the same games."""
    first, second = (deck("destiny", each) for each in DECKS)
    return play(Plan("destiny", (first, second), ("random", "random"), seed=SEED), GAMES).report.games.digest


def test_two_starter_decks_meet_from_the_browser_to_the_result(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/decks")
    page.get_by_role("link", name=re.compile("Rey Starter")).first.click()
    expect(page.locator("h1")).to_contain_text("Rey Starter")

    page.goto(f"{service.address}/playtests/new")
    for label, name in zip(("Deck A", "Deck B"), DECKS.values(), strict=True):
        choose_deck(page, label, name)
    page.locator("input[name=who][value=own]").check()
    for side in ("a", "b"):
        page.locator(f"select[name=agent_{side}]").select_option("random")
    page.locator("input[name=size][value=own]").check()
    page.locator("input[name=rotations]").fill(str(GAMES // 2))
    page.locator("input[name=seed]").fill(str(SEED))
    page.locator("main form button[type=submit]").last.click()
    expect(page).to_have_url(re.compile(r"/playtests/[0-9A-Za-z]+"))

    # htmx asks for the progress until the batch is over, without a reload
    until_finished(page)
    what_is_open_stays_open(page)
    text = page.locator("main").inner_text()
    assert f"{GAMES} games in {GAMES // 2} pairs" in text, text
    assert "95 %" in text.replace("\u202f", " ").replace("\u00a0", " "), text
    expect(page.locator("#result-block")).to_contain_text(f"seed {SEED}")
    expect(page.locator("#result-block")).to_contain_text(f"digest {played_without_the_service()[:16]}")
    the_result_is_copied(page)

    batch = page.url.rstrip("/").rsplit("/", 1)[-1].split("?")[0]
    page.goto(f"{service.address}/playtests/{batch}/games/17")
    expect(page.locator("main")).to_contain_text("Round 1")
    expect(page.locator("main")).to_contain_text(re.compile("verified", re.IGNORECASE))


def the_result_is_copied(page: Page) -> None:
    """One press takes the result as text, to be pasted elsewhere."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator('[data-copy="#result-block"]').click()
    expect(page.locator('[data-copy="#result-block"]')).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()").replace("\r\n", "\n")
    assert copied == page.locator("#result-block").inner_text()


def what_is_open_stays_open(page: Page) -> None:
    """The page asks for its result again, as it does while games are played."""
    table = page.locator("#playtest details[data-keep]").first
    name = table.get_attribute("data-keep")
    table.evaluate("each => { each.open = true; each.dataset.before = ''; }")
    page.evaluate("htmx.ajax('GET', `${location.pathname}/progress`, { target: '#playtest', swap: 'outerHTML' })")
    expect(page.locator("#playtest [data-before]")).to_have_count(0)
    expect(page.locator(f"#playtest details[data-keep='{name}']")).to_have_attribute("open", "")
