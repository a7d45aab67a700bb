"""Problems of a query: the place, a sentence and a suggestion."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True)
class QueryProblem:
    """One thing that is wrong with a query; `position` counts characters from 0 and `length` how many are meant."""

    position: int
    length: int
    code: str
    """`syntax`, `unknown_key`, `bad_operator`, `bad_value` or `too_large`."""
    message: str
    suggestion: str = ""
    """A text to write instead; empty when there is nothing close."""


class BadQuery(ValueError):
    """The text is not a query; `problems` names every reason that could be found."""

    def __init__(self, problems: Iterable[QueryProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.message for problem in self.problems))


class BadValue(ValueError):
    """A key cannot use this value."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.suggestion = suggestion


def closest(word: str, known: Iterable[str]) -> str:
    """The known word most like `word`; empty when none is near."""
    by_folded: dict[str, str] = {}
    for each in known:
        by_folded.setdefault(each.casefold(), each)
    matches = get_close_matches(word.casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[matches[0]] if matches else ""
