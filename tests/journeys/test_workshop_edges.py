"""The workshop's edges: picking on the map, what lies under the bar, a map that stays where it is, and ways back."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.map_work import click, document, drag, take, told
from tests.support.running import Service
from tests.support.workshop import kept, open_tab, saves

WIDTHS: Final = (1280, 1440)
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
TOOLS: Final = (
    "Pen",
    "Paint zones",
    "Pick up from the map",
    "Choose, copy, paste",
    "Boards",
    "Objectives",
    "Labels",
    "Units on hexes",
    "Sight, movement and fire",
)
"""Tools with options of their own below the bar."""
COVERED: Final = """() => {
  const tools = [...document.querySelectorAll("[aria-label='Map tools'] button")];
  return tools.filter((tool) => {
    const { left, top, width, height } = tool.getBoundingClientRect();
    return !tool.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).map((tool) => tool.getAttribute("aria-label"));
}"""
MAP_TOP: Final = "() => document.querySelector('[data-picture]').getBoundingClientRect().top"
DOWN: Final = "() => scrollTo(0, document.documentElement.scrollHeight)"


@pytest.fixture
def village(service: Service, page: Page) -> Page:
    """A scenario in the workshop, with the form beside the map."""
    page.set_viewport_size({"width": 1280, "height": 900})
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "Defence of a village")
    return page


def terrain(page: Page) -> Any:
    found = document(page)
    return {key: found.get(key) for key in ("boards", "overlays", "markers")}


def the_panel(page: Page) -> Locator:
    return page.get_by_role("tabpanel").filter(visible=True)


def test_picking_goes_on_until_it_is_ended_and_never_paints(village: Page) -> None:
    """Clicks choose hexes until Escape, also with a pen in hand before; a tool taken meanwhile is really in hand."""
    page = village
    before = terrain(page)
    take(page, "Pen")
    open_tab(page, "Americans")
    demands = the_panel(page)
    demands.get_by_role("button", name="Add: demand").click()
    pick = demands.get_by_role("button", name="Pick on the map: Hexes").first
    pick.click()
    sign = page.locator(".ws-asks")
    expect(sign).to_contain_text("Escape ends it")
    for name in ("A2", "B3", "A4"):
        click(page, name)
        told(page, f"{name} is chosen")
    page.keyboard.press("Escape")
    expect(sign).to_have_count(0)
    expect(pick).to_be_focused()
    click(page, "C5")
    found = document(page)["sides"]["american"]["divisions"]["1"]["demands"][0]["hexes"]
    assert found == ["A2", "B3", "A4"] and terrain(page) == before
    pick.click()
    sign.get_by_role("button", name="Done").click()
    expect(sign).to_have_count(0)
    pick.click()
    take(page, "Pen")
    expect(sign).to_have_count(0)
    expect(page.get_by_role("button", name="Pen", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-picture]")).to_have_attribute("data-tool", "pen")


def test_nothing_covers_the_tools_and_the_map_stays_under_the_pointer(village: Page) -> None:
    page = village
    open_tab(page, "Americans")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(DOWN)
        page.wait_for_function("() => scrollY > 0")
        assert page.evaluate(COVERED) == []
        page.evaluate("() => scrollTo(0, 0)")
        for tool in TOOLS:
            take(page, tool)
            before = page.evaluate(MAP_TOP)
            for name in ("C3", "E4"):
                click(page, name)
                document(page)
                assert abs(page.evaluate(MAP_TOP) - before) < 1, (width, tool, name)
    page.set_viewport_size(TABLET)
    picture, form = page.locator("[data-picture]").bounding_box(), page.locator(".ws-side").bounding_box()
    assert picture and form and form["x"] > picture["x"] + picture["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= TABLET["width"]


def test_the_way_back_to_an_old_version_and_through_a_reload(village: Page) -> None:
    page = village
    title = page.get_by_role("textbox", name="Title")
    title.fill("The second day")
    kept(page)
    saves(page, "second")
    open_tab(page, "Versions")
    page.get_by_label("Changes of the draft since").select_option("1")
    changes = page.locator(".ws-changes")
    expect(changes).to_contain_text("Title")
    page.get_by_role("button", name="Go back to version 1").click()
    told(page, "The draft is version 1 again")
    kept(page)
    assert document(page)["title"] == "Defence of a village"
    page.reload()
    expect(page.locator("#workshop[data-ready]")).to_be_visible()
    page.get_by_role("button", name="Undo: Go back to version 1").click()
    kept(page)
    assert document(page)["title"] == "The second day"


def test_what_names_a_zone_follows_its_new_name(village: Page) -> None:
    """In the form, and beside the map."""
    page = village
    open_tab(page, "Map")
    field = page.get_by_label("Name of west", exact=True)
    field.fill("orchard")
    field.press("Tab")
    found = document(page)
    assert found["sides"]["american"]["divisions"]["1"]["zones"] == ["orchard"]
    take(page, "Paint zones")
    take(page, "orchard")
    name = page.locator("[data-tools]").get_by_label("Name of orchard", exact=True)
    name.fill("Old Wood")
    name.press("Enter")
    found = document(page)
    assert found["sides"]["american"]["divisions"]["1"]["zones"] == ["old_wood"]
    assert list(found["zones"])[0] == "old_wood" and "orchard" not in found["zones"]


@pytest.mark.deep(only=True)
def test_labels_are_written_by_mouse_and_by_keys(village: Page) -> None:
    page = village
    take(page, "Labels")
    click(page, "C3")
    words = page.get_by_label("Words on the map", exact=True).and_(page.locator(".ws-options input"))
    expect(words).to_be_focused()
    page.keyboard.type("Mill")
    page.keyboard.press("Tab")
    page.keyboard.type("Burnt")
    page.keyboard.press("Enter")
    assert document(page)["labels"] == [{"hex": "C3", "text": "Mill", "note": "Burnt"}]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(words).to_be_focused()
    page.keyboard.type("Well")
    page.keyboard.press("Enter")
    drag(page, "C3", "D3")
    labels = [{"hex": "D3", "text": "Mill", "note": "Burnt"}, {"hex": "C4", "text": "Well"}]
    assert document(page)["labels"] == labels
    expect(page.locator("[data-layer=labels] text")).to_have_text(["Mill", "Well"])
    page.keyboard.press("Delete")
    assert document(page)["labels"] == labels[1:]
    page.keyboard.press("Control+z")
    assert document(page)["labels"] == labels
