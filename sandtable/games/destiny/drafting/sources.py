# interpreted: reads and writes the source of card files, only for people who add cards
"""The source of a card file as words, and words compared as trees."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Any

from sandtable.games.destiny import language


class NotCardLanguage(ValueError):
    """A source that is not made of the words of the card language alone."""


def built(source: str) -> Any:
    """The words of a source like `Remove(a(DIE.yours))`, as a card file would make them.

    Only names, attributes, calls, numbers and quoted words are read; nothing is executed. Raises NotCardLanguage.
    """
    try:
        return _value(ast.parse(source, mode="eval").body)
    except (SyntaxError, AttributeError, TypeError, ValueError) as error:
        raise NotCardLanguage(f"{source!r}: {error}") from error


def is_built(source: str) -> bool:
    """True for a source that the words accept: an occasion refuses dice by what they show when it is too late."""
    try:
        built(source)
    except NotCardLanguage:
        return False
    return True


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant) and isinstance(node.value, int | str):
        return node.value
    if isinstance(node, ast.Name) and not node.id.startswith("_"):
        return getattr(language, node.id)
    if isinstance(node, ast.Attribute) and not node.attr.startswith("_"):
        return getattr(_value(node.value), node.attr)
    if isinstance(node, ast.Call):
        named = {each.arg: _value(each.value) for each in node.keywords if each.arg}
        return _value(node.func)(*map(_value, node.args), **named)
    raise NotCardLanguage(f"{ast.unparse(node)!r} is no word of the card language")


def shape(word: object) -> object:
    """A tree of the kinds and values of words: two words with equal shapes do the same."""
    if isinstance(word, list | tuple):
        return tuple([shape(each) for each in word])
    if word is None or isinstance(word, int | str):
        return word
    return type(word).__name__, tuple([(name, shape(getattr(word, name, None))) for name in sorted(_fields(word))])


def _fields(word: object) -> Iterable[str]:
    """The names of the attributes, of a compiled word as well."""
    compiled = getattr(type(word), "__mypyc_attrs__", ())
    return {*getattr(word, "__dict__", {}), *compiled} - {"__dict__"}
