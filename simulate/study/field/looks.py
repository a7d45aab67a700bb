"""A look at a field: everything that is said of it between two stages, as JSON for pages and API."""

from __future__ import annotations

from typing import Any

from sandtable.playtest.field.estimates import Estimate
from sandtable.playtest.field.matrix import Matrix
from sandtable.playtest.field.ranking import RISK
from sandtable.playtest.field.standing import Standing, mean_of, risk_at, sides
from simulate.study.field.question import GAMES_IN_A_PAIR, Question


def look_at(question: Question, matrix: Matrix, number: int, *, is_final: bool) -> dict[str, Any]:
    """Look `number`, counted from 1. While games are to come it says less, so that all looks hold together."""
    risk = RISK if is_final else risk_at(number)
    games = GAMES_IN_A_PAIR * int(matrix.pairs.sum())
    told = {"number": number, "is_final": is_final, "risk": risk, "games": games, "members": len(question.members)}
    if question.is_row:
        return told | _row(matrix, risk)
    return told | _whole(Standing(matrix, question.seed, risk))


def _row(matrix: Matrix, risk: float) -> dict[str, Any]:
    row = [matrix.counts_of(0, other) for other in range(1, matrix.members)]
    return {"mean": _share(mean_of(row), risk), "sides": sides(row, risk)}


def _whole(standing: Standing) -> dict[str, Any]:
    verdict = standing.verdict
    return {
        "verdict": {
            "says": verdict.says,
            "top": list(verdict.top),
            "lead": _ends(verdict.lead.value, *verdict.bounds),
            "more_games": GAMES_IN_A_PAIR * verdict.more_pairs,
        },
        "order": list(standing.ranking.order),
        "standings": [_member(standing, member) for member in range(standing.matrix.members)],
    }


def _member(standing: Standing, member: int) -> dict[str, Any]:
    rank, nash, rating = standing.ranking.ranks[member], standing.nash[member], standing.ratings.of(member)
    return {
        "points": _share(standing.points.of(member), standing.risk),
        "rating": _ends(rating.value, *rating.bounds(1 - standing.risk), digits=2),
        "rank": {"best": rank.best, "worst": rank.worst},
        "nash": _ends(nash.value, nash.low, nash.high),
    }


def _share(of: Estimate, risk: float) -> dict[str, float]:
    """A share of the points with its interval, cut at 0 and 1."""
    low, high = of.bounds(1 - risk)
    return _ends(of.value, max(0.0, low), min(1.0, high))


def _ends(value: float, low: float, high: float, digits: int = 6) -> dict[str, float]:
    return {"value": round(value, digits), "low": round(low, digits), "high": round(high, digits)}
