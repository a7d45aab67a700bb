"""No scenario page of any game cuts anything off, on a wide screen, a narrow one and a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, ViewportSize

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


def test_nothing_is_cut_off(service: Service, page: Page) -> None:
    """Every page is fetched once and looked at in three sizes."""
    found = {}
    for address in addresses_of_all(page, service):
        page.goto(address)
        for size in SIZES:
            page.set_viewport_size(size)
            if cut := page.evaluate(CUT_OFF):
                found[page.title(), size["width"]] = cut
    assert found == {}


def addresses_of_all(page: Page, service: Service) -> list[str]:
    """The pages of all scenarios that come with the games."""
    page.goto(f"{service.address}/scenarios?show=house")
    links = page.locator("main .tile h2 a")
    addresses = hrefs(links)
    while page.get_by_role("link", name="Next").count():
        page.get_by_role("link", name="Next").click()
        until_whole(page)
        addresses |= hrefs(links)
    assert len(addresses) >= 20
    return sorted(addresses)


def hrefs(links: Locator) -> set[str]:
    return {str(address) for address in links.evaluate_all("links => links.map(link => link.href)")}
