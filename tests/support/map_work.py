"""Steps of a person on the map of the workshop."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

_PLACE = """async (name) => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { canvas, marks, view } = workshop.map;
  view.measure();
  const { x, y } = marks.place(canvas.hexes.get(name));
  const { left, top } = view.place;
  return [left + (x - view.at.x) * view.at.scale, top + (y - view.at.y) * view.at.scale];
}"""
_DOCUMENT = """async () => {
  const { workshop } = await import("/static/js/workshop/main.js");
  return workshop.store.document;
}"""
_SETTLED = """async () => {
  const { workshop } = await import("/static/js/workshop/main.js");
  await workshop.connection.settled();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""


def document(page: Page) -> dict[str, Any]:
    """The document as the page has it, after the server has answered to all of it."""
    page.evaluate(_SETTLED)
    found: dict[str, Any] = page.evaluate(_DOCUMENT)
    return found


def place(page: Page, name: str) -> tuple[float, float]:
    """The middle of a hex in the window."""
    x, y = page.evaluate(_PLACE, name)
    return x, y


def show_map(page: Page) -> None:
    page.locator("[data-picture]").evaluate("frame => frame.scrollIntoView({ block: 'end', behavior: 'instant' })")


def drag(page: Page, *names: str) -> None:
    """Draw the mouse from hex to hex."""
    page.mouse.move(*place(page, names[0]))
    page.mouse.down()
    for name in names[1:]:
        page.mouse.move(*place(page, name))
    page.mouse.up()


def click(page: Page, name: str) -> None:
    page.mouse.click(*place(page, name))


def take(page: Page, label: str) -> None:
    """Take a tool or a brush into the hand."""
    page.locator("[data-tools]").get_by_role("button", name=label, exact=True).click()


def overlays(page: Page, field: str = "base") -> dict[str, Any]:
    """The overlays' values of one field by hex."""
    return {each["hex"]: each[field] for each in document(page).get("overlays", ()) if field in each}


def told(page: Page, text: str) -> None:
    """Readers of the screen have been told this."""
    expect(page.locator("[data-announcer]")).to_contain_text(text)
