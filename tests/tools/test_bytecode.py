"""Bytecode that a user keeps: what a second clone takes, and that it never takes that of another source."""

from __future__ import annotations

import os
import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

from tools import bytecode
from tools.bytecode import PLAIN, REWRITTEN, beside, head_of, keep, take

TEXT = "def outer():\n    def inner():\n        return 1\n    return inner\n"
AN_HOUR_AGO_S = 1_700_000_000


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's cache; the commands in it write bytecode."""
    monkeypatch.setenv("SANDTABLE_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    return tmp_path / "cache"


def a_clone(folder: Path, text: str = TEXT) -> Path:
    """A project with one module, which is older than any bytecode of it."""
    folder.mkdir()
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    source = folder / "module.py"
    source.write_text(text)
    os.utime(source, (AN_HOUR_AGO_S, AN_HOUR_AGO_S))
    return source


def asked(source: Path) -> str:
    """The file that the code of the module names, in a process that imports it."""
    program = "import module; print(module.outer().__code__.co_filename)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=source.parent, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def first(cache: Path, tmp_path: Path) -> Path:
    """The module of a clone that has imported it and kept its bytecode."""
    source = a_clone(tmp_path / "first")
    asked(source)
    keep(source.parent)
    return source


def test_a_second_clone_compiles_nothing(first: Path, tmp_path: Path) -> None:
    second = a_clone(tmp_path / "second")
    os.utime(second, (AN_HOUR_AGO_S + 60, AN_HOUR_AGO_S + 60))
    take(second.parent)
    made = beside(second, PLAIN)
    before = made.stat().st_mtime_ns
    assert asked(second) == str(second)
    assert made.stat().st_mtime_ns == before, "Python has taken it for what it would have made itself"


def test_rewritten_tests_name_the_file_they_are_in_now(first: Path, tmp_path: Path) -> None:
    """pytest reads its bytecode itself and leaves the paths in it as they are."""
    py_compile.compile(str(first), str(beside(first, REWRITTEN)), doraise=True)
    keep(first.parent)
    second = a_clone(tmp_path / "second")
    take(second.parent)
    data = beside(second, REWRITTEN).read_bytes()
    assert data[: bytecode.HEAD] == head_of(second)
    assert str(second).encode() in data and str(first).encode() not in data


def test_another_source_gets_nothing(first: Path, tmp_path: Path) -> None:
    second = a_clone(tmp_path / "second", TEXT.replace("1", "2"))
    take(second.parent)
    assert not beside(second, PLAIN).exists()


def test_bytecode_that_is_there_stays(first: Path, tmp_path: Path) -> None:
    second = a_clone(tmp_path / "second")
    beside(second, PLAIN).parent.mkdir()
    beside(second, PLAIN).write_bytes(b"its own")
    take(second.parent)
    assert beside(second, PLAIN).read_bytes() == b"its own"


@pytest.mark.parametrize("seconds", [0, 1])
def test_bytecode_as_young_as_its_source_is_not_kept(first: Path, tmp_path: Path, seconds: int) -> None:
    """The source may have changed within the second, and the bytecode could be that of the text before."""
    other = a_clone(tmp_path / "other", TEXT.replace("1", "3"))
    asked(other)
    os.utime(beside(other, PLAIN), (AN_HOUR_AGO_S + seconds, AN_HOUR_AGO_S + seconds))
    keep(other.parent)
    last = a_clone(tmp_path / "last", TEXT.replace("1", "3"))
    take(last.parent)
    assert not beside(last, PLAIN).exists()


def test_bytecode_of_an_earlier_text_is_not_kept(first: Path, tmp_path: Path) -> None:
    first.write_text(TEXT.replace("1", "4"))
    os.utime(first, (AN_HOUR_AGO_S - 60, AN_HOUR_AGO_S - 60))
    keep(first.parent)
    second = a_clone(tmp_path / "second", TEXT.replace("1", "4"))
    take(second.parent)
    assert not beside(second, PLAIN).exists()


def test_a_damaged_entry_is_not_taken(first: Path, cache: Path, tmp_path: Path) -> None:
    (entry,) = (path for path in cache.rglob("*") if path.is_file() and path.parent.name == PLAIN)
    entry.write_bytes(entry.read_bytes()[:-1] + b"?")
    second = a_clone(tmp_path / "second")
    take(second.parent)
    assert not beside(second, PLAIN).exists()


def test_entries_that_others_may_write_are_not_used(
    first: Path, cache: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cache.chmod(0o777)
    second = a_clone(tmp_path / "second")
    take(second.parent)
    assert not beside(second, PLAIN).exists()
    assert "Kept bytecode is not used: its code would be executed, but others may write" in capsys.readouterr().out


def test_the_entries_used_last_stay(first: Path, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bytecode, "MOST", 1)
    (old,) = (path for path in cache.rglob("*") if path.is_file() and path.parent.name == PLAIN)
    os.utime(old, (AN_HOUR_AGO_S, AN_HOUR_AGO_S))
    other = a_clone(tmp_path / "other", TEXT.replace("1", "5"))
    asked(other)
    keep(other.parent)
    (left,) = (path for path in cache.rglob("*") if path.is_file() and path.parent.name == PLAIN)
    assert left != old


def test_without_a_cache_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_CACHE", "off")
    source = a_clone(tmp_path / "first")
    asked(source)
    keep(source.parent)
    take(source.parent)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first"]
