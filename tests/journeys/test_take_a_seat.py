"""Take a seat in a real browser, in every game with a board, on a desk and on a phone: a person picks by chance."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from simulate.watching.boards import all_boards
from tests.support.at_a_seat import PHONE_WIDTH, ByChance, phone, until_asked
from tests.support.browsing import log_in
from tests.support.demo_user import DemoUser, open_playtest
from tests.support.depth import IS_DEEP, variants
from tests.support.readers import is_for_everybody
from tests.support.running import Service
from tests.support.seats import SMALL_GAME

every_board = pytest.mark.parametrize("game", variants(all_boards(), ("destiny",)))
MOST_CLICKS = 3000
SOME_CLICKS = 12
SHEET = "[data-seat-sheet]"
FROM_THE_END = 8
"""Decisions of all seats."""


@pytest.mark.deep
@every_board
def test_a_game_is_played_by_clicks_on_the_board_and_by_buttons(
    service: Service, demo_user: DemoUser, page: Page, game: str
) -> None:
    """Some clicks in the game with most on its board; under `make deep` all of them, to the end of the game."""
    log_in(page, service)
    page.goto(f"{service.address}/play/{demo_user.seats(game)}")
    asked = until_asked(page)
    is_for_everybody(page, "" if game == SMALL_GAME else ".moment")
    ByChance(page, random.Random(game)).play(MOST_CLICKS if IS_DEEP else SOME_CLICKS, asked)
    if IS_DEEP:
        look_through(page)


@pytest.mark.deep(only=True)
@pytest.mark.slow
@pytest.mark.parametrize("game", all_boards())
def test_a_game_is_played_by_touch_on_a_phone(
    service: Service, demo_user: DemoUser, browser: Browser, game: str
) -> None:
    """To the end of the game; no question makes the page wider than the phone."""
    with phone(browser) as page:
        log_in(page, service)
        page.goto(f"{service.address}/play/{demo_user.seats(game)}")
        asked = until_asked(page)
        the_sheet_keeps_the_page(page)
        ByChance(page, random.Random(game), is_touching=True).play(MOST_CLICKS, asked)
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE_WIDTH
        look_through(page)


def test_somebody_plays_on_near_the_end_of_a_game_and_looks_through_it(
    service: Service, demo_user: DemoUser, page: Page
) -> None:
    address = open_playtest(page, service, demo_user, SMALL_GAME)
    page.goto(f"{address}/games/0")
    last = int(page.locator("#replay[data-ready]").get_attribute("data-last") or "")
    page.goto(f"{address}/games/0?at={last - FROM_THE_END}")
    page.get_by_role("link", name="Play on from here yourself").click()
    page.get_by_role("button", name="Begin the game").click()
    ByChance(page, random.Random(2)).play(MOST_CLICKS, until_asked(page))
    look_through(page)


def the_sheet_keeps_the_page(page: Page) -> None:
    """Tab through the sheet of the question: all of it stays in the window, and the page does not move."""
    page.locator(f"{SHEET} a, {SHEET} button, {SHEET} input:not([type=hidden])").first.focus()
    at, passed = page.evaluate("scrollY"), 0
    while page.locator(f"{SHEET} :focus").count():
        assert page.evaluate("scrollY") == at, "the page moves"
        expect(page.locator(":focus")).to_be_in_viewport(ratio=0.9)
        page.keyboard.press("Tab")
        passed += 1
    assert passed > 1


def look_through(page: Page) -> None:
    """From the end of a game to its replay, and to the end of that."""
    expect(page.locator('[data-seat-state="over"]')).to_be_attached()
    page.get_by_role("link", name="Look through the game").click()
    expect(page.locator("#replay[data-ready]")).to_be_attached()
    expect(page.locator("main")).to_contain_text("verified: the same game")
    page.keyboard.press("End")
    expect(page.locator(".moment__text")).to_contain_text("The game is over")
