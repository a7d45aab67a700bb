"""A result goes out by link and a program comes in by token, in a real browser and with the real curl."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browsing import choose_deck, log_in, until_finished
from tests.support.readers import is_clean
from tests.support.running import Service
from tests.support.waiting import PATIENCE_S, wait_until


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """A tab of somebody who never logged in, in another browser."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(1000 * PATIENCE_S)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield context.new_page()
    context.close()


def play(page: Page, service: Service) -> None:
    """A finished playtest of two starter decks, on its page."""
    page.goto(f"{service.address}/playtests/new")
    choose_deck(page, "Deck A", "Kylo Ren Starter")
    choose_deck(page, "Deck B", "Rey Starter")
    page.locator("input[name=who][value=own]").check()
    for side in ("a", "b"):
        page.locator(f"select[name=agent_{side}]").select_option("random")
    page.locator("input[name=size][value=own]").check()
    page.locator("input[name=rotations]").fill("20")
    page.locator("input[name=seed]").fill("7")
    page.locator("main form button[type=submit]").last.click()
    expect(page).to_have_url(re.compile(r"/playtests/[0-9A-Za-z]{22}"))
    until_finished(page)


def show_to(page: Page, readers: str) -> None:
    page.get_by_role("radio", name=readers).check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("main")).to_contain_text(f"The result is now {readers.lower()}")


@pytest.mark.deep(only=True)
def test_a_stranger_opens_a_result_by_its_link_and_no_longer_when_it_is_private_again(
    service: Service, page: Page, stranger: Page
) -> None:
    log_in(page, service)
    play(page, service)
    address = page.url
    assert stranger.goto(address).status == 404  # type: ignore[union-attr]

    show_to(page, "Unlisted")
    link = page.locator("#share-link").inner_text()
    is_clean(page)
    assert stranger.goto(link).status == 200  # type: ignore[union-attr]
    expect(stranger.locator("main")).to_contain_text("Every game, counted once")
    expect(stranger.locator('meta[name="robots"]')).to_have_attribute("content", "noindex, nofollow")
    for words in ("Play again", "Who may see this result", "Cancel"):
        expect(stranger.get_by_role("main").get_by_text(words)).to_have_count(0)
    is_clean(stranger)

    paste = stranger.locator("#result-block")
    stranger.locator('[data-copy="#result-block"]').click()
    expect(stranger.locator('[data-copy="#result-block"]')).to_have_text("Copied")
    assert stranger.evaluate("navigator.clipboard.readText()").replace("\r\n", "\n") == paste.inner_text()
    assert re.search(r"Proof \| digest [0-9a-f]{16}", paste.inner_text())

    stranger.get_by_role("link", name="Game 0", exact=True).first.click()
    expect(stranger.locator("main")).to_contain_text("Round 1")
    expect(stranger.locator("main")).to_contain_text("verified")
    game = stranger.url

    show_to(page, "Public")
    stranger.goto(f"{service.address}/playtests/public")
    expect(stranger.locator(f'a[href="{link.removeprefix(service.address)}"]')).to_have_count(1)

    show_to(page, "Private")
    assert [stranger.goto(each).status for each in (link, game)] == [404, 404]  # type: ignore[union-attr]
    stranger.goto(f"{service.address}/playtests/public")
    expect(stranger.locator(f'a[href="{link.removeprefix(service.address)}"]')).to_have_count(0)


@pytest.mark.deep(only=True)
def test_a_playtest_run_again_has_the_same_digest(service: Service, page: Page) -> None:
    log_in(page, service)
    play(page, service)
    first = page.url
    page.get_by_role("button", name="Run it again").click()
    expect(page).not_to_have_url(first)
    until_finished(page)
    expect(page.locator("main")).to_contain_text("Same digest: every game went the same way")


@pytest.mark.deep(only=True)
def test_a_program_starts_and_reads_a_playtest_with_a_token(service: Service, page: Page) -> None:
    log_in(page, service)
    everything, reading = token(page, service, "all", "playtests"), token(page, service, "reading")
    api = f"{service.address}/api/v1"
    decks = curl(f"{api}/decks?show=mine", everything)[1]["results"]
    starters = [deck for deck in decks if deck["name"].endswith("Starter")]
    sides = [{"deck": deck["id"], "agent": "random"} for deck in starters[:2]]
    body = json.dumps({"sides": sides, "pairs": 5, "seed": 3})
    start = ["-X", "POST", "-H", "Content-Type: application/json", "-H", "Idempotency-Key: once", "-d", body]

    status, refused = curl(f"{api}/playtests", reading, *start)
    assert status == 403 and refused["code"] == "missing_scope" and "playtests" in refused["detail"]
    status, made = curl(f"{api}/playtests", everything, *start)
    assert status == 202 and made["games"] == 10
    assert curl(f"{api}/playtests", everything, *start)[1]["id"] == made["id"]
    wait_until(lambda: curl(made["url"], reading)[1]["state"] == "done", "the playtest")
    status, result = curl(made["url"], reading)
    assert status == 200 and result["games_done"] == 10 and result["digest"]
    assert curl(made["url"], None)[0] == 401

    page.goto(f"{service.address}/account/tokens")
    page.get_by_role("button", name="Revoke all").click()
    expect(page.get_by_role("main")).to_contain_text("is revoked")
    status, gone = curl(made["url"], everything)
    assert status == 401 and gone["code"] == "invalid_token"
    assert curl(made["url"], reading)[0] == 200


def token(page: Page, service: Service, name: str, *more: str) -> str:
    """Make a token on the page, with the right to read and those that are named."""
    page.goto(f"{service.address}/account/tokens")
    page.get_by_label("Name").fill(name)
    for scope in more:
        page.locator(f"input[name=scopes][value={scope}]").check()
    page.get_by_role("button", name="Make a token").click()
    text = page.locator("#new-token").inner_text()
    page.reload()
    expect(page.locator("#new-token")).to_have_count(0)
    return text


def curl(address: str, token: str | None, *options: str) -> tuple[int, Any]:
    """Status and body of a call with the real curl."""
    sent = ["-H", f"Authorization: Bearer {token}"] if token else []
    command = ["curl", "--silent", "--show-error", "--noproxy", "*", "-w", "\n%{http_code}", *sent, *options, address]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    body, _line, status = ended.stdout.rpartition("\n")
    return int(status), json.loads(body)
