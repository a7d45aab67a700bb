"""Hosts that share a database and no folder find the games that any of them has played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytest_django.fixtures import Settings

from sandtable.playtest.recording import Recording
from simulate.models import Batch, KeptReplay
from simulate.queue.clock import seconds_from_now
from simulate.watching.replay import preparing, store
from simulate.watching.replay.library import Library, OpenGame
from simulate.watching.replay.preparing import Failed, Waiting, ask_for, default_for, kept, place_of, prepare
from simulate.watching.replay.store import Refusal
from tests.support.playtests import a_batch, play_all

pytestmark = pytest.mark.django_db
On = Callable[[str], None]


@pytest.fixture(autouse=True)
def on(settings: Settings, tmp_path: Path) -> On:
    """From now on this is the host of that name, with a data folder of its own."""

    def on(host: str) -> None:
        settings.VAR_DIR = tmp_path / host

    settings.REPLAYS = "database"
    on("web")
    return on


@pytest.fixture
def batch() -> Batch:
    made = a_batch()
    play_all()
    return made


def ask(batch: Batch, sent: list[int]) -> Waiting | Failed:
    return ask_for(batch, 3, lambda: sent.append(3), lambda: True)


def passes(seconds: float, field: str) -> None:
    KeptReplay.objects.update(**{field: seconds_from_now(-seconds)})


def test_what_a_worker_prepares_another_host_reads(batch: Batch, on: On, tmp_path: Path) -> None:
    sent: list[int] = []
    assert ask(batch, sent) == ask(batch, sent) == Waiting(0) and sent == [3], "many readers send one message"
    on("worker")
    prepare(batch, 3)
    on("another web")
    found = kept(batch, 3)
    counted = batch.record(3)
    assert isinstance(found, Recording) and counted is not None and found.digest == counted.digest
    assert isinstance(Library().open(batch, 3), OpenGame)
    assert list(tmp_path.iterdir()) == [], "no host has written a file"


def test_with_folders_of_their_own_they_would_wait_for_ever(batch: Batch, on: On, settings: Settings) -> None:
    settings.REPLAYS = "files"
    on("worker")
    prepare(batch, 3)
    on("web")
    assert kept(batch, 3) is None


def test_postgresql_keeps_them_for_all_hosts_by_itself() -> None:
    assert (default_for("postgresql"), default_for("sqlite")) == ("database", "files")


def test_a_second_worker_leaves_the_game_to_the_first(batch: Batch) -> None:
    place, second = place_of(batch, 3), place_of(batch, 3)
    with place.one_at_a_time() as is_ours:
        with second.one_at_a_time() as is_theirs:
            assert (is_ours, is_theirs) == (True, False)
        with second.one_at_a_time() as is_theirs:
            assert not is_theirs, "to look takes nothing from the first"
        passes(preparing.ASK_AGAIN_S + 1, "played_at")
        with second.one_at_a_time() as is_theirs:
            assert is_theirs, "the first was silent for a minute"
    with second.one_at_a_time() as is_theirs:
        assert is_theirs


def test_readers_see_how_far_it_is_and_ask_again_when_nobody_is_heard_of(batch: Batch) -> None:
    sent: list[int] = []
    ask(batch, sent)
    passes(preparing.ASK_AGAIN_S + 1, "asked_at")
    with place_of(batch, 3).one_at_a_time():
        place_of(batch, 3).note_played(57)
        assert ask(batch, sent) == Waiting(57) and len(sent) == 1
    for tries in (2, 3):
        assert ask(batch, sent) == Waiting(0) and len(sent) == tries
        passes(preparing.ASK_AGAIN_S + 1, "asked_at")
    assert ask(batch, sent) == Failed()


def test_the_table_stays_small(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    """By number, by size and by age, the oldest first; and what never came goes too."""
    for number in range(5):
        prepare(batch, number)
        passes(100 - number, "kept_at") if number == 0 else None
    assert KeptReplay.objects.count() == 5
    monkeypatch.setattr(store, "MOST_FILES", 3)
    prepare(batch, 5)
    assert [kept(batch, number) is not None for number in (0, 5)] == [False, True]
    assert KeptReplay.objects.count() == 3
    monkeypatch.setattr(store, "MOST_BYTES_OF_ALL", 10 + max(KeptReplay.objects.values_list("size", flat=True)))
    prepare(batch, 6)
    assert KeptReplay.objects.count() == 1
    passes(store.KEPT_S + 1, "kept_at")
    assert kept(batch, 6) is None
    ask(batch, [])
    passes(4000, "asked_at")
    prepare(batch, 7)
    assert [row.pk for row in KeptReplay.objects.all()] == [store.key_of(batch, 7)]


def test_a_damaged_row_is_played_again_and_a_large_game_refused(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(batch, 3)
    before: Any = kept(batch, 3)
    KeptReplay.objects.update(packed=b"nonsense")
    assert kept(batch, 3) is None
    prepare(batch, 3)
    assert kept(batch, 3) == before
    monkeypatch.setattr(store, "MOST_BYTES", 100)
    prepare(batch, 4)
    found = kept(batch, 4)
    assert isinstance(found, Refusal) and found.kind == store.SIZE
