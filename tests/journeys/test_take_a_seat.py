"""Take a seat in a real browser, in every game with a board: a person picks by chance on the board and in the list."""

from __future__ import annotations

import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from simulate.watching.boards import all_boards
from tests.support.browsing import log_in
from tests.support.running import Service
from tests.support.seat_service import begun
from tests.support.waiting import PATIENCE_S

pytestmark = pytest.mark.slow
every_board = pytest.mark.parametrize("game", list(all_boards()))
MOST_CLICKS = 3000
PRESSED = 0.2
"""The share of answers that are given by a button of the list, though the board has options as well."""
ASKED = """before => {
  const seat = document.querySelector("#seat");
  const ready = seat?.dataset.ready;
  return ready && ready !== "agent" && ready !== before && !seat.hasAttribute("aria-busy") && ready;
}"""
"""The question, or the state at the end, once it is another than before; not while an agent thinks."""
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


@every_board
def test_a_whole_game_is_played_by_clicks_on_the_board_and_by_buttons(service: Service, page: Page, game: str) -> None:
    open_table(page, service, game)
    chance, asked = random.Random(game), until_asked(page)
    for _ in range(MOST_CLICKS):
        if page.locator("[data-seat-state]").get_attribute("data-seat-state") != "person":
            break
        answer_by_chance(page, chance)
        asked = until_asked(page, asked)
    expect(page.locator('[data-seat-state="over"]')).to_be_attached()
    page.get_by_role("link", name="Look through the game").click()
    expect(page.locator("#replay[data-ready]")).to_be_attached()
    expect(page.locator("main")).to_contain_text("verified: the same game")
    page.keyboard.press("End")
    expect(page.locator(".moment__text")).to_contain_text("The game is over")


@every_board
def test_a_table_is_for_everybody(service: Service, page: Page, game: str) -> None:
    open_table(page, service, game)
    until_asked(page)
    for width, scheme in ((1280, "light"), (390, "dark")):
        page.set_viewport_size({"width": width, "height": 844})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.reload()  # a change of colours on a loaded page takes its time
        until_asked(page)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def open_table(page: Page, service: Service, game: str) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/play/{begun(str(service.folder), game)}")


def until_asked(page: Page, before: str = "") -> str:
    """The next question, once the scripts are ready for it and no agent is thinking; at the end the state."""
    asked: str = page.wait_for_function(ASKED, arg=before, timeout=1000 * PATIENCE_S).json_value()
    return asked


def answer_by_chance(page: Page, chance: random.Random) -> None:
    """Take an option on the board; now and then, and where none lies there, one of the list."""
    if page.locator(".board .is-choosable").count() and chance.random() >= PRESSED:
        return click_on_the_board(page, chance)
    options = page.locator("[data-seat-answer] [data-option]")
    options.nth(chance.randrange(options.count())).click()


def click_on_the_board(page: Page, chance: random.Random) -> None:
    """Click on any thing that has options, and on any option of its menu."""
    point = page.evaluate(FREE_POINT, chance.random())
    assert point is not None, "nothing of the board can be clicked on"
    page.mouse.click(point["x"], point["y"])
    options = page.locator("dialog[open] [data-menu-option]")
    if options.count():
        options.nth(chance.randrange(options.count())).click()
