"""Bytecode that a user keeps for all clones: a second clone imports its modules and tests without compiling them.

Python and pytest put bytecode beside each source, so that a new clone compiles everything once more: modules, and tests
with their rewritten assertions, which take half a minute of the processor. An entry of the cache is called after the
digest of its source, `<cache>/bytecode/<python>/<ending>/<digest>`, and is what any clone would make of the same text.
Only the path of the source differs. Python sets it when it imports a module; for tests, whose bytecode pytest reads
itself, it is set here.

The cache is the one of the builds (`tools/build_cache.py`); `SANDTABLE_CACHE=off` does without.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Iterator
from hashlib import blake2b
from importlib.metadata import version
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from sys import implementation
from types import CodeType
from typing import Final

from sandtable.compiled import digest_of, python_name
from tools.build_cache import cache_folder
from tools.check_types import deciding, told
from tools.kept_build import need_own
from tools.one_at_a_time import one_at_a_time

PLAIN: Final = f".{implementation.cache_tag}.pyc"
REWRITTEN: Final = f".{implementation.cache_tag}-pytest-{version('pytest')}.pyc"
"""The ending of tests and their helpers, whose assertions pytest has rewritten."""
ENDINGS: Final = (PLAIN, REWRITTEN)
HEAD: Final = 16
"""Bytes in front of the bytecode: a magic number, flags, and the time and size of the source, four bytes each."""
CHECKED: Final = 16
"""Bytes in front of an entry: the digest of the rest."""
MOST: Final = 8_000
"""The number of kept entries: those that were used or put there last, about two versions of everything."""
SAFE_NS: Final = 2_000_000_000
"""Bytecode knows its source by a time in whole seconds: it is kept if it was made that much later than the source."""


def take(root: Path) -> None:
    """Put kept bytecode beside the sources of the clone that have none. A cache that fails is told."""
    with told("Kept bytecode is not used"):
        if place := _place():
            for source in _sources(root):
                _take(place, source)


def keep(root: Path) -> None:
    """Keep the bytecode of the clone for others. A cache that fails is told."""
    with told("The bytecode is not kept for other clones"):
        if place := _place():
            with one_at_a_time(place):
                for source in _sources(root):
                    _keep(place, source)
                _forget_old(place)


def _place() -> Path | None:
    """The folder of this Python, made at need; None without a cache. Raises NotUsed when others may write to it."""
    if (folder := cache_folder()) is None:
        return None
    place = folder / "bytecode" / f"{python_name()}-{MAGIC_NUMBER.hex()}"
    for each in (folder, place.parent, place, *(place / ending for ending in ENDINGS)):
        each.mkdir(parents=True, exist_ok=True, mode=0o700)
        need_own(each)
    return place


def _sources(root: Path) -> Iterator[Path]:
    for name in deciding(root, ["*.py"]):
        if (root / name).is_file():
            yield root / name


def beside(source: Path, ending: str) -> Path:
    """The file in which Python or pytest looks for the bytecode of a source."""
    return source.parent / "__pycache__" / f"{source.stem}{ending}"


def _take(place: Path, source: Path) -> None:
    missing = [ending for ending in ENDINGS if not beside(source, ending).exists()]
    if not missing:
        return
    digest = digest_of(source.read_bytes())
    for ending in missing:
        entry = place / ending / digest
        code = _checked(entry)
        if code is None:
            continue
        if ending == REWRITTEN:
            code = marshal.dumps(placed(marshal.loads(code), str(source)))  # noqa: S302 - of the user, and checked
        _write(beside(source, ending), head_of(source) + code)
        os.utime(entry)


def _checked(entry: Path) -> bytes | None:
    """The bytecode of an entry; None when there is none, or it is not as it was put there."""
    try:
        data = entry.read_bytes()
    except FileNotFoundError:
        return None
    return data[CHECKED:] if data[:CHECKED] == _digest(data[CHECKED:]) else None


def _keep(place: Path, source: Path) -> None:
    for ending in ENDINGS:
        made = beside(source, ending)
        if not made.exists() or made.stat().st_mtime_ns < source.stat().st_mtime_ns + SAFE_NS:
            continue
        data, entry = made.read_bytes(), place / ending / digest_of(source.read_bytes())
        if data[:HEAD] == head_of(source) and not entry.exists():
            _write(entry, _digest(data[HEAD:]) + data[HEAD:])


def _forget_old(place: Path) -> None:
    entries = [entry for ending in ENDINGS for entry in (place / ending).iterdir()]
    for entry in sorted(entries, key=lambda each: each.stat().st_mtime_ns, reverse=True)[MOST:]:
        entry.unlink()


def _write(path: Path, data: bytes) -> None:
    """Write a whole file or none: other processes may read it meanwhile."""
    path.parent.mkdir(exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    unfinished.write_bytes(data)
    unfinished.replace(path)


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=CHECKED).digest()


def head_of(source: Path) -> bytes:
    """The bytes in front of bytecode by which Python knows this source: magic number, flags, time and size."""
    found = source.stat()
    numbers = (0, int(found.st_mtime) & 0xFFFFFFFF, found.st_size & 0xFFFFFFFF)
    return MAGIC_NUMBER + b"".join(number.to_bytes(4, "little") for number in numbers)


def placed(code: CodeType, path: str) -> CodeType:
    """The same code, and all code inside of it, as that of a source with this path."""
    inside = tuple(placed(each, path) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_filename=path, co_consts=inside)
