"""The costs of pages and API calls: equal with many public decks and with a few, and one judgement for each deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from decks.models import Deck, DeckVersion
from sandtable.games.destiny.field import field
from simulate.models import Batch, Series
from tests.support.crowd import publish_decks
from tests.support.depth import games
from tests.support.judging import Judged, counting
from tests.support.playtests import a_user

pytestmark = pytest.mark.django_db
FEW, MANY = 15, games(75, deep=400)
"""Decks on less than a page of a list, and on several."""


@dataclass(frozen=True)
class Cost:
    """The queries and judgements of one request."""

    queries: int
    lookups: int
    """Queries that read deck versions to play them."""
    judged: int


class Site:
    """A reader on a site with public decks of somebody else."""

    def __init__(self, judged: Judged) -> None:
        self.judged = judged
        self.page, self.api, self.author = Client(), APIClient(), a_user("author")
        reader: Any = a_user("reader")
        self.page.force_login(reader)
        self.api.force_login(reader)
        self.decks: list[Deck] = []

    def has(self, decks: int) -> None:
        """Publish decks until there are this many."""
        self.decks += publish_decks(self.author, decks - len(self.decks), f"Deck of {decks}")

    def cost(self, call: Callable[[Site], Any], status: int = 200) -> Cost:
        """The price of one call, after all data that a process reads once has been read."""
        assert call(self).status_code == status
        self.judged.decks = 0
        with CaptureQueriesContext(connection) as queries:
            assert call(self).status_code == status
        lookups = sum('FROM "decks_deckversion"' in query["sql"] for query in queries)
        return Cost(len(queries), lookups, self.judged.decks)


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, settings: Any) -> Site:
    settings.PLAYTEST_OPEN_BATCHES = 100
    return Site(counting(monkeypatch))


def named(site: Site, place: int) -> str:
    return f"{site.decks[place].public_id}:1"


PAGES: dict[str, Callable[[Site], Any]] = {
    "new playtest": lambda site: site.page.get("/playtests/new"),
    "new playtest, searched": lambda site: site.page.get("/playtests/new?q=deck+author"),
    "new playtest, last part": lambda site: site.page.get("/playtests/new?page=999"),
    "new playtest of decks": lambda site: site.page.get(f"/playtests/new?a={named(site, 0)}&b={named(site, 1)}"),
    "new playtest, refused": lambda site: site.page.post("/playtests/new", {"deck_a": named(site, 0)}),
    "new series": lambda site: site.page.get("/playtests/series/new"),
    "new series of a deck": lambda site: site.page.get(f"/playtests/series/new?deck={named(site, 2)}"),
    "new series, refused": lambda site: site.page.post("/playtests/series/new", {"deck": named(site, 0)}),
    "decks": lambda site: site.page.get("/decks?show=public"),
    "own decks": lambda site: site.page.get("/decks"),
    "comparing decks": lambda site: site.page.get("/decks/compare"),
    "front page": lambda site: site.page.get("/"),
    "playtests": lambda site: site.page.get("/playtests"),
    "API: decks": lambda site: site.api.get("/api/v1/decks"),
    "API: public decks": lambda site: site.api.get("/api/v1/decks?show=public"),
}


@pytest.mark.deep
@pytest.mark.parametrize("name", PAGES)
def test_a_page_costs_no_more_with_many_public_decks_than_with_a_few(site: Site, name: str) -> None:
    status = 422 if "refused" in name else 200
    site.has(FEW)
    few = site.cost(PAGES[name], status)
    site.has(MANY)
    assert Deck.objects.public().count() == MANY
    assert site.cost(PAGES[name], status) == few
    assert few.judged == 0 and few.queries <= 7


KEYS = count(1)
FORM = {"agent_a": "random", "agent_b": "random", "size": "own", "rotations": "4", "seed": "11"}
SERIES = {"agent": "random", "opponent_agent": "random", "size": "own", "rotations": "4", "seed": "3"}


def ask(site: Site, *decks: int) -> Any:
    """Send the page's form; every time with another key."""
    sides = {f"deck_{letter}": named(site, place) for letter, place in zip("abcd", decks, strict=False)}
    return site.page.post("/playtests/new", FORM | sides | {"key": f"key {next(KEYS)}"})


def ask_series(site: Site, against: str, *opponents: int) -> Any:
    chosen = {"deck": named(site, 0), "against": against, "opponents": [named(site, place) for place in opponents]}
    return site.page.post("/playtests/series/new", SERIES | chosen | {"key": f"key {next(KEYS)}"})


def key() -> dict[str, str]:
    return {"Idempotency-Key": f"key {next(KEYS)}"}


def ask_api(site: Site, *decks: int) -> Any:
    sides = [{"deck": site.decks[place].public_id, "agent": "random"} for place in decks]
    return site.api.post("/api/v1/playtests", {"sides": sides, "rotations": 4}, format="json", headers=key())


def ask_api_series(site: Site, *opponents: int) -> Any:
    body: dict[str, Any] = {"side": {"deck": site.decks[0].public_id, "agent": "random"}, "opponents_agent": "random"}
    body |= {"opponents": [{"deck": site.decks[place].public_id} for place in opponents]} if opponents else {}
    return site.api.post("/api/v1/playtest-series", body | {"pairs": 4}, format="json", headers=key())


FIELD = len(field())
VALID: dict[str, tuple[Callable[[Site], Any], int, int, int]] = {
    "page": (lambda site: ask(site, 0, 1), 302, 2, 12),
    "page, four decks": (lambda site: ask(site, 0, 1, 2, 3), 302, 4, 12),
    "page, a deck against itself": (lambda site: ask(site, 5, 5), 302, 1, 12),
    "page, a series": (lambda site: ask_series(site, "own", 1, 2, 3), 302, 4, 13),
    "page, a series against itself": (lambda site: ask_series(site, "own", 0), 302, 1, 13),
    "page, a series against the field": (lambda site: ask_series(site, "field"), 302, 1 + FIELD, 14),
    "API": (lambda site: ask_api(site, 0, 1), 202, 2, 12),
    "API, a deck against itself": (lambda site: ask_api(site, 5, 5, 5), 202, 1, 12),
    "API, a series": (lambda site: ask_api_series(site, 1, 2, 3), 202, 4, 17),
}
"""The call, its status, the different decks in it, and the most queries."""


@pytest.mark.parametrize("name", VALID)
def test_a_playtest_looks_each_deck_up_once_and_judges_it_once(site: Site, name: str) -> None:
    call, status, decks, most = VALID[name]
    site.has(15)
    few = site.cost(call, status)
    assert (few.lookups, few.judged) == (1, decks)
    assert few.queries <= most
    site.has(400)
    assert site.cost(call, status) == few


def test_decks_of_an_older_edition_are_judged_a_page_at_a_time(site: Site) -> None:
    site.has(50)
    DeckVersion.objects.update(verdict_edition="old")
    told = []
    for _visit in range(4):
        site.judged.decks = 0
        page = site.page.get("/playtests/new").content.decode()
        told.append((site.judged.decks, page.split('role="status">')[1].split("</p>")[0]))
    changed = "The rules have changed: more decks are judged by them when you search again."
    assert told == [
        (20, f"There are 20 decks to choose from. {changed}"),
        (20, f"There are 40 decks to choose from. The fields below offer 1 to 20 of them. {changed}"),
        (10, "There are 50 decks to choose from. The fields below offer 1 to 20 of them."),
        (0, "There are 50 decks to choose from. The fields below offer 1 to 20 of them."),
    ]


def test_a_playtest_never_trusts_a_stored_verdict(site: Site) -> None:
    """The list may be wrong for a moment; a playtest judges its decks anew and says what is wrong."""
    site.has(15)
    bad = site.decks[1].newest
    DeckVersion.objects.filter(pk=bad.pk).update(snapshot=bad.snapshot | {"cards": {}})
    answer = ask(site, 0, 1)
    assert answer.status_code == 422
    assert "Deck of 15 1: " in answer.content.decode() and not Batch.objects.exists()
    answer = ask_series(site, "own", 1, 2)
    assert answer.status_code == 422 and not Series.objects.exists()
    answer = ask_api(site, 0, 1)
    assert answer.status_code == 400 and answer.json()["errors"][0]["path"] == "/sides/1/deck"
