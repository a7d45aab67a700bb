"""The words of a study of worth: a sentence for each thing, with who uses it and how sure it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from simulate.study.worth.question import Question
from simulate.words import listed


def names(question: Question) -> list[str]:
    """The parties: decks, or the seats that the subjects keep."""
    return [each.label for each in question.base.subjects]


def is_skill(question: Question, taken: str) -> bool:
    return taken == "skill" and bool(question.weak)


def title(question: Question, taken: str) -> str:
    """The thing in words."""
    if is_skill(question, taken):
        return _("Skill, against %(agent)s") % {"agent": question.weak}
    return _("“%(thing)s”") % {"thing": taken}


def sentence(question: Question, found: Mapping[str, Any], together: int) -> str:
    """The answer about one thing; the intervals of this many things hold together."""
    worth, taken = found["worth"], found["taken"]
    what = _deed(question) if is_skill(question, taken) else _("to use “%(thing)s”") % {"thing": taken}
    given = {"who": listed(list(dict.fromkeys(names(question)))), "what": what, "sure": sure(together)}
    if worth is None:
        return _("For %(who)s nothing is known of what it brings %(what)s: too few games came to an end.") % given
    low, high = worth["low"], worth["high"]
    if low > 0:
        given |= {"least": points(low), "most": points(high)}
        return _("For %(who)s it is worth %(least)s to %(most)s points of 100 %(what)s (%(sure)s).") % given
    if high < 0:
        given |= {"least": points(-high), "most": points(-low)}
        return _("For %(who)s it costs %(least)s to %(most)s points of 100 %(what)s (%(sure)s).") % given
    given |= {"loss": points(-low), "gain": points(high)}
    told = _(
        "For %(who)s it is not known whether it pays %(what)s: anything from a loss of %(loss)s to a gain of %(gain)s"
        " points of 100 is possible (%(sure)s)."
    )
    return told % given


def _deed(question: Question) -> str:
    agents = listed(list(dict.fromkeys(question.base.agents)))
    return _("to play like %(agent)s rather than like %(weak)s") % {"agent": agents, "weak": question.weak}


def sure(together: int) -> str:
    """The words for the sureness of intervals that hold together."""
    return _("95 % sure") if together == 1 else _("95 % sure of all of these together")


def points(share: float) -> str:
    """A part of a share in points: "4.2"; never "-0.0"."""
    return f"{100 * share + 0.0:.1f}".replace("-0.0", "0.0")


def signed(worth: Mapping[str, Any] | None) -> str:
    return "" if worth is None else f"{100 * worth['value']:+.1f}"


def bounds(worth: Mapping[str, Any] | None) -> str:
    return "" if worth is None else f"{100 * worth['low']:+.1f} … {100 * worth['high']:+.1f}"


def shown_nothing(worths: Sequence[Mapping[str, Any]]) -> list[str]:
    """The things of which neither worth nor harm is shown."""
    return [
        each["taken"] for each in worths if each["worth"] is None or each["worth"]["low"] <= 0 <= each["worth"]["high"]
    ]
