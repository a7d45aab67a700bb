"""Pages about scenarios are clean for people who read the screen, in light and in dark colours, on desk and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.depth import IS_DEEP, games
from tests.support.readers import is_for_everybody
from tests.support.running import Service


@pytest.mark.deep(only=True)
def test_nothing_is_in_the_way_of_readers(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/scenarios/design")
    is_for_everybody(page)
    begin_scenario(page, service, "tide_of_iron", "River crossing")
    is_for_everybody(page)
    scenario = page.url.partition("/workshop")[0]
    page.get_by_role("textbox", name="Title").fill("The other river")
    page.get_by_role("tab", name="Versions").click()
    expect(page.locator("#ws-history")).to_contain_text("The other river")
    if IS_DEEP:
        is_for_everybody(page)
    page.get_by_role("button", name="Save version").click()
    expect(page.locator("[data-notice=save]")).to_contain_text("is saved")
    for path in ("", "/compare", "/v/2/print", "/edit")[: games(1, deep=4)]:
        page.goto(scenario + path)
        is_for_everybody(page)
    for path in ("/scenarios?show=house", "/scenarios/new")[: games(1, deep=2)]:
        page.goto(service.address + path)
        is_for_everybody(page)
