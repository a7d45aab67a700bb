"""Steps in the workshop that the journeys of several games share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.support.browsing import LOOK_EVERY_S, log_in
from tests.support.readers import is_clean
from tests.support.running import Service
from tests.support.waiting import wait_until

WIDE: Final[ViewportSize] = {"width": 1280, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SIDE: Final = ".ws-side"
"""The part of the page that another tab changes."""


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()
    expect(page.get_by_role("tabpanel", name=re.compile(f"^{name}"))).to_be_visible()


def kept(page: Page) -> None:
    """Wait until the server has everything."""
    expect(page.locator("[data-state]")).to_have_attribute("data-is", "saved")


def sees(page: Page, problem: str) -> None:
    expect(page.get_by_role("region", name="Checks")).to_contain_text(problem)


def sees_no(page: Page, problem: str) -> None:
    expect(page.get_by_role("region", name="Checks")).not_to_contain_text(problem)


def is_sound(page: Page) -> None:
    expect(page.locator("[data-summary]")).to_contain_text("no problems")
    kept(page)


def type_into(page: Page, field: Locator, text: str) -> None:
    """By keyboard alone: the field is focused, its text replaced."""
    field.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type(text)
    page.keyboard.press("Tab")


def press(page: Page, button: Locator, times: int = 1) -> None:
    """By keyboard alone."""
    for _time in range(times):
        button.focus()
        page.keyboard.press("Enter")


_LIES_STILL = """async (part) => {
  part.scrollIntoViewIfNeeded();
  const before = part.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = part.getBoundingClientRect();
  return part.isConnected && width > 0 && x === before.x && y === before.y ? [x + width / 2, y + height / 2] : null;
}"""


def middle_of(part: Locator) -> tuple[float, float]:
    """The middle of a part of the picture, in the window, once the part lies still.

    The page may draw its picture anew at any time, for example when the server has checked an edit.
    """
    middles: list[tuple[float, float]] = []

    def lies_still() -> bool:
        found = part.evaluate(_LIES_STILL)
        if found:
            middles.append((found[0], found[1]))
        return bool(middles)

    wait_until(lies_still, "a part of the picture that lies still")
    return middles[0]


def dragged(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


@contextmanager
def by_touch(browser: Browser, service: Service, address: str) -> Iterator[Page]:
    """The workshop at this address on a phone that is touched."""
    context = browser.new_context(viewport=PHONE, has_touch=True)
    page = context.new_page()
    log_in(page, service)
    page.goto(address)
    expect(page.locator("#workshop[data-ready]")).to_be_visible()
    yield page
    kept(page)
    context.close()


def again(page: Page) -> None:
    """The page anew, after the draft was changed elsewhere."""
    page.reload()
    expect(page.locator("#workshop[data-ready]")).to_be_visible()


def every_tab_is_accessible(page: Page) -> None:
    """Nothing for axe to find on the page and on any tab; and on a phone nothing has to be scrolled sideways."""
    is_clean(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        is_clean(page, SIDE)
    page.set_viewport_size(PHONE)
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.set_viewport_size(WIDE)


def plays_fifty_games(page: Page) -> None:
    page.get_by_role("button", name="Try 50 games").click()
    trial = page.locator("#trial")
    expect(trial).to_contain_text("Tried with 50 games")
    wait_until(
        lambda: trial.get_attribute("data-announce") == "Finished",
        "fifty games",
        progress=trial.inner_text,
        every_s=LOOK_EVERY_S,
    )
    page.get_by_role("button", name="Back to the draft").click()


def saves(page: Page, note: str) -> int:
    """The number of the new version."""
    page.get_by_label("Note on this version").fill(note)
    page.get_by_role("button", name="Save version").click()
    link = page.locator("[data-notice=save]").get_by_role("link", name=re.compile(r"^Version \d+$"))
    expect(page.get_by_label("Note on this version")).to_have_value("")
    expect(link).to_be_visible()
    return int(link.inner_text().split()[-1])


def compares_and_prints(page: Page, versions: tuple[int, int], words: str, title: str) -> None:
    """The difference of two versions in words, and the newer one on paper."""
    address = page.url.partition("/workshop")[0]
    page.goto(f"{address}/compare?a={versions[0]}&b={versions[1]}")
    expect(page.locator("main")).to_contain_text(words)
    page.goto(f"{address}/v/{versions[1]}/print")
    expect(page.locator("body")).to_contain_text(title)
    assert page.pdf().startswith(b"%PDF")
