"""The page of a study of worth: a bar and a sentence for each thing, and the shares of each party."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from django.http import HttpRequest
from django.utils.translation import gettext as _

from drawing.charts import Chart, Interval, intervals
from simulate.study.worth.question import Question, read
from simulate.words import listed

TEMPLATE: Final = "simulate/study/worth/_page.html"


def context(study: Any, request: HttpRequest) -> dict[str, Any]:
    """The values of the template."""
    question = read(study.spec)
    rows = [_row(question, each) for each in study.result.get("worths", ())]
    return {
        "rows": rows,
        "names": names(question),
        "chart": _chart(study.result["worths"], question) if any(row["worth"] for row in rows) else None,
        "agents": ", ".join(dict.fromkeys(question.base.agents)),
        "takings": [title(question, taken) for taken in question.takings],
        "rotations": question.base.rotations,
        "playtests": list(study.batches.order_by("pk").only("public_id", "study_key", "agents", "state")),
    }


def sentence(study: Any) -> str:
    """The answer with what is next: what each thing is worth to those who use it."""
    question = read(study.spec)
    who = listed(names(question))
    worths = study.result.get("worths", ())
    if not worths:
        return _("Not known yet for %(who)s. Next: wait for the first games.") % {"who": who}
    told = " ".join(f"{title(question, each['taken'])}: {says(each['worth'])}" for each in worths)
    return _("%(who)s: %(told)s Next: watch a game in which it decides.") % {"who": who, "told": told}


def names(question: Question) -> list[str]:
    """The parties: decks, or the seats that the subjects keep."""
    return [each.label for each in question.base.subjects]


def title(question: Question, taken: str) -> str:
    """The thing in words."""
    if taken == "skill" and question.weak:
        return _("Skill, against %(agent)s") % {"agent": question.weak}
    return _("“%(thing)s”") % {"thing": taken}


def _row(question: Question, found: dict[str, Any]) -> dict[str, Any]:
    return {
        "title": title(question, found["taken"]),
        "worth": found["worth"],
        "points": _points(found["worth"]),
        "bounds": _bounds(found["worth"]),
        "says": says(found["worth"]),
        "by_subject": [(_points(each), _bounds(each)) for each in found["by_subject"]],
    }


def says(worth: dict[str, Any] | None) -> str:
    """The answer in words."""
    if worth is None:
        return _("Too few games came to an end.")
    if worth["low"] > 0:
        return _("Worth %(low)s to %(high)s points (95 %% sure).") % _values(worth)
    if worth["high"] < 0:
        return _("It harms whoever uses it, by %(low)s to %(high)s points (95 %% sure).") % {
            "low": f"{-100 * worth['high']:.1f}",
            "high": f"{-100 * worth['low']:.1f}",
        }
    return _("No worth is shown: anything from %(low)s to %(high)s points is possible (95 %% sure).") % _values(worth)


def _values(worth: dict[str, Any]) -> dict[str, str]:
    return {"low": f"{100 * worth['low']:.1f}", "high": f"{100 * worth['high']:.1f}"}


def _points(worth: dict[str, Any] | None) -> str:
    return "" if worth is None else f"{100 * worth['value']:+.1f}"


def _bounds(worth: dict[str, Any] | None) -> str:
    return "" if worth is None else f"{100 * worth['low']:+.1f} … {100 * worth['high']:+.1f}"


def _chart(found: list[dict[str, Any]], question: Question) -> Chart:
    """Each worth on a scale from -1 to 1, laid over 0 to 1."""
    return intervals(
        caption=_("Worth in points, with intervals"),
        columns=(_("What is taken away"), _("Worth")),
        data=list(_bars(found, question)),
        low=-1.0,
        high=1.0,
        line=0.0,
    )


def _bars(found: list[dict[str, Any]], question: Question) -> Iterator[Interval]:
    for each in found:
        worth = each["worth"]
        if worth is not None:
            text = f"{_points(worth)} ({_bounds(worth)})"
            yield Interval(title(question, each["taken"]), worth["value"], worth["low"], worth["high"], text)
