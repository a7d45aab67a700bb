"""The page of a study: verdict, likelihood ratio between its bounds, interval, counts, and the text to paste."""

from __future__ import annotations

from typing import Any, Final

from django.http import HttpRequest
from django.utils.translation import gettext as _

from drawing.bounded import Bound, Line, between
from drawing.charts import Chart
from sandtable.playtest.sequential.running import Answer as Found
from sandtable.playtest.sequential.running import Running, read_running
from sandtable.playtest.sequential.theory import expected, longest
from sandtable.playtest.sequential.together import Agreement
from simulate import words
from simulate.study.answers import Answer
from simulate.study.better import course, kind, question, together
from simulate.study.better.words import Told, amount, paste, strengths_of

TEMPLATE: Final = "simulate/study/better/_result.html"
KINDS: Final = {
    Found.OPEN: "busy",
    Found.HIGH: "good",
    Found.BELOW: "good",
    Found.LOW: "plain",
    Found.UNDECIDED: "warn",
    Found.FAILED: "bad",
}
"""The kind of badge of each answer."""
AGREEMENTS: Final = {
    Agreement.OPEN: "busy",
    Agreement.SAME: "",
    Agreement.MIXED: "warn",
    Agreement.DEPENDS: "warn",
}
"""The kind of badge of the answers of several strengths; empty: that of their one answer."""


def context(study: Any, request: HttpRequest) -> dict[str, Any]:
    """The values of the template."""
    question.read(study.spec)
    parts = [_part(study, told) for told in strengths_of(study)]
    return {
        "parts": parts,
        "is_settled": all(part["told"].is_settled for part in parts),
        "batches": [(batch, question.plain(batch.study_key)) for batch in _batches(study)],
        "surplus": _surplus(study, parts[0]["told"]),
        "paste": paste(study, answer(study).sentence, study.games_done) if any(p["chart"] for p in parts) else "",
    }


def answer(study: Any) -> Answer:
    """The answer with what is next."""
    question.read(study.spec)
    told = strengths_of(study)
    state = _("Settled") if all(each.is_settled for each in told) else _("Open")
    return Answer(list(together.paragraphs(study)), together.links(study), _badge(study, told[0]), state)


def _batches(study: Any) -> list[Any]:
    return list(study.batches.order_by("pk").defer("tally", "snapshot"))


def _badge(study: Any, told: Told) -> str:
    agreement = study.result.get("agreement")
    if agreement is None:
        return KINDS[told.answer]
    return AGREEMENTS[Agreement(agreement)] or KINDS[told.answer]


def _part(study: Any, told: Told) -> dict[str, Any]:
    """Everything about one strength."""
    noted = kind.noted(study.progress, told.place)
    running = read_running(noted["running"]) if noted else None
    is_drawn = running is not None and bool(running.trace)
    return {
        "told": told,
        "chart": ratio_chart(told, running) if running is not None and is_drawn else None,
        "course": course.chart(told, running) if running is not None and running.means else None,
        "counts": _counts(told),
        "counts_caption": told.named(_("Observations by score")),
        "expected": _expected(told, running),
    }


def ratio_chart(told: Told, running: Running) -> Chart:
    """The log-likelihood ratio over the observations, between its two bounds."""
    design = told.design
    lines = [Line([(observed, up) for observed, up, _down in running.trace])]
    columns: tuple[str, ...] = (told.unit, _("ratio"))
    rows: list[tuple[str, ...]] = [(words.number(observed), f"{up:.2f}") for observed, up, _down in running.trace]
    if design.is_two_sided:
        lines.append(Line([(observed, down) for observed, _up, down in running.trace]))
        columns = (told.unit, _("more"), _("less"))
        rows = [(words.number(observed), f"{up:.2f}", f"{down:.2f}") for observed, up, down in running.trace]
    bounds = [Bound(design.upper, _upper(told)), Bound(design.lower, _lower(told))]
    return between(
        caption=told.named(_("Log-likelihood ratio and its bounds")),
        columns=columns,
        lines=lines,
        bounds=bounds,
        rows=rows,
        across=told.unit,
    )


def _upper(told: Told) -> str:
    return _("from here on: it moved") if told.design.is_two_sided else _("from here on: better")


def _lower(told: Told) -> str:
    if told.design.is_two_sided:
        return _("both below: not moved by %(high)s") % {"high": amount(told.design, told.design.high)}
    return _("down to here: not better by %(high)s") % {"high": amount(told.design, told.design.high)}


def _counts(told: Told) -> list[tuple[str, str]]:
    """The observations by score, in words."""
    counts = told.result.get("counts", {})
    return [(f"{float(score):g}", words.number(count)) for score, count in counts.items()]


def _surplus(study: Any, told: Told) -> int:
    """Games that landed after the decision, or behind a gap; they are kept and don't count."""
    looked = [each.get("rotations", 0) for each in study.result.get("strengths", [told.result])]
    size = question.request_of(study.spec, next(iter(study.spec["requests"])), 1).rotation_size
    counted = size * sum(looked) * (1 if told.is_of_decks else 2)
    surplus: int = study.games_done - counted
    return max(0, surplus)


def _expected(told: Told, running: Running | None) -> str:
    """The foreseen length at the variance that was seen, or at the usual one."""
    variance = running.variance if running is not None and running.observed >= 30 and running.variance else 0.125
    design = told.design
    usual = max(expected(design, each, variance).pairs for each in (design.low, design.high))
    return _("In the mean it takes about %(usual)s %(unit)s; the longest course about %(longest)s.") % {
        "usual": words.number(round(usual)),
        "longest": words.number(round(longest(design, variance).pairs)),
        "unit": told.unit,
    }
