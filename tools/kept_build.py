"""One build in a user's cache: its list, and the conditions under which a clone may copy it."""

from __future__ import annotations

import json
import os
import shutil
import stat
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sandtable.compiled import UNFINISHED, Build, Sources, digest_of

KEPT_LIST: Final = "kept.json"


class NotUsed(RuntimeError):
    """The cache can't be used, and why."""


class Damaged(RuntimeError):
    """A kept build is not as it was put there, and why."""


@dataclass(frozen=True)
class Kept:
    """A build in the cache, with the list of a build and a list of its own."""

    folder: Path
    name: str
    """The name of the build's folder in a clone."""
    maker: Mapping[str, str]
    """The ingredients of its maker, by name."""
    files: Mapping[str, str]
    """By path below the folder the digest of each file."""

    @classmethod
    def at(cls, folder: Path) -> Kept | None:
        """The kept build in a folder; None when its list is missing or was written by another version."""
        try:
            fields: dict[str, Any] = json.loads((folder / KEPT_LIST).read_text(encoding="utf-8"))
            return cls(folder, **fields)
        except (OSError, ValueError, TypeError):
            return None

    def belongs_to(self, sources: Sources, engine: Build | None) -> bool:
        """Whether it does what the sources of a clone say: by the judge at import, and by the names beside them."""
        build = Build.at(self.folder)
        return build is not None and build.belongs_to(sources, engine) and not is_shadowed(sources.root, build)

    def copy_to(self, into: Path) -> None:
        """Copy its files. Raises Damaged when one is missing or is not the file that was put there."""
        need_own(self.folder)
        for name, digest in self.files.items():
            path = self.folder / name
            if not path.is_file():
                raise Damaged(f"{path} is missing")
            need_own(path)
            data = path.read_bytes()
            if not is_intact(data, digest):
                raise Damaged(f"{path} is not the file that was put there")
            write(into / name, data)


def put(build: Build, maker: Mapping[str, str], files: Mapping[str, bytes], into: Path) -> None:
    """Write these files of a build and the list with their digests, for nobody but the user."""
    for name, data in files.items():
        write(into / name, data)
    digests = {name: digest_of(data) for name, data in files.items()}
    fields = {"name": build.folder.name, "maker": maker, "files": digests}
    write(into / KEPT_LIST, json.dumps(fields, indent=1).encode())
    for path in (into, *into.rglob("*")):
        path.chmod(0o700 if path.is_dir() else 0o600)


def replace(folder: Path, fill: Callable[[Path], None]) -> None:
    """Let `fill` make a folder under another name, and give it its name when it is complete."""
    fresh = folder.with_name(folder.name + UNFINISHED)
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        fill(fresh)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def write(path: Path, data: bytes) -> None:
    """Write a file; its folder is made at need."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def is_intact(data: bytes, digest: str) -> bool:
    """Whether these bytes are those of the digest."""
    return digest_of(data) == digest


def need_own(path: Path) -> None:
    """Raises NotUsed unless a file or folder belongs to the user, and nobody else may write there."""
    found = path.lstat()
    if found.st_uid != os.geteuid():
        raise NotUsed(f"its code would be executed, but {path} belongs to another user (number {found.st_uid})")
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise NotUsed(f"its code would be executed, but others may write to {path}; try: chmod go-w {path}")


def is_shadowed(root: Path, build: Build) -> bool:
    """Whether a file of this project comes in front of a module that the compiler has read.

    These are stubs and packages beside a module of the same name, and modules that are named like one of Python.
    """
    modules = [root / name.removesuffix(".py") for name in (*build.modules, *build.read)]
    of_python = [root / name for name in (*sys.stdlib_module_names, "librt", "mypy_extensions")]
    in_front = [f"{path}{end}" for path in (*modules, *of_python) for end in (".pyi", "/__init__.py", "/__init__.pyi")]
    return any(map(os.path.exists, (*in_front, *(f"{path}.py" for path in of_python))))
