"""A scenario of Tide of Iron from an empty page, by mouse, and its map by keys alone and by touch: no JSON is typed.

Two boards, terrain, a zone, forces, an objective; two problems seen on the map and mended; fifty games; a unit changed;
two versions compared; the print sheet as a PDF.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from scenarios import checking
from tests.support.browsing import log_in
from tests.support.hands import Fingers, Hands, Keys
from tests.support.map_work import document
from tests.support.running import Service
from tests.support.workshop import kept

DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
WAYS: Final[dict[str, tuple[type[Hands], ViewportSize]]] = {
    "mouse": (Hands, DESKTOP),
    "keys": (Keys, DESKTOP),
    "touch": (Fingers, TABLET),
}


@contextmanager
def somebody(browser: Browser, way: str) -> Iterator[Hands]:
    kind, size = WAYS[way]
    context = browser.new_context(viewport=size, has_touch=way == "touch", is_mobile=way == "touch")
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield kind(page)
    context.close()
    assert errors == []


def test_a_battle_from_an_empty_page(service: Service, browser: Browser) -> None:
    with somebody(browser, "mouse") as hands:
        begin(hands, service)
        name_it(hands)
        lay_boards(hands)
        paint(hands)
        raise_forces(hands)
        place_objectives(hands)
        see_and_mend_two_problems(hands)
        play(hands)
        change_and_compare(hands)
        made = definition(hands.page)
        assert checking.lint(made) == []
        is_on_the_map(made)
        assert made["rounds"] == 5 and made["title"] == "Orchard Lane"


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("way", ["keys", "touch"])
def test_the_map_and_the_forms_need_no_mouse(service: Service, browser: Browser, way: str) -> None:
    """Each kind of work on the map and in a form, without the games, the versions and the paper."""
    with somebody(browser, way) as hands:
        begin(hands, service)
        name_it(hands)
        lay_boards(hands)
        paint(hands)
        place_objectives(hands)
        made = document(hands.page)
        is_on_the_map(made)
        assert made["title"] == "Orchard Lane"


def begin(hands: Hands, service: Service) -> None:
    page = hands.page
    log_in(page, service)
    page.goto(f"{service.address}/scenarios/design")
    hands.press(page.get_by_role("button", name="Begin with: An empty map"))
    expect(page.locator("#workshop[data-ready]")).to_be_visible()


def is_on_the_map(made: Any) -> None:
    """Two boards, the painted zone as that of the Germans, and the objective."""
    assert [board["side"] for board in made["boards"]] == ["1A", "5B"]
    assert made["sides"]["german"]["divisions"]["1"]["zones"] == ["wood_line"]
    assert made["zones"]["wood_line"]["hexes"] == ["M3", "M4", "N4"]
    assert [(each["hex"], each["name"]) for each in made["objectives"]] == [("H3", "Lane")]


def section(hands: Hands, name: str) -> Locator:
    """Open a part of the form."""
    hands.press(hands.page.get_by_role("tab", name=re.compile(rf"^{name}")))
    panel = hands.page.get_by_role("tabpanel").filter(visible=True)
    expect(panel).to_have_count(1)
    return panel


def tool(hands: Hands, name: str) -> None:
    """Take a tool or a brush above the map into the hand."""
    hands.press(hands.page.locator("[data-tools]").get_by_role("button", name=name, exact=True))


def brush(hands: Hands, name: str) -> None:
    """Take a brush into the hand; the pen shows them."""
    tool(hands, "Pen")
    tool(hands, name)


def name_it(hands: Hands) -> None:
    panel = section(hands, "About")
    hands.write(panel.get_by_role("textbox", name="Title"), "Orchard Lane")
    hands.write(panel.get_by_role("textbox", name="Summary"), "Two squads race for a lane between orchards.")


def lay_boards(hands: Hands) -> None:
    tool(hands, "Boards")
    hands.press(hands.page.get_by_role("button", name=re.compile("^Board 5B")))
    hands.press(hands.page.get_by_role("button", name=re.compile("^Place .*right of 1A")))
    expect(hands.page.locator('[data-picture] [data-hex="O3"]')).to_be_attached()


def paint(hands: Hands) -> None:
    """Woods for an orchard, and a zone for the Germans."""
    brush(hands, "Woods")
    for each in ("M3", "M4", "N4"):
        hands.at(each)
    tool(hands, "Paint zones")
    name = hands.page.get_by_role("textbox", name="Name of a new zone")
    name.fill("Wood line")
    hands.press(hands.page.get_by_role("button", name="Begin", exact=True))
    for each in ("M3", "M4", "N4"):
        hands.at(each)
    kept(hands.page)
    hands.tick(hands.page.locator(".ws-options").get_by_label("German division 1"))
    panel = section(hands, "Germans")
    east = panel.get_by_role("checkbox", name="east", exact=True).first
    hands.press(east)
    expect(east).not_to_be_checked()
    hands.press(section(hands, "Map").get_by_role("button", name="Remove east", exact=True))


def raise_forces(hands: Hands) -> None:
    """Three squads against two; the counts beside the fields say when every squad is full."""
    for side, squads in (("Americans", 3), ("Germans", 2)):
        panel = section(hands, side)
        bases = panel.get_by_role("button", name="One more: Squad bases").first
        for _more in range(squads - 1):
            hands.press(bases)
        hands.write(panel.get_by_role("spinbutton", name="Regular Infantry").first, str(4 * squads))
    kept(hands.page)
    panel = section(hands, "Victory")
    hands.write(panel.get_by_role("spinbutton", name="Rounds"), "5")


def place_objectives(hands: Hands) -> None:
    tool(hands, "Objectives")
    hands.at("H3")
    name = hands.page.locator(".ws-options").get_by_role("textbox", name="Name")
    name.fill("Lane")
    name.blur()
    kept(hands.page)
    expect(hands.page.locator("[data-summary]")).to_have_text(re.compile("^no problems"))


def see_and_mend_two_problems(hands: Hands) -> None:
    """An entrenchment in a house, and mines in a pond; each has a pin on its hex and a line that leads there."""
    page = hands.page
    tool(hands, "Pen")
    tool(hands, "Paint terrain")
    for sign, name in (("Building", "F5"), ("Entrenchment", "F5"), ("Pond", "B2"), ("Mines", "B2")):
        brush(hands, sign)
        hands.at(name)
    expect(page.locator("[data-summary]")).to_have_text(re.compile("^2 problems"))
    expect(page.locator(".ws-pin--problem")).to_have_count(2)
    line = page.locator("[data-problems]").get_by_role("button").filter(has_text="F5")
    hands.press(line)
    tool(hands, "Entrenchment")
    tool(hands, "Eraser")
    hands.at("F5")
    expect(page.locator("[data-summary]")).to_have_text(re.compile("^1 problem"))
    tool(hands, "Mines")
    tool(hands, "Eraser")
    hands.at("B2")
    expect(page.locator("[data-summary]")).to_have_text(re.compile("^no problems"))
    expect(page.locator(".ws-pin--problem")).to_have_count(0)


def play(hands: Hands) -> None:
    """Fifty games beside the map, and back to the draft."""
    page = hands.page
    hands.press(page.get_by_role("button", name="Try 50 games"))
    expect(page.locator("#trial[data-announce=Finished]")).to_contain_text("American takes")
    hands.tick(page.locator('[data-trial-layer="losses"]'))
    expect(page.locator('[data-overlay="losses"]')).to_be_attached()
    hands.press(page.get_by_role("button", name="Back to the draft"))
    expect(page.locator("#trial")).to_have_count(0)


def change_and_compare(hands: Hands) -> None:
    """An elite figure takes the place of a regular one; the change is told before and after it is saved."""
    page = hands.page
    panel = section(hands, "Americans")
    hands.press(panel.get_by_role("button", name="One more: Elite Infantry").first)
    hands.press(panel.get_by_role("button", name="One less: Regular Infantry").first)
    expect(section(hands, "Versions")).to_contain_text("Elite Infantry")
    hands.press(page.get_by_role("button", name="Save version"))
    expect(page.locator("[data-notice=save]")).to_contain_text("is saved")
    scenario = page.url.partition("/workshop")[0]
    page.goto(f"{scenario}/compare")
    expect(page.get_by_role("table").last).to_contain_text("Elite Infantry")
    page.goto(f"{scenario}/v/3/print")
    expect(page.locator("main")).to_contain_text("Orchard Lane")
    assert page.pdf().startswith(b"%PDF")


def definition(page: Page) -> Any:
    return page.request.get(page.url.removesuffix("/print") + "/definition").json()
