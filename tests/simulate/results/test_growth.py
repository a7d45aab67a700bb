"""Pages of results cost the same for any number of games: the same queries, and no game is read."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from simulate.asking import services
from simulate.models import Batch, Chunk, playtests
from tests.support.playtests import a_batch, a_skirmish, a_user, play_all

pytestmark = pytest.mark.django_db


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Client:
    """A reader, with chunks of one pair."""
    monkeypatch.setattr("simulate.queue.sizing.MOST_CHUNK_GAMES", 2)
    browser = Client()
    browser.user = a_user()  # type: ignore[attr-defined]
    browser.force_login(browser.user)  # type: ignore[attr-defined]
    return browser


def queries_of(client: Client, address: str) -> list[str]:
    """The queries of a page, none of which reads games."""
    client.get(address)  # what a process keeps is there the second time
    with CaptureQueriesContext(connection) as found, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Chunk, "records", None)
        for reading in ("unpack", "unpack_one", "rotation_points"):
            patch.setattr(playtests, reading, None)
        assert client.get(address).status_code in (200, 286)
    asked = [query["sql"] for query in found]
    assert not [sql for sql in asked if '"simulate_chunk"."games"' in sql or '"simulate_chunk"."reasons"' in sql]
    return asked


@pytest.mark.parametrize("part", ["{page}", "{page}/progress", "/api/v1{page}"])
@pytest.mark.parametrize("kind", ["decks", "scenario"])
def test_a_page_asks_as_much_for_many_chunks_as_for_one(client: Client, part: str, kind: str) -> None:
    owner = client.user  # type: ignore[attr-defined]
    few, many = (_asked(owner, kind, games) for games in (2, 12))
    play_all()
    assert (few.chunks.count(), many.chunks.count()) == (1, 6)
    small, large = (queries_of(client, part.format(page=batch.get_absolute_url())) for batch in (few, many))
    assert len(small) == len(large)


def test_a_look_for_news_asks_who_and_how_far(client: Client) -> None:
    """A thousand people do it every few seconds: a query for the session, one for the account, one for the playtest."""
    batch = _asked(client.user, "decks", 12)  # type: ignore[attr-defined]
    address = f"/api/v1{batch.get_absolute_url()}"
    known = client.get(address)["ETag"]
    with CaptureQueriesContext(connection) as found:
        answer = client.get(address, headers={"If-None-Match": known})
    assert (answer.status_code, answer.content) == (304, b"")
    assert len(found) == 3, [query["sql"] for query in found]


def _asked(owner: Any, kind: str, games: int) -> Batch:
    if kind == "decks":
        return a_batch(owner=owner, pairs=games // 2, seed=games)
    request = a_skirmish("greedy-2", "random", games=games, seed=games)
    return services.create_batch(owner=owner, request=request, idempotency_key=f"k{games}")


@pytest.mark.parametrize("address", ["/", "/playtests", "/api/v1/playtests"])
def test_lists_ask_once_and_read_no_sums(client: Client, address: str) -> None:
    """The list shows the counters of the rows; summaries and tallies stay where they are."""
    owner = client.user  # type: ignore[attr-defined]
    a_batch(owner=owner, pairs=12)
    play_all()
    one = queries_of(client, address)
    for seed in range(3):
        a_batch(owner=owner, pairs=4, seed=seed)
    play_all()
    assert len(queries_of(client, address)) == len(one)
    assert not [sql for sql in one if '"simulate_batch"."summary"' in sql or '"simulate_batch"."tally"' in sql]


def test_the_digest_of_a_batch_is_made_a_few_chunks_at_a_time(client: Client) -> None:
    batch = a_batch(owner=client.user, pairs=40)  # type: ignore[attr-defined]
    play_all()
    batch.refresh_from_db()
    with CaptureQueriesContext(connection) as found:
        assert batch.digest_of_games() == batch.digest
    assert len(found) == 6 and all("LIMIT 8" in query["sql"] for query in found)


def test_rotations_are_read_from_anywhere_up_to_the_first_gap(client: Client) -> None:
    """Chunks 0 to 9 are played but the sixth: five pairs are finished in order."""
    batch = a_batch(owner=client.user, pairs=10)  # type: ignore[attr-defined]
    play_all()
    whole = list(batch.rotations())
    assert len(whole) == 10 and all(points is not None and sum(points) == 120 for points in whole)
    assert list(batch.rotations(7)) == whole[7:] and list(batch.rotations(10)) == []
    batch.chunks.get(first_game=10).delete()
    assert list(batch.rotations()) == whole[:5] and list(batch.rotations(3)) == whole[3:5]
    assert list(batch.rotations(5)) == []


def test_a_neighbour_is_looked_for_without_its_game(client: Client) -> None:
    batch = a_batch(owner=client.user, pairs=2)  # type: ignore[attr-defined]
    play_all()
    with CaptureQueriesContext(connection) as found:
        assert [batch.is_played(number) for number in (-1, 0, 3, 4)] == [False, True, True, False]
    assert not [query for query in found if '"simulate_chunk"."games"' in query["sql"]]
