"""A release build: made of the same sources, used like any build, never half-made, replaced by a plain one at need."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from sandtable import compiled
from tests.support.small_project import GROUPS, edit, running, what_runs
from tools import build_engine, release_build
from tools.c_objects import CannotCompile, Compiler
from tools.release_build import NoProfile, need_profiles, release, staging, trained

PLAYS = """
from sandtable.games.chess import game as chess
from sandtable.games.go import game as go
assert chess.__file__.endswith(".so") and go.__file__.endswith(".so")
print([game.answer() for game in (chess, go) for _ in range(100)])
"""


def code(root: Path) -> bytes:
    """The machine code in use of a game."""
    build = compiled.current(compiled.Sources(root))["chess"]
    return next(build.folder.glob("sandtable_chess*")).read_bytes()


@pytest.mark.slow
@pytest.mark.deep(only=True)
def test_a_release_build_is_found_like_any_build_until_its_sources_are_edited(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for options in ("COUNTS", "USES"):
        monkeypatch.setattr(release_build, options, (*getattr(release_build, options), "-O1"))  # compiles faster
    plain = code(root)
    assert not compiled.is_release(root)
    assert release(root, training=[sys.executable, "-c", PLAYS]) == GROUPS
    assert what_runs(root) == running() and compiled.is_release(root)
    assert code(root) != plain
    assert not list(compiled.folder(root).glob("work/release*")), "what was made along the way is thrown away"

    assert release(root, training=["false"]) == [], "it is up to date"
    assert build_engine.build(root) == [], "a plain build does not take its place"

    edit(root, "sandtable/games/chess/game.py", "+ 10", "+ 20")
    assert build_engine.build(root) == ["chess"]
    assert what_runs(root) == running(chess_says="second 21 7 red") and not compiled.is_release(root)


# --- What goes wrong


@pytest.fixture
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release_build, "compiled", lambda run: run)
    monkeypatch.setattr(release_build, "need_counts", lambda place: None)


def test_builds_that_play_differently_are_not_used(
    root: Path, nothing_is_compiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = iter(["a", "b"])
    monkeypatch.setattr(release_build, "trained", lambda root, place, training: next(digests))
    with pytest.raises(CannotCompile, match="plays other games: b, not a"):
        release(root)
    assert not compiled.is_release(root) and what_runs(root) == running()


def test_a_training_that_fails_is_told_with_its_reason(root: Path, nothing_is_compiled: None) -> None:
    with pytest.raises(CannotCompile, match="games of the training failed(.|\n)*ZeroDivisionError"):
        release(root, training=[sys.executable, "-c", "1 / 0"])
    assert not list(compiled.folder(root).glob("work/release*")), "nothing half-made stays"


def test_a_release_build_that_cannot_be_made_fails_the_command(
    root: Path, nothing_is_compiled: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """The small project has none of the games that the training of this project plays."""
    assert release_build.main(["--root", str(root)]) == 1
    assert "There is no release build: the games of the training failed" in capsys.readouterr().err


def test_a_training_without_a_digest_has_failed(tmp_path: Path) -> None:
    with pytest.raises(CannotCompile, match="training failed"):
        trained(tmp_path, tmp_path, [sys.executable, "-c", ""])


def test_a_training_that_counts_nothing_has_failed(tmp_path: Path) -> None:
    with pytest.raises(CannotCompile, match="left no counts"):
        release_build.need_counts(tmp_path)


def test_what_an_interrupted_run_left_is_thrown_away(tmp_path: Path) -> None:
    (tmp_path / "stage/old").mkdir(parents=True)
    with pytest.raises(KeyboardInterrupt), staging(tmp_path / "stage") as stage:
        assert list(stage.iterdir()) == []
        raise KeyboardInterrupt
    assert not (tmp_path / "stage").exists()


# --- C compilers without profiles


def a_compiler(place: Path, script: str) -> str:
    """A C compiler that is a shell script."""
    path = place / "cc"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o700)
    return str(path)


def test_a_compiler_that_refuses_to_count_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = 'case "$*" in *-fprofile*) echo "no library for counts" >&2; exit 1;; esac\nexec cc "$@"'
    monkeypatch.setenv("CC", a_compiler(tmp_path, script))
    with pytest.raises(NoProfile, match="-fprofile-generate probe.c .* failed: no library for counts"):
        need_profiles(Compiler(), tmp_path)


def test_a_compiler_that_counts_in_another_way_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = 'for each; do shift; case "$each" in -fprofile*) ;; *) set -- "$@" "$each";; esac; done\nexec cc "$@"'
    monkeypatch.setenv("CC", a_compiler(tmp_path, script))
    with pytest.raises(NoProfile, match="in a way that is not known here"):
        need_profiles(Compiler(), tmp_path)


def test_without_profiles_the_build_is_a_plain_one(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release_build, "need_profiles", lambda compiler, stage: _refuse())
    edit(root, "sandtable/games/chess/game.py", "+ 10", "+ 20")
    assert release_build.main(["--root", str(root)]) == 0
    assert "A plain build instead of a release build" in capsys.readouterr().out
    assert what_runs(root) == running(chess_says="second 21 7 red") and not compiled.is_release(root)


def _refuse() -> None:
    raise NoProfile("there is no libgcov")


# --- The pieces


def test_a_plain_compiler_takes_a_release_build_for_its_own_but_not_the_other_way_round() -> None:
    plain, with_profile, counting = Compiler(), Compiler(release_build.USES), Compiler(release_build.COUNTS)
    assert plain.could_make(plain.name) and plain.could_make(with_profile.name)
    assert not plain.could_make(counting.name) and not with_profile.could_make(plain.name)


def test_a_quick_compiler_takes_every_better_build_but_not_the_other_way_round() -> None:
    quick, plain, with_profile = Compiler(quick=True), Compiler(), Compiler(release_build.USES)
    assert all(quick.could_make(each.name) for each in (quick, plain, with_profile))
    assert not plain.could_make(quick.name) and not with_profile.could_make(quick.name)


def test_builds_of_another_folder_are_used_when_it_is_named(root: Path, tmp_path: Path) -> None:
    os.rename(compiled.folder(root), tmp_path / "elsewhere")
    assert what_runs(root) == running(engine=False, chess=False, go=False)
    assert what_runs(root, SANDTABLE_BUILDS=str(tmp_path / "elsewhere")) == running()


@pytest.mark.parametrize(
    ("options", "is_advised"),
    [("'--enable-shared'", True), ("'--enable-optimizations' '--with-lto'", False)],
)
def test_an_interpreter_without_a_profile_is_told(
    options: str, is_advised: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sysconfig.get_config_var", {"CONFIG_ARGS": options, "PY_CFLAGS": "-O3"}.get)
    assert bool(release_build.interpreter_advice()) == is_advised
