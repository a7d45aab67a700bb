"""The parts of mypyc's runtime library that only some modules need, such as those of `librt.strings`.

mypyc notes them with every module it translates, but hands on only those of modules that it has translated just now. A
group whose translation is taken from the last run would be compiled without them: a header is missing, or a symbol.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypyc.ir.deps import SourceDep


def needed(layouts: Iterable[Path]) -> list[SourceDep]:
    """The parts that modules need, by path in the runtime library; `layouts` are mypyc's notes about each module."""
    noted = (note for path in layouts for note in json.loads(path.read_bytes())["ir"]["dependencies"])
    found = {part.path: part for part in map(_part, noted) if part is not None}
    return [found[path] for path in sorted(found)]


def _part(note: dict[str, Any]) -> SourceDep | None:
    """The part that a note asks to be compiled; None for a header alone, which other groups see."""
    from mypyc.ir.deps import Capsule, SourceDep

    if note["type"] == "Capsule":
        return Capsule(note["name"]).internal_dep()
    if note["type"] == "SourceDep" and note["internal"]:
        return SourceDep(note["path"], include_dirs=note["include_dirs"])
    return None


def put_beside(parts: Iterable[SourceDep], folder: Path) -> list[str]:
    """Copy the C files of these parts and their headers into the folder of generated C; the paths of the C files."""
    from mypyc.build import include_dir

    paths = []
    for part in parts:
        for name in (part.path, part.get_header()):
            text = Path(include_dir(), name).read_text()
            place = folder / name
            if not place.is_file() or place.read_text() != text:
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(text)
        paths.append(str(folder / part.path))
    return paths


def include_dirs(parts: Iterable[SourceDep]) -> list[str]:
    """The folders of headers that these parts want."""
    from mypyc.build import include_dir

    return sorted({str(Path(include_dir(), name)) for part in parts for name in part.include_dirs})
