"""Rules that are proved by refusals alone, although their sentences refuse nothing: they may say the contrary."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

_SENTENCE: Final = re.compile(r"^- (?:\*\*|`)([A-Z]{2,4}-[A-Z]+-\d+)(?:\*\*|`) (.*)$", re.MULTILINE)
_REFUSES: Final = re.compile(
    r"\b(not|no|never|only|cannot|can't|must|at most|exactly|nothing|nobody|illegal|without|neither|always|has to"
    r"|refuse[sd]?|ban\w*|limit\w*)\b",
    re.IGNORECASE,
)


def sentences(book: str) -> dict[str, str]:
    """The sentence of each numbered rule of a rule book, by id."""
    return dict(_SENTENCE.findall(book))


def proved_by_refusals_alone(tests: Iterable[str], rules: Mapping[str, str]) -> list[str]:
    """The rules without a word of refusal whose every test shows only what is refused, in order of id."""
    shown: dict[str, set[bool]] = defaultdict(set)
    for text in tests:
        if "rule(" in text:
            for id_, refuses in _cited(ast.parse(text)):
                shown[id_].add(refuses)
    return sorted(id_ for id_, found in shown.items() if found == {True} and _permits(rules.get(id_)))


def _permits(sentence: str | None) -> bool:
    return sentence is not None and _REFUSES.search(sentence) is None


def _cited(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Each id that a test cites, and whether the test shows refusals alone."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("rule", "pytest.mark.rule"):
                    for each in decorator.args:
                        if isinstance(each, ast.Constant):
                            yield str(each.value), _only_refuses(node)


def _only_refuses(test: ast.FunctionDef) -> bool:
    """True where each check of a test says that something is absent or raises."""
    checks = [each.test for each in ast.walk(test) if isinstance(each, ast.Assert)]
    raises = any(
        "raises" in ast.unparse(item) for each in ast.walk(test) if isinstance(each, ast.With) for item in each.items
    )
    return all(map(_is_negative, checks)) and (raises or bool(checks))


def _is_negative(check: ast.expr) -> bool:
    if isinstance(check, ast.Compare):
        return all(isinstance(each, ast.NotIn) for each in check.ops)
    return isinstance(check, ast.UnaryOp) and isinstance(check.op, ast.Not)
