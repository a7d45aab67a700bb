"""A look that finds nothing new is answered early, with what the page itself would answer, and to the same people."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import OperationalError
from django.test import Client
from pytest_django.fixtures import Settings

from simulate.models import Place, SeatedGame
from simulate.watching.seat.access import looked_at_table
from tests.support.people import a_browser, answered, somebody
from web.api.throttling import SeatLooks
from web.kept import Kept

pytestmark = pytest.mark.django_db


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the games that the page itself was asked for."""
    asked: list[str] = []

    def counted(request: Any, public_id: str) -> SeatedGame:
        asked.append(public_id)
        return looked_at_table(request, public_id)

    monkeypatch.setattr("simulate.watching.seat.views.looked_at_table", counted)
    return asked


def looked(browser: Client, game: SeatedGame, etag: str = "", query: str = "") -> Any:
    return browser.get(f"{game.get_absolute_url()}/table{query}", headers={"If-None-Match": etag} if etag else {})


def test_it_has_status_and_headers_of_the_page(both: SeatedGame, as_bob: Client, pages: list[str]) -> None:
    etag = looked(as_bob, both)["ETag"]
    pages.clear()
    early = looked(as_bob, both, etag)
    assert not pages, "it is answered before the page"
    late = looked(as_bob, both, etag, "?late")
    assert pages == [both.public_id], "an address with a query is left to the page"
    assert (early.status_code, early.content) == (late.status_code, late.content) == (304, b"")
    apart = {"X-Request-ID"}
    assert {name: early[name] for name in early.headers if name not in apart} == {
        name: late[name] for name in late.headers if name not in apart
    }


def test_news_are_left_to_the_page(both: SeatedGame, as_bob: Client, pages: list[str]) -> None:
    etag = looked(as_bob, both)["ETag"]
    answered(both)
    pages.clear()
    assert looked(as_bob, both, etag).status_code == 200
    assert pages == [both.public_id]


def test_the_tag_of_somebody_else_lets_nobody_in(both: SeatedGame, as_bob: Client) -> None:
    """Neither a stranger nor somebody who has not logged in gets 304 for a tag that holds."""
    etag = looked(as_bob, both)["ETag"]
    assert looked(as_bob, both, etag).status_code == 304
    assert looked(a_browser(somebody("eve")), both, etag).status_code == 404
    assert looked(Client(), both, etag).status_code == 302


def test_a_right_that_has_ended_is_no_right(both: SeatedGame, bob: User, as_bob: Client) -> None:
    etag = looked(as_bob, both)["ETag"]
    Place.objects.filter(game=both, user=bob).update(user=None)
    assert looked(as_bob, both, etag).status_code == 404
    Place.objects.filter(game=both, user=None).update(user=bob)
    assert looked(as_bob, both, etag).status_code == 304
    User.objects.filter(pk=bob.pk).update(is_active=False)
    assert looked(as_bob, both, etag).status_code == 302
    User.objects.filter(pk=bob.pk).update(is_active=True)
    bob.set_password("another one")
    bob.save()
    assert looked(as_bob, both, etag).status_code == 302, "the session was opened with the old password"


def test_what_a_process_keeps_of_one_seat_shows_nobody_else_anything(
    both: SeatedGame, as_ada: Client, as_bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def page(browser: Client) -> str:
        return re.sub(r'csrfmiddlewaretoken" value="[^"]*"', "", looked(browser, both).content.decode())

    answered(both)
    monkeypatch.setattr("simulate.watching.boards.explaining._DRAWN", Kept(100))
    monkeypatch.setattr("simulate.watching.seat.seated._STEPS", Kept(100))
    alone = page(as_bob)
    monkeypatch.setattr("simulate.watching.boards.explaining._DRAWN", Kept(100))
    monkeypatch.setattr("simulate.watching.seat.seated._STEPS", Kept(100))
    assert page(as_ada) != alone
    assert page(as_bob) == alone, "Ada's page was drawn first in this process"


def test_looks_are_counted(both: SeatedGame, as_bob: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    etag = looked(as_bob, both)["ETag"]
    monkeypatch.setattr(SeatLooks, "rate", "3/min", raising=False)
    cache.clear()
    assert [looked(as_bob, both, etag).status_code for _ in range(4)] == [304, 304, 304, 429]
    cache.clear()


def test_a_name_of_another_service_is_refused(both: SeatedGame, as_bob: Client, settings: Settings) -> None:
    etag = looked(as_bob, both)["ETag"]
    settings.ALLOWED_HOSTS = ["ours.example"]
    found = as_bob.get(f"{both.get_absolute_url()}/table", headers={"If-None-Match": etag, "Host": "theirs.example"})
    assert found.status_code == 400


def test_a_database_that_is_away_is_said(both: SeatedGame, as_bob: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    etag = looked(as_bob, both)["ETag"]

    def away(*_given: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr("simulate.watching.table.unchanged.game_for_look", away)
    assert looked(as_bob, both, etag).status_code == 503
