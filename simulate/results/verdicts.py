"""Verdicts in sentences: one table of words for pages, API, commands and the text to paste."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from simulate.playtest.report.base import Report
from simulate.playtest.report.match import Kind, Place
from simulate.playtest.report.verdict import Dealt, Says, Verdict
from simulate.results.words import name, ordinal
from simulate.words import number, percent

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

AGENTS: Final = "agents"
"""In place of a kind: a verdict on three and more agents, or on agents that keep their seats."""
WITHHELD: Final = gettext_lazy(
    "No verdict: most games came to no end of their own. Of %(games)s, %(capped)s stopped at the step limit"
    " and %(failed)s failed; the numbers say little about the %(subject)s."
)
NOT_YET_KNOWN: Final = gettext_lazy(
    "Not yet known: after %(games)s games anything up to %(reach)s from even is possible; about %(more)s more games"
    " would make it ±%(margin)s."
)
GOES: Final = gettext_lazy(
    "Whoever goes %(ordinal)s takes %(share)s where even would be %(even)s (%(low)s to %(high)s, 95 %% sure,"
    " %(games)s games)."
)
SENTENCES: Final[Mapping[tuple[str, Says], StrOrPromise]] = {
    (Kind.DUEL, Says.NOTHING): gettext_lazy("No pair of games is finished yet."),
    (Kind.DUEL, Says.AHEAD): gettext_lazy("%(names)s won more often than chance explains."),
    (Kind.DUEL, Says.OPEN): gettext_lazy(
        "No difference is shown so far; about %(more)s more games would make it ±%(margin)s."
    ),
    (Kind.DUEL, Says.EVEN): gettext_lazy("The two are as good as equal: any difference is smaller than the interval."),
    (Kind.FREE_FOR_ALL, Says.NOTHING): gettext_lazy("No rotation of games is finished yet."),
    (Kind.FREE_FOR_ALL, Says.AHEAD): gettext_lazy(
        "More than an equal share, and more than chance explains: %(names)s."
    ),
    (Kind.FREE_FOR_ALL, Says.OPEN): gettext_lazy(
        "No deck is shown to take more than an equal share; about %(more)s more games would make it ±%(margin)s."
    ),
    (Kind.FREE_FOR_ALL, Says.EVEN): gettext_lazy(
        "All take as good as an equal share: any difference is smaller than the interval."
    ),
    (Kind.SIDES, Says.NOTHING): gettext_lazy("No game is finished yet."),
    (Kind.SIDES, Says.AHEAD): gettext_lazy(
        "Favors the %(names)s side by %(points)s percentage points: it takes %(share)s where even would be %(even)s"
        " (%(low)s to %(high)s, 95 %% sure, %(games)s games)."
    ),
    (Kind.SIDES, Says.BEHIND): gettext_lazy(
        "Puts the %(names)s side back by %(points)s percentage points: it takes %(share)s where even would be %(even)s"
        " (%(low)s to %(high)s, 95 %% sure, %(games)s games)."
    ),
    (Kind.SIDES, Says.OPEN): NOT_YET_KNOWN,
    (Kind.SIDES, Says.EVEN): gettext_lazy("Even within %(reach)s: after %(games)s games no side is shown to be ahead."),
    (Kind.TURN_ORDER, Says.NOTHING): gettext_lazy("No game is finished yet."),
    (Kind.TURN_ORDER, Says.AHEAD): GOES,
    (Kind.TURN_ORDER, Says.BEHIND): GOES,
    (Kind.TURN_ORDER, Says.OPEN): NOT_YET_KNOWN,
    (Kind.TURN_ORDER, Says.EVEN): gettext_lazy(
        "The turn order is even within %(reach)s: after %(games)s games no place is shown to be ahead."
    ),
    (AGENTS, Says.AHEAD): gettext_lazy("More than an even share, and more than chance explains: %(names)s."),
    (AGENTS, Says.OPEN): gettext_lazy(
        "No agent is shown to take more than an even share; about %(more)s more games would make it ±%(margin)s."
    ),
    (AGENTS, Says.EVEN): gettext_lazy(
        "The agents take as good as an even share: any difference is smaller than the interval."
    ),
}
"""The words for each statement about each kind of playtest."""
SUBJECTS: Final[Mapping[str, StrOrPromise]] = {"cards": gettext_lazy("decks"), "rules": gettext_lazy("scenario")}
"""The subject of a playtest, by the data that it is about."""


def verdict(report: Report) -> str:
    """The answer to the question of the playtest, in one sentence."""
    if report.is_withheld:
        return str(WITHHELD % (_values(report.verdict) | {"subject": SUBJECTS[report.data]}))
    return _sentence(report.kind, report.verdict)


def agents_verdict(report: Report) -> str:
    """The comparison of the agents; empty where they aren't compared."""
    found = report.agents_verdict
    if found is None:
        return ""
    return _sentence(Kind.DUEL if report.match.unit == "pairs" else AGENTS, found)


def in_words(report: Report) -> str:
    """Both of them, for the text to paste and for commands."""
    return " ".join(filter(None, (verdict(report), agents_verdict(report))))


def dealt(report: Report) -> Iterator[str]:
    """A sentence for every kind of thing that luck deals: does it matter who gets what?"""
    return map(_dealt, report.dealt)


def even_share(players: int) -> str:
    """An even share: "25 %", "33.3 %"."""
    return percent(1 / players, 1 if 100 % players else 0)


def _sentence(about: str, found: Verdict) -> str:
    return str(SENTENCES[about, found.says]) % _values(found)


def _values(found: Verdict) -> dict[str, str]:
    """Everything that a sentence may mention."""
    values = {
        "names": ", ".join(map(name, found.parties)),
        "ordinal": "".join(ordinal(party) for party in found.parties[:1] if isinstance(party, Place)),
        "even": even_share(round(1 / found.even)) if found.even else "",
        "reach": percent(found.reach),
        "margin": percent(found.margin, 0),
        "games": number(found.games),
        "more": number(found.games_needed),
        "capped": number(found.capped),
        "failed": number(found.failed),
    }
    if found.share is None:
        return values
    share = found.share
    bounds = {"share": percent(share.value), "low": percent(share.low), "high": percent(share.high)}
    return values | bounds | {"points": f"{100 * abs(share.value - found.even):.1f}"}


def _dealt(found: Dealt) -> str:
    if not found.uneven:
        return _("By %(kind)s nobody is shown to be ahead; anything up to %(reach)s from even is possible.") % {
            "kind": found.kind,
            "reach": percent(found.reach),
        }
    names = (
        _("%(name)s takes %(share)s, %(ratio)s times an even share")
        % {"name": each.name, "share": percent(each.share().value), "ratio": f"{each.ratio:.2f}"}
        for each in found.uneven
    )
    return _("By %(kind)s it is not even: %(names)s.") % {"kind": found.kind, "names": "; ".join(names)}
