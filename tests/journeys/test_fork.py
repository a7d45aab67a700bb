"""In a real browser on the whole service: go on from a moment of a game, and ask what the players thought."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.registry import all_games
from tests.support.browsing import until_finished, until_whole
from tests.support.demo_user import DemoUser, open_playtest
from tests.support.running import Service
from tests.support.seats import SMALL_GAME

OF_DECKS = next(name for name, game in all_games().items() if game.scenarios() is None)
ENOUGH_TO_LEARN = 12
"""Rotations of two games or more, enough to learn the worth of a position."""


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("game", [SMALL_GAME, OF_DECKS])
def test_a_hundred_games_go_on_from_a_moment(service: Service, demo_user: DemoUser, page: Page, game: str) -> None:
    address = open_playtest(page, service, demo_user, game)
    page.goto(f"{address}/games/0?at=9")
    expect(page.locator("#replay[data-ready]")).to_be_attached()

    page.get_by_role("link", name="Go on from here").click()
    expect(page.get_by_role("heading", name="Decision 9")).to_be_visible()
    until_whole(page)
    for field in page.get_by_label(re.compile("played by$")).all():
        field.select_option("random")
    page.get_by_label(re.compile("A hundred games")).check()
    page.get_by_role("button", name="Play on").click()
    until_finished(page)
    expect(page.locator("#forked")).to_contain_text("Every game goes on from decision 9 of game 0")
    expect(page.locator("#playtest")).to_contain_text("Games counted")
    fork = page.url
    page.locator("#forked").get_by_role("link", name="decision 9 of game 0").click()
    expect(page).to_have_url(re.compile(r"games/0\?at=9#d9$"))

    page.goto(f"{fork}/games/0?at=12")
    expect(page.locator("#replay[data-ready]")).to_be_attached()
    expect(page.locator("main")).to_contain_text("verified: the same game")


@pytest.mark.deep(only=True)
def test_a_game_is_judged_and_each_swing_leads_to_its_moment(service: Service, demo_user: DemoUser, page: Page) -> None:
    page.goto(f"{open_playtest(page, service, demo_user, SMALL_GAME, ENOUGH_TO_LEARN)}/games/0?at=12")
    expect(page.locator("#replay[data-ready]")).to_be_attached()
    page.get_by_role("button", name="What did the players think?").click()
    expect(page.locator("#thoughts svg")).to_be_visible()
    expect(page.locator("[data-thoughts-now]")).to_have_attribute("d", "M12 0V100")
    page.get_by_text("The options here, as greedy-3 judges them").click()
    swing = page.locator(".thoughts__swings a").first
    moment = swing.get_attribute("data-replay-at")
    swing.click()
    expect(page.locator(f'[data-moment="{moment}"]')).to_be_visible()
    expect(page.locator("[data-thoughts-now]")).to_have_attribute("d", f"M{moment} 0V100")
    expect(page.get_by_role("table", name=re.compile(f"at decision {moment}, the best first"))).to_be_visible()
    expect(page.locator(".thoughts__options")).to_contain_text("taken")
    another_judge(page)


def another_judge(page: Page) -> None:
    """A planner judges the same game; then both can be looked at without leaving the moment."""
    page.get_by_text("Ask another judge").click()
    page.get_by_label("Judged by").select_option("planner-2")
    page.locator("#thoughts").get_by_role("button", name="What did the players think?").click()
    expect(page.get_by_text("The options here, as planner-2 judges them")).to_be_visible()
    here = page.url
    judges = page.get_by_role("navigation", name="Who judges")
    judges.get_by_role("link", name="greedy-3").click()
    expect(page.get_by_text("The options here, as greedy-3 judges them")).to_be_visible()
    expect(judges.get_by_role("link", name="greedy-3")).to_have_attribute("aria-current", "true")
    assert page.url == here
