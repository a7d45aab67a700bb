"""Planted faults: caught ones are told from those that escape, and every fault of the lists can still be planted."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.support.small_project import write
from tools import plant
from tools.check import DEEP, ROOT
from tools.faults import BadFault, read, why_not

SUMS = """
def total(one, other):
    return one + other


def least(one, other):
    return min(one, other)
"""
TREE = {
    "pytest.ini": "[pytest]\naddopts = -p no:django\n",
    "sums.py": SUMS,
    "tests/conftest.py": "from hypothesis import settings\n\nsettings.register_profile('unshrunk')\n",
    "tests/test_sums.py": "from sums import total\n\n\ndef test_total():\n    assert total(1, 2) == 3\n",
    "tests/test_never.py": "def test_never():\n    assert False\n",
    "tests/test_skipped.py": "import pytest\n\n\n@pytest.mark.skip\ndef test_skipped():\n    assert False\n",
    "tests/test_broken.py": "import sums\n\nassert sums.least(1, 2) == 1\n\n\ndef test_it():\n    assert True\n",
}
TOTAL = ("sums.py", "one + other", "one - other")
LEAST = ("sums.py", "min(one", "max(one")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project with its tests."""
    for name, text in TREE.items():
        write(tmp_path, name, text)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def planted(name: str, change: tuple[str, str, str], *tests: str, real_servers: bool = False) -> str:
    """The table of a fault in a list."""
    file, old, new = change
    more = "real_servers = true\n" if real_servers else ""
    return (
        f'[{name}]\nfile = "{file}"\nold = "{old}"\nnew = "{new}"\nsuffers = "Sums are wrong."\n'
        f"tests = {[*tests]}\n{more}\n"
    )


def tried(tree: Path, capfd: pytest.CaptureFixture[str], *faults: str, jobs: int = 1) -> tuple[int, list[str]]:
    """Plant these faults: the exit code, and the lines of the table."""
    write(tree, "tests/planted.toml", "".join(faults))
    code = plant.run(tree, jobs=jobs)
    return code, capfd.readouterr().out.splitlines()


def test_caught_faults_are_told_with_the_test_that_caught_them(tree: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A file that can't be collected any more catches a fault, too."""
    code, lines = tried(
        tree, capfd, planted("minus", TOTAL, "tests/test_sums.py"), planted("most", LEAST, "tests/test_broken.py")
    )
    assert code == 0 and lines[-1] == "2 of 2 caught"
    assert lines[0].split()[:2] == ["minus", "caught"] and lines[0].endswith(" tests/test_sums.py::test_total")
    assert lines[1].split()[:2] == ["most", "caught"] and lines[1].endswith(" tests/test_broken.py")
    assert {name: (tree / name).read_text() for name in TREE} == TREE


def test_a_fault_that_escapes_fails_the_whole(tree: Path, capfd: pytest.CaptureFixture[str]) -> None:
    faults = (planted("most", LEAST, "tests/test_sums.py"), planted("minus", TOTAL, "tests/test_sums.py"))
    code, lines = tried(tree, capfd, *faults, jobs=2)
    assert code == 1 and lines[-1] == "1 of 2 caught"
    assert lines[0].split()[:2] == ["most", "ESCAPED"]
    assert lines[1:3] == ["    sums.py: Sums are wrong.", "    tried: tests/test_sums.py"]


def test_a_test_that_fails_anyway_catches_nothing(tree: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, lines = tried(tree, capfd, planted("minus", TOTAL, "tests/test_never.py"))
    assert code == 1 and lines[-1] == "0 of 1 caught"
    assert any(line.startswith("minus ") and "FAILS ANYWAY" in line for line in lines)


def test_a_fault_whose_tests_are_all_skipped_is_told(tree: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A program is missing; under STRICT=1 the tests would fail, with the fault and without it."""
    code, lines = tried(tree, capfd, planted("minus", TOTAL, "tests/test_skipped.py"))
    assert code == 0 and lines[0].split()[:2] == ["minus", "skipped"] and lines[-1] == "0 of 1 caught"


def test_tests_that_can_not_be_run_fail_the_whole(tree: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(tree, "tests/conftest.py", "import no_such_module\n")
    code, lines = tried(tree, capfd, planted("minus", TOTAL, "tests/test_sums.py"))
    assert code == 1 and lines[0].split()[:2] == ["minus", "BROKEN"]
    assert any("no_such_module" in line for line in lines)


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (planted("gone", ("sums.py", "one * 2", "0"), "tests/test_sums.py"), "gone: sums.py has the old text 0 times"),
        (planted("many", ("sums.py", "other", "0"), "tests/test_sums.py"), "many: sums.py has the old text 4 times"),
        (planted("moved", ("sum.py", "one", "0"), "tests/test_sums.py"), "moved: there is no file sum.py"),
        (planted("no-file", TOTAL, "tests/test_sum.py"), "no-file: `make test` runs no tests/test_sum.py"),
        (planted("no-test", TOTAL, "tests/test_sums.py::test_sum"), "no-test: `make test` runs no .*::test_sum"),
        (planted("sqlite", TOTAL, "tests/test_sums.py", real_servers=True), "sqlite: `make test` runs no"),
        (planted("same", ("sums.py", "min", "min"), "tests/test_sums.py"), "same: changes nothing"),
        ('[short]\nfile = "sums.py"\nold = "one"\n', "short: lacks new, suffers"),
        ('[odd]\nfiles = "sums.py"\n', "odd: a fault has file, new, old"),
    ],
)  # fmt: skip
def test_a_fault_that_can_not_be_planted_is_named_before_any_is_tried(
    tree: Path, fault: str, why: str, capfd: pytest.CaptureFixture[str]
) -> None:
    write(tree, "tests/planted.toml", planted("minus", TOTAL, "tests/test_sums.py") + fault)
    with pytest.raises(BadFault, match=why):
        plant.run(tree)
    assert capfd.readouterr().out == ""


def test_two_faults_of_one_name_are_refused(tree: Path) -> None:
    for folder in ("one", "other"):
        write(tree, f"tests/{folder}/planted.toml", planted("minus", TOTAL, "tests/test_sums.py"))
    with pytest.raises(BadFault, match="minus: two faults have this name"):
        plant.run(tree)


def test_some_are_tried_by_name(tree: Path, capfd: pytest.CaptureFixture[str]) -> None:
    faults = planted("minus", TOTAL, "tests/test_sums.py") + planted("most", LEAST, "tests/test_sums.py")
    write(tree, "tests/planted.toml", faults)
    assert plant.run(tree, only=["minus"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "1 of 1 caught"
    with pytest.raises(BadFault, match="there is no fault plus"):
        plant.run(tree, only=["plus"])


def test_without_tests_of_its_own_a_fault_is_tried_with_those_of_the_changed_file() -> None:
    assert all(fault.tests for fault in read(ROOT))


def test_every_fault_of_the_lists_can_be_planted() -> None:
    """After a change of its file a fault needs its new text; one that can't be made any more makes room for another."""
    faults = read(ROOT)
    assert [reason for fault in faults if (reason := why_not(fault, ROOT))] == []
    assert len(faults) >= 100, "the lists shall not become short by and by"


def test_they_are_tried_by_the_deep_checks() -> None:
    assert "faults" in [check.name for line in DEEP for check in line]
