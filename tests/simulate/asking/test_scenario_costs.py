"""The cost of pages and API calls with scenarios: the same with many public ones as with a few, each judged once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import unescape
from itertools import count
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from sandtable.engine.registry import all_games
from scenarios import checking
from scenarios.models import Scenario, ScenarioVersion
from simulate.models import Batch
from tests.support.crowd import publish_scenarios
from tests.support.depth import games
from tests.support.playtests import a_user

pytestmark = pytest.mark.django_db
FEW, MANY = 15, games(75, deep=400)
"""Scenarios on less than a page of a list, and on several."""
NEW, API = "/playtests/scenario/new", "/api/v1/scenario-playtests"
KEYS = count(1)


@dataclass(frozen=True)
class Cost:
    """The work of one request: queries, definitions judged for lists and pages, set-ups read by the game."""

    queries: int
    judged: int
    set_up: int


class Site:
    """A reader on a site with public scenarios of somebody else."""

    def __init__(self) -> None:
        self.page, self.api, self.author = Client(), APIClient(), a_user("author")
        reader: Any = a_user("reader")
        self.page.force_login(reader)
        self.api.force_login(reader)
        self.scenarios: list[Scenario] = []
        self.judged = self.set_up = 0

    def has(self, scenarios: int) -> None:
        """Publish scenarios until there are this many."""
        new = publish_scenarios(self.author, scenarios - len(self.scenarios), f"Battle of {scenarios}")
        self.scenarios += new

    def cost(self, call: Callable[[Site], Any], status: int) -> Cost:
        """The price of one call, once everything that a process reads a single time has been read."""
        assert call(self).status_code == status
        checking._found.clear()
        self.judged = self.set_up = 0
        with CaptureQueriesContext(connection) as queries:
            assert call(self).status_code == status
        return Cost(len(queries), self.judged, self.set_up)


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, settings: Any) -> Site:
    settings.PLAYTEST_OPEN_BATCHES = 100
    site, game = Site(), all_games()["tide_of_iron"]
    real_problems, real_setup = checking._problems, game.setup

    def problems(definition: Any) -> Any:
        site.judged += 1
        return real_problems(definition)

    def setup(_game: Any, *given: Any) -> Any:
        site.set_up += 1
        return real_setup(*given)

    monkeypatch.setattr(checking, "_problems", problems)
    monkeypatch.setattr(type(game), "setup", setup)
    return site


def version(site: Site, place: int) -> str:
    return site.scenarios[place].newest.public_id


PAGES: dict[str, tuple[Callable[[Site], Any], int]] = {
    "new playtest": (lambda site: site.page.get(NEW), 200),
    "new playtest, searched": (lambda site: site.page.get(f"{NEW}?q=battle+iron+author"), 200),
    "new playtest, last part": (lambda site: site.page.get(f"{NEW}?page=999"), 200),
    "new playtest of a scenario": (lambda site: site.page.get(f"{NEW}?version={version(site, 3)}"), 200),
    "new playtest, refused": (lambda site: site.page.post(NEW, {"version": version(site, 3)}), 422),
    "scenarios": (lambda site: site.page.get("/scenarios"), 200),
    "own scenarios": (lambda site: site.page.get("/scenarios?show=mine"), 200),
    "estimate": (lambda site: site.page.get(f"/playtests/scenario/estimate?version={version(site, 0)}"), 200),
    "API: scenarios": (lambda site: site.api.get("/api/v1/scenarios"), 200),
}


@pytest.mark.deep
@pytest.mark.parametrize("name", PAGES)
def test_a_page_costs_no_more_with_many_public_scenarios_than_with_a_few(site: Site, name: str) -> None:
    call, status = PAGES[name]
    site.has(FEW)
    few = site.cost(call, status)
    site.has(MANY)
    assert Scenario.objects.public().count() == MANY
    assert site.cost(call, status) == few
    assert (few.judged, few.set_up) == (0, 0) and few.queries <= 7


def ask(site: Site) -> Any:
    form = {"version": version(site, 1), "players": "2", "agent_a": "random", "agent_b": "random", "size": "own"}
    return site.page.post(NEW, form | {"games": "4", "seed": "1", "key": f"key {next(KEYS)}"})


def ask_api(site: Site) -> Any:
    body = {"scenario": version(site, 1), "agents": ["random", "random"], "games": 4}
    return site.api.post(API, body, format="json", headers={"Idempotency-Key": f"key {next(KEYS)}"})


@pytest.mark.deep
@pytest.mark.parametrize(("call", "status"), [(ask, 302), (ask_api, 202)])
def test_a_playtest_judges_its_scenario_once(site: Site, call: Callable[[Site], Any], status: int) -> None:
    site.has(15)
    few = site.cost(call, status)
    assert (few.judged, few.set_up) == (0, 1) and few.queries <= 13
    site.has(MANY)
    assert site.cost(call, status) == few


def told(page: Any) -> str:
    return unescape(page.content.decode()).split('id="found" role="status">')[1].split("</p>")[0]


def test_scenarios_of_an_older_edition_are_judged_a_page_at_a_time(site: Site) -> None:
    site.has(30)
    ScenarioVersion.objects.update(verdict_edition="old")
    checking._found.clear()
    found = []
    for _visit in range(3):
        site.judged = 0
        found.append((told(site.page.get(NEW)), site.judged))
    part = "The field below offers 1 to 20 of them."
    changed = "The rules have changed: more scenarios are judged by them when you search again."
    assert found == [
        (f"There are 20 scenarios to choose from. {changed}", 20),
        (f"There are 30 scenarios to choose from. {part}", 10),
        (f"There are 30 scenarios to choose from. {part}", 0),
    ]


def test_the_list_is_searched_and_keeps_the_chosen_scenario(site: Site) -> None:
    site.has(45)
    chosen = site.scenarios[30]
    page = site.page.get(NEW, {"version": chosen.newest.public_id, "q": "battle 7"})
    html = page.content.decode()
    assert f'<option value="{chosen.newest.public_id}" selected>' in html and html.count("<option") > 3
    assert told(page).startswith("4 scenarios have “battle 7” in their title")  # 7, 17, 27 and 37
    assert told(site.page.get(NEW, {"q": "vader"})).startswith("No scenario that can be played has “vader”")


def test_the_buttons_keep_what_was_filled_in(site: Site) -> None:
    site.has(45)
    form = {"version": version(site, 30), "agent_a": "random", "agent_b": "greedy-2", "size": "own", "games": "7"}
    answer = site.page.post(NEW, form | {"seed": "5", "key": "k", "q": "battle", "page": "2"})
    assert answer.status_code == 302 and answer["Location"].endswith("q=battle&page=2#find-panel")
    html = site.page.get(answer["Location"]).content.decode()
    assert f'<option value="{version(site, 30)}" selected>' in html and 'value="7"' in html and 'value="5"' in html
    assert "21 to 40 of 45" in html and not Batch.objects.exists()


@pytest.mark.parametrize("words", ["x" * 10_000, "%", "'; --", "\u202e", " " * 3000])
def test_hostile_searches_break_nothing(site: Site, words: str) -> None:
    site.has(3)
    assert site.page.get(NEW, {"q": words, "page": "9" * 400}).status_code == 200
    assert site.page.get(NEW, {"q": words + "\x00"}).status_code == 400
