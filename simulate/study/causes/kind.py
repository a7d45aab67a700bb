"""The kind of study that measures causes: the same games without each thing, look after look, until all is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.utils.translation import gettext_lazy

from sandtable.engine.game import POINTS
from sandtable.playtest.causes.differences import Differences, differences
from sandtable.playtest.causes.verdicts import Effect, Rules, Says, judge
from sandtable.playtest.parties import points_of_sides
from sandtable.playtest.shares import SCORED
from simulate.asking.estimating import Choice
from simulate.study.causes.question import BASE, Question, read
from simulate.study.foreseeing import usual_share
from simulate.study.kinds import Kind, work_of
from simulate.study.step import Ask, Cell, Evidence, Grow, Step

USUAL_SHARE: Final = 0.8
"""Of the most games: what the tests of a study need before any has ended here. With few rotations it is all of them."""


class Causes(Kind):
    """Looks at fixed numbers of rotations; a look waits until all playtests still tested have finished that number."""

    title = gettext_lazy("What is each one worth?")

    def decide(self, spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> Step:
        question = read(spec)
        if not evidence:
            asks = [Ask(key, request) for key, request in question.playtests(question.step)]
            return Step({"looked": 0, "counts": {}, "says": {}}, {}, ask=asks)
        while (stop := _next_look(question, progress)) and _is_finished(question, progress, evidence, stop):
            progress = _look(question, progress, evidence, stop)
        result = _result(question, progress)
        testing = _testing(question, progress)
        if not testing:
            return Step(progress, result, is_over=True)
        decided = [key for key in question.keys if key not in testing and not evidence[key].is_over]
        wanted = _next_look(question, progress)
        grow = [Grow(key, wanted - evidence[key].asked) for key in (BASE, *testing) if evidence[key].asked < wanted]
        return Step(progress, result, grow=grow, stop=decided)

    def foreseen(self, spec: dict[str, Any]) -> Choice:
        """As many games as tests need here as a rule."""
        question, most = read(spec), self.foreseen_most(spec)
        share = usual_share("causes", USUAL_SHARE)
        pieces = question.looks * (1 + len(question.changes))
        return Choice([work_of(question.base, share * most, share * pieces)], most)

    def foreseen_most(self, spec: dict[str, Any]) -> float:
        question = read(spec)
        return question.base.n_games * (1 + len(question.changes))


KIND = Causes()


def _testing(question: Question, progress: dict[str, Any]) -> list[str]:
    return [key for key in question.keys if progress["says"].get(key, Says.TESTING) == Says.TESTING]


def _next_look(question: Question, progress: dict[str, Any]) -> int:
    """The rotations of the next look; 0 after the last one."""
    looked: int = progress["looked"]
    is_going_on = looked < question.most and _testing(question, progress)
    return min(question.most, looked + question.step) if is_going_on else 0


def _is_finished(question: Question, progress: dict[str, Any], evidence: Evidence, stop: int) -> bool:
    return all(evidence[key].finished >= stop for key in (BASE, *_testing(question, progress)))


def _look(question: Question, progress: dict[str, Any], evidence: Evidence, stop: int) -> dict[str, Any]:
    """The notes after a look at everything that is still tested."""
    first = progress["looked"]
    counts = dict(progress["counts"])
    whole = POINTS * evidence[BASE].size
    base = _points(evidence[BASE], first, stop, question)
    for key in _testing(question, progress):
        changed = _points(evidence[key], first, stop, question)
        more = differences(whole, changed, base) if question.is_about_changes else differences(whole, base, changed)
        counts[key] = _as_json(_read(whole, counts.get(key, {})) + more)
    found = {key: _read(whole, kept) for key, kept in counts.items()}
    before = {key: Says(says) for key, says in progress["says"].items()}
    says = judge(found, before, Rules(most=_counted_most(found, stop, question.most)))
    return {"looked": stop, "whole": whole, "counts": counts, "says": {key: str(each) for key, each in says.items()}}


def _counted_most(found: Mapping[str, Differences], stop: int, most: int) -> int:
    """The counted rotations that end a test: after the last look any number, as failed games may be missing."""
    return 0 if stop >= most else most


def _points(cell: Cell, first: int, stop: int, question: Question) -> list[int | None]:
    """The points of the side in each rotation; of partners together. None where a game failed."""
    if not question.sides:
        return [None if each is None else each[question.subject] for each in cell.points(first, stop)]
    games, side = cell.records(first, stop), question.sides[question.subject]
    return [points_of_sides(game, question.sides)[side] if game.outcome in SCORED else None for game in games]


def _as_json(found: Differences) -> dict[str, int]:
    return {str(units): count for units, count in found.counts.items()}


def _read(whole: int, kept: Mapping[str, int]) -> Differences:
    return Differences(whole, {int(units): count for units, count in kept.items()})


def _result(question: Question, progress: dict[str, Any]) -> dict[str, Any]:
    """For each change its effect in shares of points, the interval that holds at every look, and the verdict."""
    if not progress["looked"]:
        return {}
    rows = []
    for key, change in zip(question.keys, question.changes, strict=True):
        effect = Effect(_read(progress["whole"], progress["counts"][key]), Says(progress["says"][key]))
        within = effect.bounds
        rows.append(
            {
                "thing": change.label,
                "says": str(effect.says),
                "value": effect.value,
                "low": within.low,
                "high": within.high,
                "rotations": effect.found.total,
                "unchanged": effect.found.unchanged,
            }
        )
    return {"side": question.side, "looked": progress["looked"], "effects": rows}
