"""The page of a study of causes: a table with the surest effects first, their bars, and the same as text to paste."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

from django.http import HttpRequest
from django.utils.translation import gettext as _

from drawing.charts import Chart, Interval, intervals
from sandtable.playtest.causes.verdicts import Says
from simulate.results.next_links import Link
from simulate.study import answers
from simulate.study.answers import Answer
from simulate.study.causes import words
from simulate.study.causes.forms import SIZES
from simulate.study.causes.question import BASE, Question, read

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
        "trust": words.false_discoveries(),
        "paste": paste(study, question, found) if found else "",
        "playtests": list(study.batches.order_by("pk").only("public_id", "study_key", "snapshot", "n_games")),
    }


def answer(study: Any) -> Answer:
    """The surest effects by name, and what is next."""
    question, found = read(study.spec), ordered(study.result)
    asked = [change.label for change in question.changes]
    tested = words.Tested(question.side, not question.is_about_changes, found, asked, study.is_open)
    return Answer(words.paragraphs(tested), _next(study, question, tested))


def _next(study: Any, question: Question, tested: words.Tested) -> list[Link]:
    """A better card for the place of the worst one; more games for what is not known; a game to watch."""
    helps, hurts = tested.that(Says.HELPS), tested.that(Says.HURTS)
    found = []
    if hurts and tested.is_deck:
        told = _("find a better card in the place of %(thing)s") % {"thing": hurts[0]["thing"]}
        found.append(Link(told, _better_card(question, hurts[0]["thing"])))
    if study.is_open:
        return [*found, answers.wait()]
    size = answers.larger(question.most, [rotations for rotations, _words in SIZES])
    if size and (tested.that(Says.OPEN) or not tested.effects):
        found.append(Link(_("ask again with more games"), _again(study, question, tested, size)))
    if strongest := next(iter([*hurts, *helps]), None):
        key = question.key([change.label for change in question.changes].index(strongest["thing"]))
        without = _("watch a game without %(thing)s") if tested.is_deck else _("watch a game with: %(thing)s")
        found.append(answers.watch(study, key, without % {"thing": strongest["thing"]}))
    return found or [answers.watch(study, BASE, _("watch a game"))]


def _better_card(question: Question, worst: str) -> str:
    """The contest of cards for the place of a card that hurts; empty where no deck is stored."""
    source = question.base.subjects[question.subject].source
    codes = {change.label: change.old for change in question.changes}
    return answers.form("simulate:best-card-new", deck=source, removed=codes[worst]) if source else ""


def _again(study: Any, question: Question, tested: words.Tested, size: int) -> str:
    """The form about the same games, with what is not known, filled in."""
    base = study.batches.filter(study_key=BASE).only("public_id").first()
    if base is None:
        return ""
    unknown = {each["thing"] for each in tested.that(Says.OPEN)}
    asked = {
        "side": question.subject,
        "size": size,
        "things": [change.old for change in question.changes if change.old and change.label in unknown],
        "instead": next(iter({change.new or "" for change in question.changes}), ""),
    }
    return answers.form("simulate:causes-new", base.public_id, **asked)


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
