"""Finds the compiled build of the rules, and imports it only while it belongs to exactly these sources.

`tools/build_engine.py` compiles the modules named here into `build/compiled/<python>-<digest of the sources>/`. This
module is imported before any of them (`simulate/__init__.py`), so the web, the workers, commands and tests all take the
same build. An edited source has another digest: it runs interpreted until the next build, and old machine code is never
run by mistake. `SANDTABLE_INTERPRETED=1` runs the sources whatever has been built.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PURE: Final = ("simulate/engine", "simulate/agents", "simulate/games", "simulate/playtest")
"""The folders with rules; everything in them is compiled unless it says otherwise."""

_INTERPRETED: Final = re.compile(r"^# interpreted: \S", re.MULTILINE)


def is_interpreted(source: str) -> bool:
    """True when a module keeps out of the compiled build by a line `# interpreted: <reason>` of its own."""
    return _INTERPRETED.search(source) is not None


def sources(root: Path = ROOT) -> Iterator[tuple[Path, bool]]:
    """Every module that decides what the compiled build does, and whether it is compiled itself.

    A package marked in its `__init__.py` is left out with all that is below it. An `__init__.py` is never compiled.
    """
    for folder in PURE:
        if (root / folder).is_dir():
            yield from _below(root / folder)


def _below(folder: Path) -> Iterator[tuple[Path, bool]]:
    start = folder / "__init__.py"
    if not start.is_file() or is_interpreted(start.read_text(encoding="utf-8")):
        return
    for entry in sorted(folder.iterdir()):
        if entry.is_dir():
            yield from _below(entry)
        elif entry.suffix == ".py":
            yield entry, entry != start and not is_interpreted(entry.read_text(encoding="utf-8"))


def digest(root: Path = ROOT) -> str:
    """16 hex digits that change with any of the sources."""
    total = blake2b(digest_size=8)
    for path, _ in sources(root):
        data = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()}\0{len(data)}\0".encode() + data)
    return total.hexdigest()


def folder(root: Path = ROOT) -> Path:
    """Where the build of these sources for this Python is, or will be."""
    return root / "build" / "compiled" / f"{get_config_var('SOABI') or sys.implementation.cache_tag}-{digest(root)}"


class CompiledModules(MetaPathFinder):
    """Offers the extension modules of one build, under the names of the sources they were made from."""

    def __init__(self, build: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.files = {
            ".".join(path.relative_to(build).parts).removesuffix(suffix): path for path in build.rglob(f"*{suffix}")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


@cache
def use_compiled() -> bool:
    """From now on import the compiled build if there is one for these sources; says whether there is."""
    if os.environ.get("SANDTABLE_INTERPRETED", "") not in ("", "0"):
        return False
    build = folder()
    if not build.is_dir():
        return False
    sys.meta_path.insert(0, CompiledModules(build))
    return True
