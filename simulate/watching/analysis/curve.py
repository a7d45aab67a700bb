"""The curve of the expected result over a game, below the scrubber of its replay."""

from __future__ import annotations

from dataclasses import dataclass

from simulate.watching.analysis.selectors import Course
from simulate.words import percent

MOST_ROWS = 60
"""Rows of the table beside the curve."""


@dataclass(frozen=True)
class Line:
    """The expected share of one party."""

    name: str
    points: str
    """As the `points` of a polyline: decisions across, the share down from 100."""
    place: int


@dataclass(frozen=True)
class Curve:
    """The drawing and its text twin."""

    lines: list[Line]
    names: list[str]
    """All parties, as the heads of the table."""
    rows: list[tuple[int, list[str]]]
    """Decisions with the shares of all parties in words."""
    last: int
    at: int


def drawn(course: Course, at: int) -> Curve:
    """The curve; of two parties the first alone, because the other one has the rest."""
    names, points = list(course.names), course.points
    shown = range(1 if len(names) == 2 else len(names))
    lines = [
        Line(names[party], " ".join(f"{at_},{100 - 100 * row[party]:.1f}" for at_, row in points), party)
        for party in shown
    ]
    step = max(1, -(-len(points) // MOST_ROWS))
    rows = [(at_, [percent(share, 0) for share in row]) for at_, row in [*points[:-1:step], points[-1]]]
    return Curve(lines, names, rows, max(1, course.thoughts.wanted), at)
