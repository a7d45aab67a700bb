"""In a real browser: who presses twice answers one question and no more, in every game with a board."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from simulate.watching.boards import all_boards
from tests.support.at_a_seat import ByChance, until_asked
from tests.support.browsing import log_in
from tests.support.demo_user import DemoUser
from tests.support.running import Service

PAUSES_MS: Final = (50, 150, 300)
QUESTIONS: Final = 20
"""For each of these pauses."""
CLOSED_MS: Final = 400
"""For so long after a change the page takes no press, as docs/play.md says."""
NOTE_CLICKS: Final = """() => {
  window.clicks = [];
  const note = ({ timeStamp, clientX, clientY }) => clicks.push([timeStamp, clientX, clientY]);
  window.addEventListener("click", note, true);
}"""
LAST_CLICK: Final = "() => { const [time, x, y] = clicks.at(-1); return [performance.now() - time, x, y]; }"
LAST_GAP: Final = "() => clicks.at(-1)[0] - clicks.at(-2)[0]"


@dataclass
class Twice(ByChance):
    """Somebody who presses everything twice at the same point of the window."""

    pause_ms: int = 0
    gaps: list[float] = field(default_factory=list)
    """Between the two presses of each pair, by the clock of the page, in milliseconds."""

    def press(self, button: Locator) -> None:
        super().press(button)
        self._press_again()

    def press_at(self, x: float, y: float) -> None:
        super().press_at(x, y)
        self._press_again()

    def _press_again(self) -> None:
        since, x, y = self.page.evaluate(LAST_CLICK)
        self.page.wait_for_timeout(max(0, self.pause_ms - since))
        self.page.mouse.click(x, y)
        self.gaps.append(self.page.evaluate(LAST_GAP))


@pytest.mark.deep(only=True)
@pytest.mark.slow
@pytest.mark.parametrize("game", all_boards())
def test_two_presses_answer_one_question(service: Service, demo_user: DemoUser, page: Page, game: str) -> None:
    """A pair whose second press a busy machine has brought too late is no pair, and another one is tried."""
    log_in(page, service)
    posts: list[str] = []
    page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    person = Twice(page, random.Random(game))
    judged: Counter[int] = Counter()
    while wanted := [pause for pause in PAUSES_MS if judged[pause] < QUESTIONS]:
        if "/play/" not in page.url or person.is_over():
            page.goto(f"{service.address}/play/{demo_user.seats(game)}")
            page.evaluate(NOTE_CLICKS)
            until_asked(page)
            continue
        asked = until_asked(page)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")  # a late press has opened it
        person.pause_ms, person.gaps = person.chance.choice(wanted), []
        posts.clear()
        person.answer()
        if posts:
            until_asked(page, asked)
        if max(person.gaps) < CLOSED_MS:
            assert len(posts) <= 1, f"{posts} after {person.gaps} ms"
            judged[person.pause_ms] += 1
