"""The page of a search for balance: its answer in a sentence, the proof, and every candidate with its change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from drawing.charts import Chart, Interval, intervals
from sandtable.playtest.balancing.asked import RISK
from sandtable.playtest.balancing.counting import Count
from sandtable.playtest.balancing.search import UNREACHABLE
from sandtable.playtest.balancing.trials import BEHIND, OUT, PROVED, RACING
from simulate import words
from simulate.results.next_links import Link
from simulate.study import answers
from simulate.study.answers import Answer
from simulate.study.balance import words as answer_words
from simulate.study.balance.forms import SIZES
from simulate.study.balance.question import Question, read
from simulate.study.balance.words import Candidate, Search

TEMPLATE: Final = "simulate/study/balance/_page.html"
STATES: Final = {
    PROVED: ("good", pgettext_lazy("candidate", "chosen")),
    RACING: ("busy", pgettext_lazy("candidate", "in the race")),
    BEHIND: ("plain", pgettext_lazy("candidate", "left behind")),
    OUT: ("bad", pgettext_lazy("candidate", "out")),
}
"""Kind of badge and words of a candidate's state, in the order of the list."""
GAMES: Final = tuple(games for games, _words in SIZES)


def context(study: Any, request: HttpRequest) -> dict[str, Any]:
    """The values of the template."""
    question, told = read(study.spec), study.result
    rows = _rows(question, told)
    return {
        "parties": [str(party) for party in question.parties],
        "goal": answer_words.goal(_search(question, told, is_open=study.is_open)),
        "knobs": [f"{knob.label}: {knob.levels[0].words} … {knob.levels[-1].words}" for knob in question.knobs],
        "agent": question.agent,
        "players": players_words(question),
        "rows": rows,
        "hidden": told.get("not_allowed", 0),
        "stage": told.get("stage", 1),
        "chart": _chart(question, rows) if rows else None,
        "is_over": bool(told.get("says")),
        "proving": next((row for row in rows if row["key"] == told.get("proving")), None),
        "scenario": question.scenario.label,
        "budget": words.number(question.games),
        "proof_games": words.number(question.proof_games),
    }


def players_words(question: Question) -> str:
    """The number of players, of partners with the sides: "3 (American 2, German 1)"."""
    each = ", ".join(f"{side} {question.sides.count(number)}" for number, side in enumerate(question.parties))
    return f"{question.seats} ({each})" if question.sides else str(question.seats)


def answer(study: Any) -> Answer:
    """The version that was found, the shares behind it, and what is next."""
    question, told = read(study.spec), study.result
    search = _search(question, told, is_open=study.is_open)
    return Answer(answer_words.paragraphs(search), _next(study, question, search))


def _search(question: Question, told: dict[str, Any], *, is_open: bool) -> Search:
    """The search in the terms of its words."""
    best = best_of(question, told)
    candidate = None
    if best is not None:
        proof = Count.from_json(best["proof"]) if best["proof"] is not None and told["says"] else None
        candidate = Candidate(best["changes"], Count.from_json(best["count"]), proof)
    return Search(
        scenario=question.scenario.label,
        parties=question.parties,
        goal=question.goal,
        is_for_side=_is_for_side(question),
        says=told.get("says", ""),
        best=candidate,
        is_proved=told.get("is_proved", False),
        confidence=told.get("confidence", 0.95),
        is_open=is_open,
    )


def best_of(question: Question, told: dict[str, Any]) -> dict[str, Any] | None:
    """The candidate that was found or is nearest; before the end the nearest so far. None before anything is played."""
    played = [each for each in told.get("candidates", ()) if each["count"]["games"]]
    if told.get("says"):
        return next((each for each in played if each["key"] == told["chosen"]), None)
    return min(played, key=lambda each: question.goal.at_most(Count.from_json(each["count"]), RISK), default=None)


def _is_for_side(question: Question) -> bool:
    return question.scenario.has_sides and len(question.parties) == 2


def _next(study: Any, question: Question, search: Search) -> list[Link]:
    """The found version, more of the search, or another goal: each a deed or a form that is filled in."""
    if study.is_open:
        return [answers.wait()]
    found = []
    more = answers.larger(question.games, GAMES)
    if search.says == UNREACHABLE:
        found.append(Link(_("allow other changes"), _form(question)))
    elif not search.is_proved:
        found.append(Link(_("ask again with more games"), _form(question, games=more or question.games)))
    if search.best is not None and search.says and (search.best.changes or not found):
        if search.best.changes:
            url = reverse("simulate:balance-version", args=[study.public_id])
            found.append(Link(_("open it as a new version"), url, is_sent=True, is_open=True))
        else:
            found += [Link(_("leave it as it is"), ""), answers.watch(study, "", _("watch a game"))]
    return found


def _form(question: Question, **changed: Any) -> str:
    """The form of the same search, with other values; empty where the scenario is not stored."""
    version = question.scenario.version
    asked = {"players": question.seats, "agent": question.agent, "margin": f"{100 * question.margin:g}"}
    asked |= {"proof_games": question.proof_games, "games": question.games}
    if _is_for_side(question):
        asked["target"] = f"{100 * question.targets[0]:g}"
    return answers.form("simulate:balance-new", version, **{**asked, **changed}) if version else ""


def _rows(question: Question, told: dict[str, Any]) -> list[dict[str, Any]]:
    """The candidates that were played, numbered as they were tried; the chosen one and those in the race come first."""
    played = [each for each in told.get("candidates", ()) if each["count"]["games"]]
    rows = [_row(question, number, each, is_over=bool(told["says"])) for number, each in enumerate(played, start=1)]
    order = list(STATES)
    return sorted(rows, key=lambda row: order.index(row["standing"]))


def _row(question: Question, number: int, told: dict[str, Any], *, is_over: bool) -> dict[str, Any]:
    count = Count.from_json(told["count"])
    standing = BEHIND if is_over and told["state"] == RACING else told["state"]
    badge, state = STATES[standing]
    return {
        "number": number,
        "key": told["key"],
        "changes": told["changes"],
        "standing": standing,
        "reason": answer_words.left_behind(question, told, standing),
        "badge": badge,
        "state": state,
        "games_words": words.number(count.games),
        "count": count,
        "shares": [_share(count, party) for party in range(len(question.parties))],
    }


def _share(count: Count, party: int) -> tuple[str, str]:
    """A share and its running interval, as text."""
    found = count.running(party, RISK)
    return f"{100 * found.value:.1f}", f"{100 * found.low:.1f} – {100 * found.high:.1f}"


def _chart(question: Question, rows: Sequence[dict[str, Any]]) -> Chart:
    """The share of the first side, or of the place furthest off, with the goal as a band."""
    is_for_side = _is_for_side(question)
    party = question.parties[0] if is_for_side else _("the place furthest from an even share")
    return intervals(
        caption=_("Share of %(party)s in each candidate, with the goal as a band") % {"party": party},
        columns=(_("Candidate"), _("Share")),
        data=[_bar(question, row, 0 if is_for_side else question.goal.furthest(row["count"])) for row in rows],
        line=question.targets[0],
        band=question.margin,
    )


def _bar(question: Question, row: dict[str, Any], party: int) -> Interval:
    found = row["count"].running(party, RISK)
    changes = "; ".join(row["changes"]) or _("as it is")
    text = _("%(share)s\u00a0%% in %(games)s") % {"share": f"{100 * found.value:.1f}", "games": row["games_words"]}
    return Interval(f"{row['number']}. {changes}", found.value, found.low, found.high, text)
