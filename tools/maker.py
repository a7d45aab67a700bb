"""The maker of a build: everything apart from the sources that decides its machine code.

Inside of one clone the name of the compiler is enough (`Compiler.name`). The user's cache outlives changes of the
system, and may lie in a home that several machines share. So a build in it names each ingredient by content: a compiler
that was replaced under the same version, another header or another option is another maker.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from importlib import metadata
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path
from typing import Final

from sandtable import compiled
from sandtable.compiled import digest_of
from tools.c_objects import Compiler

BUILD_CODE: Final = (
    "build_cache",
    "build_engine",
    "bundles",
    "c_objects",
    "kept_build",
    "maker",
    "one_at_a_time",
    "runtime_parts",
    "shared_headers",
    "translate",
)
"""The modules beside this one that decide how a build is made, kept and found."""
PACKAGES: Final = ("mypy", "mypy_extensions", "librt")
"""mypy's distribution contains mypyc, its runtime in C, and the types of the standard library."""
PROGRAMS: Final = ("cc1", "as", "collect2", "ld")
"""The programs that a C compiler runs."""
PARTS: Final = ("specs", "crti.o", "crtbeginS.o", "crtendS.o", "crtn.o", "libgcc.a", "libgcc_s.so", "libc.so")
"""The files that a C compiler reads or links by itself."""
VARIABLES: Final = (
    "CCC_OVERRIDE_OPTIONS",
    "COMPILER_PATH",
    "CPATH",
    "C_INCLUDE_PATH",
    "GCC_EXEC_PREFIX",
    "LDEMULATION",
    "LD_LIBRARY_PATH",
    "LD_PRELOAD",
    "LD_RUN_PATH",
    "LIBRARY_PATH",
    "MACOSX_DEPLOYMENT_TARGET",
    "MYPYPATH",
    "PYTHONHOME",
    "PYTHONPATH",
    "SDKROOT",
    "SOURCE_DATE_EPOCH",
)
"""The variables that compilers read besides those that are part of the commands (CC, CFLAGS, LDFLAGS ...)."""
PRELUDE: Final = "#include <Python.h>\n#include <CPy.h>\n"
"""The headers that every generated C file includes first."""


class CannotTell(RuntimeError):
    """An ingredient that can't be told, and why."""


def ingredients(compiler: Compiler) -> dict[str, str]:
    """By name each ingredient: a short text, or the digest of a long one. Raises CannotTell.

    The paths of a clone and of its packages are no ingredients: the cache keeps no build that contains one.
    """
    return {
        "build code": digest_of_files({path.name: path for path in _build_code()}),
        "python": f"{sys.version} {sysconfig.get_config_var('SOABI')} {sysconfig.get_config_var('EXT_SUFFIX')}",
        "machine": " ".join([sys.platform, platform.machine(), *platform.libc_ver()]),
        "packages": " ".join(f"{name} {digest_of_package(name)}" for name in PACKAGES),
        "commands": "\n".join([compiler.name, " ".join(compiler.library_command)]),
        "environment": json.dumps({name: os.environ[name] for name in VARIABLES if name in os.environ}),
        "programs": _programs(compiler),
        "parts": digest_of_files({name: Path(_said(compiler, f"-print-file-name={name}").strip()) for name in PARTS}),
        "target": digest_of(_said(compiler, *compiler.flags, "-E", "-dM", "-v", "-x", "c", os.devnull).encode()),
        "headers": digest_of(_headers(compiler).encode()),
    }


def digest_of_texts(texts: Iterable[str]) -> str:
    """A digest of texts in this order, 32 hex digits."""
    return digest_of(json.dumps(list(texts)).encode())


def digest_of_files(files: Mapping[str, Path]) -> str:
    """A digest of the names and the contents of files; a missing file counts as missing."""
    total = blake2b(digest_size=16)
    for name, path in sorted(files.items()):
        total.update(f"{name}\0{digest_of(path.read_bytes()) if path.is_file() else 'missing'}\0".encode())
    return total.hexdigest()


def digest_of_package(name: str) -> str:
    """A digest of the modules and data of an installed distribution. Raises CannotTell when they are not listed.

    Its commands and the notes of the installer name the folder it was installed in; they are left out.
    """
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        return "missing"
    inside = [each for each in files if not each.parts[0].endswith(("..", ".dist-info"))]
    if not inside:
        raise CannotTell(f"the files of the package {name} are not listed")
    return digest_of_files({str(each): Path(str(each.locate())) for each in inside if each.suffix != ".pyc"})


def _build_code() -> list[Path]:
    return [Path(compiled.__file__), *(Path(__file__).with_name(f"{name}.py") for name in BUILD_CODE)]


def _programs(compiler: Compiler) -> str:
    """The programs of the commands, and those that the compiler runs: each with a digest."""
    named = [word for each in (compiler.object_command, compiler.library_command) for word in _leading(each)]
    found = [_said(compiler, f"-print-prog-name={name}").strip() for name in PROGRAMS]
    paths = [Path(shutil.which(name) or name) for name in dict.fromkeys([*named, *found])]
    return " ".join(f"{path.name} {digest_of_files({path.name: path})}" for path in paths)


def _leading(command: Iterable[str]) -> list[str]:
    """The words of a command before its first option: `ccache gcc -O3` is ccache and gcc."""
    return list(takewhile(lambda word: not word.startswith("-"), command))


def runtime() -> Path:
    """The folder of mypyc's runtime in C. Raises CannotTell when it isn't there."""
    mypyc = find_spec("mypyc")
    if mypyc is None or not mypyc.submodule_search_locations:
        raise CannotTell("mypyc is not installed as a package")
    return Path(mypyc.submodule_search_locations[0]) / "lib-rt"


def _headers(compiler: Compiler) -> str:
    """The headers of C, Python and mypyc as the compiler reads them: all declarations and macros, without paths."""
    includes = [f"-I{place}" for place in (runtime(), sysconfig.get_path("include"))]
    read = _said(compiler, *compiler.flags, *includes, "-E", "-P", "-dD", "-x", "c", "-", given=PRELUDE)
    return read.replace(str(runtime()), "lib-rt")  # in error messages


def _said(compiler: Compiler, *arguments: str, given: str = "") -> str:
    """Everything that the compiler prints for these arguments and this input. Raises CannotTell when it fails."""
    command = [*compiler.object_command, *arguments]
    ended = subprocess.run(  # noqa: S603 - our own command line
        command,
        cwd="/",  # some compilers print the folder they run in
        env=os.environ | {"LC_ALL": "C"},
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if ended.returncode:
        raise CannotTell(f"`{' '.join(command)}` failed: {ended.stdout.strip()[-300:]}")
    return ended.stdout
