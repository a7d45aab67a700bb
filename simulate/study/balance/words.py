"""The words of a search for balance: its answer as pages, the API and `manage.py balance_search` say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.playtest.balancing.asked import RISK
from sandtable.playtest.balancing.counting import Count, Goal
from sandtable.playtest.balancing.search import FOUND, SPENT, UNREACHABLE
from sandtable.playtest.balancing.trials import BEHIND, OUT
from sandtable.playtest.statistics import Interval
from simulate import words

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

    from simulate.study.balance.question import Question

ENDS: Final[Mapping[str, StrOrPromise]] = {
    UNREACHABLE: gettext_lazy(
        "No fair version of %(scenario)s was found among these changes. The nearest: %(changes)s."
    ),
    SPENT: gettext_lazy(
        "The games ran out before a fair version of %(scenario)s was known. The nearest so far: %(changes)s."
    ),
}
"""The answer without a fair version."""
NOTHING: Final = gettext_lazy("The games ran out before anything about %(scenario)s was known.")
STOPPED: Final = gettext_lazy(
    "The search for a fair version of %(scenario)s was stopped. The nearest so far: %(changes)s."
)
STOPPED_AT_ONCE: Final = gettext_lazy(
    "The search for a fair version of %(scenario)s was stopped before it knew anything."
)
RUNNING: Final = gettext_lazy("Not known yet how to make %(scenario)s fair. The nearest so far: %(changes)s.")
BEGINNING: Final = gettext_lazy("Not known yet how to make %(scenario)s fair: the first games are being played.")


@dataclass(frozen=True)
class Candidate:
    """A version of the scenario with its games."""

    changes: Sequence[str]
    """In words; none for the scenario as it is."""
    count: Count
    """Of the search."""
    proof: Count | None = None

    @property
    def in_words(self) -> str:
        return "; ".join(self.changes) or _("as it is")


@dataclass(frozen=True)
class Search:
    """A search as far as it goes."""

    scenario: str
    parties: Sequence[str]
    """The names of the sides, or of the places in the turn order."""
    goal: Goal
    is_for_side: bool
    """True: of two sides the first is to take its share."""
    says: str
    """Its end; empty before."""
    best: Candidate | None
    """The one that was found, or the nearest."""
    is_proved: bool = False
    confidence: float = 0.95
    """Of the intervals of the proof."""
    is_open: bool = True


def paragraphs(search: Search) -> list[tuple[str, str]]:
    """The answer, and behind it the shares that it rests on."""
    return [(head(search), rests_on(search) if search.best is not None else "")]


def head(search: Search) -> str:
    """The answer without its numbers."""
    best, given = search.best, {"scenario": search.scenario}
    if best is None:
        if search.says:
            return str(NOTHING % given)
        return str((BEGINNING if search.is_open else STOPPED_AT_ONCE) % given)
    given["changes"] = best.in_words
    if not search.says:
        return str((RUNNING if search.is_open else STOPPED) % given)
    if search.says != FOUND:
        return str(ENDS[search.says] % given)
    if search.is_proved:
        told = _("%(scenario)s is fair with: %(changes)s.") if best.changes else _("%(scenario)s is fair as it is.")
    elif best.changes:
        told = _("%(scenario)s looks fair with: %(changes)s; but that is not proved.")
    else:
        told = _("%(scenario)s looks fair as it is; but that is not proved.")
    return told % given


def rests_on(search: Search) -> str:
    """The share of each party with its interval, the games, and the goal."""
    assert search.best is not None, "a candidate was played"
    count = search.best.proof or search.best.count
    given = {"shares": shares(search, count), "goal": goal(search), "sure": _sure(search)}
    if search.best.proof is None:
        games = ngettext("%(n)s game", "%(n)s games", count.games)
    else:
        games = ngettext("%(n)s fresh game", "%(n)s fresh games", count.games)
    given["games"] = games % {"n": words.number(count.games)}
    if search.says == FOUND and search.is_proved:
        return _("In %(games)s %(shares)s (%(sure)s), all of it within the goal: %(goal)s.") % given
    return _("In %(games)s %(shares)s (%(sure)s). The goal: %(goal)s.") % given


def shares(search: Search, count: Count) -> str:
    """ "American takes 48.2 %, 44.1 to 52.3 % is possible"."""
    parties = range(1 if search.is_for_side else len(search.parties))
    return words.listed([_share(search.parties[party], interval(search, count, party)) for party in parties])


def _share(party: str, found: Interval) -> str:
    return _("%(party)s takes %(low)s to %(high)s of the points") % {
        "party": party,
        "low": f"{100 * found.low:.1f}",
        "high": words.percent(found.high),
    }


def interval(search: Search, count: Count, party: int) -> Interval:
    """The interval of a proof; of the games of the search one that holds at every look."""
    assert search.best is not None, "a candidate was played"
    if search.best.proof is not None:
        return count.interval(party, search.confidence)
    return count.running(party, RISK)


def _sure(search: Search) -> str:
    assert search.best is not None, "a candidate was played"
    if search.best.proof is None:
        return _("%(level)s %% sure at every look") % {"level": f"{100 * (1 - RISK):.3g}"}
    return _("%(level)s %% sure") % {"level": f"{100 * search.confidence:.3g}"}


def goal(search: Search) -> str:
    """ "American 45 to 55 %" or "each place 28.3 to 38.3 %"."""
    target, margin = search.goal.targets[0], search.goal.margin
    return _("%(party)s %(low)s to %(high)s\u00a0%%") % {
        "party": search.parties[0] if search.is_for_side else _("each place"),
        "low": f"{100 * max(0.0, target - margin):.3g}",
        "high": f"{100 * min(1.0, target + margin):.3g}",
    }


def left_behind(question: Question, told: Mapping[str, Any], standing: str) -> str:
    """The reason why a candidate was left behind, in a sentence; empty for one that was not."""
    if standing not in (BEHIND, OUT):
        return ""
    proof = Count.from_json(told["proof"]) if told["proof"] else None
    count = proof if proof is not None and proof.games else Count.from_json(told["count"])
    party = question.goal.furthest(count)
    target = question.targets[party]
    given = {
        "party": question.parties[party],
        "share": words.percent(count.share(party)),
        "games": words.number(count.games),
        "off": f"{100 * abs(count.share(party) - target):.1f}",
        "low": f"{100 * max(0.0, target - question.margin):.3g}",
        "high": words.percent(min(1.0, target + question.margin)),
    }
    if proof is not None and proof.games:
        return _("Its proof was not near enough: %(party)s took %(share)s of %(games)s fresh games.") % given
    if standing == OUT:
        return _("It surely misses the goal: what is possible for %(party)s lies beyond %(low)s to %(high)s.") % given
    if question.goal.estimate(count) <= question.margin:
        return _("It was near, but others were as near with smaller changes or more games.") % given
    return _("Others were nearer: %(party)s took %(share)s of %(games)s games, %(off)s points from the goal.") % given
