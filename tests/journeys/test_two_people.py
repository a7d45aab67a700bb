"""Two people in two browsers, over a link: one loses the connection, goes on, and finishes the game on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.support.at_a_seat import OPEN_AROUND
from tests.support.demo_user import DemoUser, open_playtest
from tests.support.depth import IS_DEEP
from tests.support.readers import is_for_everybody
from tests.support.running import Service
from tests.support.seats import SMALL_GAME
from tests.support.waiting import PATIENCE_S

FROM_THE_END = 12
"""Decisions of both, of which each makes some."""
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
WAITING: Final[dict[str, Any]] = {"polling": 50, "timeout": 1000 * PATIENCE_S}
ONE_IS_ASKED = """() => {
  const table = document.querySelector("[data-seat-state]");
  const ready = document.querySelector("#seat")?.dataset.ready;
  return Boolean(ready) && (table.dataset.seatAsked || table.dataset.seatState !== "agent");
}"""
"""Whether this screen has a question, or the game is over; not while somebody else decides."""

TAKEN = """before => {
  const table = document.querySelector("[data-seat-state]");
  const isUnsure = document.querySelector("[data-seat-yes]") !== null;
  return document.querySelector("#seat")?.dataset.ready && (table.dataset.seatAsked !== before || isUnsure);
}"""
"""Whether another question has come, or the page asks back."""


@pytest.fixture
def other(browser: Browser) -> Iterator[BrowserContext]:
    """The browser of somebody without an account."""
    context = browser.new_context(viewport={"width": 820, "height": 1000}, reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE_S)
    yield context
    context.close()


@pytest.mark.slow
@pytest.mark.deep(only=True)
def test_two_people_finish_a_game_over_a_link(
    service: Service, demo_user: DemoUser, page: Page, browser: Browser, other: BrowserContext
) -> None:
    """The last decisions of a game; under `make deep` all of them but the first."""
    address = open_playtest(page, service, demo_user, SMALL_GAME)
    page.goto(f"{address}/games/0")
    last = int(page.locator("#replay[data-ready]").get_attribute("data-last") or "")
    begin_with_a_link(page, f"{address}/games/0?at={1 if IS_DEEP else last - FROM_THE_END}")
    guest = other.new_page()
    take_the_seat(page, guest)
    page.get_by_role("link", name="To the table").click()

    asked, waits = one_turn(page, guest)
    lose_the_connection(waits, asked)
    play_on(page, guest, 2)

    phone = browser.new_context(viewport=PHONE, storage_state=other.storage_state(), reduced_motion="reduce")
    phone.set_default_timeout(1000 * PATIENCE_S)
    small = phone.new_page()
    small.goto(guest.url)
    guest.close()
    play_on(page, small, 1000)
    for each in (page, small):
        each.reload()
        expect(each.locator('[data-seat-state="over"]')).to_be_attached()
        expect(each.locator(".seat__prompt")).to_contain_text("You have")
    is_for_everybody(small, ".seat")
    small.get_by_role("link", name="Look through the game").click()
    expect(small.locator("#replay[data-ready]")).to_be_attached()
    phone.close()


def begin_with_a_link(page: Page, moment: str) -> None:
    """Play on from a moment: the owner in the first seat, somebody by a link in the second."""
    page.goto(moment)
    page.get_by_role("link", name="Play on from here yourself").click()
    first, second = page.locator("main select").all()[:2]
    first.select_option("person")
    second.select_option("link")
    page.get_by_role("button", name="Begin the game").click()
    page.get_by_role("button", name="Make links for all free seats").click()
    expect(page.locator("#link-1")).to_contain_text("/play/seat/")
    is_for_everybody(page, "main")


def take_the_seat(page: Page, guest: Page) -> None:
    guest.goto(page.locator("#link-1").inner_text())
    is_for_everybody(guest, "main")
    guest.get_by_role("button", name="Yes, take this seat").click()
    expect(guest.locator("[data-seat-state]")).to_be_attached()


def one_turn(one: Page, two: Page) -> tuple[Page, Page]:
    """The page that is asked, and the other one."""
    for page in (one, two):
        page.wait_for_function("() => document.querySelector('#seat')?.dataset.ready", **WAITING)
    is_one = one.locator("[data-seat-state]").get_attribute("data-seat-asked")
    return (one, two) if is_one else (two, one)


def answer(page: Page) -> None:
    """Take the first option, or tick the first things of several, and wait until the answer is there."""
    before = page.locator("[data-seat-state]").get_attribute("data-seat-asked")
    # For a moment after the question has come the page takes no press.
    page.wait_for_function("asked => document.querySelector('#seat')?.dataset.ready === asked", arg=before, **WAITING)
    several = page.locator("[data-seat-several]")
    if several.count():
        for at in range(int(several.get_attribute("data-least") or "")):
            several.get_by_role("checkbox").nth(at).check()
        several.get_by_role("button").click()
    else:
        option = page.locator("[data-seat-answer] [data-option]").first
        option.evaluate(OPEN_AROUND)
        option.click()
    page.wait_for_function(TAKEN, arg=before, **WAITING)
    if page.locator("[data-seat-yes]").count():
        page.locator("[data-seat-yes]").click()
        page.wait_for_function(TAKEN.replace("|| isUnsure", ""), arg=before, **WAITING)


def lose_the_connection(waits: Page, asked: Page) -> None:
    """The other one answers meanwhile; the page that was cut off says so, and then goes on by itself."""
    waits.context.set_offline(True)
    expect(waits.locator("[data-seat-problem]")).to_be_visible()
    while asked.locator("[data-seat-state]").get_attribute("data-seat-asked"):
        answer(asked)
    waits.context.set_offline(False)
    waits.wait_for_function(ONE_IS_ASKED, **WAITING)
    expect(waits.locator("[data-seat-problem]")).to_be_hidden()


def play_on(one: Page, two: Page, most: int) -> None:
    """Answer by turns, at most this number of questions, or to the end of the game."""
    for _ in range(most):
        asked = until_one_is_asked(one, two)
        if asked is None:
            return
        answer(asked)


def until_one_is_asked(one: Page, two: Page) -> Page | None:
    """The page with the question; None once the game is over."""
    while True:
        for page in (one, two):
            table = page.locator("[data-seat-state]")
            if table.get_attribute("data-seat-state") == "over":
                return None
            if table.get_attribute("data-seat-asked"):
                return page
        one.wait_for_timeout(100)
