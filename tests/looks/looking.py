"""Look at one page in every size and colour: axe, width, errors of scripts, pictures and links."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urldefrag, urlsplit

from axe_playwright_python.base import AXE_SCRIPT
from django.urls import Resolver404, resolve
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.looks.pages import GUEST, VISITOR, Example
from tests.support.readers import problems

WIDTHS: Final = (1440, 820, 390)
COLOURS: Final = ("light", "dark")
WITH_CONTRASTS: Final = ((1440, "light"), (390, "dark"))
"""Contrasts take three quarters of axe's time, and hardly depend on the width."""
TALLEST: Final = 6000
"""Pixels of a page that are kept in a picture."""
MISSING: Final = (
    "() => [...document.images].filter((each) => each.complete && !each.naturalWidth).map((each) => each.src)"
)
REFUSED: Final = "() => [...document.querySelectorAll('[aria-invalid=true]')].map((each) => each.name)"
LINKS: Final = "() => [...document.querySelectorAll('a[href]')].map((each) => each.href)"
TARGETS: Final = """() => [...document.querySelectorAll('a[href^="#"]')].map((each) => each.getAttribute('href'))
  .filter((each) => each.length > 1 && !document.getElementById(decodeURIComponent(each.slice(1))))"""
WIDE: Final = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return "";
  const wide = [...document.querySelectorAll("body *")].filter((each) => {
    if (each.getBoundingClientRect().right <= width + 1) return false;
    for (let up = each.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return false;
    return true;
  });
  return `${document.documentElement.scrollWidth} px: ` + wide.slice(0, 3).map((each) => each.outerHTML.slice(0, 120));
}"""
"""Empty, or the width of the page with the elements that stick out of the window."""
NARROW: Final = """() => [...document.querySelectorAll(
  "select, textarea, [type=text], [type=search], [type=number]"
)].filter((each) => {
  const style = getComputedStyle(each);
  if (!each.checkVisibility()) return false;
  const box = each.getBoundingClientRect();
  return box.width > 4 && box.width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) < 20;
}).map((each) => each.name)"""
"""Fields without room for two figures."""
LINKS_OF_A_KIND: Final = 8
"""Links to the same kind of page that are followed, for each kind of person."""
OFFERED: Final = ("/api/", "/account/logout", "/keepers/")
"""Links that are not followed: they end a session, or belong to programs and keepers."""


@dataclass
class Looked:
    """All that was found on one page."""

    example: Example
    address: str
    title: str = ""
    faults: dict[str, list[str]] = field(default_factory=dict)
    """By the sentence that names a fault, the sizes in which it was found."""
    links: set[str] = field(default_factory=set)

    def add(self, fault: str, where: str = "") -> None:
        places = self.faults.setdefault(fault, [])
        if where and where not in places:
            places.append(where)


class Looker:
    """One browser and a window for each kind of person."""

    def __init__(self, browser: Browser, address: str, made: dict[str, str], folder: Path) -> None:
        self.browser, self.address, self.made, self.folder = browser, address, made, folder
        self._windows: dict[str, BrowserContext] = {}
        self._answers: dict[tuple[str, str], int] = {}
        self._asked: dict[tuple[str, str], list[str]] = {}

    def look(self, example: Example) -> Looked:
        """Open a page, look at it in every size and colour, and keep a picture of each."""
        address = self.address + example.address(self.made)
        looked = Looked(example, address)
        page = self._window(example.who).new_page()
        page.on("pageerror", lambda error: looked.add(f"script: {error}"))
        page.on("console", lambda message: _note(looked, message))
        try:
            self._open(page, looked)
            looked.title = page.title()
            for width in WIDTHS:
                for colours in COLOURS:
                    self._look_in(page, looked, width, colours)
            self._read_links(page, looked)
        finally:
            page.close()
        return looked

    def _open(self, page: Page, looked: Looked) -> None:
        page.set_viewport_size({"width": WIDTHS[0], "height": 900})
        answer = page.goto(looked.address, wait_until="load")
        status = answer.status if answer else 0
        if status != looked.example.status:
            looked.add(f"answers {status}, not {looked.example.status}")
        if looked.example.press:
            page.locator(looked.example.press).first.click()

    def _look_in(self, page: Page, looked: Looked, width: int, colours: Any) -> None:
        where = f"{width} {colours}"
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=colours, reduced_motion="reduce")
        for fault in _found_by_axe(page, (width, colours) in WITH_CONTRASTS):
            looked.add(fault, where)
        if wide := page.evaluate(WIDE):
            looked.add(f"wider than the window: {wide}", where)
        if narrow := page.evaluate(NARROW):
            looked.add(f"no room for two figures in: {', '.join(narrow[:5])}", where)
        tall = min(TALLEST, int(page.evaluate("document.documentElement.scrollHeight")))
        clip = {"x": 0, "y": 0, "width": width, "height": max(tall, 200)}
        file = self.folder / f"{looked.example.title}.{width}.{colours}.png"
        page.screenshot(path=file, full_page=True, clip=clip, animations="disabled")  # type: ignore[arg-type]

    def _read_links(self, page: Page, looked: Looked) -> None:
        for each in page.evaluate(MISSING):
            looked.add(f"missing picture: {each}")
        for each in page.evaluate(REFUSED):
            looked.add(f"a field that nobody has filled in is marked as a mistake: {each}")
        for each in page.evaluate(TARGETS):
            looked.add(f"link to nothing on this page: {each}")
        for link in page.evaluate(LINKS):
            path = urldefrag(link).url.removeprefix(self.address)
            if path.startswith("/") and not path.startswith(OFFERED):
                looked.links.add(path)

    def status_of(self, who: str, path: str) -> int:
        """The status that this person gets there; 0 where enough addresses of the same kind have been asked."""
        key = (who, _without_query(path))
        if key not in self._answers:
            asked = self._asked.setdefault((who, _kind(path)), [])
            if len(asked) >= LINKS_OF_A_KIND:
                return 0
            asked.append(path)
            answer = self._window(who).request.get(self.address + path, max_redirects=3)
            self._answers[key] = answer.status
        return self._answers[key]

    def _window(self, who: str) -> BrowserContext:
        if who not in self._windows:
            context = self.browser.new_context(reduced_motion="reduce")
            context.set_default_timeout(60_000)
            if cookie := self._cookie(who):
                context.add_cookies([cookie])
            self._windows[who] = context
        return self._windows[who]

    def _cookie(self, who: str) -> Any:
        if who == VISITOR:
            return None
        if who == GUEST:
            return {"name": "guest", "value": self.made["cookie_guest"], "url": self.address}
        return {"name": "sessionid", "value": self.made[f"session_{who}"], "url": self.address}


def _without_query(path: str) -> str:
    """Addresses that differ in their query alone are asked once."""
    return urlsplit(path).path


def _kind(path: str) -> str:
    """The name of the address; "" where no page has it, and each of these is asked."""
    try:
        return resolve(_without_query(path)).view_name or path
    except Resolver404:
        return path


def _note(looked: Looked, message: ConsoleMessage) -> None:
    is_own_status = looked.example.status >= 400 and "Failed to load resource" in message.text
    if message.type in ("error", "warning") and not is_own_status:
        looked.add(f"console: {message.text}")


def _found_by_axe(page: Page, colours: bool) -> Iterator[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    for rule, nodes in problems(page, colours=colours):
        for html, summary in nodes[:3]:
            yield f"axe {rule}: {' '.join(html.split())[:200]} - {' '.join((summary or '').split())[:200]}"
