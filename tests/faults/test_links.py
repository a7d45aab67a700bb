"""PostgreSQL behind a link that freezes or breaks without a word: requests and workers wait for a bounded time."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from django.db import OperationalError, close_old_connections, connection
from django.test import Client

from config.postgresql import base
from simulate.models import Batch, Chunk
from simulate.queue import work
from simulate.queue.outages import tried_while
from tests.support.link import Link, a_link
from tests.support.playtests import a_batch, agrees, play_all
from tests.support.points import visiting
from tests.support.toy_game import toy_game_registered
from tests.support.waiting import PATIENCE_S
from web.health import PARTS

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no link; run with DATABASE_URL"),
]
SOON_S = 0.3
"""The longest wait for an answer in these tests. It is set once the link is frozen, so no answer can come too late."""


@pytest.fixture
def link(transactional_db: None) -> Iterator[Link]:
    """The link through which this process now reaches its database."""
    usual = dict(connection.settings_dict)
    with a_link(int(usual["PORT"]), usual["HOST"]) as link:
        connection.close()
        connection.settings_dict["PORT"] = link.port
        try:
            yield link
        finally:
            connection.close()
            connection.settings_dict.update(usual)


@pytest.fixture
def frozen(link: Link, monkeypatch: pytest.MonkeyPatch) -> Link:
    """The link, frozen while a connection is open, where nobody waits long for an answer."""
    connection.ensure_connection()
    link.freeze()
    wait_briefly(monkeypatch)
    return link


def wait_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "CHECK_S", SOON_S)
    expect_the_answer_soon(monkeypatch)
    monkeypatch.setitem(
        connection.settings_dict, "OPTIONS", connection.settings_dict["OPTIONS"] | {"connect_timeout": 2}
    )


def expect_the_answer_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the connection that is open now; a new one waits as usual."""
    monkeypatch.setattr(connection.connection, "answer_s", SOON_S)


def wait_patiently() -> None:
    """The link works again: on a busy machine a new connection through it may take longer than a test waited for."""
    vars(base)["CHECK_S"] = PATIENCE_S  # monkeypatch puts it back
    connection.settings_dict["OPTIONS"]["connect_timeout"] = int(PATIENCE_S)


def asked(address: str) -> Any:
    """The answer to a request, before which the web server looks after its connection; test clients do not."""
    close_old_connections()
    PARTS.forget()
    return Client(raise_request_exception=False).get(address)


@pytest.mark.parametrize("address", ["/api/v1/decks?format=standard", "/decks"])
def test_a_database_that_stands_still_is_503_and_says_when_to_come_back(frozen: Link, address: str) -> None:
    """In the midst of a request, and before its first question."""
    in_the_midst = Client(raise_request_exception=False).get(address)
    before_it = asked(address)
    for answer in (in_the_midst, before_it):
        assert answer.status_code == 503 and int(answer["Retry-After"]) > 0
    frozen.thaw()
    wait_patiently()
    assert asked("/health/ready").json()["checks"]["database"] == "ok"


def test_readiness_says_that_the_database_is_down(frozen: Link) -> None:
    answer = asked("/health/ready")
    assert (answer.status_code, answer.json()["checks"]["database"]) == (503, "down")


def test_a_connection_that_broke_without_a_word_is_replaced_before_the_next_request(
    link: Link, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection.ensure_connection()
    link.strand()
    monkeypatch.setattr(base, "CHECK_S", SOON_S)
    made = link.connections
    assert asked("/health/ready").json()["checks"]["database"] == "ok"
    assert link.connections > made


def test_an_answer_that_comes_after_all_is_not_taken_for_the_next_one(frozen: Link) -> None:
    with pytest.raises(OperationalError, match="no answer within"), connection.cursor() as cursor:
        cursor.execute("SELECT 'the late one'")
    frozen.thaw()
    wait_patiently()
    close_old_connections()
    with connection.cursor() as cursor:
        cursor.execute("SELECT 'the next one'")
        assert cursor.fetchone() == ("the next one",)


@pytest.fixture
def batch() -> Iterator[Batch]:
    with toy_game_registered():
        yield a_batch()


def link_past(settings: dict[str, Any], server: tuple[str, int]) -> dict[str, Any]:
    """The arguments with which a connection goes to the server and not through the link."""
    host, port = server
    return {"host": host, "port": port, "user": settings["USER"], "dbname": settings["NAME"]}


def thaw(link: Link) -> None:
    link.thaw()
    wait_patiently()


def play_first_chunk(batch: Batch) -> None:
    work.run_chunk(chunk_id=batch.chunks.order_by("first_game")[0].pk)


def test_played_games_wait_for_a_database_that_stands_still(
    link: Link, batch: Batch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The link thaws when the worker has noticed, and waits before it tries again."""

    frozen: list[str] = []

    def freeze_in_the_commit(label: str) -> None:
        if label == "commit:chunk" and not frozen:
            frozen.append(label)
            link.freeze()
            wait_briefly(monkeypatch)

    monkeypatch.setattr(tried_while, "__defaults__", (lambda seconds: thaw(link),))
    with caplog.at_level(logging.WARNING), visiting(freeze_in_the_commit):
        play_first_chunk(batch)
    assert "no answer within" in caplog.text
    play_all()
    all_is_counted_once(batch)


def test_a_commit_whose_answer_gets_lost_is_counted_once(
    link: Link, batch: Batch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has counted the games, and the worker does not know it."""
    lost: list[Any] = []

    def lose_the_answer(label: str) -> None:
        if label == "commit:batch" and not lost:
            lost.append(label)
            link.strand_after(b"COMMIT")
            expect_the_answer_soon(monkeypatch)

    monkeypatch.setattr(tried_while, "__defaults__", (lambda seconds: None,))
    with visiting(lose_the_answer):
        play_first_chunk(batch)
    assert lost
    counted = Batch.objects.get(pk=batch.pk).games_done
    play_all()
    all_is_counted_once(batch)
    assert counted > 0, "the first commit counted"


@pytest.mark.parametrize("point", ["run:played", "commit:chunk", "commit:batch", "commit:done"])
def test_a_server_that_ends_its_connections_while_games_are_counted_costs_nothing(
    link: Link, batch: Batch, point: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it does when it is stopped; the worker counts its games on a new connection."""
    ended: list[int] = []

    def end_the_connection(label: str) -> None:
        if label == point and not ended:
            ended.append(connection.connection.info.backend_pid)
            with psycopg.connect(**link_past(connection.settings_dict, link.server), autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(%s, 60000)", ended)

    monkeypatch.setattr(tried_while, "__defaults__", (lambda seconds: None,))
    with visiting(end_the_connection):
        play_first_chunk(batch)
    assert ended and Batch.objects.get(pk=batch.pk).games_done > 0
    play_all()
    all_is_counted_once(batch)


def all_is_counted_once(batch: Batch) -> None:
    over = Batch.objects.get(pk=batch.pk)
    assert (over.state, over.games_done) == ("done", over.n_games)
    agrees(over)
    assert set(Chunk.objects.values_list("attempt", flat=True)) == {1}, "nothing was played again"
