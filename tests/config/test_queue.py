"""The queue: its settings on each transport, a real worker on files, and a Redis that must not forget."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from django.conf import settings as django_settings
from kombu import Connection
from pytest_django.fixtures import Settings

from config import broker, request_id
from config.celery import app, configuration, file_transport, queue_name
from config.files import Transport
from simulate.playtest.fingerprint import ENGINE_VERSION
from tests.config.tasks import write_down
from tests.support.services import RedisServer

PUBLISH = (
    "import sys, config, django; django.setup(); from config import request_id; request_id.use('id-of-the-request')"
)
PUBLISH += "; from tests.config.tasks import write_down; write_down.delay(sys.argv[1])"


def embedded(var: Path) -> dict[str, str]:
    """The environment of an embedded installation with its own data folder."""
    kept = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "REDIS_URL"}}
    return kept | {"DJANGO_SETTINGS_MODULE": "config.settings.embedded", "SANDTABLE_VAR": str(var)}


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Path]:
    """The data folder of a running worker on the file transport."""
    command = ["-A", "config", "worker", "-I", "tests.config.tasks", "-c", "1", "--without-mingle", "--without-gossip"]
    with (tmp_path / "worker.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "celery", *command, "-l", "INFO"],
            cwd=django_settings.BASE_DIR,
            env=embedded(tmp_path),
            stderr=log,
            stdout=subprocess.DEVNULL,
        )
    try:
        yield tmp_path
    finally:
        process.terminate()
        process.wait(60)


def wait_for(path: Path, word: str, seconds: float = 60) -> str:
    """The first line with this word in a file somebody else is about to write."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        lines = path.read_text().splitlines() if path.exists() else []
        if found := [line for line in lines if word in line]:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(f"no {word!r} in {path.name} within {seconds} s")


def test_the_queue_carries_the_engine_version() -> None:
    assert queue_name() == f"sim.v{ENGINE_VERSION}" == app.conf.task_default_queue


def test_a_message_is_json_and_never_kept_as_a_result() -> None:
    assert app.conf.accept_content == ["json"]
    assert app.conf.task_ignore_result
    assert app.conf.result_backend is None


def test_work_survives_its_worker_but_a_deadly_task_is_not_repeated_by_the_broker() -> None:
    assert app.conf.task_acks_late
    assert not app.conf.task_reject_on_worker_lost
    assert app.conf.task_soft_time_limit < app.conf.task_time_limit < app.conf.visibility_timeout


def test_on_redis_the_shortest_visibility_is_far_above_the_hard_limit(settings: Settings) -> None:
    settings.BROKER_URL = "redis://127.0.0.1:1/0"
    found = configuration()
    assert found["broker_transport_options"]["visibility_timeout"] == found["visibility_timeout"] == 3600
    assert found["broker_transport_options"]["global_keyprefix"] == "sandtable:"
    assert found["worker_enable_remote_control"]


def test_on_files_folders_are_made_and_polled_quickly(tmp_path: Path) -> None:
    options = file_transport(tmp_path / "queue")
    assert options["data_folder_in"] == options["data_folder_out"]
    assert Path(options["data_folder_in"]).is_dir()
    assert 0.05 <= options["polling_interval"] <= 0.1
    (table,) = Path(options["control_folder"]).iterdir()
    assert table.name == f"{queue_name()}.exchange"


def test_on_files_a_message_is_seen_when_it_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = file_transport(tmp_path)
    files = Connection("filesystem://", transport=Transport, transport_options=options)
    with files as connection, connection.SimpleQueue("numbers") as queue:
        with monkeypatch.context() as full_disk, pytest.raises(OSError, match="no space"):
            full_disk.setattr(Path, "write_text", write_half)
            queue.put([1])
        queue.put([2])
        assert queue.qsize() == 1
        assert queue.get(timeout=5).payload == [2]


def write_half(path: Path, text: str) -> int:
    path.write_bytes(text[: len(text) // 2].encode())
    raise OSError("no space")


@pytest.mark.slow
def test_an_embedded_worker_does_the_work_of_the_request_that_asked(worker: Path) -> None:
    done = worker / "done"
    publish = [sys.executable, "-c", PUBLISH, str(done)]
    subprocess.run(publish, cwd=django_settings.BASE_DIR, env=embedded(worker), check=True)
    assert wait_for(done, "id") == "id-of-the-request"
    line = wait_for(worker / "worker.log", "written")
    assert '"request": "id-of-the-request"' in line
    assert "written\\nto" in line


def test_the_request_id_goes_along_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_id, "current", lambda: "abc")
    with app.connection_for_read() as connection, connection.SimpleQueue(queue_name()) as queue:
        queue.clear()
        write_down.delay("unused")
        message = queue.get(timeout=5)
        message.ack()
    assert message.headers["sandtable_request_id"] == "abc"


def test_a_redis_that_keeps_everything_is_accepted(redis_server: RedisServer) -> None:
    with redis.Redis.from_url(redis_server.url) as client:
        client.config_set("maxmemory-policy", "noeviction")
    broker.refuse_eviction(redis_server.url)
    assert broker.is_up(redis_server.url, Path())


def test_a_redis_that_may_forget_is_refused(redis_server: RedisServer) -> None:
    with redis.Redis.from_url(redis_server.url) as client:
        client.config_set("maxmemory-policy", "allkeys-lru")
        try:
            with pytest.raises(broker.ForgetfulBroker, match="allkeys-lru"):
                broker.refuse_eviction(redis_server.url)
        finally:
            client.config_set("maxmemory-policy", "noeviction")


def test_a_redis_that_is_away_is_told_apart_from_one_that_forgets() -> None:
    broker.refuse_eviction("redis://127.0.0.1:1/0")
    assert not broker.is_up("redis://127.0.0.1:1/0", Path())
