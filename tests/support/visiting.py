"""The addresses that journeys ask for, noted while `RECORD_VISITS` names a folder (`tests/journeys/record.py`)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Request


def note_when_asked(browser: Browser) -> None:
    """Under RECORD_VISITS, every window that is opened from now on notes what it asks for."""
    if folder := os.environ.get("RECORD_VISITS"):
        open_context = browser.new_context
        notes = Path(folder, f"{os.getpid()}.txt")

        def open_noting(**how: Any) -> BrowserContext:
            context = open_context(**how)
            context.on("request", lambda request: _note(notes, request))
            return context

        browser.new_context = open_noting  # type: ignore[method-assign]


def _note(notes: Path, request: Request) -> None:
    """Add a line: the file of the test that runs, and the path of the address."""
    journey = os.environ["PYTEST_CURRENT_TEST"].partition("::")[0]
    with notes.open("a", encoding="utf-8") as lines:
        lines.write(f"{journey}\t{urlsplit(request.url).path}\n")
