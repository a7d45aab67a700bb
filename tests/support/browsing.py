"""Steps of a person in a real browser that several journeys share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, expect

from tests.support.running import Service
from tests.support.waiting import wait_until

LOOK_EVERY_S = 0.25
"""The pause between two looks at a page that asks the server for its progress itself."""
_keys: dict[str, Any] = {}
"""By address of a service, the cookies with which a browser is logged in there as the demo user."""


def log_in(page: Page, service: Service) -> None:
    """Log in as the demo user: by the form the first time, and after that with the cookies it gave."""
    if service.address in _keys:
        page.context.add_cookies(_keys[service.address])
        return
    page.goto(f"{service.address}/account/login/")
    page.locator("input[name=login]").fill("demo")
    page.locator("input[type=password]").fill("sandtable-demo")
    page.locator("main button[type=submit]").first.click()
    expect(page.locator("header")).to_contain_text("demo")
    _keys[service.address] = page.context.cookies()


def start_deck(page: Page, service: Service, name: str) -> None:
    """Begin an empty deck in the builder."""
    page.goto(f"{service.address}/decks/new")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Format").select_option("awakenings")
    page.get_by_role("button", name="Start building").click()
    expect(page.locator("#builder")).to_contain_text("0/30 cards")
    until_whole(page)


def begin_scenario(page: Page, service: Service, game: str, template: str = "") -> None:
    """Begin a scenario in the workshop with a template, or with the first one of its game."""
    page.goto(f"{service.address}/scenarios/design?game={game}")
    page.get_by_role("button", name=f"Begin with: {template}").first.click()
    expect(page.locator("#workshop[data-ready]")).to_be_visible()


def choose_deck(page: Page, label: str, deck: str) -> None:
    """Choose a deck by words of its name; where the field does not offer it yet, search for it first."""
    field = page.get_by_label(label, exact=True)
    option = field.locator("option", has_text=deck)
    if not option.count():
        with replaced(page, "#choose"):
            page.locator("#find").fill(deck)
    field.select_option(label=option.first.inner_text())


def until_whole(page: Page) -> None:
    """Wait until all of the page to which a click led has arrived.

    A click returns when the first bytes are there; what is read or counted at once may be half of a page.
    """
    page.wait_for_load_state("domcontentloaded")


def until_finished(page: Page) -> None:
    """Look on while htmx asks for the progress of a playtest, until all its games are played."""
    playtest = page.locator("#playtest")

    def is_finished() -> bool:
        return playtest.get_attribute("data-announce") == "Finished"

    wait_until(is_finished, "the playtest", progress=page.title, every_s=LOOK_EVERY_S)


@contextmanager
def replaced(page: Page, part: str) -> Iterator[None]:
    """Wait until the server has sent this part of the page again and its scripts listen."""
    page.locator(part).evaluate("part => part.dataset.before = ''")
    yield
    expect(page.locator(f"{part}:not([data-before])")).to_be_attached()
    expect(page.locator(".htmx-swapping, .htmx-settling, .htmx-added")).to_have_count(0)
