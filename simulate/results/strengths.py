"""The same playtest at several strengths, read together: each verdict, and one over all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.joint import Joint, Lead, joint
from sandtable.playtest.report.steps import Step, joint_steps
from sandtable.playtest.report.verdict import State
from sandtable.playtest.statistics import Interval
from simulate.models import Batch, Series, SeriesKind
from simulate.results import next_steps, unended_words, verdicts
from simulate.results.reading import read_anyway
from simulate.results.words import name
from simulate.words import listed, percent, state_of
from web.reader import Reader

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

JOINT: Final[Mapping[State, StrOrPromise]] = {
    State.DEPENDS: gettext_lazy(
        "Depends on who plays: %(party)s takes %(high)s in the hands of %(one)s and %(low)s in the hands of %(other)s,"
        " a difference of %(least)s to %(most)s points (95 %% sure)."
    ),
    State.EQUAL: gettext_lazy("%(all)s are equal within %(margin)s points at every strength: %(agents)s (95 %% sure)."),
    State.BETTER: gettext_lazy("%(party)s is better at every strength than %(others)s: %(leads)s (95 %% sure)."),
    State.UNKNOWN: gettext_lazy(
        "Unknown so far how much it depends on who plays: %(first)s takes %(shares)s (each 95 %% sure)."
    ),
}
"""The words for each joint verdict."""
OPPOSED: Final = gettext_lazy("It is ahead with the one and behind with the other.")
BY_MORE: Final = gettext_lazy(
    "By how much depends on who plays: the shares differ by up to %(least)s to %(most)s points (95 %% sure)."
)
NO_GAMES: Final = gettext_lazy(
    "Unknown so far how much it depends on who plays: with %(agents)s no games of %(all)s are finished yet."
)
NO_END: Final = gettext_lazy(
    "No verdict over all strengths: with %(agents)s most games of %(all)s came to no end of their own."
)


@dataclass(frozen=True)
class Strength:
    """One of the playtests."""

    agent: str
    batch: Batch
    report: Report

    @property
    def row(self) -> dict[str, Any]:
        """The cells of a table."""
        share = self.report.points.shares[0]
        badge, state = state_of(self.batch)
        return {
            "agent": self.agent,
            "batch": self.batch,
            "points": percent(share.value) if share is not None else "",
            "bounds": f"{percent(share.low)} – {percent(share.high)}" if share is not None else "",
            "says": verdicts.statement(self.report),
            "badge": badge,
            "state": state,
        }


@dataclass(frozen=True)
class Strengths:
    """All of them, in the order they were asked for."""

    each: Sequence[Strength]

    @property
    def title(self) -> str:
        return self.each[0].batch.title if self.each else ""

    @property
    def first(self) -> str:
        """The party whose share is shown."""
        return name(self.each[0].report.parties[0])

    @cached_property
    def joint(self) -> Joint:
        return joint([each.report for each in self.each])

    @property
    def sentence(self) -> str:
        """The joint verdict, the games behind it, and what is next."""
        return " ".join(filter(None, (self.statement, self.basis, next_steps.sentence_of(self.steps))))

    @property
    def steps(self) -> list[Step]:
        """The next things to do."""
        return joint_steps([each.report for each in self.each], self.joint)

    @property
    def statement(self) -> str:
        found = self.joint
        for told, missing in ((NO_GAMES, self._without_games), (NO_END, self._without_end)):
            if missing:
                return str(told) % {"agents": listed(missing), "all": listed(self._parties)}
        said = [str(JOINT[found.state]) % self._values(found)]
        if found.state == State.DEPENDS and found.leads[0].lead.low > 0 > found.leads[1].lead.high:
            said.append(str(OPPOSED))
        if found.state == State.BETTER and found.apart is not None:
            said.append(str(BY_MORE) % _bounds(found.apart))
        return " ".join([*said, *filter(None, map(self._unended, self.each))])

    @property
    def basis(self) -> str:
        """The games behind it; empty before the first."""
        verdict = [each.report.verdict for each in self.each]
        games = sum(each.games for each in verdict)
        if not games:
            return ""
        told = _("(%(games)s; the 95 %% hold for all strengths together.)") % {"games": verdicts.games_in_words(games)}
        return " ".join((told, *([str(verdicts.ANY_TIME)] if any(each.is_anytime for each in verdict) else [])))

    @property
    def _parties(self) -> list[str]:
        return verdicts.parties(self.each[0].report)

    @property
    def _without_games(self) -> list[str]:
        return [each.agent for each in self.each if not each.report.points.shares[0]]

    @property
    def _without_end(self) -> list[str]:
        return [each.agent for each in self.each if each.report.is_withheld]

    @staticmethod
    def _unended(each: Strength) -> str:
        """The games of one strength that did not end, where there are such."""
        unended = each.report.verdict.unended
        if unended is None:
            return ""
        return _("With %(agent)s: %(unended)s") % {"agent": each.agent, "unended": unended_words.counted(unended)}

    def _values(self, found: Joint) -> dict[str, str]:
        report, names = self.each[0].report, self._parties
        values = {
            "agents": listed([each.agent for each in self.each]),
            "margin": verdicts.points(report.margin, 0),
            "all": listed(names),
            "first": names[0],
            "party": names[found.party] if found.party >= 0 else "",
            "others": listed([name for index, name in enumerate(names) if index != found.party]),
            "shares": "; ".join(map(_share, self.each)),
        }
        if found.state == State.DEPENDS and found.apart is not None:
            best, worst = found.leads
            values |= {"high": percent(best.share.value), "low": percent(worst.share.value), **_bounds(found.apart)}
            values |= {"one": self.each[best.strength].agent, "other": self.each[worst.strength].agent}
        told = (f"{self.each[lead.strength].agent} {_lead(lead)}" for lead in found.leads)
        return values | {"leads": "; ".join(told)}

    def as_json(self) -> dict[str, Any]:
        """The joint verdict for programs."""
        found = self.joint
        return {
            "state": str(found.state),
            "sentence": self.sentence,
            "agents": [each.agent for each in self.each],
            "next": next_steps.list_as_json(self.steps),
        }


def _share(each: Strength) -> str:
    """ "50.0 % (42.3 to 57.7 %) with planner-2"; the share of the first party."""
    share = each.report.points.shares[0]
    assert share is not None, "games are finished at every strength"
    bounds = {"low": f"{100 * share.low:.1f}", "high": percent(share.high)}
    return _("%(share)s (%(low)s to %(high)s) with %(agent)s") % {
        "share": percent(share.value),
        "agent": each.agent,
        **bounds,
    }


def _lead(lead: Lead) -> str:
    """ "4.2 to 9.1 points"."""
    return _("%(least)s to %(most)s points") % _bounds(lead.lead)


def _bounds(found: Interval) -> dict[str, str]:
    return {"least": verdicts.points(found.low), "most": verdicts.points(found.high)}


def strengths(series: Series) -> Strengths:
    """The playtests of a series of strengths."""
    batches = series.batches.defer("tally").order_by("id")
    return Strengths([Strength(batch.agents.partition(",")[0], batch, read_anyway(batch)) for batch in batches])


def beside(batch: Batch, user: Reader) -> Strengths | None:
    """The same playtest at other strengths, where it was asked for and this reader may see them all; else None."""
    if batch.series_id is None:
        return None
    series = Series.objects.visible_to(user).filter(pk=batch.series_id, kind=SeriesKind.STRENGTHS).first()
    return strengths(series) if series is not None else None
