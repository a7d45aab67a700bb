"""The page for everybody and the page of staff."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import OperationalError, connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django.fixtures import Settings

from sandtable.playtest.fingerprint import fingerprints
from simulate.models import Batch, BatchState, Chunk
from simulate.overview import words
from simulate.overview.state import KEPT
from simulate.queue import beats
from simulate.queue.aside import set_aside
from simulate.queue.clock import seconds_from_now
from simulate.queue.lease import claim
from tests.support.damage import damage
from tests.support.leases import first_chunk
from tests.support.playtests import a_batch, a_user
from web import health
from web.health import PARTS

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def looks_anew() -> None:
    PARTS.forget()
    KEPT.forget()


@pytest.fixture
def all_at_work() -> None:
    for part in (beats.DISPATCHER, *beats.LANES):
        beats.beat(part)


def page(client: Client, address: str = "/status/") -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    assert "no-store" in answer["Cache-Control"]
    return answer.content.decode()


def test_all_is_well(client: Client, all_at_work: None) -> None:
    shown = page(client)
    assert "Sandtable is up.</h1>" in shown
    assert "No game waits." in shown and "not well" not in shown


def test_without_redis_playtests_wait_and_pages_work(client: Client, settings: Settings, all_at_work: None) -> None:
    settings.BROKER_URL = "redis://127.0.0.1:1/0"
    shown = page(client)
    assert "some things are slow or wait" in shown
    assert "They are accepted and kept" in shown and "They work." in shown


def test_without_workers_the_wait_is_told_in_words_and_nobody_is_named(client: Client) -> None:
    batch = a_batch(a_user("quetzalcoatl"), pairs=37)
    Batch.objects.filter(pk=batch.pk).update(active_at=seconds_from_now(-11 * 60))
    shown = page(client)
    assert "About 11 minutes." in shown and "They may not answer" in shown
    assert "quetzalcoatl" not in shown and batch.public_id not in shown and "74" not in shown


@pytest.mark.parametrize("logs_in", [False, True])
def test_without_the_database_it_is_shown_all_the_same(monkeypatch: pytest.MonkeyPatch, logs_in: bool) -> None:
    client = Client()
    if logs_in:
        client.force_login(User.objects.create_user("somebody"))

    def away(*_: object, **__: object) -> None:
        raise OperationalError("host=10.0.0.7 away")

    monkeypatch.setattr(health, "MigrationExecutor", away)
    monkeypatch.setattr("django.db.backends.utils.CursorWrapper.execute", away)
    shown = page(client)
    assert "can&#x27;t be used at the moment" in shown
    assert "What was saved is safe" in shown
    assert "10.0.0.7" not in shown, "reasons are for staff"


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (0, "No game waits."),
        (59, "Less than a minute."),
        (80, "About 1 minute."),
        (3500, "About 58 minutes."),
        (3600, "About 1 hour."),
        (86_399, "About 24 hours."),
        (90_000, "More than a day."),
    ],
)
def test_a_wait_in_words(seconds: float, expected: str) -> None:
    assert words.waited(seconds) == expected


# --- Staff


@pytest.fixture
def keeper() -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser("keeper"))
    return client


def test_staff_sees_queue_leases_failures_and_who_asks_most(keeper: Client, all_at_work: None) -> None:
    owner = a_user("<b>busy</b>")
    played, troubled, failed, damaged = (a_batch(owner) for _ in range(4))
    claim(first_chunk(played).pk, fingerprints())
    Chunk.objects.filter(pk=first_chunk(troubled).pk).update(last_error="memory", attempt=2)
    Batch.objects.filter(pk=failed.pk).update(state=BatchState.DONE_WITH_ERRORS, crashed=3)
    damage(damaged, {})
    set_aside(damaged.pk)
    shown = page(keeper, "/admin/now")
    for batch in (played, troubled, failed, damaged):
        assert batch.public_id in shown
    assert "memory" in shown and "&lt;b&gt;busy&lt;/b&gt;" in shown and "<b>busy" not in shown
    assert "80" in shown, "the games in the queue of this person"


def test_it_takes_the_same_statements_for_many_rows(keeper: Client, all_at_work: None) -> None:
    counts = []
    for _ in range(2):
        PARTS.forget()
        KEPT.forget()
        page(keeper, "/admin/now")
        with CaptureQueriesContext(connection) as caught:
            page(keeper, "/admin/now")
        counts.append(len(caught))
        for _number in range(5):
            claim(first_chunk(a_batch()).pk, fingerprints())
    assert counts[0] == counts[1] <= 12


def test_it_is_linked_where_staff_looks_and_nobody_else_sees_the_link(keeper: Client, client: Client) -> None:
    assert 'href="/admin/now"' in page(keeper, "/admin/")
    assert 'href="/admin/now"' in keeper.get("/").content.decode()
    client.force_login(User.objects.create_user("somebody"))
    assert "/admin/now" not in client.get("/").content.decode()
    assert 'href="/status/"' in client.get("/").content.decode()


def test_others_are_told_that_there_is_no_such_page(client: Client) -> None:
    assert client.get("/admin/now").status_code == 404
    client.force_login(User.objects.create_user("somebody"))
    answer: Any = client.get("/admin/now")
    assert answer.status_code == 404
