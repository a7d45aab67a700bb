"""The small project, as sources and compiled."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.prepared import once
from tests.support.small_project import FILES, GROUPS, write
from tests.tools.keeping import a_cache, keep_all
from tools import build_engine
from tools.build_cache import Cache


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The project, not compiled."""
    write_all(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def made() -> Path:
    """The project, compiled once in a test run."""
    return once("small-project", compile_all)


def compile_all(root: Path) -> None:
    write_all(root)
    assert build_engine.build(root) == GROUPS


def write_all(root: Path) -> None:
    for name, text in FILES.items():
        write(root, name, text)


@pytest.fixture
def root(made: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of the compiled project, to be edited."""
    copy = tmp_path / "project"
    shutil.copytree(made, copy)
    yield copy
    shutil.rmtree(copy)


@pytest.fixture
def store(tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch) -> Cache:
    """A user's cache with the builds of the project; commands that are started use it too."""
    monkeypatch.setenv("SANDTABLE_CACHE", str(tmp_path / "cache"))
    found = a_cache(tmp_path / "cache")
    keep_all(made, found)
    return found
