"""Where in a text of JSON the values stand, so that a problem can lead to its place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from scenarios.checking import Problem, pointer

Span = tuple[int, int]
"""First character and the one after the last."""

_TOKEN: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')
DEEPEST: Final = 20
_HEX: Final = re.compile(r"hex ([A-Z]+[0-9]+)")


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

    path: str
    start: int
    is_list: bool
    key: str = ""
    index: int = 0
    wants_key: bool = field(init=False)

    def __post_init__(self) -> None:
        self.wants_key = not self.is_list

    @property
    def inside(self) -> str:
        return f"{self.path}/{self.index if self.is_list else self.key}"


def placed(problems: Iterable[Problem], text: str) -> list[Placed]:
    """Every problem with its place in a text, as a browser counts its characters."""
    text = text.replace("\r\n", "\n")
    found = dict(spans(text))
    return [_placed(each, text, found) for each in problems]


def spans(text: str) -> Iterator[tuple[str, Span]]:
    """JSON pointer and span of every value of a text that is JSON; of other texts whatever can be told.

    Ends where values are nested deeper than any definition: pointers grow with the depth.
    """
    waiting: list[_Open] = []
    for match in _TOKEN.finditer(text):
        word, span = match[0], match.span()
        top = waiting[-1] if waiting else None
        if len(waiting) > DEEPEST:
            return
        if word in "{[":
            waiting.append(_Open(top.inside if top else "", span[0], word == "["))
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
                yield (top.inside if top else ""), span


def _key(token: str) -> str:
    """The name of a member as it stands in pointers."""
    try:
        return str(json.loads(token)).replace("~", "~0").replace("/", "~1")
    except json.JSONDecodeError:
        return token


def _placed(problem: Problem, text: str, found: dict[str, Span]) -> Placed:
    span = _span(problem.place, text, found)
    if span is None:
        return Placed(problem, 0, 0, 0)
    return Placed(problem, *span, text.count("\n", 0, span[0]) + 1)


def _span(place: str, text: str, found: dict[str, Span]) -> Span | None:
    """The value a place names, or the nearest one around it; the first mention of a hex."""
    if named := _HEX.fullmatch(place):
        at = text.find(f'"{named[1]}"')
        return (at, at + len(named[1]) + 2) if at >= 0 else None
    steps = place if place.startswith("/") else pointer(place)
    while steps and steps not in found:
        steps = steps.rpartition("/")[0]
    return found[steps] if steps else None
