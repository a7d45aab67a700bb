"""Three ways of working in the workshop: with the mouse, with keys alone, and with fingers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page, expect

from sandtable.games.tide_of_iron.hexes import column_of

HEX: Final = re.compile(r"([A-Z]+)(\d+)")
CURSOR: Final = """async () => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { hexName } = await import("/static/js/workshop/map/hexes.js");
  const { cursor } = workshop.map.canvas;
  return cursor ? hexName(cursor) : "";
}"""
PLACE: Final = """async (name) => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const hex = document.querySelector(`[data-picture] [data-hex="${name}"]`);
  hex.scrollIntoView({ block: "center" });
  const { x, y, width, height } = hex.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


@dataclass
class Hands:
    """Somebody in front of the workshop."""

    page: Page

    def press(self, button: Locator) -> None:
        """Press a button."""
        button.click()

    def at(self, name: str) -> None:
        """Do at a hex what the tool in hand does there."""
        x, y = self.page.evaluate(PLACE, name)
        self.page.mouse.click(x, y)

    def write(self, field: Locator, text: str) -> None:
        """Write into a field, over what it holds."""
        self.press(field)
        self._write_over(text)

    def _write_over(self, text: str) -> None:
        """Replace the text of the field that has the focus, and leave it."""
        self.page.keyboard.press("Control+a")
        if text:
            self.page.keyboard.type(text)
        else:
            self.page.keyboard.press("Backspace")
        self.page.keyboard.press("Tab")

    def choose(self, select: Locator, label: str) -> None:
        """Choose an option; the list itself belongs to the browser."""
        select.select_option(label)

    def tick(self, box: Locator) -> None:
        self.press(box)
        expect(box).to_be_checked()


class Fingers(Hands):
    """A phone or a tablet without mouse and keys; writing is that of the screen's own keyboard."""

    def press(self, button: Locator) -> None:
        button.tap()

    def at(self, name: str) -> None:
        x, y = self.page.evaluate(PLACE, name)
        self.page.touchscreen.tap(x, y)


class Keys(Hands):
    """Keys alone: what can't be reached and done by keys fails."""

    def press(self, button: Locator) -> None:
        button.focus()
        expect(button).to_be_focused()
        self.page.keyboard.press("Space" if button.get_attribute("type") in ("checkbox", "radio") else "Enter")

    def at(self, name: str) -> None:
        """Lead the cursor of the map to the hex by arrows, and act there."""
        self.page.locator("[data-picture]").focus()
        for _step in range(200):
            here = self.page.evaluate(CURSOR)
            if here == name:
                break
            self.page.keyboard.press(_arrow(here, name))
        assert self.page.evaluate(CURSOR) == name
        self.page.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        field.focus()
        self._write_over(text)

    def choose(self, select: Locator, label: str) -> None:
        """Typing the beginning of an option chooses it; one without letters, for nothing, is the first."""
        select.focus()
        if label[:1].isalnum():
            self.page.keyboard.type(label)
        else:
            self.page.keyboard.press("Home")


def _arrow(here: str, there: str) -> str:
    """The arrow that leads nearer: first to the column, then to the row."""
    (column, row), (to_column, to_row) = _parts(here), _parts(there)
    if column != to_column:
        return "ArrowRight" if column < to_column else "ArrowLeft"
    return "ArrowDown" if row < to_row else "ArrowUp"


def _parts(name: str) -> tuple[int, int]:
    found = HEX.fullmatch(name)
    assert found, name
    return column_of(found[1]), int(found[2])
