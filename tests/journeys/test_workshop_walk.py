"""A walk through the workshop with clicks at chance: terrain changes only while a painting tool is held and said so."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.depth import games
from tests.support.running import Service

STEPS: Final = games(52, deep=1500)
SEED: Final = 34
TOOLS: Final = {
    "Move the map": "hand",
    "Pen": "pen",
    "Line": "line",
    "Rectangle": "rectangle",
    "Fill": "fill",
    "Pick up from the map": "dropper",
    "Choose, copy, paste": "select",
    "Boards": "boards",
    "Objectives": "objective",
    "Labels": "label",
    "Units on hexes": "unit",
    "Sight, movement and fire": "eye",
}
"""The name of each tool's button, and what the picture calls the tool in hand."""
PAINTING: Final = ("pen", "line", "rectangle", "fill")
CHANGING: Final = (*PAINTING, "select", "boards")
"""Tools that may change terrain: those that paint, copied parts, whole boards."""
KEYS: Final = (
    "Escape",
    "Enter",
    "ArrowRight",
    "ArrowDown",
    "p",
    "l",
    "r",
    "f",
    "x",
    "i",
    "z",
    "m",
    "b",
    "o",
    "t",
    "u",
    "q",
    "h",
)
LOOK: Final = """async () => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { boards, overlays, markers } = workshop.store.document;
  const pressed = [...document.querySelectorAll("[aria-label='Map tools'] [aria-pressed=true]")];
  const brush = document.querySelector("[aria-label=Brushes] [aria-pressed=true]");
  return {
    terrain: JSON.stringify([boards, overlays, markers]),
    tool: document.querySelector("[data-picture]").dataset.tool,
    asks: Boolean(document.querySelector(".ws-asks")),
    pressed: pressed.map((each) => each.getAttribute("aria-label")),
    brush: brush?.getAttribute("aria-label") ?? "",
    hexes: workshop.picture.hexes.map((each) => each.name).filter(Boolean),
  };
}"""
ASKER: Final = "each => each.parentElement.querySelector('input').id"
OF_TERRAIN: Final = ("f/overlays/", "f/markers/")
"""The ids of fields that give a changed hex or a marker another place: who answers them changes that place alone."""
PLACE: Final = """async (name) => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { canvas, marks, view } = workshop.map;
  view.measure();
  const { x, y } = marks.place(canvas.hexes.get(name));
  const { left, top } = view.place;
  return [left + (x - view.at.x) * view.at.scale, top + (y - view.at.y) * view.at.scale];
}"""


def without_places(look: dict[str, Any]) -> list[Any]:
    """The terrain of a look without the hexes on which changed hexes and markers lie."""
    boards, *placed = json.loads(look["terrain"])
    return [boards, *([each | {"hex": ""} for each in entries or []] for entries in placed)]


class Walk:
    """Somebody who clicks at chance on all that can be clicked."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = Random(seed)
        self.seen: set[str] = set()
        self.done: list[str] = []
        self.asker = ""
        """The id of the field that asked for a hex last."""

    def steps(self, count: int) -> None:
        """Every kind of deed, in another order each round."""
        deeds = [self.map_click] * 5 + [
            self.map_drag,
            *[self.tool] * 2,
            self.option,
            self.tab,
            *[self.pick] * 2,
            self.key,
        ]
        before = self.look()
        for number in range(count):
            if number % len(deeds) == 0:
                self.chance.shuffle(deeds)
            deeds[number % len(deeds)](before)
            after = self.look()
            self.seen.add(after["tool"])
            self.judge(before, after)
            before = after

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def judge(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        told = f"seed {SEED}, after {self.done[-8:]}"
        shown = [TOOLS[each] for each in after["pressed"] if each in TOOLS]
        if after["asks"]:
            assert after["tool"] == "pick", told
        else:
            assert shown == [after["tool"]], told
        assert bool(after["brush"]) <= (after["tool"] in PAINTING or after["asks"]), told
        if before["asks"] and self.asker.startswith(OF_TERRAIN):
            assert without_places(before) == without_places(after), told
        elif before["terrain"] != after["terrain"]:
            assert before["tool"] in CHANGING and not before["asks"], told
            assert before["tool"] in [TOOLS[each] for each in before["pressed"] if each in TOOLS], told

    # -- deeds

    def map_click(self, now: dict[str, Any]) -> None:
        name = self.chance.choice(now["hexes"])
        self.done.append(f"click {name}")
        self.page.mouse.click(*self.place(name))

    def map_drag(self, now: dict[str, Any]) -> None:
        one, other = self.chance.sample(now["hexes"], 2)
        self.done.append(f"drag {one} {other}")
        self.page.mouse.move(*self.place(one))
        self.page.mouse.down()
        self.page.mouse.move(*self.place(other), steps=3)
        self.page.mouse.up()

    def tool(self, _now: dict[str, Any]) -> None:
        self.press(self.page.locator("[aria-label='Map tools'] button"))

    def option(self, _now: dict[str, Any]) -> None:
        self.press(self.page.locator(".ws-options button"))

    def tab(self, _now: dict[str, Any]) -> None:
        self.press(self.page.locator("[role=tab]"))

    def pick(self, _now: dict[str, Any]) -> None:
        """A field that asks for a hex; where a tab has none, one of the objectives has."""
        panel = self.page.get_by_role("tabpanel").filter(visible=True)
        pickers = panel.get_by_role("button", name=re.compile("^Pick on the map"))
        if not pickers.count():
            self.page.get_by_role("tab", name=re.compile("^Objectives")).click()
        pressed = self.press(pickers)
        if pressed is not None:
            self.asker = pressed.evaluate(ASKER)

    def key(self, _now: dict[str, Any]) -> None:
        name = self.chance.choice(KEYS)
        self.done.append(f"key {name}")
        self.page.keyboard.press(name)

    def press(self, buttons: Locator) -> Locator | None:
        """The button that was pressed; None where there is none to press."""
        found = [each for each in buttons.all() if each.is_visible() and each.is_enabled()]
        if not found:
            return None
        button = self.chance.choice(found)
        self.done.append(f"press {button.get_attribute('aria-label') or button.inner_text()}")
        button.click()
        return button

    def place(self, name: str) -> tuple[float, float]:
        self.page.locator("[data-picture]").scroll_into_view_if_needed()
        x, y = self.page.evaluate(PLACE, name)
        return x, y


@pytest.mark.deep
def test_terrain_changes_only_while_a_painting_tool_is_held_and_said_so(service: Service, page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 1000})
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "Defence of a village")
    first = page.evaluate(LOOK)
    assert first["tool"] == "hand" and not first["brush"]
    walk = Walk(page, SEED)
    walk.steps(STEPS)
    expect(page.locator("#workshop[data-ready]")).to_be_visible()
    assert "pick" in walk.seen and walk.seen & set(PAINTING), sorted(walk.seen)
