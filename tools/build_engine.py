"""Compile the rules with mypyc: `python -m tools.build_engine`. The same source runs interpreted without it.

Which modules are compiled, and in which groups, is said by the sources themselves (`sandtable/compiled.py`). A group
whose build is up to date is left alone. Of the others only what an edit has changed is translated and compiled again:
the types, C files and object files of the last build stay in `build/compiled/<python>/work`. A build appears under its
final name only when it is complete. Where the user's cache has a build of the same sources by the same compiler, it is
copied (`tools/build_cache.py`).

A quick build (`--quick`, for `make test`) is optimised less; where there is a better one, that one is taken.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from sandtable.compiled import ENGINE, LIST, UNFINISHED, Build, Sources, builds_in, current, folder
from tools.build_cache import Cache, cache_folder, cache_of_user, forget
from tools.c_objects import CannotCompile, Compiler, Objects
from tools.kept_build import NotUsed
from tools.one_at_a_time import one_at_a_time
from tools.translate import Library, Translation

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT_BUILDS: Final = 3
"""The number of builds of a group on disk: processes of an older build may still have modules to import."""
WORK: Final = "work"


def build(root: Path = ROOT, *, force: bool = False, quick: bool = False) -> list[str]:
    """Compile every group whose build is not up to date, or with `force` all of them from nothing.

    Returns the names of the compiled groups.

    A group that the user's cache has is copied instead, but not with `force`, which leaves the cache alone.
    Raises CannotCompile when some could not be compiled; the others are.
    """
    place = folder(root)
    with one_at_a_time(place):
        if force:
            _forget_everything(place)
        sources = Sources(root)
        try:
            compiler = Compiler(quick=quick)
        except CannotCompile:
            if stale(sources):
                raise
            return []
        run = Run(sources, compiler, place, cache=None if force else cache_of_user(compiler))
        run.go()
        if run.started or run.taken:
            run.objects.keep_only(forget_old(place, sources.groups))
    run.check()
    if edited := stale(Sources(root)):
        raise CannotCompile(f"the sources of {', '.join(edited)} changed while they were compiled; start again")
    return list(run.started)


def stale(sources: Sources) -> list[str]:
    """The groups without a build that belongs to these sources."""
    found = current(sources)
    return [group for group, modules in sources.groups.items() if modules and group not in found]


@dataclass
class Started:
    """A group whose C is being compiled."""

    build: Build
    libraries: dict[str, list[str]]
    """By extension module the keys of its object files."""
    foreign: list[str]
    """The modules of other packages that it was made from."""


class Run:
    """One run over all groups: each is translated in turn, while the C of those before it is compiled."""

    def __init__(
        self,
        sources: Sources,
        compiler: Compiler,
        place: Path,
        objects: Objects | None = None,
        cache: Cache | None = None,
    ) -> None:
        """`place` is the folder for the builds. The types and C files are shared by all builds of a project."""
        self.sources = sources
        self.place = place
        self.work = folder(sources.root) / WORK
        self.compiler = compiler
        self.objects = objects or Objects(self.work / "o", compiler)
        self.cache = cache
        self.pool = ThreadPoolExecutor(os.cpu_count() or 1)
        self.jobs: dict[str, Future[None]] = {}
        """Object files in the making, by key."""
        self.started: dict[str, Started] = {}
        self.taken: list[str] = []
        """The groups whose builds were copied from the cache."""
        self.refused: dict[str, str] = {}
        """By group that could not be compiled: the reason."""

    def go(self) -> None:
        with self.pool:
            engine = self._ready(ENGINE, None) or self._start(ENGINE, None)
            if engine is not None:
                for group in self._others():
                    self._ready(group, engine) or self._start(group, engine)
            for group, started in self.started.items():
                self._finish(group, started)
        self.objects.headers.forget()

    def check(self) -> None:
        """Raises CannotCompile when a group could not be compiled; the others are."""
        if self.refused:
            raise CannotCompile("\n".join(f"{group}: {reason}" for group, reason in self.refused.items()))

    def _others(self) -> list[str]:
        """All groups but the engine, the largest first: then both processors are busy to the end."""
        modules = self.sources.groups
        size = {group: sum((self.sources.root / name).stat().st_size for name in modules[group]) for group in modules}
        return sorted((group for group in modules if group != ENGINE), key=lambda group: -size[group])

    def _ready(self, group: str, engine: Build | None) -> Build | None:
        """The build on disk that belongs to the sources and was made by these compilers; a release build is as good."""
        for found in builds_in(self.place / group):
            if self.compiler.could_make(found.maker) and found.belongs_to(self.sources, engine):
                os.utime(found.folder)  # the last one used is the first one found, and the last one thrown away
                return found
        return self._take(group, engine) if self.sources.groups[group] else None

    def _take(self, group: str, engine: Build | None) -> Build | None:
        """The build from the user's cache, copied."""
        found = self.cache.take(group, self.sources, engine, self.place) if self.cache else None
        if found is not None:
            self.taken.append(group)
            print(f"{group}: {found.folder.name}, from the cache", flush=True)
        return found

    def _start(self, group: str, engine: Build | None) -> Build | None:
        """Translate a group, and have its C compiled; the build it will be. None when it is refused."""
        if self.cache:
            self.cache.bind(self.work)
            self.objects.folder.mkdir(parents=True, exist_ok=True)
        try:
            translation = self._translate(group, engine)
        except CannotCompile as reason:
            self.refused[group] = str(reason)
            return None
        libraries = self._compile(self.compiler.libraries(translation.libraries))
        made_from: dict[str, Any] = {
            "modules": translation.modules,
            "read": translation.read,
            "interface": translation.interface,
            "engine": translation.engine,
            "maker": self.compiler.name,
        }
        name = blake2b(json.dumps(made_from, sort_keys=True).encode(), digest_size=8).hexdigest()
        objects = tuple(sorted({key for keys in libraries.values() for key in keys}))
        build = Build(self.place / group / name, objects=objects, **made_from)
        self.started[group] = Started(build, libraries, translation.foreign)
        return build

    def _translate(self, group: str, engine: Build | None) -> Translation:
        """Translate the group to C in a separate process. Raises CannotCompile with the end of its output."""
        answer = self.work / f"{group}.json"
        command = [sys.executable, "-m", "tools.translate", "--root", str(self.sources.root), "--group", group]
        command += ["--work", str(self.work), "--into", str(answer)]
        command += ["--engine", engine.interface] if engine else []
        ended = subprocess.run(  # noqa: S603 - our own command line
            command,
            cwd=ROOT,
            env=os.environ | {"SANDTABLE_INTERPRETED": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        if ended.returncode:
            raise CannotCompile("\n".join(ended.stdout.splitlines()[-30:]))
        return Translation.from_json(answer.read_text())

    def _compile(self, libraries: Iterable[Library]) -> dict[str, list[str]]:
        """Have the C files of libraries compiled, the largest first; by library the keys of its object files."""
        files = {each.name: self._keyed(each) for each in libraries}
        wanted = [file for some in files.values() for file in some if not self.objects.is_there(file[0])]
        self.objects.headers.prepare((source, library) for _, source, library in wanted)
        for key, source, library in (file for some in files.values() for file in some):
            if key not in self.jobs:
                self.jobs[key] = self.pool.submit(self.objects.make, key, source, library)
        return {name: [key for key, _, _ in some] for name, some in files.items()}

    def _keyed(self, library: Library) -> list[tuple[str, Path, Library]]:
        """The C files of a library with the keys of their object files."""
        return [(self.objects.key(source, library), source, library) for source in self.compiler.files(library)]

    def _finish(self, group: str, started: Started) -> None:
        """Link a group, and put it where it will be looked for."""
        target = started.build.folder
        fresh = target.with_name(target.name + UNFINISHED)
        shutil.rmtree(fresh, ignore_errors=True)
        linked: dict[tuple[str, ...], Path] = {}
        """By the object files that a file was made of: the first such file."""
        try:
            for name, keys in started.libraries.items():
                for key in keys:
                    self.jobs[key].result()
                file = fresh.joinpath(*name.split(".")).with_name(name.split(".")[-1] + EXTENSION_SUFFIXES[0])
                if (same := linked.setdefault(tuple(keys), file)) is file:
                    self.compiler.link([self.objects.path(key) for key in keys], file)
                else:
                    file.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(same, file)
        except CannotCompile as reason:
            self.refused[group] = str(reason)
            return
        fields = asdict(started.build)
        del fields["folder"]
        (fresh / LIST).write_text(json.dumps(fields, indent=1))
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
        print(f"{group}: {target.name}", flush=True)
        self._keep(group, started)

    def _keep(self, group: str, started: Started) -> None:
        """Put a build into the user's cache. Which versions of other packages it was made from is in no list."""
        if self.cache and started.foreign:
            print(f"{group}: not kept for other clones, because it imports {', '.join(started.foreign)}", flush=True)
        elif self.cache:
            self.cache.keep(started.build, self.sources.root)


def forget_old(place: Path, groups: Iterable[str]) -> set[str]:
    """Throw away all but the latest builds of each group; the object files of those that stay."""
    needed = set()
    for group in groups:
        kept = builds_in(place / group)[:KEPT_BUILDS]
        needed |= {key for each in kept for key in each.objects}
        for entry in (place / group).glob("*"):
            if entry not in {each.folder for each in kept}:
                shutil.rmtree(entry)
    return needed


def _forget_everything(place: Path) -> None:
    for entry in place.iterdir():
        if entry.is_dir():
            shutil.rmtree(entry)


def forget_cache() -> int:
    """Throw away the builds that the user keeps for all clones."""
    try:
        if (place := cache_folder()) is not None:
            forget(place)
    except (NotUsed, OSError) as reason:
        print(f"*** The cache stays as it is: {reason}", file=sys.stderr)
        return 1
    print(f"no builds are kept in {place} any more" if place else "the cache is switched off")
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--force", action="store_true", help="compile everything from nothing, without the cache")
    parser.add_argument("--quick", action="store_true", help="optimise less, unless there is a better build")
    parser.add_argument("--forget-cache", action="store_true", help="throw away the user's builds for all clones")
    parser.add_argument("--root", type=Path, default=ROOT, help="where `sandtable/` is")
    chosen = parser.parse_args(arguments)
    if chosen.forget_cache:
        return forget_cache()
    started = time.monotonic()
    try:
        made = build(chosen.root.resolve(), force=chosen.force, quick=chosen.quick)
    except CannotCompile as reason:
        print(f"\n*** The rules are NOT all compiled: {reason}", file=sys.stderr)
        print("*** They run interpreted: the same results, several times slower.\n", file=sys.stderr)
        return 1
    print(f"rules compiled: {', '.join(made) or 'nothing to do'} ({time.monotonic() - started:.1f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
