"""The first minutes of somebody without an account on a fresh installation: everything within three clicks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import until_whole
from tests.support.depth import IS_DEEP
from tests.support.readers import is_clean, is_for_everybody
from tests.support.running import Service

pytestmark = [pytest.mark.slow, pytest.mark.deep]
MOST_CLICKS = 3
LIST = """My Rey

BATTLEFIELD
-----------
Echo Base (Awakenings #166)

CHARACTER
---------
2x Rey, Force Prodigy (Awakenings #38)
"""
PASSWORD = "a long sentence 1"


class Clicks:
    """Counts the clicks of a way that begins on the front page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.n = 0

    def link(self, name: str) -> None:
        self._on("link", name)

    def button(self, name: str) -> None:
        self._on("button", name)

    def _on(self, role: str, name: str) -> None:
        self.n += 1
        self.page.get_by_role(role, name=name, exact=True).first.click()  # type: ignore[arg-type]
        until_whole(self.page)


@contextmanager
def a_way(page: Page, service: Service) -> Iterator[Clicks]:
    """A way from the front page, of three clicks at most."""
    page.goto(service.address)
    clicks = Clicks(page)
    yield clicks
    assert clicks.n <= MOST_CLICKS


def test_a_visitor_finds_a_verdict_a_replay_a_seat_and_a_validated_list(service: Service, page: Page) -> None:
    page.goto(service.address)
    is_for_everybody(page)
    with a_way(page, service) as clicks:
        clicks.link("Read this result")
        expect(page.locator("main")).to_contain_text("Jabba and Dooku is better")
    pages = (f"{page.url}/cards", f"{service.address}/tide-of-iron/units", f"{service.address}/api/v1/docs")
    for address in pages if IS_DEEP else pages[:1]:
        page.goto(address)
        is_clean(page)
    with a_way(page, service) as clicks:
        clicks.link("Watch a game")
        expect(page.locator("#replay[data-ready]")).to_be_attached()
        expect(page.locator("main")).to_contain_text("verified: the same game")
        lists_its_keys(page)
    with a_way(page, service) as clicks:
        clicks.link("Paste a deck")
        page.get_by_label("Deck", exact=True).fill(LIST)
        clicks.button("Read it")
        expect(page.locator("main")).to_contain_text("The deck has 0 cards")
    with a_way(page, service) as clicks:
        clicks.link("Play a hand now")
        clicks.button("Play Star Wars: Destiny")
        expect(page.locator('[data-seat-state="person"]')).to_be_attached()
        is_clean(page)
    keeps_what_was_made(page, service)


def lists_its_keys(page: Page) -> None:
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    expect(keys).to_contain_text("A turn or a phase on, or back")
    is_clean(page, "dialog[open]")
    page.keyboard.press("Escape")


def keeps_what_was_made(page: Page, service: Service) -> None:
    """By the keyboard alone: answer once, then sign up and go on in the same game."""
    table = page.url
    option = page.locator("[data-seat-answer] [data-option], [data-seat-done]").first
    asked = page.locator("[data-seat-asked]").get_attribute("data-seat-asked")
    option.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-seat-asked="{asked}"]')).to_have_count(0)
    page.get_by_role("link", name="Create an account").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Create an account")).to_be_visible()
    until_whole(page)
    page.get_by_label("Username").fill("visitor")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password (again)").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page).to_have_url(table.partition("#")[0])
    expect(page.locator("main")).to_contain_text("is yours now")
    expect(page.locator(".site-header")).to_contain_text("visitor")
