"""C files that are compiled together as one, for a quick build.

The C compiler reads the headers of a group for every file anew. Those of Destiny are six megabytes: file by file they
took two fifths of the time of a quick build. mypyc itself can write a group as one C file, so names of its files never
meet. Shims are compiled and linked together too: each module has one, which does nothing but ask the library of its
group for the module.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from sandtable.compiled import digest_of
from tools.shared_headers import first_lines
from tools.translate import Library

GENERATED: Final = "__native"
"""The first letters of mypyc's C files that include generated headers; its runtime library and the shims don't."""
SIZE: Final = 2_000_000
"""The bytes of C in a bundle: some four seconds of the compiler, so that all processors end at about the same time."""
FOR_SETUPTOOLS: Final = "PyInit___init__"
"""A function in every shim that nobody calls."""
SHIMS: Final = 16
"""The number of shims that are compiled and linked as one: the file of each module then has as many."""


def bundled(sources: Iterable[Path], size: int) -> list[Path]:
    """The files to compile for these C files, the largest first: bundles, written beside them, and lone files.

    `size` is the number of bytes of C that a bundle may have. A bundle names what it includes by content: it is another
    file when one of them is.
    """
    bundles = sorted(_bundles(sorted(sources), size), key=_bytes_of, reverse=True)
    return [bundle[0] if len(bundle) == 1 else _written(bundle) for bundle in bundles]


def _bundles(sources: Iterable[Path], size: int) -> Iterator[Sequence[Path]]:
    """Neighbours by name: an edit changes one bundle."""
    bundle: list[Path] = []
    for source in sources:
        if bundle and not (_may_join(bundle[0], source) and _bytes_of([*bundle, source]) <= size):
            yield bundle
            bundle = []
        bundle.append(source)
    if bundle:
        yield bundle


def _bytes_of(bundle: Sequence[Path]) -> int:
    return sum(path.stat().st_size for path in bundle)


def _may_join(one: Path, other: Path) -> bool:
    """Whether both are generated and begin with the same includes."""
    are_generated = one.name.startswith(GENERATED) and other.name.startswith(GENERATED)
    return are_generated and first_lines(one) == first_lines(other)


def _written(bundle: Sequence[Path]) -> Path:
    """A C file that includes these files. It begins as they do, so it shares their compiled header."""
    path = bundle[0].with_name(f"{bundle[0].stem}_and_more.c")
    lines = [f'#include "{each.name}" /* {digest_of(each.read_bytes())} */\n' for each in bundle]
    path.write_text("".join([first_lines(bundle[0]), "\n", *lines]))
    return path


def with_shared_shims(libraries: Sequence[Library], number: int) -> list[Library]:
    """The same extension modules; up to `number` of the shims among them have one C file, which has the code of all.

    The files are written beside the shims. Python finds a module's own code in its file by the module's name.
    """
    shared = {}
    for some in _shims(libraries, number):
        if len(some) > 1:
            source = str(_one_file([Path(each.sources[0]) for each in some]))
            shared.update({each.name: replace(each, sources=[source]) for each in some})
    return [shared.get(each.name, each) for each in libraries]


def _shims(libraries: Iterable[Library], number: int) -> Iterator[list[Library]]:
    """Shims that may share a file: the last parts of their modules' names differ, because C functions are called so."""
    some: dict[str, Library] = {}
    for library in libraries:
        if library.include_dirs:
            continue
        last = library.name.rpartition(".")[2]
        if last in some or len(some) == number:
            yield list(some.values())
            some = {}
        some[last] = library
    yield list(some.values())


def _one_file(shims: Sequence[Path]) -> Path:
    """A C file with the text of these shims. A function that each of them has for setuptools gets a name of its own."""
    path = shims[0].with_name(f"{shims[0].stem}_and_more.c")
    texts = ["#include <Python.h>\n"]
    for place, shim in enumerate(shims):
        texts.append(f"#define {FOR_SETUPTOOLS} unused_{place}\n{shim.read_text()}\n#undef {FOR_SETUPTOOLS}\n")
    path.write_text("".join(texts))
    return path
