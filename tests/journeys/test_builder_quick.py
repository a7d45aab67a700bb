"""A legal deck from nothing with few presses: by keyboard alone, with a thumb on a phone; and the way back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.browsing import log_in, replaced, start_deck, until_whole
from tests.support.readers import is_clean, is_for_everybody
from tests.support.running import Service

MOST_KEYS = 35
MOST_TAPS = 30


class Keyboard:
    """Counts the keys that are pressed on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def press(self, key: str) -> None:
        self.presses += 1
        self.page.keyboard.press(key)

    def changes(self, key: str) -> None:
        """Press a key that changes the deck, and wait for the builder."""
        with replaced(self.page, "#builder"):
            self.press(key)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A tab of a phone that is held in one hand."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def status(page: Page) -> Locator:
    return page.locator(".builder__status")


@pytest.mark.deep(only=True)
def test_a_legal_deck_by_keyboard_alone(service: Service, page: Page) -> None:
    """From the list of decks to the saved deck; every key counts, also those on the way."""
    log_in(page, service)
    page.goto(f"{service.address}/decks")
    until_whole(page)
    keys = Keyboard(page)
    keys.press("n")
    expect(page.locator("#id_name")).to_be_focused()
    keys.press("Enter")
    expect(page.locator("#found [data-row]").first).to_be_focused()
    until_whole(page)
    while "Legal" not in status(page).inner_text():
        keys.changes("Enter")
        expect(page.locator("#found [data-row]:focus, #save-version:focus")).to_be_attached()
        assert keys.presses < MOST_KEYS, status(page).inner_text()
    expect(page.locator("#save-version")).to_be_focused()
    keys.press("Enter")
    expect(page.get_by_text("Saved as version 1.")).to_be_visible()
    expect(page.locator("main")).to_contain_text("30 of 30")
    assert keys.presses <= MOST_KEYS


@pytest.mark.deep(only=True)
def test_a_legal_deck_with_a_thumb(service: Service, phone: Page) -> None:
    """Cards are taken one by one with the buttons in their rows; scrolling is no tap."""
    log_in(phone, service)
    phone.goto(f"{service.address}/decks")
    taps = 0

    def tap(target: Locator) -> None:
        nonlocal taps
        taps += 1
        target.tap()

    def takes(target: Locator) -> None:
        with replaced(phone, "#builder"):
            tap(target)

    tap(phone.get_by_role("link", name="New deck").first)
    tap(phone.get_by_role("button", name="Start building"))
    expect(status(phone)).to_contain_text("0/30 cards")
    until_whole(phone)
    found = phone.locator("#found")
    # Every team is legal, so that the first characters of the list will do.
    while found.locator(".builder-rows__part").first.inner_text().startswith("Characters for"):
        takes(found.locator("[data-row]:not(.is-held)").get_by_role("button", name=re.compile("^Add ")).first)
    takes(found.get_by_role("button", name=re.compile("^Choose ")).first)
    while "Legal" not in status(phone).inner_text():
        takes(found.locator("[data-row]:not(.is-held)").get_by_role("button", name="2", exact=True).first)
        assert taps < MOST_TAPS, status(phone).inner_text()
    expect(status(phone)).to_be_in_viewport()
    is_clean(phone)
    tap(phone.get_by_role("button", name="Save version"))
    expect(phone.get_by_text("Saved as version 1.")).to_be_visible()
    assert taps <= MOST_TAPS


def test_the_way_back_and_mends(service: Service, page: Page) -> None:
    log_in(page, service)
    start_deck(page, service, "Way back")
    keys = Keyboard(page)
    keys_set_the_row(page, keys)
    a_number_and_a_name_take_a_card(page, keys)
    undo_outlives_a_reload(page, keys)
    a_card_opens_in_its_place(page)
    the_format_changes_at_once(page)
    a_mend_is_one_press(page)
    is_for_everybody(page)
    another_tab_is_told(page)


def keys_set_the_row(page: Page, keys: Keyboard) -> None:
    """Digits and E act on the card with the focus; arrows move it."""
    with replaced(page, "#found"):
        page.get_by_label("Type").select_option("character")
    with replaced(page, "#found"):
        page.locator("#find-words").fill("luke skywalker")
    keys.press("Enter")
    row = page.locator("#list-01035")
    expect(row).to_be_focused()
    keys.changes("e")
    expect(row).to_be_focused()
    expect(status(page)).to_contain_text("20/30 points")
    keys.changes("1")
    expect(status(page)).to_contain_text("15/30 points")
    keys.press("/")
    expect(page.locator("#find-words")).to_be_focused()
    keys.press("ArrowDown")
    expect(row).to_be_focused()


def a_number_and_a_name_take_a_card(page: Page, keys: Keyboard) -> None:
    with replaced(page, "#found"):
        page.get_by_label("Type").select_option("")
    search = page.locator("#find-words")
    search.focus()
    with replaced(page, "#builder"):
        search.fill("2 block")
        keys.press("Enter")
    expect(status(page)).to_contain_text("2/30 cards")
    expect(page.locator("#deck-01153")).to_be_attached()
    expect(search).to_have_value("")
    expect(search).to_be_focused()


def undo_outlives_a_reload(page: Page, keys: Keyboard) -> None:
    page.reload()
    until_whole(page)
    page.locator("#deck-01153").focus()
    keys.changes("Control+z")
    expect(status(page)).to_contain_text("0/30 cards")
    page.locator("#steps summary").click()
    expect(page.locator("#steps .is-undone")).to_contain_text("Block: 2 in the deck")
    keys.changes("Control+Shift+Z")
    expect(status(page)).to_contain_text("2/30 cards")
    expect(page.locator("#steps [aria-current=step]")).to_contain_text("Block: 2 in the deck")


def a_card_opens_in_its_place(page: Page) -> None:
    row = page.locator("#deck-01153")
    row.focus()
    page.keyboard.press("ArrowRight")
    expect(row.locator(".card-row__panel")).to_contain_text("Awakenings (rules v1.1): legal")
    page.keyboard.press("ArrowLeft")
    expect(row.locator("details")).not_to_have_attribute("open", re.compile(".*"))


def the_format_changes_at_once(page: Page) -> None:
    """Luke Skywalker costs 15 points as printed, and 14 in Infinite."""
    with replaced(page, "#builder"):
        page.get_by_label("Format").select_option("INF")
    expect(page.get_by_label("Format")).to_be_focused()
    expect(status(page)).to_contain_text("14/30 points")
    with replaced(page, "#builder"):
        page.get_by_label("Format").select_option("awakenings")


def a_mend_is_one_press(page: Page) -> None:
    with replaced(page, "#found"):
        page.get_by_label("Also cards this deck can't use").check()
    search = page.locator("#find-words")
    search.focus()
    with replaced(page, "#builder"):
        search.fill("1 firepower")
        page.keyboard.press("Enter")
    expect(page.locator("#problems")).to_contain_text("Firepower is red")
    with replaced(page, "#builder"):
        page.get_by_role("button", name="Remove Firepower").click()
    expect(page.locator("#problems")).not_to_contain_text("Firepower")
    expect(page.locator("#problems-heading")).to_be_focused()


def another_tab_is_told(page: Page) -> None:
    """Nothing unseen is undone; and back on the page after another one the deck is as it is now."""
    other = page.context.new_page()
    other.goto(page.url)
    until_whole(other)
    with replaced(other, "#builder"):
        other.locator("#deck-01153-0").click()
    with replaced(page, "#builder"):
        page.locator("#deck-01153-1").click()
    expect(page.locator("#builder")).to_contain_text("Another tab has changed this deck meanwhile: Block: taken out")
    page.goto(page.url.partition("/edit")[0].rpartition("/")[0])
    with replaced(other, "#builder"):
        other.locator("#undo").click()
    expect(other.locator("#builder")).to_contain_text("Nothing was undone")
    expect(status(other)).to_contain_text("1/30 cards")
    with replaced(other, "#builder"):
        other.locator("#undo").click()
    page.go_back()
    expect(status(page)).to_contain_text("0/30 cards")
    other.close()
