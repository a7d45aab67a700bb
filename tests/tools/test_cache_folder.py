"""The folder of the user's builds: where it is, whose it is, how large it gets, and builds that come there together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.compiled import ROOT, Sources, current
from tests.support.small_project import GROUPS, edit, running, what_runs
from tests.tools.keeping import Damage, a_cache, clone_of, keep_all, kept_file, taken
from tools import build_cache, build_engine, kept_build
from tools.build_cache import KEPT_BUILDS, Cache, cache_folder
from tools.c_objects import CannotCompile

# --- Where it is


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"SANDTABLE_CACHE": "/there"}, "/there"),
        ({"SANDTABLE_CACHE": "off"}, None),
        ({"XDG_CACHE_HOME": "/caches"}, "/caches/sandtable"),
        ({"XDG_CACHE_HOME": "caches", "HOME": "/"}, "/.cache/sandtable"),
        ({"HOME": "/"}, "/.cache/sandtable"),
    ],
)
def test_the_environment_names_the_folder(
    variables: dict[str, str], expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SANDTABLE_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert cache_folder() == (expected and Path(expected))


def test_without_a_home_there_is_none(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("SANDTABLE_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/no/such/folder")
    assert build_cache.cache_of_user(a_cache(Path("/")).compiler) is None
    assert "there is no home folder (/no/such/folder)" in capsys.readouterr().out
    assert build_engine.main(["--forget-cache"]) == 1


def test_a_folder_that_cannot_be_made_is_told_once_and_the_group_is_compiled(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SANDTABLE_CACHE", "/dev/null/cache")
    edit(root, "sandtable/games/chess/game.py", "+ 10", "+ 20")
    assert build_engine.build(root) == ["chess"]
    assert what_runs(root) == running(chess_says="second 21 7 red")
    told = capsys.readouterr().out
    assert told.count("The cache of builds in /dev/null/cache is not used: ") == told.count("/dev/null/cache") - 1 == 1


def test_a_build_that_begins_from_nothing_leaves_the_cache_alone(
    store: Cache, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[Cache | None] = []
    monkeypatch.setattr(build_engine.Run, "go", lambda run: used.append(run.cache))
    assert build_engine.build(root) == []
    with pytest.raises(CannotCompile):
        build_engine.build(root, force=True)
    assert [each and each.folder for each in used] == [store.folder, None]


# --- Whose it is


def writable_for_all(store: Cache) -> None:
    store.folder.chmod(0o777)


def a_writable_group(store: Cache) -> None:
    (store.place / "engine").chmod(0o770)


def a_writable_build(store: Cache) -> None:
    kept_file(store, "engine", "build.json").parent.chmod(0o707)


def a_writable_library(store: Cache) -> None:
    kept_file(store, "engine", "sandtable_engine").chmod(0o666)


PLACES: list[Damage] = [writable_for_all, a_writable_group, a_writable_build, a_writable_library]


@pytest.mark.parametrize("change", PLACES)
def test_code_that_others_may_write_is_not_taken(
    store: Cache, sources: Path, change: Damage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change(store)
    assert taken(sources, store) == []
    told = capsys.readouterr().out
    assert told.count("is not used: its code would be executed, but others may write to ") == 1
    assert "try: chmod go-w" in told
    monkeypatch.setattr(kept_build, "need_own", lambda path: None)
    monkeypatch.setattr(build_cache, "need_own", lambda path: None)
    assert taken(sources, a_cache(store.folder)) == GROUPS, "without this guard it would be"


def test_code_of_another_user_is_not_taken(
    store: Cache, sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    owner = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    assert taken(sources, store) == []
    assert f"{store.folder} belongs to another user (number {owner})" in capsys.readouterr().out
    assert build_engine.main(["--forget-cache"]) == 1, "nor is it thrown away"
    monkeypatch.setattr(kept_build, "need_own", lambda path: None)
    monkeypatch.setattr(build_cache, "need_own", lambda path: None)
    assert taken(sources, a_cache(store.folder)) == GROUPS, "without this guard it would be"


def test_a_user_whose_files_a_group_may_write_keeps_builds_for_himself(
    made: Path, sources: Path, tmp_path: Path
) -> None:
    before = os.umask(0o002)
    try:
        store = a_cache(tmp_path / "cache")
        keep_all(made, store)
        assert taken(sources, store) == GROUPS
    finally:
        os.umask(before)
    assert [path for path in (store.folder, *store.folder.rglob("*/build.json")) if path.stat().st_mode & 0o077] == []


# --- How large it gets


def test_the_builds_that_were_used_last_stay(store: Cache, root: Path, sources: Path) -> None:
    for number in range(KEPT_BUILDS + 2):
        if number == KEPT_BUILDS - 1:
            assert taken(sources, store) == GROUPS, "the first one is used, so the second one is the oldest"
        keep_all(root, a_cache(store.folder, headers=str(number)))
    assert len(list((store.place / "chess").iterdir())) == KEPT_BUILDS
    assert taken(clone_of(sources, sources / "again"), store) == GROUPS
    assert taken(sources, a_cache(store.folder, headers="0")) == []


def test_it_is_emptied_by_a_command(store: Cache, sources: Path) -> None:
    assert build_engine.main(["--forget-cache"]) == 0
    assert taken(sources, store) == []


# --- Several at once

KEEP_AND_TAKE = """
import sys
from pathlib import Path
from tests.tools.keeping import a_cache, keep_all, taken
for _ in range(5):
    store = a_cache(Path(sys.argv[2]))
    keep_all(Path(sys.argv[1]), store)
    print(taken(Path(sys.argv[1]), store))
"""


def test_clones_keep_and_take_together(store: Cache, made: Path, tmp_path: Path) -> None:
    roots = [clone_of(made, tmp_path / name) for name in ("one", "two", "three")]
    for root in roots:
        assert taken(root, store) == GROUPS
    running = [
        subprocess.Popen(
            [sys.executable, "-c", KEEP_AND_TAKE, root, store.folder], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        for root in roots
    ]
    for each in running:
        told, _ = each.communicate()
        assert told.splitlines() == [str(GROUPS)] * 5
    assert not list(store.place.rglob("*.unfinished"))
    assert all(set(current(Sources(root))) == set(GROUPS) for root in roots)
