"""The ingredients of a build's maker: each change of a compiler, its options or its parts changes one of them."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.compiled import ROOT
from tests.support.small_project import write
from tests.tools.keeping import INGREDIENTS
from tools import maker as module
from tools.c_objects import Compiler
from tools.maker import BUILD_CODE, CannotTell, digest_of_package, ingredients

WRAPPER = """#!/bin/sh
case "$*" in *-print-file-name=crti.o) echo {place}/crti.o; exit;; *-print-prog-name=as) echo {place}/as; exit;; esac
exec cc $HIDDEN "$@"
"""
"""A C compiler that hands over options that nobody sees from outside, and has parts of its own."""


@pytest.fixture(autouse=True)
def small_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """To read all of mypy takes time, which is spent once (`keeping.maker`)."""
    monkeypatch.setattr(module, "PACKAGES", ("mypy_extensions",))


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler is not asked."""
    monkeypatch.setattr(module, "_said", lambda *arguments, given="": "")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of such a compiler."""
    write(tmp_path, "cc", WRAPPER.format(place=tmp_path))
    (tmp_path / "cc").chmod(0o700)
    write(tmp_path, "include/assert.h", "#include_next <assert.h>\n")
    for name in ("crti.o", "as"):
        write(tmp_path, name, "")
    monkeypatch.setenv("CC", str(tmp_path / "cc"))
    monkeypatch.setenv("HIDDEN", f"-I{tmp_path}/include")
    return tmp_path


def what_changes(deed: Callable[[], object]) -> set[str]:
    """The ingredients that differ after a deed."""
    before = ingredients(Compiler())
    deed()
    after = ingredients(Compiler())
    assert before.keys() == after.keys() == set(INGREDIENTS)
    return {name for name in before if before[name] != after[name]}


def test_a_replaced_part_of_the_compiler_is_seen(place: Path) -> None:
    assert what_changes(lambda: write(place, "crti.o", "another")) == {"parts"}
    assert what_changes(lambda: write(place, "as", "another")) == {"programs"}
    assert what_changes(lambda: (place / "as").unlink()) == {"programs"}
    assert what_changes(lambda: write(place, "cc", (place / "cc").read_text() + "# another\n")) == {"programs"}


def test_another_header_is_seen(place: Path) -> None:
    assert what_changes(lambda: write(place, "include/assert.h", "#define assert(x) 1\n")) == {"headers"}


def test_options_that_the_compiler_adds_by_itself_are_seen(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As those for the processor it runs on."""
    assert what_changes(lambda: monkeypatch.setenv("HIDDEN", "-funroll-loops")) == {"target"}


@pytest.mark.parametrize("variable", ["CFLAGS", "CPPFLAGS", "LDFLAGS"])
def test_options_in_the_environment_are_seen(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "commands" in what_changes(lambda: monkeypatch.setenv(variable, "-O1"))


@pytest.mark.parametrize("variable", module.VARIABLES)
def test_variables_that_compilers_read_are_seen(
    variable: str, silent: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert what_changes(lambda: monkeypatch.setenv(variable, str(tmp_path))) == {"environment"}


def test_another_python_and_another_machine_are_seen(silent: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert what_changes(lambda: monkeypatch.setattr(sys, "version", f"{sys.version} of today")) == {"python"}
    assert what_changes(lambda: monkeypatch.setattr(platform, "machine", lambda: "z80")) == {"machine"}
    assert what_changes(lambda: monkeypatch.setattr(platform, "libc_ver", lambda: ("glibc", "9"))) == {"machine"}


def test_another_mypyc_is_seen(silent: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In spite of the same version; the folder that it is installed in does not count."""

    def install(folder: str) -> str:
        write(tmp_path, f"{folder}/toyc/build.py", "A = 1\n")
        write(tmp_path, f"{folder}/toyc-1.dist-info/METADATA", "Name: toyc\nVersion: 1\n")
        write(
            tmp_path, f"{folder}/toyc-1.dist-info/RECORD", "toyc/build.py,,\n../bin/toyc,,\ntoyc-1.dist-info/RECORD,,\n"
        )
        write(tmp_path, "bin/toyc", folder)
        with monkeypatch.context() as patch:
            patch.syspath_prepend(tmp_path / folder)
            return digest_of_package("toyc")

    first = install("here")
    assert install("there") == first
    write(tmp_path, "here/toyc/build.py", "A = 2\n")
    monkeypatch.syspath_prepend(tmp_path / "here")
    assert digest_of_package("toyc") != first
    assert what_changes(lambda: monkeypatch.setattr(module, "PACKAGES", ("toyc",))) == {"packages"}


def test_a_package_without_a_list_cannot_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "toyc-1.dist-info/METADATA", "Name: toyc\nVersion: 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(CannotTell, match="package toyc are not listed"):
        digest_of_package("toyc")


def test_all_modules_that_make_builds_are_among_the_ingredients() -> None:
    script = "import json, sys, tools.build_engine; print(json.dumps(sorted(sys.modules)))"
    ended = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    imported = {name.removeprefix("tools.") for name in json.loads(ended.stdout) if name.startswith("tools.")}
    assert imported == set(BUILD_CODE)


def test_an_edit_of_them_is_seen(silent: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "translate.py", "OPTIONS = 1\n")
    monkeypatch.setattr(module, "_build_code", lambda: [tmp_path / "translate.py"])
    assert what_changes(lambda: write(tmp_path, "translate.py", "OPTIONS = 2\n")) == {"build code"}


def test_a_compiler_that_answers_no_questions_cannot_be_told(place: Path) -> None:
    write(place, "cc", '#!/bin/sh\ncase "$*" in *--version*) exec cc "$@";; esac\necho "no such option" >&2; exit 1\n')
    with pytest.raises(CannotTell, match="failed: no such option"):
        ingredients(Compiler())
