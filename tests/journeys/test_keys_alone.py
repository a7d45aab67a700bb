"""The first minutes without a mouse: Tab and Enter lead to everything, one sees where one is, and nothing holds one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.test_first_minutes import LIST, MOST_CLICKS
from tests.support.browsing import until_whole
from tests.support.running import Service

MOST_TABS = 400
HERE = """before => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  const tile = here.closest(".tile");
  const drawn = [here, tile].filter(Boolean).map((each) => getComputedStyle(each));
  const box = here.getBoundingClientRect();
  const isBig = box.width > 0 && box.height > 0;
  const inside = isBig && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  here.dataset.passed = Number(here.dataset.passed || 0) + 1;
  const last = window.lastFocus;
  window.lastFocus = here;
  return {
    name: (here.getAttribute("aria-label") || here.labels?.[0]?.textContent || here.textContent)
      .trim().replace(/\\s+/g, " "),
    html: here.outerHTML.slice(0, 160),
    isSeen: inside && drawn.some((each) => each.outlineStyle !== "none" && parseFloat(each.outlineWidth) >= 2),
    isFurther: !last || !last.isConnected || Boolean(last.compareDocumentPosition(here) & (4 | 16)),
    times: Number(here.dataset.passed),
  };
}"""
"""The element with the focus: its name, whether one sees it there, and whether it comes after the one before."""


class Presses:
    """Counts the presses of Enter on a way that begins on the front page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.n = 0

    def to(self, name: str) -> None:
        """Tab to the thing of this name."""
        for here in walk(self.page):
            if here == name:
                return
        raise AssertionError(f"Tab does not lead to {name!r} on {self.page.url}")

    def enter(self, name: str) -> None:
        self.to(name)
        self.n += 1
        with self.page.expect_navigation():
            self.page.keyboard.press("Enter")
        until_whole(self.page)


def walk(page: Page) -> Iterator[str]:
    """The names of all that Tab leads to, in order, until the end of the page. AssertionError where one gets lost."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        here = page.evaluate(HERE)
        if here is None:
            return
        assert here["isSeen"], f"the focus can't be seen on {here['html']}, {page.url}"
        assert here["isFurther"], f"the focus goes back to {here['html']}, {page.url}"
        assert here["times"] == 1, f"Tab stays on {here['html']}, {page.url}"
        yield here["name"]
    raise AssertionError(f"Tab finds no end of {page.url}")


@contextmanager
def a_way(page: Page, service: Service) -> Iterator[Presses]:
    """A way from the front page, of three presses at most."""
    page.goto(service.address)
    presses = Presses(page)
    yield presses
    assert presses.n <= MOST_CLICKS


@pytest.mark.deep(only=True)
@pytest.mark.slow
def test_a_visitor_gets_everywhere_by_tab_and_enter(service: Service, page: Page) -> None:
    page.goto(service.address)
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to the content")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("main :focus")).to_have_count(1)
    with a_way(page, service) as presses:
        presses.enter("Read this result")
        expect(page.locator("main")).to_contain_text("Jabba and Dooku is better")
        assert len(list(walk(page))) > 10
    with a_way(page, service) as presses:
        presses.enter("Watch a game")
        expect(page.locator("#replay[data-ready]")).to_be_attached()
        page.keyboard.press("End")
        expect(page.locator(".moment__text")).to_contain_text("The game is over")
    with a_way(page, service) as presses:
        presses.enter("Paste a deck")
        presses.to("Deck")
        page.keyboard.insert_text(LIST)
        presses.enter("Read it")
        expect(page.locator("main")).to_contain_text("The deck has 0 cards")
    with a_way(page, service) as presses:
        presses.enter("Play a hand now")
        presses.enter("Play Star Wars: Destiny")
        plays_a_turn(page)


def plays_a_turn(page: Page) -> None:
    """Tab to the first option and take it; then walk through the whole page."""
    expect(page.locator('[data-seat-state="person"]')).to_be_attached()
    asked = page.locator("[data-seat-asked]").get_attribute("data-seat-asked")
    for _ in walk(page):
        if page.locator("[data-seat-answer] [data-option]:focus, [data-seat-done]:focus").count():
            break
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-seat-asked="{asked}"]')).to_have_count(0)
    expect(page.locator('[data-seat-state="person"]')).to_be_attached()
    page.reload()
    expect(page.locator('[data-seat-state="person"]')).to_be_attached()
    assert len(list(walk(page))) > 10
