"""No scenario page of any game cuts anything off, on a wide screen, a narrow one and a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from sandtable.engine.registry import all_games
from tests.support.browsing import until_whole
from tests.support.depth import IS_DEEP
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


@pytest.mark.deep(only=True)
def test_nothing_is_cut_off(service: Service, page: Page) -> None:
    """Every page is fetched once and looked at in three sizes: one of each game, and all of them in the long run."""
    found = {}
    addresses = [address for game in of_scenarios() for address in addresses_of(page, service, game)]
    assert len(addresses) >= (20 if IS_DEEP else len(of_scenarios()))
    for address in addresses:
        page.goto(address)
        for size in SIZES:
            page.set_viewport_size(size)
            if cut := page.evaluate(CUT_OFF):
                found[page.title(), size["width"]] = cut
    assert found == {}


def of_scenarios() -> list[str]:
    """The games that are played on scenarios."""
    return [name for name, game in all_games().items() if game.scenarios() is not None]


def addresses_of(page: Page, service: Service, game: str) -> list[str]:
    """The pages of the scenarios that come with a game; usually one of them."""
    page.goto(f"{service.address}/scenarios?show=house&game={game}")
    links = page.locator("main .tile h2 a")
    addresses = hrefs(links)
    while IS_DEEP and page.get_by_role("link", name="Next").count():
        page.get_by_role("link", name="Next").click()
        until_whole(page)
        addresses |= hrefs(links)
    return sorted(addresses) if IS_DEEP else sorted(addresses)[:1]


def hrefs(links: Locator) -> set[str]:
    return {str(address) for address in links.evaluate_all("links => links.map(link => link.href)")}
