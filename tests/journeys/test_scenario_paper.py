"""A scenario is printed and taken away as a picture, in a real browser that makes a real PDF."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.depth import variants
from tests.support.running import Service

PNG = b"\x89PNG\r\n\x1a\n"
TITLES = ["The Long Mile", "Back rooms", "Wide Worlds", "The Hot Trench"]
"""A scenario of every game; the first is on six boards."""
PAPERS: Final = ("A4", "Letter")


def boxes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of every page of a PDF, in points."""
    found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(float(width), float(height)) for width, height in found]


def open_scenario(page: Page, service: Service, title: str) -> None:
    page.goto(f"{service.address}/scenarios?show=house&q={title}")
    page.get_by_role("link", name=title).click()
    expect(page.locator("h1")).to_contain_text(title)


@pytest.mark.parametrize("title", variants(TITLES, TITLES[:1]))
def test_the_picture_becomes_a_file_and_the_first_page(
    title: str, service: Service, page: Page, tmp_path: Path
) -> None:
    page.emulate_media(color_scheme="dark")
    open_scenario(page, service, title)
    is_taken_away_as_a_png(page, tmp_path / "map.png")
    page.emulate_media(color_scheme="light")
    page.get_by_role("link", name="Print sheet").click()
    expect(page.locator(".paper__picture")).to_be_visible()
    page.wait_for_load_state("load")
    takes_page_one_and_nothing_else_does(page, is_wide=title == "The Long Mile")


def is_taken_away_as_a_png(page: Page, kept: Path) -> None:
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture as PNG").click()
    assert re.fullmatch(r"[a-z-]+-v\d+\.png", download.value.suggested_filename)
    download.value.save_as(kept)
    file = kept.read_bytes()
    width, height = int.from_bytes(file[16:20]), int.from_bytes(file[20:24])
    assert file.startswith(PNG) and len(file) > 20_000
    assert max(width, height) in range(1000, 4001)


def takes_page_one_and_nothing_else_does(page: Page, is_wide: bool) -> None:
    """On both kinds of paper: page one holds the picture alone, the sheet follows on upright pages."""
    assert (page.locator(".paper__front--wide").count() == 1) == is_wide
    whole = {paper: boxes(page.pdf(format=paper, prefer_css_page_size=True)) for paper in PAPERS}
    for pages in whole.values():
        assert 2 <= len(pages) <= 8
        assert (pages[0][0] > pages[0][1]) == is_wide
        assert all(width < height for width, height in pages[1:])

    page.locator(".paper__sheet").evaluate("sheet => sheet.remove()")
    for paper, pages in whole.items():
        assert boxes(page.pdf(format=paper, prefer_css_page_size=True)) == pages[:1]


@pytest.mark.deep(only=True)
def test_ink_is_saved_without_a_script(service: Service, page: Page) -> None:
    open_scenario(page, service, "The Long Mile")
    page.get_by_role("link", name="Print sheet").click()
    ground = page.locator(".map .map__level-1").first
    before = ground.evaluate("hex => getComputedStyle(hex).fill")
    page.get_by_label("Save ink").check()
    assert ground.evaluate("hex => getComputedStyle(hex).fill") == "rgb(255, 255, 255)" != before
    page.emulate_media(media="print")
    expect(page.locator(".paper__bar")).to_be_hidden()


@pytest.mark.deep(only=True)
def test_without_scripts_nothing_is_offered_that_needs_them(service: Service, page: Page) -> None:
    assert page.context.browser is not None
    plain = page.context.browser.new_context(java_script_enabled=False).new_page()
    open_scenario(plain, service, "The Long Mile")
    expect(plain.get_by_role("button", name="Picture as PNG")).to_have_count(0)
    plain.get_by_role("link", name="Print sheet").click()
    expect(plain.get_by_role("button", name="Print")).to_have_count(0)
    expect(plain.get_by_role("img", name="Map of The Long Mile")).to_be_visible()
    plain.context.close()
