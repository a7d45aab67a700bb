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

from config.api.text import is_clean, printable

_LONGEST_INTEGER: Final = 17
"""Characters of -2**53; longer digits are refused unread, because reading them takes quadratic time."""


@dataclass(frozen=True)
class Limits:
    """How much one document may hold."""

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


@dataclass(frozen=True)
class JSONProblem:
    """One thing wrong with a document."""

    code: str
    path: str
    """A JSON pointer (RFC 6901), keys shortened and escaped for showing; "" is the whole document."""
    message: str


class BadJSON(ValueError):
    """The document is refused. `problems` names everything found; `code`, `path` and `message` are the first."""

    def __init__(self, problems: Iterable[JSONProblem]) -> None:
        self.problems = tuple(problems)
        first = self.problems[0]
        self.code, self.path, self.message = first.code, first.path, first.message
        super().__init__("; ".join(f"{each.path or 'document'}: {each.message}" for each in self.problems))


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
        raise BadJSON([JSONProblem("malformed", "", message)]) from None
    except RecursionError:
        raise BadJSON([_too_deep("", limits)]) from None
    if _is_fine(value, limits):
        return value
    raise BadJSON(islice(_problems(value, limits), limits.problems))


def _text(data: bytes | str, limits: Limits) -> str:
    """The document as text, its size checked before anything is built from it."""
    size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "surrogatepass"))
    if size > limits.bytes:
        raise BadJSON([JSONProblem("too_large", "", f"larger than {limits.bytes} bytes")])
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
    except UnicodeDecodeError as error:
        raise BadJSON([JSONProblem("not_utf8", "", f"not UTF-8 at byte {error.start}")]) from None
    if text.startswith("\ufeff"):
        raise BadJSON([JSONProblem("byte_order_mark", "", "starts with a byte order mark")])
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


def _problems(document: Any, limits: Limits) -> Iterator[JSONProblem]:
    """Everything wrong with a document that is well-formed, in document order; no recursion."""
    waiting: list[tuple[Any, str, int]] = [(document, "", 0)]
    nodes = 0
    while waiting:
        value, path, depth = waiting.pop()
        nodes += 1
        if nodes > limits.nodes:
            yield JSONProblem("too_many_values", "", f"more than {limits.nodes} values")
            return
        if check := _CHECKS.get(type(value)):
            yield from check(value, path, limits)
        if isinstance(value, dict | list):
            if depth >= limits.depth:
                yield _too_deep(path, limits)
            else:
                waiting.extend(reversed([(child, f"{path}/{step}", depth + 1) for step, child in _children(value)]))


def _children(value: dict[str, Any] | list[Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, list):
        return ((str(index), child) for index, child in enumerate(value))
    return ((_step(key), child) for key, child in value.items())


def _step(key: str) -> str:
    """A key inside a pointer."""
    return printable(key).replace("~", "~0").replace("/", "~1")


def _too_deep(path: str, limits: Limits) -> JSONProblem:
    return JSONProblem("too_deep", path, f"nested deeper than {limits.depth} levels")


def _check_string(value: str, path: str, limits: Limits) -> Iterator[JSONProblem]:
    if len(value) > limits.string:
        yield JSONProblem("string_too_long", path, f"longer than {limits.string} characters")
    if not is_clean(value):
        yield JSONProblem("bad_character", path, "holds a NUL or a lone surrogate")


def _check_object(value: dict[str, Any], path: str, limits: Limits) -> Iterator[JSONProblem]:
    for key in value:
        yield from _check_string(key, f"{path}/{_step(key)}", limits)


def _check_repeated(value: _Repeated, path: str, limits: Limits) -> Iterator[JSONProblem]:
    for key in value.keys_repeated:
        yield JSONProblem("duplicate_key", f"{path}/{_step(key)}", "the key is there more than once")
    yield from _check_object(value, path, limits)


def _check_integer(value: int, path: str, limits: Limits) -> Iterator[JSONProblem]:
    if abs(value) > limits.integer:
        yield JSONProblem("number_too_large", path, f"beyond ±{limits.integer}")


def _check_float(value: float, path: str, limits: Limits) -> Iterator[JSONProblem]:
    if not math.isfinite(value):
        yield JSONProblem("number_too_large", path, "too large for a number with a fraction")


def _check_bad_number(value: _BadNumber, path: str, limits: Limits) -> Iterator[JSONProblem]:
    known = {"not_a_number": "is no number JSON has", "number_too_large": f"beyond ±{limits.integer}"}
    yield JSONProblem(value.code, path, f"{value.shown} {known[value.code]}")


_CHECKS: Final[dict[type, Callable[[Any, str, Limits], Iterator[JSONProblem]]]] = {
    str: _check_string,
    dict: _check_object,
    _Repeated: _check_repeated,
    int: _check_integer,
    float: _check_float,
    _BadNumber: _check_bad_number,
}
