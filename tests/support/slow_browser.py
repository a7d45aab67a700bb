"""Pages that arrive in pieces, as on a busy machine: `SLOW_BROWSER=1 pytest tests/journeys` finds hasty steps.

A step that reads a page without waiting for what it reads passes on an idle machine and fails on a busy one. Here every
page takes its time, so that such a step fails wherever it runs.
"""

from __future__ import annotations

import os

from playwright.sync_api import Browser, BrowserContext, Page

LATENCY_MS = 40
BYTES_A_SECOND = 20_000
SLOWER_SCRIPTS = 2
"""Scripts and layout take this many times as long as usual."""


def slow_when_asked(browser: Browser) -> None:
    """Under SLOW_BROWSER, slow down every tab that is opened from now on."""
    if os.environ.get("SLOW_BROWSER"):
        open_context = browser.new_context
        browser.new_context = lambda **how: _slowing(open_context(**how))  # type: ignore[method-assign]


def _slowing(context: BrowserContext) -> BrowserContext:
    open_page = context.new_page
    context.new_page = lambda: _slow(open_page())  # type: ignore[method-assign]
    return context


def _slow(page: Page) -> Page:
    to_chromium = page.context.new_cdp_session(page)
    to_chromium.send("Network.enable")
    speed = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
    to_chromium.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY_MS, **speed})
    to_chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_SCRIPTS})
    return page
