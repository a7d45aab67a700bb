"""The metrics for Prometheus: readers, counters, and counts that outlive their processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from django.core.management import call_command
from django.db import OperationalError
from django.test import Client
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.parser import text_string_to_metric_families
from pytest_django.fixtures import Settings

from simulate.overview.state import KEPT
from web.metrics import counting, slots, views


@pytest.fixture(autouse=True)
def looks_anew() -> None:
    KEPT.forget()


TOKEN = {"authorization": "Bearer only-for-tests"}


def told(client: Client) -> dict[str, float]:
    """The samples by name with labels."""
    answer = client.get("/metrics", headers=TOKEN)
    assert answer.status_code == 200
    assert "no-store" in answer["Cache-Control"]
    families = text_string_to_metric_families(answer.content.decode())
    return {
        f"{sample.name}{sorted(sample.labels.values())}": sample.value
        for family in families
        for sample in family.samples
    }


@pytest.mark.django_db
def test_a_request_is_counted_by_the_name_of_its_address(client: Client) -> None:
    """No address is told, however often somebody makes one up."""
    before = told(client).get("sandtable_requests_total['200', 'GET', 'live']", 0)
    client.get("/health/live")
    client.get("/quetzalcoatl")
    client.generic("BREW", "/health/live")
    numbers = told(client)
    assert numbers["sandtable_requests_total['200', 'GET', 'live']"] == before + 1
    assert numbers["sandtable_requests_total['-', '404', 'GET']"] > 0
    assert numbers["sandtable_requests_total['405', 'live', 'other']"] > 0
    assert numbers["sandtable_request_seconds_count['live']"] >= 2
    assert not [name for name in numbers if "quetzalcoatl" in name or "BREW" in name]
    assert numbers["sandtable_database_read[]"] == 1
    assert numbers["sandtable_queue_chunks['queued']"] == 0


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("token", "headers", "address", "status"),
    [
        ("t0ken", {}, "127.0.0.1", 404),
        ("t0ken", {"authorization": "Bearer other"}, "127.0.0.1", 404),
        ("t0ken", {"authorization": "Bearer t0ken"}, "192.0.2.1", 200),
        ("", {}, "127.0.0.1", 200),
        ("", {}, "::1", 200),
        ("", {}, "192.0.2.1", 404),
        ("", {}, "", 404),
        ("", {"authorization": "Bearer "}, "192.0.2.1", 404),
        ("", {"x-forwarded-for": "127.0.0.1"}, "127.0.0.1", 404),
        ("", {"x-forwarded-for": ""}, "127.0.0.1", 404),
        ("", {"forwarded": "for=127.0.0.1"}, "127.0.0.1", 404),
    ],
)
def test_numbers_are_for_those_with_the_token_or_for_this_machine(
    client: Client, settings: Settings, token: str, headers: dict[str, str], address: str, status: int
) -> None:
    """Through a proxy on the same machine everybody comes from it; their requests carry its header."""
    settings.METRICS_TOKEN = token
    assert client.get("/metrics", headers=headers, REMOTE_ADDR=address).status_code == status


@pytest.mark.django_db
@pytest.mark.parametrize(("token", "status"), [("", 404), ("t0ken", 200)])
def test_behind_a_proxy_only_the_token_opens_the_numbers(
    client: Client, settings: Settings, token: str, status: int
) -> None:
    """A proxy that drops what `Connection: X-Forwarded-For` names would make everybody a program of this machine."""
    settings.TRUSTED_PROXIES, settings.METRICS_TOKEN = 1, token
    headers = {"authorization": "Bearer t0ken", "connection": "close, X-Forwarded-For"}
    assert client.get("/metrics", headers=headers, REMOTE_ADDR="127.0.0.1").status_code == status


def test_without_the_database_the_counters_are_told(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def away() -> list[GaugeMetricFamily]:
        raise OperationalError("away")

    monkeypatch.setattr(views, "SOURCES", [away])
    client.get("/health/live")
    numbers = told(client)
    assert numbers["sandtable_database_read[]"] == 0
    assert numbers["sandtable_request_seconds_count['live']"] > 0


@pytest.mark.django_db
def test_a_machine_without_pages_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("print_metrics")
    assert 'sandtable_queue_chunks{state="queued"} 0.0' in capsys.readouterr().out


def test_what_can_not_be_counted_stops_no_work(caplog: pytest.LogCaptureFixture) -> None:
    counting.count(counting.CHUNKS, wrong="label")
    assert "something was not counted" in caplog.text


# --- Several processes


COUNT = """
import os, sys
from pathlib import Path
from prometheus_client import CollectorRegistry, Counter, values
from prometheus_client.multiprocess import MultiProcessCollector
from web.metrics.slots import Slots

slots = Slots(Path(sys.argv[1]))
os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(slots.folder)
values.ValueClass = values.MultiProcessValue(slots.name)
games = Counter("games", "Games.", ("outcome",), registry=CollectorRegistry())

def child(amount):
    process = os.fork()
    if not process:
        assert slots.is_taken()
        games.labels("win").inc(amount)
        os._exit(0)
    assert os.waitpid(process, 0)[1] == 0

def read():
    found = CollectorRegistry()
    MultiProcessCollector(found, path=str(slots.folder))
    return found.get_sample_value("games_total", {"outcome": "win"})

assert slots.is_taken()
games.labels("win").inc()
for amount in (10, 100, 1000):
    child(amount)
print(slots.number, read(), len(list(slots.folder.glob("counter_*.db"))))
"""


def test_processes_that_come_and_go_lose_no_count_and_leave_no_more_files_than_live_at_a_time(tmp_path: Path) -> None:
    """The parent has number 0, and its three children number 1, one after another; a second run goes on with both."""
    assert run(COUNT, tmp_path) == "0 1111.0 2"
    assert run(COUNT, tmp_path) == "0 2222.0 2"


def run(program: str, folder: Path) -> str:
    command = [sys.executable, "-c", program, str(folder)]
    done = subprocess.run(command, cwd=django_settings.BASE_DIR, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def test_a_damaged_file_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "counter_0.db"
    path.write_bytes(b"\xff\xff\x00\x00" + b"\x07" * 60)
    slots.make_room(path)
    assert path.stat().st_size == slots.ROOM
    assert path.read_bytes() == bytes(slots.ROOM)


def test_without_room_nothing_is_counted_and_nothing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a write to a file with a hole on a full disk ends the process."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.posix_fallocate", full)
    mine = slots.Slots(tmp_path)
    assert not mine.is_taken()
    assert mine.name() == "none"


def test_folders_of_earlier_starts_of_the_machine_are_deleted(tmp_path: Path) -> None:
    old, young = tmp_path / "old", tmp_path / "young"
    for folder in (old, young):
        folder.mkdir()
    os.utime(old, (1, 1))
    assert slots.Slots(tmp_path).is_taken()
    assert not old.exists() and young.exists()
