"""Types that a user keeps for all clones: one of the same sources begins with them, or of the same settings."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tools import check_types
from tools.check_types import KEPT_TYPES, LIST, TYPES, TypesOfUser, check, key_of

THE_REAL_ONE: Final = check_types.run_mypy


def a_clone(root: Path, **sources: str) -> Path:
    """A clone with a module, settings and a lock file; `sources` by name without ending."""
    root.mkdir()
    texts = {"rules.py": "points: int = 3\n", "pyproject.toml": "[tool.mypy]\n", "requirements-dev.lock": "mypy==1\n"}
    for name, text in (texts | {f"{name}.py": text for name, text in sources.items()}).items():
        (root / name).write_text(text)
    (root / ".gitignore").write_text(f"{TYPES}/\nmade/\n")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    return root


def note(root: Path) -> Path:
    """The file in which the mypy of these tests writes what it has found."""
    return root / TYPES / "3.11" / "found"


@pytest.fixture(autouse=True)
def a_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's cache, and a mypy that finds `rules.py` in it or reads it, and refuses the word "wrong"."""

    def finds(root: Path) -> int:
        found = note(root)
        if not found.exists():
            found.parent.mkdir(parents=True)
            found.write_text(f"read by {root.name}")
        return int("wrong" in (root / "rules.py").read_text())

    monkeypatch.setattr(check_types, "run_mypy", finds)
    monkeypatch.setenv("SANDTABLE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def found_by(root: Path) -> str:
    """The name of the clone that has read the sources, after a check of this one."""
    check(root)
    return note(root).read_text().removeprefix("read by ")


def test_a_second_clone_begins_with_the_types_of_the_first(tmp_path: Path) -> None:
    assert found_by(a_clone(tmp_path / "first")) == "first"
    second = a_clone(tmp_path / "second")
    assert found_by(second) == "first"
    assert not (second / TYPES / LIST).exists()


def another_source(root: Path) -> None:
    (root / "rules.py").write_text("points: int = 4\n")


def a_new_stub(root: Path) -> None:
    (root / "rules.pyi").write_text("points: str\n")


def a_source_less(root: Path) -> None:
    (root / "rules.py").rename(root / "laws.py")
    (root / "rules.py").symlink_to("laws.py")


def other_settings(root: Path) -> None:
    (root / "pyproject.toml").write_text("[tool.mypy]\nstrict = true\n")


def other_packages(root: Path) -> None:
    (root / "requirements-dev.lock").write_text("mypy==2\n")


def a_text_instead(root: Path) -> None:
    (root / "rules.py").write_text("points: str = ''\n")


def gone(root: Path) -> None:
    (root / "rules.py").unlink()


@pytest.mark.parametrize("change", [other_settings, other_packages])
def test_a_clone_that_differs_in_more_than_its_sources_begins_anew(
    change: Callable[[Path], None], tmp_path: Path
) -> None:
    found_by(a_clone(tmp_path / "first"))
    second = a_clone(tmp_path / "second")
    change(second)
    assert found_by(second) == "second"


@pytest.mark.parametrize("change", [another_source, a_new_stub, a_source_less])
def test_other_sources_begin_with_the_newest_earlier_types(change: Callable[[Path], None], tmp_path: Path) -> None:
    """mypy finds what differs; its types are kept for the sources they belong to now."""
    found_by(a_clone(tmp_path / "older", rules="points = 1\n"))
    first = a_clone(tmp_path / "first")
    assert check_types.anew(first) == check(first) == 0
    second = a_clone(tmp_path / "second")
    change(second)
    assert found_by(second) == "first"
    assert (types := check_types.types_of_user(second)) and (types.place / key_of(second)).is_dir()


def test_an_error_that_was_found_with_earlier_types_is_asked_about_again_from_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found_by(a_clone(tmp_path / "first"))
    second = a_clone(tmp_path / "second", rules="wrong\n")
    assert check(second) == 1
    assert note(second).read_text() == "read by second"
    assert "mypy began with types of earlier sources; it begins from nothing." in capsys.readouterr().out


def test_from_nothing_no_types_are_used(tmp_path: Path) -> None:
    found_by(a_clone(tmp_path / "first"))
    second = a_clone(tmp_path / "second")
    assert check(second) == 0 and check_types.anew(second) == 0
    assert note(second).read_text() == "read by second"


def test_mypy_itself_finds_in_unchanged_files_what_a_change_elsewhere_has_made_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ground of it all, with the real mypy: types of earlier sources hide no error."""
    monkeypatch.setattr(check_types, "run_mypy", THE_REAL_ONE)
    uses = "from rules import points\n\nbest: int = points + 1\n"
    first = a_clone(tmp_path / "first", uses=uses)
    assert check(first) == 0
    found_with_them: list[str] = []

    def once_more(root: Path) -> int:
        found_with_them.append(root.name)
        return 1

    monkeypatch.setattr(check_types, "anew", once_more)
    for name, change in (("text", a_text_instead), ("stub", a_new_stub), ("gone", gone)):
        other = a_clone(tmp_path / name, uses=uses)
        change(other)
        assert check(other) == 1
    assert found_with_them == ["text", "stub", "gone"]


def test_so_does_one_where_modules_are_looked_for_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found_by(a_clone(tmp_path / "first"))
    monkeypatch.setenv("MYPYPATH", "/elsewhere")
    assert found_by(a_clone(tmp_path / "second")) == "second"


def test_what_git_leaves_out_decides_nothing(tmp_path: Path) -> None:
    found_by(a_clone(tmp_path / "first"))
    second = a_clone(tmp_path / "second")
    (second / "made").mkdir()
    (second / "made" / "rules.py").write_text("points = 5\n")
    assert found_by(second) == "first"


def test_types_of_wrong_sources_are_not_kept(tmp_path: Path, a_cache: Path) -> None:
    wrong = a_clone(tmp_path / "first", rules="wrong\n")
    assert check(wrong) == 1
    assert found_by(a_clone(tmp_path / "second", rules="wrong\n")) == "second"


def test_nor_are_those_of_sources_that_changed_meanwhile(
    tmp_path: Path, a_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, before = a_clone(tmp_path / "first"), check_types.run_mypy

    def edited_meanwhile(root: Path) -> int:
        (root / "rules.py").write_text("points: int = 4\n")
        return before(root)

    monkeypatch.setattr(check_types, "run_mypy", edited_meanwhile)
    found_by(first)
    monkeypatch.setattr(check_types, "run_mypy", before)
    assert found_by(a_clone(tmp_path / "second")) == "second"


def test_a_clone_goes_on_with_types_of_its_own(tmp_path: Path) -> None:
    found_by(a_clone(tmp_path / "first"))
    second = a_clone(tmp_path / "second")
    note(second).parent.mkdir(parents=True)
    note(second).write_text("read by itself")
    assert found_by(second) == "itself"


def test_damaged_types_are_not_taken(tmp_path: Path, a_cache: Path) -> None:
    found_by(a_clone(tmp_path / "first"))
    (kept,) = a_cache.rglob("found")
    kept.write_text("read by nobody")
    assert found_by(a_clone(tmp_path / "second")) == "second"
    assert found_by(a_clone(tmp_path / "third")) == "second", "it took the place of the damaged ones"


def test_types_that_others_may_write_are_not_taken(
    tmp_path: Path, a_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found_by(a_clone(tmp_path / "first"))
    (a_cache / "types").chmod(0o777)
    assert found_by(a_clone(tmp_path / "second")) == "second"
    assert f"The kept types are not used: somebody else may write to {a_cache / 'types'}" in capsys.readouterr().out


def test_without_a_cache_or_with_one_that_fails_mypy_runs_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clone = a_clone(tmp_path / "first")
    for place, reason in (("off", ""), ("/dev/null/cache", "The kept types are not used: ")):
        monkeypatch.setenv("SANDTABLE_CACHE", place)
        assert found_by(clone) == "first"
        told = capsys.readouterr().out
        assert told.startswith(reason) and bool(told) == bool(reason)
        shutil.rmtree(clone / TYPES)


def test_the_types_that_were_used_last_stay(tmp_path: Path, a_cache: Path) -> None:
    clones = [a_clone(tmp_path / str(number), rules=f"points = {number}\n") for number in range(KEPT_TYPES + 1)]
    assert [check(clone) for clone in clones] == [0] * len(clones)
    assert {kept.parent.name for kept in a_cache.rglob(LIST)} == set(map(key_of, clones[-KEPT_TYPES:]))


def test_the_key_tells_a_name_from_a_text(tmp_path: Path) -> None:
    assert key_of(a_clone(tmp_path / "first", a="b")) != key_of(a_clone(tmp_path / "second", b="a"))


def test_no_source_is_left_out(tmp_path: Path) -> None:
    """A wrong hit would need a source that the key does not know: each one changes it, tracked or not."""
    clone = a_clone(tmp_path / "first", tracked="a = 1\n", untracked="b = 1\n")
    subprocess.run(["git", "add", "tracked.py"], cwd=clone, check=True)
    keys = [key_of(clone)]
    for name in ("tracked.py", "untracked.py", "rules.py"):
        (clone / name).write_text("c = 2\n")
        keys.append(key_of(clone))
    (clone / "tracked.py").unlink()
    keys.append(key_of(clone))
    assert len(set(keys)) == 5
    assert isinstance(check_types.types_of_user(clone), TypesOfUser)
