"""The page of a search for balance: its answer in a sentence, the proof, and every candidate with its change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.http import HttpRequest
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from drawing.charts import Chart, Interval, intervals
from sandtable.playtest.balancing.asked import RISK
from sandtable.playtest.balancing.counting import Count
from sandtable.playtest.balancing.search import FOUND, SPENT, UNREACHABLE
from sandtable.playtest.balancing.trials import BEHIND, OUT, PROVED, RACING
from simulate import words
from simulate.study.balance import services
from simulate.study.balance.question import Question, read

TEMPLATE: Final = "simulate/study/balance/_page.html"
STATES: Final = {
    PROVED: ("good", pgettext_lazy("candidate", "chosen")),
    RACING: ("busy", pgettext_lazy("candidate", "in the race")),
    BEHIND: ("plain", pgettext_lazy("candidate", "left behind")),
    OUT: ("bad", pgettext_lazy("candidate", "out")),
}
"""Kind of badge and words of a candidate's state, in the order of the list."""
ENDS: Final = {
    FOUND: gettext_lazy("Found."),
    UNREACHABLE: gettext_lazy("Not reachable with these changes. The nearest of all:"),
    SPENT: gettext_lazy("The games ran out before an even version was known. The nearest so far:"),
}


def context(study: Any, request: HttpRequest) -> dict[str, Any]:
    """The values of the template."""
    question, told = read(study.spec), study.result
    rows = _rows(question, told)
    return {
        "parties": [str(party) for party in question.parties],
        "goal": goal_words(question),
        "knobs": [f"{knob.label}: {knob.levels[0].words} … {knob.levels[-1].words}" for knob in question.knobs],
        "agent": question.agent,
        "rows": rows,
        "hidden": told.get("not_allowed", 0),
        "stage": told.get("stage", 1),
        "chart": _chart(question, rows) if rows else None,
        "end": str(ENDS[told["says"]]) if told.get("says") else "",
        "is_found": services.is_found(study),
        "chosen": next((row for row in rows if row["key"] == told.get("chosen")), None),
        "proof": proof_words(question, told),
        "proving": next((row for row in rows if row["key"] == told.get("proving")), None),
        "may_open": bool(told.get("chosen")) and request.user.is_authenticated,
        "scenario": question.scenario.label,
        "budget": words.number(question.games),
        "proof_games": words.number(question.proof_games),
    }


def sentence(study: Any) -> str:
    """The answer with what is next."""
    question, told = read(study.spec), study.result
    about = _("%(scenario)s (%(goal)s)") % {"scenario": question.scenario.label, "goal": goal_words(question)}
    if not told.get("says"):
        return _("Not known yet how to make %(about)s. Next: wait, the games stop by themselves.") % {"about": about}
    rows = _rows(question, told)
    chosen = next((row for row in rows if row["key"] == told.get("chosen")), None)
    changes = "; ".join(chosen["changes"]) if chosen is not None and chosen["changes"] else _("as it is")
    proof = proof_words(question, told)
    step = (
        _("Next: open it as a new version.")
        if services.is_found(study)
        else _("Next: allow more changes, or more games.")
    )
    return " ".join(filter(None, (f"{about}: {ENDS[told['says']]} {changes}.", proof, step)))


def goal_words(question: Question) -> str:
    """ "American 50 % ± 5" or "each 33.3 % ± 5"."""
    target, margin = f"{100 * question.targets[0]:.3g}", f"{100 * question.margin:.3g}"
    party = str(question.parties[0]) if question.scenario.has_sides and len(question.parties) == 2 else _("each place")
    return _("%(party)s %(target)s\u00a0%% ± %(margin)s points") % {
        "party": party,
        "target": target,
        "margin": margin,
    }


def proof_words(question: Question, told: dict[str, Any]) -> str:
    """The proof in a sentence; empty where there is none."""
    found = next((each for each in told.get("candidates", ()) if each["key"] == told.get("chosen")), None)
    if found is None or found["proof"] is None or not told["says"]:
        return ""
    count, level = Count.from_json(found["proof"]), told["confidence"]
    shares = ", ".join(f"{party} {_interval(count, place, level)}" for place, party in enumerate(question.parties))
    games = ngettext("%(n)s fresh game", "%(n)s fresh games", count.games) % {"n": words.number(count.games)}
    proved = (
        _("Proved: every interval lies within the goal.")
        if told["is_proved"]
        else _("The estimate is within the goal, the interval reaches beyond it.")
    )
    told_shares = _("In %(games)s: %(shares)s (%(level)s\u00a0%% intervals).")
    return f"{told_shares % {'games': games, 'shares': shares, 'level': f'{100 * level:.3g}'}} {proved}"


def _interval(count: Count, party: int, level: float) -> str:
    found = count.interval(party, level)
    return f"{100 * found.value:.1f}\u00a0% ({100 * found.low:.1f} – {100 * found.high:.1f})"


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
    is_for_side = question.scenario.has_sides and len(question.parties) == 2
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
