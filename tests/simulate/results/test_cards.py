"""The cards table of a result: page and API, for owners and strangers."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db.models import F
from django.test import Client

from sandtable.games.destiny.decklist import demo_decks, to_json
from simulate.asking import services
from simulate.asking.request import PlaytestRequest, Subject
from simulate.models import Batch
from simulate.results import card_views
from tests.support.kept_rows import KeptRows
from tests.support.playtests import a_skirmish, play_all

pytestmark = pytest.mark.django_db
PAIRS = 10


ADA = KeptRows(lambda: User.objects.create_user("ada").pk)


@pytest.fixture
def ada() -> User:
    return User.objects.get(pk=ADA.put_back())


@pytest.fixture
def as_ada(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


def a_duel() -> Batch:
    """A playtest of two decks of Ada's."""
    sides = tuple(Subject(name, to_json(demo_decks()[f"{name}-starter"])) for name in ("rey", "kylo-ren"))
    request = PlaytestRequest("destiny", sides, ("random", "random"), PAIRS, 7)
    return services.create_batch(owner=User.objects.get(username="ada"), request=request, idempotency_key="k")


def a_finished_duel() -> int:
    made = a_duel()
    play_all()
    return int(made.pk)


FINISHED = KeptRows(a_finished_duel)


@pytest.fixture
def batch(ada: User) -> Batch:
    return Batch.objects.get(pk=FINISHED.put_back())


def cards(client: Client, batch: Batch) -> Any:
    return client.get(f"/api/v1/playtests/{batch.public_id}/cards").json()["decks"]


def test_every_card_of_both_decks_has_games_and_shares(batch: Batch, as_ada: Client) -> None:
    rey, kylo = cards(as_ada, batch)
    assert (rey["deck"], rey["games"], kylo["games"]) == ("rey", 2 * PAIRS, 2 * PAIRS)
    assert len(rey["cards"]) == len(batch.snapshot["subjects"][0]["subject"]["cards"])
    for card in (*rey["cards"], *kylo["cards"]):
        assert card["opening"]["games"] <= card["drawn"]["games"]
        assert card["drawn"]["games"] + card["not_drawn"]["games"] == 2 * PAIRS
        if card["drawn"]["games"]:
            share = card["drawn"]["share"]
            assert 0 <= share["low"] <= share["value"] <= share["high"] <= 1


def test_the_page_shows_the_table_and_says_why_it_is_biased(as_ada: Client) -> None:
    batch = a_duel()
    address = f"/playtests/{batch.public_id}/cards"
    assert "No game with counted cards is finished yet" in as_ada.get(address).content.decode()
    play_all()
    text = as_ada.get(address).content.decode()
    assert "Longer games draw more cards" in text
    assert "Dodge" in text and "From 20 games" in text
    assert address in as_ada.get(f"/playtests/{batch.public_id}").content.decode()


def test_a_playtest_without_decks_has_no_table(ada: User, as_ada: Client) -> None:
    batch = services.create_batch(owner=ada, request=a_skirmish(games=2), idempotency_key="s")
    play_all()
    assert cards(as_ada, batch) == []
    assert "bring no decks" in as_ada.get(f"/playtests/{batch.public_id}/cards").content.decode()
    assert f"{batch.public_id}/cards" not in as_ada.get(f"/playtests/{batch.public_id}").content.decode()


def test_strangers_see_it_with_the_result_and_not_before(batch: Batch, client: Client) -> None:
    assert client.get(f"/playtests/{batch.public_id}/cards").status_code == 404
    Batch.objects.update(visibility="unlisted")
    assert client.get(f"/playtests/{batch.public_id}/cards").status_code == 200


def test_a_finished_table_is_worked_out_once_and_sent_once(
    batch: Batch, as_ada: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"/playtests/{batch.public_id}/cards"
    as_ada.get(address)  # the reader has a CSRF cookie from now on, and forms on the page depend on it
    monkeypatch.setattr(card_views, "tables", None)  # working it out again would fail
    again = as_ada.get(address)
    assert again.status_code == 200 and "From 20 games" in again.content.decode()
    assert as_ada.get(address, headers={"If-None-Match": again["ETag"]}).status_code == 304


def test_a_changed_result_is_never_served_as_it_was(batch: Batch, as_ada: Client) -> None:
    address = f"/playtests/{batch.public_id}/cards"
    first = as_ada.get(address)
    Batch.objects.update(version=F("version") + 1, tally={})
    again = as_ada.get(address, headers={"If-None-Match": first["ETag"]})
    assert again.status_code == 200 and "No game with counted cards" in again.content.decode()
    assert all(deck["games"] == 0 for deck in cards(as_ada, batch))


def test_what_is_kept_is_served_to_nobody_who_may_not_see_it(batch: Batch, as_ada: Client, client: Client) -> None:
    page, api = f"/playtests/{batch.public_id}/cards", f"/api/v1/playtests/{batch.public_id}/cards"
    tags = [as_ada.get(address)["ETag"] for address in (page, api)]
    for address, tag in zip((page, api), tags, strict=True):
        assert client.get(address).status_code in (401, 403, 404)
        assert client.get(address, headers={"If-None-Match": tag}).status_code in (401, 403, 404)
    Batch.objects.update(visibility="unlisted")
    assert client.get(page, headers={"If-None-Match": tags[0]}).status_code == 200, "the frame is another reader's"
    Batch.objects.update(visibility="private")
    assert client.get(page).status_code == 404
