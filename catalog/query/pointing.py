"""The places where a query is wrong, and the query with a suggestion in place, for pages that point at them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from catalog.query.problems import BadQuery, QueryProblem


@dataclass(frozen=True)
class PointedOut:
    """A problem with the query cut in three, so that a page can point at the place."""

    problem: QueryProblem
    before: str
    at: str
    after: str
    mended: str
    """The whole query with the suggestion in place; empty where the suggestion is no text to put in."""


def pointed_out(text: str, error: BadQuery) -> list[PointedOut]:
    """Every problem of a query with its place in the text."""
    return [_pointed_out(text, problem) for problem in error.problems]


def _pointed_out(text: str, problem: QueryProblem) -> PointedOut:
    end = problem.position + problem.length
    before, at, after = text[: problem.position], text[problem.position : end], text[end:]
    if problem.code == "syntax" and problem.suggestion.startswith(text.rstrip()):
        return PointedOut(problem, before, at, after, problem.suggestion)
    instead = _instead(problem)
    return PointedOut(problem, before, at, after, before + instead + after if instead else "")


def _instead(problem: QueryProblem) -> str:
    """The text that replaces the wrong part; empty where the suggestion is no text to put in."""
    if problem.code == "unknown_key":
        return re.split(r"[:=<>!]", problem.suggestion)[0]
    if problem.code == "bad_operator":
        return problem.suggestion.split()[0]
    if problem.code == "bad_value":
        needs_marks = " " in problem.suggestion and '"' not in problem.suggestion
        return f'"{problem.suggestion}"' if needs_marks else problem.suggestion
    return ""
