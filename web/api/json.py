"""The one JSON reader of the project: requests, import files and commands read through `parse_json`.

Strict where the standard library is generous: UTF-8 without a byte order mark, no duplicate keys, no NaN or Infinity,
no lone surrogates and no NUL (one stored, every later page that shows it fails), bounded depth, size and numbers.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from sandtable.engine.problem import BadDocument, Path, Problem
from web.api.text import is_clean

_LONGEST_INTEGER: Final = 17
"""Characters of -2**53; longer digits are refused unread, because reading them takes quadratic time."""


@dataclass(frozen=True)
class Limits:
    """The limits of one document."""

    bytes: int = 2 * 1024 * 1024
    depth: int = 32
    """Lists and objects inside each other."""
    nodes: int = 200_000
    """Values of any kind, the containers included."""
    string: int = 100_000
    """Characters, of keys too."""
    integer: int = 2**53
    """The largest whole number, either sign: what every JSON reader can hold exactly."""
    problems: int = 100
    """After this many the reader stops looking for more."""


DEFAULT_LIMITS: Final = Limits()


class BadJSON(BadDocument):
    """The text is no JSON we take; every problem has a code."""


class _Repeated(dict[str, Any]):
    """An object that named a key more than once; lives only until the walk has reported it."""

    keys_repeated: tuple[str, ...] = ()


@dataclass(frozen=True)
class _BadNumber:
    """Digits or words that are no number we take; lives only until the walk has reported it."""

    code: str
    shown: str


def parse_json(data: bytes | str, limits: Limits = DEFAULT_LIMITS) -> Any:
    """The value of a JSON document: dict, list, str, int, finite float, bool or None. Raises BadJSON."""
    text = _text(data, limits)
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=lambda word: _BadNumber("not_a_number", word),
            parse_int=_integer,
        )
    except json.JSONDecodeError as error:
        message = f"not JSON: {error.msg} (line {error.lineno}, column {error.colno})"
        raise BadJSON([Problem(message, code="malformed")]) from None
    except RecursionError:
        raise BadJSON([_too_deep((), limits)]) from None
    if _is_fine(value, limits):
        return value
    raise BadJSON(islice(_problems(value, limits), limits.problems))


def _text(data: bytes | str, limits: Limits) -> str:
    """The document as text, its size checked before anything is built from it."""
    size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "surrogatepass"))
    if size > limits.bytes:
        raise BadJSON([Problem(f"larger than {limits.bytes} bytes", code="too_large")])
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
    except UnicodeDecodeError as error:
        raise BadJSON([Problem(f"not UTF-8 at byte {error.start}", code="not_utf8")]) from None
    if text.startswith("\ufeff"):
        raise BadJSON([Problem("starts with a byte order mark", code="byte_order_mark")])
    return text


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    repeated = _Repeated(found)
    seen: set[str] = set()
    repeated.keys_repeated = tuple(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
    return repeated


def _integer(digits: str) -> int | _BadNumber:
    return int(digits) if len(digits) <= _LONGEST_INTEGER else _BadNumber("number_too_large", digits[:20] + "…")


def _is_fine(document: Any, limits: Limits) -> bool:
    """Whether `_problems` would find nothing, several times quicker: level by level and without paths."""
    level = [document]
    nodes = 0
    for depth in range(limits.depth + 1):
        nodes += len(level)
        if nodes > limits.nodes or not all(_is_fine_alone(value, limits) for value in level):
            return False
        containers = [value for value in level if type(value) in (dict, list)]
        if depth == limits.depth:
            return not containers
        level = [child for each in containers for child in (each.values() if type(each) is dict else each)]
        if not level:
            return True
    raise AssertionError("the last level always answers")


def _is_fine_alone(value: Any, limits: Limits) -> bool:
    kind = type(value)
    if kind is str:
        return len(value) <= limits.string and is_clean(value)
    if kind is dict:
        return all(len(key) <= limits.string and is_clean(key) for key in value)
    if kind is int:
        return bool(-limits.integer <= value <= limits.integer)
    return math.isfinite(value) if kind is float else kind is list or kind is bool or value is None


def _problems(document: Any, limits: Limits) -> Iterator[Problem]:
    """Everything wrong with a document that is well-formed, in document order; no recursion."""
    waiting: list[tuple[Any, Path]] = [(document, ())]
    nodes = 0
    while waiting:
        value, path = waiting.pop()
        nodes += 1
        if nodes > limits.nodes:
            yield Problem(f"more than {limits.nodes} values", code="too_many_values")
            return
        if check := _CHECKS.get(type(value)):
            yield from check(value, path, limits)
        if isinstance(value, dict | list):
            if len(path) >= limits.depth:
                yield _too_deep(path, limits)
            else:
                waiting.extend(reversed([(child, (*path, step)) for step, child in _children(value)]))


def _children(value: dict[str, Any] | list[Any]) -> Iterable[tuple[str | int, Any]]:
    if isinstance(value, list):
        return enumerate(value)
    return value.items()


def _too_deep(path: Path, limits: Limits) -> Problem:
    return Problem(f"nested deeper than {limits.depth} levels", path, code="too_deep")


def _check_string(value: str, path: Path, limits: Limits) -> Iterator[Problem]:
    if len(value) > limits.string:
        yield Problem(f"longer than {limits.string} characters", path, code="string_too_long")
    if not is_clean(value):
        yield Problem("holds a NUL or a lone surrogate", path, code="bad_character")


def _check_object(value: dict[str, Any], path: Path, limits: Limits) -> Iterator[Problem]:
    for key in value:
        yield from _check_string(key, (*path, key), limits)


def _check_repeated(value: _Repeated, path: Path, limits: Limits) -> Iterator[Problem]:
    for key in value.keys_repeated:
        yield Problem("the key is there more than once", (*path, key), code="duplicate_key")
    yield from _check_object(value, path, limits)


def _check_integer(value: int, path: Path, limits: Limits) -> Iterator[Problem]:
    if abs(value) > limits.integer:
        yield Problem(f"beyond ±{limits.integer}", path, code="number_too_large")


def _check_float(value: float, path: Path, limits: Limits) -> Iterator[Problem]:
    if not math.isfinite(value):
        yield Problem("too large for a number with a fraction", path, code="number_too_large")


def _check_bad_number(value: _BadNumber, path: Path, limits: Limits) -> Iterator[Problem]:
    known = {"not_a_number": "is no number JSON has", "number_too_large": f"beyond ±{limits.integer}"}
    yield Problem(f"{value.shown} {known[value.code]}", path, code=value.code)


_CHECKS: Final[dict[type, Callable[[Any, Path, Limits], Iterator[Problem]]]] = {
    str: _check_string,
    dict: _check_object,
    _Repeated: _check_repeated,
    int: _check_integer,
    float: _check_float,
    _BadNumber: _check_bad_number,
}
