"""Builds that a user keeps for all clones on a machine: a second clone of the same sources compiles nothing.

A kept build is a folder `<cache>/compiled/<python>/<group>/<id>/` with the files of the build and a list (`kept.json`)
of their digests and of its maker's ingredients (`tools/maker.py`). A clone copies it only when all of this holds:

- its list of sources belongs to exactly the sources of the clone, by the judge that also decides at import;
- no file of the clone comes in front of a module that the compiler has read;
- every ingredient of its maker is that of the compiler here, or of one whose builds are faster;
- it belongs to the user, and nobody else may write to it, because it is executed;
- every file has the digest that was noted when it was put there.

The folder is `sandtable` in the user's folder of caches, or the one that `SANDTABLE_CACHE` names; `SANDTABLE_CACHE=off`
does without. A cache that can't be used is told with the reason, once, and the groups are compiled.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, TypeVar

from sandtable.compiled import UNFINISHED, Build, Sources, python_name
from tools.c_objects import Compiler
from tools.kept_build import Damaged, Kept, NotUsed, need_own, put, replace
from tools.maker import CannotTell, digest_of_texts, ingredients, runtime
from tools.one_at_a_time import one_at_a_time

KEPT_BUILDS: Final = 5
"""The number of kept builds of a group: those that were used or put there last."""
OFF: Final = "off"
STAMP: Final = "maker"
"""The file that names the maker of the half-made things beside it."""

T = TypeVar("T")


def cache_folder() -> Path | None:
    """The folder of the user's cache; None when it is switched off. Raises NotUsed when there is no home."""
    named = os.environ.get("SANDTABLE_CACHE", "").strip()
    if named:
        return None if named == OFF else Path(named).absolute()
    caches = os.environ.get("XDG_CACHE_HOME", "").strip()
    if os.path.isabs(caches):  # the standard of these folders has any other ignored
        return Path(caches) / "sandtable"
    home = Path(os.path.expanduser("~"))
    if not home.is_dir():
        raise NotUsed(f"there is no home folder ({home})")
    return home / ".cache" / "sandtable"


def cache_of_user(compiler: Compiler) -> Cache | None:
    """The cache that the environment names; None when it is switched off, or there is no place for one (printed)."""
    try:
        folder = cache_folder()
    except NotUsed as reason:
        print(f"No builds are kept for other clones: {reason}", flush=True)
        return None
    return None if folder is None else Cache(folder, compiler)


def forget(folder: Path) -> None:
    """Throw away all kept builds, for every Python. Raises NotUsed when they are not the user's."""
    for place in folder.glob("compiled/*"):
        need_own(place)
        with one_at_a_time(place):
            for entry in filter(Path.is_dir, place.iterdir()):
                shutil.rmtree(entry)


class Cache:
    """The builds of a user, seen by one compiler. The first error of its files is told, and ends its use."""

    def __init__(self, folder: Path, compiler: Compiler) -> None:
        self.folder = folder
        self.compiler = compiler
        self.place = folder / "compiled" / python_name()
        self.is_used = True

    @cached_property
    def maker(self) -> dict[str, str]:
        """The ingredients of all that decides machine code here, apart from the sources, as they were at first."""
        return self.ingredients_now()

    @cached_property
    def good_makers(self) -> list[dict[str, str]]:
        """The ingredients of this compiler, and of those whose builds are taken too."""
        return [self.maker, *map(ingredients, self.compiler.better)]

    def ingredients_now(self) -> dict[str, str]:
        return ingredients(self.compiler)

    def take(self, group: str, sources: Sources, engine: Build | None, place: Path) -> Build | None:
        """Copy a kept build of these sources into `place`, the clone's folder of builds; None when there is none."""
        return self._use(lambda: self._take(group, sources, engine, place))

    def keep(self, build: Build, root: Path) -> None:
        """Put a finished build of the clone at `root` there, unless its code names a folder of this clone."""
        self._use(lambda: self._keep(build, root))

    def bind(self, work: Path) -> None:
        """Begin the folder of half-made things anew when another maker has worked there.

        What another compiler left there, under a name that is the same for both, must not end up in a kept build.
        """
        self._use(lambda: self._bind(work))

    def _use(self, deed: Callable[[], T]) -> T | None:
        if not self.is_used:
            return None
        try:
            self._open()
            with one_at_a_time(self.place):
                return deed()
        except (OSError, NotUsed, CannotTell) as reason:
            self.is_used = False
            print(f"The cache of builds in {self.folder} is not used: {reason}", flush=True)
            return None

    def _open(self) -> None:
        """Make the folders at need. Raises NotUsed when somebody else could change the code in them."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for folder in (self.folder.resolve(), self.place.parent, self.place):
            folder.mkdir(exist_ok=True, mode=0o700)
            need_own(folder)

    def _take(self, group: str, sources: Sources, engine: Build | None, place: Path) -> Build | None:
        kept = [each for each in map(Kept.at, entries_of(self._group(group))) if each is not None]
        for each in kept:
            if self.is_maker_of(each) and each.belongs_to(sources, engine):
                try:
                    replace(place / group / each.name, each.copy_to)
                except Damaged as reason:
                    print(f"{group}: a kept build is not used, because {reason}", flush=True)
                    continue
                os.utime(each.folder)
                return Build.at(place / group / each.name)
        return None

    def is_maker_of(self, kept: Kept) -> bool:
        """Whether all that decides machine code, apart from the sources, is as it was when this build was made."""
        return kept.maker in self.good_makers

    def _keep(self, build: Build, root: Path) -> None:
        group = build.folder.parent.name
        files = {path.relative_to(build.folder).as_posix(): path.read_bytes() for path in files_below(build.folder)}
        if named := named_in(files.values(), (root, runtime())):
            print(f"{group}: not kept for other clones, because its code names {named}", flush=True)
            return
        if self.ingredients_now() != self.maker:
            raise NotUsed("the compiler changed while it compiled")
        place = self._group(group)
        name = digest_of_texts([build.folder.name, *self.maker.values()])
        replace(place / name, lambda into: put(build, self.maker, files, into))
        for old in entries_of(place)[KEPT_BUILDS:]:
            shutil.rmtree(old)

    def _group(self, group: str) -> Path:
        """The folder with the kept builds of a group."""
        place = self.place / group
        place.mkdir(exist_ok=True, mode=0o700)
        need_own(place)
        for unfinished in place.glob(f"*{UNFINISHED}"):  # of a process that died: the others wait for their turn
            shutil.rmtree(unfinished)
        return place

    def _bind(self, work: Path) -> None:
        stamp = work / STAMP
        maker = digest_of_texts(self.maker.values())
        if not stamp.is_file() or stamp.read_text() != maker:
            shutil.rmtree(work, ignore_errors=True)
            work.mkdir(parents=True)
            stamp.write_text(maker)


def entries_of(place: Path) -> list[Path]:
    """The folders of kept builds in the folder of a group, the one used or put there last first."""
    return sorted(place.iterdir(), key=lambda entry: entry.stat().st_mtime_ns, reverse=True)


def files_below(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def named_in(files: Iterable[bytes], folders: Sequence[Path]) -> Path | None:
    """The first of these folders that a file names; None when no file does."""
    return next((folder for folder in folders for data in files if os.fsencode(folder) in data), None)
