"""Where a query is wrong and what it would be with the suggestion in place, for pages that point at it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from catalog.query.problems import BadQuery, Problem


@dataclass(frozen=True)
class PointedOut:
    """A problem with the query cut in three, so that a page can point at the place."""

    problem: Problem
    before: str
    at: str
    after: str
    mended: str
    """The whole query with the suggestion in place; empty where the suggestion is no text to put in."""


def pointed_out(text: str, error: BadQuery) -> list[PointedOut]:
    """Every problem of a query with its place in the text."""
    return [_pointed_out(text, problem) for problem in error.problems]


def _pointed_out(text: str, problem: Problem) -> PointedOut:
    end = problem.position + problem.length
    before, at, after = text[: problem.position], text[problem.position : end], text[end:]
    instead = _instead(problem)
    return PointedOut(problem, before, at, after, before + instead + after if instead else "")


def _instead(problem: Problem) -> str:
    """What takes the place of the wrong part; empty where the suggestion is no text to put in."""
    if problem.code == "unknown_key":
        return re.split(r"[:=<>!]", problem.suggestion)[0]
    if problem.code == "bad_value":
        return f'"{problem.suggestion}"' if " " in problem.suggestion else problem.suggestion
    return ""
