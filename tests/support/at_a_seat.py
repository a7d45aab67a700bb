"""Somebody who plays by chance on the page of a seat, with the mouse on a desk or with a finger on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page

from tests.support.waiting import PATIENCE_S

PHONE_WIDTH: Final = 390
"""Pixels."""
PRESSED: Final = 0.2
"""The share of answers that are given by a button of the list, though the board has options as well."""
ASKED: Final = """before => {
  const seat = document.querySelector("#seat");
  const ready = seat?.dataset.ready;
  const isNew = ready !== before || seat.querySelector("[data-seat-sure]");
  return ready && ready !== "agent" && isNew && !seat.hasAttribute("aria-busy") && ready;
}"""
"""The question, or the state at the end, once it is another than before, or asks back; not while an agent thinks."""
FREE_POINT: Final = """async chance => {
  const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const things = [...document.querySelectorAll(".board .is-choosable")];
  const first = Math.floor(chance * things.length);
  for (const thing of [...things.slice(first), ...things.slice(0, first)]) {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    await drawn();
    const box = thing.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.12, .5], [.88, .5], [.5, .12], [.5, .88], [.04, .04]]) {
      const point = { x: box.x + box.width * across, y: box.y + box.height * down };
      if (document.elementFromPoint(point.x, point.y)?.closest("[data-choices]") === thing) return point;
    }
  }
  return null;
}"""
"""A free point of the first thing, from a place by chance, that can be pressed, once the page has moved to it."""
OPEN_AROUND: Final = """option => {
  for (let group = option.closest("details"); group; group = group.parentElement.closest("details")) group.open = true;
}"""
"""Open the groups in which an option of the list lies."""


@contextmanager
def phone(browser: Browser) -> Iterator[Page]:
    """A page in the window of a phone, 390 pixels wide, which takes touches."""
    size: Any = {"width": PHONE_WIDTH, "height": 844}
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def until_asked(page: Page, before: str = "") -> str:
    """The next question, once the scripts are ready for it and no agent is thinking; at the end the state."""
    waiting = {"polling": 50, "timeout": 1000 * PATIENCE_S}  # by default it looks at every frame that is drawn
    asked: str = page.wait_for_function(ASKED, arg=before, **waiting).json_value()
    return asked


@dataclass
class ByChance:
    """Somebody at a seat who answers by chance."""

    page: Page
    chance: random.Random
    is_touching: bool = False

    def play(self, most: int, asked: str) -> None:
        """Answer up to `most` questions, beginning with `asked`; the game may be over before."""
        for _ in range(most):
            if self.is_over():
                return
            self.answer()
            asked = until_asked(self.page, asked)

    def is_over(self) -> bool:
        """Whether no person is asked."""
        return self.page.locator("[data-seat-state]").get_attribute("data-seat-state") != "person"

    def answer(self) -> None:
        """Take an option on the board; now and then, and where none lies there, one of the list; or some of several."""
        if self.page.locator("[data-seat-yes]").count():
            return self.press(self.page.locator("[data-seat-yes]"))
        several = self.page.locator("[data-seat-several]")
        if several.count():
            ticks = several.get_by_role("checkbox")
            for at in self.chance.sample(range(ticks.count()), int(several.get_attribute("data-least") or "")):
                ticks.nth(at).check()
            return self.press(several.get_by_role("button"))
        if self.page.locator(".board .is-choosable").count() and self.chance.random() >= PRESSED:
            return self.answer_on_the_board()
        option = self.any_of(self.page.locator("[data-seat-answer] [data-option]"))
        option.evaluate(OPEN_AROUND)
        self.press(option)

    def answer_on_the_board(self) -> None:
        """Press any thing that has options, and any option of its menu."""
        point = self.page.evaluate(FREE_POINT, self.chance.random())
        assert point is not None, "nothing of the board can be pressed"
        self.press_at(point["x"], point["y"])
        options = self.page.locator("dialog[open] [data-menu-option]")
        if options.count():
            self.page.locator("#seat[data-ready]").wait_for(state="attached")
            option = self.any_of(options)
            number = option.get_attribute("data-menu-option")
            sent = self._sent(lambda: self.press(option))
            assert f'name="option"\r\n\r\n{number}\r\n' in sent, "the menu takes another option"

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.chance.randrange(found.count()))

    def press(self, button: Locator) -> None:
        """Press a button, which has to be free."""
        if self.is_touching:
            button.tap()
        else:
            button.click()

    def press_at(self, x: float, y: float) -> None:
        """Press a point of the window."""
        if self.is_touching:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _sent(self, act: Callable[[], None]) -> str:
        """The body of the next request that the page posts, which this act makes it send."""
        with self.page.expect_request(lambda request: request.method == "POST") as sent:
            act()
        return sent.value.post_data or ""
