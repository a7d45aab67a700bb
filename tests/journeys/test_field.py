"""A field in a real browser: four decks fill their matrix, it is sorted, a fifth deck joins, and a file is kept."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsing import LOOK_EVERY_S, log_in, until_whole
from tests.support.readers import is_for_everybody
from tests.support.running import Service
from tests.support.waiting import wait_until

PAIRINGS_OF_FOUR = 6
PAIRINGS_OF_FIVE = 10
PAIRS = 12


@pytest.mark.deep(only=True)
def test_a_matrix_of_four_fills_and_a_fifth_joins(service: Service, page: Page) -> None:
    log_in(page, service)
    page.goto(f"{service.address}/studies/field/new")
    decks = choose_four(page)
    page.get_by_role("group", name="Played by").get_by_label("Random: any legal move").check()
    page.get_by_role("group", name="Played by").get_by_label("Greedy 3: the best next step").uncheck()
    page.get_by_label("My own number of pairs").check()
    page.locator("[name=rotations]").fill(str(PAIRS))
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start the field").click()
    expect(page).to_have_url(re.compile(r"/studies/[0-9A-Za-z]{10,}$"))
    expect(page.locator("#study")).to_contain_text(re.compile(r"\d+ / \d+ games"))

    # htmx asks for the progress until the study is over, without a reload
    until_over(page)
    see_the_matrix(page, decks)
    see_the_ranking(page, decks)
    see_one_row(page)
    sort_by_name(page, decks)
    joined = add_a_fifth(page, decks)
    until_over(page)
    see_the_matrix(page, [*decks, joined])
    lines = kept_file(page)
    assert len(lines) == 2 * PAIRINGS_OF_FIVE
    assert sum(int(line["games"]) for line in lines) == 2 * 2 * PAIRS * PAIRINGS_OF_FIVE
    assert {line["row"] for line in lines} == {*decks, joined}
    field = page.url.partition("?")[0]
    see_first_player_and_endings(page)
    for address in (f"{field}?row=1", page.url, f"{field}/join", f"{service.address}/studies/field/new"):
        page.goto(address)
        is_for_everybody(page)


def choose_four(page: Page) -> list[str]:
    """Tick the first four decks of the list; their names."""
    boxes = page.get_by_role("group", name="Decks of the field").get_by_role("checkbox")
    names = []
    for place in range(4):
        boxes.nth(place).check()
        names.append(name_beside(boxes.nth(place)))
    return names


def name_beside(box: Locator) -> str:
    """The label of a tick box, without the owner's name in brackets."""
    return re.sub(r" \(\w+\)$", "", box.evaluate("box => box.labels[0].textContent").strip())


def until_over(page: Page) -> None:
    finished = page.locator("#study .badge", has_text="Finished")
    told = page.locator("#study").inner_text
    wait_until(lambda: finished.count() > 0, "the field", progress=told, every_s=LOOK_EVERY_S)


def see_the_matrix(page: Page, decks: list[str]) -> None:
    """Every deck in a row and a column, and in every cell but its own a share, its interval and its games."""
    table = page.get_by_role("region", name="Matrix").get_by_role("table")
    for deck in decks:
        row = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name=re.compile(re.escape(deck))))
        cells = row.locator("td.matrix__cell")
        expect(cells).to_have_count(len(decks) - 1)
        for cell in cells.all():
            assert re.search(r"\d+ %\s*\d+–\d+\s*\d+ games", cell.inner_text()), cell.inner_text()


def see_the_ranking(page: Page, decks: list[str]) -> None:
    table = page.get_by_role("table", name="Ranking of the field")
    for deck in decks:
        expect(table.get_by_role("rowheader", name=deck)).to_be_visible()
    expect(page.locator("#study")).to_contain_text(re.compile("leads the field|lead the field|Who leads is not known"))
    expect(page.get_by_role("img", name=re.compile("^Points against the field"))).to_be_visible()


def see_one_row(page: Page) -> None:
    page.get_by_label("One against the field").select_option(index=1)
    page.get_by_role("button", name="Show its row").click()
    expect(page.get_by_role("table", name=re.compile("against each opponent"))).to_be_visible()


def sort_by_name(page: Page, decks: list[str]) -> None:
    page.get_by_role("navigation", name="Order of the matrix").get_by_role("link", name="Name").click()
    in_order = sorted(decks, key=str.casefold)
    expect(page.locator(".matrix tbody th .matrix__name")).to_have_text([*in_order])


def add_a_fifth(page: Page, decks: list[str]) -> str:
    """Let another deck join; only its pairings are new."""
    links = set(page.locator(".matrix__cell a").evaluate_all("links => links.map(link => link.href)"))
    assert len(links) == PAIRINGS_OF_FOUR
    page.get_by_role("link", name="Add a deck").click()
    until_whole(page)
    options = page.get_by_label("Deck", exact=True).locator("option[value]:not([value=''])")
    names = [re.sub(r" \(\w+\)$", "", name.strip()) for name in options.all_text_contents()]
    joined = next(name for name in names if name not in decks)
    page.get_by_label("Deck", exact=True).select_option(index=1 + names.index(joined))
    page.get_by_role("button", name="Let it join").click()
    expect(page.locator("main")).to_contain_text("joins the field")
    until_whole(page)
    now = set(page.locator(".matrix__cell a").evaluate_all("links => links.map(link => link.href)"))
    assert links <= now, "the playtests of the four are the same"
    return joined


def kept_file(page: Page) -> list[dict[str, str]]:
    with page.expect_download() as download:
        page.get_by_role("link", name="Matrix as CSV").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def see_first_player_and_endings(page: Page) -> None:
    page.get_by_role("link", name="First player, lengths and endings").click()
    table = page.get_by_role("table", name="Every pairing that has games")
    expect(table.get_by_role("row")).to_have_count(1 + PAIRINGS_OF_FIVE)
    assert re.search(r"\d+\.\d % \(\d+–\d+\)", table.inner_text())
