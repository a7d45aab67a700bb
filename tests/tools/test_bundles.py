"""C files and shims that are compiled together: which ones, and that an edit of one of them is never overlooked."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.support.small_project import edit, ended_with, running, what_runs, write
from tools import build_engine, bundles
from tools.bundles import bundled, with_shared_shims
from tools.c_objects import Compiler, Objects
from tools.translate import Library

FIRST = '#include "types.h"\n'
LONG = "/* as long as two hundred bytes */" + " " * 200

BOTH_MODULES = """
from pathlib import Path
from sandtable.games.chess import game, other

print(game.answer())
print(other.other())
print(Path(game.__file__).read_bytes() == Path(other.__file__).read_bytes())
print(game.__file__ == other.__file__)
"""
"""The modules of chess, whose shims are equal files in a quick build."""


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Four generated files of 220 to 300 bytes, one of them with other includes, and a shim."""
    write(tmp_path, "types.h", "typedef int number;\n")
    for name in "abd":
        write(tmp_path, f"__native_{name}.c", f"{FIRST}{LONG}\nnumber of_{name}(void) {{ return 1; }}\n")
    write(tmp_path, "__native_c.c", f"#include <stdio.h>\n{FIRST}{LONG}\nnumber of_c(void) {{ return 1; }}\n")
    write(tmp_path, "init.c", f"{FIRST}number of_init(void) {{ return 1; }}\n")
    return sorted(tmp_path.glob("*.c"))


def together(path: Path) -> list[str]:
    """The files that one file of the compiler's work is made of."""
    lines = path.read_text().splitlines()
    return [line.split('"')[1] for line in lines if "native" in line] or [path.name]


def test_neighbours_with_the_same_includes_join(files: list[Path]) -> None:
    assert [together(path) for path in bundled(files, 10_000)] == [
        ["__native_a.c", "__native_b.c"], ["__native_c.c"], ["__native_d.c"], ["init.c"],
    ]  # fmt: skip


@pytest.mark.parametrize("size", [0, 400])
def test_a_bundle_is_never_larger_than_it_may_be(files: list[Path], size: int) -> None:
    assert sorted(bundled(files, size)) == files


def test_an_edit_makes_another_bundle(files: list[Path], tmp_path: Path) -> None:
    """Its text, by which the object file is called, changes with each of its files."""
    library = Library("toy", [], [], [str(tmp_path)], [])
    objects = Objects(tmp_path / "o", Compiler(quick=True))

    def keys() -> list[str]:
        return [objects.key(path, library) for path in bundled(files, 10_000)]

    before = keys()
    assert keys() == before
    edit(tmp_path, "__native_b.c", "return 1", "return 2")
    assert [one == other for one, other in zip(before, keys(), strict=True)] == [False, True, True, True]


def test_a_quick_build_in_bundles_runs_and_so_does_an_edit(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The builds of the project are usual ones, which a quick build takes; so the game is edited first."""
    asked: list[int] = []

    def noted(files: Iterable[Path], size: int) -> list[Path]:
        asked.append(size)
        return bundled(files, size)

    monkeypatch.setattr("tools.c_objects.bundled", noted)
    for number in (20, 30):
        edit(root, "sandtable/games/chess/game.py", f"+ {number - 10}", f"+ {number}")
        assert build_engine.build(root, quick=True) == ["chess"]
        assert what_runs(root) == running(chess_says=f"second {number + 1} 7 red")
    assert set(asked) == {bundles.SIZE}
    made = {path.name for path in root.glob("build/compiled/*/work/c/*_and_more.c")}
    assert made == {"__native_sandtable___games___chess___game_and_more.c"}
    ended = ended_with(root, BOTH_MODULES)
    assert (ended.stdout, ended.stderr) == ("second 31 7 red\n1\nTrue\nFalse\n", "")


def shims_of(folder: Path, *modules: str) -> list[Library]:
    """Extension modules with a shim each, and the library of their group."""
    made = [Library("all__mypyc", [], [], [str(folder)], [])]
    for name in modules:
        write(folder, f"{name}.c", f"#include <Python.h>\nint {name.rpartition('.')[2]};\n")
        made.append(Library(name, [str(folder / f"{name}.c")], [], [], []))
    return made


def sharing(libraries: list[Library], number: int) -> list[list[str]]:
    """The modules that have one C file, by turns."""
    found: dict[str, list[str]] = {}
    for each in with_shared_shims(libraries, number):
        if each.sources:
            found.setdefault(each.sources[0], []).append(each.name)
    return list(found.values())


def test_shims_share_a_file_that_has_the_code_of_all(tmp_path: Path) -> None:
    first, *shims = with_shared_shims(shims_of(tmp_path, "a", "b", "c"), 2)
    assert (first.name, first.sources) == ("all__mypyc", [])
    assert [each.name for each in shims] == ["a", "b", "c"]
    assert shims[0].sources == shims[1].sources
    text = Path(shims[0].sources[0]).read_text()
    assert [name for name in "abc" if f"int {name};" in text] == ["a", "b"]
    assert shims[2].sources == [str(tmp_path / "c.c")]


def test_shims_of_modules_with_the_same_last_name_are_apart(tmp_path: Path) -> None:
    """Python asks a file for the last part of a module's name."""
    libraries = shims_of(tmp_path, "nouns.die", "nouns.pile", "verbs.die", "verbs.pay")
    assert sharing(libraries, 10) == [["nouns.die", "nouns.pile"], ["verbs.die", "verbs.pay"]]
    assert sharing(libraries, 1) == [["nouns.die"], ["nouns.pile"], ["verbs.die"], ["verbs.pay"]]


def test_a_usual_build_compiles_each_file_alone(files: list[Path], tmp_path: Path) -> None:
    library = Library("toy", list(map(str, files)), [], [str(tmp_path)], [])
    assert sorted(Compiler().files(library)) == files
    assert len(Compiler(quick=True).files(library)) == len(files) - 1
    shims = shims_of(tmp_path, "a", "b")
    assert Compiler().libraries(shims) == shims
    assert Compiler(quick=True).libraries(shims) != shims
