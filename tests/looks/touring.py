"""Look at every kind of page: `python -m tests.looks [--only WORD ...] [--to FOLDER]`.

Each page is opened in a headless Chromium in three widths and two colours. The pictures and `report.md` go to a
folder, by default `var/looks`, which is never committed. The exit status is 1 where something was found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

from tests.looks.looking import Looked, Looker
from tests.looks.pages import EXAMPLES, Example
from tests.looks.serving import a_site_with_everything
from tests.support.prepared import ROOT
from tests.support.services import chromium


def main(arguments: Sequence[str]) -> int:
    given = _read(arguments)
    given.to.mkdir(parents=True, exist_ok=True)
    chosen = list(_chosen(given.only))
    if not chosen:
        print("No page has such a name; `--list` names them.", file=sys.stderr)
        return 2
    if given.list:
        print("\n".join(each.title for each in chosen))
        return 0
    with ExitStack() as stack:
        data = Path(stack.enter_context(TemporaryDirectory(prefix="looks-")))
        site, made = stack.enter_context(a_site_with_everything(data))
        browser = stack.enter_context(sync_playwright()).chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )
        looked = _tour(browser, site.address, made, given.to, chosen)
        browser.close()
    (given.to / "report.md").write_text(report(looked), encoding="utf-8")
    faulty = [each for each in looked if each.faults]
    print(f"{len(looked)} pages, {len(faulty)} with faults: {given.to / 'report.md'}")
    return 1 if faulty else 0


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.looks", description=__doc__)
    parser.add_argument("--only", nargs="*", default=[], help="parts of the names of pages")
    parser.add_argument("--to", type=Path, default=ROOT / "var" / "looks", help="the folder of pictures and report")
    parser.add_argument("--list", action="store_true", help="the names of the pages, and nothing else")
    return parser.parse_args(arguments)


def _chosen(words: Sequence[str]) -> Iterator[Example]:
    for each in EXAMPLES:
        if not words or any(word in each.title for word in words):
            yield each


def _tour(browser: Browser, address: str, made: dict[str, str], folder: Path, chosen: list[Example]) -> list[Looked]:
    looker = Looker(browser, address, made, folder)
    looked = []
    for each in chosen:
        begun = time.monotonic()
        looked.append(looker.look(each))
        print(f"{each.title:<60}{len(looked[-1].faults):>4} {time.monotonic() - begun:6.1f} s", flush=True)
    for page in looked:
        for path in sorted(page.links - {urlsplit(page.address).path}):  # a page of an error answers with this error
            if (status := looker.status_of(page.example.who, path)) >= 400:
                page.add(f"broken link: {path} answers {status}")
    return looked


def report(looked: Sequence[Looked]) -> str:
    """The report as Markdown: pages with faults first, then all pages with their addresses."""
    lines = ["# Every kind of page", ""]
    for each in looked:
        if each.faults:
            lines += [f"## {each.example.title}", "", f"`{each.address}`", ""]
            lines += [
                f"- {fault}" + (f" ({', '.join(where)})" if where else "") for fault, where in each.faults.items()
            ]
            lines += [""]
    lines += ["## Pages", "", "| Page | Title | Faults |", "|---|---|---|"]
    lines += [f"| {each.example.title} | {each.title} | {len(each.faults)} |" for each in looked]
    return "\n".join(lines) + "\n"
