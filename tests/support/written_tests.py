"""Reads test files without running them: tests that pytest would not collect, and tests that check nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef
CHECKS = ("assert", "check", "expect", "raises", "fail", "wait_until", "brings_about", "run_state_machine_as_test")
"""A call of a name that begins like one of these checks something, as an assert or a raise does."""
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""The attributes of statements in which further statements stand."""
WAITS = ("wait_until", "brings_about")


def lost(path: Path, source: str, ignored_folders: Iterable[str] = ()) -> list[str]:
    """The reasons why tests in this file would never run: one sentence for each.

    `path` is relative to the root of the tests; `ignored_folders` are the patterns of folders that pytest passes over.
    """
    tree = ast.parse(source)
    found = [f"line {node.lineno}: {why}" for node, why in _lost_tests(tree)]
    if not _names_in(tree):
        return found
    if not path.name.startswith("test_"):
        found.append(f"it has tests, but {path.name} does not begin with test_")
    folders = [part for part in path.parts[:-1] if any(fnmatch(part, pattern) for pattern in ignored_folders)]
    return found + [f"pytest does not look into folders named {folder}" for folder in folders]


def names_of_tests(source: str) -> list[str]:
    """The tests that pytest finds in a file with this text: `test_it`, or `TestAll::test_it`."""
    return _names_in(ast.parse(source))


def _names_in(tree: ast.Module) -> list[str]:
    found = _tests_in(tree)
    for group in tree.body:
        if isinstance(group, ast.ClassDef) and group.name.startswith("Test"):
            found += [f"{group.name}::{name}" for name in _tests_in(group)]
    return found


def _tests_in(scope: ast.Module | ast.ClassDef) -> list[str]:
    """The functions right in here that are named like tests."""
    return [node.name for node in scope.body if isinstance(node, Function) and node.name.startswith("test_")]


def _lost_tests(tree: ast.Module) -> Iterator[tuple[Function | ast.Assign, str]]:
    for scope in _scopes(tree):
        named: dict[str, Function] = {}
        for node in scope.body:
            if isinstance(node, ast.Assign) and any(getattr(name, "id", "") == "__test__" for name in node.targets):
                yield node, "__test__ takes tests out"
            if isinstance(node, Function) and node.name.startswith("test_"):
                if why := _why_lost(node, scope, named):
                    yield node, why
                named[node.name] = node


def _scopes(tree: ast.Module) -> Iterator[ast.Module | ast.ClassDef | Function]:
    """The module and all classes and functions in it, at any depth.

    They are statements, so the many more nodes of expressions are not looked at.
    """
    waiting: list[ast.AST] = [tree]
    for node in waiting:
        if isinstance(node, (ast.Module, ast.ClassDef, Function)):
            yield node
        for blocks in BLOCKS:
            waiting += getattr(node, blocks, ())


def _why_lost(node: Function, scope: ast.AST, named: dict[str, Function]) -> str:
    if node.name in named:
        return f"{node.name} hides the test of the same name in line {named[node.name].lineno}"
    if isinstance(node, ast.AsyncFunctionDef):
        return f"{node.name} is async, and nothing here runs such tests"
    if isinstance(scope, Function):
        return f"{node.name} stands inside the function {scope.name}"
    if isinstance(scope, ast.ClassDef) and not scope.name.startswith("Test"):
        return f"{node.name} stands in the class {scope.name}, whose name does not begin with Test"
    if isinstance(scope, ast.ClassDef) and "__init__" in {getattr(each, "name", "") for each in scope.body}:
        return f"{node.name} stands in the class {scope.name}, which has an __init__"
    return ""


def without_a_check(sources: Iterable[str]) -> list[str]:
    """Names of tests in which nothing is checked, neither by themselves nor by any helper or fixture they name."""
    named = [each for source in sources for each in _functions_in(source)]
    checking = {name for name, names in named if any(each.startswith(CHECKS) for each in names)}
    while more := {name for name, names in named if not names.isdisjoint(checking)} - checking:
        checking |= more
    return sorted({name for name, _ in named if name.startswith("test_")} - checking)


def _functions_in(source: str) -> list[tuple[str, set[str]]]:
    """The functions of a file with what they name besides themselves. Its tree is forgotten: all are 300 MB."""
    functions = [node for node in _scopes(ast.parse(source)) if isinstance(node, Function)]
    return [(node.name, _names_of(node) - {node.name}) for node in functions]


def _names_of(function: Function) -> set[str]:
    """Everything that a function names; an assert or a raise names itself, and one at the top is enough to know."""
    if any(isinstance(node, (ast.Assert, ast.Raise)) for node in function.body):
        return {"assert"}
    return set(_named_in(function))


def _named_in(function: Function) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, (ast.Assert, ast.Raise)):
            yield "assert"
        name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", getattr(node, "arg", None))
        if isinstance(name, str):
            yield name


def waits_on_nothing(source: str) -> list[str]:
    """Lines in which a wait or an expectation can't fail: `expect(it)` alone, or a condition that is fixed."""
    found: list[str] = []
    if not any(name in source for name in ("expect", *WAITS)):
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _name(node.value.func) == "expect":
            found.append(f"line {node.lineno}: expect(...) without saying what is expected")
        if isinstance(node, ast.Call) and _name(node.func) in WAITS and node.args:
            condition = node.args[0]
            if isinstance(condition, ast.Lambda) and not _can_change(condition.body):
                found.append(f"line {node.lineno}: the condition never changes")
    return found


def _can_change(condition: ast.expr) -> bool:
    """A condition that calls nothing and reads nothing gives the same answer for ever."""
    return any(isinstance(node, (ast.Call, ast.Attribute, ast.Subscript, ast.Name)) for node in ast.walk(condition))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
