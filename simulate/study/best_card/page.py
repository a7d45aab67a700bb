"""The page of a contest of cards: the answer in sentences, and every candidate with its share and state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.http import HttpRequest
from django.utils.translation import gettext as _

from drawing.charts import Chart, Interval, intervals
from sandtable.playtest.balancing.best import Pairs
from simulate import words
from simulate.study.best_card.question import Question, read

TEMPLATE: Final = "simulate/study/best_card/_page.html"


def context(study: Any, request: HttpRequest) -> dict[str, Any]:
    """The values of the template."""
    question, told = read(study.spec), study.result
    rows = [_row(question, told, number) for number in range(len(question.candidates))]
    finalists = [row for row in rows if row["final"]]
    return {
        "rows": sorted(rows, key=lambda row: row["rank"], reverse=True),
        "chart": _chart(finalists) if finalists else None,
        "stage": told.get("stage", 1),
        "is_final": told.get("is_final", False),
        "verdict": sentences(question, told["verdict"]) if told.get("verdict") else [],
        "may_open": bool(told.get("verdict")) and request.user.is_authenticated,
        "is_kept": bool(told.get("verdict")) and told["verdict"]["best"] == question.reference,
        "removed": question.candidates[0].label if question.removed else "",
        "opponents": [opponent.label for opponent in question.opponents],
        "deck": question.deck.label,
        "agent": question.agent,
        "pairs": words.number(question.pairs),
        "final_pairs": words.number(question.final_pairs),
    }


def sentences(question: Question, verdict: dict[str, Any]) -> list[str]:
    """The answer: the first of the finalists, and what is shown of its leads."""
    names = [each.label for each in question.candidates]
    best = names[verdict["best"]]
    found = [_("%(card)s came first in the final for %(deck)s.") % {"card": best, "deck": question.deck.label}]
    if verdict["gain"] is not None and verdict["second"] != question.reference:
        found.append(_lead(best, names[question.reference or 0], verdict["gain"]))
    if verdict["lead"] is not None:
        found.append(_lead(best, names[verdict["second"]], verdict["lead"]))
    return found


def _lead(card: str, other: str, lead: Sequence[float]) -> str:
    value, low, high = (f"{100 * each:+.1f}" for each in lead)
    told = {"card": card, "other": other, "value": value, "low": low, "high": high}
    if lead[1] > 0:
        words_of = _("%(card)s is better than %(other)s: %(value)s points, %(low)s to %(high)s (95 %% sure together).")
        return words_of % told
    words_of = _(
        "%(card)s is not shown to differ from %(other)s: %(value)s points, anything from %(low)s to %(high)s is"
        " possible (95 %% sure together)."
    )
    return words_of % told


def sentence(study: Any) -> str:
    """The answer with what is next."""
    question, verdict = read(study.spec), study.result.get("verdict")
    if not verdict:
        words_of = _("Not known yet which card is best for %(deck)s. Next: wait, the games stop by themselves.")
        return words_of % {"deck": question.deck.label}
    return " ".join([*sentences(question, verdict), _next(question, verdict)])


def _next(question: Question, verdict: dict[str, Any]) -> str:
    if verdict["best"] == question.reference:
        return _("Next: leave the deck as it is, or try other cards.")
    return _("Next: try %(card)s in a new version.") % {"card": question.candidates[verdict["best"]].label}


def _row(question: Question, told: dict[str, Any], number: int) -> dict[str, Any]:
    search, final = (_pairs(told.get(part, {}).get(str(number))) for part in ("search", "final"))
    verdict = told.get("verdict") or {}
    counted = final if final is not None else search
    is_best = verdict.get("best") == number
    return {
        "name": question.candidates[number].label,
        "is_reference": number == question.reference,
        "search": _share(search),
        "final": _share(final),
        "interval": final.share() if final is not None else None,
        "rank": (is_best, final is not None, counted.mean if counted is not None else 0.0),
        "badge": "good" if is_best else "busy" if number in told.get("alive", ()) else "plain",
        "state": _state(told, number, is_best=is_best),
    }


def _state(told: dict[str, Any], number: int, *, is_best: bool) -> str:
    if is_best:
        return _("first")
    if str(number) in told.get("final", {}):
        return _("finalist")
    return _("in the contest") if number in told.get("alive", ()) else _("left behind")


def _pairs(counts: list[int] | None) -> Pairs | None:
    found = Pairs(tuple(counts)) if counts else None
    return found if found is not None and found.total else None


def _share(pairs: Pairs | None) -> dict[str, str] | None:
    if pairs is None:
        return None
    found = pairs.share()
    return {
        "value": f"{100 * found.value:.1f}",
        "bounds": f"{100 * found.low:.1f} – {100 * found.high:.1f}",
        "pairs": words.number(pairs.total),
    }


def _chart(rows: Sequence[dict[str, Any]]) -> Chart:
    """The shares of the finalists in their fresh pairs."""
    data = [
        Interval(row["name"], found.value, found.low, found.high, f"{row['final']['value']}\u00a0%")
        for row in rows
        if (found := row["interval"]) is not None
    ]
    return intervals(
        caption=_("Points of the finalists, with 95 % intervals"), columns=(_("Card"), _("Points")), data=data
    )
