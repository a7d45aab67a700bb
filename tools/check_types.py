"""`make types`: mypy, which begins with the types that another clone of the same sources has found.

Most of mypy's time goes to packages and modules that a second clone on the machine has as they are. So types without an
error are put into the user's cache, in `<cache>/types/<python>/<ground>-<key>/`. The key is the digest of everything in
the clone that decides what mypy finds, down to each source; the ground is the digest of all that but the sources.

A clone without types of its own copies those of its key. Where there are none it copies the newest of its ground, those
of earlier sources, as every clone begins with its own after an edit: mypy compares each source and each stub with what
it knows, and checks again those that differ and those that depend on them. An error that it finds in this way is not
believed: mypy begins from nothing, and what it says then counts. `--anew` (a part of `make deep`) uses no kept types.

The cache is the one of the builds (`tools/build_cache.py`); `SANDTABLE_CACHE=off` does without.
"""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sandtable.compiled import UNFINISHED, digest_of, python_name
from tools.build_cache import cache_folder, entries_of
from tools.kept_build import NotUsed, replace
from tools.one_at_a_time import one_at_a_time

ROOT: Final = Path(__file__).resolve().parent.parent
TYPES: Final = ".mypy_cache"
LIST: Final = "digests.json"
KEPT_TYPES: Final = 2
"""The number of kept folders of types, 54 MB each: those that were used or put there last."""
SOURCES: Final = ("*.py", "*.pyi")
GROUND: Final = ("pyproject.toml", "requirements-dev.lock")
"""The settings and the versions of all packages. They and the sources decide what mypy finds."""
VARIABLES: Final = ("MYPYPATH", "PYTHONPATH", "DJANGO_SETTINGS_MODULE")
"""The variables that mypy and its plugin for Django read."""


class TypesOfUser:
    """The kept types of a user, as the clone at `root` sees them."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        self.place = folder / "types" / python_name()

    def take(self, key: str) -> bool:
        """Copy types into a clone that has none. True when they are of earlier sources, not of exactly these."""
        if (self.root / TYPES).exists():
            return False
        self._open()
        with one_at_a_time(self.place):
            kept = self._nearest(key)
            if kept is not None:
                replace(self.root / TYPES, lambda into: _copy(kept, into))
                os.utime(kept)
        return kept is not None and kept.name != key

    def _nearest(self, key: str) -> Path | None:
        """The types of exactly these sources, or the newest of the same ground."""
        ground, _, _ = key.partition("-")
        found = [self.place / key, *(each for each in entries_of(self.place) if each.name.startswith(f"{ground}-"))]
        return next((each for each in found if each.is_dir() and _is_intact(each)), None)

    def keep(self, key: str) -> None:
        """Put the types of the clone there, unless they are, or its sources are no longer those of the key."""
        self._open()
        with one_at_a_time(self.place):
            kept = self.place / key
            if (kept.is_dir() and _is_intact(kept)) or key_of(self.root) != key:
                return
            replace(kept, lambda into: _put(self.root / TYPES, into))
            for old in [each for each in entries_of(self.place) if each.is_dir()][KEPT_TYPES:]:
                shutil.rmtree(old)

    def _open(self) -> None:
        """Make the folders at need. Raises NotUsed when somebody else could change the types in them."""
        for folder in (self.folder, self.place.parent, self.place):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            found = folder.stat()
            if found.st_uid != os.geteuid() or found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
                raise NotUsed(f"somebody else may write to {folder}")
        with one_at_a_time(self.place):
            for unfinished in self.place.glob(f"*{UNFINISHED}"):  # of a process that died
                shutil.rmtree(unfinished, ignore_errors=True)


def key_of(root: Path) -> str:
    """The digests of everything in the clone at `root` that decides what mypy finds: `<ground>-<sources>`."""
    machine = [sys.version, sys.platform, *(f"{name}={os.environ.get(name)}" for name in VARIABLES)]
    return f"{_digest_of(machine, root, GROUND)}-{_digest_of([], root, SOURCES)}"


def _digest_of(texts: Iterable[str], root: Path, patterns: Iterable[str]) -> str:
    """The digest of texts, and of the names and the contents of the files of the clone."""
    key = blake2b(digest_size=16)
    for text in texts:
        key.update(f"{text}\0".encode())
    for name in deciding(root, patterns):
        path = root / name
        # A file that git knows and that is gone is a difference too.
        digest = digest_of(path.read_bytes()) if path.is_file() else "absent"
        key.update(f"{name}\0{digest}\0".encode())
    return key.hexdigest()


def deciding(root: Path, patterns: Iterable[str]) -> list[str]:
    """The names of the files of the clone that decide, tracked or not; git leaves out what is made."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)  # noqa: S603 - from above
    if done.returncode != 0:
        raise NotUsed(f"git can't tell the sources: {done.stderr.strip()}")
    return sorted(set(done.stdout.split("\0")) - {""})


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name != LIST:
            yield path.relative_to(folder).as_posix(), path


def _copy(folder: Path, into: Path) -> None:
    for name, path in _files(folder):
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, into / name)


def _put(types: Path, into: Path) -> None:
    _copy(types, into)
    (into / LIST).write_text(json.dumps(_digests(into)))


def _digests(folder: Path) -> dict[str, str]:
    return {name: digest_of(path.read_bytes()) for name, path in _files(folder)}


def _is_intact(kept: Path) -> bool:
    """Whether every file is as it was put there."""
    try:
        return bool(_digests(kept) == json.loads((kept / LIST).read_text()))
    except (OSError, ValueError):
        return False


def types_of_user(root: Path) -> TypesOfUser | None:
    """The kept types; None when the cache is switched off. Raises NotUsed when there is no place for one."""
    folder = cache_folder()
    return None if folder is None else TypesOfUser(root, folder)


def check(root: Path = ROOT) -> int:
    """Run mypy on the clone, with kept types where there are any; its exit status. A cache that fails is told."""
    kept, key, are_earlier = None, "", False
    with told("The kept types are not used"):
        if kept := types_of_user(root):
            key = key_of(root)
            are_earlier = kept.take(key)
    status = run_mypy(root)
    if status != 0 and are_earlier:
        print("mypy began with types of earlier sources; it begins from nothing.", flush=True)
        status = anew(root)
    with told("The types are not kept for other clones"):
        if key and kept and status == 0:
            kept.keep(key)
    return status


def anew(root: Path = ROOT) -> int:
    """Run mypy on the clone from nothing; its exit status."""
    shutil.rmtree(root / TYPES, ignore_errors=True)
    return run_mypy(root)


@contextmanager
def told(problem: str) -> Iterator[None]:
    """Types are found without the cache too: an error of its files is printed, and ends nothing."""
    try:
        yield
    except (OSError, NotUsed) as reason:
        print(f"{problem}: {reason}", flush=True)


def run_mypy(root: Path) -> int:
    command = [f"{Path(sys.executable).parent}/mypy", "--cache-dir", TYPES, "."]
    return subprocess.run(command, cwd=root).returncode  # noqa: S603 - from above


if __name__ == "__main__":
    sys.exit(anew() if "--anew" in sys.argv[1:] else check())
