"""A game is played again once for all its readers, and what is kept never outlives its rules."""

from __future__ import annotations

import gzip
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event as Signal
from typing import Any

import pytest
from pytest_django.fixtures import Settings

from sandtable.playtest.recording import Recording, recorded
from simulate.models import Batch
from simulate.watching.replay import files, preparing, store
from simulate.watching.replay.preparing import Failed, TooManyAsked, Waiting, ask_for, kept, prepare
from simulate.watching.replay.store import Refusal, path_of
from tests.support.playtests import a_batch, play_all

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def folder(settings: Settings, tmp_path: Path) -> Path:
    settings.VAR_DIR = tmp_path
    settings.REPLAYS = "files"
    return tmp_path / "replays"


@pytest.fixture
def batch() -> Batch:
    made = a_batch()
    play_all()
    return made


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that were played again."""
    played: list[int] = []

    def counted(plan: Any, number: int, *more: Any) -> Recording:
        played.append(number)
        return recorded(plan, number, *more)

    monkeypatch.setattr("simulate.models.playtests.recorded", counted)
    return played


def test_a_game_is_prepared_once_and_read_as_it_was(batch: Batch, replays: list[int]) -> None:
    assert kept(batch, 3) is None
    prepare(batch, 3)
    prepare(batch, 3)
    assert replays == [3]
    first = kept(batch, 3)
    assert isinstance(first, Recording) and first == kept(batch, 3)
    counted = batch.record(3)
    assert counted is not None
    assert (first.digest, first.last) == (counted.digest, counted.decisions)
    assert first.events and len(first.states) == -(-first.last // first.every)


def test_other_rules_play_it_again(batch: Batch, replays: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(batch, 3)
    monkeypatch.setattr(store, "fingerprint", lambda game: "f" * 32)
    assert kept(batch, 3) is None
    prepare(batch, 3)
    assert replays == [3, 3]


def test_two_workers_at_once_play_it_once(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the database, which the threads of a test don't share: the plan is there."""
    plan, waits, goes_on, played = batch.plan(), Signal(), Signal(), list[int]()
    monkeypatch.setattr(Batch, "plan", lambda self: plan)

    def slow(plan: Any, number: int, *more: Any) -> Recording:
        played.append(number)
        waits.set()
        assert goes_on.wait(60)
        return recorded(plan, number, *more)

    monkeypatch.setattr("simulate.models.playtests.recorded", slow)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(prepare, batch, 3)
        assert waits.wait(60)
        second = pool.submit(prepare, batch, 3)
        goes_on.set()
        assert first.result(60) == second.result(60) is None
    assert played == [3]


BROKEN = {
    "empty": b"",
    "no archive": b"nonsense",
    "cut": b"\x1f\x8b\x08\x00",
    "older": gzip.compress(b'{"format": 1}'),
    "no game": gzip.compress(b"[]"),
    "half a game": gzip.compress(b'{"format": 2, "digest": "0f"}'),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_damaged_or_older_file_is_replaced(batch: Batch, replays: list[int], folder: Path, content: bytes) -> None:
    prepare(batch, 3)
    before = kept(batch, 3)
    path_of(batch, 3).write_bytes(content)
    assert kept(batch, 3) is None
    prepare(batch, 3)
    assert kept(batch, 3) == before and replays == [3, 3]


def test_the_folder_stays_small_and_its_owners(
    batch: Batch, replays: list[int], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_FILES", 3)
    for number in range(6):
        prepare(batch, number)
        newest = max(folder.glob("*.json.gz"), key=lambda path: path.stat().st_mtime_ns)
        os.utime(newest, (newest.stat().st_mtime, newest.stat().st_mtime - 100 + number))
    assert len(list(folder.glob("*.json.gz"))) == 3
    assert [path for path in (folder, *folder.iterdir()) if path.stat().st_mode & 0o077] == []


def test_the_folder_has_a_size(batch: Batch, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(batch, 0)
    monkeypatch.setattr(store, "MOST_BYTES_OF_ALL", path_of(batch, 0).stat().st_size + 10)
    prepare(batch, 1)
    assert len(list(folder.glob("*.json.gz"))) == 1


def test_a_game_is_forgotten_after_a_week(batch: Batch) -> None:
    prepare(batch, 3)
    path = path_of(batch, 3)
    os.utime(path, (0, path.stat().st_mtime - store.KEPT_S - 1))
    assert kept(batch, 3) is None


def test_a_game_that_is_too_large_says_so(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_BYTES", 100)
    prepare(batch, 3)
    found = kept(batch, 3)
    assert isinstance(found, Refusal) and found.kind == store.SIZE and int(found.detail) > 100


def test_the_file_says_nothing_for_one_viewer(batch: Batch) -> None:
    prepare(batch, 3)
    stored = json.loads(gzip.decompress(path_of(batch, 3).read_bytes()))
    assert set(stored) == {"format", "digest", "decisions", "every", "states", "turned", "events"}


# -- asking for it -----------------------------------------------------------------------------------------------


class Queue:
    """Counts the messages; the clock of the notes can be turned on."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.sent = 0
        self.may_ask = True

    def send(self) -> None:
        self.sent += 1

    def ask(self) -> Waiting | Failed:
        return ask_for(self.batch, 3, self.send, lambda: self.may_ask)

    def let_time_pass(self) -> None:
        asked = path_of(self.batch, 3).with_suffix(".asked")
        os.utime(asked, (0, asked.stat().st_mtime - preparing.ASK_AGAIN_S - 1))


def test_many_readers_send_one_message(batch: Batch) -> None:
    queue = Queue(batch)
    assert [queue.ask() for _ in range(5)] == [Waiting(0)] * 5
    assert queue.sent == 1


def test_a_game_that_no_worker_was_heard_of_is_asked_for_again_three_times(batch: Batch) -> None:
    queue = Queue(batch)
    for _ in range(3):
        assert queue.ask() == Waiting(0)
        queue.let_time_pass()
    assert queue.ask() == Failed() and queue.sent == 3


def test_a_reader_sees_how_far_it_is_and_a_slow_worker_is_left_alone(batch: Batch) -> None:
    queue = Queue(batch)
    queue.ask()
    queue.let_time_pass()
    path_of(batch, 3).with_suffix(".progress").write_text("57")
    assert queue.ask() == Waiting(57) and queue.sent == 1


def test_a_person_may_ask_for_so_many_games_and_still_waits_for_those_asked_for(batch: Batch) -> None:
    queue = Queue(batch)
    queue.may_ask = False
    with pytest.raises(TooManyAsked):
        queue.ask()
    assert queue.sent == 0
    queue.may_ask = True
    queue.ask()
    queue.may_ask = False
    assert queue.ask() == Waiting(0)


def test_a_worker_tells_how_far_it_is_and_leaves_nothing_behind(
    batch: Batch, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparing, "TELL_EVERY_S", 0)
    told: list[int] = []
    monkeypatch.setattr(files, "_note", lambda path, number: told.append(number))
    Queue(batch).ask()
    prepare(batch, 3)
    assert told[0] == 1 and told[1:] == sorted(told[1:]) and told[-1] > 0, "the try, then decisions"
    assert [path.suffix for path in folder.iterdir() if not path.name.startswith(".lock")] == [".gz"]


def test_a_worker_that_runs_out_of_time_says_so(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    class OutOfTime(Exception):
        pass

    def slow(*_: Any) -> None:
        raise OutOfTime

    monkeypatch.setattr("simulate.models.playtests.recorded", slow)
    prepare(batch, 3, (OutOfTime,))
    assert kept(batch, 3) == Refusal(store.TIME, "")


def test_where_nothing_can_be_written_no_worker_stops(batch: Batch, folder: Path) -> None:
    folder.write_text("not a folder")
    prepare(batch, 3)
    assert Queue(batch).ask() == Waiting(0) and kept(batch, 3) is None
