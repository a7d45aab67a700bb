"""Building the rules: only what changed is compiled again, and a build that fails or dies leaves nothing that runs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable import compiled
from sandtable.compiled import ROOT
from tests.support.small_project import GROUPS, RIGHT, edit, put_a_field_in_front, running, what_runs
from tests.support.waiting import wait_until
from tools import build_engine
from tools.c_objects import CannotCompile

# --- What is compiled again


def objects(root: Path) -> dict[str, int]:
    """The time at which each object file was made, by name."""
    return {path.name: path.stat().st_mtime_ns for path in compiled.folder(root).glob("work/o/*")}


def test_an_edit_compiles_only_the_c_that_changed(root: Path) -> None:
    before = objects(root)
    edit(root, "sandtable/games/chess/other.py", "return 1", "return 2")
    assert build_engine.build(root) == ["chess"]
    after = objects(root)
    assert {name: after[name] for name in before} == before, "what is there is not compiled again"
    assert len(after) == len(before) + 1


def test_only_content_counts(root: Path) -> None:
    """A touched file is not edited; a file with another letter is, in spite of its size and time."""
    source = root / "sandtable/games/chess/game.py"
    os.utime(source, (1, 1))
    assert build_engine.build(root) == []
    edit(root, "sandtable/games/chess/game.py", "+ 10", "+ 40")
    os.utime(source, (1, 1))
    assert build_engine.build(root) == ["chess"]
    assert what_runs(root) == running(chess_says="second 41 7 red")


@pytest.mark.deep(only=True)
def test_going_back_to_an_earlier_source_needs_no_compiler(root: Path) -> None:
    edit(root, "sandtable/games/chess/game.py", "+ 10", "+ 20")
    assert build_engine.build(root) == ["chess"]
    edit(root, "sandtable/games/chess/game.py", "+ 20", "+ 10")
    assert what_runs(root) == running()
    assert build_engine.build(root) == []


@pytest.mark.deep(only=True)
def test_old_builds_and_what_only_they_need_are_thrown_away(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_engine, "KEPT_BUILDS", 2)
    for number in range(20, 20 + build_engine.KEPT_BUILDS):
        edit(root, "sandtable/games/chess/game.py", f"+ {number - 1 if number > 20 else 10}", f"+ {number}")
        assert build_engine.build(root) == ["chess"]
    kept = compiled.builds(root, "chess")
    assert len(kept) == build_engine.KEPT_BUILDS == len(list((compiled.folder(root) / "chess").iterdir()))
    needed = {key for group in GROUPS for build in compiled.builds(root, group) for key in build.objects}
    assert set(objects(root)) == {f"{key}.o" for key in needed}


# --- Builds that fail, die or meet


def test_a_missing_compiler_is_said_loudly(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build_engine.main(["--root", str(sources)]) == 1
    told = capsys.readouterr().err
    assert "NOT all compiled: there is no C compiler (no-such-compiler)" in told and "run interpreted" in told


def test_without_a_compiler_builds_that_are_up_to_date_are_enough(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build_engine.main(["--root", str(root)]) == 0


@pytest.mark.deep(only=True)
def test_a_refused_group_is_named_and_the_others_are_compiled(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(root, "sandtable/games/chess/other.py", "def other", "class Bad(KeyError):\n    pass\n\n\ndef other")
    edit(root, "sandtable/games/go/game.py", "+ 10", "+ 20")
    assert build_engine.main(["--root", str(root)]) == 1
    assert "sandtable/games/chess/other.py" in capsys.readouterr().err
    assert what_runs(root) == running(chess=False, both="second 21 7 red", chess_says=RIGHT)


def test_a_game_that_imports_another_is_refused(root: Path) -> None:
    edit(
        root,
        "sandtable/games/go/game.py",
        "\n\nclass Own",
        "\nfrom sandtable.games.chess.other import other as more\n\n\nclass Own",
    )
    with pytest.raises(CannotCompile, match="go imports sandtable/games/chess/other.py: .* only the engine"):
        build_engine.build(root)


def a_build(root: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.build_engine", "--root", str(root)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)


@pytest.mark.deep(only=True)
def test_two_builds_at_once_do_the_work_once(root: Path) -> None:
    edit(root, "sandtable/games/chess/game.py", "+ 10", "+ 20")
    both = [a_build(root), a_build(root)]
    told = sorted(each.communicate()[0].splitlines()[-1].partition(" (")[0] for each in both)
    assert told == ["rules compiled: chess", "rules compiled: nothing to do"]
    assert what_runs(root) == running(chess_says="second 21 7 red")


def test_a_build_that_is_killed_leaves_nothing_that_runs(root: Path) -> None:
    edit(root, "sandtable/engine/box.py", "return 1", "return 2")
    put_a_field_in_front(root)
    before = set(objects(root))
    killed = a_build(root)
    wait_until(lambda: bool(set(objects(root)) - before), "the first object file")
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    both = "second 12 7 red"
    assert what_runs(root) == running(engine=False, chess=False, go=False, both=both)
    assert build_engine.build(root) == GROUPS
    assert what_runs(root) == running(both=both)
