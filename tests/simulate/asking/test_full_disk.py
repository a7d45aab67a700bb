"""The disk of an embedded database is full: a playtest is refused with 503, pages are shown, nothing is half there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.db import OperationalError, connection
from django.test import Client

from simulate.models import Batch, Chunk, Quota
from tests.support.playtests import a_batch, a_side, a_user, agrees, play_all
from web.api.problems import respond_to

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor != "sqlite", reason="the limit of pages is one of SQLite"),
]
ROOM = 500_000
"""Bytes that are more than the last page of a full file has left."""


def more_than_there_is_room_for() -> str:
    """A name longer than all free pages of the file, which earlier tests leave behind."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT freelist_count * page_size FROM pragma_freelist_count, pragma_page_size")
        free: int = cursor.fetchone()[0]
    return "A" * (free + ROOM)


@contextmanager
def a_full_disk() -> Iterator[None]:
    """The file of the database can't grow in here."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA max_page_count = 1")  # SQLite makes it as many as there are
        try:
            yield
        finally:
            cursor.execute("PRAGMA max_page_count = 1073741823")


def test_a_playtest_is_refused_whole_and_accepted_when_there_is_room() -> None:
    owner, client, large = a_user(), Client(), a_side(more_than_there_is_room_for())
    client.force_login(owner)  # type: ignore[arg-type] # a user of this project
    with a_full_disk():
        with pytest.raises(OperationalError, match="full") as refused:
            a_batch(owner, large)
        answer = respond_to(refused.value)
        assert answer is not None and answer.status_code == 503 and int(answer["Retry-After"]) > 0
        assert (Batch.objects.count(), Chunk.objects.count(), Quota.objects.count()) == (0, 0, 0)
        assert client.get("/api/v1/playtests").status_code == 200
    batch = a_batch(owner)
    play_all()
    batch.refresh_from_db()
    agrees(batch)
    assert batch.state == "done"
