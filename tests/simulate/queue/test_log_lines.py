"""The lines of games name their rows, and the request that asked for them."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from simulate.models import Batch
from simulate.queue import work
from simulate.queue.aside import one_by_one
from tests.support.leases import first_chunk
from tests.support.playtests import a_batch
from web import request_id
from web.logs import JSONLines

pytestmark = pytest.mark.django_db


@pytest.fixture
def lines() -> Any:
    """The log lines about the queue."""
    found: list[dict[str, Any]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(json.loads(JSONLines().format(record)))

    handler = Kept()
    logging.getLogger("simulate.queue").addHandler(handler)
    yield found
    logging.getLogger("simulate.queue").removeHandler(handler)


def test_games_are_played_under_the_request_that_asked_for_them(
    lines: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message comes from the dispatcher, which knows of no request."""
    with request_id.working_on("a-request"):
        batch = a_batch()
    assert batch.asked_in == "a-request"
    chunk = first_chunk(batch)

    def commit(*_: Any) -> bool:
        logging.getLogger("simulate.queue").warning("committing")
        return False

    monkeypatch.setattr(work, "commit", commit)
    before = request_id.current()
    work.run_chunk(chunk_id=chunk.pk)
    (line,) = [each for each in lines if each["message"] == "committing"]
    assert (line["request"], line["batch"], line["chunk"]) == ("a-request", batch.pk, chunk.pk)
    assert request_id.current() == before and request_id.work() == {}


def test_asked_for_outside_of_a_request_there_is_no_id() -> None:
    with request_id.working_on(request_id.NONE):
        assert a_batch().asked_in == ""


def test_a_row_that_fails_is_named_in_its_line(lines: list[dict[str, Any]]) -> None:
    batch = a_batch()

    def fail(batch_id: int) -> None:
        raise ZeroDivisionError(Batch.objects.get(pk=batch_id).public_id)

    one_by_one([batch.pk], fail)
    (line,) = lines
    assert line["batch"] == batch.pk and line["level"] == "CRITICAL"
