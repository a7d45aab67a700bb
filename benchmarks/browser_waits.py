"""The waits of a person in a real browser, from a click until the screen shows the result (benchmarks/waiting.py)."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import Page, sync_playwright

from tests.support.services import chromium

if TYPE_CHECKING:
    from benchmarks.waiting import Person

PATIENCE_MS: Final = 300_000
SHOWN: Final = """before => {
  const seat = document.querySelector("#seat");
  const ready = seat?.dataset.ready;
  return ready && ready !== "agent" && ready !== before && !seat.hasAttribute("aria-busy") && ready;
}"""
"""The question on the screen, or the state of an ended game, once it differs from `before` and no agent thinks."""
WATCH: Final = """() => {
  const seat = document.querySelector("#seat");
  window.agentWasAsked = false;
  new MutationObserver(() => { window.agentWasAsked ||= seat.dataset.ready === "agent"; })
    .observe(seat, { attributes: true });
}"""


@contextmanager
def a_page(person: Person) -> Iterator[Page]:
    """A page of a browser in which this person is logged in."""
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = (
        "1"  # the browser's library keeps a loop in this thread; nothing of Django is in it
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        context = browser.new_context()
        context.set_default_timeout(PATIENCE_MS)
        pairs = [pair.split("=", 1) for pair in person.cookies.split("; ")]
        context.add_cookies([{"name": name, "value": value, "url": person.address} for name, value in pairs])
        yield context.new_page()
        browser.close()


def answers(page: Page, address: str, game: str, count: int) -> Iterator[float]:
    """From a click on an option to the next question, where an agent had to answer in between."""
    from tests.support.demo_user import sit_down

    chance = random.Random(7)  # noqa: S311 - a game
    while count:
        page.goto(f"{address}/play/{sit_down(game, [0], 'greedy-2')}")
        asked = until_shown(page)
        while count and asked not in ("over", "given_up", "failed"):
            seconds, asked = answered(page, chance, asked)
            if page.evaluate("window.agentWasAsked"):
                yield seconds
                count -= 1


def answered(page: Page, chance: random.Random, asked: str) -> tuple[float, str]:
    """Click on an option by chance; the seconds until the next question is on the screen, and that question."""
    page.evaluate(WATCH)
    options = page.locator("[data-seat-answer] [data-option]")
    option = options.nth(chance.randrange(options.count()))
    begun = time.perf_counter()
    option.click()
    shown = until_shown(page, asked)
    return time.perf_counter() - begun, shown


def until_shown(page: Page, before: str = "") -> str:
    shown: str = page.wait_for_function(SHOWN, arg=before, polling=20, timeout=PATIENCE_MS).json_value()
    return shown


def replay(page: Page, address: str, batch: Any, number: int) -> float:
    """From opening a game that nobody has seen until its board is ready."""
    begun = time.perf_counter()
    page.goto(f"{address}/playtests/{batch.public_id}/games/{number}")
    page.locator("#replay[data-ready]").wait_for(state="attached")
    return time.perf_counter() - begun


def trials(page: Page, address: str, count: int) -> Iterator[float]:
    """From the button "Try 50 games" of the workshop until the panel says that games are played."""
    page.goto(f"{address}/scenarios/design?game=tide_of_iron")
    page.get_by_role("button", name="Begin with: Defence of a village").click()
    page.locator("#workshop[data-ready]").wait_for()
    for _ in range(count):
        begun = time.perf_counter()
        page.get_by_role("button", name="Try 50 games").click()
        page.locator("#trial:not([data-announce^=Waiting])").wait_for()
        yield time.perf_counter() - begun
        page.get_by_role("button", name="Back to the draft").click()
        page.locator("#trial").wait_for(state="detached")


def first_games(page: Page, address: str, person: Person) -> float:
    """From asking for a playtest until its page says that games are played."""
    from benchmarks.waiting import playtest
    from simulate.queue import control

    batch = playtest(person, "greedy-2", pairs=100)
    begun = time.perf_counter()
    page.goto(f"{address}/playtests/{batch.public_id}")
    page.locator("#playtest:not([data-announce^=Waiting])").wait_for(state="attached")
    waited = time.perf_counter() - begun
    control.cancel(batch=batch)
    return waited
