"""Replays, chunks and fingerprints of the toy game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.fingerprint import _documents, data_version, fingerprint, fingerprints
from sandtable.playtest.headless import play
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import play_game
from sandtable.playtest.replay import replay


def a_plan(seed: int = 3, **side: int) -> Plan:
    return Plan("toy", ({"name": "A", **side}, {"name": "B"}), ("random", "random"), seed)


@pytest.mark.parametrize("number", [0, 1, 7])
def test_a_replay_is_the_same_game(number: Any) -> None:
    told = replay(a_plan(), number)
    assert told.record == play_game(a_plan(), number)
    assert told.is_verified(play_game(a_plan(), number).digest)
    assert not told.is_verified(play_game(a_plan(4), number).digest)
    assert len(told.events) == len(told.decisions) == told.record.decisions


def test_a_crash_crashes_again_with_its_log() -> None:
    plan = a_plan(crash_every=1)
    told = replay(plan, 0)
    assert told.record.outcome == "crashed"
    assert told.is_verified(play_game(plan, 0).digest)
    assert len(told.events) == 3


def test_an_interrupt_says_nothing_about_the_game() -> None:
    class TimeIsUp(Exception):
        pass

    def late(count: int) -> bool:
        raise TimeIsUp

    with pytest.raises(TimeIsUp):
        play_chunk(a_plan(), 0, 4, late, (TimeIsUp,))


def test_a_cut_chunk_never_splits_a_pair() -> None:
    for stop in range(1, 8):
        records = play_chunk(a_plan(), 4, 20, between_games=range(stop).__contains__)
        assert len(records) == stop + stop % 2


def test_headless_counts_everything_once() -> None:
    report = play(a_plan(strength=1), 40).report
    assert sum(report.points.wins) + report.games.counters["draws"] == report.games.total == 40
    assert sum(report.games.endings.values()) == 40
    assert report.games.digest == digest(record.digest for record in play_chunk(a_plan(strength=1), 0, 40))
    assert report.points.wins[0] > report.points.wins[1]


def test_fingerprints_know_their_game_only() -> None:
    assert fingerprint("toy") != fingerprint("another")
    assert fingerprint("toy") in fingerprints()
    assert len(fingerprint("destiny")) == 32
    assert data_version("destiny") != data_version("toy")


def test_a_changed_source_changes_the_fingerprint(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "b.so").write_bytes(b"machine code")
    (tmp_path / "ladder").mkdir()
    (tmp_path / "ladder" / "results.json").write_text("{}")
    before = list(_documents(tmp_path, "p"))
    assert [name for name, _ in before] == ["p/a.py"]
    (tmp_path / "a.py").write_bytes(b"x = 1\r\n")
    assert list(_documents(tmp_path, "p")) == before
    (tmp_path / "a.py").write_text("x = 2\n")
    assert list(_documents(tmp_path, "p")) != before


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_digests_do_not_depend_on_the_hash_seed(hash_seed: Any) -> None:
    program = (
        "from tests.support.toy_game import *; from sandtable.playtest.headless import play; "
        "from sandtable.playtest.plan import Plan\n"
        "with toy_game_registered(): "
        "print(play(Plan('toy', ({'name': 'A'}, {'name': 'B'}), ('random', 'random'), 3), 50).report.games.digest)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == play(a_plan(), 50).report.games.digest
