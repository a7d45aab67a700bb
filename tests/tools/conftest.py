"""The small project, as sources and compiled."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.support.prepared import once
from tests.support.small_project import FILES, GROUPS, write
from tests.tools.keeping import a_cache, keep_all
from tools import build_engine
from tools.build_cache import Cache


def quick_compiler(folder: Path) -> None:
    """The C compiler without its optimisations, which take three quarters of its time and prove nothing here."""
    compiler = folder / "cc"
    compiler.write_text('#!/bin/sh\nexec cc "$@" -O0\n')
    compiler.chmod(0o700)


def quick_cc() -> dict[str, str]:
    """The variable that names it; nothing where there is no compiler."""
    return {"CC": str(once("quick-compiler", quick_compiler) / "cc")} if shutil.which("cc") else {}


@pytest.fixture
def compiles_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the small project alone: this project is compiled as its users compile it."""
    for name, value in quick_cc().items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def sources(tmp_path: Path, compiles_quickly: None) -> Path:
    """The project, not compiled."""
    write_all(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def made() -> Path:
    """The project, compiled once in a test run."""
    return once("small-project", compile_all)


def compile_all(root: Path) -> None:
    write_all(root)
    with patch.dict(os.environ, quick_cc()):
        assert build_engine.build(root) == GROUPS


def write_all(root: Path) -> None:
    for name, text in FILES.items():
        write(root, name, text)


@pytest.fixture
def root(made: Path, tmp_path: Path, compiles_quickly: None) -> Iterator[Path]:
    """A copy of the compiled project, to be edited."""
    copy = tmp_path / "project"
    shutil.copytree(made, copy)
    yield copy
    shutil.rmtree(copy)


@pytest.fixture
def store(tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch, compiles_quickly: None) -> Cache:
    """A user's cache with the builds of the project; commands that are started use it too."""
    monkeypatch.setenv("SANDTABLE_CACHE", str(tmp_path / "cache"))
    found = a_cache(tmp_path / "cache")
    keep_all(made, found)
    return found
