"""A start of the whole service on data that an earlier start has prepared."""

from __future__ import annotations

from tests.support.running import Service
from tests.support.waiting import wait_until


def test_the_service_finds_everything_done_and_tells_how_to_log_in(service: Service) -> None:
    wait_until(lambda: "Log in as   demo / sandtable-demo" in service.output, "the announcement")
    wait_until(lambda: "worker     |" in service.output and "ready" in service.output, "the worker")
    assert "Cards: 0 created" in service.output and "0 added" in service.output


def test_only_its_owner_reads_the_data(service: Service) -> None:
    names = ("sandtable.sqlite3", "secret_key", "queue", "output.log")
    private = [service.folder, *(service.folder / name for name in names)]
    assert [path for path in private if path.stat().st_mode & 0o077] == []
