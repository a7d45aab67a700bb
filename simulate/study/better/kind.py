"""The kind: play until the sequential test is decided, look at every rotation in order, stop."""

from __future__ import annotations

from typing import Any, Final

from django.utils.translation import gettext_lazy

from sandtable.playtest.sequential.design import Design, read_design
from sandtable.playtest.sequential.interval import always_valid
from sandtable.playtest.sequential.running import Running, read_running
from sandtable.playtest.sequential.theory import longest
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
        running, read = _state(spec, progress, evidence)
        finished = question.finished(evidence)
        read += running.feed(design, question.scores(spec, evidence, read, finished))
        return Step(
            progress={"running": running.as_json(), "read": read},
            result=summary(running, read),
            grow=_grow(design, evidence, running, read) if running.is_open else (),
            is_over=not running.is_open,
        )


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
