"""Includes that many C files begin with, compiled once for all of them; the object files are the same, byte by byte.

Every generated C file begins with Python's headers and those of its group, and they take a tenth of the whole build.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import takewhile
from pathlib import Path
from typing import Final

from tools.translate import Library

MANY: Final = 8
"""The number of C files that are worth a shared header: after a small edit there are fewer."""

Shared = tuple[str, ...]
"""Everything that has to be equal for two C files to share a header: their first lines and the options."""


class SharedHeaders:
    """The shared headers of one build, in a folder that is thrown away after it."""

    def __init__(self, folder: Path, compile_header: Callable[[Path, Library, Path], bool]) -> None:
        """`compile_header` compiles a header into a file; False where the compiler refuses."""
        self.folder = folder
        self.compile_header = compile_header
        self.ready: dict[Shared, Path] = {}

    def prepare(self, wanted: Iterable[tuple[Path, Library]]) -> None:
        """Compile the headers that are worth it for these C files. One that the compiler refuses is done without."""
        libraries = {}
        found: Counter[Shared] = Counter()
        for source, library in wanted:
            shared = shared_by(source, library)
            libraries[shared] = library
            found[shared] += 1
        for shared, number in found.items():
            if number >= MANY and shared[0] and shared not in self.ready:
                self._compile(shared, libraries[shared])

    def _compile(self, shared: Shared, library: Library) -> None:
        header = self.folder / f"{len(self.ready)}.h"
        header.parent.mkdir(parents=True, exist_ok=True)
        header.write_text(shared[0])
        if self.compile_header(header, library, header.with_suffix(".h.gch")):
            self.ready[shared] = header

    def options(self, source: Path, library: Library) -> list[str]:
        """The options with which a C file is compiled; none when it shares no header."""
        header = self.ready.get(shared_by(source, library))
        return ["-include", str(header)] if header else []

    def forget(self) -> None:
        """Throw the compiled headers away: compilers don't notice when the text of one has changed."""
        self.ready.clear()
        shutil.rmtree(self.folder, ignore_errors=True)


def shared_by(source: Path, library: Library) -> Shared:
    """The first lines of a C file, and the options it is compiled with."""
    return (first_lines(source), *library.include_dirs, *library.arguments)


def first_lines(source: Path) -> str:
    """The includes that a C file begins with."""
    with source.open(encoding="utf-8") as text:
        return "".join(takewhile(lambda line: line.startswith("#include"), text))
