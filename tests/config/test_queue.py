"""The queue: its settings on each transport, a real worker on files, and a Redis that must not forget."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import stack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import redis
from celery import Celery
from celery.worker.consumer import Consumer
from kombu import Connection, Message, Queue
from kombu.asynchronous import Hub
from kombu.simple import SimpleQueue
from pytest_django.fixtures import Settings

from config.celery import all_queues, app, configuration, file_transport, people_queue, queue_name, second_try_queue
from config.files import REST_S, Transport
from config.settings import base
from config.worker import PatientConsumer, wait_for_room
from sandtable.engine.registry import all_games
from sandtable.playtest.fingerprint import ENGINE_VERSION, build_name
from tests.config.tasks import write_down
from tests.support import services
from tests.support.prepared import ROOT, embedded
from tests.support.services import RedisServer
from tests.support.waiting import PATIENCE_S, status_of, wait_until
from web import broker, request_id

PUBLISH = "import sys, config, django; django.setup(); from web import request_id; request_id.use('id-of-the-request')"
PUBLISH += "; from tests.config.tasks import write_down; write_down.delay(sys.argv[1])"


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Path]:
    """The data folder of a running worker on the file transport."""
    command = ["-A", "config", "worker", "-I", "tests.config.tasks", "-c", "1"]
    with (tmp_path / "worker.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "celery", *command, "-l", "INFO"],
            cwd=ROOT,
            env=embedded(tmp_path),
            stderr=log,
            stdout=subprocess.DEVNULL,
        )
    try:
        yield tmp_path
    finally:
        process.terminate()
        status_of(process)


def line_with(word: str, path: Path) -> str:
    """The first line with this word in a file that somebody else is about to write."""
    wait_until(lambda: bool(lines_with(word, path)), f"{word!r} in {path.name}")
    return lines_with(word, path)[0]


def lines_with(word: str, path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if word in line] if path.exists() else []


def test_a_queue_has_the_name_of_the_engines_that_play_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that differ in one file, of the same version, have queues of their own."""
    assert queue_name() == f"sim.v{build_name()}" == app.conf.task_default_queue
    assert build_name().startswith(f"{ENGINE_VERSION}-")
    before = {queue_name(), people_queue(), second_try_queue()}
    monkeypatch.setattr("sandtable.playtest.fingerprint.fingerprint", lambda game: f"new {game}")
    build_name.cache_clear()
    try:
        assert not before & {queue_name(), people_queue(), second_try_queue()}
    finally:
        build_name.cache_clear()


def test_a_game_that_only_tests_know_changes_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = build_name()
    monkeypatch.setitem(all_games(), "one more", all_games()["destiny"])
    build_name.cache_clear()
    assert build_name() == before


def test_a_message_is_json_and_never_kept_as_a_result() -> None:
    assert app.conf.accept_content == ["json"]
    assert app.conf.task_ignore_result
    assert app.conf.result_backend is None


def test_work_survives_its_worker_but_a_deadly_task_is_not_repeated_by_the_broker() -> None:
    assert app.conf.task_acks_late
    assert not app.conf.task_reject_on_worker_lost
    assert app.conf.task_soft_time_limit < app.conf.task_time_limit < app.conf.visibility_timeout


@pytest.mark.parametrize(("megabytes", "kilobytes"), [(400, 409_600), (250, 256_000), (0, None)])
def test_a_process_of_a_worker_has_an_end_to_its_memory(settings: Any, megabytes: int, kilobytes: int | None) -> None:
    """tests/chaos/test_replaced.py shows what a worker does with it."""
    assert base.PROCESS_MEMORY_MB == 400
    settings.PROCESS_MEMORY_MB = megabytes
    assert configuration()["worker_max_memory_per_child"] == kilobytes


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
    tables = sorted(table.name for table in Path(options["control_folder"]).iterdir())
    assert tables == [f"{queue}.exchange" for queue in all_queues()]


def test_on_files_a_message_is_seen_when_it_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = file_transport(tmp_path)
    files = Connection("filesystem://", transport=Transport, transport_options=options)
    with files as connection, connection.SimpleQueue("numbers") as queue:
        with monkeypatch.context() as full_disk, pytest.raises(OSError, match="no space"):
            full_disk.setattr(Path, "write_text", write_half)
            queue.put([1])
        queue.put([2])
        assert queue.qsize() == 1
        assert queue.get(timeout=PATIENCE_S).payload == [2]


class Loop:
    """A worker's event loop that never ends by itself: the time until the next look, and what it would call."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, SimpleNamespace]] = []

    def call_later(self, pause_s: float, look: Callable[..., None], *given: Any) -> SimpleNamespace:
        entry = SimpleNamespace(call=lambda: look(*given))
        entry.cancel = lambda: self.waiting.remove((pause_s, entry))
        self.waiting.append((pause_s, entry))
        return entry

    @property
    def pauses_s(self) -> list[float]:
        return [pause_s for pause_s, _entry in self.waiting]

    def look(self) -> None:
        """The time has come."""
        self.waiting[0][1].call()


@pytest.fixture
def loop_and_line(tmp_path: Path) -> Iterator[tuple[Loop, SimpleQueue, list[Message]]]:
    """The loop of a worker that works on one message at a time, its queue of files, and the messages it got."""
    loop, got = Loop(), list[Message]()
    files = Connection("filesystem://", transport=Transport, transport_options=file_transport(tmp_path))
    with files as connection, connection.SimpleQueue(f"awaited.{tmp_path.name}") as line:
        connection.register_with_event_loop(loop)
        line.consumer.callbacks = [lambda _body, message: got.append(message)]
        line.consumer.qos(prefetch_count=1)
        line.consumer.consume()
        yield loop, line, got


@pytest.mark.parametrize("end", ["ack", "reject"])
def test_a_worker_looks_for_the_next_message_when_one_is_done(
    end: str, loop_and_line: tuple[Loop, SimpleQueue, list[Message]]
) -> None:
    """Else its processes would do nothing until it looks anyway, after each chunk of a few games."""
    loop, line, got = loop_and_line
    for number in (1, 2):
        line.put(number)
    loop.look()
    loop.look()
    assert [message.payload for message in got] == [1], "the worker has enough"
    getattr(got[0], end)()
    assert [message.payload for message in got] == [1, 2]


def test_a_worker_that_has_enough_looks_seldom(loop_and_line: tuple[Loop, SimpleQueue, list[Message]]) -> None:
    loop, line, got = loop_and_line
    assert loop.pauses_s == [0.05]
    loop.look()
    assert loop.pauses_s == [0.05], "it wants a message"
    line.put(1)
    loop.look()
    assert loop.pauses_s == [REST_S]
    got[0].ack()
    assert loop.pauses_s == [0.05], "the next message may come at any time"


def test_messages_that_are_given_up_at_once_are_received_in_one_look(
    loop_and_line: tuple[Loop, SimpleQueue, list[Message]],
) -> None:
    """A worker gives up what it does not know. Looks within looks would end it after some hundred of them."""
    loop, line, got = loop_and_line
    depths: set[int] = set()

    def give_up(_body: object, message: Message) -> None:
        depths.add(len(stack()))
        got.append(message)
        message.reject()

    line.consumer.callbacks = [give_up]
    for number in range(5):
        line.put(number)
    loop.look()
    assert [message.payload for message in got] == [0, 1, 2, 3, 4]
    assert len(depths) == 1


def write_half(path: Path, text: str) -> int:
    path.write_bytes(text[: len(text) // 2].encode())
    raise OSError("no space")


def published(worker: Path, name: str) -> None:
    """A request asked for a file with this name."""
    publish = [sys.executable, "-c", PUBLISH, str(worker / name)]
    subprocess.run(publish, cwd=ROOT, env=embedded(worker), check=True)


@pytest.mark.slow
def test_a_process_keeps_its_connection_from_task_to_task(worker: Path) -> None:
    found = []
    for name in ("first", "second"):
        published(worker, name)
        found.append(line_with("id", worker / name).split()[-1])
    assert found == ["1", "2"]


@pytest.mark.slow
def test_an_embedded_worker_does_the_work_of_the_request_that_asked(worker: Path) -> None:
    published(worker, "done")
    request, most_bytes, _ = line_with("id", worker / "done").split()
    assert (request, int(most_bytes)) == ("id-of-the-request", 1024 * 1024 * 1024)
    line = line_with("written", worker / "worker.log")
    assert '"request": "id-of-the-request"' in line
    assert "written\\nto" in line


def test_the_request_id_goes_along_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_id, "current", lambda: "abc")
    with app.connection_for_read() as connection, connection.SimpleQueue(queue_name()) as queue:
        queue.clear()
        write_down.delay("unused")
        message = queue.get(timeout=PATIENCE_S)
        message.ack()
    assert message.headers["sandtable_request_id"] == "abc"


def test_a_redis_that_keeps_everything_is_accepted(redis_server: RedisServer) -> None:
    with redis.Redis.from_url(redis_server.url) as client:
        client.config_set("maxmemory-policy", "noeviction")
    broker.refuse_eviction(redis_server.url)


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
    assert "Connection refused" in broker.problem("redis://127.0.0.1:1/0", Path())


def test_a_message_is_left_for_a_trial_and_nothing_of_it_stays(redis_server: RedisServer, tmp_path: Path) -> None:
    assert broker.problem(redis_server.url, Path()) == ""
    with redis.Redis.from_url(redis_server.url) as client:
        assert client.keys("*probe*") == []
    file_transport(tmp_path / "queue")
    before = sorted(tmp_path.rglob("*"))
    assert broker.problem("filesystem://localhost", tmp_path / "queue") == ""
    assert sorted(tmp_path.rglob("*")) == before


def test_a_redis_out_of_memory_takes_no_messages_though_it_answers(redis_server: RedisServer) -> None:
    redis_server.fill()
    try:
        assert redis_server.is_up()
        assert "maxmemory" in broker.problem(redis_server.url, Path())
        redis_server.make_room()
        assert broker.problem(redis_server.url, Path()) == ""
    finally:
        redis_server.lift_limit()


def test_a_damaged_message_folder_takes_no_messages(tmp_path: Path) -> None:
    (tmp_path / "messages").write_text("not a folder")
    assert "Not a directory" in broker.problem("filesystem://localhost", tmp_path)


def test_before_the_first_message_the_folder_need_not_be_there(tmp_path: Path) -> None:
    assert broker.problem("filesystem://localhost", tmp_path / "var" / "queue") == ""
    assert list(tmp_path.iterdir()) == []


def test_a_worker_looks_at_a_full_broker_after_growing_pauses(caplog: pytest.LogCaptureFixture) -> None:
    answers, pauses = iter([False] * 6 + [True]), list[float]()
    wait_for_room(lambda: next(answers), pauses.append)
    assert pauses == [0.5, 1.0, 2.0, 5.0, 5.0, 5.0]
    assert [record.message.split(" (")[0] for record in caplog.records] == [
        "the broker takes no messages",
        "the broker takes messages again",
    ]


def test_a_broker_that_goes_down_while_messages_are_awaited_does_not_end_the_worker() -> None:
    """Two channels have taken a message and wait for more. Celery's own consumer breaks on it, ours lets go."""
    with a_lost_connection() as (connection, _messages):
        consumer = consumer_of(Consumer, connection)
        with pytest.raises(AttributeError, match="hostname"):
            consumer.on_connection_error_after_connected(OSError("the broker is gone"))
    with a_lost_connection() as (connection, messages):
        consumer = consumer_of(PatientConsumer, connection)
        consumer.on_connection_error_after_connected(OSError("the broker is gone"))
        assert consumer.connection is None
        for message in messages:  # its task ends, and nobody is there to be told
            message.ack_log_error(logging.getLogger("tests"), connection.connection_errors)
            assert not message.acknowledged


def test_workers_tell_each_other_nothing() -> None:
    """Nobody hears it, and each event of life wakes the worker around the games."""
    usual, ours = (steps_of(kind) for kind in (Consumer, PatientConsumer))
    assert usual - ours == {"Heart", "Gossip", "Mingle"}
    assert ours < usual


def steps_of(kind: type[Consumer]) -> set[str]:
    """The names of the steps that a part of this kind takes, on Redis: workers don't talk through files."""
    given: dict[str, Any] = {
        "app": Celery("toy", broker="redis://localhost", set_as_current=False),
        "pool": SimpleNamespace(num_processes=1, is_green=False),
        "controller": SimpleNamespace(use_eventloop=True),
        "worker_options": {},
    }
    made = cast(Any, kind(lambda _request: None, **given))
    return {type(step).__name__ for step in made.steps if getattr(step, "enabled", True)}


@contextmanager
def a_lost_connection() -> Iterator[tuple[Connection, list[Message]]]:
    """A connection to a Redis that was killed in the middle of a worker's loop, and the messages taken before."""
    with services.redis_server() as server, Connection(server.url) as connection:
        channels: tuple[Any, ...] = (connection.default_channel, connection.channel())
        messages = [a_taken_message(connection, channel) for channel in channels]
        connection.register_with_event_loop(hub := Hub())
        for ask_for_the_next_message in hub.on_tick:
            ask_for_the_next_message()
        server.stop(kill=True)
        yield connection, messages
        for channel in channels:  # else they try again when Python ends
            channel.do_restore = False
            channel.close()


def a_taken_message(connection: Connection, channel: Any) -> Message:
    """A message of a queue that this channel goes on to listen to."""
    queue = Queue(f"work {channel.channel_id}", channel=channel)
    queue.declare()
    connection.Producer(channel).publish("taken", routing_key=queue.name)
    queue.consume("the worker", lambda _body, _message: None)
    message = queue.get()
    assert message is not None
    return message


def consumer_of(kind: type[Consumer], connection: Connection) -> Consumer:
    """The consumer of a worker with this connection, without the rest of the worker."""
    consumer: Any = kind.__new__(kind)
    consumer.app, consumer.connection, consumer.qos_global = app, connection, False
    consumer.pool, consumer.prefetch_multiplier = SimpleNamespace(num_processes=1), 1
    return cast(Consumer, consumer)
