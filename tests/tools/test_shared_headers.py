"""Headers that are compiled once for many C files: the object files are those that each file makes alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.small_project import write
from tools.c_objects import CannotCompile, Compiler, Objects
from tools.shared_headers import MANY
from tools.translate import Library

File = tuple[Path, Library]

HEADER = """#ifndef SHARED
#define SHARED
#include <stdio.h>
static inline int number(void) { return 7; }
#endif
"""


@pytest.fixture
def files(tmp_path: Path) -> list[File]:
    """C files that begin with the same header, and one that begins with nothing."""
    write(tmp_path, "c/shared.h", HEADER)
    library = Library("toy", [], [], [str(tmp_path / "c")], ["-O1"])
    for each in range(MANY):
        write(tmp_path, f"c/{each}.c", f'#include "shared.h"\nint f{each}(void) {{ return number() + {each}; }}\n')
    write(tmp_path, "c/alone.c", "int alone(void) { return 1; }\n")
    return [(path, library) for path in sorted(tmp_path.glob("c/*.c"))]


def compiled(place: Path, files: list[File], *, shared: bool) -> dict[str, bytes]:
    """The object files by the names of their sources."""
    objects = Objects(place, Compiler())
    if shared:
        objects.headers.prepare(files)
        assert len(objects.headers.ready) == 1
        assert {source.stem for source, library in files if not objects.headers.options(source, library)} == {"alone"}
    for source, library in files:
        objects.make(source.stem, source, library)
    objects.headers.forget()
    assert [path.name for path in place.parent.iterdir() if path.name.startswith(place.name)] == [place.name]
    return {path.stem: path.read_bytes() for path in place.iterdir()}


def test_a_shared_header_changes_no_object_file(files: list[File], tmp_path: Path) -> None:
    alone = compiled(tmp_path / "a", files, shared=False)
    assert len(set(alone.values())) == MANY + 1
    assert compiled(tmp_path / "b", files, shared=True) == alone


def test_a_header_that_was_edited_is_compiled_again(files: list[File], tmp_path: Path) -> None:
    before = compiled(tmp_path / "a", files, shared=True)
    write(tmp_path, "c/shared.h", HEADER.replace("7", "8"))
    after = compiled(tmp_path / "a2", files, shared=True)
    assert after == compiled(tmp_path / "b", files, shared=False)
    assert {name for name in before if before[name] == after[name]} == {"alone"}


def test_a_header_that_is_not_forgotten_would_be_the_old_one(files: list[File], tmp_path: Path) -> None:
    objects = Objects(tmp_path / "a", Compiler())
    objects.headers.prepare(files)
    write(tmp_path, "c/shared.h", HEADER.replace("7", "8"))
    objects.make("0", *files[0])
    assert objects.path("0").read_bytes() != compiled(tmp_path / "b", files, shared=False)["0"]


def test_other_options_share_another_header(files: list[File], tmp_path: Path) -> None:
    objects = Objects(tmp_path / "a", Compiler())
    objects.headers.prepare(files)
    source, library = files[0]
    other = Library("toy", [], [], library.include_dirs, ["-O2"])
    assert objects.headers.options(source, library) and not objects.headers.options(source, other)


def test_few_files_share_none(files: list[File], tmp_path: Path) -> None:
    objects = Objects(tmp_path / "a", Compiler())
    objects.headers.prepare(files[: MANY - 1])
    assert objects.headers.ready == {}


def test_a_wrong_header_is_told_with_the_file_that_includes_it(files: list[File], tmp_path: Path) -> None:
    write(tmp_path, "c/shared.h", "#error no such thing\n")
    objects = Objects(tmp_path / "a", Compiler())
    objects.headers.prepare(files)
    assert objects.headers.ready == {}
    with pytest.raises(CannotCompile, match="no such thing"):
        objects.make("0", *files[0])
