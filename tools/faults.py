"""Planted faults: mistakes that somebody could make, each an exact change of one file. They show what tests catch.

Files called `planted.toml` among the tests list them. A list lies beside the tests of the code that it spoils, so the
faults of a game lie in the game's own folder. Each fault is a table:

    [a-taken-chunk-is-claimed-again]
    file = "simulate/queue/lease.py"
    old = "Q(state=ChunkState.QUEUED) | Q("     # stands exactly once in the file
    new = "Q("
    suffers = "Two workers play the same games."
    tests = ["tests/simulate/queue/test_leases.py"]      # tried in this order; without it those of `make quick`
    real_servers = true                                  # on PostgreSQL and Redis; usually on SQLite
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from tools.check import DIFFERENT_ON_POSTGRESQL
from tools.quick import chosen_for

LISTS = "tests/**/planted.toml"
"""The lists, below the root of the tree."""
_TIMES = count(1000)
"""Seconds that are added to the time of a file with a fault, never the same twice."""
TEXTS = ("file", "old", "new", "suffers")
KEYS = {*TEXTS, "tests", "real_servers"}


class BadFault(ValueError):
    """A fault that can't be planted; the text names it and says why."""


@dataclass(frozen=True)
class Fault:
    """A mistake to plant, and the tests that should see it."""

    name: str
    file: str
    old: str
    """Text that stands exactly once in the file."""
    new: str
    suffers: str
    """A sentence: the harm to somebody who uses the service."""
    tests: tuple[str, ...]
    """Paths of tests, or ids of single ones, in the order of trying."""
    real_servers: bool = False
    """The tests run on a real PostgreSQL and a real Redis."""

    def planted_in(self, text: str) -> str:
        """The text of the file with the fault. Raises BadFault unless the old text stands there exactly once."""
        if (found := text.count(self.old)) != 1:
            raise BadFault(f"{self.name}: {self.file} has the old text {found} times, not once")
        return text.replace(self.old, self.new)


def read(root: Path) -> list[Fault]:
    """The faults of a tree, list by list. Raises BadFault for a table that is none."""
    faults = [
        _fault(name, table, root)
        for path in sorted(root.glob(LISTS))
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items()
    ]
    for fault in faults:
        if sum(fault.name == other.name for other in faults) > 1:
            raise BadFault(f"{fault.name}: two faults have this name")
    return faults


def _fault(name: str, table: Any, root: Path) -> Fault:
    if not isinstance(table, dict) or not set(table) <= KEYS:
        raise BadFault(f"{name}: a fault has {', '.join(sorted(KEYS))} and nothing else")
    if missing := [key for key in TEXTS if not isinstance(table.get(key), str)]:
        raise BadFault(f"{name}: lacks {', '.join(missing)}")
    if table["old"] == table["new"]:
        raise BadFault(f"{name}: changes nothing")
    tests = tuple(table.get("tests") or chosen_for([table["file"]], root))
    texts = {key: table[key] for key in TEXTS}
    return Fault(name, **texts, tests=tests, real_servers=table.get("real_servers", False))


def why_not(fault: Fault, root: Path) -> str:
    """The reason why a fault can't be planted in this tree and tried; "" when it can."""
    if not (root / fault.file).is_file():
        return f"{fault.name}: there is no file {fault.file}"
    try:
        fault.planted_in((root / fault.file).read_text(encoding="utf-8"))
    except BadFault as error:
        return str(error)
    absent = [test for test in fault.tests if not _is_run(test, fault.real_servers, root)]
    if absent or not fault.tests:
        return f"{fault.name}: `make test` runs no {', '.join(absent) or 'test of it'}"
    return ""


def _is_run(test: str, real_servers: bool, root: Path) -> bool:
    """True where `make test` runs this path of tests, or this single test, on the same kind of database."""
    path, _, name = test.partition("::")
    if not path.startswith("tests/") or not (root / path).exists():
        return False
    if real_servers and not any(f"{path}/".startswith(f"{each}/") for each in DIFFERENT_ON_POSTGRESQL):
        return False
    return not name or f"def {name.partition('[')[0]}(" in (root / path).read_text(encoding="utf-8")


def copy_tree(root: Path, folder: Path) -> None:
    """Copy every file that git knows or could know, with its time, and make a repository of the copy.

    Tests that ask git for the files of the project find the same ones.
    """
    for name in _git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0"):
        if name and (root / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, folder / name, follow_symlinks=False)
    _git(folder, "init", "--quiet")
    _git(folder, "add", "--all")


def _git(folder: Path, *arguments: str) -> str:
    command: Sequence[str] = ["git", *arguments]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout  # noqa: S603


@contextmanager
def planted(fault: Fault, root: Path) -> Iterator[None]:
    """The tree with the fault. Raises BadFault, and changes nothing, when its text is gone."""
    path = root / fault.file
    before, times = path.read_bytes(), path.stat()
    path.write_text(fault.planted_in(before.decode("utf-8")), encoding="utf-8")
    # Bytecode is known by size and by time in whole seconds: a time of its own keeps that of each fault apart.
    os.utime(path, (times.st_atime, times.st_mtime + next(_TIMES)))
    try:
        yield
    finally:
        path.write_bytes(before)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
