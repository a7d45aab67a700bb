"""The deck builder by keyboard, with and without scripts: the focus stays in its place, every card can be reached."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.support.browsing import log_in, replaced, start_deck, until_whole
from tests.support.depth import variants
from tests.support.running import Service

NEAR_PX = 3
"""A control that moved by less has stayed where it was."""
WINDOW: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def plain_page(browser: Browser) -> Iterator[Page]:
    """A tab of a browser that runs no scripts."""
    context = browser.new_context(viewport=WINDOW, java_script_enabled=False)
    yield context.new_page()
    context.close()


def find(page: Page, type: str) -> None:
    """Let the list of cards show one type of card."""
    with replaced(page, "#found"):
        page.get_by_label("Type").select_option(type)


def press(page: Page, button: Locator) -> None:
    """Press a button of the builder with the keyboard, and wait for the builder to come anew."""
    button.focus()
    with replaced(page, "#builder"):
        page.keyboard.press("Enter")


def top_of(button: Locator) -> float:
    """The distance of a button from the upper edge of the window, in pixels."""
    box = button.bounding_box()
    assert box is not None
    return box["y"]


def in_list(page: Page, number: int) -> Locator:
    """The button of a card far down in the list."""
    button = page.locator("#found .builder-rows > li").nth(number).locator("button").last
    button.scroll_into_view_if_needed()
    return button


@pytest.mark.parametrize("size", variants([WINDOW, PHONE], [PHONE]), ids=["desktop", "phone"])
def test_the_focus_stays_on_the_button(service: Service, page: Page, size: ViewportSize) -> None:
    """On lists of copies, of a choice and of a team; the hero comes last, who takes the villains off every list."""
    page.set_viewport_size(size)
    log_in(page, service)
    start_deck(page, service, "Focus")
    for type, number in (("battlefield", 4), ("upgrade", 20), ("character", 11)):
        find(page, type)
        name = page.locator("#found .builder-rows > li").nth(number).locator("summary strong").inner_text()
        button = page.locator(f"#{in_list(page, number).get_attribute('id')}")  # the list may get shorter above it
        button.focus()
        before = top_of(button)
        press(page, button)
        expect(button).to_be_focused()
        expect(button).to_be_in_viewport(ratio=1)
        if type != "character":  # the list without villains may get too short to keep its place
            assert abs(top_of(button) - before) <= NEAR_PX
        expect(page.locator("[data-toasts]")).to_contain_text(name)


@pytest.mark.deep(only=True)
def test_what_changed_is_told_each_time(service: Service, page: Page) -> None:
    log_in(page, service)
    start_deck(page, service, "Told")
    find(page, "upgrade")
    one = page.locator("#found .copies").first.get_by_role("button", name="1")
    name = page.locator("#found summary strong").first.inner_text()
    press(page, one)
    expect(page.locator("[data-toasts]")).to_contain_text(f"{name}: 1 in the deck. 0 of 30 points, 1 of 30 cards")
    press(page, page.locator("#found .copies").first.get_by_role("button", name="0"))
    expect(page.locator("[data-toasts]")).to_contain_text(f"{name}: taken out. 0 of 30 points, 0 of 30 cards")


@pytest.mark.deep(only=True)
def test_the_focus_of_the_team_goes_beside_what_was_removed(service: Service, page: Page) -> None:
    """Also the switch of the elite keeps it."""
    log_in(page, service)
    start_deck(page, service, "Removed")
    find(page, "character")
    press(page, page.get_by_role("button", name="Add Rey, Force Prodigy"))
    elite = page.get_by_role("button", name="Elite: Rey")
    press(page, elite)
    expect(elite).to_be_focused()
    expect(elite).to_have_attribute("aria-pressed", "true")
    press(page, page.locator("#found").get_by_role("button", name=re.compile("Add Finn")).first)
    first = page.locator(".builder__deck .builder-rows").first.get_by_role("button", name="Remove")
    press(page, first.nth(0))
    expect(first.nth(0)).to_be_focused()
    press(page, first.nth(0))
    expect(page.locator("#team-heading")).to_be_focused()


@pytest.mark.deep(only=True)
def test_every_card_can_be_reached(service: Service, page: Page) -> None:
    """Page by page with the keyboard; the filter and the way back stay."""
    log_in(page, service)
    start_deck(page, service, "Pages")
    count = page.locator("#found-count")
    shown = re.match(r"1–(\d+) of (\d+) cards", count.inner_text())
    assert shown, count.inner_text()
    total = int(shown[2])
    assert int(shown[1]) == 60 < total
    seen = _names(page)
    while page.locator("#found-next").count():
        page.locator("#found-next").focus()
        with replaced(page, "#found"):
            page.keyboard.press("Enter")
        expect(count).to_be_focused()
        expect(count).to_be_in_viewport()
        seen += _names(page)
    assert len(seen) == len(set(seen)) == total
    with replaced(page, "#found"):
        page.locator("#found-previous").click()
    assert set(_names(page)) < set(seen)
    a_press_stays_on_the_page(page)


def a_press_stays_on_the_page(page: Page) -> None:
    """The list shows the same page as before, which is not the first."""
    count = page.locator("#found-count").inner_text()
    assert not count.startswith("1–")
    button = page.locator("#found .copies").nth(10).get_by_role("button", name="2")
    button.scroll_into_view_if_needed()
    press(page, button)
    expect(button).to_be_focused()
    assert page.locator("#found-count").inner_text() == count


@pytest.mark.deep(only=True)
def test_without_scripts_every_card_can_be_reached_and_the_focus_stays(service: Service, plain_page: Page) -> None:
    page = plain_page
    log_in(page, service)
    start_deck(page, service, "Plain")
    count = page.locator("#found-count")
    total = int(count.inner_text().split(" of ")[1].split()[0])
    seen = _names(page)
    while page.locator("#found-next").count():
        before = count.inner_text()
        page.locator("#found-next").click()
        expect(count).not_to_have_text(before)
        expect(count).to_be_focused()
        until_whole(page)
        seen += _names(page)
    assert len(set(seen)) == total > 60
    without_scripts_the_focus_stays(page)


def without_scripts_the_focus_stays(page: Page) -> None:
    page.get_by_label("Type").select_option("upgrade")
    page.get_by_role("button", name="Find").click()
    button = in_list(page, 20)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".messages")).to_contain_text("in the deck")
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport()
    expect(page.get_by_label("Type")).to_have_value("upgrade")


def _names(page: Page) -> list[str]:
    """The codes of the cards in the list."""
    rows = page.locator("#found [data-row]")
    return [str(code) for code in rows.evaluate_all("rows => rows.map(row => row.dataset.row)")]
