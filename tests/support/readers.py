"""Pages for everybody: axe finds what is in the way of people who read the screen, who see little or see no colours."""

from __future__ import annotations

from typing import Any, Final, Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.support.looks import MARK, Looks

FOUND: Final = """async ([part, colours, only, mark]) => {
  axe.configure({ rules: [{ id: "color-contrast", selector: `[${mark}]` }] });
  const options = { resultTypes: ["violations", "passes"], elementRef: true, selectors: false };
  const which = only ? { runOnly: ["color-contrast"] } : { rules: { "color-contrast": { enabled: colours } } };
  const { violations, passes } = await axe.run(part || document, { ...options, ...which });
  const good = passes.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  return [
    violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])]),
    [...new Set(good.map(({ element }) => element.getAttribute(mark)))],
  ];
}"""
SIZES: Final[tuple[tuple[int, Literal["light", "dark"]], ...]] = ((390, "dark"), (1280, "light"))
"""Widths in pixels, each with the colours in which pages of that width are looked at."""


def is_clean(page: Page, part: str = "", *, colours: bool = True) -> None:
    """Nothing for axe to find on the page, or in one part of it. AssertionError names each rule with the elements.

    `colours=False` leaves contrasts out, where they have been looked at in another size.
    """
    found = problems(page, part, colours=colours)
    assert found == [], f"{page.url}: {found}"


def problems(page: Page, part: str = "", *, colours: bool = True, only_colours: bool = False) -> list[Any]:
    """Each rule that is broken, with the elements; `only_colours`: contrasts, and nothing else."""
    looks = Looks(page, part) if colours else None
    has_new_looks = looks is not None and bool(looks.new)
    if only_colours and not has_new_looks:
        return []
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    if looks is None or not has_new_looks:
        found, _ = page.evaluate(FOUND, [part, False, False, MARK])
        return list(found)
    looks.mark()
    found, passed = page.evaluate(FOUND, [part, True, only_colours, MARK])
    looks.unmark()
    looks.have_passed(passed)
    return list(found)


def is_for_everybody(page: Page, part: str = "") -> None:
    """Clean and no wider than its window, dark on a phone and light on a desk, where the page stays.

    On the desk axe judges colours alone; `python -m tests.looks` applies all rules to every page in every size.
    """
    for width, colours in SIZES:
        page.set_viewport_size({"width": width, "height": 900})
        # Without motion a change of colours takes no time.
        page.emulate_media(color_scheme=colours, reduced_motion="reduce")
        found = problems(page, part, only_colours=(width, colours) != SIZES[0])
        assert found == [], f"{page.url}: {found}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{page.url} is wider than {width}"
