"""A first deck, in a real browser on the whole service: sign up, paste most of it, finish it, meet the field."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsing import choose_deck, log_in, replaced, until_finished, until_whole
from tests.support.readers import is_for_everybody
from tests.support.running import Service

TEAM = "Qui-Gon Jinn, Ataru Master"
"""Elite beside an elite Rey: 12 + 17 of 30 points. No deck of the field has only blue characters."""
CARDS = ("Riposte", "Use The Force")
"""Twice each."""
PASTED = """Two Jedi

Characters
2 dice Rey, Force Prodigy
Cards
2x Force Protection
2x Force Throw
2x Force Training
2x Jedi Robes
2x Lightsaber
2x Mind Probe
2x It Binds All Things
2x Block
2x Defensive Stance
2x Deflect
2x Dodge
2x Force Misdirection
2x Heroism
"""
PAIRS = 10


def test_a_new_user_builds_a_legal_deck_and_plays_it_against_the_field(service: Service, page: Page) -> None:
    sign_up(page, service)
    paste(page, service)
    build(page)
    expect(page.locator("main")).not_to_contain_text("not playable yet")
    page.get_by_role("button", name="Save version").click()
    expect(page.locator("h1")).to_have_text("Two Jedi")
    page.get_by_role("link", name="Playtest", exact=True).click()
    ask_for_a_playtest(page, "Vader and Raider")
    until_finished(page)
    result = page.locator("main").inner_text()
    assert re.search(r"Two Jedi, version 2 takes\s+\d+\.\d %", result, re.IGNORECASE), result
    assert f"{2 * PAIRS} games" in result
    assert "failed" not in result
    page.get_by_role("link", name="Game 0", exact=True).click()
    expect(page.locator("main")).to_contain_text("Qui-Gon Jinn")


@pytest.mark.deep(only=True)
def test_what_belongs_to_a_deck(service: Service, page: Page) -> None:
    """Notes, paper, what somebody owns, hands and dice, each clean for everybody."""
    log_in(page, service)
    paste(page, service)
    build(page)
    page.get_by_role("button", name="Save version").click()
    expect(page.locator("h1")).to_have_text("Two Jedi")
    describe(page)
    look_at_paper(page)
    collect(page, service)
    look_at_hands_and_dice(page)


def sign_up(page: Page, service: Service) -> None:
    page.goto(f"{service.address}/account/signup/")
    page.locator("input[name=username]").fill("newcomer")
    for field in page.locator("main input[type=password]").all():
        field.fill("a long and quiet sentence")
    page.get_by_role("button", name="Create account").click()
    expect(page.locator("header")).to_contain_text("newcomer")


def paste(page: Page, service: Service) -> None:
    """Save an unfinished list as a deck, and open it in the builder."""
    page.goto(f"{service.address}/decks/import")
    page.get_by_label("Deck", exact=True).fill(PASTED)
    page.locator("select[name=format]").select_option("awakenings")
    page.get_by_role("button", name="Read it").click()
    until_whole(page)
    page.get_by_role("button", name="Save this deck").click()
    expect(page.locator("h1")).to_have_text("Two Jedi")
    page.get_by_role("link", name="Edit", exact=True).click()
    until_whole(page)


def build(page: Page) -> None:
    """Find and add the rest. Until the last card the builder says what is missing, then that the deck is legal."""
    press(page, TEAM, page.locator("#found").get_by_role("button", name=f"Add {TEAM}"))
    press(page, TEAM, page.get_by_role("button", name=f"Elite: {TEAM.split(',')[0]}"))
    press(page, "Echo Base", page.locator("#found").get_by_role("button", name=re.compile("Choose Echo Base")))
    for name in CARDS:
        expect(page.locator(".builder__status")).to_contain_text("problem")
        copies = page.locator("#found").get_by_role("group", name=f"Copies of {name}", exact=True)
        press(page, name, copies.first.get_by_role("button", name="2"))
    expect(page.locator(".builder__status")).to_contain_text("Legal")


def look_at_hands_and_dice(page: Page) -> None:
    """A sample hand with a mulligan, odds of a card and of the team's dice, and back to the deck."""
    page.get_by_role("link", name="Hands and dice").click()
    hand = page.get_by_role("group", name="First hand")
    expect(hand.get_by_role("checkbox")).to_have_count(5)
    kept = hand.locator("label").nth(1).inner_text()
    hand.get_by_role("checkbox").first.check()
    page.get_by_label("Card", exact=True).select_option(label="Mind Probe")
    page.get_by_role("button", name="Set aside and draw again").click()
    expect(page.get_by_role("heading", name="Hand after the mulligan")).to_be_visible()
    assert hand.locator("label").nth(1).inner_text() == kept
    odds = page.get_by_role("table", name="Chance to have drawn the card")
    # Two of thirty: 20 of 29 first hands have none.
    expect(odds.get_by_role("row").nth(1)).to_contain_text("31.0 %")
    expect(page.get_by_role("table", name="Damage on average by the end of each round")).to_be_visible()
    is_for_everybody(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    page.locator(".crumbs").get_by_role("link", name="Two Jedi").click()


def describe(page: Page) -> None:
    """Write notes and a tag; the notes lead to a card, the tag to the decks that have it."""
    page.get_by_text("Write notes and tags").click()
    page.get_by_role("textbox", name="Notes").fill("# Plan\n\nFirst [[Jedi Robes]].")
    page.get_by_role("textbox", name="Tags").fill("two jedi")
    is_for_everybody(page, "#notes")
    page.get_by_role("button", name="Save notes").click()
    notes = page.locator("#notes")
    expect(notes.get_by_role("link", name="Jedi Robes")).to_have_attribute("href", re.compile("^/cards/"))
    expect(notes.get_by_role("heading", name="Plan")).to_be_visible()
    notes.get_by_role("link", name="two jedi").click()
    page.get_by_role("main").get_by_role("link", name="Two Jedi", exact=True).click()


def look_at_paper(page: Page) -> None:
    """The sheet to print, and back to the deck."""
    page.get_by_role("link", name="Print sheet").click()
    expect(page.get_by_role("heading", name="Deck list for a tournament")).to_be_visible()
    is_for_everybody(page)
    page.get_by_role("link", name="Back to the deck").click()
    expect(page.locator("h1")).to_have_text("Two Jedi")


def collect(page: Page, service: Service) -> None:
    """Import a table, correct a number on the page of its set, and read on the deck's page what is missing."""
    deck = page.url
    page.goto(f"{service.address}/collection/import")
    page.get_by_label("Table").fill("name,cards\nJedi Robs,2")
    page.get_by_role("button", name="Import").click()
    expect(page.locator("main")).to_contain_text("Did you mean Jedi Robes")
    is_for_everybody(page)
    page.get_by_label("Table").fill("name,cards,dice\nJedi Robes,2,1")
    page.get_by_role("button", name="Import").click()
    expect(page.locator("main")).to_contain_text("2 cards and 1 dice")
    is_for_everybody(page)
    page.get_by_role("link", name="Awakenings", exact=True).click()
    is_for_everybody(page)
    page.get_by_label("Dice of Jedi Robes").fill("2")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_contain_text("2 cards and 2 dice")
    share_the_collection(page)
    keep_a_search(page, service)
    page.goto(deck)
    missing = page.get_by_role("region", name="What I miss for this deck")
    expect(missing).to_contain_text("Rey")
    expect(missing).not_to_contain_text("Jedi Robes")
    is_for_everybody(page, "main")


def share_the_collection(page: Page) -> None:
    """Make a link, look at what others see, and withdraw it."""
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link", exact=True).input_value()
    page.goto(link)
    expect(page.get_by_role("table", name="Cards and dice of this collection")).to_contain_text("Jedi Robes")
    is_for_everybody(page)
    page.go_back()
    page.get_by_role("button", name="Withdraw the link").click()
    expect(page.get_by_role("button", name="Make a link")).to_be_visible()
    answer = page.goto(link)
    assert answer is not None and answer.status == 404


def keep_a_search(page: Page, service: Service) -> None:
    """Search for cards, save the search, find it among the recent ones too, clear these, and rename it."""
    page.goto(f"{service.address}/cards")
    page.get_by_label("Search", exact=True).fill("jedi robes")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("q=jedi"))
    page.get_by_text("Saved and recent searches").click()
    recent = page.get_by_role("region", name="Recent")
    expect(recent.get_by_role("link", name="jedi robes")).to_be_visible()
    is_for_everybody(page, "[data-searches]")
    page.get_by_label("Save this search as").fill("Robes")
    page.keyboard.press("Enter")
    page.get_by_text("Saved and recent searches").click()
    expect(page.get_by_role("region", name="Saved").get_by_role("link", name="Robes")).to_be_visible()
    page.get_by_role("button", name="Clear recent searches").click()
    expect(recent).to_be_hidden()
    page.get_by_role("link", name="Rename or delete").click()
    is_for_everybody(page)
    page.get_by_label("Name").fill("All robes")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("link", name="All robes")).to_be_visible()


def press(page: Page, words: str, button: Locator) -> None:
    """Search by title, press a button of the found card, and wait until the server has rendered the builder again."""
    search, title = page.locator("#find-words"), words.split(",")[0]
    if search.input_value() != title:
        with replaced(page, "#found"):
            search.fill(title)
    with replaced(page, "#builder"):
        button.click()


def ask_for_a_playtest(page: Page, opponent: str) -> None:
    choose_deck(page, "Deck B", opponent)
    page.locator("input[name=who][value=own]").check()
    for side in ("a", "b"):
        page.locator(f"select[name=agent_{side}]").select_option("random")
    page.get_by_label("My own number of rotations").check()
    page.locator("input[name=rotations]").fill(str(PAIRS))
    page.get_by_role("button", name="Start the playtest").click()
    expect(page).to_have_url(re.compile(r"/playtests/[0-9A-Za-z]{22}$"))
