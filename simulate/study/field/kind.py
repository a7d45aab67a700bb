"""The kind of study that plays a field: in stages, each decided when all games of the one before are in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from django.utils.translation import gettext_lazy

from sandtable.playtest.field.allocation import least, next_stage
from sandtable.playtest.field.matrix import Matrix, Pairing
from simulate.asking.estimating import Choice
from simulate.study.field import counting
from simulate.study.field.looks import look_at
from simulate.study.field.question import Question, key, read
from simulate.study.field.work import choice_of
from simulate.study.kinds import Kind
from simulate.study.step import Ask, Evidence, Grow, Step

FEW_PAIRS: Final = 10
"""Up to this number of pairs for each pairing, a row and an even field are played in one stage."""


class Field(Kind):
    """Find the best of the field, and the winner of every pairing."""

    title = gettext_lazy("Field")
    waits_for_all = True

    def decide(self, spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> Step:
        """Count the new pairs; when all that were asked for are in, judge the field and ask for the next ones."""
        question, known = read(spec), progress.get("cells", {})
        counted = {name: counting.counted(cell, known.get(name, counting.NOTHING)) for name, cell in evidence.items()}
        notes = {"cells": counted, "looks": progress.get("looks", 0), "look": progress.get("look")}
        if any(cell.finished < cell.asked for cell in evidence.values()):
            return _step(question, notes)
        matrix = matrix_of(question, counted)
        added = _next(question, matrix, [_asked(evidence, pairing) for pairing in question.pairings])
        if evidence:
            notes["looks"] += 1
            notes["look"] = look_at(question, matrix, notes["looks"], is_final=not any(added))
        return replace(_step(question, notes), **_wanted(question, evidence, added))

    def foreseen(self, spec: dict[str, Any]) -> Choice:
        return choice_of(read(spec))


KIND = Field()


def matrix_of(question: Question, counted: dict[str, dict[str, Any]]) -> Matrix:
    """The matrix of these counts; pairings that are not played have none."""
    played = {pairing: counted[key(pairing)]["counts"] for pairing in question.pairings if key(pairing) in counted}
    return Matrix.of(len(question.members), played)


def _asked(evidence: Evidence, pairing: Pairing) -> int:
    cell = evidence.get(key(pairing))
    return cell.asked if cell is not None else 0


def _next(question: Question, matrix: Matrix, given: list[int]) -> tuple[int, ...]:
    """The further pairs of each pairing. One row of a field, or an even one, is played in two stages.

    It is played in one where it has few pairs: a look at a part of them says nothing, and each stage has its costs.
    """
    if not (question.is_row or question.is_even):
        return next_stage(matrix, given, question.pairs_each)
    floor = least(question.pairs_each) if question.pairs_each > FEW_PAIRS else question.pairs_each
    target = floor if any(pairs < floor for pairs in given) else question.pairs_each
    return tuple(max(0, target - pairs) for pairs in given)


def _wanted(question: Question, evidence: Evidence, added: Sequence[int]) -> dict[str, Any]:
    """The part of a step that asks for these pairs; without any the field is over."""
    wanted = [(pairing, pairs) for pairing, pairs in zip(question.pairings, added, strict=True) if pairs]
    return {
        "ask": [Ask(key(each), question.request(each, pairs)) for each, pairs in wanted if key(each) not in evidence],
        "grow": [Grow(key(each), pairs) for each, pairs in wanted if key(each) in evidence],
        "is_over": not wanted,
    }


def _step(question: Question, notes: dict[str, Any]) -> Step:
    """A step that waits; its result has the members by name, the counts of every pairing, and the last look."""
    members = [{"label": member.label, "agent": member.agent, "source": member.source} for member in question.members]
    return Step(progress=notes, result={"members": members, "cells": notes["cells"], "look": notes["look"]})
