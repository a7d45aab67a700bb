"""The kind: play until the sequential test is decided, look at every rotation in order, stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.utils.translation import gettext_lazy

from sandtable.playtest.sequential.design import Design, read_design
from sandtable.playtest.sequential.interval import always_valid
from sandtable.playtest.sequential.running import Running, read_running
from sandtable.playtest.sequential.theory import longest
from sandtable.playtest.sequential.together import together
from simulate.study.better import question
from simulate.study.kinds import Kind
from simulate.study.step import Ask, Evidence, Grow, Step

LEAST_BLOCK, MOST_BLOCK = 50, 500
"""Rotations that are asked for at a time, at least and at most."""
AHEAD: Final = 2
"""Half of a block is left over when the next one is asked for, so that workers are never idle."""


class Better(Kind):
    """Is B better than A?"""

    title = gettext_lazy("Is B better than A?")

    def decide(self, spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> Step:
        """Feed the test what has newly been finished in order; its first crossing of a bound is the answer."""
        design = read_design(question.read(spec)["design"])
        if not evidence:
            first = min(block(design), design.most)
            return Step({}, {}, ask=[Ask(key, question.request_of(spec, key, first)) for key in spec["requests"]])
        tests = [_test(spec, design, progress, evidence, place) for place in question.places(spec)]
        is_over = not any(test.is_open for test in tests)
        decided = [key for place, test in enumerate(tests) if not test.is_open for key in test.keys(place)]
        return Step(
            progress=_progress(tests),
            result=_result(spec, tests),
            grow=[more for place, test in enumerate(tests) for more in test.grow(design, place)],
            stop=() if is_over else decided,
            is_over=is_over,
        )


@dataclass(frozen=True)
class Strength:
    """The test of one strength after this step."""

    running: Running
    read: int
    """Rotations it has looked at."""
    evidence: Evidence

    @property
    def is_open(self) -> bool:
        return self.running.is_open

    def keys(self, place: int) -> list[str]:
        """The keys of its playtests, as the strength of this number."""
        return [question.key_at(key, place) for key in self.evidence]

    def grow(self, design: Design, place: int) -> list[Grow]:
        """The further rotations that it asks for."""
        if not self.is_open:
            return []
        found = _grow(design, self.evidence, self.running, self.read)
        return [Grow(question.key_at(each.key, place), each.rotations) for each in found]

    def as_json(self) -> dict[str, Any]:
        return {"running": self.running.as_json(), "read": self.read}


def _test(spec: dict[str, Any], design: Design, progress: dict[str, Any], evidence: Evidence, place: int) -> Strength:
    """The test of one strength, fed with the rotations that are new."""
    mine = question.at(place, evidence)
    running, read = _state(spec, noted(progress, place), mine)
    if running.is_open:
        read += running.feed(design, question.scores(spec, mine, read, question.finished(mine)))
    return Strength(running, read, mine)


def noted(progress: dict[str, Any], place: int) -> dict[str, Any]:
    """The notes about one strength: those of the first stand by themselves, as where only one was asked for."""
    if not progress or not place:
        return progress
    others: list[dict[str, Any]] = progress["others"]
    return others[place - 1]


def _progress(tests: Sequence[Strength]) -> dict[str, Any]:
    first, *others = (test.as_json() for test in tests)
    return first | ({"others": others} if others else {})


def _result(spec: dict[str, Any], tests: Sequence[Strength]) -> dict[str, Any]:
    """The answer of the first strength; where several were asked for also those of all, and whether they agree."""
    each = [summary(test.running, test.read) for test in tests]
    if len(tests) == 1:
        return each[0]
    found = together([test.running for test in tests], question.margin(spec))
    named = [{"agent": agent, **told} for agent, told in zip(spec["strengths"], each, strict=True)]
    return each[0] | {
        "strengths": named,
        "agreement": str(found.agreement),
        "high": found.high,
        "low": found.low,
        "difference": [found.difference.low, found.difference.high] if found.difference is not None else None,
    }


def _state(spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> tuple[Running, int]:
    """The test as it stood after the last step, and the rotations it had read."""
    if not progress:
        return Running(question.whole(spec, evidence)), 0
    return read_running(progress["running"]), progress["read"]


def block(design: Design) -> int:
    """Rotations to ask for at a time: about half of those that the longest course takes."""
    return max(LEAST_BLOCK, min(MOST_BLOCK, round(longest(design).pairs / 2)))


def _grow(design: Design, evidence: Evidence, running: Running, read: int) -> list[Grow]:
    """Further rotations, where less than half of a block is left, for each playtest alike.

    Failed rotations are replaced: the test goes on until it has observed the most that its design allows.
    """
    left = min(cell.asked for cell in evidence.values()) - read
    more = min(block(design), design.most - running.observed - left)
    return [Grow(key, more) for key in evidence] if more > 0 and left <= block(design) // AHEAD else []


def summary(running: Running, read: int) -> dict[str, Any]:
    """The answer as pages and API tell it. `rotations` were looked at; later ones are surplus."""
    up, down = running.ratios
    return {
        "answer": str(running.answer),
        "rotations": read,
        "observed": running.observed,
        "left_out": running.left_out,
        "llr": up,
        "llr_below": down,
        "mean": running.mean if running.observed else None,
        "always_valid": list(always_valid(running)),
        "counts": {str(units / running.whole): count for units, count in sorted(running.counts.items())},
    }


KIND = Better()
