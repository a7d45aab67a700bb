"""Frame times of painting in the workshop, and the time until problems show: `python -m benchmarks.workshop`.

A whole service and a real browser on this machine: a stroke over 200 hexes of The Long Mile (six boards) and of
Crossroads, with the longest time between two frames and the longest task of the page's thread, by the clock and by the
time it had a processor (which other work on the machine does not lengthen); then edits that break a rule, with the time
until their problem is shown.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browsing import log_in
from tests.support.running import Service, a_running_service
from tests.support.services import chromium

SCENARIOS: Final = ("The Long Mile", "Crossroads")
HEXES: Final = 200
EDITS: Final = 20

_WATCH: Final = """() => {
  const found = (window.found = { frames: [], isOver: false });
  let last = performance.now();
  const frame = (now) => {
    found.frames.push(now - last);
    last = now;
    if (!found.isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
_MIDDLES: Final = """async () => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { view, marks } = workshop.map;
  const { left, top } = workshop.picture.frame.getBoundingClientRect();
  const down = (one, other) => (one.q % 2 ? one.r - other.r : other.r - one.r);
  const hexes = workshop.picture.hexes.toSorted((one, other) => one.q - other.q || down(one, other));
  return hexes.map((hex) => {
    const { x, y } = marks.place(hex);
    return [left + (x - view.at.x) * view.at.scale, top + (y - view.at.y) * view.at.scale];
  });
}"""
_EDIT: Final = """async () => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { store, root } = workshop;
  const shown = (isThere) => new Promise((resolve) => root.addEventListener("reported", function listen({ detail }) {
    if (detail.problems.some((each) => each.hex === "ZZ9") !== isThere) return;
    root.removeEventListener("reported", listen);
    requestAnimationFrame(() => resolve(performance.now()));
  }));
  const right = store.document.objectives[0].hex;
  const begin = performance.now();
  store.set(["objectives", 0, "hex"], "ZZ9", "Break");
  const end = await shown(true);
  store.set(["objectives", 0, "hex"], right, "Mend");
  await shown(false);
  return end - begin;
}"""


def open_workshop(page: Page, service: Service, title: str) -> None:
    page.goto(f"{service.address}/scenarios?show=house&q={quote(title)}")
    page.get_by_role("link", name=title).first.click()
    page.get_by_role("button", name="Copy").click()
    page.wait_for_load_state()
    page.goto(f"{page.url}/workshop")
    page.wait_for_selector("#workshop[data-ready]")
    page.get_by_role("tab", name="Map").click()


def painted(browser: Browser, page: Page) -> dict[str, Any]:
    """One stroke over many hexes: its frames and its tasks, in milliseconds."""
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    page.wait_for_timeout(1000)
    places = page.evaluate(_MIDDLES)[:HEXES]
    page.mouse.move(*places[0])
    page.wait_for_timeout(500)
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    page.evaluate(_WATCH)
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place)
    page.evaluate("window.found.isOver = true")
    tasks = list(page_tasks(json.loads(browser.stop_tracing())["traceEvents"]))
    page.mouse.up()
    count = page.evaluate(
        "async () => (await import('/static/js/workshop/main.js')).workshop.store.document.overlays.length"
    )
    return {"frames": page.evaluate("window.found.frames"), "tasks": tasks, "overlays": count}


def page_tasks(events: list[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """The tasks of the threads that run pages: by the clock, and with a processor."""
    threads = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    for each in events:
        if each["name"].endswith("RunTask") and (each["pid"], each["tid"]) in threads:
            yield each.get("dur", 0) / 1000, each.get("tdur", 0) / 1000


def main() -> None:
    with (
        tempfile.TemporaryDirectory(prefix="bench-") as folder,
        a_running_service(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_context(viewport={"width": 1440, "height": 1200}).new_page()
        log_in(page, service)
        for title in SCENARIOS:
            open_workshop(page, service, title)
            print(f"{title}: {told(painted(browser, page))}")
            page.wait_for_timeout(1500)
            page.locator("[data-undo]").click()
            page.wait_for_timeout(1500)
            times = [page.evaluate(_EDIT) for _edit in range(EDITS)]
            print(
                f"  from an edit to its problem: middle {statistics.median(times):.0f} ms, longest {max(times):.0f} ms"
            )
        browser.close()


def told(found: dict[str, Any]) -> str:
    frames = found["frames"]
    wall, processor = (max(each) for each in zip(*found["tasks"], strict=True))
    return (
        f"{found['overlays']} overlays after a stroke over {HEXES} hexes; {len(frames)} frames, middle "
        f"{statistics.median(frames):.0f} ms, longest {max(frames):.0f} ms; longest task {wall:.0f} ms, with a "
        f"processor {processor:.0f} ms"
    )


if __name__ == "__main__":
    main()
