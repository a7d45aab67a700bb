"""The kind of study that tells what skill and single things are worth: all playtests at once, one answer at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from django.utils.translation import gettext_lazy

from sandtable.playtest.qualities.worth import worth
from simulate.study.kinds import Kind
from simulate.study.step import Ask, Cell, Evidence, Step
from simulate.study.worth.question import BASE, Question, read


class WorthOf(Kind):
    """Play the same games with everything and without each thing."""

    title = gettext_lazy("What is it worth?")

    def decide(self, spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> Step:
        question = read(spec)
        if not evidence:
            return Step({}, {}, ask=[Ask(key, request) for key, request in question.playtests()])
        if any(not cell.is_over and cell.finished < cell.asked for cell in evidence.values()):
            return Step({}, {})
        return Step({}, {"worths": list(_worths(question, evidence))}, is_over=True)


KIND = WorthOf()


def _worths(question: Question, evidence: Evidence) -> Iterator[dict[str, Any]]:
    """For each thing its worth over all subjects, and for each subject alone."""
    subjects, takings = range(len(question.base.agents)), question.takings
    with_all = [_shares(evidence[BASE], subject) for subject in subjects]
    for number, taken in enumerate(takings):
        cells = [evidence[question.key(number, subject)] for subject in subjects]
        pairs = [(with_all[subject], _shares(cell, subject)) for subject, cell in enumerate(cells)]
        together = worth(pairs, len(takings))
        yield {
            "taken": taken,
            "worth": asdict(together) if together is not None else None,
            "by_subject": [asdict(each) if each is not None else None for each in (worth([pair]) for pair in pairs)],
        }


def _shares(cell: Cell, subject: int) -> list[float | None]:
    return cell.shares(0, cell.finished, subject)
