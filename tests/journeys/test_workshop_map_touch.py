"""The map of the workshop under fingers, and for people who read the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.support.browsing import begin_scenario, log_in
from tests.support.depth import games
from tests.support.map_work import overlays, place, show_map, take
from tests.support.readers import is_clean
from tests.support.running import Service
from tests.support.waiting import wait_until

EMPTY = "An empty map"
STAGE = ".ws-stage"
"""The part of the page with the map and its tools."""


@pytest.fixture
def phone(browser: Browser, service: Service) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", EMPTY)
    yield page
    context.close()


def test_fingers_paint_and_zoom_on_a_phone(phone: Page) -> None:
    page = phone
    show_map(page)
    take(page, "Pen")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    start, end = place(page, "D1"), place(page, "D3")
    touch("touchStart", start)
    touch("touchMove", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    touch("touchMove", end)
    touch("touchEnd")
    assert overlays(page) == {"D1": "woods", "D2": "woods", "D3": "woods"}
    touch("touchStart", place(page, "F6"))
    touch("touchEnd")
    assert overlays(page) == {"D1": "woods", "D2": "woods", "D3": "woods", "F6": "woods"}

    before = place(page, "C3"), place(page, "E4")
    (x1, y1), (x2, y2) = before
    touch("touchStart", (x1, y1))
    touch("touchStart", (x1, y1), (x2, y2))
    touch("touchMove", (x1 - 40, y1), (x2 + 40, y2))
    touch("touchEnd")
    shown = "() => document.querySelector('.ws-map').viewBox.baseVal.width"
    wait_until(lambda: bool(page.evaluate(shown) < 520), "the map to be larger")
    after = place(page, "C3"), place(page, "E4")
    assert after[1][0] - after[0][0] > before[1][0] - before[0][0]
    assert len(overlays(page)) == 4, "two fingers paint nothing"


@pytest.mark.deep(only=True)
def test_nothing_is_in_the_way_of_readers(service: Service, page: Page) -> None:
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", EMPTY)
    tools = ("Pen", "Choose, copy, paste", "Boards", "Objectives", "Units on hexes", "Sight, movement and fire")
    for tool in tools[:: games(3, deep=1)]:
        take(page, tool)
        is_clean(page, STAGE)
    page.keyboard.press("z")
    is_clean(page, STAGE)
