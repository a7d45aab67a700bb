"""What `make run` checks before it starts, and the whole of it once."""

from __future__ import annotations

import socket
import urllib.request
from pathlib import Path

import pytest

from tests.support.running import Service, a_running_service
from tests.support.services import free_port, wait_until
from tools import run


def test_a_taken_port_is_named_with_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        monkeypatch.setenv("PORT", str(number))
        with pytest.raises(run.CannotStart, match=f"Port {number} can't be used .*PORT={number + 1} make run"):
            run.port()


@pytest.mark.parametrize("text", ["http", "0", "65536", "-1", "80.5"])
def test_a_port_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("PORT", text)
    with pytest.raises(run.CannotStart, match="PORT must be a number"):
        run.port()


def test_a_free_port_is_taken_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    number = free_port()
    monkeypatch.setenv("PORT", str(number))
    assert run.port() == number


@pytest.mark.parametrize("text", ["0", "many", "-2"])
def test_a_number_of_workers_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("WORKERS", text)
    with pytest.raises(run.CannotStart, match="WORKERS must be"):
        run.workers()


@pytest.mark.slow
def test_the_service_starts_tells_how_to_log_in_and_stops(tmp_path: Path) -> None:
    with a_running_service(tmp_path) as service:
        assert urllib.request.urlopen(service.address).status == 200
        wait_until(lambda: "Log in as   demo / sandtable-demo" in service.output, "the announcement")
        wait_until(lambda: "worker     |" in service.output and "ready" in service.output, "the worker")
        assert service.stop() == 0
    _starts_again(tmp_path)


def _starts_again(folder: Path) -> None:
    """The second start finds everything done."""
    with a_running_service(folder) as service:
        assert isinstance(service, Service)
        assert "Cards: 0 created" in service.output
        assert "0 added" in service.output
