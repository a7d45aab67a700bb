"""Take a seat in a real browser, in every game with a board: a person picks by chance on the board and in the list."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from simulate.watching.boards import all_boards
from tests.support.browsing import log_in
from tests.support.demo_user import DemoUser, open_playtest
from tests.support.depth import IS_DEEP, variants
from tests.support.readers import is_for_everybody
from tests.support.running import Service
from tests.support.seats import SMALL_GAME
from tests.support.waiting import PATIENCE_S

every_board = pytest.mark.parametrize("game", variants(all_boards(), (SMALL_GAME, "destiny")))
MOST_CLICKS = 3000
PRESSED = 0.2
"""The share of answers that are given by a button of the list, though the board has options as well."""
SOME_CLICKS = 12
FROM_THE_END = 8
"""Decisions of all seats."""
ASKED = """before => {
  const seat = document.querySelector("#seat");
  const ready = seat?.dataset.ready;
  const isNew = ready !== before || seat.querySelector("[data-seat-sure]");
  return ready && ready !== "agent" && isNew && !seat.hasAttribute("aria-busy") && ready;
}"""
"""The question, or the state at the end, once it is another than before, or asks back; not while an agent thinks."""
FREE_POINT = """chance => {
  const things = [...document.querySelectorAll(".board .is-choosable")];
  const first = Math.floor(chance * things.length);
  for (const thing of [...things.slice(first), ...things.slice(0, first)]) {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.12, .5], [.88, .5], [.5, .12], [.5, .88], [.04, .04]]) {
      const point = { x: box.x + box.width * across, y: box.y + box.height * down };
      if (document.elementFromPoint(point.x, point.y)?.closest("[data-choices]") === thing) return point;
    }
  }
  return null;
}"""
"""A free point of the first thing, from a place by chance, that can be clicked on."""
OPEN_AROUND = """option => {
  for (let group = option.closest("details"); group; group = group.parentElement.closest("details")) group.open = true;
}"""
"""Open the groups in which an option of the list lies."""


@pytest.mark.deep
@every_board
def test_a_game_is_played_by_clicks_on_the_board_and_by_buttons(
    service: Service, demo_user: DemoUser, page: Page, game: str
) -> None:
    """Some clicks at the beginning; under `make deep` all of them, to the end of the game."""
    log_in(page, service)
    page.goto(f"{service.address}/play/{demo_user.seats(game)}")
    asked = until_asked(page)
    is_for_everybody(page, "" if game == SMALL_GAME else ".moment")
    play_by_clicks(page, random.Random(game), MOST_CLICKS if IS_DEEP else SOME_CLICKS, asked)
    if IS_DEEP:
        look_through(page)


def test_somebody_plays_on_near_the_end_of_a_game_and_looks_through_it(
    service: Service, demo_user: DemoUser, page: Page
) -> None:
    address = open_playtest(page, service, demo_user, SMALL_GAME)
    page.goto(f"{address}/games/0")
    last = int(page.locator("#replay[data-ready]").get_attribute("data-last") or "")
    page.goto(f"{address}/games/0?at={last - FROM_THE_END}")
    page.get_by_role("link", name="Play on from here yourself").click()
    page.get_by_role("button", name="Begin the game").click()
    play_by_clicks(page, random.Random(2), MOST_CLICKS, until_asked(page))
    look_through(page)


def play_by_clicks(page: Page, chance: random.Random, most: int, asked: str) -> None:
    """Answer up to `most` questions, beginning with `asked`; the game may be over before."""
    for _ in range(most):
        if page.locator("[data-seat-state]").get_attribute("data-seat-state") != "person":
            return
        answer_by_chance(page, chance)
        asked = until_asked(page, asked)


def look_through(page: Page) -> None:
    """From the end of a game to its replay, and to the end of that."""
    expect(page.locator('[data-seat-state="over"]')).to_be_attached()
    page.get_by_role("link", name="Look through the game").click()
    expect(page.locator("#replay[data-ready]")).to_be_attached()
    expect(page.locator("main")).to_contain_text("verified: the same game")
    page.keyboard.press("End")
    expect(page.locator(".moment__text")).to_contain_text("The game is over")


def until_asked(page: Page, before: str = "") -> str:
    """The next question, once the scripts are ready for it and no agent is thinking; at the end the state."""
    waiting = {"polling": 50, "timeout": 1000 * PATIENCE_S}  # by default it looks at every frame that is drawn
    asked: str = page.wait_for_function(ASKED, arg=before, **waiting).json_value()
    return asked


def answer_by_chance(page: Page, chance: random.Random) -> None:
    """Take an option on the board; now and then, and where none lies there, one of the list; or some of several."""
    if page.locator("[data-seat-yes]").count():
        return page.locator("[data-seat-yes]").click()
    several = page.locator("[data-seat-several]")
    if several.count():
        ticks = several.get_by_role("checkbox")
        for at in chance.sample(range(ticks.count()), int(several.get_attribute("data-least") or "")):
            ticks.nth(at).check()
        return several.get_by_role("button").click()
    if page.locator(".board .is-choosable").count() and chance.random() >= PRESSED:
        return click_on_the_board(page, chance)
    options = page.locator("[data-seat-answer] [data-option]")
    option = options.nth(chance.randrange(options.count()))
    option.evaluate(OPEN_AROUND)
    option.click()


def click_on_the_board(page: Page, chance: random.Random) -> None:
    """Click on any thing that has options, and on any option of its menu."""
    point = page.evaluate(FREE_POINT, chance.random())
    assert point is not None, "nothing of the board can be clicked on"
    page.mouse.click(point["x"], point["y"])
    options = page.locator("dialog[open] [data-menu-option]")
    if options.count():
        option = options.nth(chance.randrange(options.count()))
        number = option.get_attribute("data-menu-option")
        with page.expect_request(lambda request: request.method == "POST") as sent:
            option.click()
        assert f'name="option"\r\n\r\n{number}\r\n' in (sent.value.post_data or ""), "the menu takes another option"
