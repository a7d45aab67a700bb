"""The checks of `make run` before it starts, and one whole run."""

from __future__ import annotations

import socket
import urllib.request
from pathlib import Path

import pytest

from tests.support.prepared import WITH_RESULTS, prepare
from tests.support.running import a_running_service
from tests.support.services import free_port
from tests.support.waiting import wait_until
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


@pytest.fixture
def old_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The build of one game is out of date, and nothing was said about compiling."""
    monkeypatch.setattr(run, "stale", lambda sources: ["destiny"])
    for name in ("COMPILE_RULES", "SANDTABLE_INTERPRETED", "CC"):
        monkeypatch.delenv(name, raising=False)


def test_rules_that_are_not_compiled_are_compiled_beside(old_builds: None) -> None:
    assert run.compilers() == [run.COMPILER]
    assert run.COMPILER.is_task and set(run.COMPILER.renews) == {"web", "worker", "people"}


def test_rules_that_are_compiled_need_no_compiler(old_builds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "stale", lambda sources: [])
    monkeypatch.setenv("CC", "no-such-compiler")
    assert run.compilers() == []


@pytest.mark.parametrize(
    ("name", "value"), [("COMPILE_RULES", "0"), ("SANDTABLE_INTERPRETED", "1"), ("SANDTABLE_INTERPRETED", "destiny")]
)
def test_rules_that_are_to_run_interpreted_are_not_compiled(
    old_builds: None, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert run.compilers() == []


def test_a_missing_compiler_is_said_loudly_and_stops_nothing(
    old_builds: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert run.compilers() == []
    assert "*** The rules are NOT compiled: there is no C compiler (no-such-compiler)" in capsys.readouterr().err


def test_the_fields_are_played_by_compiled_rules_and_can_be_left_out(
    old_builds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run.FIELDS in run.programs(8000) and run.FIELDS.after == run.COMPILER.name
    monkeypatch.setenv("FIELD_RESULTS", "0")
    assert run.FIELDS not in run.programs(8000)


def test_the_first_results_can_be_left_out(old_builds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.RESULTS in run.programs(8000)
    monkeypatch.setenv("FIRST_RESULTS", "0")
    assert run.RESULTS not in run.programs(8000)


def test_another_word_about_compiling_is_refused(old_builds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPILE_RULES", "maybe")
    with pytest.raises(run.CannotStart, match="COMPILE_RULES must be 0 or 1"):
        run.compilers()


@pytest.mark.slow
@pytest.mark.deep(only=True)
def test_the_service_finds_everything_done_tells_how_to_log_in_and_stops(tmp_path: Path) -> None:
    """A later start: the first one of this data has been through the same commands.

    The journeys look at the start of their service (`tests/journeys/test_starting.py`), which plays no results.
    """
    prepare(tmp_path, WITH_RESULTS)
    with a_running_service(tmp_path) as service:
        assert urllib.request.urlopen(service.address).status == 200
        wait_until(lambda: "Log in as   demo / sandtable-demo" in service.output, "the announcement")
        wait_until(lambda: "worker     |" in service.output and "ready" in service.output, "the worker")
        wait_until(lambda: "Results: 0 shown" in service.output, "a look at the results")
        assert "Cards: 0 created" in service.output and "0 added" in service.output
        private = [tmp_path, *(tmp_path / name for name in ("sandtable.sqlite3", "secret_key", "queue", "output.log"))]
        assert [path for path in private if path.stat().st_mode & 0o077] == [], "only its owner reads the data"
        assert service.stop() == 0
