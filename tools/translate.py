"""One step of the build: mypyc translates the modules of one group to C. `tools/build_engine.py` runs it.

It is a process of its own, because mypyc ends its process at the first wrong source. mypyc compares what it finds with
the last run and translates again only what has to be: the types it found, and the C files, stay in the folder `work`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b, sha1
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.compiled import ENGINE, Sources, digest_of
from tools import runtime_parts

if TYPE_CHECKING:
    from mypyc.ir.deps import SourceDep

OPTIONS: Final = (
    "--config-file=",
    "--ignore-missing-imports",
    "--follow-imports=silent",
    "--no-sqlite-cache",
    "--no-fixed-format-cache",  # as JSON: the names and interfaces in it are read below
)
LIBRARY: Final = "sandtable_"


class Moved(RuntimeError):
    """The sources changed while they were translated."""


@dataclass(frozen=True)
class Library:
    """One extension module to make: its dotted name, C files, and what the C compiler is to be told."""

    name: str
    sources: list[str]
    headers: list[str]
    """The generated headers that its generated sources include, directly or not."""
    include_dirs: list[str]
    arguments: list[str]


@dataclass(frozen=True)
class Translation:
    """A group in C; `modules`, `read`, `interface` and `engine` are those of `sandtable.compiled.Build`."""

    libraries: list[Library]
    modules: dict[str, str]
    read: dict[str, str]
    interface: str
    engine: str
    foreign: list[str]
    """The modules that it imports and that are neither of the project nor described by mypy, by dotted name."""

    @classmethod
    def from_json(cls, text: str) -> Translation:
        fields: dict[str, Any] = json.loads(text)
        return cls(**fields | {"libraries": [Library(**each) for each in fields["libraries"]]})


class Found:
    """mypy's records about the modules it read, in the folder of its cache."""

    def __init__(self, root: Path, types: Path) -> None:
        self.root = root
        self.types = types / "{}.{}".format(*sys.version_info)

    def about(self, module: str) -> dict[str, Any] | None:
        """The record of a module of the project, by dotted name; None for other modules."""
        record = self._record(module)
        return record and self._of_project(record)

    def _record(self, module: str) -> dict[str, Any] | None:
        """The record of any module; None when mypy has not found it."""
        place = self.types.joinpath(*module.split("."))
        for path in (place.with_name(f"{place.name}.meta.json"), place / "__init__.meta.json"):
            if path.is_file():
                return dict(json.loads(path.read_bytes()))
        return None

    def is_foreign(self, module: str) -> bool:
        """Whether a module is neither of the project nor described by a file that comes with mypy."""
        import mypy

        record = self._record(module)
        if record is None:
            return True
        own_types = Path(mypy.__file__).parent / "typeshed"
        return self._of_project(record) is None and not Path(record["path"]).is_relative_to(own_types)

    def _of_project(self, about: dict[str, Any]) -> dict[str, Any] | None:
        """The same with its path below the root; None when it is no module of the project."""
        path = self.root / about["path"]
        if not path.is_relative_to(self.root) or "site-packages" in path.parts:
            return None
        return about | {"path": path.relative_to(self.root).as_posix()}

    def layout(self, name: str) -> Path:
        """The file in which mypyc keeps the classes and functions of a module, without their bodies."""
        return self.types / f"{name.removesuffix('.py')}.ir.json"

    def is_of(self, about: dict[str, Any], data: bytes) -> bool:
        """Whether it found this in this very source."""
        return bool(about["hash"] == sha1(data, usedforsecurity=False).hexdigest())

    def forget_edited(self) -> None:
        """Have every edited module read again. mypy itself compares times in whole seconds, and sizes."""
        for path in (self.types / "sandtable").rglob("*.meta.json"):
            about = json.loads(path.read_bytes())
            source = self.root / about["path"]
            if not source.is_file() or not self.is_of(about, source.read_bytes()):
                path.unlink()

    def read_by(self, modules: Iterable[str], others: Container[str]) -> Iterator[dict[str, Any]]:
        """The records of these modules and of all project modules that they import, directly or not.

        `others` are compiled in another group. Their imports are not followed: the interface of that group
        holds all that matters of them.
        """
        waiting = [dotted(name) for name in modules]
        seen = set(waiting)
        while waiting:
            about = self.about(waiting.pop())
            if about is None:
                continue
            yield about
            if about["path"] not in others:
                new = set(about["dependencies"]) - seen
                waiting += new
                seen |= new


def dotted(name: str) -> str:
    """The name of the module at a path: "sandtable.engine.dice" for "sandtable/engine/dice.py"."""
    return name.removesuffix(".py").replace("/", ".")


def translate(root: Path, work: Path, group: str, engine: str) -> Translation:
    """Bring the C files of a group up to date with its sources.

    `engine` is the interface of the engine's build. Raises Moved, or ends the process when mypyc refuses the sources.
    """
    from mypyc.build import mypycify

    sources = Sources(root)
    found = Found(root, work / "types")
    modules = sources.groups[group]
    found.forget_edited()
    stamp = _forget_if_engine_changed(found, work, group, modules, engine)
    groups = {each: list(sources.groups[each]) for each in dict.fromkeys((ENGINE, group))}
    extensions = mypycify(
        [*OPTIONS, f"--cache-dir={work / 'types'}", *sum(groups.values(), [])],
        opt_level="3",
        debug_level="0",
        separate=[(names, LIBRARY + each) for each, names in groups.items()],
        target_dir=str(work / "c"),
        multi_file=True,
    )
    names = {f"{LIBRARY}{group}__mypyc", *map(dotted, modules)}
    parts = runtime_parts.needed(found.layout(name) for each in groups.values() for name in each)
    translation = Translation(
        [_library(each, parts, work / "c") for each in extensions if each.name in names],
        modules,
        _others_read(found, sources, group),
        _interface(found, work, group, modules),
        "" if group == ENGINE else _interface(found, work, ENGINE, sources.groups[ENGINE]),
        _foreign(found, sources, group),
    )
    if translation.engine != engine:
        stamp.unlink()
        raise Moved("the engine changed while the rules were compiled; start again")
    return translation


def _forget_if_engine_changed(found: Found, work: Path, group: str, modules: Iterable[str], engine: str) -> Path:
    """Have a group translated anew for another interface of the engine; where the interface is written down.

    mypy has a group translated again when it sees other types; a decorator for mypyc is no type.
    """
    stamp = work / f"{group}.engine"
    if not stamp.exists() or stamp.read_text() != engine:
        for name in modules:
            found.layout(name).unlink(missing_ok=True)
        work.mkdir(parents=True, exist_ok=True)
        stamp.write_text(engine)
    return stamp


def _library(extension: Any, parts: Sequence[SourceDep], generated: Path) -> Library:
    arguments = [each for each in extension.extra_compile_args if each != "-Werror"]  # a new warning stops nobody
    sources = [str(each) for each in extension.sources]
    headers = {str(each) for each in extension.depends}
    include_dirs = [str(each) for each in extension.include_dirs]
    if include_dirs:  # no shim, which only hands on what the library of its group has
        sources = _with(sources, runtime_parts.put_beside(parts, generated))
        headers |= {str(generated / part.get_header()) for part in parts}
        include_dirs = _with(include_dirs, runtime_parts.include_dirs(parts))
    return Library(extension.name, sources, sorted(headers), include_dirs, arguments)


def _with(paths: Iterable[str], others: Sequence[str]) -> list[str]:
    """These paths, those of `others` last and once."""
    return [*(each for each in paths if each not in others), *others]


def _others_read(found: Found, sources: Sources, group: str) -> dict[str, str]:
    """The digests of the interpreted modules that decided what the C of a group is.

    Raises Moved when a source is not what mypy read, and ValueError when one is compiled in a third group.
    """
    owners = {name: each for each, names in sources.groups.items() for name in names}
    read = {}
    for about in _records(found, sources, group):
        name: str = about["path"]
        data = (sources.root / name).read_bytes()
        if not found.is_of(about, data) or digest_of(data) != sources.digest(name):
            raise Moved(f"{name} changed while it was compiled; start again")
        if name not in owners:
            read[name] = digest_of(data)
        elif owners[name] not in (ENGINE, group):
            raise ValueError(f"{group} imports {name}: of the other groups only the engine may be imported")
    return dict(sorted(read.items()))


def _records(found: Found, sources: Sources, group: str) -> Iterator[dict[str, Any]]:
    """The records of all project modules that a group reads, up to those that are compiled in other groups."""
    others = {name for each, names in sources.groups.items() if each != group for name in names}
    return found.read_by(sources.groups[group], others)


def _foreign(found: Found, sources: Sources, group: str) -> list[str]:
    """The modules whose versions are in no list: those of other packages, and those that are missing."""
    imported = {name for about in _records(found, sources, group) for name in about["dependencies"]}
    missing = {name for about in _records(found, sources, group) for name in about["suppressed"]}
    return sorted(missing | {name for name in imported if found.is_foreign(name)})


def _interface(found: Found, work: Path, group: str, modules: Iterable[str]) -> str:
    """A digest of the types of a group, the layout of its classes, and what its library exports."""
    total = blake2b(digest_size=16)
    for name in sorted(modules):
        about = found.about(dotted(name))
        assert about is not None, name
        layout = json.loads(found.layout(name).read_bytes())["ir"]
        total.update(json.dumps([about["version_id"], about["interface_hash"], _without_lines(layout)]).encode())
    total.update((work / "c" / f"__native_{LIBRARY}{group}.h").read_bytes())
    return total.hexdigest()


def _without_lines(layout: Any) -> Any:
    """Line numbers of functions are left out, because other modules don't depend on them."""
    if isinstance(layout, dict):
        return {key: _without_lines(value) for key, value in layout.items() if key != "line"}
    return [_without_lines(each) for each in layout] if isinstance(layout, list) else layout


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--group", required=True)
    parser.add_argument("--engine", default="")
    parser.add_argument("--into", type=Path, required=True, help="where the answer goes, as JSON")
    chosen = parser.parse_args(arguments)
    os.chdir(chosen.root)
    try:
        translation = translate(chosen.root, chosen.work, chosen.group, chosen.engine)
    except (Moved, ValueError) as reason:
        print(reason)
        return 1
    chosen.into.write_text(json.dumps(asdict(translation)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
