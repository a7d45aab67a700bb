"""The page of a study of causes: a table with the surest effects first, their bars, and the same as text to paste."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from drawing.charts import Chart, Interval, intervals
from sandtable.playtest.causes.verdicts import Says
from simulate.study.causes import words
from simulate.study.causes.question import Question, read

TEMPLATE: Final = "simulate/study/causes/_page.html"


def context(study: Any, request: HttpRequest) -> dict[str, Any]:
    """The values of the template."""
    question = read(study.spec)
    found = ordered(study.result)
    return {
        "question": question,
        "side": question.side,
        "agents": ", ".join(dict.fromkeys(question.base.agents)),
        "is_deck": not question.is_about_changes,
        "asked": [change.label for change in question.changes],
        "looked": study.result.get("looked", 0),
        "rows": [_row(each) for each in found],
        "chart": _chart(found) if found else None,
        "says": sentence(study),
        "hurts_url": _better_card(question, found) if study.is_owned_by(request.user) else "",
        "trust": words.false_discoveries(),
        "paste": paste(study, question, found) if found else "",
        "playtests": list(study.batches.order_by("pk").only("public_id", "study_key", "snapshot", "n_games")),
    }


def _better_card(question: Question, found: list[dict[str, Any]]) -> str:
    """The contest of cards for the place of the card that hurts most; empty without one, or where no deck is stored."""
    worst = next((each["thing"] for each in reversed(found) if each["says"] == Says.HURTS), None)
    source = question.base.subjects[question.subject].source
    codes = {change.label: change.old for change in question.changes}
    if worst is None or not source or question.is_about_changes:
        return ""
    return f"{reverse('simulate:best-card-new')}?{urlencode({'deck': source, 'removed': codes[worst]})}"


def sentence(study: Any) -> str:
    """The answer with what is next."""
    question = read(study.spec)
    return words.sentence(question.side, ordered(study.result), is_open=study.is_open)


def ordered(result: dict[str, Any]) -> list[dict[str, Any]]:
    """The effects, the one with the highest lower bound first."""
    return sorted(result.get("effects", ()), key=lambda each: (-each["low"], -each["value"], each["thing"]))


def _row(effect: dict[str, Any]) -> dict[str, Any]:
    badge, says = words.VERDICTS[effect["says"]]
    return effect | {
        "badge": badge,
        "verdict": says,
        "points": words.points(effect["value"]),
        "bounds": words.bounds(effect),
    }


def _chart(found: list[dict[str, Any]]) -> Chart:
    """Each effect on a scale that has all intervals, laid over 0 to 1."""
    widest = max(max(abs(each["low"]), abs(each["high"])) for each in found)
    widest = min(1.0, max(0.1, math.ceil(20 * widest) / 20))
    return intervals(
        caption=_("Effect in points, with intervals"),
        columns=(_("Thing"), _("Effect")),
        data=list(_bars(found)),
        low=-widest,
        high=widest,
        line=0.0,
    )


def _bars(found: list[dict[str, Any]]) -> Iterator[Interval]:
    for each in found:
        text = f"{words.points(each['value'])} ({words.bounds(each)})"
        yield Interval(each["thing"], each["value"], each["low"], each["high"], text)


def paste(study: Any, question: Question, found: list[dict[str, Any]]) -> str:
    """The result as lines of text."""
    width = max(len(each["thing"]) for each in found)
    lines = [f"{study.title}: points of {question.side}, {', '.join(dict.fromkeys(question.base.agents))}"]
    for each in found:
        says = words.VERDICTS[each["says"]][1]
        effect = f"{words.points(each['value']):>6} [{words.bounds(each)}]"
        lines.append(f"{each['thing']:<{width}} | {effect} | n {each['rotations']} | {says}")
    return "\n".join([*lines, f"seed {question.base.seed}; {words.in_short()}"])
