"""The page of a contest of cards: the answer in sentences, and every candidate with its share and state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from drawing.charts import Chart, Interval, intervals
from sandtable.playtest.balancing.best import Pairs
from simulate import words
from simulate.results.next_links import Link
from simulate.study import answers
from simulate.study.answers import Answer
from simulate.study.best_card.forms import SIZES
from simulate.study.best_card.question import Question, read
from simulate.words import listed

TEMPLATE: Final = "simulate/study/best_card/_page.html"
PAIRS: Final = tuple(pairs for pairs, _words in SIZES)


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
        "is_known": bool(told.get("verdict")),
        "removed": question.candidates[0].label if question.removed else "",
        "opponents": [opponent.label for opponent in question.opponents],
        "deck": question.deck.label,
        "agent": question.agent,
        "pairs": words.number(question.pairs),
        "final_pairs": words.number(question.final_pairs),
    }


def answer(study: Any) -> Answer:
    """The first of the finalists, what is shown of its leads, and what is next."""
    question, told = read(study.spec), study.result
    if not (verdict := told.get("verdict")):
        return Answer([(_so_far(question, told, is_open=study.is_open), "")], _next(study, question, None))
    best = question.candidates[verdict["best"]].label
    first = _("%(card)s came first in the final for %(deck)s.") % {"card": best, "deck": question.deck.label}
    return Answer([(first, " ".join(_leads(question, verdict)))], _next(study, question, verdict))


def _so_far(question: Question, told: dict[str, Any], *, is_open: bool) -> str:
    given = {"deck": question.deck.label}
    if not is_open:
        return _("No answer on the best card for %(deck)s: the games stopped before the final was over.") % given
    names = [question.candidates[each].label for each in told.get("alive", range(len(question.candidates)))]
    given["cards"] = listed(answers.some(names))
    if told.get("is_final"):
        return _("Not known yet which card is best for %(deck)s: %(cards)s are in the final.") % given
    return _("Not known yet which card is best for %(deck)s: still in the contest are %(cards)s.") % given


def _leads(question: Question, verdict: dict[str, Any]) -> list[str]:
    """A sentence for each lead of the first: over the card that is there now, and over the second."""
    names = [each.label for each in question.candidates]
    best, found = names[verdict["best"]], []
    if verdict["gain"] is not None and verdict["second"] != question.reference:
        found.append((names[question.reference or 0], verdict["gain"]))
    if verdict["lead"] is not None:
        found.append((names[verdict["second"]], verdict["lead"]))
    return [_lead(best, other, lead, together=len(found)) for other, lead in found]


def _lead(card: str, other: str, lead: Sequence[float], together: int) -> str:
    _value, low, high = lead
    sure = _("95 % sure") if together == 1 else _("95 % sure of both together")
    told = {"card": card, "other": other, "sure": sure, "low": points(low), "high": points(high), "less": points(-low)}
    if low > 0:
        return _("%(card)s is better than %(other)s by %(low)s to %(high)s points of 100 (%(sure)s).") % told
    words_of = _(
        "It is not shown to be better than %(other)s: anything from %(less)s points of 100 fewer to %(high)s more is"
        " possible (%(sure)s)."
    )
    return words_of % told


def points(share: float) -> str:
    """A part of a share in points: "4.2"."""
    return f"{100 * share:.1f}".replace("-0.0", "0.0")


def _next(study: Any, question: Question, verdict: dict[str, Any] | None) -> list[Link]:
    """The card in a new version; the same question with more games, where no lead is shown; other cards."""
    if study.is_open:
        return [answers.wait()]
    if verdict is None:
        return [Link(_("ask again"), _form(question, pairs=question.pairs))]
    best, found = question.candidates[verdict["best"]], []
    if verdict["best"] == question.reference:
        told = _("leave %(card)s where it is") % {"card": best.label}
        return [Link(told, ""), Link(_("try other cards"), _form(question, cards=[]))]
    if not _is_shown(verdict["gain"] or verdict["lead"]) and (more := answers.larger(question.pairs, PAIRS)):
        finalists = [each.card for place, each in enumerate(question.candidates) if str(place) in study.result["final"]]
        cards = [card for card in finalists if card != question.removed]
        found.append(Link(_("ask again with more games"), _form(question, cards=cards, pairs=more)))
    told = _("try %(card)s in a new version of %(deck)s") % {"card": best.label, "deck": question.deck.label}
    url = reverse("simulate:best-card-version", args=[study.public_id])
    return [*found, Link(told, url, is_sent=True, is_open=True)]


def _is_shown(lead: Sequence[float] | None) -> bool:
    return lead is not None and lead[1] > 0


def _form(question: Question, **changed: Any) -> str:
    """The form of the same question, with other values; empty where the deck is not stored."""
    cards = [each.card for each in question.candidates if each.card != question.removed]
    opponent = question.opponents[0].label if len(question.opponents) == 1 else ""
    asked = {"deck": question.deck.source, "removed": question.removed, "cards": cards, "opponent": opponent}
    if not question.deck.source:
        return ""
    return answers.form("simulate:best-card-new", **{**asked, "agent": question.agent, **changed})


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
