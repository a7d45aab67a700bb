"""Verdicts in sentences: one table of words for pages, API, commands and the text to paste."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import Kind, Place
from sandtable.playtest.report.verdict import Dealt, Says, State, Verdict
from simulate.results.words import name, ordinal
from simulate.words import number, percent

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

AGENTS: Final = "agents"
"""In place of a kind: a verdict on agents."""
WITHHELD: Final = gettext_lazy(
    "No verdict: most games came to no end of their own. Of %(games)s, %(capped)s stopped at the step limit"
    " and %(failed)s failed; the numbers say little about the %(subject)s."
)
ONE_OF_TWO: Final = gettext_lazy(
    "Unknown so far: the share of %(first)s lies between %(low)s and %(high)s, where even would be %(even)s."
)
ONE_OF_SEVERAL: Final = gettext_lazy(
    "Unknown so far: anything up to %(reach)s points from an even share (%(even)s) is possible."
)
BETTER: Final = gettext_lazy(
    "%(names)s is better by %(least)s to %(most)s points: it takes %(share)s where even would be %(even)s."
)
WORSE: Final = gettext_lazy(
    "%(names)s is worse by %(least)s to %(most)s points: it takes %(share)s where even would be %(even)s."
)
GOES: Final = gettext_lazy(
    "The %(ordinal)s player is better off by %(least)s to %(most)s points: it takes %(share)s where even would be"
    " %(even)s."
)
GOES_WORSE: Final = gettext_lazy(
    "The %(ordinal)s player is worse off by %(least)s to %(most)s points: it takes %(share)s where even would be"
    " %(even)s."
)
SENTENCES: Final[Mapping[tuple[str, Says], StrOrPromise]] = {
    (Kind.DUEL, Says.NOTHING): gettext_lazy("Unknown so far: no pair of games is finished yet."),
    (Kind.DUEL, Says.AHEAD): BETTER,
    (Kind.DUEL, Says.OPEN): ONE_OF_TWO,
    (Kind.DUEL, Says.EVEN): gettext_lazy("Equal within %(margin)s points."),
    (Kind.FREE_FOR_ALL, Says.NOTHING): gettext_lazy("Unknown so far: no rotation of games is finished yet."),
    (Kind.FREE_FOR_ALL, Says.AHEAD): BETTER,
    (Kind.FREE_FOR_ALL, Says.BEHIND): WORSE,
    (Kind.FREE_FOR_ALL, Says.OPEN): ONE_OF_SEVERAL,
    (Kind.FREE_FOR_ALL, Says.EVEN): gettext_lazy("All decks are equal within %(margin)s points."),
    (Kind.SIDES, Says.NOTHING): gettext_lazy("Unknown so far: no game is finished yet."),
    (Kind.SIDES, Says.AHEAD): gettext_lazy(
        "The %(names)s side is better off by %(least)s to %(most)s points: it takes %(share)s where even would be"
        " %(even)s."
    ),
    (Kind.SIDES, Says.BEHIND): gettext_lazy(
        "The %(names)s side is worse off by %(least)s to %(most)s points: it takes %(share)s where even would be"
        " %(even)s."
    ),
    (Kind.SIDES, Says.OPEN): ONE_OF_SEVERAL,
    (Kind.SIDES, Says.EVEN): gettext_lazy("The sides are even within %(margin)s points."),
    (Kind.TURN_ORDER, Says.NOTHING): gettext_lazy("Unknown so far: no game is finished yet."),
    (Kind.TURN_ORDER, Says.AHEAD): GOES,
    (Kind.TURN_ORDER, Says.BEHIND): GOES_WORSE,
    (Kind.TURN_ORDER, Says.OPEN): ONE_OF_SEVERAL,
    (Kind.TURN_ORDER, Says.EVEN): gettext_lazy("The turn order is even within %(margin)s points."),
    (AGENTS, Says.AHEAD): BETTER,
    (AGENTS, Says.BEHIND): WORSE,
    (AGENTS, Says.OPEN): ONE_OF_SEVERAL,
    (AGENTS, Says.EVEN): gettext_lazy("The agents are equal within %(margin)s points."),
}
"""The words for each statement about each kind of playtest."""
STATE_WORDS: Final[Mapping[State, tuple[str, StrOrPromise]]] = {
    State.UNKNOWN: ("waiting", gettext_lazy("Unknown so far")),
    State.BETTER: ("good", gettext_lazy("A difference is shown")),
    State.EQUAL: ("good", gettext_lazy("Equality is shown")),
    State.DEPENDS: ("warn", gettext_lazy("Depends on who plays")),
}
"""Kind of badge and words for each state of a verdict."""
AHEAD_WITHIN: Final = gettext_lazy("Within that, %(names)s is ahead by %(least)s to %(most)s.")
ALSO: Final = gettext_lazy("So are, by less: %(others)s.")
ANY_TIME: Final = gettext_lazy("This may be looked at any time while games are played.")
SETTLE: Final = ngettext_lazy(
    "About %(more)s more game would settle it.", "About %(more)s more games would settle it.", "n"
)
PLAYED: Final[Mapping[str, StrOrPromise]] = {
    "games": gettext_lazy("%(games)s games"),
    "pairs": gettext_lazy("%(games)s games in %(sets)s pairs"),
    "rotations": gettext_lazy("%(games)s games in %(sets)s rotations"),
}
SUBJECTS: Final[Mapping[str, StrOrPromise]] = {"cards": gettext_lazy("decks"), "rules": gettext_lazy("scenario")}
"""The subject of a playtest, by the data that it is about."""
DATA: Final[Mapping[str, StrOrPromise]] = {"cards": gettext_lazy("card data"), "rules": gettext_lazy("rules data")}


def verdict(report: Report) -> str:
    """The answer to the question of the playtest, with the games behind it and those that would settle it."""
    return " ".join(filter(None, (statement(report), basis(report), outlook(report.verdict))))


def statement(report: Report) -> str:
    """The answer alone."""
    if report.is_withheld:
        return str(WITHHELD % (_values(report.verdict) | {"subject": SUBJECTS[report.data]}))
    return _sentence(report.kind, report.verdict, {"first": name(report.parties[0])})


def basis(report: Report) -> str:
    """The games behind a verdict, the agents that played them, and the rules; empty before the first game."""
    found = report.verdict
    if not found.rotations:
        return ""
    counted = {"games": number(found.games), "sets": number(found.rotations)}
    parts = [str(PLAYED[report.match.unit]) % counted, _playing(report), _rules(report)]
    return _("(95 %% sure; %(parts)s.)") % {"parts": "; ".join(filter(None, parts))}


def _playing(report: Report) -> str:
    """The agents: one name where the same plays everywhere."""
    agents = set(report.plan.agents)
    return _("played by %(agents)s") % {"agents": agents.pop() if len(agents) == 1 else report.playing}


def _rules(report: Report) -> str:
    if report.origin is None:
        return ""
    rules = {"engine": report.origin.engine_version, "version": report.origin.data_version}
    return _("engine %(engine)s, %(data)s %(version)s") % (rules | {"data": DATA[report.data]})


def outlook(found: Verdict) -> str:
    """The games that would settle an open question, and whether the statement holds at any time."""
    settle = str(SETTLE % {"n": found.games_needed, "more": number(found.games_needed)}) if found.games_needed else ""
    return " ".join(filter(None, (settle, str(ANY_TIME) if found.is_anytime else "")))


def agents_verdict(report: Report) -> str:
    """The comparison of the agents; empty where they aren't compared."""
    found = report.agents_verdict
    return "" if found is None else " ".join(filter(None, (_sentence(AGENTS, found), outlook(found))))


def in_words(report: Report) -> str:
    """Both of them, for the text to paste and for commands."""
    return " ".join(filter(None, (verdict(report), agents_verdict(report))))


def as_json(report: Report, interval: Any) -> dict[str, Any]:
    """The verdict for programs; `interval` tells an interval."""
    found = report.verdict
    return {
        "state": str(found.state),
        "sentence": verdict(report),
        "statement": statement(report),
        "parties": [name(party) for party in found.parties],
        "interval": interval(found.share),
        "even": found.even or None,
        "margin": found.margin or None,
        "n": {"games": found.games, "rotations": found.rotations, "unit": report.match.unit},
        "agents": list(report.plan.agents),
        "settle_games": found.games_needed,
        "at_any_time": found.is_anytime,
    }


def dealt(report: Report) -> Iterator[str]:
    """A sentence for every kind of thing that luck deals: does it matter who gets what?"""
    return map(_dealt, report.dealt)


def even_share(players: int) -> str:
    """An even share: "25 %", "33.3 %"."""
    return percent(1 / players, 1 if 100 % players else 0)


def _sentence(about: str, found: Verdict, more: Mapping[str, str] | None = None) -> str:
    values = _values(found) | dict(more or {})
    said = [str(SENTENCES[about, found.says]) % values]
    if found.says == Says.EVEN and found.parties and found.share is not None and found.share.value > found.even:
        said.append(str(AHEAD_WITHIN % values))
    elif len(found.parties) > 1:
        said.append(str(ALSO % {"others": ", ".join(map(name, found.parties[1:]))}))
    return " ".join(said)


def _values(found: Verdict) -> dict[str, str]:
    """Everything that a sentence may mention."""
    values = {
        "names": name(found.parties[0]) if found.parties else "",
        "ordinal": "".join(ordinal(party) for party in found.parties[:1] if isinstance(party, Place)),
        "even": even_share(round(1 / found.even)) if found.even else "",
        "reach": points(found.reach),
        "margin": points(found.margin, 0),
        "games": number(found.games),
        "capped": number(found.capped),
        "failed": number(found.failed),
    }
    if found.share is None or found.ahead is None:
        return values
    share, lead = found.share, found.ahead
    bounds = {"share": percent(share.value), "low": percent(share.low), "high": percent(share.high)}
    return values | bounds | {"least": points(lead.low), "most": points(lead.high)}


def points(share: float, digits: int = 1) -> str:
    """A part of a share in percentage points: "4.2"."""
    return f"{100 * share:.{digits}f}"


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
