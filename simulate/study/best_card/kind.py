"""The kind of study that finds the best card for one place of a deck."""

from __future__ import annotations

from dataclasses import asdict
from functools import reduce
from operator import add
from typing import Any

from django.utils.translation import gettext_lazy

from sandtable.engine.game import POINTS
from sandtable.playtest.balancing.best import QUARTERS, Heat, Pairs, Standing, Verdict, contest, replay
from simulate.asking.estimating import Choice
from simulate.queue.foreseeing import Work
from simulate.study.best_card.question import Question, read
from simulate.study.kinds import Kind
from simulate.study.step import Ask, Cell, Evidence, Step


class BestCard(Kind):
    """Halve the candidates until two are left, and let these play fresh pairs."""

    title = gettext_lazy("Best card for a place")

    def decide(self, spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> Step:
        """Count the playtests that are complete; when a whole stage is, follow the contest to its next one."""
        question, counts = read(spec), dict(progress.get("counts", {}))
        for key, cell in evidence.items():
            if key not in counts and cell.finished == cell.asked:
                counts[key] = list(pairs_of(cell).counts)
        if not evidence.keys() <= counts.keys():
            told = progress["told"]
            return Step({"counts": counts, "told": told}, told)
        return _next(question, counts)

    def foreseen(self, spec: dict[str, Any]) -> Choice:
        """The whole contest and the final of two."""
        question = read(spec)
        pairs = question.pairs + 2 * question.final_pairs
        return Choice([Work(question.game, (question.agent,) * 2, 2 * pairs)])


KIND = BestCard()


def pairs_of(cell: Cell) -> Pairs:
    """The pairs of a playtest; those with a failed game say nothing."""
    counts = [0] * (QUARTERS + 1)
    for points in cell.points(0, cell.finished):
        if points is not None:
            counts[points[0] * QUARTERS // (2 * POINTS)] += 1
    return Pairs(tuple(counts))


def _next(question: Question, counts: dict[str, list[int]]) -> Step:
    """The contest, replayed with these counts: the heats of its present stage, or its end."""
    standing = Standing()
    running = contest(len(question.candidates), question.pairs, question.final_pairs, standing, question.reference)
    heats, verdict = replay(running, _heats(counts, len(question.opponents)))
    told = _told(standing, heats, verdict)
    asks = [
        Ask(key, request)
        for heat in heats
        for key, request in zip(question.keys(heat), question.requests(heat), strict=True)
        if key not in counts
    ]
    return Step({"counts": counts, "told": told}, told, ask=asks, is_over=verdict is not None)


def _heats(counts: dict[str, list[int]], opponents: int) -> dict[str, Pairs]:
    """The pairs of each heat that is complete against every opponent."""
    by_heat: dict[str, list[Pairs]] = {}
    for key, count in counts.items():
        by_heat.setdefault(key.rpartition("/")[0], []).append(Pairs(tuple(count)))
    return {heat: reduce(add, parts) for heat, parts in by_heat.items() if len(parts) == opponents}


def _told(standing: Standing, heats: list[Heat], verdict: Verdict | None) -> dict[str, Any]:
    """Everything that pages and API say."""
    return {
        "stage": standing.stage + 1,
        "is_final": any(heat.is_final for heat in heats),
        "alive": standing.alive,
        "search": {str(each): list(pairs.counts) for each, pairs in standing.search.items()},
        "final": {str(each): list(pairs.counts) for each, pairs in standing.final.items()},
        "verdict": asdict(verdict) if verdict is not None else None,
    }
