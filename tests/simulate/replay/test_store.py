"""The log of a game is played once for all its readers, and never outlives its rules."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event as Signal
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from pytest_django.fixtures import Settings

from simulate.models import Batch
from simulate.playtest.replay import replay
from simulate.replay import store
from simulate.replay.selectors import game_told
from tests.support.playtests import a_batch, play_all

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def folder(settings: Settings, tmp_path: Path) -> Path:
    settings.VAR_DIR = tmp_path
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

    def counted(plan: Any, number: int) -> Any:
        played.append(number)
        return replay(plan, number)

    monkeypatch.setattr("simulate.replay.store.replay", counted)
    return played


def test_the_second_reader_plays_nothing_and_reads_the_same(batch: Batch, replays: list[int]) -> None:
    first = {view: game_told(batch, 3, view) for view in ("all", "0", "none")}
    assert replays == [3]
    assert {view: game_told(batch, 3, view) for view in ("all", "0", "none")} == first
    assert replays == [3]
    told = first["all"]
    assert told is not None and told.is_verified and told.lines
    game_told(batch, 4, "all")
    assert replays == [3, 4]


def test_other_rules_play_it_again(batch: Batch, replays: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    game_told(batch, 3, "all")
    monkeypatch.setattr(store, "fingerprint", lambda game: "f" * 32)
    game_told(batch, 3, "all")
    assert replays == [3, 3]


def test_two_readers_at_once_play_it_once(batch: Batch, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Without the database, which the threads of a test don't share: the plan is there."""
    plan, waits, goes_on, played = batch.plan(), Signal(), Signal(), list[int]()
    monkeypatch.setattr(Batch, "plan", lambda self: plan)

    def slow(plan: Any, number: int) -> Any:
        played.append(number)
        waits.set()
        assert goes_on.wait(60)
        return replay(plan, number)

    monkeypatch.setattr("simulate.replay.store.replay", slow)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(store.log_of, batch, 3)
        assert waits.wait(60)
        second = pool.submit(store.log_of, batch, 3)
        goes_on.set()
        assert first.result(60).digest == second.result(60).digest
    assert played == [3]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x1f\x8b\x08\x00"])
def test_a_damaged_file_is_replaced(batch: Batch, replays: list[int], folder: Path, content: bytes) -> None:
    told = game_told(batch, 3, "all")
    (path,) = folder.glob("*.json.gz")
    path.write_bytes(content)
    assert game_told(batch, 3, "all") == told == game_told(batch, 3, "all")
    assert replays == [3, 3]


def test_the_folder_stays_small_and_its_owners(
    batch: Batch, replays: list[int], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_FILES", 3)
    for number in range(6):
        game_told(batch, number, "all")
        newest = max(folder.glob("*.json.gz"), key=lambda path: path.stat().st_mtime_ns)
        os.utime(newest, (newest.stat().st_mtime, newest.stat().st_mtime - 100 + number))
    assert len(list(folder.glob("*.json.gz"))) == 3
    assert [path for path in (folder, *folder.iterdir()) if path.stat().st_mode & 0o077] == []


def test_a_log_is_forgotten_after_a_week(batch: Batch, replays: list[int], folder: Path) -> None:
    game_told(batch, 3, "all")
    (path,) = folder.glob("*.json.gz")
    os.utime(path, (0, path.stat().st_mtime - store.KEPT_S - 1))
    game_told(batch, 3, "all")
    assert replays == [3, 3]


def test_a_log_that_cannot_be_kept_is_told_all_the_same(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, told: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "_write", full)
    told = game_told(batch, 3, "all")
    assert told is not None and told.is_verified


def test_replays_leave_threads_for_other_pages_and_the_page_asks_again(batch: Batch) -> None:
    """Kept logs are read all the time; only a third game that has to be played waits."""
    game_told(batch, 3, "all")
    browser = Client()
    browser.force_login(batch.owner, backend="django.contrib.auth.backends.ModelBackend")
    kept, new = (reverse("simulate:game", args=[batch.public_id, number]) for number in (3, 4))
    for _ in range(2):
        assert store._replaying.acquire(blocking=False)
    try:
        assert browser.get(kept).status_code == 200
        waits = browser.get(new)
    finally:
        store._replaying.release(2)
    assert (waits.status_code, waits["Retry-After"], waits["Refresh"]) == (503, "3", "3")
    assert "asks again" in waits.content.decode()
    assert browser.get(new).status_code == 200


def test_where_nothing_can_be_written_games_are_told_all_the_same(batch: Batch, folder: Path) -> None:
    folder.write_text("not a folder")
    told = game_told(batch, 3, "all")
    assert told is not None and told.is_verified


def test_a_kept_log_is_its_owners_like_the_playtest(batch: Batch) -> None:
    game_told(batch, 3, "all")
    answers = []
    for reader in (batch.owner, User.objects.create_user("stranger")):
        browser = Client()
        browser.force_login(reader, backend="django.contrib.auth.backends.ModelBackend")
        answers.append(browser.get(reverse("simulate:game", args=[batch.public_id, 3])).status_code)
    assert answers == [200, 404]
