"""Four people at one table, two against two, one of them on a phone: a whole game of Tide of Iron over links."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_team_fight
from tests.support.at_a_seat import PHONE_WIDTH, ByChance, phone
from tests.support.browsing import log_in
from tests.support.demo_user import DemoUser
from tests.support.running import Service
from tests.support.waiting import PATIENCE_S

SEATS: Final = ("American, division 1", "American, division 2", "German, division 1", "German, division 2")
SIDES: Final = ("American", "American", "German", "German")
ON_A_PHONE: Final = 3
"""The seat of the person with a phone."""
MOST_ANSWERS: Final = 400
WAITING: Final[dict[str, Any]] = {"polling": 50, "timeout": 1000 * PATIENCE_S}
TAKEN: Final = """before => {
  const table = document.querySelector("[data-seat-state]");
  const isUnsure = document.querySelector("[data-seat-yes]") !== null;
  return document.querySelector("#seat")?.dataset.ready && (table.dataset.seatAsked !== before || isUnsure);
}"""
"""Whether another question has come, or the page asks back."""
READY: Final = "asked => document.querySelector('#seat')?.dataset.ready === asked"
"""Whether the page takes presses; for a moment after a question has come it does not."""
MENU: Final = """asked => document.querySelector("#seat")?.dataset.ready === asked
  && document.querySelector("dialog[open] [data-menu-option]") !== null"""
"""Whether a menu is open and nothing has been sent."""
LOOK: Final = """() => {
  const texts = (root, found) => [...root.querySelectorAll(found)].map(each => each.textContent.trim());
  const seats = [...document.querySelectorAll('h3[id^="toi-seat-"]')];
  return {
    names: seats.map(each => each.textContent),
    waiting: seats.map(each => texts(each.closest("section"), ".toi-board__units li")),
    concealed: texts(document, ".toi-unit.is-concealed > title"),
    options: document.querySelectorAll("[data-seat-answer] [data-option], [data-seat-several]").length,
    width: document.documentElement.scrollWidth,
  };
}"""
"""Everything at one moment: the names of the seats, the units of each that wait for their deployment, the words of
concealed squads on the map, the number of things to choose, and the width of the page in pixels."""


@dataclass
class Person:
    """Somebody at one of the four seats."""

    seat: int
    page: Page
    hand: ByChance

    @property
    def side(self) -> str:
        return SIDES[self.seat]

    @property
    def table(self) -> Any:
        return self.page.locator("[data-seat-state]")

    def question(self) -> str:
        """The open question where this person is asked; else empty."""
        return self.table.get_attribute("data-seat-asked") or ""

    def is_over(self) -> bool:
        return self.table.get_attribute("data-seat-state") in ("over", "rematch")

    def answer(self) -> None:
        """Answer by chance, also where the page asks back, and wait until the answer is there."""
        before = self.question()
        self._until(READY, before)
        self.hand.answer()
        self._until(f"asked => ({TAKEN})(asked) || ({MENU})(asked)", before)
        options = self.page.locator("dialog[open] [data-menu-option]")
        if self.question() == before and options.count():  # a tap opens the menu a little later
            self.hand.press(self.hand.any_of(options))
            self._until(TAKEN, before)
        if self.page.locator("[data-seat-yes]").count():
            self.hand.answer()
            self._until(TAKEN.replace("|| isUnsure", ""), before)

    def _until(self, condition: str, question: str) -> None:
        self.page.wait_for_function(condition, arg=question, **WAITING)


def a_secret_fight() -> dict[str, Any]:
    """Three divisions build two squads of their figures in secret; the fourth is a squad that lies concealed in E2."""
    document = a_team_fight(rounds=2)
    for side, zone, number in (("american", "west", "1"), ("american", "west", "2"), ("german", "east", "1")):
        division = document["sides"][side]["divisions"][number]
        division.update(a_division(zone, squad_bases=2, figures={"regular": 5, "elite": 3}))
    hidden = {"hex": "E2", "squad": {"figures": {"elite": 4}}, "concealed": True}
    document["sides"]["german"]["divisions"]["2"] = {"placed": [hidden]}
    return document


@pytest.mark.slow
@pytest.mark.deep(only=True)
def test_four_people_play_a_whole_game_and_each_sees_their_own_side(
    service: Service, demo_user: DemoUser, page: Page, browser: Browser
) -> None:
    log_in(page, service)
    address = f"{service.address}/play/{demo_user.table(a_secret_fight(), len(SEATS))}"
    with ExitStack() as stack:
        pages = [page, *(stack.enter_context(a_guest(browser, seat)) for seat in range(1, len(SEATS)))]
        sit_down(address, pages)
        people = [
            Person(seat, each, ByChance(each, random.Random(seat), is_touching=seat == ON_A_PHONE))
            for seat, each in enumerate(pages)
        ]
        seen = Seen()
        for _ in range(MOST_ANSWERS):
            asked = until_one_is_asked(people)
            if asked is None:
                break
            seen.look_at(people, asked)
            asked.answer()
        seen.is_enough()
        all_know_the_end(people)


@contextmanager
def a_guest(browser: Browser, seat: int) -> Iterator[Page]:
    """The browser of somebody without an account, on a desk or on a phone."""
    if seat == ON_A_PHONE:
        with phone(browser) as page:
            page.set_default_timeout(1000 * PATIENCE_S)
            yield page
        return
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE_S)
    yield context.new_page()
    context.close()


def sit_down(address: str, pages: list[Page]) -> None:
    """The owner makes three links, and each of the others takes a seat with one."""
    owner, *guests = pages
    owner.goto(f"{address}/people")
    owner.get_by_role("button", name="Make links for all free seats").click()
    for number, guest in enumerate(guests, start=1):
        guest.goto(owner.locator(f"#link-{number}").inner_text())
        expect(guest.locator("main")).to_contain_text(SEATS[number])
        guest.get_by_role("button", name="Yes, take this seat").click()
        expect(guest.locator("[data-seat-state]")).to_be_attached()
    owner.goto(address)


def until_one_is_asked(people: list[Person]) -> Person | None:
    """The person with the question; None once the game is over."""
    while True:
        for each in people:
            if each.is_over():
                return None
            if each.question():
                return each
        people[0].page.wait_for_timeout(100)


@dataclass
class Seen:
    """Everything that could have been told, as it was seen or not seen."""

    while_building: int = 0
    """Squads of a partner that were seen while squads were built."""
    concealed: int = 0
    """Concealed squads on the screens of the other side."""

    def look_at(self, people: list[Person], asked: Person) -> None:
        """Compare each screen with what its person may know (TOI-TEM-11, appendix D of the rules)."""
        is_building = asked.page.locator(".seat__prompt").inner_text().partition(": ")[2].startswith("Build ")
        for each in people:
            screen = each.page.evaluate(LOOK)
            assert screen["names"] == list(SEATS)
            assert (screen["options"] > 0) == (each is asked), f"{SEATS[each.seat]} has options"
            assert each.seat != ON_A_PHONE or screen["width"] == PHONE_WIDTH
            self._concealed(each, screen["concealed"])
            if is_building:
                self._built(each, screen["waiting"])

    def _concealed(self, person: Person, words: list[str]) -> None:
        """Germans know the four elite figures, Americans see that a squad is there."""
        for each in words:
            assert ("4 elite" in each) == (person.side == "German"), each
            self.concealed += person.side == "American"

    def _built(self, person: Person, waiting: list[list[str]]) -> None:
        """No squad of the other side is shown while both sides build; vehicles are public."""
        squads = [[each for each in units if " squad " in each] for units in waiting]
        for seat, found in enumerate(squads):
            assert SIDES[seat] == person.side or not found, f"{SEATS[person.seat]} sees {found}"
            self.while_building += len(found) if seat != person.seat else 0

    def is_enough(self) -> None:
        """There was something to hide, and something that partners share."""
        assert self.concealed > 0 and self.while_building > 0


def all_know_the_end(people: list[Person]) -> None:
    """Partners win or lose together, and each may look through the game."""
    for each in people:
        each.page.reload()
        assert each.is_over()
    heads = [each.page.locator(".seat__prompt").first.inner_text() for each in people]
    won = [head == "You have won" for head in heads]
    assert won in ([True, True, False, False], [False, False, True, True]), heads
    side = SIDES[won.index(True)]
    assert {head for head in heads if head != "You have won"} == {f"You have lost: {side} won"}
    small = people[ON_A_PHONE].page
    small.get_by_role("link", name="Look through the game").click()
    expect(small.locator("#replay[data-ready]")).to_be_attached()
    expect(small.locator("main")).to_contain_text("verified: the same game")
