"""C files to object files, kept from build to build: one is compiled only where its source or a header has changed.

An object file is called after a digest of all that decides it: its source, the generated headers, the compilers and
their options. Times don't count.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from hashlib import blake2b
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from sandtable.compiled import USES_PROFILE, digest_of
from tools.bundles import GENERATED, SHIMS, SIZE, bundled, with_shared_shims
from tools.shared_headers import SharedHeaders
from tools.translate import Library

COLD_PATHS: Final = Path(__file__).with_name("cold_paths.h")
"""Tells the C compiler which functions end in an error."""
FLAGS: Final = (
    "-fvisibility=hidden",  # calls inside a library are direct: it links and runs faster
    "-fcommon",  # mypyc defines the table of another group in a header, which every C file includes
)


QUICK: Final = ("-Og",)
"""The options of a quick build: two thirds of the compiler's time with `-O1`. Games take a fifth to a half longer, but
the tests need no more of the processor, since they play few. After `-O0` games take twice as long."""


class CannotCompile(RuntimeError):
    """There is no compiled build, and why."""


def need_compiler() -> None:
    """Raises CannotCompile when the C compiler or Python's headers are missing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = str(command).split()[0]
    if shutil.which(program) is None:
        raise CannotCompile(f"there is no C compiler ({program}); on Debian: apt-get install gcc")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        raise CannotCompile(f"Python's headers are missing ({header}); on Debian: apt-get install python3-dev")


class Compiler:
    """The C compiler that Python was made with, or that `CC` names."""

    def __init__(self, options: Sequence[str] = (), *, quick: bool = False) -> None:
        """`options` are added to every command; `quick` optimises less.

        Raises CannotCompile without a C compiler or Python's headers.
        """
        need_compiler()
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.sysconfig import customize_compiler

        found: Any = new_compiler()
        customize_compiler(found)
        self.object_command: list[str] = found.compiler_so
        self.library_command: list[str] = [*found.linker_so, *options]
        self.flags = (*FLAGS, *options, *(QUICK if quick else ()))
        self.bundle_size = SIZE if quick else 0
        """The bytes of C that are compiled together. Unlike a shared header, this changes the machine code."""
        self.shims = SHIMS if quick else 1
        """The number of shims that are compiled and linked as one."""
        self.better: tuple[Compiler, ...] = (Compiler(options),) if quick else ()
        """Compilers whose builds are taken too, because they are faster: a quick build takes those of a usual one."""
        told = subprocess.run([self.object_command[0], "--version"], capture_output=True, text=True).stdout  # noqa: S603
        self.name = " ".join(
            [
                f"mypyc {metadata.version('mypy')}, Python {platform.python_version()}",
                *told.splitlines()[:1],
                *self.object_command,
                f"with {digest_of(COLD_PATHS.read_bytes())}",
                *self.flags,
                *([f"in bundles of {SIZE}, {SHIMS} shims in one"] if quick else []),
            ]
        )
        """A digest of everything apart from the sources that can change the objects."""

    def libraries(self, translated: Sequence[Library]) -> list[Library]:
        """The extension modules to make for those of a translation. Those with equal C files will be equal files."""
        return with_shared_shims(translated, self.shims)

    def files(self, library: Library) -> list[Path]:
        """The C files to compile for an extension module, the largest first."""
        return bundled(map(Path, library.sources), self.bundle_size)

    def could_make(self, maker: str) -> bool:
        """Whether a build's maker is this compiler with these options, or one whose builds are faster."""
        is_own = maker == self.name or maker.startswith(f"{self.name} {USES_PROFILE} ")
        return is_own or any(each.could_make(maker) for each in self.better)

    def compile(self, source: Path, library: Library, into: Path, options: Sequence[str] = ()) -> None:
        """One object file; `options` come first. Raises CannotCompile with the compiler's own words."""
        _run([*self._command(library, options), "-c", str(source), "-o", str(into)])

    def can_compile_header(self, header: Path, library: Library, into: Path) -> bool:
        """Compile a header for C files of this library, unless the compiler refuses."""
        try:
            _run([*self._command(library), "-x", "c-header", str(header), "-o", str(into)])
        except CannotCompile:  # it is a matter of speed alone; a wrong header is reported with the C file that has it
            return False
        return True

    def _command(self, library: Library, options: Sequence[str] = ()) -> list[str]:
        includes = [f"-I{place}" for place in (*library.include_dirs, sysconfig.get_path("include"))]
        first = [*options, "-include", str(COLD_PATHS)]  # a header that was compiled before comes before all others
        return [*self.object_command, *includes, *library.arguments, *first, *self.flags]

    def link(self, objects: Sequence[Path], into: Path) -> None:
        """One extension module. Raises CannotCompile with the linker's own words."""
        into.parent.mkdir(parents=True, exist_ok=True)
        _run([*self.library_command, *map(str, objects), "-o", str(into)])


class Objects:
    """The object files in a folder by the digest of their inputs."""

    def __init__(self, folder: Path, compiler: Compiler) -> None:
        self.folder = folder
        self.compiler = compiler
        self.headers = SharedHeaders(folder.with_name(f"{folder.name}-headers"), compiler.can_compile_header)
        folder.mkdir(parents=True, exist_ok=True)

    def key(self, source: Path, library: Library) -> str:
        """The name of the object file of a source: equal for equal results."""
        headers = library.headers if source.name.startswith(GENERATED) else []
        total = blake2b(digest_size=16)
        for text in (self.compiler.name, *library.arguments):
            total.update(f"{len(text)}\0{text}".encode())
        for path in (source, *map(Path, headers)):
            data = path.read_bytes()
            total.update(f"{path.name}\0{len(data)}\0".encode() + data)
        return total.hexdigest()

    def path(self, key: str) -> Path:
        return self.folder / f"{key}.o"

    def is_there(self, key: str) -> bool:
        return self.path(key).exists()

    def make(self, key: str, source: Path, library: Library) -> None:
        """Compile a source unless its object file is there. A half-written file never has that name."""
        if not self.is_there(key):
            unfinished = self.folder / f"{key}.unfinished"
            self.compiler.compile(source, library, unfinished, self.headers.options(source, library))
            unfinished.replace(self.path(key))

    def keep_only(self, keys: set[str]) -> None:
        """Throw the other object files away."""
        for path in self.folder.iterdir():
            if path.stem not in keys:
                path.unlink()


def _run(command: Sequence[str]) -> None:
    ended = subprocess.run(  # noqa: S603 - our own command line
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    if ended.returncode:
        raise CannotCompile(f"{' '.join(command[:1])} failed:\n{ended.stdout[-3000:]}")
