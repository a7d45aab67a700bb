"""The rules with and without a test, read from the rule books and from the text of the tests."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

_RULE: Final = re.compile(r"^- (?:\*\*|`)([A-Z]{2,4}-[A-Z]+-\d+)(?:\*\*|`)", re.MULTILINE)
_EXTRA: Final = re.compile(r"\[((?:EX|D)-(?:[A-Z]{2,4}-)?\d+)\]|DECISION: \(([A-Z]{2,4}-D\d+)\)")


class BadExemption(ValueError):
    """A file of exemptions that names an unknown rule, or gives no reason."""


@dataclass(frozen=True)
class Citation:
    """One id in one `@rule(...)` of a test."""

    id: str
    place: str
    """File and line."""


@dataclass(frozen=True)
class Book:
    """The rule book of one game."""

    game: str
    rules: tuple[str, ...]
    """Ids of the numbered rules, in the order of the book."""
    extras: frozenset[str]
    """Ids of examples and decisions: EX-01, D-01, or with the letters of the book: EX-TOI-01, D-TOI-01, MAF-D01."""
    exempt: dict[str, str]
    """Rules that no test can prove, each with the reason."""


def books(folder: Path) -> list[Book]:
    """The rule books `<folder>/<game>.md` with their exemptions. Raises BadExemption."""
    return [_book(path) for path in sorted(folder.glob("*.md"))]


def _book(path: Path) -> Book:
    text = path.read_text(encoding="utf-8")
    rules = tuple(_RULE.findall(text))
    game = path.stem.replace("-", "_")
    return Book(
        game,
        rules,
        frozenset(first or second for first, second in _EXTRA.findall(text)),
        _exempt(path.parent / "exempt" / f"{game}.toml", rules),
    )


def _exempt(path: Path, rules: tuple[str, ...]) -> dict[str, str]:
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    problems = [f"{id_} is not a rule of the book" for id_ in found if id_ not in rules]
    problems += [f"{id_} has no reason" for id_, reason in found.items() if not (isinstance(reason, str) and reason)]
    if problems:
        raise BadExemption(f"{path.name}: {'; '.join(problems)}")
    return found


def citations(tests: Path) -> Iterator[Citation]:
    """Every id cited by a `@rule(...)` or `@pytest.mark.rule(...)` below a folder."""
    for path in sorted(tests.rglob("*.py")):
        yield from _cited_in(path.read_text(encoding="utf-8"), path.relative_to(tests.parent))


@cache
def _cited_in(text: str, path: Path) -> tuple[Citation, ...]:
    """The citations of a file. A text is read once, however many reports a process makes."""
    return tuple(
        citation
        for node in ast.walk(ast.parse(text, str(path)))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        for citation in _cited_by(node, path)
    )


def _cited_by(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, path: Path) -> Iterator[Citation]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and _name(decorator.func) == "rule":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Citation(argument.value, f"{path}:{argument.lineno}")


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def unknown(cited: list[Citation], known: list[Book]) -> list[Citation]:
    """Citations of ids that are in no rule book."""
    ids = {id_ for book in known for id_ in (*book.rules, *book.extras)}
    return [citation for citation in cited if citation.id not in ids]
