"""docs/faults.md names every fault once, and for each of them tests that exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FAULTS = 58
PAGE = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+) \|.*\| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`( \*\(deep\)\*)?")
ROWS = {int(number): tests for number, tests in ROW.findall(PAGE)}


@cache
def marks_of(path: str) -> dict[str, str]:
    """The decorators of every test of a file, with those of the whole file, as text."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    marks = [ast.unparse(node.value) for node in tree.body if isinstance(node, ast.Assign) and _is_mark(node)]
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {each.name: " ".join([*marks, *map(ast.unparse, each.decorator_list)]) for each in functions}


def _is_mark(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def test_every_fault_has_its_row_in_order() -> None:
    assert [int(number) for number, _tests in ROW.findall(PAGE)] == list(range(1, FAULTS + 1))


@pytest.mark.parametrize("fault", ROWS)
def test_the_tests_of_a_fault_exist_and_are_said_to_be_deep_where_they_are(fault: int) -> None:
    named = NAMED.findall(ROWS[fault])
    assert named or "**No test**" in ROWS[fault]
    for path, name, is_said_to_be_deep in named:
        assert name in marks_of(path), f"{path}::{name} is gone"
        assert ("deep(only=True)" in marks_of(path)[name]) == bool(is_said_to_be_deep), f"{path}::{name}"


def test_what_is_missing_is_counted() -> None:
    """Fewer is progress: change the numbers with the page."""
    missing = [fault for fault, tests in ROWS.items() if "**No test**" in tests]
    partly = [fault for fault, tests in ROWS.items() if "**In part**" in tests]
    assert (missing, partly) == ([], [])
