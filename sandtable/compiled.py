"""Finds the compiled builds of the rules, and imports each of them only while it belongs to exactly these sources.

The rules are compiled in groups: the engine, the agents with the playtests, and each game. `tools/build_engine.py` puts
every build of a group into `build/compiled/<python>/<group>/<id>/`, with a list of all it was made from (`build.json`).
This module is imported before any rule (`sandtable/__init__.py`), so the web, the workers, commands and tests all
choose alike: a group whose sources were edited runs interpreted until the next build, and the others stay compiled.

A game is compiled against the layout of the engine's classes. Its build is used only together with a build of the
engine that has this very layout; where the engine runs interpreted, everything does. `SANDTABLE_INTERPRETED=1` runs the
sources in spite of all builds, `SANDTABLE_INTERPRETED=destiny,playtest` those of the groups that it names.
`SANDTABLE_BUILDS` names another folder with builds; a release build is tried there before it is used.
"""

# interpreted: chooses between compiled and interpreted modules

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = "sandtable"
"""The package of the rules; everything in it is compiled unless it says otherwise."""
ENGINE: Final = "engine"
"""The group that all other groups are compiled against."""
PLAYTEST: Final = "playtest"
"""The group of the agents and the playtests."""
LIST: Final = "build.json"
USES_PROFILE: Final = "-fprofile-use"
"""The option of the C compiler that marks the maker of a release build."""
UNFINISHED: Final = ".unfinished"
"""The ending of a build folder's name while it is being made."""

_INTERPRETED: Final = re.compile(r"^# interpreted: \S", re.MULTILINE)


def is_interpreted(source: str) -> bool:
    """True when a module keeps out of the compiled build by a line `# interpreted: <reason>` of its own."""
    return _INTERPRETED.search(source) is not None


def sources(root: Path = ROOT) -> Iterator[tuple[Path, bool]]:
    """Every module of the rules, and whether it is compiled.

    A package marked in its `__init__.py` is left out with all that is below it. An `__init__.py` is never compiled.
    """
    yield from _below(root / RULES)


def _below(folder: Path) -> Iterator[tuple[Path, bool]]:
    start = folder / "__init__.py"
    if not start.is_file() or is_interpreted(start.read_text(encoding="utf-8")):
        return
    for entry in sorted(folder.iterdir()):
        if entry.is_dir():
            yield from _below(entry)
        elif entry.suffix == ".py":
            yield entry, entry != start and not is_interpreted(entry.read_text(encoding="utf-8"))


def group_of(name: str) -> str:
    """The group of a module, given by its path below the root: "sandtable/games/destiny/state.py" is of "destiny"."""
    parts = Path(name).parts
    if parts[1] == "games" and len(parts) > 3:
        return parts[2]
    return PLAYTEST if parts[1] in ("agents", "playtest") else ENGINE


def digest_of(data: bytes) -> str:
    """32 hex digits."""
    return blake2b(data, digest_size=16).hexdigest()


class Sources:
    """The sources below one root as they are now; every file is read once."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.groups: dict[str, dict[str, str]] = {ENGINE: {}}
        """By group the compiled modules: a digest of each by its path below the root."""
        self._digests: dict[str, str] = {}
        for path, is_compiled in sources(root):
            if is_compiled:
                name = path.relative_to(root).as_posix()
                self.groups.setdefault(group_of(name), {})[name] = self.digest(name)

    def digest(self, name: str) -> str:
        """The digest of a file, given by its path below the root; empty when there is none."""
        if name not in self._digests:
            path = self.root / name
            self._digests[name] = digest_of(path.read_bytes()) if path.is_file() else ""
        return self._digests[name]


@dataclass(frozen=True)
class Build:
    """One group as machine code, and all that decides whether it may run."""

    folder: Path
    modules: Mapping[str, str]
    """The modules it was compiled from: the digest of each by its path."""
    read: Mapping[str, str]
    """The modules that stay interpreted and that the compiler read along the way: the digest of each by its path."""
    interface: str
    """A digest of everything that other groups see of this one when they are compiled."""
    engine: str
    """The `interface` of the engine this group was compiled against; empty for the engine itself."""
    maker: str
    """The compilers and their options."""
    objects: tuple[str, ...] = ()
    """The object files it was linked from."""

    @property
    def is_release(self) -> bool:
        """Whether it was optimised by a profile of games (`tools/release_build.py`)."""
        return USES_PROFILE in self.maker.split()

    @classmethod
    def at(cls, folder: Path) -> Build | None:
        """The build in a folder; None when there is none, or one that another version of the project listed."""
        try:
            fields: dict[str, Any] = json.loads((folder / LIST).read_text(encoding="utf-8"))
            return cls(folder, **fields | {"objects": tuple(fields["objects"])})
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def belongs_to(self, sources: Sources, engine: Build | None) -> bool:
        """Whether it does exactly what these sources say, beside this build of the engine (None for the engine)."""
        return (
            self.modules == sources.groups[group_of(next(iter(self.modules)))]
            and all(sources.digest(name) == digest for name, digest in self.read.items())
            and self.engine == ("" if engine is None else engine.interface)
        )


def folder(root: Path = ROOT) -> Path:
    """The folder of all builds for this Python, or the one that `SANDTABLE_BUILDS` names."""
    named = os.environ.get("SANDTABLE_BUILDS", "")
    return Path(named) if named else root / "build" / "compiled" / python_name()


def python_name() -> str:
    """The name of this Python's interface for compiled modules, as part of a path."""
    return str(get_config_var("SOABI") or sys.implementation.cache_tag)


def builds(root: Path, group: str) -> list[Build]:
    """The builds of a group on disk, the one used or made last first."""
    return builds_in(folder(root) / group)


def builds_in(place: Path) -> list[Build]:
    """The builds in the folder of a group, the one used or made last first."""
    found = [entry for entry in place.iterdir() if entry.suffix != UNFINISHED] if place.is_dir() else []
    entries = sorted(found, key=_last_used, reverse=True)
    return [build for build in map(Build.at, entries) if build is not None]


def _last_used(entry: Path) -> int:
    try:
        return entry.stat().st_mtime_ns
    except FileNotFoundError:  # an old build that is being thrown away
        return 0


def current(sources: Sources) -> dict[str, Build]:
    """By group the build that belongs to these sources. Without one of the engine there is none at all."""
    engine = _first(sources, ENGINE, None)
    if engine is None:
        return {}
    others = {group: _first(sources, group, engine) for group in sources.groups if group != ENGINE}
    return {ENGINE: engine} | {group: build for group, build in others.items() if build is not None}


def _first(sources: Sources, group: str, engine: Build | None) -> Build | None:
    return next((build for build in builds(sources.root, group) if build.belongs_to(sources, engine)), None)


def is_release(root: Path = ROOT) -> bool:
    """Whether the builds that belong to these sources are release builds, all of them."""
    sources = Sources(root)
    found = current(sources)
    return found.keys() == sources.groups.keys() and all(build.is_release for build in found.values())


class CompiledModules(MetaPathFinder):
    """Offers the extension modules of some builds, under the names of the sources they were made from."""

    def __init__(self, builds: Sequence[Build]) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.files = {
            ".".join(path.relative_to(build.folder).parts).removesuffix(suffix): path
            for build in builds
            for path in build.folder.rglob(f"*{suffix}")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def kept_interpreted(groups: Sequence[str]) -> set[str]:
    """The groups that `SANDTABLE_INTERPRETED` keeps from their builds. Raises ValueError when it names another."""
    text = os.environ.get("SANDTABLE_INTERPRETED", "").strip()
    if text in ("", "0"):
        return set()
    named = set(text.split(","))
    if text == "1" or ENGINE in named:
        return set(groups)
    if unknown := sorted(named - set(groups)):
        raise ValueError(f"SANDTABLE_INTERPRETED is 0, 1 or a list of {', '.join(groups)}; not {', '.join(unknown)}")
    return named


@cache
def use_compiled() -> Mapping[str, bool]:
    """From now on import the builds that belong to these sources; by group, whether there is one."""
    found = Sources()
    kept = kept_interpreted(list(found.groups))
    used = {group: build for group, build in current(found).items() if group not in kept}
    if used:
        sys.meta_path.insert(0, CompiledModules(list(used.values())))
    return {group: group in used for group in found.groups}
