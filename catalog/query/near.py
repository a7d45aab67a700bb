"""Slips in writing a term, each with the term that is meant: `points:<=10`, `cost=<2`, `t:upgrade,event`, `price<3`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from catalog.query.context import Context, Reading
from catalog.query.problems import BadValue, closest
from catalog.query.syntax import Term, Value

_COMPARISON: Final = re.compile(r"(!=|<=|>=|=<|=>|[:=<>])(.+)")
_MEANT: Final = {"=<": "<=", "=>": ">=", "==": "=", "<>": "!=", "><": "!=", "!==": "!="}
"""Pairs of signs that are no operator, and the operator that is meant."""
_BETWEEN: Final = re.compile(r"[,;/+&]")
"""Signs that people put between several values."""
_OTHER_WORDS: Final = {
    "price": "cost",
    "expansion": "set",
    "kind": "type",
    "team": "affiliation",
    "alignment": "affiliation",
    "trait": "subtype",
    "dice": "die",
    "value": "points",
    "rules": "text",
}
"""Words for a key that share no letters with it."""


def doubled_operator(term: Term) -> str:
    """The term with one operator where two were written, as in `points:<=10`; empty where there is one."""
    value = term.values[0]
    match = _COMPARISON.fullmatch(value.text)
    if not term.key or value.is_phrase or match is None:
        return ""
    second, rest = match.groups()
    both = term.operator + second
    operator = _MEANT.get(both) or _MEANT.get(second, second if term.operator in (":", "=") else term.operator)
    return f"{term.key}{operator}{rest}"


def length(term: Term) -> int:
    """Characters from the key to the end of the first value."""
    value = term.values[0]
    return value.position + value.length - term.position


def several(read: Reading, operator: str, value: Value, context: Context) -> str:
    """The value as alternatives, where it is a list of good ones: `upgrade,event` is `upgrade|event`; else empty."""
    parts = [part.strip() for part in _BETWEEN.split(value.text) if part.strip()]
    if len(parts) < 2:
        return ""
    meant = [_good(read, operator, part, context) for part in parts]
    return "|".join(f'"{part}"' if " " in part else part for part in meant) if all(meant) else ""


def _good(read: Reading, operator: str, text: str, context: Context) -> str:
    """The text if the key can use it, else the nearest that it can; empty where nothing is near."""
    try:
        read(operator, Value(text, 0, False), context)
    except BadValue as error:
        return error.suggestion
    return text


def key(word: str, known: Iterable[str]) -> str:
    """The key that a word most likely means: another word for it, the one key it begins, or the nearest spelling."""
    folded, names = word.casefold(), list(known)
    begun = [name for name in names if len(folded) > 1 and name.startswith(folded)]
    return _OTHER_WORDS.get(folded) or (begun[0] if len(begun) == 1 else closest(word, names))
