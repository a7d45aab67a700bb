"""Texts that look alike: axe judges the contrast of each look once in a run, and not that of every text.

Contrasts take three quarters of axe's time, most of it for rows of tables and for what stands on every page. A contrast
follows from what is compared here: the colour of a text, the size and the weight of its letters, and the grounds below
it up to the page. A text that is placed by itself may lie on something else, so it is always judged.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from playwright.sync_api import Page

MARK: Final = "data-look"
"""The attribute that gives a text the number of its look."""
PLACED: Final = "placed"
"""The look of all texts that are placed by themselves."""
_passed: set[str] = set()
"""Looks that axe has found good in this run."""

_LOOKS: Final = """([part, placed]) => {
  const grounds = new Map();
  const isPlaced = ({ position, inset, transform, margin, zIndex }) =>
    !["static", "relative"].includes(position) || transform !== "none" || margin.includes("-") || zIndex !== "auto"
    || (position === "relative" && !["auto", "0px"].includes(inset));
  const ground = (element) => {
    if (!element) return "";
    if (!grounds.has(element)) {
      const style = getComputedStyle(element), below = ground(element.parentElement);
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, colorScheme } = style;
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, colorScheme].join();
      const isPlain = own === `rgba(0, 0, 0, 0),none,1,none,normal,${colorScheme}` && below;
      grounds.set(element, below === null || isPlaced(style) ? null : isPlain ? below : `${below}|${own}`);
    }
    return grounds.get(element);
  };
  const isOff = (element) => Boolean(
    element.closest(":disabled, [aria-disabled=true], [inert]") || element.closest("label")?.control?.disabled);
  const isText = (element) => element.matches("input, select, textarea, button, summary")
    || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const roots = part ? [...document.querySelectorAll(part)] : [document.documentElement];
  const texts = new Map();
  for (const element of new Set(roots.flatMap((root) => [root, ...root.querySelectorAll("*")]))) {
    if (!isText(element) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element), below = ground(element);
    const own = [color, fontSize, fontWeight, textShadow, element.tagName, isOff(element)].join();
    const look = below === null ? placed : `${below} ${own}`;
    texts.set(look, [...(texts.get(look) || []), element]);
  }
  window.textsByLook = [...texts.values()];
  return [...texts.keys()];
}"""
_PUT_MARKS: Final = """([mark, numbers]) => {
  for (const [number, most] of numbers)
    for (const element of window.textsByLook[number].slice(0, most || undefined)) element.setAttribute(mark, number);
}"""
_TAKE_MARKS: Final = """(mark) => {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}"""
ENOUGH: Final = 3
"""Texts of a look that are judged: axe passes over one that is cut off or scrolled away."""


class Looks:
    """The looks of the texts on a page, or in a part of it."""

    def __init__(self, page: Page, part: str) -> None:
        self.page = page
        self.names: list[str] = page.evaluate(_LOOKS, [part, PLACED])
        self.new = [number for number, name in enumerate(self.names) if name not in _passed]

    def mark(self) -> None:
        """Mark the texts whose contrast has to be judged."""
        most = [[number, 0 if self.names[number] == PLACED else ENOUGH] for number in self.new]
        self.page.evaluate(_PUT_MARKS, [MARK, most])

    def unmark(self) -> None:
        self.page.evaluate(_TAKE_MARKS, MARK)

    def have_passed(self, numbers: Iterable[Any]) -> None:
        """These looks need not be judged again."""
        _passed.update({self.names[int(number)] for number in numbers} - {PLACED})
