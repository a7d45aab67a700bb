"""No scenario page of any game cuts anything off, on a wide screen, a narrow one and a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.support.browsing import until_whole
from tests.support.running import Service

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 900},
    {"width": 1024, "height": 800},
    {"width": 390, "height": 844},
]
CUT_OFF = """() => {
  for (const details of document.querySelectorAll("main details")) details.open = true;
  const parts = [document.documentElement, ...document.querySelectorAll("main *:not(svg *, thead *, pre)")];
  const isCut = (part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1
    && getComputedStyle(part).display !== "inline";
  return parts.filter(isCut).map((part) => `${part.outerHTML.slice(0, 90)} ${part.clientWidth} ${part.scrollWidth}`);
}"""
"""Everything on the page that is wider than its place; the JSON of a definition may scroll."""


@pytest.mark.parametrize("size", SIZES, ids=["1280", "1024", "390"])
def test_nothing_is_cut_off(service: Service, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.goto(f"{service.address}/scenarios?show=house")
    links = page.locator("main .tile h2 a")
    addresses = {str(address) for address in links.evaluate_all("links => links.map(link => link.href)")}
    while page.get_by_role("link", name="Next").count():
        page.get_by_role("link", name="Next").click()
        until_whole(page)
        addresses |= {str(address) for address in links.evaluate_all("links => links.map(link => link.href)")}
    assert len(addresses) >= 20
    found = {}
    for address in sorted(addresses):
        page.goto(address)
        if cut := page.evaluate(CUT_OFF):
            found[page.title()] = cut
    assert found == {}
