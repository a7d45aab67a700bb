"""The tables of a field as pages show them: the matrix, the ranking, one row, and the facts of each pairing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sandtable.playtest import shares
from sandtable.playtest.field.matrix import Matrix
from sandtable.playtest.field.standing import as_rotations
from sandtable.playtest.statistics import ANY_TIME, ONCE, Interval, Look
from simulate.models import Study
from simulate.study.field import question as questions
from simulate.study.field.kind import matrix_of
from simulate.study.field.question import Question, key

SORTS: Final = ("rating", "mean", "name", "added")
TINTS: Final = (0.02, 0.08, 0.16, 0.24, 0.34)
"""Distances from one half at which a cell takes its next darker tint."""
WIDTHS: Final = (0.08, 0.14, 0.22)
"""Half widths of an interval from which a cell is fainter."""


@dataclass(frozen=True)
class Share:
    """The share of the points of one member against another."""

    row: int
    column: int
    share: Interval
    pairing: str
    """The key of the playtest."""

    @property
    def tint(self) -> int:
        """0 for even to 5: negative behind, positive ahead."""
        distance = self.share.value - 0.5
        steps = sum(abs(distance) >= tint for tint in TINTS)
        return steps if distance > 0 else -steps

    @property
    def faint(self) -> int:
        """0 for a narrow interval to 3 for a wide one."""
        return sum(self.share.margin >= width for width in WIDTHS)


class Tables:
    """The numbers of one study of a field, as far as it goes."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.question: Question = questions.read(study.spec)
        self.cells: Mapping[str, dict[str, Any]] = study.result.get("cells", {})
        self.look: dict[str, Any] | None = study.result.get("look")
        self.matrix: Matrix = matrix_of(self.question, dict(self.cells))

    @property
    def labels(self) -> list[str]:
        return [member.label for member in self.question.members]

    @property
    def judged(self) -> int:
        """The members that the last look knows: those that joined since are not among them."""
        return int(self.look["members"]) if self.look else 0

    @property
    def look_at_cells(self) -> Look:
        """The kind of look at single pairings: while games come in it may be taken at any time."""
        return ANY_TIME if self.study.is_open else ONCE

    def share(self, row: int, column: int) -> Share | None:
        """The share of a member against another, as on the page of their playtest; None before their first pair."""
        found = shares.share(as_rotations(self.matrix.counts_of(row, column)), 0, look=self.look_at_cells)
        return None if found is None else Share(row, column, found, key((min(row, column), max(row, column))))

    def mean(self, row: int) -> float | None:
        """The mean share of a member over all others, each counted the same; None before it has met all of them."""
        found = [self.matrix.share(row, column) for column in range(self.matrix.members) if column != row]
        played = [share for share in found if share is not None]
        return sum(played) / len(played) if len(played) == len(found) else None

    def order(self, sort: str) -> list[int]:
        """The members in the wanted order; those that no look has judged come last, as they were added."""
        members = list(range(self.matrix.members))
        if sort == "name":
            return sorted(members, key=lambda member: (self.labels[member].casefold(), member))
        if sort == "mean":
            return sorted(members, key=lambda member: -(self.mean(member) or 0.0))
        if sort == "rating" and self.look and "order" in self.look:
            return [*self.look["order"], *members[self.judged :]]
        return members

    def facts(self) -> Iterator[tuple[Share, dict[str, Any], Interval | None]]:
        """For every pairing that has games its share, its counts, and the share of games won by the first player."""
        for first, second in self.question.pairings:
            share = self.share(first, second)
            if share is not None:
                counted = self.cells[share.pairing]
                won, known = counted["first"]
                pairs = as_rotations(self.matrix.counts_of(first, second))
                yield share, counted, shares.first_player(pairs, won, known, self.look_at_cells)
