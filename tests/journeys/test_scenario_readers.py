"""Pages about scenarios are clean for people who read the screen, in light and in dark colours."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.running import Service


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_nothing_is_in_the_way_of_readers(service: Service, browser: Browser, colours: Any) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme=colours)
    page = context.new_page()
    log_in(page, service)
    page.goto(f"{service.address}/scenarios/design")
    is_clean(page)
    begin_scenario(page, service, "tide_of_iron", "River crossing")
    is_clean(page)
    scenario = page.url.partition("/workshop")[0]
    page.get_by_role("textbox", name="Title").fill("The other river")
    page.get_by_role("tab", name="Versions").click()
    expect(page.locator("#ws-history")).to_contain_text("The other river")
    is_clean(page)
    page.get_by_role("button", name="Save version").click()
    expect(page.locator("[data-notice=save]")).to_contain_text("is saved")
    for path in ("", "/compare", "/v/2/print", "/edit"):
        page.goto(scenario + path)
        is_clean(page)
    for path in ("/scenarios?show=house", "/scenarios/new"):
        page.goto(service.address + path)
        is_clean(page)
    context.close()


def is_clean(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, f"{page.url}: {found.generate_report()}"
