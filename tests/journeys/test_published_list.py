"""In a real browser: a list that people published, from its import to a seat in a game with its plot and downgrades."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.field import field_of
from tests.journeys.test_field import until_over
from tests.support.at_a_seat import ByChance, until_asked
from tests.support.browsing import log_in, until_whole
from tests.support.running import Service
from tools.published_decks import site_text

FORMAT, LIST = "INF-2026-07", "black-krrsantan"
"""A deck with a plot and four downgrades."""


def test_a_published_list_meets_its_field_and_somebody_sits_down_in_a_game(service: Service, page: Page) -> None:
    deck = field_of(FORMAT)[LIST]
    log_in(page, service)
    import_it(page, service, deck)
    see_it_whole(page, deck)
    against_the_field(page)
    game = watch_a_game(page, named(deck, "plot"), named(deck, "downgrade"))
    page.goto(f"{game}?at=9")
    page.get_by_role("link", name="Play on from here yourself").click()
    page.get_by_role("button", name="Begin the game").click()
    ByChance(page, random.Random(3)).play(5, until_asked(page))


def named(deck: DeckList, kind: str) -> set[str]:
    """The names of the deck's cards of one kind."""
    return {card_name(code) for code in deck.codes() if card(code).type == kind}


def import_it(page: Page, service: Service, deck: DeckList) -> None:
    """Paste it as a site writes it, and save it."""
    slots = {member.code: member.dice for member in deck.characters} | dict(deck.cards)
    slots |= dict.fromkeys((*deck.battlefields, *deck.plots), 1)
    page.goto(f"{service.address}/decks/import")
    page.get_by_label("Deck", exact=True).fill(site_text(slots))
    page.get_by_role("button", name="Read it").click()
    until_whole(page)
    expect(page.locator("main")).to_contain_text("Every line was read as it is written.")
    page.get_by_role("button", name="Save this deck").click()
    expect(page.locator("h1")).to_have_text("A published deck")


def see_it_whole(page: Page, deck: DeckList) -> None:
    """Every card stands on the page of the deck, which is legal in its format."""
    until_whole(page)
    seen = page.locator("main").inner_text()
    assert "Galactic Infinite" in seen and "Legal" in seen
    assert [name for name in map(card_name, deck.codes()) if name not in seen] == []


def card_name(code: str) -> str:
    return card(code).name


def against_the_field(page: Page) -> None:
    """One row of a field: the list against each deck of its own format."""
    page.get_by_role("link", name="Against the field").click()
    players = page.get_by_role("group", name="Played by")
    players.get_by_label("Random: any legal move").check()
    players.get_by_role("checkbox", name=re.compile("^Greedy 3")).uncheck()
    page.get_by_label("My own number of pairs").check()
    page.locator("[name=rotations]").fill("1")
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start the field").click()
    until_over(page)
    opponents = page.get_by_role("table", name=re.compile("against each opponent")).get_by_role("rowheader")
    met = [name for name in opponents.all_inner_texts() if name != field_of(FORMAT)[LIST].name]
    assert set(met) <= {deck.name for deck in field_of(FORMAT).values()} and len(met) >= len(field_of(FORMAT)) - 1


def watch_a_game(page: Page, plots: set[str], downgrades: set[str]) -> str:
    """Open games until one has a downgrade in its log; the address of that game."""
    links = page.get_by_role("table", name=re.compile("against each opponent")).get_by_role("link")
    addresses: list[str] = links.evaluate_all("links => links.map(link => link.href)")
    for address in addresses:
        page.goto(f"{address}/games/0")
        expect(page.locator("#replay[data-ready]")).to_be_attached()
        told = page.locator("main").inner_text()
        if any(name in told for name in downgrades):
            assert any(name in told for name in plots)
            expect(page.locator("main")).to_contain_text("verified: the same game")
            return f"{address}/games/0"
    raise AssertionError(f"no downgrade in {len(addresses)} games")
