"""The page of a study of worth: a bar and a sentence for each thing, and the shares of each party."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from django.http import HttpRequest
from django.utils.translation import gettext as _

from drawing.charts import Chart, Interval, intervals
from simulate.results.next_links import Link
from simulate.study import answers
from simulate.study.answers import Answer
from simulate.study.worth import words
from simulate.study.worth.forms import SIZES
from simulate.study.worth.question import BASE, Question, read
from simulate.words import listed

TEMPLATE: Final = "simulate/study/worth/_page.html"


def context(study: Any, request: HttpRequest) -> dict[str, Any]:
    """The values of the template."""
    question = read(study.spec)
    rows = [_row(question, each) for each in study.result.get("worths", ())]
    return {
        "rows": rows,
        "names": words.names(question),
        "chart": _chart(study.result["worths"], question) if any(row["worth"] for row in rows) else None,
        "agents": ", ".join(dict.fromkeys(question.base.agents)),
        "takings": [words.title(question, taken) for taken in question.takings],
        "rotations": question.base.rotations,
        "playtests": list(study.batches.order_by("pk").only("public_id", "study_key", "agents", "state")),
    }


def answer(study: Any) -> Answer:
    """The worth of each thing to those who use it, and what is next."""
    question, worths = read(study.spec), study.result.get("worths", ())
    if not worths:
        return Answer([(_nothing_yet(question), "")], _next(study, question, worths))
    said = [(words.sentence(question, each, len(question.takings)), "") for each in worths]
    return Answer(said, _next(study, question, worths))


def _nothing_yet(question: Question) -> str:
    told = _("Not known yet what these are worth to %(who)s: %(things)s. The answer comes when all games are played.")
    things = ", ".join(words.title(question, taken) for taken in question.takings)
    return told % {"who": listed(list(dict.fromkeys(words.names(question)))), "things": things}


def _next(study: Any, question: Question, worths: Sequence[dict[str, Any]]) -> list[Link]:
    """More games for what is not known; a game without the thing that counts most."""
    if study.is_open:
        return [answers.wait()]
    unknown = words.shown_nothing(worths) if worths else question.takings
    size = answers.larger(question.base.rotations, [rotations for rotations, _words in SIZES])
    if unknown and size:
        return [Link(_("ask again with more games"), _again(study, question, unknown, size))]
    measured = [each for each in worths if each["worth"] is not None]
    if not measured:
        return [answers.watch(study, BASE, _("watch a game"))]
    most = max(measured, key=lambda each: abs(each["worth"]["value"]))
    key = question.key(question.takings.index(most["taken"]), 0)
    if words.is_skill(question, most["taken"]):
        told = _("watch a game against %(agent)s") % {"agent": question.weak}
    else:
        told = _("watch a game without “%(thing)s”") % {"thing": most["taken"]}
    return [answers.watch(study, key, told)]


def _again(study: Any, question: Question, unknown: Sequence[str], size: int) -> str:
    """The form about the same games with these things, filled in; empty where the games are gone."""
    base = study.batches.filter(study_key=BASE).only("public_id").first()
    if base is None:
        return ""
    things = [each for each in unknown if not words.is_skill(question, each)]
    weak = question.weak if len(things) < len(unknown) else ""
    return answers.form("simulate:worth-new", base.public_id, weak=weak, things=things, size=size)


def _row(question: Question, found: dict[str, Any]) -> dict[str, Any]:
    return {
        "title": words.title(question, found["taken"]),
        "worth": found["worth"],
        "points": words.signed(found["worth"]),
        "bounds": words.bounds(found["worth"]),
        "by_subject": [(words.signed(each), words.bounds(each)) for each in found["by_subject"]],
    }


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
            text = f"{words.signed(worth)} ({words.bounds(worth)})"
            yield Interval(words.title(question, each["taken"]), worth["value"], worth["low"], worth["high"], text)
