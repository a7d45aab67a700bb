"""The places of values in a text of JSON, so that a problem can lead to its place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from sandtable.engine.problem import Path, Problem

Span = tuple[int, int]
"""First character and the one after the last."""

_TOKEN: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')
DEEPEST: Final = 20


@dataclass(frozen=True)
class Placed:
    """A problem and where it stands in the text somebody typed."""

    problem: Problem
    start: int
    end: int
    """Equal to `start` when there is no place in the text."""
    line: int
    """From 1; 0: no place."""


@dataclass
class _Open:
    """A list or object that is not closed yet."""

    path: Path
    start: int
    is_list: bool
    key: str = ""
    index: int = 0
    wants_key: bool = field(init=False)

    def __post_init__(self) -> None:
        self.wants_key = not self.is_list

    @property
    def inside(self) -> Path:
        return (*self.path, self.index if self.is_list else self.key)


def placed(problems: Iterable[Problem], text: str) -> list[Placed]:
    """Every problem with its place in a text, as a browser counts its characters."""
    text = text.replace("\r\n", "\n")
    found = dict(spans(text))
    return [_placed(each, text, found) for each in problems]


def spans(text: str) -> Iterator[tuple[Path, Span]]:
    """Path and span of every value in a text of JSON; in other texts of the values that can be read.

    Ends where values are nested deeper than any definition: paths grow with the depth.
    """
    waiting: list[_Open] = []
    for match in _TOKEN.finditer(text):
        word, span = match[0], match.span()
        top = waiting[-1] if waiting else None
        if len(waiting) > DEEPEST:
            return
        if word in "{[":
            waiting.append(_Open(top.inside if top else (), span[0], word == "["))
        elif word in "}]":
            if top:
                waiting.pop()
                yield top.path, (top.start, span[1])
        elif word == ",":
            if top:
                top.index, top.wants_key = top.index + 1, not top.is_list
        elif word != ":":
            if top and top.wants_key:
                top.key, top.wants_key = _key(word), False
            else:
                yield (top.inside if top else ()), span


def _key(token: str) -> str:
    """The name of a member as a token writes it."""
    try:
        return str(json.loads(token))
    except json.JSONDecodeError:
        return token


def _placed(problem: Problem, text: str, found: dict[Path, Span]) -> Placed:
    span = _span(problem.path, found)
    if span is None:
        return Placed(problem, 0, 0, 0)
    return Placed(problem, *span, text.count("\n", 0, span[0]) + 1)


def _span(path: Path, found: dict[Path, Span]) -> Span | None:
    """The value at a path, or the nearest one around it; None for the document as a whole."""
    while path and path not in found:
        path = path[:-1]
    return found[path] if path else None
