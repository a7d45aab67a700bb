"""Watch a game in a real browser: one by keys alone, with all there is to do, and a few steps of every other game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from simulate.watching.boards import all_boards
from tests.support.browsing import log_in, until_finished
from tests.support.demo_user import DemoUser
from tests.support.readers import is_for_everybody
from tests.support.running import Service
from tests.support.seats import SMALL_GAME


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """A second browser in which nobody has logged in."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


def test_a_game_is_watched_by_keys_and_a_moment_is_shared(
    service: Service, demo_user: DemoUser, page: Page, stranger: Page
) -> None:
    """One game, with everything that a person does there; the keys are the same in every game."""
    address = a_playtest(page, service, demo_user, SMALL_GAME)
    page.get_by_role("link", name=re.compile(r"^Game 1$")).first.click()
    last = opened(page)
    expect(page.locator("main")).to_contain_text("verified: the same game")
    step_by_keys(page, last)
    turn_by_keys(page, last)
    each_line_leads_to_its_moment(page)
    play_and_pause(page)
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator(".moment__text")).to_contain_text("The game is over")
    page.goto(f"{address}/games/1?at={last // 2}")
    expect(page.locator(f'[data-moment="{last // 2}"]')).to_be_visible()
    is_for_everybody(page)

    share_a_moment(page, stranger, address, last // 2)


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("game", all_boards())
def test_every_board_is_watched_and_nothing_is_in_the_way_of_readers(
    service: Service, demo_user: DemoUser, page: Page, game: str
) -> None:
    """By keys from the first question to the end; in the middle of the game axe looks at it, light and dark;
    what is around the moment is the same in every game."""
    address = a_playtest(page, service, demo_user, game)
    last = open_game(page, f"{address}/games/0")
    step_by_keys(page, last)
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator(".moment__text")).to_contain_text("The game is over")
    page.goto(f"{address}/games/0?at={last // 2}")
    expect(page.locator("#replay[data-ready]")).to_be_attached()
    expect(page.locator(f'[data-moment="{last // 2}"]')).to_be_visible()
    is_for_everybody(page, "" if game == SMALL_GAME else ".moment")


@pytest.mark.deep(only=True)
def test_a_game_can_be_read_without_scripts(
    service: Service, demo_user: DemoUser, page: Page, browser: Browser
) -> None:
    address = a_playtest(page, service, demo_user, SMALL_GAME)
    last = open_game(page, f"{address}/games/0")
    plain = browser.new_context(java_script_enabled=False, storage_state=page.context.storage_state())
    reader = plain.new_page()
    reader.goto(f"{address}/games/0?at=3")
    expect(reader.locator('[data-moment="3"]')).to_be_visible()
    reader.get_by_role("link", name="A step on").click()
    expect(reader.locator('[data-moment="4"]')).to_be_visible()
    reader.get_by_role("link", name="To the end").click()
    expect(reader.locator(f'[data-moment="{last}"]')).to_be_visible()
    reader.get_by_role("link", name="Onlooker").click()
    expect(reader.locator(f'[data-moment="{last}"]')).to_be_visible()
    plain.close()


def a_playtest(page: Page, service: Service, demo_user: DemoUser, game: str) -> str:
    """The address of a finished playtest of the demo user, who has its page open."""
    log_in(page, service)
    address = f"{service.address}/playtests/{demo_user.playtest(game)}"
    page.goto(address)
    until_finished(page)
    return address


def open_game(page: Page, address: str) -> int:
    """Open a game, which a worker may have to play again first; the number of its decisions."""
    page.goto(address)
    return opened(page)


def opened(page: Page) -> int:
    """The number of decisions of the game to whose page a click has led, once its scripts are ready."""
    expect(page.locator("#replay[data-ready]")).to_be_attached()
    return int(page.locator("#replay").get_attribute("data-last") or 0)


def at(page: Page, moment: int) -> None:
    """The page is at this moment: the board, the address and the scrubber say so."""
    expect(page.locator(f'[data-moment="{moment}"]')).to_be_visible()
    expect(page).to_have_url(re.compile(rf"#d{moment}$"))
    expect(page.locator("#replay-at")).to_have_value(str(moment))


def step_by_keys(page: Page, last: int) -> None:
    """From the first question by steps, one back, and a turn on."""
    page.keyboard.press("Home")
    at(page, 0)
    for moment in range(1, 6):
        page.keyboard.press("ArrowRight")
        at(page, moment)
    expect(page.locator("[data-replay-said]")).to_contain_text(f"Decision 5 of {last}")
    page.keyboard.press("ArrowLeft")
    at(page, 4)
    page.keyboard.press("Shift+ArrowRight")
    at(page, turns_of(page, after=4)[0])


def turn_by_keys(page: Page, last: int) -> None:
    """On from the second turn by some turns, and from the end back to the last turn and on again."""
    turns = turns_of(page, after=4)
    for turn in turns[1:8]:
        page.keyboard.press("Shift+ArrowRight")
        expect(page.locator("#replay-at")).to_have_value(str(turn))
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("Shift+ArrowLeft")
    at(page, [each for each in turns if each < last][-1])
    page.keyboard.press("Shift+ArrowRight")
    at(page, last)


def turns_of(page: Page, after: int) -> list[int]:
    """The moments later than `after` at which a turn begins."""
    turns = [int(each) for each in (page.locator("#replay").get_attribute("data-turns") or "").split()]
    return [turn for turn in turns if turn > after]


def each_line_leads_to_its_moment(page: Page) -> None:
    line = page.locator("[data-replay-line]").nth(8)
    moment = int(line.get_attribute("data-replay-line") or 0)
    line.get_by_role("link").click()
    at(page, moment)
    expect(page.locator(".moment__log [aria-current]").first).to_be_visible()
    expect(line).to_have_attribute("aria-current", "step")


def play_and_pause(page: Page) -> None:
    """The page's clock stands still between the steps: however slow the machine is, no moment goes by unseen."""
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("+")
    with a_clock_that_stands(page):
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.clock.run_for(1)
        at(page, 1)
        page.clock.run_for(int(page.locator("[data-replay-speed] select").input_value()))
        at(page, 2)
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        page.clock.run_for(60_000)
        at(page, 2)


@contextmanager
def a_clock_that_stands(page: Page) -> Iterator[None]:
    """Timers of the page fire only when `page.clock` is moved on."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    yield
    page.clock.resume()


def share_a_moment(page: Page, stranger: Page, playtest: str, moment: int) -> None:
    """A stranger with the address sees the moment once the playtest is public, and nothing before."""
    address = f"{playtest}/games/1#d{moment}"
    answer = stranger.goto(address)
    assert answer is not None and answer.status == 404
    page.goto(playtest)
    page.get_by_label("Public", exact=False).first.check()
    page.get_by_role("region", name="Who may see this result").get_by_role("button", name="Save").click()
    expect(page.get_by_label("Public", exact=False).first).to_be_checked()
    stranger.reload()
    at(stranger, moment)
    expect(stranger.get_by_role("link", name="Log in", exact=True)).to_be_visible()
    stranger.get_by_role("navigation", name="Whose eyes").get_by_role("link", name="Onlooker").click()
    at(stranger, moment)
    expect(stranger.locator(".moment__choices")).to_have_count(0)
